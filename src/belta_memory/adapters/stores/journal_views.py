"""What readers want of the journal, kept as long as its file only grows: the keys of topics, and what was changed."""

import _thread  # not `threading`, which a hook would have to load
from collections.abc import Callable
from typing import NamedTuple

from belta_memory.adapters.stores.growing_file import GrowingFile
from belta_memory.app.ports import JournalEntry
from belta_memory.domain.errors import BeltaError
from belta_memory.domain.model import GLOBAL, FactKey


class Keys:
    """The key of each topic, as the last change that wrote it knew it. Whatever is not ours is passed over."""

    def __init__(self, path: str, parsed: Callable[[bytes], object]) -> None:
        self._file, self._parsed, self._lock = GrowingFile(path), parsed, _thread.allocate_lock()
        self._by_change: dict[str, tuple[str, dict[str, FactKey]]] = {}
        self._merged: dict[str, dict[str, FactKey]] = {}

    def of(self, scope: str) -> dict[str, FactKey]:
        """Those of one scope, by topic in normal form."""
        with self._lock:
            news = self._file.news()
            if news.anew:
                self._by_change, self._merged = {}, {}
            for line in news.lines:
                self._take(line)
            if scope not in self._merged:
                written = (keys for where, keys in self._by_change.values() if where == scope)
                self._merged[scope] = {topic: key for keys in written for topic, key in keys.items()}
            last = self._read(news.rest)
            found = dict(self._merged[scope])
        if isinstance(last, tuple) and last[1] == scope:
            found |= last[2]
        return found

    def _take(self, line: bytes) -> None:
        match self._read(line):
            case (str(change), str(scope), dict(keys)):
                self._by_change[change] = scope, keys
                if scope in self._merged:
                    self._merged[scope] |= keys
            case str(change):
                self._by_change.pop(change, None)
                self._merged = {}

    def _read(self, line: bytes) -> tuple[str, str, dict[str, FactKey]] | str | None:
        """What a line says of keys: a change that wrote some, or the id of one that never was."""
        if b'"keys"' not in line and b'"void"' not in line:
            return None  # most lines: notes, counts, closings
        match self._parsed(line):
            case {"v": 1, "id": str(change), "keys": dict(keys), **more}:
                return change, str(more.get("scope", GLOBAL)), keys
            case {"v": 1, "void": str(change)}:
                return change
        return None


class Head(NamedTuple):
    """One announced change without what it wrote."""

    entry: JournalEntry
    undoes: str | None


class Heads:
    """Every announced change without what it wrote."""

    def __init__(self, path: str, read: Callable[[bytes, int], Head | str | None]) -> None:
        """`read` tells of a line and its number which change it announces, or the id of one that never was."""
        self._file, self._read, self._lock = GrowingFile(path), read, _thread.allocate_lock()
        self._number = 0
        self._found: dict[str, Head] = {}  # by the id of the change

    def all(self) -> list[Head]:
        """Those that were made, oldest first. Raises StoredLineError, at every call until the file is mended."""
        with self._lock:
            news = self._file.news()
            if news.anew:
                self._number, self._found = 0, {}
            found, self._found = self._found, {}
            number = self._number
            try:
                for line in news.lines:
                    number += 1
                    self._take(found, line, number)
            except BeltaError:
                self._file, self._number = GrowingFile(self._file.path), 0
                raise
            self._found, self._number = found, number
            if news.rest:
                found = dict(found)
                self._take(found, news.rest, number + 1)
            return list(found.values())

    def _take(self, found: dict[str, Head], line: bytes, number: int) -> None:
        match self._read(line, number):
            case Head() as head:
                found[head.entry.id] = head
            case str(change):
                found.pop(change, None)
