"""What the hook's processes keep as events: the start of a session, from either stage, and what prompts bring up."""

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.repositories import Repositories
from belta_memory.adapters.stores.events import JsonlEvents
from belta_memory.adapters.stores.home import Home
from belta_memory.domain.effect import Event
from belta_memory.domain.errors import BeltaError
from entrypoints.hook_process import SILENT, Machine

LINE = "- deploy: ❌ staging-a → ✅ prod-b [src:2026-10-01 / occ:2 / recorded:2026-10-02]"
OTHER = "- port: ❌ 5432 → ✅ 5433 [src:2026-10-01 / occ:2 / recorded:2026-10-02]"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def events(machine: Machine) -> list[Event]:
    told: list[BeltaError] = []
    found = JsonlEvents(Home(str(machine.belta)), told.append).all()
    assert not told
    return found


def lines(machine: Machine) -> list[dict[str, Any]]:
    text = (machine.belta / "log" / "events.jsonl").read_text(encoding="ascii")
    return [json.loads(line) for line in text.splitlines()]


def start(session: str, source: str = "startup", cwd: str = "/home/u/proj") -> dict[str, str]:
    return {"hook_event_name": "SessionStart", "session_id": session, "source": source, "cwd": cwd}


def test_both_stages_keep_the_same_of_a_session_that_begins(machine: Machine) -> None:
    machine.remember(LINE, OTHER)
    for number in range(3):
        machine.fire(start(f"s{number}"))
    assert [line.get("again", False) for line in lines(machine)] == [False, True, True]
    first, *rest = events(machine)
    assert (first.kind, first.via, len(first.keys), first.scene.project) == (
        "loaded",
        "startup",
        2,
        "/home/u/proj",
    )
    assert first.tokens > 20
    assert [e._replace(at=first.at, scene=first.scene) for e in rest] == [first, first]
    assert [e.scene.session for e in rest] == ["s1", "s2"]
    assert machine.log() == ""


def test_the_facts_of_a_project_are_loaded_in_its_sessions_alone(machine: Machine) -> None:
    here, there = str(machine.home / "here"), str(machine.home / "there")
    os.mkdir(here)
    os.mkdir(there)
    project = Repositories().of(here)
    assert project is not None
    machine.remember(LINE)
    own = Path(Home(str(machine.belta)).shelf(project.id).index_file)
    own.parent.mkdir(parents=True)
    own.write_text(f"{OTHER}\n", encoding="utf-8")
    for number, cwd in enumerate((here, here, there, there, here)):
        machine.fire(start(f"s{number}", cwd=cwd))
    assert [line.get("again", False) for line in lines(machine)] == [False, True, False, True, False]
    assert [len(e.keys) for e in events(machine)] == [2, 2, 1, 1, 2]
    assert machine.log() == ""


def test_a_session_start_with_nothing_to_show_is_no_event(machine: Machine) -> None:
    for number in range(3):
        assert machine.fire(start(f"s{number}")) == SILENT
    assert not (machine.belta / "log" / "events.jsonl").exists()


def test_a_hook_that_is_registered_twice_keeps_one_event(machine: Machine) -> None:
    machine.remember(LINE)
    for session in ("s0", "s0", "s1", "s1"):
        machine.fire(start(session))
    assert [line["session"] for line in lines(machine)] == ["s0", "s1"]


def test_the_log_is_closed_to_others_and_holds_no_words(machine: Machine) -> None:
    machine.remember(LINE)
    machine.fire(start("s0"))
    machine.fire(start("s1"))
    machine.say("push the hotfix to staging-a please")
    path = machine.belta / "log" / "events.jsonl"
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    assert not [w for w in ("staging", "prod-b", "deploy", "hotfix") if w in path.read_text(encoding="ascii")]


def test_what_a_prompt_brings_up_is_kept(machine: Machine) -> None:
    machine.remember(LINE)
    machine.say("hello", "p0")
    assert "prod-b" in machine.say("push the hotfix to staging-a please", "p1").context
    assert machine.say("and staging-a again", "p2") == SILENT
    assert [(e.kind, e.scene.session, len(e.keys)) for e in events(machine)] == [("recalled", "s1", 1)]


def test_a_log_that_is_gone_is_begun_anew(machine: Machine) -> None:
    machine.remember(LINE)
    machine.fire(start("s0"))
    machine.fire(start("s1"))
    (machine.belta / "log" / "events.jsonl").unlink()
    answer = machine.fire(start("s2"))
    assert answer.out
    assert [len(e.keys) for e in events(machine)] == [1]
    assert machine.log() == ""


def test_a_log_that_cannot_be_written_changes_no_answer_and_is_told_once(machine: Machine) -> None:
    machine.remember(LINE)
    before = machine.fire(start("s0"))
    (machine.belta / "log" / "events.jsonl").unlink()
    (machine.belta / "log" / "events.jsonl").mkdir()
    assert machine.fire(start("s1")) == before
    answers = [machine.fire(start(f"s{number}")).context for number in range(2, 6)]
    assert machine.log().count("UnwritableHomeError") == 1
    assert sum("events.jsonl" in answer for answer in answers) == 1
    assert machine.say("push the hotfix to staging-a please").context
