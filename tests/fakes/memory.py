"""The index, the notes and their journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.app.ports import Change, JournalEntry
from belta_memory.domain.errors import UnknownIdError
from belta_memory.domain.index import EMPTY, Index
from fakes.surroundings import FakeClock

if TYPE_CHECKING:
    from collections.abc import Callable

    from belta_memory.app.ports import Clock, MemoryDraft
    from belta_memory.domain.errors import BeltaError
    from belta_memory.domain.model import Approval, Slug
    from belta_memory.domain.note import Note


class _State(NamedTuple):
    lines: Index
    notes: dict[Slug, Note]
    archive: dict[Slug, Note]


class FakeDraft:
    def __init__(self, state: _State) -> None:
        self.index = state.lines
        self._notes, self._archive = dict(state.notes), dict(state.archive)

    def note(self, slug: Slug) -> Note | None:
        return self._notes.get(slug)

    def put_note(self, slug: Slug, note: Note) -> None:
        self._notes[slug] = note

    def archive_note(self, slug: Slug, note: Note) -> None:
        self._notes.pop(slug, None)
        self._archive[slug] = note

    def slugs(self) -> frozenset[Slug]:
        return frozenset((*self._notes, *self._archive))

    def state(self) -> _State:
        return _State(self.index, self._notes, self._archive)


class FakeMemory:
    def __init__(self, index: Index = EMPTY, clock: Clock | None = None) -> None:
        self._state = _State(index, {}, {})
        self._before: dict[str, _State] = {}
        self._entries: list[JournalEntry] = []
        self._clock = clock or FakeClock()
        self.approvals: list[Approval] = []
        self.disk: BeltaError | None = None  # what every write runs into

    def read(self) -> Index:
        return self._state.lines

    def note(self, slug: Slug) -> Note | None:
        return self._state.notes.get(slug)

    def put_note(self, slug: Slug, note: Note) -> None:
        """Somebody wrote a note by hand."""
        self._state.notes[slug] = note

    def archived(self, slug: Slug) -> Note | None:
        return self._state.archive.get(slug)

    def unlisted(self) -> list[Note]:
        listed = {f.note for f in self._state.lines.facts}
        return [note for slug, note in self._state.notes.items() if slug not in listed]

    def change_facts(
        self, approval: Approval, change: Change, edit: Callable[[MemoryDraft], None]
    ) -> JournalEntry:
        entry = self._change(change, edit, approval)
        self.approvals.append(approval)
        return entry

    def change_bookkeeping(self, change: Change, edit: Callable[[MemoryDraft], None]) -> JournalEntry:
        facts = self._state.lines.facts

        def checked(draft: MemoryDraft) -> None:
            edit(draft)
            if [f._replace(occurrences=0) for f in draft.index.facts] != [
                f._replace(occurrences=0) for f in facts
            ]:
                message = "only occurrences and declines change without a yes"
                raise PermissionError(message)

        return self._change(change, checked)

    def undo(self, approval: Approval, entry: str | None) -> JournalEntry:
        standing = [e for e in self._entries if e.undone_by is None and e.operation != "undo"]
        found = next((e for e in reversed(standing) if entry in (None, e.id)), None)
        if found is None:
            raise UnknownIdError(what="change", id=entry, known=", ".join(e.id for e in standing) or "none")
        before = self._before[found.id]

        def restore(draft: MemoryDraft) -> None:
            draft.index = before.lines

        done = self._change(Change("undo", found.key, found.topic, found.summary), restore, approval)
        self._state = before
        self._entries[self._entries.index(found)] = found._replace(undone_by=done.id)
        return done

    def journal(self) -> list[JournalEntry]:
        return list(self._entries)

    def _change(
        self, change: Change, edit: Callable[[MemoryDraft], None], approval: Approval | None = None
    ) -> JournalEntry:
        if self.disk is not None:
            raise self.disk
        draft = FakeDraft(self._state)
        edit(draft)
        entry = JournalEntry(
            id=f"c{len(self._entries) + 1}",
            at=self._clock.now(),
            operation=change.operation,
            key=change.key,
            topic=change.topic,
            channel=None if approval is None else approval.channel,
            proposal=None if approval is None else approval.proposal,
            summary=change.summary,
        )
        self._before[entry.id], self._state = self._state, draft.state()
        self._entries.append(entry)
        return entry
