"""What a session is told not to trust, because the repository shows otherwise."""

import json
import os
from pathlib import Path

import pytest

from belta_memory.adapters.repositories import project_of
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.system import SystemClock
from belta_memory.app.ask import dialog_for
from belta_memory.domain.comment import format_project
from belta_memory.entrypoints.wiring import Checked, command_ports
from entrypoints.hook_process import Machine
from fakes.person import Person, piped
from fakes.world import open_proposal

ENTRY = "- entry: ❌ main.py → ✅ src/app.py [src:2026-10-01 / occ:2 / recorded:2026-10-02]"
TESTS = "- tests: ❌ npm test → ✅ pnpm check [src:2026-10-01 / occ:2 / recorded:2026-10-02]"
terminal = pytest.mark.skipif(os.name == "nt", reason="a pseudo-terminal is POSIX")


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A repository without a remote."""
    root = tmp_path / "shop"
    (root / ".git").mkdir(parents=True)
    (root / ".git" / "HEAD").write_text("ref: refs/heads/main\n")
    (root / "src").mkdir()
    (root / "src" / "app.py").write_text("print()\n")
    (root / "package.json").write_text(json.dumps({"scripts": {"check": "vitest"}}))
    return root


def remember(home: Path, shop: Path, *lines: str) -> None:
    project = project_of(str(shop)).id
    index = Path(Home(str(home)).shelf(project).index_file)
    index.parent.mkdir(parents=True, exist_ok=True)
    index.write_text("\n".join((format_project(project), *lines, "")), encoding="utf-8")


def begin(machine: Machine, shop: Path, session: str) -> str:
    start = {"hook_event_name": "SessionStart", "session_id": session, "source": "startup", "cwd": str(shop)}
    return machine.fire(start).context


def test_a_fact_that_the_repository_does_not_bear_out_is_marked_at_the_start(
    tmp_path: Path, shop: Path
) -> None:
    machine = Machine(tmp_path)
    remember(machine.belta, shop, ENTRY, TESTS)
    assert "Perhaps out of date" not in begin(machine, shop, "s1")
    (shop / "package.json").write_text('{"scripts": {}}')
    (machine.belta / "cache" / "verified.json").unlink()
    (machine.belta / "cache" / "digest.txt").unlink(missing_ok=True)
    told = begin(machine, shop, "s2")
    assert "Perhaps out of date here, look before you rely on it: tests (pnpm check)." in told
    assert machine.log() == ""


def test_a_check_is_good_for_a_while_and_another_memory_is_checked_anew(tmp_path: Path, shop: Path) -> None:
    machine = Machine(tmp_path)
    remember(machine.belta, shop, ENTRY)
    begin(machine, shop, "s1")
    (shop / "src" / "app.py").unlink()
    (machine.belta / "cache" / "digest.txt").unlink(missing_ok=True)
    assert "out of date" not in begin(machine, shop, "s2"), "nobody looks at every start"
    remember(machine.belta, shop, ENTRY, TESTS)
    assert "entry (src/app.py)" in begin(machine, shop, "s3")


def test_verify_tells_what_it_looked_for_and_asks_nobody_in_a_pipe(tmp_path: Path, shop: Path) -> None:
    remember(tmp_path, shop, ENTRY, TESTS)
    (shop / "src" / "app.py").unlink()
    told = piped(tmp_path, "verify", "--folder", str(shop)).stdout.decode()
    assert "stale    entry: ✅ src/app.py" in told
    assert "path src/app.py: gone (no such path)" in told
    assert "ok       tests: ✅ pnpm check" in told
    found = json.loads(piped(tmp_path, "verify", "--folder", str(shop), "--json").stdout)
    assert [(f["topic"], f["state"]) for f in found] == [("entry", "stale"), ("tests", "ok")]
    assert not list((tmp_path / "memory").rglob("entry.md"))


@terminal
def test_the_day_is_noted_after_a_yes_at_a_terminal(tmp_path: Path, shop: Path) -> None:
    remember(tmp_path, shop, ENTRY)
    person = Person(tmp_path, "verify", "--folder", str(shop))
    person.reads("Note today in the notes of 1 facts")
    person.presses("y\r")
    assert person.leaves() == 0
    (note,) = (tmp_path / "memory").rglob("entry.md")
    assert "verified_at: " in note.read_text(encoding="utf-8")


def test_in_a_full_index_the_question_offers_what_the_last_check_did_not_find(
    tmp_path: Path, shop: Path
) -> None:
    remember(tmp_path, shop, ENTRY, TESTS)
    (tmp_path / "config.toml").write_text("cap = 2\n")
    ports = command_ports({"BELTA_HOME": str(tmp_path), "HOME": str(tmp_path)})
    project = project_of(str(shop)).id
    proposal = open_proposal()._replace(scope=project, project=project)
    assert "belta forget" not in dialog_for(ports, proposal).question.whole
    (shop / "src" / "app.py").unlink()
    piped(tmp_path, "verify", "--folder", str(shop))
    told = dialog_for(ports, proposal).question.whole
    assert "entry: ❌ main.py → ✅ src/app.py (on " in told
    assert "the repository did not bear out src/app.py)" in told
    assert "pnpm check" not in told


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"v":1,"p":{"at":"2026-11-30T09:00:00+00:00","names":[],"stale":[]}}']
)
def test_a_cache_without_doubts_doubts_nothing(tmp_path: Path, content: str) -> None:
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache" / "verified.json").write_text(content)
    assert list(Checked(Home(str(tmp_path)), SystemClock()).doubts("p")) == []
