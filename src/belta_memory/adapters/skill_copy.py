"""Copies the skill into a host's folder, and remembers what was copied: so that a later version can tell what is ours.

The record stands beside the copies, a line a file, in the form of `sha256sum`. What differs from its line was edited by
hand.
"""

from __future__ import annotations

import os
from hashlib import sha256
from typing import TYPE_CHECKING

from belta_memory.adapters.changes import Change, plan
from belta_memory.adapters.stores import files

if TYPE_CHECKING:
    from collections.abc import Mapping

RECORD = ".belta-files"


def plan_copy(folder: str, shipped: Mapping[str, bytes], *, spares_edits: bool = False) -> list[Change]:
    """What brings the folder up to date. Edited files are replaced with a copy kept, or spared.

    Files that are not shipped any more go, unless they were edited. Raises UnreadableFileError.
    """
    if spares_edits and is_foreign(folder, shipped):
        return []
    record = _record(folder)
    spared = [name for name in edited(folder, shipped) if spares_edits]
    changes = []
    for name, content in shipped.items():
        if name not in spared:
            changes += plan(place(folder, name), content, keeps=_is_edited(folder, name, record))
    for name in record.keys() - shipped.keys():
        if not _is_edited(folder, name, record):
            changes += plan(place(folder, name), None)
    known = {name: record.get(name, "-") if name in spared else _sum(shipped[name]) for name in shipped}
    lines = "".join(f"{known[name]}  {name}\n" for name in sorted(known))
    return changes + plan(place(folder, RECORD), lines.encode() or None)


def plan_removal(folder: str, shipped: Mapping[str, bytes]) -> list[Change]:
    """What takes our files away again, a copy kept of those that were edited. Raises UnreadableFileError."""
    record = _record(folder)
    if not record and is_foreign(folder, shipped):
        return []
    changes = []
    for name in sorted({*record, *shipped}):
        now = files.read(place(folder, name))
        keeps = now != shipped.get(name) and _is_edited(folder, name, record)
        if name in shipped or not keeps:
            changes += plan(place(folder, name), None, keeps=keeps)
    return changes + plan(place(folder, RECORD), None)


def edited(folder: str, shipped: Mapping[str, bytes]) -> list[str]:
    """The files that differ from those that are shipped because somebody edited them. Raises UnreadableFileError."""
    record = _record(folder)
    return [
        name
        for name, content in shipped.items()
        if files.read(place(folder, name)) != content and _is_edited(folder, name, record)
    ]


def is_foreign(folder: str, shipped: Mapping[str, bytes]) -> bool:
    """Does a skill of somebody else's stand there? We leave a record beside ours. Raises UnreadableFileError."""
    if os.path.exists(place(folder, RECORD)):
        return False
    now = files.read(place(folder, "SKILL.md"))
    return now is not None and now != shipped.get("SKILL.md")


def place(folder: str, name: str) -> str:
    """The path of a file of the skill."""
    return os.path.join(folder, *name.split("/"))


def _is_edited(folder: str, name: str, record: Mapping[str, str]) -> bool:
    now = files.read(place(folder, name))
    return now is not None and _sum(now) != record.get(name)


def _record(folder: str) -> dict[str, str]:
    text = (files.read(place(folder, RECORD)) or b"").decode("utf-8", "replace")
    lines = (line.partition("  ") for line in text.splitlines())
    return {name: known for known, _, name in lines if _stays_inside(name)}


def _stays_inside(name: str) -> bool:
    """Does a name lead nowhere but into the folder? Any other was not written by us."""
    return not {"", ".", ".."} & set(name.split("/")) and not {"\\", ":"} & set(name)


def _sum(content: bytes) -> str:
    return sha256(content).hexdigest()
