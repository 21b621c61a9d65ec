"""Several files changed as one: announced, moved into place, closed. The caller holds the lock of the memory."""

import os
from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.journal import Journal, Record
from belta_memory.adapters.stores.patch import apply, digest, make_patch
from belta_memory.domain.errors import UnwritableHomeError


class Write(NamedTuple):
    """One file of a change; None is an absent file."""

    path: str
    old: bytes | None
    new: bytes | None
    frame: bytes = b""  # of a file that is made or goes: what comes and goes with the file itself


class Stage(Enum):
    """How far an announced change came."""

    NOWHERE = "no file was changed"
    HALF = "some files were changed"
    WHOLE = "every file was changed, or a person edited it since"


class Transactions:
    """The changes of one home's files, paths in the journal being below `root`."""

    def __init__(self, root: str, journal: Journal) -> None:
        self._root, self._journal = root, journal

    def commit(self, record: Record, writes: Iterable[Write]) -> None:
        """Everything that needs room first, then the announcement, then nothing but renames, in the given order.

        Removals come last. Raises UnwritableHomeError, and then nothing was changed.
        """
        ordered = sorted(writes, key=lambda w: w.new is None)
        patches = tuple(make_patch(self.name_of(w.path), w.old, w.new, w.frame) for w in ordered)
        beside: dict[str, str] = {}
        try:
            for write in ordered:
                if write.new is not None:
                    beside[write.path] = files.write_beside(write.path, write.new)
            self._move(record._replace(patches=patches), ordered, beside)
        finally:
            for path in beside.values():
                files.remove(path)
        self._close(record.entry.id)

    def settle(self) -> None:
        """Finish what a writer that died had begun, or note that it never began."""
        if (record := self._journal.unclosed()) is None:
            return
        stage = self.stage_of(record)
        if stage is Stage.HALF:
            for patch in record.patches:
                path = self.path_of(patch.path)
                if digest(content := files.read(path)) == patch.was:
                    _put(path, apply(patch, content))
        self._journal.close(record.entry.id, done=stage is not Stage.NOWHERE)

    def stage_of(self, record: Record) -> Stage:
        """How far the change came, told from the files."""
        untouched = [digest(files.read(self.path_of(p.path))) == p.was for p in record.patches]
        if not any(untouched):
            return Stage.WHOLE
        return Stage.NOWHERE if all(untouched) else Stage.HALF

    def name_of(self, path: str) -> str:
        """How the journal names a file."""
        return os.path.relpath(path, self._root).replace(os.sep, "/")

    def path_of(self, name: str) -> str:
        """The inverse of `name_of`."""
        return os.path.join(self._root, *name.split("/"))

    def _move(self, record: Record, writes: list[Write], beside: dict[str, str]) -> None:
        size = self._journal.announce(record)
        done: list[Write] = []
        try:
            for write in writes:
                if write.new is None:
                    files.remove(write.path)
                else:
                    files.put_in_place(beside[write.path], write.path)
                    del beside[write.path]
                done.append(write)
        except UnwritableHomeError:
            for write in reversed(done):
                _put(write.path, write.old)
            self._journal.withdraw(size)
            raise

    def _close(self, change: str) -> None:
        try:
            self._journal.close(change, done=True)
        except UnwritableHomeError:
            return  # the change stands, and its announcement too: the next writer finds both and closes it


def _put(path: str, content: bytes | None) -> None:
    if content is None:
        files.remove(path)
    else:
        files.replace(path, content)
