"""What `belta corrections` counts and shows: the cases of a time, with their projects."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.app.reclassify import unsure_cases
from belta_memory.domain.corrections import counted, monday
from belta_memory.domain.ledger import EntryState
from belta_memory.domain.prompts import typed_once
from belta_memory.domain.scope import name_of

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Sequence

    from belta_memory.app.casebook import CaseBook
    from belta_memory.domain.corrections import Corrections
    from belta_memory.domain.effect import Event
    from belta_memory.domain.ledger import Entry
    from belta_memory.domain.model import Observation


class Overview(NamedTuple):
    """The cases of a time, oldest first, each with its project; their counts; what became of rule proposals."""

    cases: tuple[tuple[str, Observation], ...]
    counts: Corrections
    raised: int
    adopted: int


def overview(
    book: CaseBook,
    events: Iterable[Event],
    entries: Sequence[Entry],
    since: dt.date,
    project: str | None = None,
) -> Overview:
    """Count what was corrected since a day, in all projects or in one, by its name or id."""

    def is_asked(where: str) -> bool:
        return project is None or project in {where, name_of(where)}

    cases = tuple((where, case) for where, case in book.placed if case.day >= since and is_asked(where))
    unsure = sum(
        o.day >= since and is_asked(book.project(o.project)) for o in unsure_cases(book.observations)
    )
    prompts = Counter(
        (where, monday(day)) for where, day in _typed(book, events) if day >= since and is_asked(where)
    )
    taken = {EntryState.ADOPTED, EntryState.CAME_AGAIN}
    return Overview(
        cases, counted(cases, unsure, prompts), len(entries), sum(e.state in taken for e in entries)
    )


def _typed(book: CaseBook, events: Iterable[Event]) -> Iterator[tuple[str, dt.date]]:
    """The project and the day of each prompt."""
    for event, moment in typed_once(events):
        yield book.project(event.scene.project), _day(moment, event)


def _day(moment: int, event: Event) -> dt.date:
    """The local day of a prompt's time, in milliseconds since the epoch."""
    return event.at.fromtimestamp(moment / 1000, event.at.tzinfo).date()
