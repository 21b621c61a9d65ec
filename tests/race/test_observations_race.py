"""Fifty hooks at once: nothing is lost and no line is torn."""

import datetime as dt
import multiprocessing
from pathlib import Path

import pytest

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.observations import JsonlObservations
from belta_memory.domain.model import Claim, Kind, Observation, PromptId, Redacted, SessionId

PROCESSES, WRITES, SHARED = 50, 200, 20
AT = dt.datetime(2026, 11, 30, 12, tzinfo=dt.UTC)


def sighting(session: int, prompt: str) -> Observation:
    return Observation(
        host="claude",
        session=SessionId(f"s{session}"),
        at=AT,
        kind=Kind.FACT,
        claim=Claim("deploy", "staging-a", "prod-b"),
        text=Redacted("no, prod-b " * 20),
        fingerprint=prompt,
        language="en",
        prompt=PromptId(prompt),
    )


def write(root: str, session: int) -> None:
    log = JsonlObservations(Home(root), patience=300)
    for n in range(WRITES):
        log.append(sighting(session, f"p{session}-{n}"))
    for n in range(SHARED):  # all processes see these: they count once
        log.append(sighting(session, f"shared-{n}"))


@pytest.mark.race
def test_fifty_processes_lose_nothing_and_count_once(tmp_path: Path) -> None:
    processes = multiprocessing.get_context("spawn")
    writers = [processes.Process(target=write, args=(str(tmp_path), n)) for n in range(PROCESSES)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert [writer.exitcode for writer in writers] == [0] * PROCESSES
    log = JsonlObservations(Home(str(tmp_path)))
    stored = log.all()
    assert log.torn == []
    assert len(stored) == len({o.prompt for o in stored}) == PROCESSES * WRITES + SHARED
