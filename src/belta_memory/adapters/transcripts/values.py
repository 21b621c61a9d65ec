"""Small readings of JSON values: absent, or not what they should be, is None."""

from __future__ import annotations

import datetime as dt
import json
from typing import TYPE_CHECKING

from belta_memory.domain.model import ToolCall

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

# The part of a tool's input that tells most, the first of these that is there.
_TELLING = (
    "command", "cmd", "file_path", "filePath", "notebook_path", "pattern", "path", "url", "query", "description", "prompt",
)  # fmt: skip


def text(value: object) -> str | None:
    """A string that is not empty."""
    return value if isinstance(value, str) and value else None


def moment(value: object, *, unit: float = 1000.0) -> dt.datetime | None:
    """A time in the local zone: ISO 8601 text (UTC where it names no zone), or a number since the epoch.

    `unit` is how many of the number make a second.
    """
    try:
        if isinstance(value, str):
            stamp = dt.datetime.fromisoformat(value)
            return (stamp if stamp.tzinfo else stamp.replace(tzinfo=dt.UTC)).astimezone()
        if isinstance(value, int | float) and not isinstance(value, bool) and value > 0:
            return dt.datetime.fromtimestamp(value / unit, dt.UTC).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
    return None


def texts(content: object, *kinds: str) -> Iterator[str]:
    """The texts of a message: a string, or the blocks of these types that have one."""
    if isinstance(content, str):
        yield content
    for block in content if isinstance(content, list) else ():
        match block:
            case {"type": str(kind), "text": str(words)} if kind in kinds:
                yield words


def call(name: object, given: object) -> ToolCall | None:
    """A tool call with the part of its input that tells most."""
    if not (isinstance(name, str) and name):
        return None
    values: Mapping[str, object] = given if isinstance(given, dict) else {}
    return ToolCall(name, next((v for key in _TELLING if (v := text(values.get(key)))), ""))


def between(words: str, start: str, end: str) -> str | None:
    """What stands between two marks; None where the first one is missing."""
    _, mark, rest = words.partition(start)
    return rest.partition(end)[0].strip() if mark else None


def without(words: str, start: str, end: str) -> str:
    """The words without every part between two marks, and without the marks."""
    while (first := words.find(start)) >= 0:
        words = words[:first] + words[first + len(start) :].partition(end)[2]
    return words.strip()


def parsed(written: str | bytes) -> object:
    """A JSON value. Raises ValueError, for one that is nested deeper than we can follow, too."""
    try:
        return json.loads(written)
    except RecursionError as cause:
        message = "it is nested too deeply"
        raise ValueError(message) from cause
    except ValueError as cause:
        message = f"it is not whole JSON ({cause})"
        raise ValueError(message) from cause


def document(path: str) -> object:
    """A file that is one JSON value. Raises OSError, ValueError."""
    with open(path, "rb") as file:
        content = file.read()
    try:
        return parsed(content)
    except ValueError as cause:
        if b"\0" not in content:
            raise
        message = "a crash has left NUL bytes in it"
        raise ValueError(message) from cause


def decoded(stored: object) -> object:
    """A JSON value that is kept as text within another; None for what is none."""
    try:
        return parsed(stored) if isinstance(stored, str) else None
    except ValueError:
        return None
