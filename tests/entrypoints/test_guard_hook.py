"""The hook before a tool and at the end of a turn, as a host runs it."""

import json
from pathlib import Path

import pytest

from entrypoints.hook_process import SILENT, Machine, gate_program

LINE = "- deploy target: ❌ staging-a → ✅ prod-b [occ:2]（詳細は deploy-target.md）"
NOTE = "---\nname: deploy-target\ntopic: deploy target\nstatus: active\ntriggers: []\n{}---\n"
WRONG = "ssh staging-a uptime"


def call(command: str, tool: str = "Bash", session: str = "s1") -> dict[str, object]:
    return {
        "hook_event_name": "PreToolUse",
        "session_id": session,
        "tool_name": tool,
        "tool_input": {"command": command},
        "cwd": "/",
    }


def said(machine: Machine, payload: dict[str, object]) -> dict[str, str]:
    out = machine.fire(payload).out
    found: dict[str, str] = json.loads(out)["hookSpecificOutput"] if out else {}
    return found


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A home in which one fact is recorded; no list of triggers is made yet."""
    machine = Machine(tmp_path)
    machine.remember(LINE)
    return machine


def note(machine: Machine, fields: str) -> None:
    path = machine.belta / "memory" / "deploy-target.md"
    path.write_text(NOTE.format(fields), encoding="utf-8")


def test_the_call_that_finds_no_list_makes_one_and_is_judged(machine: Machine) -> None:
    assert "staging-a → ✅ prod-b" in said(machine, call(WRONG))["additionalContext"]
    assert said(machine, call("ls")) == {}
    assert "staging-a → ✅ prod-b" in said(machine, call(WRONG))["additionalContext"], "at every acting call"
    assert machine.log() == ""


def test_a_call_in_which_nothing_occurs_loads_next_to_nothing(machine: Machine) -> None:
    machine.fire(call("ls"))
    count = gate_program(
        "before=set(sys.modules);prompt_gate.bare.leave=lambda:None",
        "print(*sorted(set(sys.modules)-before),file=sys.stderr)",
    )
    ended = machine._replace(command=count).fire(call("npm test -- --watch"))
    assert ended.out == b""
    assert set(ended.err.decode().split()) <= {"guard_gate", "_json"}


def test_what_a_note_sets_holds_from_the_next_call_on(machine: Machine) -> None:
    assert "permissionDecision" not in said(machine, call(WRONG))
    note(machine, "guard: ask\n")
    asked = said(machine, call(WRONG))
    assert asked["permissionDecision"] == "ask"
    assert "staging-a → ✅ prod-b" in asked["permissionDecisionReason"]
    note(machine, 'guard: "off"\n# as it was\n')
    assert said(machine, call(WRONG)) == {}
    assert machine.log() == ""


def test_a_guard_that_is_none_is_told_of_and_changes_nothing(machine: Machine) -> None:
    note(machine, "guard: shout\n")
    assert "additionalContext" in said(machine, call(WRONG))
    assert "deploy-target.md:6" in machine.log()


def test_our_own_tools_are_never_judged(machine: Machine) -> None:
    for tool in ("mcp__belta__report_correction", "mcp__plugin_belta-memory_belta__withdraw"):
        assert machine.fire(call(WRONG, tool)) == SILENT


def test_where_nothing_is_recorded_nothing_is_made(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    assert machine.fire(call(WRONG)) == SILENT
    assert not machine.belta.exists()


def test_one_call_is_answered_once_where_the_hook_is_registered_twice(machine: Machine) -> None:
    twice = {**call(WRONG), "tool_use_id": "toolu_1"}
    assert machine.fire(twice).out != b""
    assert machine.fire(twice) == SILENT


def test_a_wrong_answer_is_told_of_by_the_command_where_no_server_is(machine: Machine) -> None:
    event = {
        "hook_event_name": "Stop",
        "session_id": "s1",
        "last_assistant_message": "It is on staging-a now.",
    }
    assert "staging-a → ✅ prod-b" in json.loads(machine.fire(event).out)["systemMessage"]
    assert machine.fire(event) == SILENT, "the hook may be registered twice"
    assert machine.fire({**event, "last_assistant_message": "It is on prod-b now."}) == SILENT


def test_a_call_of_an_unknown_shape_is_logged(machine: Machine) -> None:
    machine.fire(call("ls"))
    assert machine.fire({**call(WRONG), "session_id": 7}) == SILENT
    assert "PayloadError" in machine.log()
