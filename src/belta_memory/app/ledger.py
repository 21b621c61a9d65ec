"""The corrections ledger: which kinds keep coming back in which project, and what became of the rule proposals."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.case import bundled
from belta_memory.domain.errors import NoCaseError, UnknownIdError
from belta_memory.domain.ledger import EntryState, held, refreshed
from belta_memory.domain.scope import name_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Protocol

    from belta_memory.app.casebook import CaseBook
    from belta_memory.domain.case import Bundle
    from belta_memory.domain.ledger import Entry

    class LedgerFile(Protocol):
        """The entries, and the page that shows them."""

        def entries(self) -> tuple[Entry, ...]:
            """As they stand. Raises StoredLineError, UnreadableFileError."""

        def change(
            self, edit: Callable[[tuple[Entry, ...]], tuple[Entry, ...]], present: Mapping[str, str] = ...
        ) -> tuple[Entry, ...]:
            """Under the lock: read, edit, write where something has changed; remember the folders that are there."""


class Ledger(NamedTuple):
    """The ledger as it is now."""

    entries: tuple[Entry, ...]
    bundles: tuple[Bundle, ...]

    @property
    def held(self) -> list[Bundle]:
        """What would be an entry, had a person said any of it."""
        return held(self.bundles)


def brought_up_to_date(book: CaseBook, ledger: LedgerFile) -> Ledger:
    """Look at all cases of a known project, and raise what has become due since."""
    bundles = tuple(bundled((project, case) for project, case in book.placed if project))
    return Ledger(ledger.change(lambda entries: refreshed(entries, bundles), book.present), bundles)


def put_entry(ledger: LedgerFile, number: int, change: Callable[[Entry], Entry]) -> Entry:
    """Change one entry. Raises UnknownIdError."""
    before = find_entry(ledger.entries(), number)
    after = ledger.change(lambda entries: tuple(change(e) if e.number == number else e for e in entries))
    return find_entry(after, before.number)


def find_entry(entries: Iterable[Entry], number: int) -> Entry:
    """The entry with this number. Raises UnknownIdError."""
    known = {entry.number: entry for entry in entries}
    if number not in known:
        raise UnknownIdError(what="ledger entry", id=f"{number}", known=", ".join(map(str, known)) or "–")
    return known[number]


def bundle_of(ledger: Ledger, entry: Entry) -> Bundle:
    """The cases of an entry. Raises NoCaseError where none of them is kept any more."""
    place = entry.project, entry.kind
    if (found := next((b for b in ledger.bundles if (b.project, b.kind) == place), None)) is None:
        raise NoCaseError(number=entry.number, name=f"{name_of(entry.project)}/{entry.kind}")
    return found


def is_settled(entry: Entry) -> bool:
    """Has a person decided about it, with nothing come since?"""
    return entry.state in {EntryState.ADOPTED, EntryState.DROPPED}
