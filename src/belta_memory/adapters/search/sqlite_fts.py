"""The backend of a large memory: an FTS5 index over our own words and pairs, in the cache, to be deleted at any time.

SQLite finds the candidates by their rarest words; they are ranked as in a small memory. Its own trigram tokenizer
could not find a word of two characters.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections import Counter
from contextlib import closing, contextmanager
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from belta_memory.adapters.stores.files import make_folder, remove
from belta_memory.domain.ranking import Asked, Channel, Counts, Keep, Match, Postings, ranked
from belta_memory.domain.terms import Terms, terms_of, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FORMAT = 2
WAIT = 0.5  # seconds for another process that brings the index up to date
COMMON = 600  # texts from which on a word finds no candidates by itself
BUDGET = 1500  # texts that are looked at by their words
CANDIDATES = 25
PORTION = 4000  # texts that are read by one thread while another puts the ones before into the index
SAMPLED = 10  # of so many texts one is counted, to tell which words are common
SPARE = 1000  # texts of others, or of yesterday, that are let stand
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


class SqliteFts:
    """Satisfies `SearchBackend`. A cache that is broken, or of another format, is made anew.

    Servers in several projects share it: each finds its own texts among the rows, and lets those of others stand.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._texts: dict[str, str] = {}  # that were followed last
        self._state = (-1, -1)
        self._ids: dict[int, str] = {}  # of our texts, by their rows
        self._rows: dict[str, int] = {}

    def follow(self, texts: Mapping[str, str]) -> None:
        """From now on these are the texts, by their ids."""
        try:
            if self._texts != texts or self._swept() != self._state:
                self._bring_up_to_date(texts)
        except sqlite3.OperationalError as busy:
            if "locked" not in str(busy):
                self._anew(texts)
        except sqlite3.DatabaseError:
            self._anew(texts)

    def ranked(self, query: str, keep: Keep, most: int) -> list[Match]:
        """The texts that a query is about, best first, of those that `keep` admits."""
        said = terms_of(query)
        counts: dict[str, int] = {}
        numbers = self._candidates(said, counts)
        words, pieces = Postings(), Postings()
        asked, torn = frozenset(said.words), frozenset(said.pieces)
        for id_ in map(self._ids.__getitem__, numbers):
            if keep(id_):
                terms = terms_of(self._texts[id_])
                words.add(id_, terms.words, asked)
                pieces.add(id_, terms.pieces, torn)
        by_words = Channel(words, Counts(len(self._ids), lambda t: counts.get(t, 0)))
        by_pieces = Channel(pieces, Counts(len(numbers), lambda t: len(pieces.times(t))))
        return ranked(Asked(said, ()), by_words, by_pieces, lambda _: True, most)

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _swept(self) -> tuple[int, int]:
        """Which file it is, and how often somebody took rows out: ours may be among them."""
        (times,) = self._open().execute("select times from swept").fetchone()
        return os.stat(self._path).st_ino, int(times)

    def _candidates(self, said: Terms, counts: dict[str, int]) -> list[int]:
        """The numbers of the texts that hold the rarest of the words; `counts` learns how rare each is."""
        connection = self._open()
        asked = list(dict.fromkeys(said.words))
        marks = ",".join("?" * len(asked))
        counts |= dict(connection.execute(f"select word, texts from common where word in ({marks})", asked))  # noqa: S608
        weights = Counts(len(self._ids), lambda t: counts.get(t, 0))
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
        ours = self._ids
        return [number for (number,) in rows if number in ours]

    def _neighbours(self, rare: list[str], counts: dict[str, int]) -> list[str]:
        """Words of the texts that an unknown Latin word may have been: a slip, or two words without their blank."""
        near: list[str] = []
        for word in rare:
            if len(word) < _SPELT or not word.isascii() or self._holding(word, 1):
                continue
            for start in range(len(word) - _HEAD + 1):
                head = word[start : start + _HEAD]
                rows = self._open().execute(
                    "select word from spelt where word >= ? and word < ? limit 400", (head, head + "\uffff")
                )
                near += [t for (t,) in rows if _is_near(t, word, start)]
        return [word for word in dict.fromkeys(near) if word not in counts][:_NEAR]

    def _bring_up_to_date(self, texts: Mapping[str, str]) -> None:
        connection = self._open()
        state = self._swept()
        known = self._texts if state == self._state else {}
        rows = {id_: row for id_, row in self._rows.items() if id_ in texts and known.get(id_) == texts[id_]}
        new = {id_: text for id_, text in texts.items() if id_ not in rows}
        _find(connection, new, rows)
        self._take(texts, rows)  # what is there is found, even if somebody else is writing
        if len(rows) < len(texts):
            with _transaction(connection):
                _find(connection, {i: text for i, text in new.items() if i not in rows}, rows)
                _add(connection, [(i, text) for i, text in new.items() if i not in rows], rows)
            self._take(texts, rows)
        self._state = state
        (everybodys,) = connection.execute("select count(*) from texts").fetchone()
        if everybodys - len(rows) > SPARE + len(rows) // 10:
            with _transaction(connection):
                _sweep(connection)
                self._rows = {}
                _add(connection, list(texts.items()), self._rows)
            self._take(texts, self._rows)
            self._state = self._swept()

    def _take(self, texts: Mapping[str, str], rows: dict[str, int]) -> None:
        self._texts, self._rows = {id_: texts[id_] for id_ in rows}, rows
        self._ids = {number: id_ for id_, number in rows.items()}

    def _anew(self, texts: Mapping[str, str]) -> None:
        self.close()
        self._state = (-1, -1)
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


