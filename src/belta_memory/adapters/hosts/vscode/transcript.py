"""VS Code's chats: one document a session, or a log of the changes to such a document."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, cast
from urllib.parse import unquote, urlsplit

from belta_memory.adapters.transcripts.items import About, Called, Said, Typed, torn
from belta_memory.adapters.transcripts.look import is_object
from belta_memory.adapters.transcripts.source import Dialect, DialectTranscripts, of_document, user_folder
from belta_memory.adapters.transcripts.values import document, moment, parsed, text
from belta_memory.domain.model import ToolCall

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from belta_memory.adapters.transcripts.items import Item

_PROGRAMS = ("Code", "Code - Insiders", "VSCodium")
_FOLDERS = ("chatSessions", "emptyWindowChatSessions")


def source(environment: Mapping[str, str]) -> DialectTranscripts:
    """All chats of the user."""
    return DialectTranscripts(DIALECT, environment)


def _roots(environment: Mapping[str, str]) -> Iterator[str]:
    home = user_folder(environment)
    bases = (
        environment.get("XDG_CONFIG_HOME") or os.path.join(home, ".config"),
        os.path.join(home, "Library", "Application Support"),
        environment.get("APPDATA") or os.path.join(home, "AppData", "Roaming"),
    )
    for base in bases:
        for program in _PROGRAMS:
            yield os.path.join(base, program, "User", "workspaceStorage")
            yield os.path.join(base, program, "User", "globalStorage", "emptyWindowChatSessions")


def _items(path: str) -> Iterator[Item]:
    chat, left_out = _replayed(path) if path.endswith(".jsonl") else (document(path), ())
    if not isinstance(chat, dict):
        message = "it is not a chat"
        raise ValueError(message)  # noqa: TRY004 (of the file's content, not of a caller's type)
    yield About(text(chat.get("sessionId")), _folder(path))
    requests = chat.get("requests")
    for request in requests if isinstance(requests, list) else ():
        if isinstance(request, dict):
            yield from _of_request(request)
    yield from left_out


def _of_request(request: Mapping[str, object]) -> Iterator[Item]:
    match request.get("message"):
        case {"text": str(words)}:
            yield Typed(words, moment(request.get("timestamp")), text(request.get("requestId")))
    response = request.get("response")
    for part in response if isinstance(response, list) else ():
        match part:
            case {"kind": "toolInvocationSerialized", "toolId": str(tool)}:
                yield Called(ToolCall(tool, _told(part)))
            case {"value": str(words)} if part.get("kind") in (None, "markdownContent"):
                yield Said(words)


def _told(part: Mapping[str, object]) -> str:
    """What the program wrote of a tool call: its input is not kept."""
    match part.get("pastTenseMessage", part.get("invocationMessage")):
        case {"value": str(words)} | str(words):
            return words
    return ""


def _replayed(path: str) -> tuple[object, Iterable[Item]]:
    """The document that a log of changes comes to, and the lines that are none. What does not fit changes nothing."""
    chat: object = None
    left_out: list[Item] = []
    with open(path, "rb") as file:
        for line in filter(bytes.strip, file):
            try:
                change = parsed(line)
            except ValueError:
                left_out.append(torn(line))
                continue
            match change:
                case {"kind": 0, "v": snapshot}:
                    chat = snapshot
                case {"kind": 1, "k": list(keys), "v": value} if keys:
                    _put(chat, keys, value)
                case {"kind": 2, "k": list(keys), "v": list(items)}:
                    if isinstance(known := _at(chat, keys), list):
                        known.extend(items)
    return chat, left_out


def _put(chat: object, keys: list[object], value: object) -> None:
    match _at(chat, keys[:-1]), keys[-1]:
        case dict(place), name:
            place[name] = value
        case list(place), int(number) if 0 <= number < len(place):
            place[number] = value


def _at(value: object, keys: list[object]) -> object:
    for key in keys:
        if isinstance(value, dict):
            value = value.get(key)
        elif isinstance(value, list) and isinstance(key, int) and 0 <= key < len(value):
            value = cast("list[object]", value)[key]
        else:
            return None
    return value


def _folder(path: str) -> str | None:
    """The folder that the window had open, as its storage says."""
    beside = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(path))), "workspace.json")
    try:
        found = document(beside)
    except (OSError, ValueError):
        return None  # a window without a folder has none
    url = found.get("folder") if isinstance(found, dict) else None
    if not isinstance(url, str) or not url.startswith("file://"):
        return None
    folder = unquote(urlsplit(url).path)
    return folder[1:] if folder[2:3] == ":" else folder  # /c:/work is c:/work


def _is_ours(path: str, head: bytes) -> bool:
    """The session's id may stand behind everything that was said in it."""
    del path
    is_chat = b'"responderUsername"' in head or (b'"sessionId"' in head and b'"requests"' in head)
    return is_object(head) and is_chat and b'"projectHash"' not in head


DIALECT = Dialect(
    host="vscode",
    roots=_roots,
    may_be=lambda path: (
        os.path.basename(os.path.dirname(path)) in _FOLDERS and path.endswith((".json", ".jsonl"))
    ),
    is_ours=_is_ours,
    steps=of_document(_items),
)
