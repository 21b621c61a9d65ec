"""How far each transcript was read, in one file of the cache. Without it everything is read again, and nothing counts twice."""

from __future__ import annotations

import datetime as dt
import json

from belta_memory.adapters.stores.cache_file import replace_soon
from belta_memory.adapters.stores.files import read
from belta_memory.app.transcripts import Mark, Place

_FORMAT = "belta-harvest 2"  # the first knew nothing of how many prompts there were


class CursorFile:
    """The Cursor in a file. Made by us in `cache/`, so an unreadable one is as good as none."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._marks = _decode(read(path))
        self._is_new = False

    def mark(self, identity: str) -> Mark | None:
        """How far a file was harvested; None for not at all."""
        return self._marks.get(identity)

    def put(self, identity: str, mark: Mark) -> None:
        """Remember it, for `save`."""
        self._is_new = self._is_new or self._marks.get(identity) != mark
        self._marks[identity] = mark

    def save(self) -> None:
        """Keep everything for the next run. Raises UnwritableHomeError."""
        if self._is_new:
            replace_soon(self._path, _encode(self._marks))
            self._is_new = False


def _encode(marks: dict[str, Mark]) -> bytes:
    stored = {identity: _fields(mark) for identity, mark in marks.items()}
    return json.dumps({"format": _FORMAT, "files": stored}).encode() + b"\n"


def _fields(mark: Mark) -> tuple[object, ...]:
    since = mark.since.isoformat() if mark.since else None
    of_document = () if mark.changed is None else (mark.changed, mark.place.told)
    return (mark.size, mark.place.offset, mark.place.line, since, mark.headless, *of_document)


def _mark(  # noqa: PLR0913, PLR0917 (the inverse of `_fields`)
    size: int,
    offset: int,
    line: int,
    since: str | None,
    headless: bool,  # noqa: FBT001
    changed: float | None = None,
    told: int = 0,
) -> Mark:
    day = dt.date.fromisoformat(since) if since else None
    return Mark(size, Place(offset, line, told), day, headless, changed)


def _decode(content: bytes | None) -> dict[str, Mark]:
    try:
        stored = json.loads(content or b"null")
        if not isinstance(stored, dict) or stored.get("format") != _FORMAT:
            return {}
        return {identity: _mark(*fields) for identity, fields in stored["files"].items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        return {}
