"""The SQLite file of an index in the cache, which is made anew where its bytes are not those that somebody left there.

SQLite sees damage where it meets it, and reads on over some. So whoever writes leaves the sum of all bytes beside the
file, and whoever finds the file changed adds them up again, both under one lock. Where a writer died the sum is wrong,
too: nothing needs SQLite's journal, which who still reads a removed file would take for his own.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from belta_memory.adapters.stores.cache_file import replace_soon
from belta_memory.adapters.stores.files import read, remove
from belta_memory.adapters.stores.lock import locked

if TYPE_CHECKING:
    from collections.abc import Iterator

FORMAT = 3
WAIT = 0.5  # seconds for another process that writes
_SUM, _LOCK = ".sum", ".lock"
_SCHEMA = """
create table texts (number integer primary key, id text not null, print integer not null);
create index by_id on texts (id);
create virtual table words using fts5 (said, content='', detail=none, columnsize=0, tokenize="ascii tokenchars '._/@#+-'''");
insert into words (words, rank) values ('hashsize', 67108864);
create table spelt (word text primary key) without rowid;
create table common (word text primary key, texts integer not null) without rowid;
create table swept (times integer not null);
insert into swept values (0);
"""


class _State(NamedTuple):
    """What tells a file from itself at another time."""

    inode: int
    changed: int
    size: int


class IndexFile:
    """What is read here may raise sqlite3.Error: damage between two looks at the file is SQLite's to see."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._left: _State | None = None  # when its bytes were right
        self.opened = 0  # times; another time it may be another file

    @property
    def connection(self) -> sqlite3.Connection:
        """To read by, once the file has been held."""
        if self._connection is None:
            raise sqlite3.ProgrammingError("it is not open")
        return self._connection

    def is_as_left(self) -> bool:
        """Has nobody written to it, or put another one in its place?"""
        return self._connection is not None and self._left == self._state()

    @contextmanager
    def held(self) -> Iterator[sqlite3.Connection]:
        """The whole file, to which nobody else writes meanwhile. Raises sqlite3.Error, BeltaError."""
        with locked(self._path + _LOCK, WAIT):
            if not self.is_as_left():
                self._look()
            yield self.connection

    @contextmanager
    def writing(self) -> Iterator[None]:
        """A transaction of the one that holds it. Raises sqlite3.Error, BeltaError."""
        with _transaction(self.connection):
            yield
        self._seal()

    def doubt(self) -> None:
        """It could not be read: it is made anew when it is held again, unless somebody has done that. Raises BeltaError."""
        with locked(self._path + _LOCK, WAIT):
            if self.is_as_left():
                remove(self._path + _SUM)
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _look(self) -> None:
        found = self._state()
        is_whole = found is not None and read(self._path + _SUM) == self._sum()
        if not is_whole or self._left is None or found is None or found.inode != self._left.inode:
            self.close()
        if not is_whole:
            for ending in (_SUM, "", "-journal", "-wal", "-shm"):
                remove(self._path + ending)
        if self._connection is None:
            self._open()
        if not is_whole:
            os.chmod(self._path, 0o600)
            with self.writing():
                for statement in filter(str.strip, _SCHEMA.split(";\n")):
                    self.connection.execute(statement)
        self._left = self._state()

    def _open(self) -> None:
        # Any thread may read by it: whoever has several lets one at a time in.
        self._connection = sqlite3.connect(
            self._path, timeout=WAIT, isolation_level=None, check_same_thread=False
        )
        self._connection.execute("pragma synchronous = off")
        self._connection.execute("pragma journal_mode = memory")
        self.opened += 1

    def _seal(self) -> None:
        replace_soon(self._path + _SUM, self._sum())
        self._left = self._state()

    def _sum(self) -> bytes:
        content = read(self._path) or b""
        return b"%d %d %08x\n" % (FORMAT, len(content), crc32(content))

    def _state(self) -> _State | None:
        try:
            found = os.stat(self._path)
        except OSError:
            return None
        return _State(found.st_ino, found.st_mtime_ns, found.st_size)


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("begin immediate")
    done = False
    try:
        yield
        done = True
    finally:
        connection.execute("commit" if done else "rollback")
