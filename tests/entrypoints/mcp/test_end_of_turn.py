"""The look at the end of a turn with the real stores: transcript, marker, log; and the next prompt's hook as a process."""

import datetime as dt
import json
import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.stores.dialogs import open_note
from belta_memory.adapters.stores.home import find_home
from belta_memory.app.dialog import Dialog
from belta_memory.domain.model import SessionId
from belta_memory.entrypoints.mcp.calls import due, report
from belta_memory.entrypoints.wiring import server_ports
from entrypoints.hook_process import SILENT, Machine, prompt_of

FACT = "no, deploy goes to prod-b, not staging-a"
UNSURE = "no, that is wrong"
A_MOMENT = 0.02  # seconds; several times what a look at nothing new takes


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def transcript(machine: Machine) -> Path:
    return machine.home / "s1.jsonl"


def prompted(machine: Machine, text: str, prompt: str) -> str:
    """A prompt passes the hook, and the host writes it down. What the agent gets to read."""
    ended = machine.fire({**prompt_of(text, prompt), "transcript_path": str(transcript(machine))})
    assert (ended.code, ended.err) == (0, b"")
    written(machine, text, prompt)
    return ended.context


def written(machine: Machine, text: str, prompt: str | None, **more: Any) -> None:
    """A record of the host alone: the hook has not seen the prompt, or missed it."""
    record: dict[str, Any] = {
        "type": "user", "message": {"role": "user", "content": text}, "promptSource": "typed", "promptId": prompt,
        "timestamp": dt.datetime.now(dt.UTC).isoformat(), "sessionId": "s1", "cwd": "/home/u/proj", **more,
    }  # fmt: skip
    if prompt is None:
        queued = {
            "type": "queued_command",
            "prompt": text,
            "commandMode": "prompt",
            "origin": {"kind": "human"},
        }
        record = {**record, "type": "attachment", "attachment": queued}
        del record["message"], record["promptSource"], record["promptId"]
    with transcript(machine).open("a", encoding="utf-8") as file:
        file.write(json.dumps(record) + "\n")


def turn_ends(machine: Machine, log: Callable[[BaseException], None] | None = None) -> Dialog | None:
    faults: list[BaseException] = []
    asked = due(server_ports(machine.environment()), "claude", "s1", log or faults.append)
    assert faults == []
    return asked


def test_what_the_hook_has_noticed_counts_once(machine: Machine) -> None:
    prompted(machine, FACT, "p1")
    assert turn_ends(machine) is None
    assert turn_ends(machine) is None
    (seen,) = machine.sightings()
    assert "line" not in seen


def test_what_was_said_in_the_middle_of_a_turn_counts_once(machine: Machine) -> None:
    prompted(machine, "go on", "p1")
    machine.fire({**prompt_of(FACT, "p1"), "transcript_path": str(transcript(machine))})
    written(machine, FACT, None)
    turn_ends(machine)
    assert len(machine.sightings()) == 1


def test_what_no_hook_has_noticed_is_noticed_and_asked_at_once(machine: Machine) -> None:
    prompted(machine, "go on", "p1")
    written(machine, FACT, "p2")
    written(machine, "違う、デプロイ先は staging-a ではなく prod-b です", None)
    asked = turn_ends(machine)
    assert asked is not None
    assert asked.proposal.claim.correct == "prod-b"
    assert [s["line"] for s in machine.sightings()] == [2, 3]


def test_a_candidate_is_told_at_the_next_prompt_once_and_may_be_quoted_there(machine: Machine) -> None:
    prompted(machine, "go on", "p1")
    written(machine, UNSURE, "p2")
    turn_ends(machine)
    told = prompted(machine, "please add a test", "p3")
    assert UNSURE in told
    assert "report_correction" in told
    ports = server_ports(machine.environment())
    given = {"topic": "deploy", "wrong": "staging-a", "correct": "prod-b", "quote": UNSURE}
    assert report(ports, "claude", ports.sessions.find(SessionId("s1")), given).text == "Noted."
    assert {(s.get("basis") == "model", s["prompt"]) for s in machine.sightings()} == {
        (False, "p2"),
        (True, "p2"),
    }
    assert machine.say("and another one", "p4") == SILENT


def test_the_gate_lets_ordinary_prompts_end_where_nothing_waits(machine: Machine) -> None:
    prompted(machine, "go on", "p1")
    turn_ends(machine)
    assert machine.say("please add a test", "p2") == SILENT


def test_the_session_of_a_script_is_left_alone(machine: Machine) -> None:
    payload = {**prompt_of("go on", "p1"), "transcript_path": str(transcript(machine))}
    machine.fire(payload, CLAUDE_CODE_SESSION_ATTENDED="0")
    written(machine, FACT, "p2")
    assert turn_ends(machine) is None
    assert machine.sightings() == []


def test_a_transcript_that_cannot_be_read_is_logged_and_the_question_comes_all_the_same(
    machine: Machine,
) -> None:
    open_note(
        find_home(machine.environment()), os.getpid()
    )  # a dialog can be shown: the hook leaves it to us
    prompted(machine, FACT, "p1")
    prompted(machine, "again: deploy goes to prod-b, not staging-a", "p2")
    transcript(machine).unlink()
    transcript(machine).mkdir()
    faults: list[BaseException] = []
    assert turn_ends(machine, faults.append) is not None
    assert [type(f).__name__ for f in faults] == ["BrokenTranscriptError"]


def test_a_transcript_that_is_not_there_yet_is_no_fault(machine: Machine) -> None:
    machine.fire({**prompt_of("go on", "p1"), "transcript_path": str(transcript(machine))})
    assert turn_ends(machine) is None


def test_a_turn_that_brings_nothing_new_costs_next_to_nothing(machine: Machine) -> None:
    prompted(machine, "go on", "p1")
    with transcript(machine).open("a", encoding="utf-8") as file:
        file.writelines(
            json.dumps({"type": "api-request-blob", "x": "y" * 50_000}) + "\n" for _ in range(200)
        )
    turn_ends(machine)
    spent = []
    for _ in range(15):
        began = time.process_time()
        turn_ends(machine)
        spent.append(time.process_time() - began)
    assert statistics.median(spent) < A_MOMENT
