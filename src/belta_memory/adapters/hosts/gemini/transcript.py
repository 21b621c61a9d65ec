"""Gemini CLI's chats: one file a session; a message is written again under its id whenever it has grown."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from belta_memory.adapters.transcripts.items import NOT_TYPED, SUB_AGENT, About, Called, Said, Skipped, Typed
from belta_memory.adapters.transcripts.look import is_object
from belta_memory.adapters.transcripts.source import (
    Dialect,
    DialectTranscripts,
    of_document,
    of_records,
    user_folder,
)
from belta_memory.adapters.transcripts.values import between, call, document, moment, text, without

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable, Iterator, Mapping

    from belta_memory.adapters.transcripts.items import Item, Step
    from belta_memory.app.transcripts import Place, Tick

_KINDS = re.compile(rb'"(type": ?"(?:user|gemini)"|sessionId"|messages")')
_CONTEXT = "<session_context>"
_FOLDERS = "- **Workspace Directories:**\n  - "


def source(environment: Mapping[str, str]) -> DialectTranscripts:
    """All sessions of the user."""
    return DialectTranscripts(DIALECT, environment)


def _roots(environment: Mapping[str, str]) -> Iterator[str]:
    home = environment.get("GEMINI_CLI_HOME") or user_folder(environment)
    yield os.path.join(home, ".gemini", "tmp")


def _items(path: str) -> Callable[[dict[str, object]], Iterator[Item]]:
    del path
    told: set[tuple[str, str]] = (
        set()
    )  # words and calls of the assistant, which are written again with their message
    is_of_agent = False

    def of_record(record: dict[str, object]) -> Iterator[Item]:
        nonlocal is_of_agent
        match record:
            case {"sessionId": str(session)} if "type" not in record:
                is_of_agent = record.get("kind") not in {None, "main"}
                yield About(session)
        for message in _messages(record):
            for item in _of_message(message, told):
                yield Skipped(SUB_AGENT) if is_of_agent and isinstance(item, Typed) else item

    return of_record


def _messages(record: dict[str, object]) -> Iterator[dict[str, object]]:
    """The messages in a record: itself, or those that it sets all at once."""
    match record:
        case {"$set": {"messages": list(messages)}} | {"sessionId": str(), "messages": list(messages)}:
            yield from (message for message in messages if isinstance(message, dict))
        case {"type": str()}:
            yield record


def _of_message(message: Mapping[str, object], told: set[tuple[str, str]]) -> Iterator[Item]:
    key, content = text(message.get("id")), message.get("content")
    match message.get("type"):
        case "user":
            yield from _of_user(message, content, key)
        case "gemini":
            if isinstance(content, str) and content and (key or "", "") not in told:
                told.add((key or "", ""))
                yield Said(content)
            calls = message.get("toolCalls")
            for made in calls if isinstance(calls, list) else ():
                match made:
                    case {"id": str(call_id), "name": name} if (key or "", call_id) not in told:
                        told.add((key or "", call_id))
                        if (called := call(name, made.get("args"))) is not None:
                            yield Called(called)


def _of_user(message: Mapping[str, object], content: object, key: str | None) -> Iterator[Item]:
    parts = content if isinstance(content, list) else [{"text": content}]
    found = (text(part.get("text")) for part in parts if isinstance(part, dict))
    words = "\n".join(filter(None, found))
    if words.lstrip().startswith(_CONTEXT):
        if (folder := between(words, _FOLDERS, "\n")) is not None:
            yield About(cwd=folder)
        yield Skipped(NOT_TYPED)
    elif any(isinstance(p, dict) and "functionResponse" in p for p in parts):
        yield Skipped(NOT_TYPED)
    else:  # what a hook adds is kept within the message
        yield Typed(
            without(words, "<hook_context>", "</hook_context>"), moment(message.get("timestamp")), key
        )


def _of_json(path: str) -> Iterator[Item]:
    """An older chat: one document a session."""
    of_record = _items(path)
    content = document(path)
    if isinstance(content, dict):
        yield from of_record(content)


_LINES, _DOCUMENT = of_records(_KINDS, _items), of_document(_of_json)


def _steps(path: str, place: Place, skipped: Counter[str], tick: Tick) -> Iterator[Step]:
    return (_LINES if _only_grows(path) else _DOCUMENT)(path, place, skipped, tick)


def _only_grows(path: str) -> bool:
    return path.endswith(".jsonl")


DIALECT = Dialect(
    host="gemini",
    roots=_roots,
    may_be=lambda path: os.path.basename(path).startswith("session-") and path.endswith((".json", ".jsonl")),
    is_ours=lambda _, head: is_object(head) and b'"projectHash"' in head and b'"sessionId"' in head,
    steps=_steps,
    only_grows=_only_grows,
)
