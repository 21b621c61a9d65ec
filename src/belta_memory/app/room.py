"""What of a full index could be folded away, and who moves in when there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.note import NoteStatus

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belta_memory.app.ports import MemoryDraft, MemoryStore
    from belta_memory.domain.model import Fact

OFFERED = 3


def foldable(memory: MemoryStore, facts: Iterable[Fact]) -> list[Fact]:
    """Up to three lines of an index whose notes say that they hold no more, or what has taken their place."""
    found: list[Fact] = []
    for fact in facts:
        note = None if fact.note is None else memory.note(fact.note)
        if note is not None and (note.status is not NoteStatus.ACTIVE or note.superseded_by is not None):
            found.append(fact)
        if len(found) == OFFERED:
            break
    return found


def move_in(draft: MemoryDraft, waiting: Iterable[Fact], cap: int) -> None:
    """Give the facts that wait for room a line, as long as there is some: each had its yes already."""
    for fact in waiting:
        if len(draft.index.facts) >= cap:
            return
        still_waits = fact.note is not None and draft.note(fact.note) is not None
        if still_waits and draft.index.fact_on(fact.topic) is None:
            draft.index = draft.index.with_fact(fact)
