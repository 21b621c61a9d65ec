"""The second stage of a hook: one event in, one JSON object or nothing out. Whatever it raises, the gate logs."""

from __future__ import annotations

from belta_memory.adapters.stores.gate_list import FACTS, GateList, build
from belta_memory.adapters.stores.home import file_name, find_home
from belta_memory.adapters.stores.sessions import SessionFiles
from belta_memory.domain.errors import BeltaError, PayloadError, UnreadableFileError
from belta_memory.domain.model import PromptEvent, QuestionEvent, SessionId

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Protocol

    from belta_memory.app.ports import Ports
    from belta_memory.domain.marks import Marks
    from belta_memory.domain.model import Fact

    class StartEvent(Protocol):
        """A session begins, or begins anew: after a resume, a clear, a compaction."""

        @property
        def session(self) -> SessionId:
            """Which session."""

        @property
        def source(self) -> str:
            """Why it begins, in the host's words."""

        @property
        def cwd(self) -> str | None:
            """The folder of the work, where the host names it."""

    class Dialect(Protocol):
        """What a host's module `hooks` offers."""

        def decode(
            self, payload: object, environment: Mapping[str, str]
        ) -> PromptEvent | StartEvent | QuestionEvent | None:
            """The event in a payload; None for one that is none of ours. Raises PayloadError."""

        def is_guarded(self, payload: object) -> bool:
            """Is this an event that the guard answers: a tool call, the end of a turn?"""

        def previous(self, event: PromptEvent) -> str | None:
            """The assistant's turn before a prompt. Raises UnreadableFileError."""

        def host_pid(self, environment: Mapping[str, str]) -> int | None:
            """The host's process, where it says so."""

        def encode_prompt(self, context: Sequence[str], message: str | None = None) -> bytes:
            """The answer to a prompt."""

        def encode_start(self, digest: str | None, message: str | None = None) -> bytes:
            """The answer to the start of a session."""

        def encode_answer(self, context: Sequence[str], message: str | None = None) -> bytes:
            """What came of an answer to the host's question tool."""

        def loads_index(self, environment: Mapping[str, str]) -> bool:
            """Does the host load the index by itself?"""


TOLD_FAULTS = 20  # of an index that a person has edited into nonsense
TYPED_ANSWER = " belta "  # how the user's own answer begins, in normalised text


class Call:
    """One call of the hook. No NamedTuple: the first whose fields have types by name costs an eighth of an interpreter."""

    def __init__(
        self,
        host: str,
        dialect: Dialect,
        environment: Mapping[str, str],
        ports: Ports,
        log: Callable[[BaseException], None],
    ) -> None:
        self.host = host
        self.dialect = dialect
        self.environment = environment
        self.ports = ports
        self.log = log
        self.home = find_home(environment)
        self.sessions = SessionFiles(self.home)
        self.now = ports.clock.now().timestamp()


def run(
    payload: object,
    host: str,
    heads: tuple[str, str],
    environment: Mapping[str, str],
    log: Callable[[BaseException], None],
) -> bytes:
    """Answer one event. `heads` are those of a gate list and a digest that are up to date. Raises BeltaError."""
    dialect = _dialect(host)
    guarded = dialect.is_guarded(payload)
    event = None if guarded else dialect.decode(payload, environment)
    if event is None and not guarded:
        return b""
    from belta_memory.entrypoints.wiring import hook_ports

    call = Call(host, dialect, environment, hook_ports(environment), log)
    if event is None:
        from belta_memory.entrypoints.guard_hook import answer_guarded

        bring_gate_list_up_to_date(call, heads[0])
        return answer_guarded(call, payload)
    if isinstance(event, PromptEvent):
        return _answer_prompt(call, event, heads[0])
    if isinstance(event, QuestionEvent):
        return _take_answer(call, event)
    from belta_memory.entrypoints.session_start import answer_start

    return answer_start(call, event, heads)


def _answer_prompt(call: Call, event: PromptEvent, head: str) -> bytes:
    from belta_memory.domain.prose import typed
    from belta_memory.domain.text import normalise

    text = typed(event.text)
    if not text or not _is_first(call, event):
        return b""
    bring_gate_list_up_to_date(call, head)
    is_new = _leave_marker(call, event)
    seen = normalise(text)
    told = settled(call, event.session) if event.attended and call.ports.noted.waits(event.session) else []
    if seen.startswith(TYPED_ANSWER):
        from belta_memory.entrypoints.typed_answers import note_typed

        if (noted := note_typed(call.ports, event)) is not None:
            return call.dialect.encode_prompt((*told, noted), "\n".join((*told, noted)))
    tags = GateList(call.home).tags(seen)
    context = [*told, *(_first(call, event) if is_new else ()), *_late(call, event)]
    if languages := tags - {FACTS}:
        context += _notice(call, event, languages)
    if FACTS in tags:
        context += _recall(call, event, seen)
    return call.dialect.encode_prompt(context, "\n".join(told) or None)


