"""Eight servers on one home, two hundred calls each at once: nothing is lost, nothing is torn, nobody waits long."""

import json
import os
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from belta_memory.entrypoints.library import library_of
from fakes.mcp_client import Server, environment, world

SERVERS, CALLS, NOTED, EVERY = 8, 200, 40, 5
# On a machine that has nothing else to do no call takes a second; tests run where others work, too.
LONGEST = float(os.environ.get("BELTA_RACE_SECONDS", "9"))


def calls_of(writer: int) -> list[tuple[str, dict[str, object]]]:
    """What one server is asked: notes of its own and one that all share, searches between them."""
    calls: list[tuple[str, dict[str, object]]] = []
    for number in range(CALLS):
        if number % EVERY == 0:
            text = f"教訓 {writer}-{number}: 配備の前に聞く" if number else "the same for all"
            calls.append(("add_note", {"text": text, "type": "lesson"}))
        elif number % 50 == 1:
            calls.append(("memory_counts", {}))
        else:
            calls.append(("search_memory", {"query": f"配備 {writer}-{number - number % EVERY}", "top": 3}))
    return calls


def talk(server: Server, writer: int, begin: threading.Barrier, done: list[tuple[float, str, Any]]) -> None:
    begin.wait()
    for number, (tool, arguments) in enumerate(calls_of(writer)):
        asked = time.perf_counter()
        answer = server.call(tool, number, **arguments)
        done.append((time.perf_counter() - asked, tool, answer))


@pytest.mark.race
def test_nothing_is_lost_between_servers_on_one_home(tmp_path: Path) -> None:
    servers = [Server(tmp_path).__enter__() for _ in range(SERVERS)]
    done: list[list[tuple[float, str, Any]]] = [[] for _ in servers]
    begin = threading.Barrier(SERVERS)
    threads = [
        threading.Thread(target=talk, args=(server, number, begin, done[number]))
        for number, server in enumerate(servers)
    ]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(180)
    finally:
        for server in servers:
            server.__exit__(None, None, None)
    answers = [call for calls in done for call in calls]
    assert len(answers) == SERVERS * CALLS
    assert not [answer for _, _, answer in answers if answer["result"]["isError"]]
    slowest = max(seconds for seconds, _, _ in answers)
    median = sorted(seconds for seconds, _, _ in answers)[len(answers) // 2]
    print(f"median {median * 1000:.0f} ms, slowest {slowest * 1000:.0f} ms")
    assert slowest <= LONGEST

    ports = world(tmp_path)
    entries = library_of(ports, environment(tmp_path)).entries.all()
    own = Counter(entry.text for entry in entries if entry.text.startswith("教訓"))
    assert len(own) == SERVERS * (NOTED - 1)
    assert set(own.values()) == {1}
    (shared,) = (entry for entry in entries if entry.text == "the same for all")
    assert shared.times == SERVERS
    journal = (tmp_path / "journal.jsonl").read_bytes().splitlines()
    assert Counter(json.loads(line).get("op", "closed") for line in journal)["closed"] == SERVERS * NOTED
    assert not list(tmp_path.rglob("*.tmp"))
    assert not (tmp_path / "log" / "hook.log").exists()
