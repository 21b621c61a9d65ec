"""The Markdown memory behind the `MemoryStore` port. What a death at each line leaves: references/memory-format.md."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.draft import Draft, forbid_more_than_counts, frame_of
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.ignore import keep_out_of_git
from belta_memory.adapters.stores.journal import Journal, Record, undone
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.patch import take_back
from belta_memory.adapters.stores.transaction import Stage, Transactions, Write
from belta_memory.app.ports import Change, Clock, JournalEntry, MemoryDraft, Randomness
from belta_memory.domain.errors import NoteFormatError, UndoConflictError, UnknownIdError, UnreadableFileError
from belta_memory.domain.index import Index, format_index, parse_index
from belta_memory.domain.line import is_file_name
from belta_memory.domain.model import Approval, FactKey, Slug
from belta_memory.domain.note import Note, NoteStatus, format_note, parse_note
from belta_memory.domain.text import normalise


def note_names(home: Home) -> list[Slug]:
    """The slugs of all notes beside the index. Raises UnreadableFileError."""
    folder = os.path.dirname(home.index_file)
    try:
        names = sorted(entry.name for entry in os.scandir(folder) if entry.is_file())
    except FileNotFoundError:
        return []
    except OSError as cause:
        raise UnreadableFileError(path=folder, cause=cause.strerror) from cause
    own = os.path.basename(home.index_file)
    return [Slug(name[:-3]) for name in names if name.endswith(".md") and name != own]


class MarkdownMemory:
    """The index, the notes and their journal below one home."""

    def __init__(self, home: Home, clock: Clock, randomness: Randomness) -> None:
        self._home, self._clock, self._randomness = home, clock, randomness
        self._journal = Journal(home.journal)
        self._files = Transactions(home.root, self._journal)

    def read(self) -> Index:
        """The index as it stands, its facts with the keys that the journal knows. Raises UnreadableFileError."""
        index, _ = self._index()
        return index.with_keys(self._journal.keys()) if index.facts else index

    def note(self, slug: Slug) -> Note | None:
        """A note as it stands, None where there is none. Raises NoteFormatError, UnreadableFileError."""
        path = self._home.note(slug)
        if not is_file_name(slug) or (content := files.read(path)) is None:
            return None
        try:
            return parse_note(content.decode(), path)
        except UnicodeDecodeError as cause:
            line = content.count(b"\n", 0, cause.start) + 1
            raise NoteFormatError(path=path, line=line, cause="bytes that are not UTF-8 text") from cause

    def unlisted(self) -> list[Note]:
        """The active notes to which no line of the index leads. Raises NoteFormatError, UnreadableFileError."""
        listed = {fact.note for fact in self._index()[0].facts}
        slugs = [slug for slug in note_names(self._home) if slug not in listed]
        notes = [(slug, note) for slug in slugs if (note := self.note(slug)) is not None]
        return [
            note._replace(fields={**note.fields, "name": slug})  # where it stands, whatever its head says
            for slug, note in notes
            if note.status is NoteStatus.ACTIVE
        ]

    def change_facts(
        self, approval: Approval, change: Change, edit: Callable[[MemoryDraft], None]
    ) -> JournalEntry:
        """Lock, read, edit, announce, write whole, close. The only way to write a fact, hence the Approval."""
        with self._writing():
            index, content = self._sound_index()
            draft = self._draft(index)
            edit(draft)
            record, writes = self._record(change, approval), self._writes(draft, content)
            # The second yes after a death in between finds everything written: that is no change to take back.
            return self._commit(record, writes, (index, draft.index)) if writes else record.entry

    def change_bookkeeping(self, change: Change, edit: Callable[[MemoryDraft], None]) -> JournalEntry:
        """The same for what needs no yes: occurrences, declines. Raises PermissionError when `edit` touches more."""
        with self._writing():
            index, content = self._sound_index()
            draft = self._draft(index)
            edit(draft)
            forbid_more_than_counts(index, draft)
            writes = self._writes(draft, content)
            record = self._record(change, None)
            return self._commit(record, writes, (index, draft.index)) if writes else record.entry

    def undo(self, approval: Approval, entry: str | None) -> JournalEntry:
        """Take one change back (the newest that is not undone yet, for None). Raises UndoConflictError, UnknownIdError."""
        with self._writing():
            index, _ = self._sound_index()
            records = self._journal.records()
            target = _standing(records, entry)
            writes = [self._taken_back(target, n, records) for n in range(len(target.patches))]
            head = target.entry
            named = {normalise(head.topic): head.key} if head.topic and head.key else {}
            after = self._checked_undo(target, index, writes).with_keys(self._journal.keys() | named)
            record = self._record(Change("undo", head.key, head.topic, head.summary), approval)
            return self._commit(record._replace(undoes=head.id), writes, (index, after))

    def journal(self) -> list[JournalEntry]:
        """Every change, oldest first. Raises StoredLineError, UnreadableFileError."""
        records = self._journal.records()
        unclosed = self._journal.unclosed()
        if unclosed is not None and self._files.stage_of(unclosed) is Stage.NOWHERE:
            records = [r for r in records if r.entry.id != unclosed.entry.id]
        by = undone(records)
        return [r.entry._replace(undone_by=by.get(r.entry.id)) for r in records]

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Alone, in a home that is there, after whatever a dead writer left is settled."""
        with locked(self._home.lock("memory")):
            keep_out_of_git(self._home.root)
            self._sweep()
            self._files.settle()
            yield

    def _sweep(self) -> None:
        for path in (self._home.index_file, self._home.note(Slug("x")), self._home.archived(Slug("x"))):
            files.sweep(os.path.dirname(os.path.realpath(path)))

    def _index(self) -> tuple[Index, bytes | None]:
        path = self._home.index_file
        content = files.read(path)
        return parse_index((content or b"").decode("utf-8", "surrogateescape"), path), content

    def _sound_index(self) -> tuple[Index, bytes | None]:
        """The index for a writer: a file that we cannot read whole is not rewritten."""
        index, content = self._index()
        if index.faults:
            raise index.faults[0]
        return index.with_keys(self._journal.keys()), content

    def _draft(self, index: Index) -> Draft:
        used = [f.note for f in index.facts if f.note]
        for path in (self._home.index_file, self._home.archived(Slug("x"))):
            if os.path.isdir(folder := os.path.dirname(path)):
                used += [Slug(name[:-3]) for name in os.listdir(folder) if name.endswith(".md")]
        return Draft(index, self.note, used)

    def _writes(self, draft: Draft, content: bytes | None) -> list[Write]:
        """Notes before the index: no line ever names a note that is not there."""
        notes = {self._home.note(slug): note for slug, note in draft.notes.items()}
        archived = {self._home.archived(slug): note for slug, note in draft.archived.items()}
        writes = [
            Write(path, files.read(path), None if note is None else format_note(note).encode())
            for path, note in (archived | notes).items()
        ]
        text = format_index(draft.index)
        if text or content is not None:
            new, frame = (t.encode("utf-8", "surrogateescape") for t in (text, frame_of(draft.index)))
            writes.append(Write(self._home.index_file, content, new, frame))
        return [w for w in writes if w.old != w.new]

    def _record(self, change: Change, approval: Approval | None) -> Record:
        entry = JournalEntry(
            self._randomness.new_id(),
            self._clock.now(),
            change.operation,
            change.key,
            change.topic,
            str(approval.channel) if approval else None,
            approval.proposal if approval else None,
            change.summary,
        )
        return Record(entry, (), {}, approval.line if approval else None, approval.at if approval else None)

    def _commit(self, record: Record, writes: list[Write], indexes: tuple[Index, Index]) -> JournalEntry:
        keys = _written_keys(record.entry, *indexes)
        last = sorted(writes, key=lambda w: w.path == self._home.index_file)
        self._files.commit(record._replace(keys=keys), last)
        return record.entry

    def _taken_back(self, target: Record, number: int, records: list[Record]) -> Write:
        patch = target.patches[number]
        path = self._files.path_of(patch.path)
        content = files.read(path)
        new = take_back(patch, content, target.entry.id)
        gone = {target.entry.id, *undone(records)}
        undid = [p for r in records if r.entry.id in gone for p in r.patches]
        makers = [p for p in undid if p.path == patch.path and p.was is None]
        if new is not None and makers and tuple(new.split(b"\n")) == makers[-1].frame:
            new = None  # the last line of a file that we made has gone: so goes the file
        return Write(path, content, new, b"\n".join(patch.frame) if content is None else b"")

    def _checked_undo(self, target: Record, before: Index, writes: list[Write]) -> Index:
        """The index after an undo: sound, and with no topic twice."""
        new = next((w.new or b"" for w in writes if w.path == self._home.index_file), None)
        if new is None:
            return before
        index = parse_index(new.decode("utf-8", "surrogateescape"), self._home.index_file)
        if index.faults:
            raise index.faults[0]
        if _repeated(index) > _repeated(before):
            cause = "its topic was recorded again"
            raise UndoConflictError(id=target.entry.id, path=self._home.index_file, text=cause)
        return index


def _repeated(index: Index) -> int:
    return len(index.facts) - len({normalise(f.topic) for f in index.facts})


def _standing(records: list[Record], entry: str | None) -> Record:
    by = undone(records)
    standing = [r for r in records if r.entry.id not in by]
    if entry is None:
        found = [r for r in standing if r.entry.operation != "undo" and r.patches][-1:]
    else:
        found = [r for r in standing if r.entry.id == entry]
    if not found:
        known = ", ".join(r.entry.id for r in standing[-8:]) or "none"
        raise UnknownIdError(what="change to take back", id=entry or "", known=known)
    return found[0]


def _written_keys(entry: JournalEntry, before: Index, after: Index) -> dict[str, FactKey]:
    """The keys of the facts that a change wrote: a line has no room for its own."""
    keys = {normalise(entry.topic): entry.key} if entry.topic and entry.key else {}
    return keys | {normalise(f.topic): f.key for f in after.facts if f.key and f not in before.facts}