def _take_answer(call: Call, event: QuestionEvent) -> bytes:
    """The user has answered the agent's question: what is about a proposal is settled."""
    import site

    from belta_memory.app.answer import take

    named = event.call is not None
    name = f"tool-{file_name(SessionId(event.call or 'call'))}"
    if not call.sessions.claim(event.session, name, call.now, named=named):
        return b""
    site.main()  # a yes writes the memory: all libraries are in reach
    taken = take(call.ports, event)
    return call.dialect.encode_answer(taken.context, "\n".join(taken.told) or None)


def _is_first(call: Call, event: PromptEvent) -> bool:
    """Are we the first process on this prompt, where the hook is registered twice?"""
    if event.prompt is not None:
        return call.sessions.claim(event.session, file_name(SessionId(event.prompt)), call.now, named=True)
    from zlib import crc32

    short = crc32(event.text.encode("utf-8", "surrogatepass"))  # too short to tell anybody what was typed
    return call.sessions.claim(event.session, f"text-{short}", call.now, named=False)


def _leave_marker(call: Call, event: PromptEvent) -> bool:
    """Leave it. Is this the session's first prompt?"""
    from os import getppid

    from belta_memory.app.ports import SessionMarker

    before = call.sessions.find(event.session)
    call.sessions.put(
        SessionMarker(
            session=event.session,
            transcript=event.transcript,
            prompt=event.prompt,
            host_pid=call.dialect.host_pid(call.environment) or getppid(),
            attended=event.attended,
            shown=before.shown if before else (),
            project=event.cwd,
        )
    )
    if before is None:
        call.sessions.tidy(call.now)
    return before is None


def settled(call: Call, session: SessionId | None) -> list[str]:
    """Carry out the typed answers that the end of their turn has left: here a hook writes the memory."""
    from belta_memory.entrypoints.typed_answers import settle_typed

    return settle_typed(call.ports, session, call.log, in_hook=True)


def _notice(call: Call, event: PromptEvent, languages: frozenset[str]) -> tuple[str, ...]:
    from belta_memory.adapters.stores.patterns import CompiledPatterns
    from belta_memory.app.observe import observe

    def previous() -> str | None:
        try:
            return call.dialect.previous(event)
        except UnreadableFileError as fault:
            call.log(fault)
            return None

    patterns = CompiledPatterns(call.home)
    return observe(call.ports, call.host, event, patterns, languages, previous).context


def _late(call: Call, event: PromptEvent) -> tuple[str, ...]:
    """What the end of the turn before has left to be told."""
    hint = call.sessions.take_hint(event.session)
    return () if hint is None else (hint.sentence,)


def _first(call: Call, event: PromptEvent) -> tuple[str, ...]:
    from belta_memory.entrypoints.first_prompt import first_prompt

    return first_prompt(call.ports, call.home, call.host, event)


def _recall(call: Call, event: PromptEvent, seen: str) -> tuple[str, ...]:
    from belta_memory.app.load import recall

    return recall(call.ports, call.host, event, seen)


def bring_gate_list_up_to_date(call: Call, head: str, *, anew: bool = False) -> None:
    """Make the list of cues and triggers anew when an index, a lesson or the language packs have changed."""
    if GateList(call.home).is_built(head) and not anew:
        return
    from belta_memory.adapters.stores.ignore import keep_out_of_git
    from belta_memory.adapters.stores.late_memory import with_packages
    from belta_memory.adapters.stores.lesson_files import urgent_lessons
    from belta_memory.languages import packs

    facts: list[Fact] = []
    resting: list[str] = []
    unlisted = 0
    marks: dict[Fact, Marks] = {}
    memory = call.ports.memory
    try:
        for scope in memory.scopes():
            found, days = _sound_lines(call, scope)
            facts += found
            resting += days
        unlisted = len(memory.unlisted())
        if noted := [fact for fact in facts if fact.note is not None]:
            from belta_memory.app.notes import marks_in

            marks = marks_in(memory, noted, call.log)
    except BeltaError as fault:
        call.log(fault)  # until it is mended, what cannot be read is brought up by nobody
    lessons, stamp = with_packages(lambda: urgent_lessons(call.home, call.log))
    head = f"{head.rpartition(' ')[0]} {stamp}"  # its last field is of the lessons that were known until now
    build(call.home, head, packs(), facts, unlisted, marks, lessons, resting)
    keep_out_of_git(call.home.root)


def _sound_lines(call: Call, scope: str) -> tuple[tuple[Fact, ...], list[str]]:
    """The facts of one index, and until when its declined topics rest; what of it cannot be read is logged."""
    try:
        index = call.ports.memory.within(scope).read()
    except BeltaError as fault:
        call.log(fault)
        return (), []
    for broken in index.faults[:TOLD_FAULTS]:
        call.log(broken)
    return index.facts, [d.cooldown_until.isoformat() for d in index.declines if d.cooldown_until is not None]


def _dialect(host: str) -> Dialect:
    from belta_memory.modules import module

    name = f"belta_memory.adapters.hosts.{host}.hooks"
    try:
        dialect: Dialect = module(name)
    except ModuleNotFoundError as absent:
        if absent.name is not None and not name.startswith(absent.name):
            raise
        raise PayloadError(host=host, cause="belta knows no host of this name") from absent
    return dialect
