"""The server as a process: real pipes, real files, signals, sudden death."""

import fcntl
import os
import signal
import subprocess
import sys
import termios
import time
from array import array
from pathlib import Path

import pytest

from belta_memory.adapters.stores.dialogs import has_dialog
from belta_memory.adapters.stores.home import Home
from belta_memory.app.confirm import settle
from belta_memory.app.dialog import Outcome
from belta_memory.domain.model import Channel, Claim, Decision, ProposalState, SessionId
from fakes.mcp_client import (
    A_MOMENT,
    START,
    Server,
    environment,
    facts,
    proposal,
    told,
    wait_for_a_yes,
    world,
)

LINE = "deploy: ❌ staging-a → ✅ prod-b"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "belta"


def log(home: Path) -> str:
    path = home / "log" / "hook.log"
    return path.read_text(encoding="utf-8") if path.exists() else ""


@pytest.mark.parametrize(
    ("answers", "state", "recorded"),
    [
        pytest.param(["record"], ProposalState.RECORDED, ["prod-b"], id="record"),
        pytest.param(
            ["edit", "deploy: ❌ staging-a → ✅ 本番-c", "record"],
            ProposalState.RECORDED,
            ["本番-c"],
            id="edit",
        ),
        pytest.param(["decline"], ProposalState.DECLINED, [], id="decline"),
        pytest.param(["later"], ProposalState.OPEN, [], id="later"),
        pytest.param(["not_a_fact"], ProposalState.NOT_A_FACT, [], id="not a fact"),
    ],
)
def test_each_answer_over_real_pipes(
    home: Path, answers: list[str], state: ProposalState, recorded: list[str]
) -> None:
    wait_for_a_yes(home)
    with Server(home) as server:
        message = server.confirm()
        for answer in answers:
            server.choose(message, answer)
            message = server.hear()
        assert told(message) != ""
        assert (proposal(home).state, facts(home)) == (state, recorded)
    assert log(home) == ""


def test_a_late_answer_is_written_and_nothing_is_sent_for_the_cancelled_call(home: Path) -> None:
    wait_for_a_yes(home)
    with Server(home) as server:
        form = server.confirm(1)
        server.say(method="notifications/cancelled", params={"requestId": 1, "reason": "timeout"})
        server.choose(form, "record")
        assert LINE in told(server.confirm(2), 2), "the next call comes after the answer"
        assert facts(home) == ["prod-b"]
        assert server.quiet()


@pytest.mark.parametrize("stop", ["SIGTERM", "SIGINT", "SIGHUP", "end of input"])
@pytest.mark.parametrize("answered", [True, False])
def test_whatever_ends_it_nothing_said_is_lost_and_nothing_is_said(
    home: Path, stop: str, *, answered: bool
) -> None:
    wait_for_a_yes(home)
    with Server(home) as server:
        form = server.confirm()
        assert server.process.stdin is not None
        if answered:
            server.choose(form, "record")
        if stop.startswith("SIG"):
            server.process.send_signal(signal.Signals[stop])
        else:
            server.process.stdin.close()
        assert server.end() == (0, b"")
    assert (proposal(home).state is ProposalState.RECORDED) is answered
    assert facts(home) == ["prod-b"] * answered
    assert log(home) == ""


def test_a_client_that_stops_reading_is_left_and_its_last_answer_kept(home: Path) -> None:
    wait_for_a_yes(home)
    with Server(home) as server:
        form = server.confirm()
        server.deafen()
        server.choose(form, "record")
        assert server.end() == (0, b""), "though its input is open still"
    assert facts(home) == ["prod-b"]


@pytest.mark.parametrize(
    "asked",
    [
        pytest.param(b'"method":"tools/list"', id="answered where it is read"),
        pytest.param(b'"method":"tools/call","params":{"name":"memory_counts"}', id="answered by threads"),
    ],
)
def test_a_client_that_lets_the_pipe_fill_up_does_not_keep_it_alive(home: Path, asked: bytes) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", START], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(home)
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'{"jsonrpc":"2.0","id":1,%b}\n' % asked * 500)
        process.stdin.flush()
        _wait_until_full(process.stdout.fileno())
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0


