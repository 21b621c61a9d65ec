"""Search in a large memory: `python -m tests.benchmarks.search [ENTRIES]` (100,000).

Texts in five languages, made of halves of the retrieval set's entries with a number of their own. Against SQLite's own
trigram index and a plain scan, in one run.
"""

import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from belta_memory.adapters.search.sqlite_fts import SqliteFts

FOLDER = Path(__file__).parents[1] / "evaluation" / "search"
TOP = 8


class Contender(NamedTuple):
    """One way to search, ready."""

    name: str
    seconds: float  # to build
    size: int  # bytes on the disk
    search: Callable[[str], list[str]]


def rows(name: str) -> list[Any]:
    """One of the two files of the set."""
    return [json.loads(line) for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()]


def corpus(count: int) -> dict[str, str]:
    """Mixed languages; every text has a word of its own."""
    chance = random.Random(1)  # noqa: S311 (the same texts in every run)
    by_language: dict[str, list[str]] = {}
    for entry in rows("entries.jsonl"):
        by_language.setdefault(entry["lang"], []).append(entry["text"])
    languages = sorted(by_language)
    texts = {}
    for number in range(count):
        language = languages[number % len(languages)]
        a, b = chance.sample(by_language[language], 2)
        texts[f"e{number}"] = f"{a[: len(a) // 2]}{b[len(b) // 2 :]} {language}-{number}"
    return texts


def ours(texts: dict[str, str], folder: str) -> Contender:
    """The backend of a large memory."""
    path = f"{folder}/ours.sqlite"
    backend = SqliteFts(path, print)
    begun = time.perf_counter()
    backend.follow(texts)
    spent = time.perf_counter() - begun
    return Contender(
        "ours", spent, os.path.getsize(path), lambda q: [m.id for m in backend.ranked(q, lambda _: True, TOP)]
    )


def trigram(texts: dict[str, str], folder: str) -> Contender:
    """FTS5 with SQLite's own trigram tokenizer and its own ranking."""
    path = f"{folder}/trigram.sqlite"
    connection = sqlite3.connect(path)
    begun = time.perf_counter()
    connection.execute("create virtual table texts using fts5 (id unindexed, said, tokenize=trigram)")
    connection.executemany("insert into texts values (?, ?)", texts.items())
    connection.commit()
    spent = time.perf_counter() - begun

    def search(query: str) -> list[str]:
        words = " OR ".join('"' + word.replace('"', '""') + '"' for word in query.split())
        rows = connection.execute(
            "select id from texts where texts match ? order by rank limit ?", (words, TOP)
        )
        return [id_ for (id_,) in rows]

    return Contender("FTS5 trigram", spent, os.path.getsize(path), search)


def scan(texts: dict[str, str], _: str) -> Contender:
    """Every text looked at: which hold the most of the query's words and pairs."""
    begun = time.perf_counter()
    folded = [(id_, text.casefold()) for id_, text in texts.items()]
    spent = time.perf_counter() - begun

    def search(query: str) -> list[str]:
        parts = {query[n : n + 2].casefold() for n in range(len(query) - 1)}
        counted = ((sum(part in text for part in parts), id_) for id_, text in folded)
        return [id_ for _, id_ in sorted(counted, reverse=True)[:TOP]]

    return Contender("plain scan", spent, 0, search)


def contenders(texts: dict[str, str], folder: str) -> Iterator[Contender]:
    """All of them, one after the other."""
    yield ours(texts, folder)
    yield trigram(texts, folder)
    yield scan(texts, folder)


def main(argv: list[str]) -> int:
    """Print the table."""
    texts = corpus(int(argv[0]) if argv else 100_000)
    size = sum(len(text.encode()) for text in texts.values())
    queries = [query["query"] for query in rows("queries.jsonl")]
    pairs = [query["query"] for query in rows("queries.jsonl") if query["kind"] == "two-character"]
    begun = time.perf_counter()
    for _ in range(10**7):
        pass
    spent = time.perf_counter() - begun
    print(
        f"{len(texts)} texts, {size / 1e6:.1f} MB; a plain loop of 10,000,000: {spent:.2f} s (0.5 where nothing else runs)"
    )
    with tempfile.TemporaryDirectory() as folder:
        for name, built, disk, search in contenders(texts, folder):
            asked = queries if name != "plain scan" else queries[::60]
            times = []
            for query in asked:
                begun = time.perf_counter()
                search(query)
                times.append((time.perf_counter() - begun) * 1000)
            times.sort()
            found = sum(bool(search(pair)) for pair in (pairs if name != "plain scan" else pairs[:5]))
            told = len(pairs if name != "plain scan" else pairs[:5])
            print(
                f"{name:13} build {built:6.2f} s  disk {disk / size:4.2f} × text  search median "
                f"{times[len(times) // 2]:7.2f} ms  p99 {times[int(len(times) * 0.99)]:7.2f} ms  "
                f"two characters found {found} of {told}"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
