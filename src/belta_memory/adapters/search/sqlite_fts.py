"""The backend of a large memory: an FTS5 index over our own words and pairs, in the cache, to be deleted at any time.

SQLite finds the candidates by their rarest words; they are ranked as in a small memory. Its own trigram tokenizer
could not find a word of two characters.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from belta_memory.adapters.stores.files import make_folder, remove
from belta_memory.domain.ranking import Asked, Channel, Counts, Keep, Match, Postings, ranked
from belta_memory.domain.terms import Terms, terms_of, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FORMAT = 1
WAIT = 0.5  # seconds for another process that brings the index up to date
COMMON = 600  # texts from which on a word finds no candidates by itself
BUDGET = 1500  # texts that are looked at by their words
CANDIDATES = 25
_SCHEMA = """
create table texts (number integer primary key, id text unique not null, content text not null);
create virtual table words using fts5 (said, content='', detail=none, columnsize=0, tokenize="ascii tokenchars '._/@#+-'''");
insert into words (words, rank) values ('hashsize', 67108864);
create virtual table vocabulary using fts5vocab (words, row);
create table common (word text primary key, texts integer not null) without rowid;
"""


class SqliteFts:
    """Satisfies `SearchBackend`. A cache that is broken, or of another format, is made anew."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._size = 0
        self._followed: tuple[dict[str, str], int] | None = None  # and the state of the file after it

    def follow(self, texts: Mapping[str, str]) -> None:
        """From now on these are the texts, by their ids."""
        try:
            if self._followed is None or self._followed != (texts, self._state()):
                self._followed = None
                self._bring_up_to_date(texts)
                self._followed = dict(texts), self._state()
        except sqlite3.OperationalError as busy:
            if "locked" not in str(busy):
                self._anew(texts)
        except sqlite3.DatabaseError:
            self._anew(texts)
        self._size = len(texts)

    def ranked(self, query: str, keep: Keep, most: int) -> list[Match]:
        """The texts that a query is about, best first, of those that `keep` admits."""
        said = terms_of(query)
        counts: dict[str, int] = {}
        numbers = self._candidates(said, counts)
        words, pieces = Postings(), Postings()
        asked, torn = frozenset(said.words), frozenset(said.pieces)
        for id_, content in self._contents(numbers):
            if keep(id_):
                terms = terms_of(content)
                words.add(id_, terms.words, asked)
                pieces.add(id_, terms.pieces, torn)
        by_words = Channel(words, Counts(self._size, lambda t: counts.get(t, 0)))
        by_pieces = Channel(pieces, Counts(len(numbers), lambda t: len(pieces.times(t))))
        return ranked(Asked(said, ()), by_words, by_pieces, lambda _: True, most)

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _state(self) -> int:
        """A number that is another one after every change by another process."""
        (version,) = self._open().execute("pragma data_version").fetchone()
        return int(version)

    def _candidates(self, said: Terms, counts: dict[str, int]) -> list[int]:
        """The numbers of the texts that hold the rarest of the words; `counts` learns how rare each is."""
        connection = self._open()
        asked = list(dict.fromkeys(said.words))
        marks = ",".join("?" * len(asked))
        counts |= dict(connection.execute(f"select word, texts from common where word in ({marks})", asked))  # noqa: S608
        weights = Counts(self._size, lambda t: counts.get(t, 0))
        found: dict[int, float] = {}
        left = BUDGET
        rare = [word for word in asked if word not in counts]
        for word in [*rare, *self._neighbours(rare, counts), *sorted(counts, key=lambda w: counts[w])]:
            if left <= 0:
                break
            holding = self._holding(word, left)
            counts.setdefault(word, len(holding))
            left -= len(holding)
            weight = weights.weight(word)
            for number in holding:
                found[number] = found.get(number, 0.0) + weight
        return sorted(found, key=found.__getitem__, reverse=True)[:CANDIDATES]

    def _holding(self, word: str, most: int) -> list[int]:
        quoted = '"' + word.replace('"', '""') + '"'
        rows = self._open().execute("select rowid from words where words match ? limit ?", (quoted, most))
        return [number for (number,) in rows]

    def _neighbours(self, rare: list[str], counts: dict[str, int]) -> list[str]:
        """Words of the texts that an unknown Latin word may have been: a slip, or two words without their blank."""
        near: list[str] = []
        for word in rare:
            if len(word) < _SPELT or not word.isascii() or self._holding(word, 1):
                continue
            for start in range(len(word) - _HEAD + 1):
                head = word[start : start + _HEAD] if start else word[:_HEAD]
                rows = self._open().execute(
                    "select term from vocabulary where term >= ? and term < ? limit 400",
                    (head, head + "\uffff"),
                )
                near += [t for (t,) in rows if _is_near(t, word, start)]
        return [word for word in dict.fromkeys(near) if word not in counts][:_NEAR]

    def _contents(self, numbers: list[int]) -> list[tuple[str, str]]:
        marks = ",".join("?" * len(numbers))
        rows = self._open().execute(
            f"select id, content from texts where number in ({marks})",  # noqa: S608 (marks alone)
            numbers,
        )
        return list(rows)

    def _bring_up_to_date(self, texts: Mapping[str, str]) -> None:
        connection = self._open()
        before = dict(connection.execute("select id, content from texts"))
        gone = [id_ for id_, content in before.items() if texts.get(id_) != content]
        new = [(id_, text) for id_, text in texts.items() if before.get(id_) != text]
        if not gone and not new:
            return
        with _transaction(connection):
            for id_ in gone:
                self._forget(connection, id_)
            (last,) = connection.execute("select coalesce(max(number), 0) from texts").fetchone()
            numbered = [(id_, number, text) for number, (id_, text) in enumerate(new, last + 1)]
            connection.executemany("insert into texts (id, number, content) values (?, ?, ?)", numbered)
            connection.executemany(
                "insert into words (rowid, said) values (?, ?)",
                ((number, " ".join(words_of(text))) for _, number, text in numbered),
            )
            if len(gone) + len(new) > len(texts) // 10:
                connection.execute("delete from common")
                connection.execute(
                    "insert into common select term, doc from vocabulary where doc > ?", (COMMON,)
                )

    def _forget(self, connection: sqlite3.Connection, id_: str) -> None:
        row = connection.execute("select number, content from texts where id = ?", (id_,)).fetchone()
        if row is not None:  # another process may have been quicker
            number, content = row
            connection.execute(
                "insert into words (words, rowid, said) values ('delete', ?, ?)",
                (number, " ".join(words_of(content))),
            )
            connection.execute("delete from texts where id = ?", (id_,))

    def _anew(self, texts: Mapping[str, str]) -> None:
        self.close()
        for ending in ("", "-journal", "-wal", "-shm"):
            remove(self._path + ending)
        self._bring_up_to_date(texts)

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            make_folder(os.path.dirname(self._path))
            connection = sqlite3.connect(self._path, timeout=WAIT, isolation_level=None)
            try:
                connection.execute("pragma synchronous = off")
                (found,) = connection.execute("pragma user_version").fetchone()
                if found != FORMAT:
                    _begin(connection)
            except sqlite3.DatabaseError:
                connection.close()
                raise
            os.chmod(self._path, 0o600)
            self._connection = connection
        return self._connection