@pytest.mark.parametrize(
    "steps", [0, 1, 2], ids=["as the question opens", "at the edit", "as the new line is shown"]
)
def test_a_kill_during_the_dialog_leaves_the_proposal_answerable(home: Path, steps: int) -> None:
    wait_for_a_yes(home)
    with Server(home) as server:
        message = server.confirm()
        for answer in ["edit", LINE][:steps]:
            server.choose(message, answer)
            message = server.hear()
        server.process.kill()
        server.process.wait()
    assert proposal(home).state is ProposalState.OPEN
    assert facts(home) == []
    answer_elsewhere(home)


@pytest.mark.parametrize("delay", [0.0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.15])
def test_a_kill_while_a_yes_is_written_leaves_a_whole_fact_or_an_open_question(
    home: Path, delay: float
) -> None:
    wait_for_a_yes(home)
    with Server(home) as server:
        server.choose(server.confirm(), "record")
        time.sleep(delay)  # the moment of death is what the row is about
        server.process.kill()
        server.process.wait()
    if proposal(home).state is ProposalState.OPEN:
        answer_elsewhere(home)
    assert proposal(home).state is ProposalState.RECORDED
    assert facts(home) == ["prod-b"], "once, though it may have been written twice"


def answer_elsewhere(home: Path) -> None:
    """What `belta review` does with it."""
    ports = world(home)
    claim = Claim("deploy", "staging-a", "prod-b")
    settle(ports, proposal(home).id, Outcome(Decision.RECORD, claim, LINE), Channel.TERMINAL)
    assert facts(home) == ["prod-b"]


def test_two_servers_of_one_session_open_one_dialog(home: Path) -> None:
    wait_for_a_yes(home)
    with Server(home) as one, Server(home) as two:
        for server in (one, two):
            server.say(
                id=1,
                method="tools/call",
                params={"name": "confirm_pending", "arguments": {"session_id": "s1"}},
            )
        first, second = one.hear(), two.hear()
        idle = [m for m in (first, second) if "method" not in m]
        assert [told(m) for m in idle] == [""]
        asked, form = (one, first) if "method" in first else (two, second)
        asked.choose(form, "record")
        asked.hear()
    assert facts(home) == ["prod-b"]


def said_in(home: Path, session: str) -> None:
    """A new sighting in another session, as its prompt hook leaves it."""
    wait_for_a_yes(home, "zzzz9999", Claim("other", "a", "b"), session)
    ports = world(home)
    ports.proposals.update(proposal(home, "zzzz9999").id, lambda p: p._replace(state=ProposalState.LAPSED))
    ports.proposals.update(proposal(home).id, lambda p: p._replace(session=SessionId(session)))


def test_a_fact_of_two_sessions_is_asked_in_one_of_them(home: Path) -> None:
    wait_for_a_yes(home)
    with Server(home) as one, Server(home) as two:
        form = one.confirm(1, "s1")
        said_in(home, "s2")
        assert told(two.confirm(1, "s2")) == "", "it stands in the dialog of the other session"
        one.choose(form, "record")
        assert LINE in told(one.hear())
        assert told(two.confirm(2, "s2"), 2) == ""
    assert facts(home) == ["prod-b"]


def test_a_fact_whose_dialog_was_turned_away_is_asked_in_the_other_session(home: Path) -> None:
    wait_for_a_yes(home)
    with Server(home) as one, Server(home) as two:
        form = one.confirm(1, "s1")
        time.sleep(A_MOMENT)
        one.say(id=form["id"], result={"action": "cancel"})
        assert told(one.hear()) == ""
        said_in(home, "s2")
        two.choose(two.confirm(1, "s2"), "record")
        two.hear()
    assert facts(home) == ["prod-b"]


def test_a_server_that_died_with_its_dialog_leaves_the_question_to_the_next_turn(home: Path) -> None:
    wait_for_a_yes(home)
    with Server(home) as server:
        assert "method" in server.confirm()
        server.process.kill()
        server.process.wait()
    with Server(home) as next_:
        next_.choose(next_.confirm(), "record")
        assert LINE in told(next_.hear())
    assert facts(home) == ["prod-b"]


def test_a_server_that_ended_in_order_with_an_open_dialog_leaves_it_too(home: Path) -> None:
    wait_for_a_yes(home)
    with Server(home) as server:
        server.confirm()
        server.process.send_signal(signal.SIGTERM)
        server.end()
    with Server(home) as next_:
        assert "method" in next_.confirm()


