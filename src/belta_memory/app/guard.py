"""What is said where a recorded wrong value is about to be acted on, or was stated as true."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.effect import EventKind, Scene
from belta_memory.domain.guard import acting
from belta_memory.domain.language import say
from belta_memory.languages import pack

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Protocol

    from belta_memory.app.ports import Ports
    from belta_memory.domain.guard import Call, Guarded
    from belta_memory.domain.model import SessionId

    class GuardList(Protocol):
        """The guarded facts by what must occur for them to act."""

        def occurring(self, text: str) -> list[Guarded]:
            """The facts of which a form or a path occurs somewhere in the text."""


TOLD = 3  # facts that one call, or one answer, is told of


class ToolEvent(NamedTuple):
    """A tool is about to run."""

    session: SessionId
    call: Call
    cwd: str | None
    attended: bool
    id: str | None = None  # the host's own id of the call


class AnswerEvent(NamedTuple):
    """A turn ends with this answer."""

    session: SessionId
    answer: str
    cwd: str | None
    again: bool  # has a hook made this turn go on already?


class Warned(NamedTuple):
    """What to say of a tool call: to the agent, and to the user who is asked."""

    context: str = ""
    reason: str = ""  # empty where nobody is asked


class Stated(NamedTuple):
    """What to say of an answer: to the user, and to the agent where it gets one more turn."""

    message: str = ""
    context: str = ""


def warn(ports: Ports, facts: GuardList, scene: Scene, call: Call, *, attended: bool) -> Warned:
    """Judge one tool call. Nobody is asked where nobody sits: there the agent is told."""
    from belta_memory.app.effect import keep_call

    found = [] if ports.settings.guard == "off" else acting(call, facts.occurring(_text(call.input)))
    found = found[:TOLD]
    asked = [fact for fact in found if attended and (fact.mode or ports.settings.guard) == "ask"]
    words = pack(ports.language)
    context = "\n".join(say(words, "guard.call", line=fact.statement) for fact in found)
    keep_call(
        ports,
        scene,
        call.tool,
        reminded=[fact.key for fact in found],
        asked=[fact.key for fact in asked],
        shown=context,
    )
    return Warned(context, "\n".join(say(words, "guard.ask", line=fact.statement) for fact in asked))


def look_at_answer(ports: Ports, facts: GuardList, scene: Scene, answer: str, *, again: bool) -> Stated:
    """Judge the answer at the end of a turn. `again`: this turn has gone on once already because of a hook."""
    if ports.settings.guard == "off" or not answer:
        return Stated()
    from belta_memory.app.effect import keep
    from belta_memory.domain.claims import claims

    found = [fact for fact in facts.occurring(answer) if claims(answer, fact)][:TOLD]
    if not found:
        return Stated()
    words = pack(ports.language)
    context = ""
    if ports.settings.enforce == "continue" and not again:
        context = _all(say(words, "guard.again", line=fact.statement) for fact in found)
    keep(ports, EventKind.VIOLATED, scene, [fact.key for fact in found], shown=context)
    return Stated(_all(say(words, "guard.stated", line=fact.statement) for fact in found), context)


def _all(lines: Iterable[str]) -> str:
    return "\n".join(lines)


def _text(given: object) -> str:
    """Every text in the input of a tool."""
    match given:
        case str():
            return given
        case dict():
            return "\n".join(map(_text, given.values()))
        case list():
            return "\n".join(map(_text, given))
        case _:
            return str(given)
