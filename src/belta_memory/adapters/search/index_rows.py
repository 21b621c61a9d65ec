"""How texts get into the tables of the index, and which of them are there."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from belta_memory.domain.terms import words_of

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping

COMMON = 600  # texts from which on a word finds no candidates by itself
HEAD = 3  # letters by which a word that somebody may have misspelt is found
PORTION = 4000  # texts that are read by one thread while another puts the ones before into the index
SAMPLED = 10  # of so many texts one is counted, to tell which words are common
SPARE = 1000  # texts of others, or of yesterday, that are let stand


def find(connection: sqlite3.Connection, new: Mapping[str, str], rows: dict[str, int]) -> None:
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


def add(connection: sqlite3.Connection, new: list[tuple[str, str]], rows: dict[str, int]) -> None:
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
    """No text's words are kept as a list: so many of them would be looked through for garbage again and again."""
    texts: list[str] = []
    counted: Counter[str] = Counter()
    known: set[str] = set()
    for number, (_, text) in enumerate(portion):
        words = words_of(text)
        known.update(words)
        if not number % SAMPLED:
            counted.update(set(words))
        texts.append(" ".join(words))
    latin = (word for word in known if "a" <= word < "{")  # the letter after z
    spelt = [word for word in latin if len(word) >= HEAD and word.isalpha() and word.isascii()]
    return _Said(texts, counted, spelt)


def sweep(connection: sqlite3.Connection) -> None:
    """Take everything out. Who follows other texts elsewhere puts them in again."""
    connection.execute("insert into words (words) values ('delete-all')")
    for table in ("texts", "spelt", "common"):
        connection.execute(f"delete from {table}")  # noqa: S608 (our own names)
    connection.execute("update swept set times = times + 1")
