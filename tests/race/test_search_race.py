"""Servers that share one search index: whatever the others do to it, each finds what is there."""

from __future__ import annotations

import multiprocessing
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from belta_memory.adapters.search import sqlite_fts
from belta_memory.adapters.search.sqlite_fts import SqliteFts

if TYPE_CHECKING:
    from multiprocessing.synchronize import Barrier

SERVERS, TEXTS, ROUNDS = 4, 20_000, 25


def texts(count: int) -> dict[str, str]:
    return {f"t{n}": f"配備先 {n % 40} は prod-{n}。The worker number {n} listens." for n in range(count)}


def search(path: str, server: int, count: int, rounds: int, begin: Barrier) -> None:
    """Another text at each round, and now and then the file is gone or full of rubbish."""

    sqlite_fts.PAUSE = 0.0  # what is broken while it is made anew is made anew at the next search
    backend = SqliteFts(path, lambda _: None)
    followed = texts(count)
    begin.wait()
    for number in range(rounds):
        followed[f"own{server}"] = f"owned by {server}, round{server}x{number}"
        backend.follow(followed)
        for query, expected in (
            (f"prod-{number * 7}", f"t{number * 7}"),
            (f"round{server}x{number}", f"own{server}"),
        ):
            found = [match.id for match in backend.ranked(query, lambda _: True, 3)]
            if found[:1] != [expected]:
                sys.exit(f"server {server}, round {number}: {query} found {found}")
        if number % 8 == 2 * server:
            Path(path).unlink(missing_ok=True)
        elif number % 8 == 2 * server + 1:
            Path(path).write_bytes(b"rubbish" * 9999)
    backend.close()


@pytest.mark.race
@pytest.mark.parametrize(
    ("count", "rounds"),
    [
        pytest.param(TEXTS, 1, id="at once, without a cache"),
        pytest.param(500, ROUNDS, id="again and again, while the cache is deleted and overwritten"),
    ],
)
def test_nobody_is_told_that_nothing_is_there(tmp_path: Path, count: int, rounds: int) -> None:
    processes = multiprocessing.get_context("spawn")
    begin = processes.Barrier(SERVERS)
    path = str(tmp_path / "cache" / "search.sqlite")
    servers = [
        processes.Process(target=search, args=(path, number, count, rounds, begin))
        for number in range(SERVERS)
    ]
    for server in servers:
        server.start()
    for server in servers:
        server.join()
    assert [server.exitcode for server in servers] == [0] * SERVERS
