"""The answers that Claude Code's question tool brought, as its hook hands them over."""

from belta_memory.adapters.hosts.claude.hooks import NAME, is_attended
from belta_memory.domain.errors import PayloadError
from belta_memory.domain.model import QuestionEvent, QuestionReply, SessionId

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

TOOL = "AskUserQuestion"


def decode_question(payload: object, environment: "Mapping[str, str]") -> QuestionEvent | None:
    """The answers in a payload; None for those of a sub-agent. Raises PayloadError."""
    match payload:
        case {"agent_id": str()}:
            return None
        case {
            "session_id": str(session),
            "tool_name": "AskUserQuestion",
            "tool_response": {"questions": [*questions], **response},
            **more,
        } if session:
            call = more.get("tool_use_id")
            return QuestionEvent(
                session=SessionId(session),
                replies=tuple(reply for q in questions if (reply := _reply(q, response)) is not None),
                call=call if isinstance(call, str) else None,
                attended=is_attended(environment),
            )
        case _:
            raise PayloadError(host=NAME, cause=f"{TOOL} without session_id or questions")


def _reply(question: object, response: "Mapping[object, object]") -> QuestionReply | None:
    match question:
        case {"question": str(text), "options": [*options], **more}:
            several = more.get("multiSelect") is True
            answer = None if several else _answer(text, response)
            return QuestionReply(text, answer, tuple(label for o in options if (label := _label(o))))
        case _:
            return None


def _label(option: object) -> str:
    match option:
        case {"label": str(label)}:
            return label
        case _:
            return ""


def _answer(question: str, response: "Mapping[object, object]") -> str | None:
    """What a person chose or typed; None where nobody did, or where it was said in another way.

    Claude Code 2.1.332 leaves `annotations` out where a hook of somebody's has answered in the person's place.
    """
    match response:
        case {"afkTimeoutMs": int() | float()} | {"response": str()}:
            return None
        case {"answers": {**answers}, "annotations": {**notes}} if not _is_unanswered(notes.get(question)):
            answer = answers.get(question)
            return answer if isinstance(answer, str) and answer.strip() else None
        case _:
            return None


def _is_unanswered(note: object) -> bool:
    match note:
        case {"unanswered": mark}:
            return bool(mark)
        case _:
            return False
