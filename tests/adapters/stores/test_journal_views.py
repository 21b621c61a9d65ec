"""Readers of a long journal read its new end alone, and see what a whole reading would have shown them."""

from __future__ import annotations

import datetime as dt
import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters.stores import journal as module
from belta_memory.adapters.stores.journal import Journal, Record
from belta_memory.app.ports import JournalEntry
from belta_memory.domain.errors import StoredLineError
from belta_memory.domain.model import GLOBAL, FactKey

if TYPE_CHECKING:
    from pathlib import Path

AT = dt.datetime(2026, 11, 30, tzinfo=dt.UTC)


def record(number: int, scope: str = GLOBAL, topic: str = "port") -> Record:
    head = JournalEntry(f"c{number}", AT, "record", None, topic, None, None, "said", scope=scope)
    return Record(head, (), {topic: FactKey(f"k{number}")})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.jsonl"


def test_a_second_reading_parses_what_is_new_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writer, reader = Journal(str(path)), Journal(str(path))
    for number in range(50):
        writer.announce(record(number, topic=f"t{number}"))
        writer.close(f"c{number}", done=True)
    assert len(reader.keys()) == len(reader.heads()) == 50
    parsed: list[bytes] = []

    def parse(line: bytes) -> object:
        parsed.append(line)
        return json.loads(line)

    monkeypatch.setattr(module, "_parsed", lambda line: parse(line) if line else None)
    reader = Journal(str(path))
    reader.keys()
    reader.heads()
    parsed.clear()
    assert (len(reader.keys()), len(reader.heads()), parsed) == (50, 50, [])
    writer.announce(record(50, topic="new"))
    assert reader.keys()["new"] == "k50"
    assert reader.heads()[-1].entry.id == "c50"
    assert len(parsed) == 2  # once for the keys, once for the heads


def test_what_was_taken_back_is_forgotten(path: Path) -> None:
    journal = Journal(str(path))
    journal.announce(record(1))
    journal.announce(record(2))
    assert journal.keys() == {"port": "k2"}
    journal.close("c2", done=False)
    assert journal.keys() == {"port": "k1"}
    size = journal.announce(record(3))
    assert journal.keys() == {"port": "k3"}
    journal.withdraw(size)
    journal.announce(record(4, topic="a longer topic than that of the change that was withdrawn"))
    assert journal.keys()["port"] == "k1"


def test_a_line_that_is_not_ours_is_told_of_every_time_and_keeps_no_key_back(path: Path) -> None:
    journal = Journal(str(path))
    journal.announce(record(1))
    with path.open("ab") as end:
        end.write(b'{"v": 99, "keys": {"x": "y"}}\n')
    for _ in range(2):
        with pytest.raises(StoredLineError, match=r"journal\.jsonl:2: "):
            journal.heads()
    assert journal.keys() == {"port": "k1"}


@given(
    steps=st.lists(st.tuples(st.integers(0, 3), st.sampled_from(["write", "void", "look"]), st.booleans()))
)
def test_a_reader_that_stays_knows_what_a_new_one_reads(
    steps: list[tuple[int, str, bool]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = str(tmp_path_factory.mktemp("grows") / "journal.jsonl")
    stays, number = Journal(path), 0
    for topic, what, elsewhere in steps:
        scope = "project" if elsewhere else GLOBAL
        if what == "write":
            number += 1
            stays.announce(record(number, scope, f"t{topic}"))
        elif what == "void" and number:
            stays.close(f"c{number}", done=False)
        for where in (GLOBAL, "project"):
            assert stays.keys(where) == Journal(path).keys(where)
        assert [h.entry for h in stays.heads()] == [r.entry for r in Journal(path).records()]
