"""What the use cases need of the world. Adapters satisfy these; tests/fakes/ has one of each.

Protocols are for the type checker alone, the values' types of the run time: a hook would pay half an interpreter for them.
"""

import datetime as dt
from collections.abc import Callable

from belta_memory.domain.model import GLOBAL, FactKey, PromptId, ProposalId, SessionId
from belta_memory.named import NamedTuple


class SessionMarker(NamedTuple):
    """What the prompt hook leaves for the other processes of a session."""

    session: SessionId
    transcript: str | None
    prompt: PromptId | None
    host_pid: int | None
    attended: bool
    shown: tuple[str, ...] = ()  # keys of the facts brought up already
    project: str | None = None  # the folder of the work


class LateHint(NamedTuple):
    """What the agent is told of a prompt that was found to be a candidate when its turn was over."""

    prompt: PromptId | None
    sentence: str


class Recall(NamedTuple):
    """A recorded fact whose triggers occur in a prompt."""

    key: str
    statement: str


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
    scope: str = GLOBAL  # whose memory it changed


class Change(NamedTuple):
    """Who changes what: the head of a journal line."""

    operation: str
    key: FactKey | None
    topic: str | None
    summary: str


TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Protocol

    from belta_memory.app.effect import EventLog
    from belta_memory.app.room import LastCheck
    from belta_memory.app.scopes import Repositories
    from belta_memory.app.settings import Settings
    from belta_memory.domain.index import Index
    from belta_memory.domain.model import Approval, Observation, PromptEvent, Proposal, Recorded, Slug
    from belta_memory.domain.note import Note
    from belta_memory.domain.noted import Author, NotedAnswer

    class Clock(Protocol):
        """The present."""

        def now(self) -> dt.datetime:
            """The present moment, aware, in the local zone."""

    class Randomness(Protocol):
        """Where ids come from."""

        def new_id(self) -> str:
            """A short id that nobody can guess: 8 characters of Crockford's base 32, lower case."""
            ...

    class Process(Protocol):
        """This process among the others of the machine."""

        @property
        def id(self) -> int:
            """Its number."""

        def runs(self, process: int) -> bool:
            """Does that process run?"""

    class ObservationLog(Protocol):
        """The append-only sightings."""

        def append(self, observation: Observation) -> bool:
            """Store one sighting. False when this prompt was stored before (two hooks, a retry, a resumed session)."""

        def facts(self, holding: str = "") -> Iterable[Observation]:
            """What the user said of facts with a right value, oldest first; cheaper where the text must hold a string."""

        def of_prompt(self, host: str, session: SessionId, prompt: PromptId) -> list[Observation]:
            """What was stored of one prompt, by whichever path."""

        def take_back(self, observation: Observation) -> None:
            """From now on it was never said: no person typed that prompt."""

    class NotedAnswers(Protocol):
        """The typed answers that wait for the proof that a person typed them."""

        def put(self, note: NotedAnswer) -> None:
            """Keep one."""

        def waits(self, session: SessionId | None) -> bool:
            """Is there any of a session, of any session for None?"""

        def take(self, session: SessionId | None, carry_out: Callable[[NotedAnswer], bool]) -> None:
            """Offer each of a session, of all sessions for None, to one process at a time; where it gives True, it is gone."""

    class ProposalBox(Protocol):
        """The facts that wait for the user's word, and those that had it."""

        def all(self) -> list[Proposal]:
            """Every proposal in any state, oldest first."""

        def find(self, prefix: str) -> Proposal:
            """The one proposal whose id begins so. Raises UnknownIdError or AmbiguousIdError."""

        def put(self, proposal: Proposal) -> None:
            """Store a new one."""

        def update(
            self, proposal: ProposalId, change: Callable[[Proposal], Proposal | None]
        ) -> Proposal | None:
            """Change one under the lock; when `change` gives None nothing is written and None comes back."""

    class Sessions(Protocol):
        """The session markers."""

        def find(self, session: SessionId) -> SessionMarker | None:
            """The marker of a session, None when its prompt hook has not run."""

        def newest_of(self, host_pid: int) -> SessionMarker | None:
            """The session in which this host process had its latest prompt, None where no hook of it has run."""

        def add_shown(self, session: SessionId, keys: Iterable[str]) -> None:
            """Remember that these facts were brought up in the session."""

        def leave_hint(self, session: SessionId, hint: LateHint) -> None:
            """Leave a sentence for the agent, which the next prompt's hook hands over."""

        def told_hint(self, session: SessionId) -> LateHint | None:
            """The sentence that the latest prompt's hook has handed over, None where it had none."""

        def has_dialog(self, marker: SessionMarker) -> bool:
            """Can a dialog be opened in this session, because our server runs in it with a client that shows them?"""

    class Turns(Protocol):
        """The user's own words, from the host's transcript."""

        def prompt_text(self, marker: SessionMarker) -> str | None:
            """The text of the prompt that the marker names; None when the transcript does not hold it (yet)."""

        def unseen(self, host: str, marker: SessionMarker) -> Iterable[PromptEvent]:
            """What is new in the session since the last call, each with what was before it; unattended: not typed."""

        def author(self, note: NotedAnswer) -> Author:
            """Who wrote the prompt of a noted answer, as far as the transcript tells by now."""

        def has_queued(self, marker: SessionMarker) -> bool:
            """Has the user sent a prompt already that the host has not taken up yet? Then this is no quiet moment."""

    class Triggers(Protocol):
        """The recorded facts by their triggers, from the list that the prompt hook reads; never parses the index."""

        def matching(self, normalised: str, here: Callable[[], str]) -> tuple[Recall, ...]:
            """The facts that fit the text and hold in the project whose memory's folder `here` tells, the best first."""

        def counts(self) -> Recorded:
            """What the list was made of."""

    class Faults(Protocol):
        """What went wrong in the hooks."""

        def since_last_report(self) -> tuple[int, str, str]:
            """How many faults since the last call, the newest in one line, and where the log lies."""

    class MemoryDraft(Protocol):
        """One change in the making. Nothing is on disk before the change returns."""

        index: Index

        def note(self, slug: Slug) -> Note | None:
            """A note as it stands, None where there is none."""

        def put_note(self, slug: Slug, note: Note) -> None:
            """Write or replace a note."""

        def archive_note(self, slug: Slug, note: Note | None) -> None:
            """Put a note into the archive and take it from where it stood; None takes it out of the archive."""

        def take_note(self, slug: Slug) -> None:
            """Take a note away: it goes to another scope."""

        def slugs(self) -> frozenset[Slug]:
            """Every slug in use, the archive included."""

        def within(self, scope: str) -> "MemoryDraft":
            """The same change, in another scope."""

    class MemoryStore(Protocol):
        """The index and the notes of one scope, and the journal of all of them."""

        @property
        def scope(self) -> str:
            """What is looked at: what holds everywhere, or in one project."""

        def within(self, scope: str) -> "MemoryStore":
            """The same memory, looked at in another scope."""

        def scopes(self) -> list[str]:
            """What holds everywhere, then every project of which there is something. Raises UnreadableFileError."""

        def read(self) -> Index:
            """The index as it stands; empty where there is none. Raises IndexFormatError, UnreadableFileError."""

        def note(self, slug: Slug) -> Note | None:
            """A note as it stands, None where there is none."""

        def unlisted(self) -> list[Note]:
            """The active notes to which no line of the index leads: facts that wait for room in it."""

        def archived(self) -> list[Note]:
            """The notes of folded-away facts."""

        def change_facts(
            self, approval: Approval, change: Change, edit: Callable[[MemoryDraft], None]
        ) -> JournalEntry:
            """Lock, read, edit, write whole, journal. The only way to write a fact, hence the Approval."""

        def change_bookkeeping(self, change: Change, edit: Callable[[MemoryDraft], None]) -> JournalEntry:
            """The same for what needs no yes: occurrences, declines. Raises PermissionError when `edit` touches more."""

        def undo(self, approval: Approval, entry: str | None) -> JournalEntry:
            """Take one change back (the newest that is not undone yet, for None), byte for byte."""

        def journal(self) -> list[JournalEntry]:
            """Every change, oldest first."""

else:
    # Stand-ins: a field whose type is a name in quotes would cost a compilation.
    EventLog = object
    Settings = object
    Clock = object
    Randomness = object
    Process = object
    ObservationLog = object
    ProposalBox = object
    NotedAnswers = object
    Sessions = object
    Turns = object
    Triggers = object
    Faults = object
    MemoryDraft = object
    MemoryStore = object
    Repositories = object
    LastCheck = object


class Ports(NamedTuple):
    """The world of one process, put together by `entrypoints.wiring`."""

    clock: Clock
    randomness: Randomness
    process: Process
    observations: ObservationLog
    proposals: ProposalBox
    noted: NotedAnswers
    sessions: Sessions
    turns: Turns
    memory: MemoryStore
    triggers: Triggers
    faults: Faults
    events: EventLog
    is_closed: Callable[[dt.date], bool]  # is this day a public holiday or a closed day of the user's?
    settings: Settings
    language: str  # tag: the settings' language, else the locale's
    repositories: Repositories
    last_check: LastCheck

    def within(self, scope: str) -> "Ports":
        """The same world, with the memory looked at in a scope."""
        return self._replace(memory=self.memory.within(scope))
