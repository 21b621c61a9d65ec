"""The values that everything speaks in. The glossary is in references/architecture.md."""

import datetime as dt
from enum import StrEnum

from belta_memory.named import NamedTuple

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from typing import NewType

    FactKey = NewType("FactKey", str)
    """A short random id, given at the first proposal and kept through rewording and supersede."""
    ProposalId = NewType("ProposalId", str)
    SessionId = NewType("SessionId", str)
    PromptId = NewType("PromptId", str)
    Slug = NewType("Slug", str)
    Redacted = NewType("Redacted", str)
    """Text that `domain.redact` has masked; the only text that may touch a disk."""
else:
    FactKey = ProposalId = SessionId = PromptId = Slug = Redacted = str

GLOBAL = "global"
"""The scope of what holds everywhere; any other scope is the id of a project."""


class Kind(StrEnum):
    """What a correction is about. `OTHER` is a candidate: stored, never shown, never counted by itself."""

    FACT = "fact"
    RESULT = "result"
    OMISSION = "omission"
    INSTRUCTION = "instruction"
    PREFERENCE = "preference"
    OTHER = "other"
    NONE = "none"


class By(StrEnum):
    """Who noticed: the user, or a reviewer, a guard hook or the agent itself."""

    USER = "user"
    SELF = "self"


class Basis(StrEnum):
    """What the kind of an observation rests on."""

    RULE = "rule"
    SCORER = "scorer"
    MODEL = "model"
    JUDGES = "judges"


class Claim(NamedTuple):
    """What a correction states: about `topic`, `wrong` was held and `correct` is true. None is absent."""

    topic: str | None = None
    wrong: str | None = None
    correct: str | None = None


class Detection(NamedTuple):
    """What the detector says of one message."""

    kind: Kind
    score: float  # 0..1
    claim: Claim
    cues: tuple[str, ...]  # names of the rules that fired; "remember" when the user says to remember
    language: str  # tag of the language pack whose rule decided, "" for none
    perhaps_fact: bool = False  # worth asking the agent whether something that it held true was corrected?

    @property
    def weighed(self) -> bool:
        """Does its kind rest on the scorer?"""
        return "scorer" in self.cues

    @property
    def remember(self) -> bool:
        """Did the user say to remember it?"""
        return "remember" in self.cues


NOTHING = Detection(Kind.NONE, 0.0, Claim(), (), "")


class ToolCall(NamedTuple):
    """A tool that the assistant called, and the part of its input that tells most. Unmasked."""

    name: str
    input: str


class PromptEvent(NamedTuple):
    """What the human typed, from a prompt hook or a transcript. Unmasked: it never touches a disk."""

    session: SessionId
    text: str
    prompt: PromptId | None = None
    cwd: str | None = None
    transcript: str | None = None
    previous: str | None = None  # the assistant's turn before, where known
    attended: bool = True
    at: dt.datetime | None = None  # when it was typed, where a transcript says so; else it is now
    calls: tuple[ToolCall, ...] = ()  # what the assistant had just done
    line: int | None = None  # of the transcript
    by_hand: bool = False  # does the transcript vouch that a person typed it?


class QuestionReply(NamedTuple):
    """One question of a host's question tool. `answer` is None where nobody gave exactly one."""

    question: str
    answer: str | None
    options: tuple[str, ...] = ()  # the labels that were offered: any other answer was typed


class QuestionEvent(NamedTuple):
    """What a host's hook hands over when its question tool has run. Unmasked: it never touches a disk."""

    session: SessionId
    replies: tuple[QuestionReply, ...]
    call: str | None = None  # the host's own id of the call
    attended: bool = True


class Observation(NamedTuple):
    """One stored sighting of a correction, already masked."""

    host: str
    session: SessionId
    at: dt.datetime  # aware, local
    kind: Kind
    claim: Claim  # masked values
    text: Redacted
    fingerprint: str  # of the masked text
    language: str
    prompt: PromptId | None = None
    project: str | None = None
    gist: Redacted | None = None
    transcript: str | None = None
    line: int | None = None
    by: By = By.USER
    basis: Basis = Basis.RULE
    remember: bool = False
    masked: bool = False  # did a value of the claim hold a secret?

    @property
    def day(self) -> dt.date:
        """The local day of the sighting."""
        return self.at.date()


