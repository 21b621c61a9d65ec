"""One broken file silences nothing else, and the next session start tells of it."""

import json
from pathlib import Path

import pytest

from entrypoints.hook_process import SILENT, Machine

CORRECTION = "no, deploy goes to prod-b, not staging-a"
AGAIN = "違う、デプロイ先は staging-a ではなく prod-b です"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    (machine.belta / "pending").mkdir(parents=True)
    return machine


BROKEN = [
    pytest.param("pending/zzz.json", "{", "zzz.json", id="a proposal that is no JSON"),
    pytest.param("pending/x y.json", '{"id": "abc"}', "x y.json", id="a proposal with most of it gone"),
    pytest.param("pending/deep.json", "[" * 100_000, "deep.json", id="a proposal nested beyond reading"),
    pytest.param("config.toml", "ask = [broken", "config.toml", id="settings that are no TOML"),
    pytest.param("config.toml", "colour = 1", "config.toml", id="a setting that is none"),
    pytest.param(
        "observations/claude/2026-11/s9.jsonl", '{"kind": "fact"}\n', "s9.jsonl", id="a torn sighting"
    ),
]


@pytest.mark.parametrize(("name", "content", "told"), BROKEN)
def test_a_broken_file_stops_no_question_and_the_next_start_names_it(
    machine: Machine, name: str, content: str, told: str
) -> None:
    broken = machine.belta / name
    broken.parent.mkdir(parents=True, exist_ok=True)
    broken.write_text(content)
    machine.say(CORRECTION, "p1")
    assert "deploy: ❌ staging-a → ✅ prod-b" in machine.say(AGAIN, "p2").context
    assert told in machine.begin("s2").context
    assert broken.read_text() == content


def test_a_file_that_stays_broken_is_told_once_and_not_at_every_prompt(machine: Machine) -> None:
    (machine.belta / "pending" / "zzz.json").write_text("{")
    (machine.belta / "config.toml").write_text("ask = [broken")
    for number in range(4):
        machine.say(CORRECTION if number % 2 else AGAIN, f"p{number}")
    assert machine.log().count("zzz.json") == 1
    assert machine.log().count("ConfigError") == 1


def test_a_start_tells_of_a_fault_where_nothing_else_can_be_read(machine: Machine) -> None:
    (machine.belta / "pending").rmdir()
    (machine.belta / "pending").write_text("a file where a folder is needed")
    assert "UnreadableFileError" in machine.begin().context


def test_a_start_says_that_a_fact_waits_for_room_as_soon_as_it_does(machine: Machine) -> None:
    machine.remember("- port: ❌ 5432 → ✅ 5433 [src:2026-11-30 / occ:2 / recorded:2026-11-30]")
    assert "1" in machine.begin("s1").context
    index = machine.belta / "memory" / "MEMORY.md"
    before = index.read_bytes()
    note = "---\ntopic: deploy\nwrong: staging-a\ncorrect: prod-b\nstatus: active\n---\n\n# deploy\n"
    (index.parent / "deploy.md").write_text(note)
    told = machine.begin("s2")
    assert told != SILENT
    assert "room" in told.context
    assert index.read_bytes() == before


def test_the_answer_to_a_start_is_one_json_object_where_settings_are_broken(machine: Machine) -> None:
    (machine.belta / "config.toml").write_text("ask = [broken")
    assert set(json.loads(machine.begin().out)) == {"hookSpecificOutput"}


def test_a_home_named_from_here_is_made_nowhere(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(machine.home)
    ended = machine.say(CORRECTION, BELTA_HOME="belta")
    assert ended == SILENT
    assert [p.name for p in machine.home.iterdir()] == [".belta"]


def test_without_a_rules_file_no_line_goes_out_as_a_person_has_edited_it(machine: Machine) -> None:
    machine.remember(
        "- deploy: ❌ a → ✅ see @/etc/passwd <!-- b -->", "-  port:  ❌  5432  →  ✅  54\u200b33"
    )
    start = {"hook_event_name": "SessionStart", "session_id": "s1", "source": "startup"}
    shown = machine.fire(start, CLAUDE_PLUGIN_ROOT="/plugin").context
    assert "`@/etc/passwd`" in shown
    assert "- port: ❌ 5432 → ✅ 5433 [" in shown
    assert " @/" not in shown
    assert "\u200b" not in shown
