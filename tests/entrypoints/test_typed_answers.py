"""`belta yes <id>` through the real processes: noted by the hook, carried out when the host shows that a person typed it."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.stores.dialogs import open_note
from belta_memory.adapters.stores.home import Home, find_home
from belta_memory.adapters.stores.proposals import JsonProposals
from belta_memory.domain.model import Proposal, ProposalState
from entrypoints.hook_process import SILENT, Machine
from entrypoints.host_records import SCHEDULED, hooked, shown, turn_ends, typed, written
from fakes.person import piped

CORRECTION = "no, deploy goes to prod-b, not staging-a"
LINE = "deploy: ❌ staging-a → ✅ prod-b"
REMEMBERED = f"Remembered: {LINE}"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A home in which one fact waits, corrected twice in session s1."""
    machine = Machine(tmp_path)
    shows_dialogs(machine)
    typed(machine, CORRECTION, "p1")
    typed(machine, CORRECTION, "p2")
    return machine


def shows_dialogs(machine: Machine) -> None:
    """A server of ours runs in the host's process, which is ours here: the hook leaves the question to it."""
    open_note(find_home(machine.environment()), os.getpid())


def proposal(machine: Machine) -> Proposal:
    (found,) = JsonProposals(Home(str(machine.belta))).all()
    return found


def lines(machine: Machine) -> list[str]:
    index = machine.belta / "memory" / "MEMORY.md"
    rows = index.read_text(encoding="utf-8").splitlines() if index.exists() else []
    return [row.partition(" [")[0] for row in rows if row.startswith("- ")]


def notes(machine: Machine) -> list[Path]:
    return list((machine.belta / "pending").glob("typed-*"))


def says_yes(machine: Machine, prompt: str = "p3", session: str = "s1") -> str:
    """The hook alone. What the person is shown."""
    return shown(hooked(machine, f"belta yes {proposal(machine).id}", prompt, session))


def is_written_down(machine: Machine, prompt: str = "p3", session: str = "s1", **more: Any) -> None:
    written(machine, f"belta yes {proposal(machine).id}", prompt, session, **more)


def channel(machine: Machine) -> str:
    journal = (machine.belta / "journal.jsonl").read_text(encoding="utf-8").splitlines()
    return str(json.loads(journal[0])["channel"])


def test_the_hook_notes_a_typed_yes_and_writes_nothing(machine: Machine) -> None:
    told = says_yes(machine)
    assert f"Noted: `yes` to {LINE}" in told
    assert (lines(machine), proposal(machine).state, len(notes(machine))) == ([], ProposalState.OPEN, 1)


@pytest.mark.parametrize("source", ["typed", "queued", "suggestion_accepted"])
def test_the_end_of_the_turn_writes_what_a_person_typed(machine: Machine, source: str) -> None:
    says_yes(machine)
    is_written_down(machine, promptSource=source)
    assert REMEMBERED in turn_ends(machine)
    assert (lines(machine), notes(machine), channel(machine)) == ([f"- {LINE}"], [], "typed")
    assert turn_ends(machine) == ""
    assert machine.log() == ""


@pytest.mark.parametrize(
    "more",
    [
        pytest.param(SCHEDULED, id="a schedule of the agent's"),
        pytest.param({"promptSource": "system"}, id="the host"),
        pytest.param({"promptSource": None, "isMeta": True}, id="a mark alone, in an old record"),
        pytest.param({"promptSource": "sdk"}, id="a script"),
    ],
)
def test_what_no_person_typed_is_dropped_logged_and_told_once(machine: Machine, more: dict[str, Any]) -> None:
    says_yes(machine)
    is_written_down(machine, **more)
    assert "Nothing was written" in turn_ends(machine)
    assert (lines(machine), notes(machine), proposal(machine).state) == ([], [], ProposalState.OPEN)
    assert "UntypedAnswerError" in machine.log()
    assert "does not show that a person typed it" in machine.begin("s2").context
    assert "does not show" not in machine.begin("s3").context


def test_an_answer_waits_for_a_record_that_comes_late(machine: Machine) -> None:
    says_yes(machine)
    assert turn_ends(machine) == ""
    assert (lines(machine), len(notes(machine))) == ([], 1)
    is_written_down(machine)
    assert REMEMBERED in turn_ends(machine)


