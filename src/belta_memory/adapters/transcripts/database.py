"""A host's SQLite database, looked at without a trace: it is copied, with its write-ahead log, and the copy is opened.

Opening the original, even read-only, can make SQLite write its `-shm` beside it.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

_TRIES = 3  # a host may write while we copy
_LOG = "-wal"
LOGS = (_LOG, "-shm")  # what SQLite itself keeps beside a database


@contextmanager
def snapshot(path: str) -> Iterator[sqlite3.Connection]:
    """The database as it stands. Raises OSError; ValueError for what is no database."""
    import sqlite3

    with tempfile.TemporaryDirectory(prefix="belta-") as folder:
        copy = os.path.join(folder, "copy.db")
        _copy(path, copy)
        try:
            with closing(sqlite3.connect(copy)) as connection:
                connection.row_factory = sqlite3.Row
                yield connection
        except (sqlite3.Error, IndexError) as cause:  # IndexError: a row without a column that we ask for
            message = f"it is not a database of this host ({cause})"
            raise ValueError(message) from cause


def is_database(head: bytes) -> bool:
    """Do these first bytes of a file begin a database?"""
    return head.startswith(b"SQLite format 3\0")


def state_of(path: str) -> tuple[int, float]:
    """Size in bytes and time of change, with the log: what is new lies there first. Raises OSError."""
    states = [os.stat(path)]
    if os.path.isfile(path + _LOG):
        states.append(os.stat(path + _LOG))
    return sum(s.st_size for s in states), max(s.st_mtime for s in states)


def _copy(path: str, copy: str) -> None:
    for _ in range(_TRIES):
        before = state_of(path)
        shutil.copyfile(path, copy)
        if os.path.isfile(path + _LOG):
            shutil.copyfile(path + _LOG, copy + _LOG)
        elif os.path.isfile(copy + _LOG):
            os.remove(copy + _LOG)
        if state_of(path) == before:
            return
    raise OSError(None, "its host is writing to it without a pause; run the command again")