_SPELT = 4  # letters from which on a word may hold a slip
_HEAD = 3
_NEAR = 12


def _is_near(known: str, word: str, start: int) -> bool:
    """May an unknown word have been this one: nearly all of it, or a part of it from `start` on?"""
    if len(known) < _HEAD:
        return False
    if word.startswith(known, start) and len(known) >= _SPELT:
        return True
    if start or abs(len(known) - len(word)) > 1:
        return False
    pairs = {word[n : n + 2] for n in range(len(word) - 1)}
    shared = sum(known[n : n + 2] in pairs for n in range(len(known) - 1))
    return shared >= max(len(known), len(word)) - 1 - 2


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("begin immediate")
    done = False
    try:
        yield
        done = True
    finally:
        connection.execute("commit" if done else "rollback")


def _begin(connection: sqlite3.Connection) -> None:
    """An empty index in the place of whatever was there."""
    with closing(connection.cursor()) as cursor, _transaction(connection):
        named = cursor.execute(
            "select name from sqlite_master where type = 'table' and name not like 'words_%'"
        )
        for (name,) in named.fetchall():
            cursor.execute(f"drop table if exists {name}")
        for statement in filter(str.strip, _SCHEMA.split(";\n")):
            cursor.execute(statement)
        cursor.execute(f"pragma user_version = {FORMAT}")
