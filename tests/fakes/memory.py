"""The index, the notes and their journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.app.ports import Change, JournalEntry
from belta_memory.domain.errors import UnknownIdError
from belta_memory.domain.index import EMPTY, Index, parse_index
from belta_memory.domain.model import GLOBAL
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
    def __init__(self, state: _State, others: Callable[[str], FakeDraft]) -> None:
        self.index = state.lines
        self._notes, self._archive = dict(state.notes), dict(state.archive)
        self._others = others

    def note(self, slug: Slug) -> Note | None:
        return self._notes.get(slug)

    def put_note(self, slug: Slug, note: Note) -> None:
        self._notes[slug] = note

    def archive_note(self, slug: Slug, note: Note | None) -> None:
        if note is None:
            self._archive.pop(slug, None)
            return
        self._notes.pop(slug, None)
        self._archive[slug] = note

    def take_note(self, slug: Slug) -> None:
        self._notes.pop(slug, None)

    def slugs(self) -> frozenset[Slug]:
        return frozenset((*self._notes, *self._archive))

    def within(self, scope: str) -> FakeDraft:
        return self._others(scope)

    def state(self) -> _State:
        return _State(self.index, self._notes, self._archive)


class _Shared:
    """What all scopes of one memory have in common."""

    def __init__(self, index: Index, clock: Clock) -> None:
        self.states = {GLOBAL: _State(index, {}, {})}
        self.before: dict[str, dict[str, _State]] = {}
        self.entries: list[JournalEntry] = []
        self.clock = clock
        self.approvals: list[Approval] = []
        self.disk: BeltaError | None = None

    def state(self, scope: str) -> _State:
        return self.states.get(scope) or _State(parse_index("", scope=scope), {}, {})


class FakeMemory:
    def __init__(
        self,
        index: Index = EMPTY,
        clock: Clock | None = None,
        shared: _Shared | None = None,
        scope: str = GLOBAL,
    ) -> None:
        self._shared = shared or _Shared(index, clock or FakeClock())
        self.scope = scope

    @property
    def approvals(self) -> list[Approval]:
        return self._shared.approvals

    @property
    def disk(self) -> BeltaError | None:
        """What every write runs into."""
        return self._shared.disk

    @disk.setter
    def disk(self, fault: BeltaError | None) -> None:
        self._shared.disk = fault

    @property
    def _state(self) -> _State:
        return self._shared.state(self.scope)

    def within(self, scope: str) -> FakeMemory:
        return FakeMemory(shared=self._shared, scope=scope)

    def scopes(self) -> list[str]:
        return [GLOBAL, *sorted(s for s, state in self._shared.states.items() if s != GLOBAL and any(state))]

    def read(self) -> Index:
        return self._state.lines

    def note(self, slug: Slug) -> Note | None:
        return self._state.notes.get(slug)

    def put_note(self, slug: Slug, note: Note) -> None:
        """Somebody wrote a note by hand."""
        self._shared.states[self.scope] = self._state
        self._state.notes[slug] = note

    def archived(self) -> list[Note]:
        return list(self._state.archive.values())

    def archived_as(self, slug: Slug) -> Note | None:
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
        entries = self._shared.entries
        standing = [e for e in entries if e.undone_by is None and e.operation != "undo"]
        found = next((e for e in reversed(standing) if entry in (None, e.id)), None)
        if found is None:
            raise UnknownIdError(what="change", id=entry, known=", ".join(e.id for e in standing) or "none")
        before = self._shared.before[found.id]
        change = Change("undo", found.key, found.topic, found.summary)
        done = self.within(found.scope)._change(change, _nothing, approval)
        self._shared.states = dict(before)
        entries[entries.index(found)] = found._replace(undone_by=done.id)
        return done

    def journal(self) -> list[JournalEntry]:
        return list(self._shared.entries)

    def _change(
        self, change: Change, edit: Callable[[MemoryDraft], None], approval: Approval | None = None
    ) -> JournalEntry:
        shared = self._shared
        if shared.disk is not None:
            raise shared.disk
        drafts: dict[str, FakeDraft] = {}

        def within(scope: str) -> FakeDraft:
            return drafts.setdefault(scope, FakeDraft(shared.state(scope), within))

        edit(within(self.scope))
        entry = JournalEntry(
            id=f"c{len(shared.entries) + 1}",
            at=shared.clock.now(),
            operation=change.operation,
            key=change.key,
            topic=change.topic,
            channel=None if approval is None else approval.channel,
            proposal=None if approval is None else approval.proposal,
            summary=change.summary,
            scope=self.scope,
        )
        shared.before[entry.id] = dict(shared.states)
        shared.states |= {scope: draft.state() for scope, draft in drafts.items()}
        shared.entries.append(entry)
        return entry


def _nothing(draft: MemoryDraft) -> None:
    del draft
