"""Confirmed lessons of priority high, as the installed hook brings them up: at prompts and at tool calls."""

import os
from pathlib import Path
from typing import Any

import pytest

from entrypoints.hook_process import SILENT, Ended, Machine

FACT = "- deploy: ❌ staging-a → ✅ prod-b [src:2026-10-01 / occ:2 / recorded:2026-10-02]"
ORDER = "「お願いします」で終わる依頼でも、調べるだけのことがある。実行の前に聞く。"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def note(machine: Machine, name: str, text: str, **fields: str) -> Path:
    """Write an entry as a person would."""
    known = {"key": name, "type": "lesson", "priority": "high", "confirmed": "2026-11-30", **fields}
    head = "".join(f"{field}: {value}\n" for field, value in known.items() if value)
    path = machine.belta / "memory" / "notes" / f"{name}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"---\n{head}---\n\n{text}\n", encoding="utf-8")
    return path


def call(machine: Machine, command: str, number: int) -> Ended:
    event: dict[str, Any] = {
        "hook_event_name": "PreToolUse",
        "session_id": "s1",
        "cwd": "/home/u/proj",
        "transcript_path": "/absent/transcript.jsonl",
        "tool_name": "Bash",
        "tool_input": {"command": command},
        "tool_use_id": f"t{number}",
    }
    return machine.fire(event)


@pytest.mark.parametrize("written", ['"お願いします"', "[お願いします, 至急]", "\n- お願いします\n- 至急"])
def test_a_polite_prompt_brings_the_lesson_that_it_is_no_order(machine: Machine, written: str) -> None:
    note(machine, "order", "調べる依頼と実行の指示は違う。先に聞く。", triggers=written)
    machine.say("こんにちは", "p0")
    assert "調べる依頼と実行の指示は違う" in machine.say("本番の件数の確認をお願いします", "p1").context
    assert machine.say("もう一度お願いします", "p2") == SILENT, "once a session"
    assert "違う" in machine.say("はじめます。確認をお願いします", "p3", session="s2").context
    assert machine.log() == ""


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"confirmed": ""}, id="nobody has confirmed it"),
        pytest.param({"priority": "normal"}, id="of normal priority"),
        pytest.param({"type": "knowledge"}, id="no lesson"),
        pytest.param({"status": "archived"}, id="folded away"),
    ],
)
def test_no_other_entry_comes_up(machine: Machine, fields: dict[str, str]) -> None:
    note(machine, "order", ORDER, **fields)
    machine.say("hello", "p0")
    assert machine.say("確認をお願いします", "p1") == SILENT
    assert call(machine, "git push --force", 1) == SILENT


def test_a_session_starts_with_the_counts_of_the_entries_as_they_are(machine: Machine) -> None:
    note(machine, "a", "Ask first.")
    note(machine, "b", "By hand.", type="recipe", confirmed="")
    note(machine, "c", "Folded away.", status="archived")
    (machine.belta / "memory" / "notes" / "d.md").write_text("No head at all.\n", encoding="utf-8")
    assert "lesson 1, note 2; unconfirmed among them: 2" in machine.begin("s1").context
    assert "lesson 1, note 2; unconfirmed among them: 2" in machine.begin("s2").context, (
        "from the kept digest"
    )
    path = note(machine, "b", "By hand.", type="knowledge")
    os.utime(path, ns=(path.stat().st_atime_ns, path.stat().st_mtime_ns + 10**9))
    assert "lesson 1, knowledge 1, note 1; unconfirmed among them: 1" in machine.begin("s3").context
    assert machine.log() == ""


def test_facts_and_lessons_share_the_three_of_a_prompt_the_best_fit_first(machine: Machine) -> None:
    machine.remember(FACT)
    for number in range(4):
        note(machine, f"l{number}", f"Lesson {number}.", triggers=f"{'x' * (number + 1)}-host")
    machine.say("hello", "p0")
    prompt = "x-host xx-host xxx-host xxxx-host and staging-a"
    first = machine.say(prompt, "p1").context
    assert first.count("\n") == 2
    assert [
        name for name in ("staging-a", "Lesson 3", "Lesson 2", "Lesson 1", "Lesson 0") if name in first
    ] == [
        "staging-a",
        "Lesson 3",
        "Lesson 2",
    ]
    assert first.index("staging-a") < first.index("Lesson 3") < first.index("Lesson 2")
    second = machine.say(prompt, "p2").context
    assert ("Lesson 1" in second, "Lesson 0" in second, "Lesson 3" in second) == (True, True, False)
    assert machine.log() == ""


