"""`belta import` and `belta export`, as people run them."""

import json
import os
from pathlib import Path

import pytest

from belta_memory.adapters.stores.exports import Exports
from belta_memory.adapters.stores.home import Home
from fakes.person import Person, piped

LINE = "- deploy: ❌ staging-a → ✅ prod-b [src:2026-11-01 / occ:2 / recorded:2026-11-02]"
OTHER = "- port: ❌ 5432 → ✅ 5433 [src:2026-11-01 / occ:2 / recorded:2026-11-02]"
terminal = pytest.mark.skipif(os.name == "nt", reason="a pseudo-terminal is POSIX")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with two recorded facts."""
    index = tmp_path / "home" / "memory" / "MEMORY.md"
    index.parent.mkdir(parents=True)
    index.write_text(f"# Facts\n\n{LINE}\n{OTHER}\n", encoding="utf-8")
    return tmp_path / "home"


def test_an_import_lets_facts_wait_and_records_none(tmp_path: Path) -> None:
    file = tmp_path / "old.md"
    file.write_text(f"{LINE}\n{OTHER}\n- Be kind.\n", encoding="utf-8")
    fresh = tmp_path / "fresh"
    looked = json.loads(piped(fresh, "import", str(file), "--dry-run", "--json").stdout)
    counts = {"waiting": 2, "notes": 0, "behind": 0, "entries": 0, "left_out": {"no fact in it": 1}}
    assert looked == {"formats": ["MEMORY.md"], **counts}
    assert not (fresh / "pending").exists()
    assert b"2 wait now for your word" in piped(fresh, "import", str(file)).stdout
    assert json.loads(piped(fresh, "list", "--json").stdout) == []
    assert len(json.loads(piped(fresh, "review", "--list", "--json").stdout)) == 2
    assert b"left out, waits already: 2" in piped(fresh, "import", str(file)).stdout


@terminal
def test_a_page_is_answered_with_one_yes_for_the_lines_that_were_marked(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "facts.json"
    file.write_bytes(piped(home, "export").stdout)
    fresh = tmp_path / "fresh"
    piped(fresh, "import", str(file))
    person = Person(fresh, "import", "--review")
    person.reads("Space marks a line")
    person.presses(" \r")
    person.reads("Remember these 1 facts?")
    person.presses("y\r")
    person.reads("1 recorded, 1 wait still.")
    assert person.leaves() == 0
    (fact,) = json.loads(piped(fresh, "list", "--json").stdout)
    assert (fact["topic"], fact["src"], fact["occ"]) == ("deploy", "2026-11-01", 2)


@terminal
def test_a_note_comes_back_with_its_fact_after_the_yes(home: Path, tmp_path: Path) -> None:
    linked = f"{LINE}（詳細は deploy.md）"
    index = home / "memory" / "MEMORY.md"
    index.write_text(index.read_text(encoding="utf-8").replace(LINE, linked), encoding="utf-8")
    head = "---\nname: deploy\ntopic: deploy\noccurrences: 2\nscope: global\nstatus: active\ntriggers:\n  - rollout\n---\n"
    note = f"{head}\n## Wrong\n\n- staging-a\n\n## Background\n\nAna asked for it.\n"
    (home / "memory" / "deploy.md").write_text(note, encoding="utf-8")
    file = tmp_path / "facts.json"
    file.write_bytes(piped(home, "export").stdout)
    fresh = tmp_path / "fresh"
    assert b"with a note: 1" in piped(fresh, "import", str(file)).stdout
    waiting = json.loads(piped(fresh, "review", "--list", "--json").stdout)
    assert [p["note"] for p in waiting] == [note, None]
    files = [path.read_text(encoding="utf-8") for path in (fresh / "pending").glob("*.json")]
    assert sorted('"note"' in text for text in files) == [False, True], "else written as ever"
    person = Person(fresh, "record", waiting[0]["id"])
    person.reads("A note comes with it (17 lines)")
    person.reads("It will come up at: rollout")
    person.presses("y\r")
    assert person.leaves() == 0
    assert "Ana asked for it." in (fresh / "memory" / "deploy.md").read_text(encoding="utf-8")
    assert "deploy.md）" in (fresh / "memory" / "MEMORY.md").read_text(encoding="utf-8")
    undone = Person(fresh, "undo")
    undone.presses("y\r")
    assert undone.leaves() == 0
    assert not (fresh / "memory" / "deploy.md").exists()


def test_imported_facts_are_answered_by_a_person_alone(tmp_path: Path) -> None:
    ended = piped(tmp_path, "import", "--review", keys=b" \ry")
    assert ended.returncode == 1
    assert b"needs a person at a terminal" in ended.stderr


@pytest.mark.parametrize(
    ("name", "told"), [("none.md", "there is no such file"), ("prose.md", "neither JSON")]
)
def test_what_cannot_be_imported_is_told(tmp_path: Path, name: str, told: str) -> None:
    (tmp_path / "prose.md").write_text("Only prose.\n")
    ended = piped(tmp_path / "h", "import", str(tmp_path / name))
    assert ended.returncode == 1
    assert told in ended.stderr.decode()


@pytest.mark.parametrize("name", ["CLAUDE.md", "AGENTS.md", "GEMINI.md", "copilot-instructions.md"])
def test_a_block_goes_into_an_agents_file_and_out_again(home: Path, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    before = b"\xef\xbb\xbf# Mine\r\n\r\nNo newline at the end"
    file.write_bytes(before)
    assert piped(home, "export", "--to", str(file)).returncode == 1, "nobody was asked"
    assert file.read_bytes() == before
    assert piped(home, "export", "--to", str(file), "--yes").returncode == 0
    assert file.read_bytes().startswith(before)
    assert LINE in file.read_text(encoding="utf-8")
    again = piped(home, "export", "--to", str(file), "--yes").stdout.decode()
    assert "up to date" in again
    assert piped(home, "export", "--to", str(file), "--remove", "--yes").returncode == 0
    assert file.read_bytes() == before


@terminal
def test_a_purge_reaches_what_was_exported(home: Path, tmp_path: Path) -> None:
    for name in ("facts.json", "facts.csv", "AGENTS.md"):
        assert piped(home, "export", "--to", str(tmp_path / name)).returncode == 0
    assert len(Exports(Home(str(home))).known()) == 3
    person = Person(home, "forget", "deploy", "--purge")
    person.reads("exports: 3")
    person.presses("y\r")
    assert person.leaves() == 0
    for name in ("facts.json", "facts.csv", "AGENTS.md"):
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert "staging-a" not in text
        assert "5433" in text
