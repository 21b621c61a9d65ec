"""Cline's and Roo Code's tasks: a folder each, with the messages to the model as one document; Cline's newer sessions alike."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING
from zlib import crc32

from belta_memory.adapters.transcripts.items import NOT_TYPED, About, Called, Said, Skipped, Typed
from belta_memory.adapters.transcripts.look import is_object
from belta_memory.adapters.transcripts.source import Dialect, DialectTranscripts, of_document, user_folder
from belta_memory.adapters.transcripts.values import between, call, document, moment, text, texts

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Mapping

    from belta_memory.adapters.transcripts.items import Item

_TASK, _SESSION = "api_conversation_history.json", ".messages.json"
_EXTENSIONS = ("saoudrizwan.claude-dev", "rooveterinaryinc.roo-cline")
_PROGRAMS = ("Code", "Code - Insiders", "VSCodium", "Cursor")
_TYPED = (
    "task",
    "feedback",
    "user_message",
    "answer",
)  # the marks around a person's words, between the program's own
_NEWEST = 10**12  # milliseconds: a task's folder is named by the time of its start


def source(environment: Mapping[str, str]) -> DialectTranscripts:
    """All tasks of the user."""
    return DialectTranscripts(DIALECT, environment)


def _roots(environment: Mapping[str, str]) -> Iterator[str]:
    home = user_folder(environment)
    yield os.path.join(home, ".cline", "data", "sessions")
    for base in (
        environment.get("XDG_CONFIG_HOME") or os.path.join(home, ".config"),
        os.path.join(home, "Library", "Application Support"),
        environment.get("APPDATA") or os.path.join(home, "AppData", "Roaming"),
    ):
        for program in _PROGRAMS:
            for extension in _EXTENSIONS:
                yield os.path.join(base, program, "User", "globalStorage", extension, "tasks")


def _items(path: str) -> Iterator[Item]:
    found = document(path)
    return _of_session(path, found) if isinstance(found, dict) else _of_task(path, found)


def _of_task(path: str, messages: object) -> Iterator[Item]:
    folder = os.path.dirname(os.path.abspath(path))
    task = os.path.basename(folder)
    about = _beside(folder, "history_item.json")
    started = moment(about.get("ts")) or (moment(int(task)) if _is_time(task) else None)
    yield About(task, text(about.get("workspace")) or text(about.get("cwdOnTaskInitialization")))
    for number, message in enumerate(_messages(messages)):
        at = moment(message.get("ts")) or started or moment(os.stat(path).st_mtime, unit=1)
        yield from _of_message(message, at, f"{task}-{number}", marked=True)


def _of_session(path: str, content: Mapping[str, object]) -> Iterator[Item]:
    about = _beside(os.path.dirname(path), os.path.basename(path).removesuffix(_SESSION) + ".json")
    yield About(
        text(content.get("sessionId")), text(about.get("cwd")), attended=about.get("interactive") is not False
    )
    name = os.path.basename(path).removesuffix(_SESSION)
    for number, message in enumerate(_messages(content.get("messages"))):
        key = text(message.get("id")) or f"{name}-{number}"
        yield from _of_message(message, moment(message.get("ts")), key, marked=False)


def _of_message(
    message: Mapping[str, object], at: dt.datetime | None, place: str, *, marked: bool
) -> Iterator[Item]:
    content = message.get("content")
    if message.get("role") == "assistant":
        yield from map(Said, texts(content, "text"))
        for block in content if isinstance(content, list) else ():
            match block:
                case {"type": "tool_use", "name": name} if made := call(name, block.get("input")):
                    yield Called(made)
    elif message.get("role") == "user":
        message_id = text(message.get("id"))
        words = [w for w in texts(content, "text") if not w.startswith("<environment_details>")]
        typed = "\n".join(t for w in words if (t := _typed(w, marked=marked)))
        yield Typed(typed, at, message_id or _key(place, typed)) if typed else Skipped(NOT_TYPED)


def _key(place: str, typed: str) -> str:
    """After a checkpoint was restored, other words stand at the same place."""
    return f"{place}-{crc32(typed.encode('utf-8', 'surrogatepass')):08x}"


def _typed(words: str, *, marked: bool) -> str | None:
    """A person's part of a message; where the program marks it, nothing else in the message is hers."""
    found = (between(words, f"<{mark}>", f"</{mark}>") for mark in _TYPED)
    return next((part for part in found if part), None if marked else words)


def _messages(value: object) -> list[dict[str, object]]:
    if not isinstance(value, list):
        message = "it is not a list of messages"
        raise ValueError(message)  # noqa: TRY004 (of the file's content, not of a caller's type)
    return [message for message in value if isinstance(message, dict)]


def _beside(folder: str, name: str) -> dict[str, object]:
    """A small document beside the messages; older versions have none."""
    try:
        found = document(os.path.join(folder, name))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _is_time(name: str) -> bool:
    return name.isascii() and name.isdecimal() and int(name) >= _NEWEST


def _is_ours(path: str, head: bytes) -> bool:
    name = os.path.basename(path)
    if is_object(head):
        is_session = name.endswith(_SESSION) or (b'"sessionId"' in head and b'"updated_at"' in head)
        return is_session and b'"messages"' in head
    is_task = name == _TASK or (b'"role"' in head and any(f"<{mark}>".encode() in head for mark in _TYPED))
    return is_task and head.lstrip().startswith(b"[")


DIALECT = Dialect(
    host="cline",
    roots=_roots,
    may_be=lambda path: path.endswith((_TASK, _SESSION)),
    is_ours=_is_ours,
    steps=of_document(_items),
)
