from pathlib import Path

import pytest

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.proposals import JsonProposals
from belta_memory.adapters.stores.waiting_writes import WaitingWriteFiles
from belta_memory.app.gate import WaitingWrite
from belta_memory.domain.errors import BeltaError, LockTimeoutError
from fakes import AT

WRITE = WaitingWrite("id1", "forget", {"key": "k1", "stands": "00"}, "forget note: 配備", AT, "claude")


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(str(tmp_path))


def test_a_change_waits_until_it_is_closed_once(home: Home) -> None:
    waiting = WaitingWriteFiles(home)
    waiting.put(WRITE)
    assert WaitingWriteFiles(home).all() == [WRITE]
    assert [waiting.close("id1"), waiting.close("id1")] == [True, False]
    assert waiting.all() == []


def test_it_is_taken_away_only_once_it_was_carried_out(home: Home) -> None:
    waiting = WaitingWriteFiles(home)
    waiting.put(WRITE)

    def fails() -> str:
        raise LockTimeoutError(path="memory.lock", seconds=10.0)

    with pytest.raises(LockTimeoutError):
        waiting.settle("id1", fails)
    assert waiting.all() == [WRITE]
    assert [waiting.settle("id1", lambda: "done"), waiting.settle("id1", lambda: "twice")] == ["done", None]
    assert waiting.all() == []


def test_nobody_answers_what_somebody_is_carrying_out(home: Home) -> None:
    waiting = WaitingWriteFiles(home)
    waiting.put(WRITE)

    def looks() -> None:
        with pytest.raises(LockTimeoutError), locked(home.lock("writes"), 0.0):
            pass

    waiting.settle("id1", looks)


def test_it_is_no_proposal_of_a_fact(home: Home) -> None:
    WaitingWriteFiles(home).put(WRITE)
    assert JsonProposals(home).all() == []


@pytest.mark.parametrize("content", [b"{", b"[]", b'{"id": "x"}', b'{"id": "x", "arguments": []}'])
def test_a_file_that_is_not_ours_is_told_of_and_hides_no_other(home: Home, content: bytes) -> None:
    told: list[BeltaError] = []
    waiting = WaitingWriteFiles(home, told.append)
    waiting.put(WRITE)
    Path(home.pending, "writes", "odd.json").write_bytes(content)
    assert waiting.all() == [WRITE]
    assert len(told) == 1