class ProposalState(StrEnum):
    """Where a proposal stands. Every state but OPEN is final."""

    OPEN = "open"
    RECORDED = "recorded"
    DECLINED = "declined"
    NOT_A_FACT = "not_a_fact"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"


class Sighting(NamedTuple):
    """Where and when a proposed fact was said."""

    day: dt.date
    host: str
    session: SessionId
    project: str | None = None


class Asking(NamedTuple):
    """An open dialog: in which session, of which process, since when. A dead process has asked nobody."""

    session: SessionId
    process: int
    since: dt.datetime


class Proposal(NamedTuple):
    """A fact that waits for the user's word."""

    id: ProposalId
    key: FactKey
    claim: Claim  # `correct` is never None; `wrong` may be
    language: str
    created: dt.datetime
    session: SessionId  # the session of the newest sighting: the only one that may ask
    sightings: tuple[Sighting, ...]
    state: ProposalState = ProposalState.OPEN
    asked_in: tuple[SessionId, ...] = ()
    neutral: int = 0  # answers that were neither yes nor no
    reason: str | None = None  # why the agent withdrew it
    masked: bool = False  # a value is a mask: not recordable without an edit
    edited: Claim | None = None  # as the person has worded it
    shown: str | None = None  # the line that the person was shown last; None since it was worded otherwise
    understood: bool = False  # is the right value the agent's reading, in no words of the person's?
    asking: Asking | None = None  # the dialog in which it stands now
    scope: str = GLOBAL  # where a yes would let it hold: everywhere, or in `project` alone
    project: str | None = None  # in which it was said last
    note: str | None = None  # the text of the note that an import has brought with it

    @property
    def offered(self) -> Claim:
        """What a yes would record. `claim` stays what later sightings are compared with."""
        return self.edited or self.claim

    @property
    def occurrences(self) -> int:
        """How often it was said so far."""
        return len(self.sightings)

    @property
    def first_seen(self) -> dt.date:
        """The day of the first sighting."""
        return min(s.day for s in self.sightings)


class Decision(StrEnum):
    """The five answers to a proposal."""

    RECORD = "record"
    EDIT = "edit"
    DECLINE = "decline"
    LATER = "later"
    NOT_A_FACT = "not_a_fact"


class Channel(StrEnum):
    """The ways in which a person's own answer reaches our code."""

    DIALOG = "dialog"  # MCP elicitation
    QUESTION = "question"  # the host's own question tool
    TERMINAL = "terminal"  # belta on a real terminal
    TYPED = "typed"  # the user's own prompt `belta yes <id>`


class Approval(NamedTuple):
    """Proof that a person said yes. Only `app.confirm` makes one; a test over the syntax tree sees to it."""

    channel: Channel
    at: dt.datetime
    proposal: ProposalId | None  # None for a change to what is recorded already (edit, forget, undo)
    line: str  # exactly what the person was shown


class Fact(NamedTuple):
    """A recorded pair: one line in an index, often a note."""

    topic: str
    wrong: str
    correct: str
    first_seen: dt.date | None
    occurrences: int
    recorded_at: dt.date | None
    note: Slug | None = None
    key: FactKey | None = None  # None for a line that was written by hand
    scope: str = GLOBAL  # or the project in which alone it holds


class Recorded(NamedTuple):
    """How much is recorded, as it was counted when the list of triggers was made."""

    everywhere: int = 0  # facts in the global index
    waiting: int = 0  # facts that wait for room in it
    projects: int = 0  # facts in the indexes of all projects
    # For each topic that was declined so often: the first day on which it may be asked again.
    resting: tuple[str, ...] = ()


class Decline(NamedTuple):
    """How often in a row a fact was declined, kept as a management comment in the index."""

    key: FactKey
    topic: str
    times: int  # in a row
    last: dt.date
    cooldown_until: dt.date | None = None  # the first day on which it may be asked again
