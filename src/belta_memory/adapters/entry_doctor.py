"""What can be wrong with the files of entries, in words, each with its remedy."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.adapters.doctor import fail, ok, warn
from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.note_files import NOWHERE, decoded
from belta_memory.domain.conflict import has_conflict
from belta_memory.domain.entry import parse_entry
from belta_memory.domain.errors import BeltaError
from belta_memory.domain.line import is_file_name
from belta_memory.domain.model import Slug

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belta_memory.adapters.doctor import Finding
    from belta_memory.adapters.stores.home import Home
    from belta_memory.domain.entry import Entry


def look_at_entries(home: Home) -> Iterator[Finding]:
    """Is there one that no search finds, or that says two things at once?"""
    shelf = home.entries
    keys: dict[str, str] = {}
    sound = 0
    for folder in (shelf.folder, shelf.archive):
        try:
            names = sorted(Slug(name[:-3]) for name in os.listdir(folder) if name.endswith(".md"))
        except FileNotFoundError:
            continue
        except OSError as cause:
            yield fail("entries", f"{folder} cannot be read: {cause.strerror}.", "Check its permissions.")
            continue
        for name in names:
            path = os.path.join(folder, f"{name}.md")
            broken = list(_look_at_file(path, name, keys))
            yield from broken
            sound += not broken and folder == shelf.folder
    if sound:
        yield ok("entries", f"{sound} {'entry' if sound == 1 else 'entries'} in {shelf.folder}.")


def _look_at_file(path: str, name: Slug, keys: dict[str, str]) -> Iterator[Finding]:
    if not is_file_name(name):
        yield warn("entries", f"{path} is passed over: its name is none of an entry.", "Rename the file.")
        return
    try:
        content = files.read(path)
        if content is None and os.path.islink(path):
            remedy = "Mend the link or delete it: no search finds what it stands for."
            yield fail("entries", f"{path} is passed over: {NOWHERE}.", remedy)
            return
        text = decoded(content or b"", path)
        if has_conflict(text):
            yield fail("entries", f"{path} holds marks of a conflict.", "Choose by hand what it shall say.")
            return
        entry: Entry = parse_entry(text, name, path)
    except BeltaError as fault:
        where = f"{path}:{fault.facts['line']}" if "line" in fault.facts else path
        remedy = "Fix it by hand: until then no search finds it."
        yield fail("entries", f"{where} is passed over: {fault.facts['cause']}.", remedy)
        return
    if (other := keys.setdefault(entry.key, path)) != path:
        beside = os.path.dirname(path) == os.path.dirname(other)
        remedy = "Run: belta doctor --fix" if beside else "Give one of them another key by hand."
        yield warn("entries", f"{path} and {other} have one key, {entry.key}.", remedy)
