"""The payloads of Claude Code's hooks before a tool and at the end of a turn: what comes in, what goes out."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from belta_memory.adapters.hosts.claude.hooks import LONGEST_CONTEXT, NAME, is_attended
from belta_memory.app.guard import AnswerEvent, ToolEvent
from belta_memory.domain.errors import PayloadError
from belta_memory.domain.guard import Call
from belta_memory.domain.model import SessionId

if TYPE_CHECKING:
    from collections.abc import Mapping


def decode(payload: object, environment: Mapping[str, str]) -> ToolEvent | AnswerEvent:
    """The event in a payload, of a sub-agent's, too: what it runs, acts. Raises PayloadError."""
    match payload:
        case {
            "hook_event_name": "PreToolUse",
            "session_id": str(session),
            "tool_name": str(tool),
            "tool_input": {**given},
            **more,
        } if session:
            call = Call(tool, {str(name): value for name, value in given.items()})
            return ToolEvent(
                session=SessionId(session),
                call=call,
                cwd=_text(more.get("cwd")),
                attended=is_attended(environment),
                id=_text(more.get("tool_use_id")),
            )
        case {"hook_event_name": "Stop", "session_id": str(session), **more} if session:
            answer = _text(more.get("last_assistant_message"))
            if answer is None:
                from belta_memory.adapters.hosts.claude.transcript.tail import last_turn

                answer = last_turn(_text(more.get("transcript_path")), None) or ""
            again = more.get("stop_hook_active") is True
            return AnswerEvent(SessionId(session), answer, _text(more.get("cwd")), again)
        case _:
            raise PayloadError(
                host=NAME, cause="PreToolUse or Stop without session_id, tool_name or tool_input"
            )


def encode_call(context: str, reason: str) -> bytes:
    """The answer to a tool call: a line for the agent; with a reason, the host asks the user before it runs."""
    if not context:
        return b""
    said: dict[str, object] = {"hookEventName": "PreToolUse", "additionalContext": _fitting(context)}
    if reason:
        said |= {"permissionDecision": "ask", "permissionDecisionReason": _fitting(reason)}
    return _line({"hookSpecificOutput": said})


def encode_answer(message: str, context: str) -> bytes:
    """What is said at the end of a turn: a line for the user; with a context, the agent gets one more turn."""
    return _line(said_at_end(message, context)) if message else b""


def said_at_end(message: str, context: str) -> dict[str, object]:
    """The same as an object."""
    more = {"hookSpecificOutput": {"hookEventName": "Stop", "additionalContext": _fitting(context)}}
    return {"systemMessage": message, **(more if context else {})}


def _line(output: dict[str, object]) -> bytes:
    return json.dumps(output).encode("ascii") + b"\n"


def _fitting(text: str) -> str:
    return text if len(text) <= LONGEST_CONTEXT else text[: LONGEST_CONTEXT - 1] + "…"


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None
