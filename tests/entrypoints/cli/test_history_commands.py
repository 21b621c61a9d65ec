import json
import os
from pathlib import Path

import pytest

from belta_memory.domain.model import Claim
from fakes.mcp_client import facts, wait_for_a_yes, world
from fakes.person import Person, piped

LINE = "deploy: ❌ staging-a → ✅ prod-b"
terminal = pytest.mark.skipif(os.name == "nt", reason="a pseudo-terminal is POSIX")


def says_yes(home: Path, *command: str, after: str = LINE) -> None:
    person = Person(home, *command)
    person.reads(after)
    person.presses("y\r")
    assert person.leaves() == 0


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with one recorded fact."""
    wait_for_a_yes(tmp_path)
    says_yes(tmp_path, "record", "abcd1234")
    return tmp_path


@terminal
def test_a_forgotten_fact_comes_back_with_its_key_and_its_days(home: Path) -> None:
    (before,) = json.loads(piped(home, "list", "--json").stdout)
    says_yes(home, "forget", "deploy")
    assert facts(home) == []
    assert "prod-b" in piped(home, "restore", "--list").stdout.decode()
    assert [f["topic"] for f in json.loads(piped(home, "restore", "--json").stdout)] == ["deploy"]
    says_yes(home, "restore", "deploy")
    (after,) = json.loads(piped(home, "list", "--json").stdout)
    assert {**after, "note": None} == {**before, "note": None}
    assert piped(home, "restore", "--list").stdout == b"The archive is empty.\n"


@terminal
def test_a_fact_does_not_come_back_over_another_one_on_its_topic(home: Path) -> None:
    says_yes(home, "forget", "deploy")
    wait_for_a_yes(home, "efgh5678", Claim("deploy", "prod-b", "prod-c"))
    says_yes(home, "record", "efgh5678", after="prod-c")
    person = Person(home, "restore", "deploy")
    person.reads(LINE)
    person.presses("y\r")
    person.reads("is recorded already: deploy: ❌ prod-b → ✅ prod-c")
    assert person.leaves() == 1
    assert facts(home) == ["prod-c"]


@terminal
def test_the_history_tells_what_was_right_until_when_and_since_when_it_was_known(home: Path) -> None:
    wait_for_a_yes(home, "efgh5678", Claim("deploy", "prod-b", "prod-c"))
    says_yes(home, "record", "efgh5678", after="It replaces")
    first, second = piped(home, "show", "deploy", "--history").stdout.decode().splitlines()[1:3]
    assert "✅ prod-b: first said" in first
    assert "right until" in first
    assert "✅ prod-c: known since" in second
    assert "holds still" in second
    stated = json.loads(piped(home, "show", "deploy", "--history", "--json").stdout)["stated"]
    assert [(s["correct"], s["until"] is None, s["channel"]) for s in stated] == [
        ("prod-b", False, "terminal"),
        ("prod-c", True, "terminal"),
    ]


@terminal
def test_an_undo_is_taken_back_by_its_own_name(home: Path) -> None:
    says_yes(home, "undo")
    assert facts(home) == []
    *_, undo = json.loads(piped(home, "log", "--json").stdout)
    says_yes(home, "undo", undo["id"])
    assert facts(home) == ["prod-b"]


@terminal
def test_a_step_in_the_middle_that_was_built_upon_is_told_and_nothing_is_written(home: Path) -> None:
    (entry,) = json.loads(piped(home, "log", "--json").stdout)
    wait_for_a_yes(home, "efgh5678", Claim("deploy", "prod-b", "prod-c"))
    says_yes(home, "record", "efgh5678", after="It replaces")
    before = (home / "memory" / "MEMORY.md").read_bytes()
    person = Person(home, "undo", entry["id"])
    person.reads(LINE)
    person.presses("y\r")
    person.reads("cannot be taken back")
    assert person.leaves() == 1
    assert (home / "memory" / "MEMORY.md").read_bytes() == before


@terminal
def test_a_purge_shows_where_the_fact_lies_and_removes_it_after_a_yes(home: Path) -> None:
    says_yes(home, "forget", "deploy")
    person = Person(home, "forget", "--purge", "deploy")
    for place in (LINE, "journal: ", "proposals: ", "notes: ", "No undo brings it back"):
        person.reads(place)
    person.presses("y\r")
    assert person.leaves() == 0
    left = [
        p
        for p in home.rglob("*")
        if p.is_file() and (b"prod-b" in p.read_bytes() or b"staging-a" in p.read_bytes())
    ]
    assert left == []
    *_, last = world(home).memory.journal()
    assert (last.operation, last.topic, last.key) == ("purge", None, None)
    person = Person(home, "undo", last.id)
    person.reads("There is no change to take back")
    assert person.leaves() == 1


@terminal
@pytest.mark.parametrize("command", [("forget", "--purge", "deploy"), ("restore", "deploy")], ids=" ".join)
def test_bringing_back_and_purging_need_a_person(home: Path, command: tuple[str, ...]) -> None:
    ended = piped(home, *command, keys=b"y\n")
    assert ended.returncode == 1
    assert b"needs a person at a terminal" in ended.stderr
    assert facts(home) == ["prod-b"]