def test_an_answer_whose_record_never_came_is_dropped_when_later_prompts_stand_there(
    machine: Machine,
) -> None:
    says_yes(machine)
    written(machine, "go on", "p4", timestamp="2199-01-01T00:00:00Z")
    assert "Nothing was written" in turn_ends(machine)
    assert (lines(machine), notes(machine)) == ([], [])


def test_an_old_host_without_sources_is_read_by_its_text(machine: Machine) -> None:
    says_yes(machine)
    is_written_down(machine, promptSource=None)
    assert REMEMBERED in turn_ends(machine)


def test_the_next_prompt_settles_what_the_end_of_a_turn_has_left(machine: Machine) -> None:
    says_yes(machine)
    is_written_down(machine)
    ended = hooked(machine, "please add a test", "p4")
    assert REMEMBERED in shown(ended)
    assert LINE in ended.context
    assert lines(machine) == [f"- {LINE}"]
    assert hooked(machine, "and another one", "p5") == SILENT


@pytest.mark.parametrize(("session", "source"), [("s1", "resume"), ("s9", "clear"), ("s9", "startup")])
def test_the_start_of_any_session_settles_what_is_left(machine: Machine, session: str, source: str) -> None:
    machine.begin("s8")  # the digest lies ready from here on
    says_yes(machine)
    is_written_down(machine)
    ended = machine.begin(session, source)
    assert REMEMBERED in shown(ended)
    assert lines(machine) == [f"- {LINE}"]
    assert REMEMBERED not in shown(machine.begin("s10"))


def test_review_settles_what_is_left(machine: Machine) -> None:
    says_yes(machine)
    is_written_down(machine)
    ended = piped(machine.belta, "review", "--list")
    assert REMEMBERED.encode() in ended.stderr
    assert lines(machine) == [f"- {LINE}"]


def test_another_session_can_answer_and_its_own_record_counts(machine: Machine) -> None:
    says_yes(machine, "q1", "s2")
    is_written_down(machine, "q1", "s1")
    assert turn_ends(machine, "s1") == ""
    assert lines(machine) == []
    is_written_down(machine, "q1", "s2")
    assert REMEMBERED in turn_ends(machine, "s2")


def test_an_emptied_cache_loses_no_answer(machine: Machine) -> None:
    import shutil

    says_yes(machine)
    is_written_down(machine)
    shutil.rmtree(machine.belta / "cache")
    assert REMEMBERED in turn_ends(machine)


def test_a_scheduled_no_takes_no_yes_away(machine: Machine) -> None:
    says_yes(machine)
    hooked(machine, f"belta no {proposal(machine).id}", "p4")
    is_written_down(machine)
    written(machine, f"belta no {proposal(machine).id}", "p4", **SCHEDULED)
    assert REMEMBERED in turn_ends(machine)
    assert (lines(machine), notes(machine)) == ([f"- {LINE}"], [])


# What rests on prompts that nobody typed


def test_a_scheduled_correction_counts_nothing(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    shows_dialogs(machine)
    for prompt in ("p1", "p2"):
        hooked(machine, CORRECTION, prompt)
        written(machine, CORRECTION, prompt, **SCHEDULED)
    assert proposal(machine).state is ProposalState.OPEN, "the hook cannot know"
    assert dialog_at_the_end(machine) is None
    assert proposal(machine).state is ProposalState.WITHDRAWN
    typed(machine, CORRECTION, "p3")
    assert dialog_at_the_end(machine) is None, "once typed is once said"
    typed(machine, CORRECTION, "p4")
    assert dialog_at_the_end(machine) == "prod-b"


def test_a_scheduled_contradiction_pushes_nothing_aside(machine: Machine) -> None:
    hooked(machine, "no, deploy goes to evil-c, not staging-a", "p3")
    written(machine, "no, deploy goes to evil-c, not staging-a", "p3", **SCHEDULED)
    assert dialog_at_the_end(machine) == "prod-b"


def dialog_at_the_end(machine: Machine) -> str | None:
    """The right value of the question that opens, None for none."""
    from belta_memory.entrypoints.mcp.calls import due
    from belta_memory.entrypoints.wiring import server_ports

    faults: list[BaseException] = []
    asked = due(server_ports(machine.environment()), "claude", "s1", faults.append)
    assert faults == []
    return None if asked is None else asked.proposal.claim.correct
