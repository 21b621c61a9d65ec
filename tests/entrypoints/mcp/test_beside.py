"""Several calls of one turn: what only looks runs side by side, what writes waits for its yes."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from belta_memory.adapters.stores.activity_log import ActivityFile
from belta_memory.adapters.stores.home import Home
from belta_memory.entrypoints.library import library_of
from belta_memory.entrypoints.mcp.beside import Beside
from belta_memory.entrypoints.mcp.pipes import Output
from belta_memory.entrypoints.mcp.session import Session
from belta_memory.entrypoints.mcp.surroundings import Surroundings
from belta_memory.entrypoints.mcp.tools import READING
from entrypoints.mcp.test_memory_calls import entry
from fakes import fake_ports
from fakes.faults import never
from fakes.library import fake_library
from fakes.mcp_client import PATIENCE, START, environment, world

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from pathlib import Path

    from belta_memory.domain.ranking import Keep, Match

SHORT = 0.0  # seconds


class Held:
    """A backend that finds nothing, and that only when a test says so."""

    def __init__(self, wait: Callable[[], object]) -> None:
        self._wait = wait

    def follow(self, texts: Mapping[str, str]) -> None:
        del texts

    def ranked(self, query: str, keep: Keep, most: int, urgent: Collection[str] = ()) -> list[Match]:
        del query, keep, most, urgent
        self._wait()
        return []


class Client:
    """A client of a session that runs what only looks in threads of its own."""

    def __init__(self, backend: Held) -> None:
        self.library = fake_library([entry(1)])._replace(backend=backend)
        self._answers: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self.beside = Beside(unlogged)
        ports = fake_ports()
        around = Surroundings(
            ports=lambda: ports,
            send=lambda line: self._answers.put(json.loads(line)),
            now=lambda: 0.0,
            log=lambda fault: pytest.fail(str(fault)),
            greet=lambda _: None,
            environment={},
            version="0",
            library=lambda _: self.library,
            beside=self.beside.begin,
        )
        self._session = Session(around)

    def call(self, id_: int, tool: str, **arguments: object) -> None:
        params = {"name": tool, "arguments": arguments}
        self._session.take(message(id_, "tools/call", params), 0.0)

    def answers(self, count: int) -> dict[int, Any]:
        """By the ids of their calls, in the order in which they came."""
        got = [self._answers.get(timeout=PATIENCE) for _ in range(count)]
        return {answer["id"]: answer["result"] for answer in got}


def message(id_: int, method: str, params: object) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": id_, "method": method, "params": params}).encode() + b"\n"


def unlogged(fault: BaseException) -> None:
    pytest.fail(f"{fault!r} was logged")


def reading() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "reading"]


def test_searches_of_one_turn_run_side_by_side() -> None:
    """Each of them waits in the middle of its search until all the others are there, too."""
    meeting = threading.Barrier(3)
    client = Client(Held(lambda: meeting.wait(PATIENCE)))
    for number in range(3):
        client.call(number, "search_memory", query=f"what is {number}")
    assert {number: answer["isError"] for number, answer in client.answers(3).items()} == dict.fromkeys(
        range(3), False
    )


def test_a_search_that_takes_its_time_holds_up_no_call_and_none_of_them_writes_before_its_yes() -> None:
    goes_on = threading.Event()
    client = Client(Held(lambda: goes_on.wait(PATIENCE)))
    client.call(1, "search_memory", query="number")
    client.call(2, "get_note", key="k001")
    client.call(3, "memory_counts")
    client.call(4, "forget", key="k001")
    client.call(5, "add_note", text="number one is two", type="note", replaces="k001")
    client.call(6, "list_memory")
    answers = client.answers(5)
    assert sorted(answers) == [2, 3, 4, 5, 6], "the search is the only one that still runs"
    assert not any(answer["isError"] for answer in answers.values())
    assert [waiting.operation for waiting in client.library.waiting.all()] == ["forget", "supersede"]
    assert [e.text for e in client.library.entries.all()] == ["note number 1"], "nobody has said yes"
    goes_on.set()
    assert client.answers(1)[1]["isError"] is False
    assert client.beside.end()


def test_what_notes_something_runs_in_the_order_in_which_it_came() -> None:
    client = Client(Held(lambda: None))
    for number in range(20):
        client.call(number, "add_note", text=f"the part of number {number} is drained first")
    assert list(client.answers(20)) == list(range(20))


def test_more_steps_than_threads_wait_their_turn_and_hold_nothing_up() -> None:
    goes_on, beside, done = threading.Event(), Beside(unlogged, most=2), queue.SimpleQueue[int]()

    def step(number: int) -> None:
        goes_on.wait(PATIENCE)
        done.put(number)

    for number in range(6):
        beside.begin(partial(step, number))
    assert done.empty()
    assert len(reading()) == 2
    goes_on.set()
    assert beside.end()
    assert sorted(done.get() for _ in range(6)) == list(range(6))


def test_there_is_no_thread_where_there_is_nothing_to_do() -> None:
    beside = Beside(unlogged)
    for _ in range(20):
        beside.begin(lambda: None)
    threads = reading()
    assert beside.end()
    for thread in threads:
        thread.join(PATIENCE)
    assert reading() == []


def test_the_end_waits_for_what_runs() -> None:
    goes_on, beside, done = threading.Event(), Beside(unlogged), []
    beside.begin(lambda: done.append(goes_on.wait(PATIENCE)))
    threading.Timer(SHORT, goes_on.set).start()
    assert beside.end()
    assert done == [True]


def test_what_runs_is_not_waited_for_when_it_is_over() -> None:
    goes_on, beside = threading.Event(), Beside(unlogged)
    beside.begin(lambda: goes_on.wait(PATIENCE))
    assert not beside.end(lambda: True)
    goes_on.set()


def test_a_step_that_fails_is_logged_and_the_next_one_is_carried_out() -> None:
    logged: list[BaseException] = []
    done: list[str] = []
    beside = Beside(logged.append, most=1)
    beside.begin(lambda: 1 // 0)
    beside.begin(lambda: done.append("the next one"))
    assert beside.end()
    assert [type(fault) for fault in logged] == [ZeroDivisionError]
    assert done == ["the next one"]


def test_where_no_thread_can_be_started_a_step_is_carried_out_where_it_came_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def none_left(thread: threading.Thread) -> None:
        message = f"can't start new thread {thread.name}"
        raise RuntimeError(message)

    monkeypatch.setattr(threading.Thread, "start", none_left)
    beside, where = Beside(unlogged), []
    for _ in range(3):
        beside.begin(lambda: where.append(threading.current_thread()))
    assert where == [threading.current_thread()] * 3
    assert beside.end()


def test_lines_of_many_threads_come_out_whole(tmp_path: Path) -> None:
    path = tmp_path / "out"
    with path.open("wb") as file:
        output, beside = Output(file.fileno(), lambda: None), Beside(unlogged)
        for number in range(200):
            beside.begin(partial(output.send, b"%03d " % number * 5000 + b"\n"))
        assert beside.end()
    written = path.read_bytes().split(b"\n")[:-1]
    assert sorted(written) == [b"%03d " % number * 5000 for number in range(200)]


def test_a_whole_turn_in_one_write_is_answered_to_its_last_call_after_the_pipe_has_ended(
    tmp_path: Path,
) -> None:
    """The real server: each call once, each note kept, each call a line of the log, nothing written without a yes."""
    home = tmp_path / "belta"
    calls: list[tuple[str, dict[str, object]]] = [
        ("add_note", {"text": "the part of number zero is drained before a restart"})
    ]
    for number in range(1, 31):
        calls += [
            ("search_memory", {"query": f"when is part {number} drained"}),
            ("add_note", {"text": f"the part of number {number} is drained before a restart"}),
            ("memory_counts", {}),
            ("forget", {"key": "note-1"}),
        ]
    lines = [
        message(id_, "tools/call", {"name": tool, "arguments": given})
        for id_, (tool, given) in enumerate(calls, 1)
    ]
    greeting = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "test"}}
    ran = subprocess.run(
        [sys.executable, "-c", START],
        input=message(0, "initialize", greeting) + b"".join(lines),
        capture_output=True,
        env=environment(home),
        timeout=120,
        check=True,
    )
    answered = [json.loads(line)["id"] for line in ran.stdout.splitlines()]
    assert sorted(answered) == list(range(len(calls) + 1))
    assert ran.stderr == b""
    noted = {e.text for e in library_of(world(home), environment(home)).entries.all()}
    assert noted == {given["text"] for tool, given in calls if tool == "add_note"}
    kept = ActivityFile(Home(str(home)), never).all()
    assert Counter(call.tool for call in kept) == Counter(tool for tool, _ in calls)


def test_only_what_looks_runs_in_a_thread() -> None:
    assert {"search_memory", "get_note", "list_memory", "memory_counts"} == READING
