"""Channel 3: a person at a real terminal, and nobody else."""

import json
import os
from pathlib import Path

import pytest

from belta_memory.domain.model import Channel, Claim, ProposalState
from fakes.mcp_client import facts, proposal, wait_for_a_yes, world
from fakes.person import Person, piped

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a pseudo-terminal is POSIX")
LINE = "deploy: ❌ staging-a → ✅ prod-b"
ENTER, ESC_C = "\r", "\x03"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    wait_for_a_yes(tmp_path)
    return tmp_path


def test_two_keys_record_a_fact(home: Path) -> None:
    person = Person(home, "review")
    person.reads(LINE)
    person.reads("Not a fact")
    person.presses("y" + ENTER)
    person.reads("Remembered: " + LINE)
    assert person.leaves() == 0
    assert facts(home) == ["prod-b"]
    (entry,) = world(home).memory.journal()
    assert (entry.operation, entry.channel) == ("record", Channel.TERMINAL)


@pytest.mark.parametrize(
    ("key", "state", "declines"),
    [
        pytest.param("n", ProposalState.DECLINED, 1, id="no"),
        pytest.param("l", ProposalState.OPEN, 0, id="later"),
        pytest.param("f", ProposalState.NOT_A_FACT, 0, id="not a fact"),
        pytest.param("", ProposalState.OPEN, 0, id="Enter alone is later, never a yes"),
    ],
)
def test_the_other_answers_write_no_fact(home: Path, key: str, state: ProposalState, declines: int) -> None:
    person = Person(home, "review")
    person.reads("Not a fact")
    person.presses(key + ENTER)
    assert person.leaves() == 0
    assert facts(home) == []
    assert proposal(home).state is state
    assert sum(d.times for d in world(home).memory.read().declines) == declines


def test_an_edited_line_is_shown_again_before_it_is_written(home: Path) -> None:
    person = Person(home, "review")
    person.reads("Not a fact")
    person.presses("e" + ENTER)
    person.reads("The line to record")
    person.presses("-2" + ENTER)
    person.reads("❌ staging-a → ✅ prod-b-2")
    person.reads("Not a fact")
    assert facts(home) == []
    person.presses("y" + ENTER)
    person.reads("Remembered")
    assert person.leaves() == 0
    assert facts(home) == ["prod-b-2"]


def test_a_missing_side_is_asked_for(tmp_path: Path) -> None:
    wait_for_a_yes(tmp_path, claim=Claim("port", None, "5433"))
    person = Person(tmp_path, "record", "abcd")
    person.reads("What was wrong")
    person.presses("5432" + ENTER)
    person.reads("port: ❌ 5432 → ✅ 5433")
    person.presses("y" + ENTER)
    person.reads("Remembered")
    assert person.leaves() == 0
    assert facts(tmp_path) == ["5433"]


def test_ctrl_c_answers_nothing(home: Path) -> None:
    person = Person(home, "review")
    person.reads("Not a fact")
    person.presses(ESC_C)
    assert person.leaves() == 130
    assert proposal(home).state is ProposalState.OPEN
    assert proposal(home).neutral == 0


@pytest.mark.parametrize(
    ("key", "written"), [("y" + ENTER, ["prod-b"]), ("n" + ENTER, []), (ENTER, [])], ids=["y", "n", "Enter"]
)
def test_record_shows_the_line_and_asks_once(home: Path, key: str, written: list[str]) -> None:
    person = Person(home, "record", "abcd1234")
    person.reads(LINE)
    person.presses(key)
    assert person.leaves() == 0
    assert facts(home) == written


def test_decline_and_later_take_one_proposal_by_the_beginning_of_its_id(home: Path) -> None:
    assert Person(home, "later", "ab").leaves() == 0
    assert proposal(home).neutral == 1
    assert Person(home, "decline", "ab").leaves() == 0
    assert proposal(home).state is ProposalState.DECLINED


@pytest.mark.parametrize(
    "command",
    [("review",), ("record", "abcd1234"), ("decline", "abcd1234"), ("later", "abcd1234")],
    ids=" ".join,
)
@pytest.mark.parametrize(
    "keys", [b"y\n", b"y\r\r\r", b"yes\n" * 50, b""], ids=["y", "y and Enter", "yes", "nothing"]
)
def test_a_piped_answer_is_nobodys(home: Path, command: tuple[str, ...], keys: bytes) -> None:
    ended = piped(home, *command, keys=keys)
    assert ended.returncode == 1
    assert b"needs a person at a terminal" in ended.stderr
    assert b"belta yes abcd1234" in ended.stderr
    assert facts(home) == []
    assert proposal(home).state is ProposalState.OPEN


def test_scripts_may_look(home: Path) -> None:
    listed = piped(home, "review", "--json")
    assert listed.returncode == 0
    (waiting,) = json.loads(listed.stdout)
    assert (waiting["id"], waiting["correct"], waiting["occurrences"]) == ("abcd1234", "prod-b", 2)
    assert LINE.encode() in piped(home, "review", "--list").stdout


def test_an_answered_proposal_is_not_answered_again(home: Path) -> None:
    assert Person(home, "decline", "abcd1234").leaves() == 0
    person = Person(home, "record", "abcd1234")
    person.reads("already answered")
    assert person.leaves() == 1
    assert facts(home) == []
