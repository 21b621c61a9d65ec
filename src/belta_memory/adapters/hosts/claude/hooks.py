"""The payloads of Claude Code's hooks: what comes in on stdin, what goes out on stdout."""

import json

from belta_memory.domain.errors import PayloadError
from belta_memory.domain.model import PromptEvent, PromptId, QuestionEvent, SessionId
from belta_memory.named import NamedTuple

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

NAME = "claude"
LONGEST_CONTEXT = 9_900  # characters; the host turns 10,001 into a preview of 2 KB


class StartEvent(NamedTuple):
    """A session begins, or begins anew after a resume, a clear or a compaction."""

    session: SessionId
    source: str
    cwd: str | None = None


def decode(
    payload: object, environment: "Mapping[str, str]"
) -> PromptEvent | StartEvent | QuestionEvent | None:
    """The event in a payload; None for an event that is none of ours. Raises PayloadError."""
    match payload:
        case {"hook_event_name": "UserPromptSubmit"}:
            return decode_prompt(payload, environment)
        case {"hook_event_name": "SessionStart"}:
            return decode_start(payload)
        case {"hook_event_name": "PostToolUse", "tool_name": "AskUserQuestion"}:
            from belta_memory.adapters.hosts.claude.questions import decode_question

            return decode_question(payload, environment)
        case {"hook_event_name": str()}:
            return None
        case _:
            raise PayloadError(host=NAME, cause="hook_event_name is missing")


def is_guarded(payload: object) -> bool:
    """Is this an event that the guard answers: a tool call, the end of a turn?"""
    return isinstance(payload, dict) and payload.get("hook_event_name") in {"PreToolUse", "Stop"}


def decode_prompt(payload: object, environment: "Mapping[str, str]") -> PromptEvent | None:
    """A prompt; None for that of a sub-agent, which no person typed. Raises PayloadError."""
    match payload:
        case {"agent_id": str()}:
            return None
        case {"session_id": str(session), "prompt": str(text), **more} if session:
            prompt = _text(more, "prompt_id")
            return PromptEvent(
                session=SessionId(session),
                text=text,
                prompt=PromptId(prompt) if prompt else None,
                cwd=_text(more, "cwd"),
                transcript=_text(more, "transcript_path"),
                attended=is_attended(environment),
            )
        case _:
            raise PayloadError(host=NAME, cause="UserPromptSubmit without session_id or prompt")


def decode_start(payload: object) -> StartEvent:
    """The start of a session. Raises PayloadError."""
    match payload:
        case {"session_id": str(session), "source": str(source), **more} if session:
            return StartEvent(SessionId(session), source, _text(more, "cwd"))
        case _:
            raise PayloadError(host=NAME, cause="SessionStart without session_id or source")


def is_attended(environment: "Mapping[str, str]") -> bool:
    """Does a person sit there? A program that says nothing counts as attended."""
    return environment.get("CLAUDE_CODE_SESSION_ATTENDED") != "0"


def previous(event: PromptEvent) -> str | None:
    """The assistant's turn before a prompt, None where it is unknown. Raises UnreadableFileError."""
    from belta_memory.adapters.hosts.claude.transcript.tail import last_turn

    return last_turn(event.transcript, event.prompt)


def host_pid(environment: "Mapping[str, str]") -> int | None:
    """The process of the program itself, None where it does not say."""
    named = environment.get("CLAUDE_PID", "")
    return int(named) if named.isdecimal() else None


def encode_prompt(context: "Sequence[str]", message: str | None = None) -> bytes:
    """The answer to a prompt: sentences for the agent, a line for the user; nothing for neither."""
    return _encode("UserPromptSubmit", "\n".join(context), message)


def encode_start(digest: str | None, message: str | None = None) -> bytes:
    """The answer to the start of a session: sentences for the agent, a line for the user."""
    return _encode("SessionStart", digest or "", message)


def loads_index(environment: "Mapping[str, str]") -> bool:
    """Does the program load the index by a rules file? A plugin cannot bring one; `belta install` does."""
    import os

    if not environment.get("CLAUDE_PLUGIN_ROOT"):
        return True
    user = environment.get("USERPROFILE" if os.name == "nt" else "HOME", "")
    folder = environment.get("CLAUDE_CONFIG_DIR") or os.path.join(user, ".claude")
    return os.path.exists(os.path.join(folder, "rules", "belta.md"))


def encode_answer(context: "Sequence[str]", message: str | None = None) -> bytes:
    """What came of an answer to the question tool: for the agent, and for the user."""
    return _encode("PostToolUse", "\n".join(context), message)


def _encode(event: str, context: str, message: str | None) -> bytes:
    output: dict[str, object] = {}
    if context:
        fitting = context if len(context) <= LONGEST_CONTEXT else context[: LONGEST_CONTEXT - 1] + "…"
        output["hookSpecificOutput"] = {"hookEventName": event, "additionalContext": fitting}
    if message:
        output["systemMessage"] = message
    return json.dumps(output).encode("ascii") + b"\n" if output else b""


def _text(payload: "Mapping[object, object]", name: str) -> str | None:
    """An optional text; one of another type is a shape that we do not know."""
    value = payload.get(name)
    if value is not None and not isinstance(value, str):
        raise PayloadError(host=NAME, cause=f"{name} is no text")
    return value