def _find(connection: sqlite3.Connection, new: Mapping[str, str], rows: dict[str, int]) -> None:
    """Which rows hold these texts already."""
    if len(new) > PORTION:
        stored = connection.execute("select id, print, number from texts")
        rows.update((id_, number) for id_, said, number in stored if id_ in new and said == _print(new[id_]))
        return
    for id_, text in new.items():
        found = connection.execute("select number from texts where id = ? and print = ?", (id_, _print(text)))
        if (row := found.fetchone()) is not None:
            rows[id_] = row[0]


def _print(text: str) -> int:
    """What tells two texts of one id apart."""
    return crc32(text.encode("utf-8", "surrogatepass"))


def _add(connection: sqlite3.Connection, new: list[tuple[str, str]], rows: dict[str, int]) -> None:
    """Put texts in. While SQLite takes in a portion, which needs no interpreter, the next one is read."""
    from concurrent.futures import ThreadPoolExecutor

    (last,) = connection.execute("select coalesce(max(number), 0) from texts").fetchone()
    numbered = [(number, id_, _print(text)) for number, (id_, text) in enumerate(new, last + 1)]
    connection.executemany("insert into texts values (?, ?, ?)", numbered)
    portions = [new[n : n + PORTION] for n in range(0, len(new), PORTION)]
    counted: Counter[str] = Counter()
    first = last + 1
    with ThreadPoolExecutor(1) as reader:
        for said in reader.map(_read, portions):
            connection.execute(
                "insert into words (rowid, said) select key + ?, value from json_each(?)",
                (first, json.dumps(said.texts, ensure_ascii=False)),
            )
            first += len(said.texts)
            counted.update(said.counted)
            spelt = [(word,) for word in said.spelt]
            connection.executemany("insert or ignore into spelt values (?)", spelt)
    if len(new) > SPARE:
        common = [(word, n * SAMPLED) for word, n in counted.items() if n * SAMPLED > COMMON]
        connection.executemany("insert or replace into common values (?, ?)", common)
    rows.update((id_, number) for number, id_, _ in numbered)


class _Said(NamedTuple):
    """The words of a portion of texts."""

    texts: list[str]
    counted: Counter[str]  # in how many of the sampled texts each occurs
    spelt: list[str]  # Latin ones, which somebody may misspell


def _read(portion: list[tuple[str, str]]) -> _Said:
    words = [words_of(text) for _, text in portion]
    counted: Counter[str] = Counter()
    for said in words[::SAMPLED]:
        counted.update(set(said))
    latin = [word for word in set(chain.from_iterable(words)) if "a" <= word < "{"]  # the letter after z
    spelt = [word for word in latin if len(word) >= _HEAD and word.isalpha() and word.isascii()]
    return _Said(list(map(" ".join, words)), counted, spelt)


def _sweep(connection: sqlite3.Connection) -> None:
    """Take everything out. Who follows other texts elsewhere puts them in again."""
    connection.execute("insert into words (words) values ('delete-all')")
    for table in ("texts", "spelt", "common"):
        connection.execute(f"delete from {table}")  # noqa: S608 (our own names)
    connection.execute("update swept set times = times + 1")


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
