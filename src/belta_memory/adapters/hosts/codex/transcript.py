"""Codex's rollouts: one file a session, one record a line.

Newer ones tell a person's message by an event of its own; the message that goes to the model repeats it, between
instructions and context that look like it. The oldest have that message alone, where only the text tells.
"""

from __future__ import annotations

import mmap
import os
import re
from typing import TYPE_CHECKING

from belta_memory.adapters.transcripts.items import NOT_TYPED, SUB_AGENT, About, Called, Said, Skipped, Typed
from belta_memory.adapters.transcripts.look import is_object
from belta_memory.adapters.transcripts.source import Dialect, DialectTranscripts, of_records, user_folder
from belta_memory.adapters.transcripts.values import call, moment, parsed, text, texts
from belta_memory.domain.model import ToolCall

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterator, Mapping

    from belta_memory.adapters.transcripts.items import Item

_KINDS = re.compile(
    rb'"(?:type|role)": ?"(session_meta|turn_context|item_completed|user_message|user|assistant|function_call'
    rb'|custom_tool_call|local_shell_call)"'
)
_EVENTS = (b'"UserMessage"', b'"user_message"')
_WORDS = ("text", "Text", "input_text", "output_text")
# What the program puts in a person's place.
_INJECTED = (
    "# AGENTS.md instructions", "<environment_context>", "<user_instructions>", "<skills_instructions>",
    "<permissions instructions>", "<INSTRUCTIONS>", "<turn_aborted>", "<user_shell_command>", "<subagent_notification>",
)  # fmt: skip


def source(environment: Mapping[str, str]) -> DialectTranscripts:
    """All sessions of the user."""
    return DialectTranscripts(DIALECT, environment)


def _roots(environment: Mapping[str, str]) -> Iterator[str]:
    home = environment.get("CODEX_HOME") or os.path.join(user_folder(environment), ".codex")
    yield os.path.join(home, "sessions")
    yield os.path.join(home, "archived_sessions")


def _items(path: str) -> Callable[[dict[str, object]], Iterator[Item]]:
    has_events = _holds(path, _EVENTS)
    is_of_agent = False

    def of_record(record: dict[str, object]) -> Iterator[Item]:
        nonlocal is_of_agent
        payload = record.get("payload")
        if not isinstance(payload, dict):
            return
        if record.get("type") == "session_meta":
            is_of_agent = _is_of_agent(payload)
        for item in _of_payload(record, payload, has_events=has_events):
            yield Skipped(SUB_AGENT) if is_of_agent and isinstance(item, Typed) else item

    return of_record


def _of_payload(
    record: Mapping[str, object], payload: Mapping[str, object], *, has_events: bool
) -> Iterator[Item]:
    at = moment(record.get("timestamp"))
    match record.get("type"), payload:
        case "session_meta", {"id": str(session)}:
            yield About(session, text(payload.get("cwd")), attended=payload.get("source") != "exec")
        case "turn_context", {"cwd": str(folder)}:
            yield About(cwd=folder)
        case "event_msg", {"type": "item_completed", "item": {"type": "UserMessage", **item}}:
            yield Typed("\n".join(texts(item.get("content"), *_WORDS)), at, text(item.get("id")))
        case "event_msg", {"type": "user_message", "message": str(message)}:
            is_typed = payload.get("kind") in (None, "plain") and not message.startswith(_INJECTED)
            yield Typed(message, at) if is_typed else Skipped(NOT_TYPED)
        case "response_item", {"type": "message", "role": "user"} if not has_events:
            yield from _message(payload, at)
        case "response_item", {"type": "message", "role": "assistant", "content": content}:
            yield Said("\n".join(texts(content, *_WORDS)))
        case "response_item", {"type": "function_call" | "custom_tool_call", "name": name}:
            if (made := call(name, _arguments(payload))) is not None:
                yield Called(made)
        case "response_item", {"type": "local_shell_call", "action": {"command": list(words)}}:
            yield Called(ToolCall("shell", " ".join(word for word in words if isinstance(word, str))))


def _message(payload: Mapping[str, object], at: dt.datetime | None) -> Iterator[Item]:
    """A message to the model in a person's name: hers where its kinds say so, or where they say nothing and the text fits."""
    passed = payload.get("internal_chat_message_metadata_passthrough")
    kinds = passed.get("content_item_kinds") if isinstance(passed, dict) else None
    words = "\n".join(w for w in texts(payload.get("content"), *_WORDS) if not w.startswith(_INJECTED))
    is_typed = kinds in (None, ["user.text"]) and words
    yield Typed(words, at, text(payload.get("id"))) if is_typed else Skipped(NOT_TYPED)


def _arguments(payload: Mapping[str, object]) -> object:
    given = payload.get("arguments", payload.get("input"))
    try:
        return parsed(given) if isinstance(given, str) else given
    except ValueError:
        return {"command": given}  # a custom tool takes any text


def _is_of_agent(meta: Mapping[str, object]) -> bool:
    """Is it the thread of a sub-agent? Its prompts are the agent's."""
    return isinstance(meta.get("source"), dict) or meta.get("thread_source") not in (None, "user")


def _holds(path: str, marks: tuple[bytes, ...]) -> bool:
    with open(path, "rb") as file:
        if not os.fstat(file.fileno()).st_size:
            return False
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
            return any(content.find(mark) >= 0 for mark in marks)


DIALECT = Dialect(
    host="codex",
    roots=_roots,
    may_be=lambda path: path.endswith(".jsonl"),
    is_ours=lambda _, head: is_object(head) and b'"session_meta"' in head[:200],
    steps=of_records(_KINDS, _items),
    only_grows=lambda _: True,
)
