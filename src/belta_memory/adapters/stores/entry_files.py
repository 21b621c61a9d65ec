"""The entries that are found by search: memory/notes/<slug>.md, changed in the journal's transactions."""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.ignore import keep_out_of_git
from belta_memory.adapters.stores.journal import Journal, new_record
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.note_files import (
    NOWHERE,
    checked,
    decoded,
    entry_names,
    names_in_use,
    note_names,
    note_writes,
)
from belta_memory.adapters.stores.once import untold
from belta_memory.adapters.stores.transaction import Transactions
from belta_memory.domain.entry import Entry, counted_again, parse_entry, read_note
from belta_memory.domain.errors import BeltaError, UnknownIdError, UnreadableFileError
from belta_memory.domain.model import Slug

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from belta_memory.adapters.stores.home import Home
    from belta_memory.adapters.stores.once import Tell
    from belta_memory.adapters.stores.transaction import Write
    from belta_memory.app.entries import EntryDraft
    from belta_memory.app.ports import Change, Clock, JournalEntry, Randomness
    from belta_memory.domain.model import Approval
    from belta_memory.domain.note import Note


class Stamp(NamedTuple):
    """What tells that a file is as it was."""

    changed: int
    size: int
    number: int


class EntryFiles:
    """The Entries below a home. What was read once is kept as long as its file stays as it was."""

    def __init__(self, home: Home, clock: Clock, randomness: Randomness, tell: Tell = untold) -> None:
        self._home, self._clock, self._randomness, self._tell = home, clock, randomness, tell
        self.shelf = home.entries
        self._journal = Journal(home.journal)
        self._files = Transactions(home.root, self._journal)
        self._known: dict[Slug, tuple[Stamp, Entry | None]] = {}
        self._reading = Lock()  # a server writes session_context.md in a thread of its own

    def all(self) -> list[Entry]:
        """The active ones as the files have them now. Raises UnreadableFileError for the folder."""
        with self._reading:
            return self._standing()

    def archived(self) -> list[Entry]:
        """Those that were folded away: into the archive, or by a status that a person gave them where they stand."""
        with self._reading:
            self._standing()
            inactive = [entry for _, entry in self._known.values() if entry is not None and not entry.active]
        folded = []
        for slug in note_names(self.shelf.archive):
            with suppress(FileNotFoundError):
                folded.append(self._read(slug, self.shelf.archived(slug)))
        return [*inactive, *(entry._replace(active=False) for entry in folded if entry is not None)]

    def _standing(self) -> list[Entry]:
        stamps = self.stamps()
        for slug in self._known.keys() - stamps.keys():
            del self._known[slug]
        for slug, stamp in stamps.items():
            known = self._known.get(slug)
            if known is None or known[0] != stamp:
                self._known.pop(slug, None)
                with suppress(FileNotFoundError):  # it may come back with the stamp that it had
                    self._known[slug] = stamp, self._read(slug, self.shelf.note(slug))
        return [entry for _, entry in self._known.values() if entry is not None and entry.active]

    def stamps(self) -> dict[Slug, Stamp]:
        """Every file there is, with what tells that it changed. Raises UnreadableFileError."""
        try:
            found = {slug: _stamp(self.shelf.note(slug)) for slug in entry_names(self.shelf.folder)}
        except OSError as cause:
            raise UnreadableFileError(path=self.shelf.folder, cause=cause.strerror) from cause
        return {slug: stamp for slug, stamp in found.items() if stamp is not None}

    def note(self, change: Change, edit: Callable[[EntryDraft], None]) -> JournalEntry:
        """A change that needs no yes. Raises PermissionError, and then nothing was written."""
        with self._writing():
            draft = _Draft(self)
            edit(draft)
            _forbid_more_than_notes(self, draft)
            return self._commit(change, draft, None)

    def change(self, approval: Approval, change: Change, edit: Callable[[EntryDraft], None]) -> JournalEntry:
        """Any other change, after a person's yes."""
        with self._writing():
            draft = _Draft(self)
            edit(draft)
            return self._commit(change, draft, approval)

    def stored(self, slug: Slug) -> Note | None:
        """The file of an entry as it stands. Raises NoteFormatError, UnreadableFileError."""
        return self._whole(self.shelf.note(slug))

    def folded(self, slug: Slug) -> Note | None:
        """The file of one that was folded away, into the archive or where it stands. Raises the same."""
        return self._whole(self.shelf.archived(slug)) or self.stored(slug)

    @staticmethod
    def _whole(path: str) -> Note | None:
        if (content := files.read(path)) is None:
            return None
        return read_note(decoded(content, path), path)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Alone, in a home that is there, after whatever a dead writer left is settled."""
        import difflib  # noqa: F401 - loaded now: under the lock seven others would wait for it
        import hashlib  # noqa: F401 - the same

        with locked(self._home.lock("memory")):
            keep_out_of_git(self._home.root)
            files.sweep(self.shelf.folder)
            self._files.settle()
            yield

    def _read(self, slug: Slug, path: str) -> Entry | None:
        """One entry; None for one that was told of. Raises FileNotFoundError for one that is gone since it was listed."""
        try:
            if (content := files.read(path)) is not None:
                return parse_entry(decoded(content, path), slug, path)
            if not os.path.islink(path):
                raise FileNotFoundError(path)
            raise UnreadableFileError(path=path, cause=NOWHERE)
        except BeltaError as fault:
            self._tell(fault)
            return None

    def _commit(self, change: Change, draft: _Draft, approval: Approval | None) -> JournalEntry:
        record = new_record(self._clock, self._randomness, change, approval)
        if writes := draft.writes():
            self._files.commit(record, writes)
        return record.entry


class _Draft:
    """Satisfies `EntryDraft`."""

    def __init__(self, store: EntryFiles) -> None:
        self._store = store
        self._standing = store.all()
        self.notes: dict[Slug, Note | None] = {}
        self.archived: dict[Slug, Note | None] = {}
        self._used: frozenset[Slug] | None = None

    def entries(self) -> list[Entry]:
        return list(self._standing)

    def stored(self, slug: Slug) -> Note:
        found = self.notes[slug] if slug in self.notes else self._store.stored(slug)
        if found is None:
            known = ", ".join(e.key for e in self._standing[:8]) or "none"
            raise UnknownIdError(what="entry", id=slug, known=known)
        return found

    def put(self, slug: Slug, note: Note) -> None:
        self.notes[checked(slug)] = note

    def archive(self, slug: Slug, note: Note) -> None:
        self.notes[checked(slug)] = None
        self.archived[slug] = note

    def folded(self, slug: Slug) -> Note:
        if (found := self._store.folded(slug)) is None:
            raise UnknownIdError(what="archived entry", id=slug, known=", ".join(self.slugs()) or "none")
        return found

    def bring_back(self, slug: Slug, note: Note) -> None:
        self.notes[checked(slug)] = note
        self.archived[slug] = None

    def slugs(self) -> frozenset[Slug]:
        if self._used is None:
            self._used = names_in_use(self._store.shelf)
        return self._used | self.notes.keys() | self.archived.keys()

    def writes(self) -> list[Write]:
        return note_writes(self._store.shelf, self.notes, self.archived)


def _stamp(path: str) -> Stamp | None:
    """None for a file that is gone since it was listed. Of a link that leads nowhere it is the link's own."""
    try:
        state = os.stat(path)
    except OSError:
        try:
            state = os.lstat(path)
        except FileNotFoundError:
            return None
    return Stamp(state.st_mtime_ns, state.st_size, state.st_ino)


def _forbid_more_than_notes(store: EntryFiles, draft: _Draft) -> None:
    """Without a yes entries are added unconfirmed, and counted; nothing else."""
    taken = bool(draft.archived)
    for slug, note in draft.notes.items():
        before = store.stored(slug)
        if (
            taken
            or note is None
            or (note.value("confirmed") if before is None else counted_again(before, note) != note)
        ):
            message = (
                "a change of entries beyond new unconfirmed ones takes a person's yes; nothing was written"
            )
            raise PermissionError(message)
