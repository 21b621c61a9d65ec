"""The lessons that come up by themselves, found among thousands of entries without reading each whole."""

from __future__ import annotations

import os

from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.entry_counts import EntryCounts
from belta_memory.domain.errors import BeltaError
from belta_memory.domain.line import is_file_name
from belta_memory.domain.model import Slug

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Callable

    from belta_memory.adapters.stores.home import Home, Shelf
    from belta_memory.domain.entry import Entry

_NEEDED = (b"lesson", b"high", b"confirmed")  # whoever has all of them in its file may be one


def urgent_lessons(home: Home, tell: Callable[[BaseException], None]) -> tuple[list[Entry], str]:
    """The confirmed lessons of priority high, and the stamp of their files: the twin of `bare.stamp_of_lessons`.

    A file that cannot be read is told of and says nothing. The names of the others are left in cache/lessons.txt, where
    the first stage of a hook finds at which files to look.
    """
    shelf = home.entries
    folder = _state(shelf.folder)
    looked_at = [(name, _state(f"{shelf.folder}/{name}")) for name in _names(shelf)]
    counts = EntryCounts()
    found: list[tuple[Entry, os.stat_result]] = []
    for name, state in looked_at:
        content = None if state is None else _content(f"{shelf.folder}/{name}", tell)
        if state is None or content is None:
            continue
        counts.add(content)
        if (entry := _lesson(shelf, name, content, tell)) is not None:
            found.append((entry, state))
    counts.keep(home)
    kept = "".join(f"{entry.slug}.md\n" for entry, _ in found).encode()
    if (files.read(home.lessons) or b"") != kept:
        files.replace(home.lessons, kept)
    states = [state for _, state in found]
    sizes, newest = sum(s.st_size for s in states), max((s.st_mtime_ns for s in states), default=0)
    of_folder = f"{folder.st_mtime_ns}:{folder.st_size}" if folder else "-"
    return [entry for entry, _ in found], f"{len(states)}:{sizes}:{newest}/{of_folder}"


def is_any_newer(home: Home) -> bool:
    """Was an entry edited in its file since the list of triggers was made?"""
    shelf, made = home.entries, _state(home.gate)
    states = (_state(f"{shelf.folder}/{name}") for name in _names(shelf))
    return made is not None and any(s is not None and s.st_mtime_ns > made.st_mtime_ns for s in states)


def _names(shelf: Shelf) -> list[str]:
    try:
        return sorted(name for name in os.listdir(shelf.folder) if name.endswith(".md"))
    except OSError:
        return []  # none was ever noted; what else keeps it from being read, a search tells


def _state(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except OSError:
        return None


def _content(path: str, tell: Callable[[BaseException], None]) -> bytes | None:
    try:
        return files.read(path)
    except BeltaError as fault:
        tell(fault)
        return None


def _lesson(shelf: Shelf, name: str, content: bytes, tell: Callable[[BaseException], None]) -> Entry | None:
    slug = Slug(name[:-3])
    try:
        if not is_file_name(slug) or not all(map(content.__contains__, _NEEDED)):
            return None
        from belta_memory.domain.entry import parse_entry
        from belta_memory.domain.lessons import speaks

        entry = parse_entry(content.decode("utf-8", "replace"), slug, shelf.note(slug))
    except BeltaError as fault:
        tell(fault)
        return None
    return entry if speaks(entry) else None