def test_a_lesson_that_is_edited_by_hand_counts_from_the_next_prompt(machine: Machine) -> None:
    path = note(machine, "order", ORDER, triggers="alpha")
    machine.say("hello", "p0")
    assert machine.say("the beta release", "p1") == SILENT
    path.write_text(path.read_text(encoding="utf-8").replace("alpha", "the beta"), encoding="utf-8")
    assert "調べる" in machine.say("the beta release", "p2").context
    note(machine, "other", "A second one.", triggers="gamma-3")
    assert "A second one" in machine.say("try gamma-3", "p3").context
    os.unlink(path)
    assert machine.say("the beta release", "p4", session="s2").context == ""


def test_an_entry_that_becomes_a_lesson_in_place_counts_from_the_next_session(machine: Machine) -> None:
    path = note(machine, "order", ORDER, triggers="alpha-1", priority="normal")
    machine.begin("s1")
    machine.begin("s2")
    assert machine.say("try alpha-1", "p1", session="s2") == SILENT
    with path.open("r+", encoding="utf-8") as file:  # in place: the folder does not tell
        text = file.read().replace("priority: normal", "priority: high")
        file.seek(0)
        file.write(text)
        file.truncate()
    machine.begin("s3")
    assert "調べる" in machine.say("try alpha-1", "p2", session="s3").context


def test_a_file_from_elsewhere_counts_whatever_its_time(machine: Machine) -> None:
    note(machine, "order", ORDER)
    machine.say("hello", "p0")
    path = note(machine, "old", "An old one.", triggers="gamma-3")
    elsewhere = machine.home / "old.md"
    path.rename(elsewhere)
    os.utime(elsewhere, (1_000_000_000, 1_000_000_000))
    machine.say("hello again", "p1")
    elsewhere.rename(path)
    assert "An old one" in machine.say("try gamma-3", "p2").context
    lessons = machine.belta / "cache" / "lessons.txt"
    lessons.write_text("torn", encoding="utf-8")
    assert "An old one" in machine.say("try gamma-3", "p3", session="s2").context, "what is torn is made anew"
    assert machine.log() == ""


def test_a_settled_list_is_not_made_anew(machine: Machine) -> None:
    note(machine, "order", ORDER)
    machine.say("hello", "p0")
    made = os.stat(machine.belta / "cache" / "gate.txt").st_mtime_ns
    machine.say("hello again", "p1")
    call(machine, "ls", 1)
    assert os.stat(machine.belta / "cache" / "gate.txt").st_mtime_ns == made


def test_a_tool_call_is_told_once_a_session_and_never_judged_by_a_lesson(machine: Machine) -> None:
    note(machine, "force", "`git push --force` lost two commits. Ask before.")
    (machine.belta / "config.toml").write_text('guard = "ask"\n', encoding="utf-8")
    machine.say("hello", "p0")
    told = call(machine, "git push --force", 1)
    assert "lost two commits" in told.context
    assert b"permissionDecision" not in told.out, "nobody is asked about a lesson"
    assert call(machine, "git push --force", 2) == SILENT
    assert machine.say("why git push --force?", "p1") == SILENT, "a prompt does not tell it again"
    events = (machine.belta / "log" / "events.jsonl").read_text(encoding="utf-8")
    assert events.count('"kind":"recalled"') == 1
    assert '"kind":"avoided"' not in events
    answer = {
        "hook_event_name": "Stop",
        "session_id": "s1",
        "cwd": "/home/u/proj",
        "last_assistant_message": "I ran git push --force.",
        "stop_hook_active": False,
    }
    assert machine.fire(answer) == SILENT, "an answer repeats no wrong claim by naming it"
    assert machine.log() == ""


def test_a_guard_that_is_off_tells_no_lesson_at_a_call(machine: Machine) -> None:
    note(machine, "force", "`git push --force` lost two commits. Ask before.")
    (machine.belta / "config.toml").write_text('guard = "off"\n', encoding="utf-8")
    machine.say("hello", "p0")
    assert call(machine, "git push --force", 1) == SILENT


def test_a_lesson_that_cannot_be_read_hides_no_other(machine: Machine) -> None:
    note(machine, "order", ORDER)
    broken = machine.belta / "memory" / "notes" / "broken.md"
    broken.write_text("---\ntype: lesson\npriority: high\nconfirmed: [\n---\nx\n", encoding="utf-8")
    machine.say("hello", "p0")
    assert "調べる" in machine.say("確認をお願いします", "p1").context
    assert "broken.md" in machine.log()
