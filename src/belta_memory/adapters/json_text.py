"""Edits JSON as text, so that what is not ours keeps its bytes: order, indentation, number forms, escapes."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.errors import HostConfigError

if TYPE_CHECKING:
    from collections.abc import Sequence

    Path = Sequence[str | int]

_BLANK = re.compile(r"[ \t\r\n]*")
_DECODER = json.JSONDecoder()
_BOM = "\ufeff"


class Entry(NamedTuple):
    """One member of an object or element of an array, by its place in the text."""

    name: str | int
    start: int  # of the key, or of the element
    value: int
    end: int


def decode(path: str, content: bytes, snippet: str) -> str:
    """The text of a JSON file, a BOM included. Raises HostConfigError with the line that is not JSON, and the snippet."""
    try:
        text = content.decode("utf-8")
        if text.strip(_BOM).strip():
            json.loads(text.removeprefix(_BOM))
    except json.JSONDecodeError as cause:
        raise HostConfigError(
            path=path, line=cause.lineno, cause=f"not JSON: {cause.msg}", snippet=snippet
        ) from cause
    except RecursionError as cause:
        raise HostConfigError(path=path, line=1, cause="it is nested too deeply", snippet=snippet) from cause
    except UnicodeDecodeError as cause:
        line = content.count(b"\n", 0, cause.start) + 1
        raise HostConfigError(
            path=path, line=line, cause=f"not UTF-8: {cause.reason}", snippet=snippet
        ) from cause
    return text


def value_at(text: str, path: Path = ()) -> object:
    """The value at a path; None where there is none."""
    start = _find(text, path)
    return None if start is None else _DECODER.raw_decode(text, start)[0]


def has(text: str, path: Path) -> bool:
    """Does anything stand at a path, be it null?"""
    return _find(text, path) is not None


def line_of(text: str, path: Path) -> int:
    """The line on which the value at a path begins, for a message."""
    return text.count("\n", 0, _find(text, path) or 0) + 1


def put(text: str, path: Path, name: str, value: object) -> str:
    """Set a member of the object at `path`: in place when it is there, else as the last one."""
    if has(text, [*path, name]):
        return replace(text, [*path, name], value)
    return _insert(text, path, value, name)


def ensure(text: str, path: Path, empty: object) -> str:
    """Have an object or array at `path`, an empty one where there is none. A text without a value becomes an object."""
    if not has(text, ()):
        text = f"{text.rstrip()}{{}}\n"
    *above, name = path
    return text if has(text, path) else put(text, above, str(name), empty)


def append(text: str, path: Path, value: object) -> str:
    """Add a last element to the array at `path`."""
    return _insert(text, path, value, None)


def replace(text: str, path: Path, value: object) -> str:
    """Put another value in the place of the one at `path`."""
    start = _must_find(text, path)
    end = _DECODER.raw_decode(text, start)[1]
    return text[:start] + _render(text, value, start) + text[end:]


def drop(text: str, path: Path) -> str:
    """Remove the member or element at `path`: the inverse of adding it."""
    *above, name = path
    start = _must_find(text, above)
    entries, close = _entries(text, start)
    place = max(i for i, entry in enumerate(entries) if entry.name == name)
    if len(entries) == 1:
        return text[: start + 1] + text[close:]
    if place == len(entries) - 1:
        return text[: entries[place - 1].end] + text[entries[place].end :]
    return text[: entries[place].start] + text[entries[place + 1].start :]


def _insert(text: str, path: Path, value: object, name: str | None) -> str:
    start = _must_find(text, path)
    entries, close = _entries(text, start)
    label = "" if name is None else f"{json.dumps(name, ensure_ascii=False)}: "
    if entries:
        gap = _gap(text, start, entries)
        new = f",{gap}{label}{_render(text, value, start, gap)}"
        return text[: entries[-1].end] + new + text[entries[-1].end :]
    if _is_one_line(text):
        return f"{text[: start + 1]}{label}{_render(text, value, start)}{text[close:]}"
    outer = _newline(text) + _indentation(text, start)
    gap = outer + _unit(text)
    return f"{text[: start + 1]}{gap}{label}{_render(text, value, start, gap)}{outer}{text[close:]}"


def _gap(text: str, start: int, entries: list[Entry]) -> str:
    """What stands between two entries beside the comma."""
    before = text[start + 1 : entries[0].start]
    if "\n" in before:
        return _newline(text) + before.rpartition("\n")[2]
    return text[entries[0].end : entries[1].start].partition(",")[2] if len(entries) > 1 else " "


def _render(text: str, value: object, start: int, gap: str | None = None) -> str:
    """A value in the manner of its surroundings: on one line, or indented from the line on which it begins."""
    if _is_one_line(text) or (gap is not None and "\n" not in gap):
        return json.dumps(value, ensure_ascii=False)
    indentation = gap.rpartition("\n")[2] if gap is not None else _indentation(text, start)
    lines = json.dumps(value, ensure_ascii=False, indent=_unit(text)).split("\n")
    return (_newline(text) + indentation).join(lines)


def _find(text: str, path: Path) -> int | None:
    """Where the value at a path begins. Of members with the same name the last one counts, as for every parser."""
    start = _skip(text, len(_BOM) if text.startswith(_BOM) else 0)
    for name in path:
        if text[start : start + 1] not in {"{", "["} or isinstance(name, str) != (text[start] == "{"):
            return None
        found = [entry for entry in _entries(text, start)[0] if entry.name == name]
        if not found:
            return None
        start = found[-1].value
    return start if start < len(text) else None


def _must_find(text: str, path: Path) -> int:
    start = _find(text, path)
    if start is None:
        message = f"nothing stands at {list(path)}"
        raise LookupError(message)
    return start


def _entries(text: str, start: int) -> tuple[list[Entry], int]:
    """What the container at `start` holds, and where its closing bracket stands."""
    found: list[Entry] = []
    at = _skip(text, start + 1)
    while text[at] not in "}]":
        name: str | int = len(found)
        value = at
        if text[start] == "{":
            name, colon = _DECODER.raw_decode(text, at)
            value = _skip(text, _skip(text, colon) + 1)
        end = _DECODER.raw_decode(text, value)[1]
        found.append(Entry(name, at, value, end))
        at = _skip(text, end)
        if text[at] == ",":
            at = _skip(text, at + 1)
    return found, at


def _skip(text: str, at: int) -> int:
    match = _BLANK.match(text, at)
    return match.end() if match else at


def _indentation(text: str, at: int) -> str:
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return line[: len(line) - len(line.lstrip(" \t"))]


def _unit(text: str) -> str:
    """One step of indentation: that of the first line that has one."""
    found = re.search(r"\n([ \t]+)\S", text)
    return found.group(1) if found else "  "


def _newline(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"


def _is_one_line(text: str) -> bool:
    """Was it written on one line on purpose? `{}` was not."""
    body = text.strip(_BOM).strip()
    return "\n" not in body and body not in {"", "{}"}
