"""Gemini CLI's chats: one file a session; a message is written again under its id whenever it has grown."""

from __future__ import annotations

import os
import re
from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from belta_memory.adapters.transcripts.items import NOT_TYPED, SUB_AGENT, About, Called, Said, Skipped, Typed
from belta_memory.adapters.transcripts.lines import records
from belta_memory.adapters.transcripts.look import is_object
from belta_memory.adapters.transcripts.source import (
    Dialect,
    DialectTranscripts,
    of_document,
    of_records,
    user_folder,
)
from belta_memory.adapters.transcripts.values import between, call, document, moment, text, without
from belta_memory.app.transcripts import Place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from belta_memory.adapters.transcripts.items import Item, Step
    from belta_memory.app.transcripts import Tick

_KINDS = re.compile(rb'"(type": ?"(?:user|gemini)"|sessionId"|messages")')
_TYPED = re.compile(rb'"(type": ?"user"|messages")')
_CONTEXT = "<session_context>"
_FOLDERS = "- **Workspace Directories:**\n  - "


def source(environment: Mapping[str, str]) -> DialectTranscripts:
    """All sessions of the user."""
    return DialectTranscripts(DIALECT, environment)


def _roots(environment: Mapping[str, str]) -> Iterator[str]:
    home = environment.get("GEMINI_CLI_HOME") or user_folder(environment)
    yield os.path.join(home, ".gemini", "tmp")


def _items(path: str) -> Callable[[dict[str, object]], Iterator[Item]]:
    """What the records of a file tell, each message as it was written last."""
    lines = records(path, Place(), _TYPED, Counter(), lambda _: None)
    return _told_by(_written_last(line.record for line in lines))


def _written_last(found: Iterable[dict[str, object]]) -> dict[str, dict[str, object]]:
    """The last version of each message in a person's name that was written more than once, by its id."""
    once: set[str] = set()
    last: dict[str, dict[str, object]] = {}
    for message in chain.from_iterable(map(_messages, found)):
        key = text(message.get("id"))
        if key is not None and message.get("type") == "user":
            if key in once:
                last[key] = message
            once.add(key)
    return last


def _told_by(last: Mapping[str, dict[str, object]]) -> Callable[[dict[str, object]], Iterator[Item]]:
    told: dict[tuple[str, str], str] = {}  # what the assistant said and called is written again, too
    is_of_agent = False

    def of_record(record: dict[str, object]) -> Iterator[Item]:
        nonlocal is_of_agent
        match record:
            case {"sessionId": str(session)} if "type" not in record:
                is_of_agent = record.get("kind") not in {None, "main"}
                yield About(session)
        for message in _messages(record):
            for item in _of_message(last.get(text(message.get("id")) or "", message), told):
                yield Skipped(SUB_AGENT) if is_of_agent and isinstance(item, Typed) else item

    return of_record


def _messages(record: dict[str, object]) -> Iterator[dict[str, object]]:
    """The messages in a record: itself, or those that it sets all at once."""
    match record:
        case {"$set": {"messages": list(messages)}} | {"sessionId": str(), "messages": list(messages)}:
            yield from (message for message in messages if isinstance(message, dict))
        case {"type": str()}:
            yield record


def _of_message(message: Mapping[str, object], told: dict[tuple[str, str], str]) -> Iterator[Item]:
    key, content = text(message.get("id")), message.get("content")
    match message.get("type"):
        case "user":
            yield from _of_user(message, content, key)
        case "gemini":
            if isinstance(content, str) and content and content != told.get((key or "", "")):
                told[key or "", ""] = content
                yield Said(content)
            calls = message.get("toolCalls")
            for made in calls if isinstance(calls, list) else ():
                match made:
                    case {"id": str(call_id), "name": name} if (key or "", call_id) not in told:
                        told[key or "", call_id] = name if isinstance(name, str) else ""
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
    content = document(path)
    if isinstance(content, dict):
        yield from _told_by(_written_last([content]))(content)


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
