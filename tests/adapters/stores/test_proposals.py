import json
from pathlib import Path

import pytest

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.proposals import JsonProposals, decode, encode
from belta_memory.domain.errors import BeltaError, StoredLineError
from fakes import open_proposal

SOUND = encode(open_proposal("abcd1234"))


@pytest.fixture
def home(tmp_path: Path) -> Home:
    (tmp_path / "pending").mkdir()
    return Home(str(tmp_path))


def without(name: str) -> bytes:
    stored = json.loads(SOUND)
    del stored[name]
    return json.dumps(stored).encode()


def with_(**changed: object) -> bytes:
    return json.dumps({**json.loads(SOUND), **changed}).encode()


UNSOUND = [
    pytest.param(b"{", id="torn"),
    pytest.param(b"", id="empty"),
    pytest.param(b"\xff\xfe", id="not UTF-8"),
    pytest.param(b"[]", id="another shape"),
    pytest.param(b"[" * 100_000, id="nested beyond reading"),
    pytest.param(without("claim"), id="a part is missing"),
    pytest.param(with_(created="2026-11-30T09:00:00"), id="a moment without a zone cannot be compared"),
    pytest.param(
        with_(asking={"session": "s", "process": 1, "since": "2026-11-30T09:00:00"}),
        id="the same of a dialog",
    ),
    pytest.param(with_(sightings=[{"day": "yesterday"}]), id="no day"),
]


@pytest.mark.parametrize("content", UNSOUND)
def test_a_file_that_cannot_be_read_is_left_out_and_told(home: Home, content: bytes) -> None:
    (Path(home.pending) / "abcd1234.json").write_bytes(SOUND)
    (Path(home.pending) / "zzz.json").write_bytes(content)
    told: list[BeltaError] = []
    assert [p.id for p in JsonProposals(home, tell=told.append).all()] == ["abcd1234"]
    (fault,) = told
    assert isinstance(fault, StoredLineError)
    assert "zzz.json" in str(fault)
    assert (Path(home.pending) / "zzz.json").read_bytes() == content


def test_a_copy_that_an_editor_left_is_not_asked_a_second_time(home: Home) -> None:
    for name in ("abcd1234.json", "abcd1234 (copy).json"):
        (Path(home.pending) / name).write_bytes(SOUND)
    told: list[BeltaError] = []
    assert [p.id for p in JsonProposals(home, tell=told.append).all()] == ["abcd1234"]
    assert "(copy)" in str(told[0])


def test_what_a_killed_writer_left_goes_with_the_next_proposal(home: Home) -> None:
    left = Path(home.pending) / "abcd1234.json.4711.0123abcd.tmp"
    left.write_bytes(b"half")
    JsonProposals(home).put(open_proposal("abcd1234"))
    assert sorted(p.name for p in Path(home.pending).iterdir()) == ["abcd1234.json"]


def test_a_proposal_round_trips() -> None:
    assert encode(decode(SOUND, "x")) == SOUND
