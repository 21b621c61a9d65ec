"""What is said where a recorded wrong value is about to be acted on, or was stated as true."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.effect import EventKind, Scene
from belta_memory.domain.guard import LESSON, acting
from belta_memory.domain.language import say
from belta_memory.languages import pack

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
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

    hit = [] if ports.settings.guard == "off" else acting(call, facts.occurring(_text(call.input)))
    found = [fact for fact in hit if fact.mode != LESSON][:TOLD]
    lessons = [lesson for lesson in hit if lesson.mode == LESSON]
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
    beside = _remind(ports, scene, call.tool, lessons) if lessons else ""
    told = "\n".join(filter(None, (context, beside)))
    return Warned(told, "\n".join(say(words, "guard.ask", line=fact.statement) for fact in asked))


def _remind(ports: Ports, scene: Scene, tool: str, lessons: list[Guarded]) -> str:
    """Of the lessons that a call names, the first that the session has not been told yet: each once, one a call."""
    from belta_memory.app.effect import keep

    marker = ports.sessions.find(scene.session)
    fresh = [lesson for lesson in lessons if marker is not None and lesson.key not in marker.shown][:1]
    if not fresh:
        return ""  # without a marker nobody could remember that it was told
    ports.sessions.add_shown(scene.session, [lesson.key for lesson in fresh])
    told = _all(say(pack(ports.language), "recall.lesson", line=lesson.statement) for lesson in fresh)
    keep(ports, EventKind.RECALLED, scene, [lesson.key for lesson in fresh], shown=told, via=tool)
    return told


def look_at_answer(  # noqa: PLR0913 (an answer, and who looks at it)
    ports: Ports,
    facts: GuardList,
    scene: Scene,
    answer: str,
    *,
    again: bool,
    is_first: Callable[[], bool] = lambda: True,
) -> Stated:
    """Judge the answer at the end of a turn. `again`: this turn has gone on once already because of a hook.

    `is_first` is asked where there is something to say: another process of ours may have said it.
    """
    if ports.settings.guard == "off" or not answer:
        return Stated()
    from belta_memory.app.effect import keep
    from belta_memory.domain.claims import claims

    held = (fact for fact in facts.occurring(answer) if fact.mode != LESSON)
    found = [fact for fact in held if claims(answer, fact)][:TOLD]
    if not found or not is_first():
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
