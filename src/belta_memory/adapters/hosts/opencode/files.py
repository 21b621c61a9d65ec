"""OpenCode's sessions before it had a database: a file for each session, message and part of a message.

storage/session/PROJECT/SESSION.json, storage/message/SESSION/MESSAGE.json, storage/part/MESSAGE/PART.json. A newer OpenCode
takes them over into its database, under the same ids.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.adapters.transcripts.values import document

if TYPE_CHECKING:
    from collections.abc import Iterator

_SESSIONS = "session"


def is_session(path: str) -> bool:
    """Is this, by its name, the file of a session?"""
    parts = path.replace("\\", "/").split("/")
    return parts[-3:-2] == [_SESSIONS] and parts[-1].startswith("ses") and parts[-1].endswith(".json")


def session(path: str) -> dict[str, object]:
    """What is kept of a session itself. Raises OSError, ValueError."""
    return _object(path)


def messages(path: str) -> Iterator[tuple[dict[str, object], list[dict[str, object]]]]:
    """The messages of the session in this file in their order, each with its parts. Raises OSError, ValueError."""
    storage, name = _storage(path), os.path.basename(path).removesuffix(".json")
    for message in sorted(_documents(os.path.join(storage, "message", name)), key=_age):
        yield message, list(_documents(os.path.join(storage, "part", str(message.get("id", "")))))


def state(path: str) -> tuple[int, float]:
    """The size of a session with its messages and their parts, and when it was changed last. Raises OSError."""
    storage = _storage(path)
    messages = _files(os.path.join(storage, "message", os.path.basename(path).removesuffix(".json")))
    names = (os.path.basename(message).removesuffix(".json") for message in messages)
    parts = (part for name in names for part in _files(os.path.join(storage, "part", name)))
    found = [os.stat(file) for file in (path, *messages, *parts)]
    return sum(s.st_size for s in found), max(s.st_mtime for s in found)


def _storage(path: str) -> str:
    return os.path.dirname(os.path.dirname(os.path.dirname(path)))


def _files(folder: str) -> list[str]:
    if not os.path.isdir(folder):
        return []
    return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".json")]


def _documents(folder: str) -> Iterator[dict[str, object]]:
    return map(_object, _files(folder))


def _object(path: str) -> dict[str, object]:
    value = document(path)
    return value if isinstance(value, dict) else {}


def _age(message: dict[str, object]) -> tuple[float, str]:
    match message:
        case {"time": {"created": int() | float() as created}, "id": str(name)}:
            return created, name
        case _:
            return 0.0, ""
