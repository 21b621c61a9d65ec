"""What holds in one project: listed, found, shown, edited and moved from the command line."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from belta_memory.domain.comment import format_project
from belta_memory.domain.scope import folder_name
from fakes.mcp_client import wait_for_a_yes, world
from fakes.person import BELTA, PATIENCE, environment

SHOP, BLOG = "github.com/acme/shop", "github.com/acme/blog"
ENTER = "\r"
pytestmark = pytest.mark.skipif(os.name == "nt", reason="a pseudo-terminal is POSIX")


def repository(root: Path, remote: str) -> Path:
    (root / ".git").mkdir(parents=True)
    (root / ".git" / "HEAD").write_text("ref: refs/heads/main\n", encoding="utf-8")
    (root / ".git" / "config").write_text(
        f'[remote "origin"]\n\turl = https://{remote}.git\n', encoding="utf-8"
    )
    return root


class Desk:
    """A home, two repositories, and somebody who types commands in one of them."""

    def __init__(self, root: Path) -> None:
        self.home = root / "home"
        self.shop, self.blog = repository(root / "shop", SHOP), repository(root / "blog", BLOG)
        self.record(
            "memory", "- deploy: ❌ staging-a → ✅ prod-b [occ:2]", "- worker: ❌ node-2 → ✅ node-7 [occ:1]"
        )
        self.record(
            f"memory/projects/{folder_name(SHOP)}", format_project(SHOP), "- port: ❌ 5432 → ✅ 5433 [occ:1]"
        )
        self.record(
            f"memory/projects/{folder_name(BLOG)}", format_project(BLOG), "- port: ❌ 80 → ✅ 8080 [occ:1]"
        )

    def record(self, folder: str, *lines: str) -> None:
        index = self.home / folder / "MEMORY.md"
        index.parent.mkdir(parents=True, exist_ok=True)
        index.write_text("".join(f"{line}\n" for line in ("# Facts", "", *lines)), encoding="utf-8")

    def lines(self, scope: str) -> list[tuple[str, str, str]]:
        facts = world(self.home).memory.within(scope).read().facts
        return [(f.topic, f.wrong, f.correct) for f in facts]

    def runs(self, *arguments: str, at: Path | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *BELTA, *arguments],
            env=environment(self.home),
            cwd=at or self.shop,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=60,
        )

    def json(self, *arguments: str, at: Path | None = None) -> Any:
        return json.loads(self.runs(*arguments, "--json", at=at).stdout)

    def types(
        self, *arguments: str, at: Path | None = None, more: dict[str, str] | None = None
    ) -> "pexpect.spawn[str]":
        return pexpect.spawn(
            sys.executable,
            [*BELTA, *arguments],
            env={**environment(self.home), **(more or {})},
            cwd=str(at or self.shop),
            encoding="utf-8",
            dimensions=(50, 160),
            timeout=PATIENCE,
        )


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def left(program: "pexpect.spawn[str]") -> int:
    program.expect(pexpect.EOF)
    program.close()
    return int(program.exitstatus if program.exitstatus is not None else -1)


@pytest.mark.parametrize(
    ("options", "found"),
    [
        pytest.param((), {"5433", "prod-b", "node-7"}, id="here and everywhere"),
        pytest.param(("--all",), {"5433", "8080", "prod-b", "node-7"}, id="all"),
        pytest.param(("--scope", "global"), {"prod-b", "node-7"}, id="what holds everywhere"),
        pytest.param(("--scope", "project"), {"5433"}, id="what holds here"),
        pytest.param(("--scope", "blog"), {"8080"}, id="a project by its name"),
        pytest.param(("--scope", BLOG), {"8080"}, id="a project by its id"),
        pytest.param(("--status", "archived"), set(), id="what was folded away"),
    ],
)
def test_facts_are_listed_by_scope(desk: Desk, options: tuple[str, ...], found: set[str]) -> None:
    assert {f["correct"] for f in desk.json("list", *options)} == found


def test_a_listed_fact_says_where_it_holds(desk: Desk) -> None:
    assert {(f["correct"], f["scope"], f["status"]) for f in desk.json("list")} == {
        ("5433", SHOP, "active"),
        ("prod-b", "global", "active"),
        ("node-7", "global", "active"),
    }
    assert {f["correct"] for f in desk.json("list", at=desk.home)} == {"prod-b", "node-7"}
    table = desk.runs("list").stdout
    assert "shop" in table
    assert "global" in table
    assert "8080" not in table


def test_an_unknown_project_is_told_with_the_known_ones(desk: Desk) -> None:
    ended = desk.runs("list", "--scope", "nothing")
    assert ended.returncode == 1
    assert f"Known: {BLOG}, {SHOP}" in ended.stderr


@pytest.mark.parametrize(
    ("words", "found"),
    [
        pytest.param(("PORT",), {"5433"}, id="here, whatever case"),
        pytest.param(("port", "--all"), {"5433", "8080"}, id="everywhere"),
        pytest.param(("prod", "deploy"), {"prod-b"}, id="two words in any order"),
        pytest.param(("staging-a",), {"prod-b"}, id="what was wrong"),
        pytest.param(("prod", "node"), set(), id="every word must occur"),
    ],
)
def test_facts_are_found_by_their_words(desk: Desk, words: tuple[str, ...], found: set[str]) -> None:
    assert {f["correct"] for f in desk.json("list", *words)} == found


def test_nothing_found_is_said_in_words(desk: Desk) -> None:
    ended = desk.runs("list", "kubernetes")
    assert ended.returncode == 0
    assert "Nothing was found" in ended.stdout


def test_a_fact_is_shown_from_its_own_project_first(desk: Desk) -> None:
    assert desk.json("show", "port")["correct"] == "5433"
    assert desk.json("show", "port", at=desk.blog)["correct"] == "8080"
    ended = desk.runs("show", "port", at=desk.home)
    assert ended.returncode == 1
    assert "[blog] port" in ended.stderr
    assert "[shop] port" in ended.stderr


@pytest.mark.parametrize("scope", ["project", "global"])
def test_a_fact_moves_after_a_yes_and_comes_back_with_undo(desk: Desk, scope: str) -> None:
    name, source, target = ("deploy", "global", SHOP) if scope == "project" else ("port", SHOP, "global")
    (moved,) = [fact for fact in desk.lines(source) if fact[0] == name]
    before = {p: p.read_bytes() for p in desk.home.rglob("*.md")}
    program = desk.types("edit", name, "--scope", scope)
    program.expect_exact("Write this line?")
    assert ("[shop]" in str(program.before)) is (scope == "project")
    program.send("y\r")
    assert left(program) == 0
    assert moved in desk.lines(target)
    assert moved not in desk.lines(source)
    program = desk.types("undo")
    program.expect_exact("Take this change back?")
    program.send("y\r")
    assert left(program) == 0
    assert {p: p.read_bytes() for p in desk.home.rglob("*.md")} == before


def test_a_move_where_there_is_no_project_is_refused(desk: Desk, tmp_path: Path) -> None:
    """A folder without git is a project, too; only where the folder is gone there is none."""
    gone = tmp_path / "gone"
    gone.mkdir()
    program = desk.types("edit", "deploy", "--scope", "project", at=gone)
    program.expect_exact("[gone] deploy")
    program.send("n\r")
    assert left(program) == 0
    assert ("deploy", "staging-a", "prod-b") in desk.lines("global")


def test_a_move_onto_a_topic_of_the_project_says_what_it_replaces(desk: Desk) -> None:
    desk.record("memory", "- port: ❌ 1 → ✅ 2 [occ:2]")
    key = "port"
    program = desk.types("edit", key, "--scope", "global")
    program.expect_exact("It replaces: port: ❌ 1 → ✅ 2")
    program.send("y\r")
    assert left(program) == 0
    assert desk.lines("global") == [("port", "5432", "5433")]
    assert desk.lines(SHOP) == []


def script(path: Path, body: str) -> str:
    path.write_text(
        f"import sys\npath = sys.argv[1]\ntext = open(path, encoding='utf-8').read()\n{body}\n",
        encoding="utf-8",
    )
    return f"{sys.executable} {path}"


def saving(body: str) -> str:
    return f"{body}\nopen(path, 'w', encoding='utf-8').write(text)"


@pytest.mark.parametrize("variable", ["VISUAL", "EDITOR"])
def test_a_fact_is_edited_in_the_persons_own_editor(desk: Desk, tmp_path: Path, variable: str) -> None:
    editor = script(tmp_path / "ed.py", saving("text = text.replace('prod-b', 'prod-c')"))
    program = desk.types("edit", "deploy", more={variable: editor})
    program.expect_exact("deploy: ❌ staging-a → ✅ prod-c")
    program.expect_exact("Write this line?")
    assert ("deploy", "staging-a", "prod-b") in desk.lines("global"), "not before the yes"
    program.send("y\r")
    assert left(program) == 0
    assert ("deploy", "staging-a", "prod-c") in desk.lines("global")


def test_in_the_editor_a_fact_may_be_moved(desk: Desk, tmp_path: Path) -> None:
    editor = script(tmp_path / "ed.py", saving(f"text = text.replace('scope: global', 'scope: {SHOP}')"))
    program = desk.types("edit", "deploy", more={"VISUAL": editor})
    program.expect_exact("[shop] deploy")
    program.send("y\r")
    assert left(program) == 0
    assert ("deploy", "staging-a", "prod-b") in desk.lines(SHOP)


@pytest.mark.parametrize(
    ("body", "mistake"),
    [
        pytest.param("text = text.replace('correct: prod-b', 'correct:')", "correct", id="an empty side"),
        pytest.param("text = text.replace('topic:', 'tpoic:')", "it is none of `scope:`", id="another field"),
        pytest.param("text += 'topic: again'", "`topic:` stands twice", id="a field twice"),
        pytest.param("text = 'topic: a'", "`scope:` is missing", id="a missing field"),
        pytest.param(
            "text = text.replace('scope: global', 'scope: elsewhere')",
            "the scope can be",
            id="an unknown scope",
        ),
        pytest.param("text = text.replace('prod-b', 'p' * 301)", "301", id="a long value"),
    ],
)
def test_a_mistake_is_shown_with_its_line_and_nothing_is_written(
    desk: Desk, tmp_path: Path, body: str, mistake: str
) -> None:
    before = {p: p.read_bytes() for p in desk.home.rglob("*") if p.is_file()}
    program = desk.types("edit", "deploy", more={"VISUAL": script(tmp_path / "ed.py", saving(body))})
    program.expect(r"Line \d+: ")
    program.expect_exact("Open it again?")
    assert mistake in str(program.before)
    program.send("n\r")
    assert left(program) == 0
    after = {p: p.read_bytes() for p in desk.home.rglob("*") if p.is_file()}
    assert {p: b for p, b in after.items() if p.suffix == ".md"} == {
        p: b for p, b in before.items() if p.suffix == ".md"
    }
    assert not (desk.home / "journal.jsonl").exists()


def test_a_mistake_is_mended_in_the_text_that_was_saved(desk: Desk, tmp_path: Path) -> None:
    body = (
        "text = text.replace('prod-b', 'p' * 301) if 'prod-b' in text else text.replace('p' * 301, 'prod-z')"
    )
    program = desk.types("edit", "deploy", more={"VISUAL": script(tmp_path / "ed.py", saving(body))})
    program.expect_exact("Open it again?")
    program.send("y\r")
    program.expect_exact("✅ prod-z")
    program.send("y\r")
    assert left(program) == 0
    assert ("deploy", "staging-a", "prod-z") in desk.lines("global")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        pytest.param("pass", "The line is as it was", id="unchanged"),
        pytest.param(saving("text = ''"), "The line is as it was", id="emptied"),
        pytest.param("sys.exit(3)", "it ended with 3", id="the editor failed"),
        pytest.param("open(path, 'wb').write(b'\\xff')", "no UTF-8 text", id="not text"),
    ],
)
def test_an_edit_that_comes_to_nothing_writes_nothing(
    desk: Desk, tmp_path: Path, body: str, told: str
) -> None:
    program = desk.types("edit", "deploy", more={"VISUAL": script(tmp_path / "ed.py", body)})
    program.expect_exact(told)
    left(program)
    assert ("deploy", "staging-a", "prod-b") in desk.lines("global")
    assert not (desk.home / "journal.jsonl").exists()


def test_an_editor_that_is_not_there_is_named(desk: Desk) -> None:
    program = desk.types("edit", "deploy", more={"EDITOR": "/nowhere/ed"})
    program.expect_exact("The editor '/nowhere/ed' cannot be used")
    assert left(program) == 1


@pytest.mark.parametrize(("scope", "where"), [("project", SHOP), ("global", "global")])
def test_a_waiting_fact_is_recorded_where_the_person_says(desk: Desk, scope: str, where: str) -> None:
    wait_for_a_yes(desk.home)
    ports = world(desk.home)
    ports.proposals.update(ports.proposals.find("abcd").id, lambda p: p._replace(project=SHOP))
    desk.record("memory")
    program = desk.types("record", "abcd", "--scope", scope)
    program.expect_exact("deploy: ❌ staging-a → ✅ prod-b")
    program.send("y\r")
    assert left(program) == 0
    assert ("deploy", "staging-a", "prod-b") in desk.lines(where)


def test_a_fact_that_was_said_in_no_project_holds_everywhere_only(desk: Desk) -> None:
    wait_for_a_yes(desk.home)
    program = desk.types("record", "abcd", "--scope", "project")
    program.expect_exact("abcd1234 is in no project")
    assert left(program) == 1
