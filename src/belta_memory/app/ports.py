"""What the use cases need of the world. Adapters satisfy these; tests/fakes/ has one of each."""

import datetime as dt
from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from belta_memory.domain.index import Index
from belta_memory.domain.model import (
    Approval,
    FactKey,
    Observation,
    PromptId,
    Proposal,
    ProposalId,
    SessionId,
    Slug,
)
from belta_memory.domain.note import Note


class Clock(Protocol):
    """The present."""

    def now(self) -> dt.datetime:
        """The present moment, aware, in the local zone."""
        ...


class Randomness(Protocol):
    """Where ids come from."""

    def new_id(self) -> str:
        """A short id that nobody can guess: 8 characters of Crockford's base 32, lower case."""
        ...


class ObservationLog(Protocol):
    """The append-only sightings."""

    def append(self, observation: Observation) -> bool:
        """Store one sighting. False when this prompt was stored before (two hooks, a retry, a resumed session)."""
        ...

    def facts(self) -> Iterable[Observation]:
        """Every stored sighting of kind fact that states what is correct, oldest first."""
        ...


class ProposalBox(Protocol):
    """The facts that wait for the user's word, and those that had it."""

    def all(self) -> list[Proposal]:
        """Every proposal in any state, oldest first."""
        ...

    def find(self, prefix: str) -> Proposal:
        """The one proposal whose id begins so. Raises UnknownIdError or AmbiguousIdError."""
        ...

    def put(self, proposal: Proposal) -> None:
        """Store a new one."""
        ...

    def update(self, proposal: ProposalId, change: Callable[[Proposal], Proposal | None]) -> Proposal | None:
        """Change one under the lock; when `change` gives None nothing is written and None comes back."""
        ...


class SessionMarker(NamedTuple):
    """What the prompt hook leaves for the other processes of a session."""

    session: SessionId
    transcript: str | None
    prompt: PromptId | None
    host_pid: int | None
    attended: bool
    shown: tuple[FactKey, ...] = ()  # facts brought up already


class Sessions(Protocol):
    """The session markers."""

    def find(self, session: SessionId) -> SessionMarker | None:
        """The marker of a session, None when its prompt hook has not run."""
        ...


class JournalEntry(NamedTuple):
    """One change of the memory, as `belta log` lists it."""

    id: str
    at: dt.datetime
    operation: str  # record, decline, edit, forget, restore, undo, …
    key: FactKey | None
    topic: str | None
    channel: str | None  # how the person said yes; None for what needs none
    proposal: ProposalId | None
    summary: str  # one line for people
    undone_by: str | None = None  # id of the entry that took it back


class MemoryDraft(Protocol):
    """One change in the making. Nothing is on disk before the change returns."""

    index: Index

    def note(self, slug: Slug) -> Note | None:
        """A note as it stands, None where there is none."""
        ...

    def put_note(self, slug: Slug, note: Note) -> None:
        """Write or replace a note."""
        ...

    def archive_note(self, slug: Slug, note: Note) -> None:
        """Put a note into the archive and take it from where it stood."""
        ...

    def slugs(self) -> frozenset[Slug]:
        """Every slug in use, the archive included."""
        ...


class Change(NamedTuple):
    """Who changes what: the head of a journal line."""

    operation: str
    key: FactKey | None
    topic: str | None
    summary: str


class MemoryStore(Protocol):
    """The index, the notes and their journal."""

    def read(self) -> Index:
        """The index as it stands; empty where there is none. Raises IndexFormatError, UnreadableFileError."""
        ...

    def note(self, slug: Slug) -> Note | None:
        """A note as it stands, None where there is none."""
        ...

    def change_facts(self, approval: Approval, change: Change, edit: Callable[[MemoryDraft], None]) -> JournalEntry:
        """Lock, read, edit, write whole, journal. The only way to write a fact, hence the Approval."""
        ...

    def change_bookkeeping(self, change: Change, edit: Callable[[MemoryDraft], None]) -> JournalEntry:
        """The same for what needs no yes: occurrences, declines. Raises PermissionError when `edit` touches more."""
        ...

    def undo(self, approval: Approval, entry: str | None) -> JournalEntry:
        """Take one change back (the newest that is not undone yet, for None), byte for byte."""
        ...

    def journal(self) -> list[JournalEntry]:
        """Every change, oldest first."""
        ...
