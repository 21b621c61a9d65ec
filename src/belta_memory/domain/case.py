"""Observations as the ledger sees them: cases, of which one project and kind make a bundle. Words of a secret are not kept."""

import datetime as dt
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from belta_memory.domain.model import Basis, By, Kind, Observation, Redacted, SessionId
from belta_memory.domain.recurrence import distinct, is_supported
from belta_memory.domain.sql import sql_in

KINDS = (Kind.FACT, Kind.RESULT, Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE)
SECRET, SQL = Redacted("[secret]"), Redacted("[sql]")
_BOUNDARY = re.compile(r"(?<=[.!?])\s+|(?<=[。！？])|\n")

Unit = tuple[SessionId, dt.date]
"""A session on a day: what is said in it again and again counts once."""


class Bundle(NamedTuple):
    """The cases of one project and kind, oldest first."""

    project: str
    kind: Kind
    cases: tuple[Observation, ...]

    @property
    def units(self) -> frozenset[Unit]:
        """The sessions and days."""
        return frozenset((o.session, o.day) for o in self.cases)

    @property
    def days(self) -> tuple[dt.date, ...]:
        """The days, in their order."""
        return tuple(sorted({o.day for o in self.cases}))

    @property
    def sessions(self) -> int:
        """How many sessions."""
        return len({o.session for o in self.cases})

    @property
    def is_due(self) -> bool:
        """Is it said often enough to raise: in two units, on two days?"""
        return len(self.units) >= 2 and len(self.days) >= 2  # noqa: PLR2004

    @property
    def is_held(self) -> bool:
        """Has no person said any of it? Then it is not raised."""
        return all(o.by is By.SELF for o in self.cases)

    def since(self, moment: dt.datetime) -> "Bundle":
        """What was said after a moment."""
        return self._replace(cases=tuple(o for o in self.cases if o.at > moment))


def cases_of(observations: Iterable[Observation]) -> list[Observation]:
    """What counts of the log, one case a prompt, oldest first: what a model alone has seen does not."""
    by_prompt: dict[tuple[str, str, str | None], list[Observation]] = {}
    for o in observations:
        by_prompt.setdefault((o.host, o.session, o.prompt or o.fingerprint), []).append(o)
    supported = (
        max((o for o in same if o.kind in KINDS), key=_weight, default=None)
        for same in by_prompt.values()
        if any(o.by is By.SELF or is_supported(o, same) for o in same)
    )
    return distinct(o for o in supported if o is not None)


def _weight(observation: Observation) -> tuple[bool, bool]:
    """Of several sightings of a prompt the firmest speaks: a rule's or the judges', then the scorer's, then a model's."""
    return observation.basis in {Basis.RULE, Basis.JUDGES}, observation.basis is not Basis.MODEL


def bundled(cases: Iterable[tuple[str, Observation]]) -> list[Bundle]:
    """The bundles of cases, each with its project."""
    found: dict[tuple[str, Kind], list[Observation]] = {}
    for project, case in cases:
        found.setdefault((project, case.kind), []).append(case)
    return [
        Bundle(project, kind, tuple(sorted(found[project, kind], key=lambda o: o.at)))
        for project, kind in found
    ]


def case_id(case: Observation) -> str:
    """A short id that stays the same: of the prompt, or of what was said where that has none."""
    from hashlib import blake2b

    named = f"{case.host}\0{case.prompt or case.session}\0{case.fingerprint}"
    return blake2b(named.encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()


def without_secrets(text: Redacted, masks: Iterable[str]) -> Redacted:
    """The masked text without any word of a sentence that holds one of these masks, or that is SQL."""
    marks = tuple(masks)
    sql = list(sql_in(text))
    kept: list[str] = []
    for start, end in _sentences(text):
        sentence = text[start:end].strip()
        if any(first < end and start < last for first, last in sql):
            sentence = SQL
        elif any(mark in sentence for mark in marks):
            sentence = SECRET
        if sentence and not (sentence in {SQL, SECRET} and kept[-1:] == [sentence]):
            kept.append(sentence)
    return Redacted(" ".join(kept))


def is_told(text: Redacted) -> bool:
    """Is there a word left in it of what was said?"""
    return bool(text.replace(SECRET, "").replace(SQL, "").strip())


def words_of(case: Observation, masks: Iterable[str]) -> Redacted:
    """The words of a case that may be shown and sent.

    What states a fact, and what a model quotes, is stored with its masks. Of all else no sentence with a secret was stored:
    its `[secret]` stands for a whole sentence already, and taints no other.
    """
    has_masks = case.basis is Basis.MODEL or (case.kind is Kind.FACT and case.basis is not Basis.JUDGES)
    return without_secrets(case.text, (m for m in masks if has_masks or m != SECRET))


def _sentences(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for boundary in _BOUNDARY.finditer(text):
        yield start, boundary.start()
        start = boundary.end()
    yield start, len(text)
