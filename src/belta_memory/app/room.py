"""What of a full index could be folded away, and who moves in when there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from belta_memory.domain.note import NoteStatus
from belta_memory.domain.statement import format_statement

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable

    from belta_memory.app.ports import MemoryDraft, MemoryStore
    from belta_memory.domain.model import Fact

OFFERED = 3


class Doubt(NamedTuple):
    """A line that a repository did not bear out when it was last checked."""

    scope: str
    line: str
    citation: str  # what of it does not hold
    day: dt.date  # of that check


class LastCheck(Protocol):
    """What the last check of the facts has left. To ask it checks nothing."""

    def doubts(self, project: str) -> Iterable[Doubt]:
        """What the repository of a project did not bear out."""
        ...


def foldable(
    memory: MemoryStore, facts: Iterable[Fact], doubts: Iterable[Doubt] = ()
) -> list[tuple[Fact, Doubt | None]]:
    """Up to three lines of an index: first those whose notes say that they hold no more, or what has taken their place.

    Then those of which the last check says so, as long as they still state what was checked.
    """
    ended: list[tuple[Fact, Doubt | None]] = []
    stale: list[tuple[Fact, Doubt | None]] = []
    doubted = {(doubt.scope, doubt.line): doubt for doubt in doubts}
    for fact in facts:
        note = None if fact.note is None else memory.note(fact.note)
        doubt = doubted.get((fact.scope, format_statement(fact.topic, fact.wrong, fact.correct)))
        if note is not None and (note.status is not NoteStatus.ACTIVE or note.superseded_by is not None):
            ended.append((fact, None))
        elif doubt is not None:
            stale.append((fact, doubt))
        if len(ended) == OFFERED:
            break
    return [*ended, *stale][:OFFERED]


def move_in(draft: MemoryDraft, waiting: Iterable[Fact], cap: int) -> None:
    """Give the facts that wait for room a line, as long as there is some: each had its yes already."""
    for fact in waiting:
        if len(draft.index.facts) >= cap:
            return
        still_waits = fact.note is not None and draft.note(fact.note) is not None
        if still_waits and draft.index.fact_on(fact.topic) is None:
            draft.index = draft.index.with_fact(fact)
