"""The hook as a process: the user's answer to the agent's question, and the typed one."""

import json
from typing import Any

import pytest

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.proposals import JsonProposals
from belta_memory.domain.model import Proposal, ProposalState
from entrypoints.hook_process import PATIENCE, SILENT, Machine, gate_program
from entrypoints.host_records import hooked, turn_ends, typed, written

CORRECTION = "no, deploy goes to prod-b, not staging-a"
LINE = "deploy: ❌ staging-a → ✅ prod-b"
YES, NO, LATER = "Yes, remember it", "No", "Ask me later"
OPTIONS = [{"label": label, "description": "-"} for label in (LATER, YES, NO)]


@pytest.fixture
def machine(tmp_path: Any) -> Machine:
    """A home in which the agent of session s1 has just been told to ask."""
    machine = Machine(tmp_path)
    machine.say(CORRECTION, "p1")
    told = machine.say(CORRECTION, "p2").context
    assert LINE in told
    assert proposal(machine).id in told
    assert f"{LATER} / {YES} / {NO}" in told
    return machine


def proposal(machine: Machine) -> Proposal:
    (found,) = JsonProposals(Home(str(machine.belta))).all()
    return found


def lines(machine: Machine) -> list[str]:
    index = machine.belta / "memory" / "MEMORY.md"
    rows = index.read_text(encoding="utf-8").splitlines() if index.exists() else []
    return [row for row in rows if row.startswith("- ")]


def answered(
    machine: Machine, answer: object, call: str = "toolu_1", question: str | None = None, **more: Any
) -> dict[str, Any]:
    asked = question or f"Remember this? ({proposal(machine).id})\n{LINE}"
    questions = [{"question": asked, "header": "belta", "options": OPTIONS, "multiSelect": False}]
    return {
        "hook_event_name": "PostToolUse",
        "session_id": "s1",
        "prompt_id": "p2",
        "tool_name": "AskUserQuestion",
        "tool_input": {"questions": questions},
        "tool_response": {"questions": questions, "answers": {asked: answer}, "annotations": {}},
        "tool_use_id": call,
        **more,
    }


def test_the_exact_label_writes_the_line_and_tells_both(machine: Machine) -> None:
    ended = machine.fire(answered(machine, YES))
    assert (ended.code, ended.err) == (0, b"")
    (line,) = lines(machine)
    assert line.startswith(f"- {LINE} [src:")
    assert LINE in ended.context
    assert LINE in json.loads(ended.out)["systemMessage"]
    assert machine.log() == ""


def test_a_no_is_counted_and_nothing_is_written(machine: Machine) -> None:
    machine.fire(answered(machine, NO))
    assert (lines(machine), proposal(machine).state) == ([], ProposalState.DECLINED)


def test_free_text_is_shown_again_before_it_is_written(machine: Machine) -> None:
    ended = machine.fire(answered(machine, "prod-b only on fridays"))
    edited = "deploy: ❌ staging-a → ✅ prod-b only on fridays"
    assert edited in ended.context
    assert lines(machine) == []
    again = f"{proposal(machine).id}: {edited}"
    machine.fire(answered(machine, YES, "toolu_2", again))
    assert lines(machine)[0].startswith(f"- {edited} [src:")


def test_an_answer_that_two_hooks_see_counts_once(machine: Machine) -> None:
    payload = json.dumps(answered(machine, LATER)).encode()
    both = [machine.start(), machine.start()]
    told = [process.communicate(payload, timeout=PATIENCE)[0] for process in both]
    assert sorted(map(bool, told)) == [False, True]
    assert proposal(machine).neutral == 1


@pytest.mark.parametrize(
    "more",
    [
        pytest.param(
            {"tool_response": {"questions": [], "answers": {}, "annotations": {}}}, id="no question"
        ),
        pytest.param({"tool_name": "Bash"}, id="another tool"),
        pytest.param({"agent_id": "a1"}, id="a sub-agent's"),
        pytest.param({"session_id": "s2"}, id="another session's"),
    ],
)
def test_what_is_no_answer_of_the_person_does_nothing(machine: Machine, more: dict[str, Any]) -> None:
    before = proposal(machine)
    assert machine.fire(answered(machine, YES, **more)) == SILENT
    assert proposal(machine) == before
    assert machine.log() == ""


def test_an_answer_in_a_session_that_nobody_attends_does_nothing(machine: Machine) -> None:
    before = proposal(machine)
    assert machine.fire(answered(machine, YES), CLAUDE_CODE_SESSION_ATTENDED="0") == SILENT
    assert proposal(machine) == before


