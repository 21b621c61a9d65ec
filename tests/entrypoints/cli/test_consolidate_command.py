import json
import os
from pathlib import Path

import pytest

from fakes.person import Person, piped

LINES = (
    "- deploy target: ❌ staging-a → ✅ prod-b [src:2026-11-01 / occ:2 / recorded:2026-11-02]",
    "- deploy target host: ❌ prod-b → ✅ prod-c [src:2026-11-09 / occ:2 / recorded:2026-11-10]",
    "- old thing: ❌ a → ✅ b [src:2020-01-01 / occ:1 / recorded:2020-01-02]",
)
terminal = pytest.mark.skipif(os.name == "nt", reason="a pseudo-terminal is POSIX")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A memory that needs a hand."""
    index = tmp_path / "memory" / "MEMORY.md"
    index.parent.mkdir()
    index.write_text("# Facts\n\n" + "\n".join(LINES) + "\n", encoding="utf-8")
    return tmp_path


def lines(home: Path) -> str:
    return (home / "memory" / "MEMORY.md").read_text(encoding="utf-8")


def test_a_plan_is_printed_without_a_terminal_and_changes_nothing(home: Path) -> None:
    before = lines(home)
    plan = json.loads(piped(home, "consolidate", "--plan").stdout)
    assert [(g["reason"], g["action"]) for g in plan["groups"]] == [
        ("superseded", "merge"),
        ("unseen", "archive"),
    ]
    assert lines(home) == before
    assert not (home / "journal.jsonl").exists()


@pytest.mark.parametrize("arguments", [(), ("--apply", "plan.json")])
def test_nothing_is_consolidated_without_a_person(home: Path, arguments: tuple[str, ...]) -> None:
    ended = piped(home, "consolidate", *arguments, keys=b"y\n")
    assert ended.returncode == 1
    assert b"needs a person at a terminal" in ended.stderr


@terminal
def test_an_edited_plan_is_shown_and_carried_out_after_a_yes(home: Path, tmp_path: Path) -> None:
    plan = json.loads(piped(home, "consolidate", "--plan").stdout)
    plan["groups"][1]["action"] = "keep"
    file = tmp_path / "plan.json"
    file.write_text(json.dumps(plan, ensure_ascii=False), encoding="utf-8")
    person = Person(home, "consolidate", "--apply", str(file))
    person.reads("merge: ")
    person.reads("Do this?")
    assert "prod-b [src" in lines(home)
    person.presses("y\r")
    assert person.leaves() == 0
    assert "✅ prod-c [src:2026-11-01 / occ:4" in lines(home)
    assert "old thing" in lines(home)
    again = Person(home, "consolidate", "--apply", str(file))
    again.reads("Make a new plan with")
    assert again.leaves() == 1


@terminal
def test_a_person_goes_through_the_groups_and_enter_keeps(home: Path) -> None:
    person = Person(home, "consolidate")
    person.reads("[1/2] superseded")
    person.reads("What shall become of it?")
    person.presses("\r")
    person.reads("[2/2] unseen")
    person.reads("What shall become of it?")
    person.presses("\x1b[B\r")
    person.reads("archive: old thing")
    person.presses("y\r")
    assert person.leaves() == 0
    assert "old thing" not in lines(home)
    assert "deploy target:" in lines(home)
    assert b"old thing" in piped(home, "restore", "--list").stdout


@terminal
def test_what_is_kept_is_not_asked_again_and_all_asks_again(home: Path) -> None:
    person = Person(home, "consolidate")
    for _ in range(2):
        person.reads("What shall become of it?")
        person.presses("\r")
    person.reads("Nothing of the memory was changed.")
    assert person.leaves() == 0
    plan = json.loads(piped(home, "consolidate", "--plan").stdout)
    assert (plan["groups"], plan["kept"]) == ([], 2)
    again = Person(home, "consolidate")
    again.reads("There is nothing to consolidate. You kept 2 groups before: belta consolidate --all")
    assert again.leaves() == 0
    assert len(json.loads(piped(home, "consolidate", "--plan", "--all").stdout)["groups"]) == 2
    index = home / "memory" / "MEMORY.md"
    index.write_text(lines(home).replace("✅ b", "✅ c"), encoding="utf-8")
    (group,) = json.loads(piped(home, "consolidate", "--plan").stdout)["groups"]
    assert group["facts"][0]["line"] == "old thing: ❌ a → ✅ c"


@terminal
def test_what_is_left_for_another_time_is_asked_again(home: Path) -> None:
    person = Person(home, "consolidate")
    for _ in range(2):
        person.reads("What shall become of it?")
        person.presses("\x1b[A\r")
    assert person.leaves() == 0
    assert not (home / "kept.jsonl").exists()


@terminal
@pytest.mark.parametrize(("key", "number"), [("y", 2), ("n", 0)])
def test_what_an_edited_plan_keeps_is_remembered_after_a_yes(
    home: Path, tmp_path: Path, key: str, number: int
) -> None:
    plan = json.loads(piped(home, "consolidate", "--plan").stdout)
    for group in plan["groups"]:
        group["action"] = "keep"
    file = tmp_path / "plan.json"
    file.write_text(json.dumps(plan, ensure_ascii=False), encoding="utf-8")
    person = Person(home, "consolidate", "--apply", str(file))
    person.reads("keep: old thing: ❌ a → ✅ b")
    person.reads("Do this?")
    person.presses(f"{key}\r")
    assert person.leaves() == 0
    assert json.loads(piped(home, "consolidate", "--plan").stdout)["kept"] == number


@terminal
@pytest.mark.parametrize(("text", "told"), [("{", "not JSON"), ("{}", "not a plan of format 1")])
def test_a_file_that_is_no_plan_is_told(home: Path, tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "plan.json"
    file.write_text(text, encoding="utf-8")
    person = Person(home, "consolidate", "--apply", str(file))
    person.reads(told)
    assert person.leaves() == 1
