"""What a use case needs of a host's transcripts: files, the prompts in them, and what was said before each."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, NamedTuple, Protocol

from belta_memory.domain.model import Kind, PromptEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from belta_memory.domain.errors import BeltaError

    Tick = Callable[[int], None]  # told how many bytes were read


class Place(NamedTuple):
    """How far a file was read: a line begins there."""

    offset: int = 0
    line: int = 0  # lines before it; of a document, prompts
    told: int = 0  # of a document: a checksum of those prompts, by which one that has changed there is known


class TypedTurn(NamedTuple):
    """A prompt in a transcript. Its event is unattended where a script typed it, or ran the session."""

    event: PromptEvent
    uuid: str | None  # of the record: a fork or a resumed session repeats it under another session
    start: int  # where its record begins
    after: Place
    found: Kind | None = None  # what a guard or a reviewer found, and no person typed


class TranscriptFile(NamedTuple):
    """One file of a session's records."""

    path: str
    identity: str  # of device and inode: a file that was moved or renamed is still the same
    size: int
    modified: float  # seconds since the epoch
    changed: float | None = None  # the same, where an equal size does not say that nothing is new


class Found(NamedTuple):
    """Files, the oldest first, and what could not be looked at on the way."""

    files: tuple[TranscriptFile, ...]
    faults: tuple[BeltaError, ...] = ()


class Mark(NamedTuple):
    """What was harvested of a file: up to which place, and what was left out there for not being asked for."""

    size: int
    place: Place
    since: dt.date | None = None  # prompts before this day were left out
    headless: bool = False  # were the prompts of scripts taken in?
    changed: float | None = None  # when the file was, where its size alone does not tell


class Cursor(Protocol):
    """The marks of all files, by their identity."""

    def mark(self, identity: str) -> Mark | None:
        """How far a file was harvested; None for not at all."""
        ...

    def put(self, identity: str, mark: Mark) -> None:
        """Remember it, for `save`."""
        ...

    def save(self) -> None:
        """Keep everything for the next run. Raises UnwritableHomeError."""
        ...


class Reading(Protocol):
    """The prompts of one file from a place on, in their order."""

    place: Place  # how far it has come: behind the last whole line
    skipped: dict[str, int]  # records that are no prompt or no record, by the reason

    def __iter__(self) -> Iterator[TypedTurn]:
        """Read on. Raises UnreadableFileError."""
        ...


class Transcripts(Protocol):
    """The transcripts of one host."""

    host: str
    retells: bool  # are they of sessions of other hosts, whose own transcripts say more?

    def files(self) -> Found:
        """The files of all sessions, from where the host keeps them."""
        ...

    def owns(self, path: str, head: bytes) -> bool:
        """Is the file with these first bytes this host's?"""
        ...

    def keeps_beside(self, path: str) -> bool:
        """Does the name say that the host keeps it beside its sessions? It is read where somebody names it alone."""
        ...

    def file(self, path: str) -> TranscriptFile:
        """One file of this host's as it stands now. Raises UnreadableFileError."""
        ...

    def read(self, file: TranscriptFile, place: Place, tick: Tick) -> Reading:
        """Begin to read a file."""
        ...

    def with_context(self, turn: TypedTurn) -> PromptEvent:
        """The event with what the assistant had said and done before it. Raises UnreadableFileError."""
        ...
