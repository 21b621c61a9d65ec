import json
import os
from pathlib import Path

import pytest

from belta_memory.domain.model import Claim
from fakes.mcp_client import facts, wait_for_a_yes, world
from fakes.person import Person, piped

LINE = "deploy: ❌ staging-a → ✅ prod-b"
ENTER = "\r"
terminal = pytest.mark.skipif(os.name == "nt", reason="a pseudo-terminal is POSIX")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with one recorded fact."""
    wait_for_a_yes(tmp_path)
    person = Person(tmp_path, "record", "abcd1234")
    person.reads(LINE)
    person.presses("y\r")
    assert person.leaves() == 0
    return tmp_path


def test_nothing_recorded_is_said_in_words_and_is_an_empty_array(tmp_path: Path) -> None:
    assert json.loads(piped(tmp_path, "list", "--json").stdout) == []
    assert b"Nothing is recorded yet" in piped(tmp_path, "list").stdout
    assert json.loads(piped(tmp_path, "log", "--json").stdout) == []
    assert not list(tmp_path.iterdir()), "looking makes nothing"


@terminal
def test_a_fact_is_listed_shown_and_its_history_told(home: Path) -> None:
    (fact,) = json.loads(piped(home, "list", "--json").stdout)
    assert (fact["topic"], fact["wrong"], fact["correct"], fact["occ"]) == (
        "deploy",
        "staging-a",
        "prod-b",
        2,
    )
    assert "prod-b" in piped(home, "list").stdout.decode()
    shown = piped(home, "show", "deploy").stdout.decode()
    assert f"- {LINE} [src:" in shown
    assert "record [terminal]" in shown
    printed = json.loads(piped(home, "show", "deploy", "--json").stdout)
    assert printed["history"][0]["channel"] == "terminal"
    assert "staging-a" in printed["triggers"]
    assert "comes up at" in shown


@terminal
def test_a_fact_is_forgotten_after_a_yes_and_comes_back_with_undo(home: Path) -> None:
    before = (home / "memory" / "MEMORY.md").read_bytes()
    person = Person(home, "forget", "deploy")
    person.reads(LINE)
    person.presses("y\r")
    assert person.leaves() == 0
    assert facts(home) == []
    assert list((home / "memory" / "archive").iterdir())
    person = Person(home, "undo")
    person.reads("forget")
    person.presses("y\r")
    assert person.leaves() == 0
    assert (home / "memory" / "MEMORY.md").read_bytes() == before
    assert not list((home / "memory" / "archive").iterdir())


@terminal
def test_undo_takes_the_newest_change_back_or_the_one_that_is_named(home: Path) -> None:
    (entry,) = json.loads(piped(home, "log", "--json").stdout)
    person = Person(home, "undo", entry["id"][:4])
    person.reads(LINE)
    person.presses("y\r")
    assert person.leaves() == 0
    assert facts(home) == []
    told = piped(home, "log").stdout.decode()
    assert "taken back by" in told
    person = Person(home, "undo")
    person.reads("There is no change to take back")
    assert person.leaves() == 1


@terminal
def test_an_edit_is_shown_again_and_written_after_a_yes(home: Path) -> None:
    person = Person(home, "edit", "deploy")
    person.reads("prod-b")
    person.presses("-2" + ENTER)
    person.reads("Write this line?")
    assert facts(home) == ["prod-b"]
    person.presses("y\r")
    assert person.leaves() == 0
    assert facts(home) == ["prod-b-2"]


@terminal
def test_an_edit_that_changes_nothing_is_no_change(home: Path) -> None:
    person = Person(home, "edit", "deploy")
    person.reads("prod-b")
    person.presses(ENTER)
    person.reads("The line is as it was")
    assert person.leaves() == 0
    assert len(world(home).memory.journal()) == 1


@terminal
def test_an_edit_onto_the_topic_of_another_fact_says_what_it_replaces(home: Path) -> None:
    memory = home / "memory" / "MEMORY.md"
    memory.write_text(
        memory.read_text(encoding="utf-8") + "- port: ❌ 5432 → ✅ 5433 [occ:1]\n", encoding="utf-8"
    )
    person = Person(home, "edit", "port")
    person.reads("5433")
    person.presses("\x15deploy: 5432 -> 5433" + ENTER)
    person.reads(f"It replaces: {LINE}")
    person.presses("y\r")
    assert person.leaves() == 0
    assert facts(home) == ["5433"]
    assert "prod-b was right until" in piped(home, "show", "deploy").stdout.decode()


@terminal
def test_the_history_of_a_fact_goes_on_when_another_value_takes_its_place(home: Path) -> None:
    wait_for_a_yes(home, "efgh5678", Claim("deploy", "prod-b", "prod-c"))
    person = Person(home, "record", "efgh5678")
    person.reads(f"It replaces: {LINE}")
    person.presses("y\r")
    assert person.leaves() == 0
    shown = piped(home, "show", "deploy").stdout.decode()
    assert shown.count("record [terminal]") == 2
    assert "(❌ staging-a)" in shown


@terminal
@pytest.mark.parametrize("command", [("forget", "deploy"), ("edit", "deploy"), ("undo",)], ids=" ".join)
@pytest.mark.parametrize("keys", [b"y\n", b"y\r" * 20], ids=["y", "many"])
def test_changing_what_is_recorded_needs_a_person(home: Path, command: tuple[str, ...], keys: bytes) -> None:
    before = (home / "memory" / "MEMORY.md").read_bytes()
    ended = piped(home, *command, keys=keys)
    assert ended.returncode == 1
    assert b"needs a person at a terminal" in ended.stderr
    assert b"belta yes" not in ended.stderr, "there is no other way to say yes to this"
    assert (home / "memory" / "MEMORY.md").read_bytes() == before
    assert len(world(home).memory.journal()) == 1


@terminal
@pytest.mark.parametrize("command", ["forget", "show", "edit"])
def test_an_unknown_fact_is_told_with_the_known_ones(home: Path, command: str) -> None:
    person = Person(home, command, "nothing")
    person.reads("Known: deploy")
    assert person.leaves() == 1


def test_an_index_edited_into_nonsense_is_named_by_file_and_line_and_left_alone(tmp_path: Path) -> None:
    memory = tmp_path / "memory" / "MEMORY.md"
    memory.parent.mkdir()
    memory.write_text("# facts\n\n- deploy: ✅ prod-b ❌ staging-a\n", encoding="utf-8")
    wait_for_a_yes(tmp_path)
    person = Person(tmp_path, "record", "abcd1234")
    person.reads(LINE)
    person.presses("y\r")
    person.reads("MEMORY.md:3")
    assert person.leaves() == 1
    assert memory.read_text(encoding="utf-8") == "# facts\n\n- deploy: ✅ prod-b ❌ staging-a\n"
