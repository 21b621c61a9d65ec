"""The entries that are found by search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.app.ports import JournalEntry
from belta_memory.domain.entry import Entry, entry_note, parse_entry
from belta_memory.domain.errors import UnknownIdError
from belta_memory.domain.note import Note, format_note
from fakes.surroundings import AT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from belta_memory.app.entries import EntryDraft
    from belta_memory.app.ports import Change
    from belta_memory.domain.model import Approval, Slug


class FakeEntries:
    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.notes = {entry.slug: entry_note(entry) for entry in entries}
        self.folded_away: dict[Slug, Note] = {}
        self.changes: list[Change] = []
        self.approvals: list[Approval] = []

    def all(self) -> list[Entry]:
        read = [parse_entry(format_note(note), slug, "note.md") for slug, note in self.notes.items()]
        return [entry for entry in read if entry.active]

    def note(self, change: Change, edit: Callable[[EntryDraft], None]) -> JournalEntry:
        before = dict(self.notes)
        edit(self)
        added = [note for slug, note in self.notes.items() if slug not in before]
        if before.keys() - self.notes.keys() or any(note.value("confirmed") for note in added):
            self.notes = before
            message = "only new unconfirmed entries need no yes"
            raise PermissionError(message)
        return self._entry(change)

    def change(self, approval: Approval, change: Change, edit: Callable[[EntryDraft], None]) -> JournalEntry:
        edit(self)
        self.approvals.append(approval)
        return self._entry(change)

    def entries(self) -> list[Entry]:
        return self.all()

    def stored(self, slug: Slug) -> Note:
        if slug not in self.notes:
            raise UnknownIdError(what="entry", id=slug, known="none")
        return self.notes[slug]

    def put(self, slug: Slug, note: Note) -> None:
        self.notes[slug] = note

    def archive(self, slug: Slug, note: Note) -> None:
        self.notes.pop(slug, None)
        self.folded_away[slug] = note

    def folded(self, slug: Slug) -> Note:
        return self.folded_away[slug]

    def bring_back(self, slug: Slug, note: Note) -> None:
        del self.folded_away[slug]
        self.notes[slug] = note

    def archived(self) -> list[Entry]:
        read = [parse_entry(format_note(note), slug, "note.md") for slug, note in self.folded_away.items()]
        return [entry._replace(active=False) for entry in read]

    def slugs(self) -> frozenset[Slug]:
        return frozenset((*self.notes, *self.folded_away))

    def _entry(self, change: Change) -> JournalEntry:
        self.changes.append(change)
        number = f"c{len(self.changes)}"
        return JournalEntry(
            number, AT, change.operation, change.key, change.topic, None, None, change.summary
        )
