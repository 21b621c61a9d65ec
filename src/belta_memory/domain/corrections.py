"""How often who corrects what, by project and by week: the figures of `belta corrections`."""

import datetime as dt
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from belta_memory.domain.model import By, Kind, Observation

Place = tuple[str, dt.date]
"""A project, and the Monday of a week."""


class Corrections(NamedTuple):
    """Counts of cases."""

    kinds: Counter[tuple[By, Kind]]
    projects: Counter[tuple[str, Kind]]  # by the user
    weeks: Counter[dt.date]  # by the user, by their Monday
    prompts: int  # that people typed in the time, as far as anybody counted
    prompts_of_weeks: Counter[dt.date]
    unsure: int  # candidates, which count nowhere else

    @property
    def by_user(self) -> int:
        """Corrections by people."""
        return sum(n for (by, _), n in self.kinds.items() if by is By.USER)

    @property
    def unsure_share(self) -> float:
        """The share of candidates in all that was noticed of people's words; 0 for nothing noticed."""
        return self.unsure / noticed if (noticed := self.unsure + self.by_user) else 0.0

    @property
    def rate(self) -> float | None:
        """Corrections by people in 100 prompts; None where no prompts were counted."""
        return 100 * self.by_user / self.prompts if self.prompts else None


def counted(
    cases: Iterable[tuple[str, Observation]], unsure: int, prompts: Mapping[Place, int]
) -> Corrections:
    """Count cases, each with its project."""
    kinds: Counter[tuple[By, Kind]] = Counter()
    projects: Counter[tuple[str, Kind]] = Counter()
    weeks: Counter[dt.date] = Counter()
    for project, case in cases:
        kinds[case.by, case.kind] += 1
        if case.by is By.USER:
            projects[project, case.kind] += 1
            weeks[monday(case.day)] += 1
    typed: Counter[dt.date] = Counter()
    for (_, week), number in prompts.items():
        typed[week] += number
    return Corrections(kinds, projects, weeks, typed.total(), typed, unsure)


def monday(day: dt.date) -> dt.date:
    """The first day of its week."""
    return day - dt.timedelta(days=day.weekday())


def weeks_between(first: dt.date, last: dt.date) -> list[dt.date]:
    """The Mondays of all weeks from one day to another."""
    start = monday(first)
    return [start + dt.timedelta(weeks=n) for n in range((monday(last) - start).days // 7 + 1)]