def test_an_answer_about_something_else_ends_in_the_first_stage(machine: Machine) -> None:
    count = gate_program(
        "before=set(sys.modules);prompt_gate.bare.leave=lambda:None",
        "print(*sorted(set(sys.modules)-before),file=sys.stderr)",
    )
    ended = machine._replace(command=count).fire(answered(machine, "Blue", question="Which colour?"))
    assert ended.out == b""
    assert set(ended.err.decode().split()) <= {"_json"}


def test_without_proposals_an_answer_ends_in_the_first_stage(tmp_path: Any) -> None:
    fresh = Machine(tmp_path)
    assert fresh.fire(answered(machine=fresh, answer=YES, question="Which colour?")) == SILENT
    assert not fresh.belta.exists()


@pytest.mark.parametrize("delay", [0.03, 0.06, 0.09, 0.12, 0.15, 0.2, 0.3])
def test_a_hook_that_is_killed_leaves_a_whole_fact_or_an_open_question(
    machine: Machine, delay: float
) -> None:
    import time

    payload = answered(machine, YES)
    with machine.start() as process:
        assert process.stdin is not None
        process.stdin.write(json.dumps(payload).encode())
        process.stdin.flush()
        time.sleep(delay)  # the moment of death is what the row is about
        process.kill()
    if proposal(machine).state is ProposalState.OPEN:
        typed(machine, f"belta yes {proposal(machine).id}", "p9")
        turn_ends(machine)
    assert proposal(machine).state is ProposalState.RECORDED
    assert [line.partition(" [")[0] for line in lines(machine)] == [f"- {LINE}"]


# The typed answer


def told(machine: Machine, text: str, prompt: str, **more: str) -> str:
    return str(json.loads(machine.say(text, prompt, **more).out)["systemMessage"])


def test_a_wrong_id_is_answered_with_the_lines_that_wait(machine: Machine) -> None:
    message = told(machine, "belta yes zzzzzzzz", "p3")
    assert f"{LINE} ({proposal(machine).id})" in message
    assert lines(machine) == []


def test_the_beginning_of_an_id_is_enough(machine: Machine) -> None:
    assert LINE in typed(machine, f"belta yes {proposal(machine).id[:3]}", "p3")
    assert LINE in turn_ends(machine)
    assert len(lines(machine)) == 1


def test_a_second_typed_answer_is_told_that_it_comes_too_late(machine: Machine) -> None:
    id_ = proposal(machine).id
    typed(machine, f"belta no {id_}", "p3")
    turn_ends(machine)
    assert "declined" in told(machine, f"belta yes {id_}", "p4")
    assert lines(machine) == []


def test_of_two_typed_answers_the_first_one_counts(machine: Machine) -> None:
    id_ = proposal(machine).id
    for answer, prompt in (("no", "p3"), ("yes", "p4")):
        hooked(machine, f"belta {answer} {id_}", prompt)
    for answer, prompt in (("no", "p3"), ("yes", "p4")):
        written(machine, f"belta {answer} {id_}", prompt)
    assert "declined" in turn_ends(machine)
    assert (lines(machine), proposal(machine).state) == ([], ProposalState.DECLINED)


def test_what_is_wrong_is_said_in_the_users_language(machine: Machine) -> None:
    assert "何も書き込んでいません" in told(machine, "belta yes zzzzzzzz", "p3", LANG="ja_JP.UTF-8")


# How the user wants to be asked


@pytest.mark.parametrize(
    ("ask", "named", "shown"),
    [("stop", True, False), ("digest", True, True), ("review", False, False)],
)
def test_a_session_start_names_what_waits_as_the_user_wants(
    machine: Machine, ask: str, *, named: bool, shown: bool
) -> None:
    (machine.belta / "config.toml").write_text(f'ask = "{ask}"\n')
    ended = machine.begin("s2")
    assert ("(" + proposal(machine).id + ")" in ended.context) is named
    assert (LINE in json.loads(ended.out).get("systemMessage", "")) is shown


@pytest.mark.parametrize("ask", ["digest", "review"])
def test_where_no_question_is_wanted_the_agent_is_not_told_to_ask(tmp_path: Any, ask: str) -> None:
    machine = Machine(tmp_path)
    machine.belta.mkdir()
    (machine.belta / "config.toml").write_text(f'ask = "{ask}"\n')
    machine.say(CORRECTION, "p1")
    assert machine.say(CORRECTION, "p2").context == ""
    assert proposal(machine).asked_in == ()
