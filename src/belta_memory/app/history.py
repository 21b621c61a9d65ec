"""What a fact stated when: since when it was true, as far as it was said, and since when we knew."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.statement import parse_statement
from belta_memory.domain.text import same_value

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable

    from belta_memory.app.ports import JournalEntry, MemoryStore
    from belta_memory.domain.model import Claim, Fact

_STATING = ("record", "edit", "restore", "merge", "shorten", "move")
_ENDING = ("forget", "archive")


class Period(NamedTuple):
    """One pair, and its days. The day until which it was true is not known better than when we were told."""

    claim: Claim
    said: dt.date | None  # first, as far as that is kept
    known: dt.datetime | None  # when a person's yes came; None where it was written by hand
    channel: str | None
    until: dt.datetime | None  # None: it holds still
    verified: dt.date | None = None  # when it was last checked


def entries_of(memory: MemoryStore, fact: Fact) -> list[JournalEntry]:
    """Every change of a fact, oldest first."""
    return [e for e in memory.journal() if fact.key is not None and e.key == fact.key]


def periods(fact: Fact, entries: Iterable[JournalEntry], verified: dt.date | None) -> list[Period]:
    """The pairs that stood one after the other; a change that was taken back made none."""
    from belta_memory.domain.match import claim_of

    found: list[Period] = []
    for entry in entries:
        if entry.undone_by is not None:
            continue
        if entry.operation in _ENDING and found and found[-1].until is None:
            found[-1] = found[-1]._replace(until=entry.at)
        if entry.operation not in _STATING or (claim := parse_statement(entry.summary)) is None:
            continue
        if found and found[-1].until is None:
            if _is_same(found[-1].claim, claim):
                continue
            found[-1] = found[-1]._replace(until=entry.at)
        found.append(Period(claim, None, entry.at, entry.channel, None))
    now = claim_of(fact)
    if not found or not _is_same(found[-1].claim, now):  # by hand, or before there was a journal
        found.append(Period(now, None, None, None, None))
    found[0] = found[0]._replace(said=fact.first_seen)
    found[-1] = found[-1]._replace(verified=verified)
    return found


def _is_same(a: Claim, b: Claim) -> bool:
    return all(same_value(x or "", y or "") for x, y in zip(a[1:], b[1:], strict=True))
