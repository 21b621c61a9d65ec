"""Many hooks at once: no event is lost and no line is torn."""

import multiprocessing
from pathlib import Path

import pytest

from belta_memory.adapters.stores.events import JsonlEvents
from belta_memory.adapters.stores.home import Home
from belta_memory.domain.effect import Event, EventKind, Scene
from belta_memory.domain.errors import BeltaError
from belta_memory.domain.model import SessionId
from fakes import AT

PROCESSES, WRITES = 20, 60


def write(root: str, writer: int) -> None:
    log = JsonlEvents(Home(root), patience=300)
    scene = Scene("claude", SessionId(f"s{writer}"))
    for number in range(WRITES):
        log.append(Event(EventKind.REMINDED, AT, scene, ("k1",), tokens=number + 1))


@pytest.mark.race
def test_twenty_processes_lose_no_event(tmp_path: Path) -> None:
    processes = multiprocessing.get_context("spawn")
    writers = [processes.Process(target=write, args=(str(tmp_path), n)) for n in range(PROCESSES)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert [writer.exitcode for writer in writers] == [0] * PROCESSES
    told: list[BeltaError] = []
    assert len(JsonlEvents(Home(str(tmp_path)), told.append).all()) == PROCESSES * WRITES
    assert not told
