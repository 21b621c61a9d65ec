"""A cache that is gone, damaged or held: a search answers right, whatever happened to it."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters.search import index_file, sqlite_fts
from belta_memory.adapters.search.sqlite_fts import SqliteFts
from belta_memory.adapters.stores.lock import locked
from belta_memory.domain.errors import BeltaError, UnwritableHomeError
from belta_memory.domain.service_errors import NoIndexError
from fakes.faults import never

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TEXTS = {f"t{n}": f"配備先 {n % 40} は prod-{n}。The worker number {n} listens." for n in range(600)}
ASKED = {"prod-7": "t7", "prod-431": "t431", "配備先 prod-599": "t599", "worker number 250": "t250"}


def answers(backend: SqliteFts) -> dict[str, str]:
    return {query: backend.ranked(query, lambda _: True, 5)[0].id for query in ASKED}


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(index_file, "WAIT", 0.0)
    return tmp_path / "cache" / "search.sqlite"


@pytest.fixture
def backend(path: Path) -> Iterator[SqliteFts]:
    """Of a server that has searched before."""
    found = SqliteFts(str(path), never)
    found.follow(TEXTS)
    yield found
    found.close()


# Gone


def without_the_file(path: Path) -> None:
    path.unlink()


def without_the_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def without_the_sum(path: Path) -> None:
    Path(f"{path}.sum").unlink()


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def in_its_place_that_of_another_server(path: Path) -> None:
    path.unlink()
    other = SqliteFts(str(path), never)
    other.follow({"other": "talk of something else"})
    other.close()


@pytest.mark.parametrize(
    "step",
    [without_the_file, without_the_folder, without_the_sum, emptied, in_its_place_that_of_another_server],
)
def test_a_running_server_makes_it_anew(path: Path, backend: SqliteFts, step: Callable[[Path], None]) -> None:
    step(path)
    assert answers(backend) == ASKED  # between two looks at the file
    backend.follow(TEXTS)
    assert answers(backend) == ASKED
    other = SqliteFts(str(path), never)
    with closing(sqlite3.connect(path)) as witness:
        changes = witness.execute("pragma data_version").fetchone()
        other.follow(TEXTS)  # finds all of it there
        assert witness.execute("pragma data_version").fetchone() == changes
    other.close()


# Damaged


def damaged(path: Path, place: float, content: bytes) -> None:
    """Write over some bytes, a while after the last writer."""
    before = path.stat()
    with path.open("r+b") as file:
        file.seek(min(int(place * before.st_size), before.st_size - len(content)))
        file.write(content)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns + 10**9))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("whole") / "search.sqlite"
    backend = SqliteFts(str(path), never)
    backend.follow(TEXTS)
    backend.close()
    return path.parent


PLACES = st.floats(0, 1, allow_nan=False)
LENGTHS = st.sampled_from([1, 30, 4096, 8192])


@given(PLACES, LENGTHS, st.integers(0, 2**32))
def test_damage_anywhere_changes_no_answer(whole: Path, place: float, length: int, seed: int) -> None:
    folder = whole.parent / "damaged"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(whole, folder)
    path = folder / "search.sqlite"
    running, fresh = SqliteFts(str(path), never), SqliteFts(str(path), never)
    running.follow(TEXTS)
    damaged(path, place, random.Random(seed).randbytes(length))  # noqa: S311 (rubbish)
    for query in ASKED:
        running.ranked(query, lambda _: True, 5)  # between two looks at the file: fails nothing
    for backend in (fresh, running):
        backend.follow(TEXTS)
        assert answers(backend) == ASKED
        backend.close()


@pytest.mark.parametrize("table", ["words", "common", "spelt", "texts", "swept"])
def test_a_table_that_somebody_dropped_changes_no_answer(path: Path, backend: SqliteFts, table: str) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"drop table {table}")
    assert answers(backend) == ASKED
    backend.follow({**TEXTS, "new": "小鳥"})
    assert backend.ranked("小鳥", lambda _: True, 5)[0].id == "new"


def test_what_no_new_index_mends_is_told_once_and_found_in_the_texts(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[BeltaError] = []
    backend = SqliteFts(str(path), told.append)

    def broken(*_: Any) -> None:
        raise sqlite3.DatabaseError("the disk is broken")

    monkeypatch.setattr(sqlite_fts, "find", broken)
    for _ in range(2):
        backend.follow(TEXTS)
        assert answers(backend) == ASKED
    (fault,) = told
    assert isinstance(fault, NoIndexError)
    assert "the disk is broken" in str(fault)
    backend.close()


def test_it_breaks_and_no_other_can_be_made(
    path: Path, backend: SqliteFts, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[BeltaError] = []
    monkeypatch.setattr(backend, "_tell", told.append)
    with closing(sqlite3.connect(path)) as other:
        other.execute("drop table words")
    monkeypatch.setattr(index_file, "_SCHEMA", "create nonsense")
    assert answers(backend) == ASKED
    assert [type(fault) for fault in told] == [NoIndexError]


def test_in_a_home_where_nothing_can_be_written_it_is_found_and_told(path: Path) -> None:
    path.parent.write_text("a file in the place of the folder")
    told: list[BeltaError] = []
    backend = SqliteFts(str(path), told.append)
    backend.follow(TEXTS)
    assert answers(backend) == ASKED
    assert [type(fault) for fault in told] == [UnwritableHomeError]


def test_a_writer_leaves_no_journal_to_whoever_reads_a_file_that_was_removed(
    path: Path, backend: SqliteFts
) -> None:
    with backend._file.held() as connection, backend._file.writing():
        connection.execute("insert into texts values (9999, 'new', 0)")
        names = {found.name for found in path.parent.iterdir()}
    assert names == {path.name, f"{path.name}.sum", f"{path.name}.lock"}


# Held by somebody else


def test_a_fresh_server_finds_all_while_another_one_builds(path: Path) -> None:
    fresh = SqliteFts(str(path), never)
    with locked(f"{path}.lock"):
        fresh.follow(TEXTS)
        assert answers(fresh) == ASKED
    assert not path.exists()
    fresh.follow(TEXTS)
    assert answers(fresh) == ASKED
    assert path.exists()
    fresh.close()


@pytest.mark.parametrize("kind", ["immediate", "exclusive"])
def test_a_file_that_another_program_holds_fails_no_search(path: Path, backend: SqliteFts, kind: str) -> None:
    fresh = SqliteFts(str(path), never)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"begin {kind}")
        for one in (fresh, backend):
            assert one.ranked("prod-7", lambda _: True, 5) == [] or one is backend  # it follows nothing yet
            one.follow({**TEXTS, "new": "小鳥"})
            assert answers(one) == ASKED
            assert one.ranked("小鳥", lambda _: True, 5)[0].id == "new"
        other.execute("rollback")
    fresh.follow({**TEXTS, "new": "小鳥"})
    assert answers(fresh) == ASKED
    fresh.close()
