"""Changes to the files of other programs: planned whole, shown, then made one by one."""

from __future__ import annotations

import os
from typing import NamedTuple

from belta_memory.adapters.stores import files
from belta_memory.domain.errors import ChangedMeanwhileError


class Change(NamedTuple):
    """One file, before and after. None is absent."""

    path: str
    before: bytes | None
    after: bytes | None
    keeps: bool = False  # is what stands there somebody else's, so that a copy is kept?


def plan(path: str, after: bytes | None, *, keeps: bool = False) -> list[Change]:
    """The change that makes `path` hold `after`; none where it does already. Raises UnreadableFileError."""
    before = files.read(path)
    return [] if before == after else [Change(path, before, after, keeps and before is not None)]


def diff(change: Change) -> str:
    """A change as people read one."""
    from difflib import unified_diff

    old, new = ([] if side is None else _lines(side) for side in (change.before, change.after))
    here, there = ("/dev/null" if side is None else change.path for side in (change.before, change.after))
    return "".join(unified_diff(old, new, here, there))


def deed(change: Change) -> str:
    """What happens to the file, as a participle."""
    if change.after is None:
        return "removed"
    return "made" if change.before is None else "changed"


def make(change: Change, stamp: str) -> str | None:
    """Make one change; gives the path of the copy, if one was kept.

    Raises ChangedMeanwhileError when the file is not any more what was planned upon, UnwritableHomeError.
    """
    if files.read(change.path) != change.before:
        raise ChangedMeanwhileError(path=change.path)
    copy = f"{change.path}.{BACKUP}-{stamp}" if change.keeps and change.before is not None else None
    if copy and change.before is not None:
        files.replace(copy, change.before)
    if change.after is None:
        files.remove(os.path.realpath(change.path))
    else:
        files.replace(change.path, change.after)
    return copy


BACKUP = "belta-backup"


def newest_copy(path: str) -> str | None:
    """The copy that was kept when our entries last came into a file."""
    folder, name = os.path.split(path)
    try:
        copies = [entry for entry in os.listdir(folder) if entry.startswith(f"{name}.{BACKUP}-")]
    except FileNotFoundError:
        return None
    return os.path.join(folder, max(copies)) if copies else None


def _lines(content: bytes) -> list[str]:
    lines = content.decode("utf-8", "replace").splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        lines[-1] += "\n\\ No newline at end of file\n"
    return lines