def test_a_dialog_whose_hook_timed_out_is_not_repeated_while_its_server_lives(home: Path) -> None:
    wait_for_a_yes(home)
    with Server(home) as server:
        form = server.confirm(1)
        server.say(method="notifications/cancelled", params={"requestId": 1, "reason": "timeout"})
        assert told(server.confirm(2), 2) == ""
        server.choose(form, "record")
        assert LINE in told(server.confirm(3), 3)


def test_two_servers_of_two_sessions_write_into_one_index(home: Path) -> None:
    wait_for_a_yes(home)
    wait_for_a_yes(home, "port5678", Claim("port", "5432", "5433"), "s2")
    with Server(home) as one, Server(home) as two:
        forms = one.confirm(1, "s1"), two.confirm(1, "s2")
        for server, form in zip((one, two), forms, strict=True):
            server.choose(form, "record")
        assert all(told(server.hear()) for server in (one, two))
    assert sorted(facts(home)) == ["5433", "prod-b"]


def test_a_line_of_ten_megabytes_and_garbage_are_answered_and_the_dialog_goes_on(home: Path) -> None:
    wait_for_a_yes(home)
    with Server(home) as server:
        form = server.confirm()
        refused = server.call("report_correction", 2, topic="a", correct="b", quote="あ" * 2_000_000)
        assert refused["result"]["isError"] is True
        assert len(refused["result"]["content"][0]["text"]) < 300
        server.write(b"\xff\xfe" + b"x" * (40 << 20) + b"\n")
        assert server.hear()["error"]["code"] == -32700
        server.choose(form, "record")
        assert LINE in told(server.hear())


def test_a_home_that_cannot_be_written_is_told_and_logged_nowhere(tmp_path: Path) -> None:
    (tmp_path / "belta").write_bytes(b"a file where the home should be")
    with Server(tmp_path / "belta") as server:
        assert told(server.confirm()) == ""
        refused = server.call("withdraw", 2, id="abcd", reason="x")
        assert refused["result"]["isError"] is True
        assert "Nothing was written" in refused["result"]["content"][0]["text"]


@pytest.mark.parametrize("forms", [True, False], ids=["with forms", "without"])
def test_the_prompt_hook_can_see_whether_a_dialog_will_open(home: Path, *, forms: bool) -> None:
    with Server(home, forms=forms) as server:
        server.call("memory_counts", 1)
        assert has_dialog(Home(str(home)), os.getpid()) is forms
        server.process.send_signal(signal.SIGTERM)
        server.end()
        assert not has_dialog(Home(str(home)), os.getpid())
    assert not list(home.glob("cache/dialogs/*"))


def test_a_killed_server_is_no_dialog(home: Path) -> None:
    with Server(home) as server:
        server.call("memory_counts", 1)
        server.process.kill()
        server.process.wait()
        assert list(home.glob("cache/dialogs/*"))
        assert not has_dialog(Home(str(home)), os.getpid())


def test_a_stray_print_reaches_no_client(home: Path) -> None:
    code = (
        "import threading, os\n"
        "from belta_memory.entrypoints.mcp import rpc\n"
        "class Peer(rpc.Peer):\n"
        "    def receive(self, line):\n"
        "        print('stray', flush=True); os.system('echo stray'); os.write(1, b'stray')\n"
        "        return super().receive(line)\n"
        "rpc.Peer = Peer\n" + START
    )
    sent = b'{"jsonrpc":"2.0","id":1,"method":"ping"}\n'
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=sent,
        capture_output=True,
        env=environment(home),
        check=True,
        timeout=20,
    )
    assert done.stdout == b'{"jsonrpc":"2.0","id":1,"result":{}}\n'


def _wait_until_full(pipe: int) -> None:
    """Until nothing has come for a tenth of a second though much more is to come: the writer stands before it."""
    ends = time.monotonic() + 20
    held, before, since = array("i", [0]), 0, time.monotonic()
    while held[0] < 60_000 or time.monotonic() - since < 0.1:  # of the 64 KB of a pipe
        assert time.monotonic() < ends, held
        fcntl.ioctl(pipe, termios.FIONREAD, held)
        if held[0] != before:
            before, since = held[0], time.monotonic()
