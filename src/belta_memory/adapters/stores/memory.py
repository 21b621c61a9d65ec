"""The Markdown memory behind the `MemoryStore` port. What a death at each line leaves: references/memory-format.md."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.draft import forbid_more_than_counts
from belta_memory.adapters.stores.home import INDEX, Home
from belta_memory.adapters.stores.ignore import keep_out_of_git
from belta_memory.adapters.stores.journal import Journal, Record, new_record, undone
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.note_files import note_names
from belta_memory.adapters.stores.patch import take_back
from belta_memory.adapters.stores.shelf import Drafts, project_ids, read_index, read_note
from belta_memory.adapters.stores.transaction import Stage, Transactions, Write
from belta_memory.app.ports import Change, Clock, JournalEntry, MemoryDraft, Randomness
from belta_memory.domain.errors import UndoConflictError, UnknownIdError
from belta_memory.domain.index import Index, parse_index
from belta_memory.domain.line import is_file_name
from belta_memory.domain.model import GLOBAL, Approval, FactKey, Slug
from belta_memory.domain.note import Note, NoteStatus
from belta_memory.domain.text import normalise


class MarkdownMemory:
    """The index and the notes of one scope below one home, and the home's journal."""

    def __init__(
        self,
        home: Home,
        clock: Clock,
        randomness: Randomness,
        scope: str = GLOBAL,
        journal: Journal | None = None,
    ) -> None:
        self._home, self._clock, self._randomness = home, clock, randomness
        self.scope, self._shelf = scope, home.shelf(scope)
        self._journal = journal or Journal(home.journal)  # one for all scopes: it knows what it has read
        self._files = Transactions(home.root, self._journal)

    def within(self, scope: str) -> "MarkdownMemory":
        """The same memory, looked at in another scope."""
        if scope == self.scope:
            return self
        return MarkdownMemory(self._home, self._clock, self._randomness, scope, self._journal)

    def scopes(self) -> list[str]:
        """What holds everywhere, then every project of which there is something. Raises UnreadableFileError."""
        return [GLOBAL, *project_ids(self._home)]

    def read(self) -> Index:
        """The index as it stands, its facts with the keys that the journal knows. Raises UnreadableFileError."""
        index, _ = self._index()
        return index.with_keys(self._journal.keys(self.scope)) if index.facts else index

    def note(self, slug: Slug) -> Note | None:
        """A note as it stands, None where there is none. Raises NoteFormatError, UnreadableFileError."""
        return read_note(self._shelf.note(slug)) if is_file_name(slug) else None

    def unlisted(self) -> list[Note]:
        """The active notes to which no line of the index leads. Raises NoteFormatError, UnreadableFileError."""
        listed = {fact.note for fact in self._index()[0].facts}
        slugs = [slug for slug in note_names(self._shelf.folder) if slug not in listed]
        notes = [(slug, note) for slug in slugs if (note := self.note(slug)) is not None]
        return [
            note._replace(fields={**note.fields, "name": slug})  # where it stands, whatever its head says
            for slug, note in notes
            if note.status is NoteStatus.ACTIVE
        ]

    def archived(self) -> list[Note]:
        """The notes of folded-away facts. Raises NoteFormatError, UnreadableFileError."""
        slugs = note_names(self._shelf.archive)
        notes = [(slug, read_note(self._shelf.archived(slug))) for slug in slugs]
        return [n._replace(fields={**n.fields, "name": slug}) for slug, n in notes if n is not None]

    def change_facts(
        self, approval: Approval, change: Change, edit: Callable[[MemoryDraft], None]
    ) -> JournalEntry:
        """Lock, read, edit, announce, write whole, close. The only way to write a fact, hence the Approval."""
        with self._writing():
            drafts = Drafts(self._home, self._journal)
            draft = drafts.within(self.scope)
            index = draft.index
            edit(draft)
            record, writes = self._record(change, approval), drafts.writes()
            # The second yes after a death in between finds everything written: that is no change to take back.
            return self._commit(record, writes, (index, draft.index)) if writes else record.entry

    def change_bookkeeping(self, change: Change, edit: Callable[[MemoryDraft], None]) -> JournalEntry:
        """The same for what needs no yes: occurrences, declines. Raises PermissionError when `edit` touches more."""
        with self._writing():
            drafts = Drafts(self._home, self._journal)
            draft = drafts.within(self.scope)
            index = draft.index
            edit(draft)
            forbid_more_than_counts(index, draft, elsewhere=len(drafts.scopes()) > 1)
            writes = drafts.writes()
            record = self._record(change, None)
            return self._commit(record, writes, (index, draft.index)) if writes else record.entry

    def undo(self, approval: Approval, entry: str | None) -> JournalEntry:
        """Take one change back (the newest that is not undone yet, for None). Raises UndoConflictError, UnknownIdError."""
        with self._writing():
            records = self._journal.records()
            target = _standing(records, entry)
            head = target.entry
            before = Drafts(self._home, self._journal).within(head.scope).index
            writes = [self._taken_back(target, n, records) for n in range(len(target.patches))]
            named = {normalise(head.topic): head.key} if head.topic and head.key else {}
            indexes = {w.path: self._checked_undo(target, w) for w in writes if _is_index(w.path)}
            after = indexes.get(self._home.shelf(head.scope).index_file, before)
            after = after.with_keys(self._journal.keys(head.scope) | named)
            change = Change("undo", head.key, head.topic, head.summary)
            record = self._record(change, approval, head.scope)
            return self._commit(record._replace(undoes=head.id), writes, (before, after))

    def journal(self) -> list[JournalEntry]:
        """Every change, oldest first. Raises StoredLineError, UnreadableFileError."""
        heads = self._journal.heads()
        unclosed = self._journal.unclosed()
        if unclosed is not None and self._files.stage_of(unclosed) is Stage.NOWHERE:
            heads = [head for head in heads if head.entry.id != unclosed.entry.id]
        by = undone(heads)
        entries = (head.entry for head in heads)
        return [e._replace(undone_by=by[e.id]) if e.id in by else e for e in entries]

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Alone, in a home that is there, after whatever a dead writer left is settled."""
        with locked(self._home.lock("memory")):
            keep_out_of_git(self._home.root)
            self._sweep()
            self._files.settle()
            yield

    def _sweep(self) -> None:
        for folder in dict.fromkeys((self._home.shelf(GLOBAL).folder, self._shelf.folder)):
            files.sweep(os.path.realpath(folder))
            files.sweep(os.path.realpath(os.path.join(folder, "archive")))
        files.sweep(os.path.dirname(os.path.realpath(self._shelf.index_file)))

    def _index(self) -> tuple[Index, bytes | None]:
        return read_index(self._shelf, self.scope)

    def _record(self, change: Change, approval: Approval | None, scope: str | None = None) -> Record:
        return new_record(self._clock, self._randomness, change, approval, scope or self.scope)

    def _commit(self, record: Record, writes: list[Write], indexes: tuple[Index, Index]) -> JournalEntry:
        keys = _written_keys(record.entry, *indexes)
        last = sorted(writes, key=lambda w: _is_index(w.path))
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
        frame = patch.frame or (makers[-1].frame if makers else ())
        if new is not None and makers and tuple(new.split(b"\n")) == makers[-1].frame:
            new = None  # the last line of a file that we made has gone: so goes the file
        return Write(path, content, new, b"\n".join(frame))

    def _checked_undo(self, target: Record, write: Write) -> Index:
        """An index after an undo: sound, and with no topic twice."""
        index, before = (
            parse_index((text or b"").decode("utf-8", "surrogateescape"), write.path, target.entry.scope)
            for text in (write.new, write.old)
        )
        for faulty in (*before.faults, *index.faults):
            raise faulty
        was_doubled = target.entry.operation == "repair"  # and may be so again
        if _repeated(index) > _repeated(before) and not was_doubled:
            cause = "its topic was recorded again"
            raise UndoConflictError(id=target.entry.id, path=write.path, text=cause)
        return index


def _is_index(path: str) -> bool:
    return os.path.basename(path) == INDEX


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
