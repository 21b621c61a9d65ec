"""`belta harvest` as a person runs it, over the recorded transcripts, in a home of the test's own."""

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.observations import JsonlObservations
from belta_memory.app.observe import observe
from belta_memory.domain.model import Kind, PromptEvent, PromptId, SessionId
from belta_memory.entrypoints.cli import main
from belta_memory.entrypoints.wiring import command_ports

SAMPLES = Path(__file__).parents[2] / "adapters" / "hosts" / "claude" / "transcripts"
CORRECTIONS = [
    ("database", "db-old.example", "db-new.example"),
    ("ポート", "8081", "8082"),
    ("브랜치", "master", "main"),
    ("按钮文字", "提交", "保存"),
    ("docs are", "make html", "hatch run docs"),
    ("付款服務", "pay-1", "pay-2"),
]
"""What a person typed there and corrected; the same words also stand there as what tools, hooks and scripts said."""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A user with the recorded transcripts where the host keeps them. A fork is younger than what it repeats."""
    projects = tmp_path / ".claude" / "projects"
    shutil.copytree(SAMPLES / "projects", projects)
    for age, path in enumerate(sorted(projects.rglob("*.jsonl"))):
        os.utime(path, (1_795_000_000 + age, 1_795_000_000 + age))
    return tmp_path


def harvest(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert main(["harvest", *arguments]) == code
    out, err = capsys.readouterr()
    assert code or err == "", "no bar where nobody looks"
    return out or err


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(harvest(capsys, "--json", *arguments))
    return told


def stored(home: Path) -> list[tuple[str | None, ...]]:
    """What is stored and no mere candidate."""
    log = JsonlObservations(Home(str(home / ".belta"))).all()
    return [tuple(o.claim) for o in log if o.kind is not Kind.OTHER]


def count(told: dict[str, Any]) -> int:
    """How many corrections were found, candidates apart."""
    return sum(row["count"] for row in told["found"] if row["kind"] != Kind.OTHER)


def tree(folder: Path) -> dict[str, tuple[bytes, int]]:
    files = (p for p in folder.rglob("*") if p.is_file())
    return {str(p.relative_to(folder)): (p.read_bytes(), p.stat().st_mtime_ns) for p in files}


def test_exactly_what_a_person_corrected_is_found_and_nothing_new_the_second_time(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    transcripts = tree(home / ".claude")
    first = figures(capsys)
    assert sorted(stored(home)) == sorted(CORRECTIONS)
    assert count(first) == len(CORRECTIONS)
    assert {row["project"] for row in first["found"]} == {"/home/mia/shop", "/home/mia/docs"}
    assert (first["files"], first["unreadable"], first["proposals"]) == (4, [], [])
    assert first["skipped"] == {"copy": 8, "headless": 1, "not_typed": 26, "sub_agent": 3}
    second = figures(capsys)
    assert (second["files"], second["unchanged"], second["bytes"], second["found"]) == (0, 4, 0, [])
    assert sorted(stored(home)) == sorted(CORRECTIONS)
    assert tree(home / ".claude") == transcripts, "nothing is written among the transcripts"


def test_without_the_cache_everything_is_read_again_and_nothing_counts_twice(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    harvest(capsys)
    shutil.rmtree(home / ".belta" / "cache")
    again = figures(capsys)
    assert (again["files"], again["found"]) == (4, [])


def test_a_fork_alone_counts_and_its_origin_then_adds_nothing(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shop = home / ".claude" / "projects" / "-home-mia-shop"
    (fork,) = shop.glob("ffff*.jsonl")
    assert count(figures(capsys, str(fork))) == 5
    (origin,) = shop.glob("aaaa*.jsonl")
    assert figures(capsys, str(origin))["found"] == []


def test_what_the_prompt_hook_has_stored_counts_once(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, session = (
        "no, the database is db-new.example, not db-old.example",
        "aaaaaaaa-1111-4111-8111-111111111111",
    )
    live = PromptEvent(SessionId(session), text, PromptId("p-a2"))
    assert observe(command_ports(), "claude", live).stored is not None
    harvest(capsys)
    assert stored(home).count(("database", "db-old.example", "db-new.example")) == 1


def test_a_dry_run_tells_the_same_and_writes_nothing(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = tree(home)
    rehearsed = figures(capsys, "--dry-run")
    assert tree(home) == before
    done = figures(capsys)
    assert {**rehearsed, "dry_run": False} == done


def test_a_dry_run_beside_a_memory_leaves_it_alone(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    harvest(capsys)
    before = tree(home / ".belta")
    assert figures(capsys, "--dry-run")["unchanged"] == 4
    assert "Nothing was written." in harvest(capsys, "--dry-run", "--headless")
    assert tree(home / ".belta") == before


def test_what_scripts_typed_counts_when_it_is_asked_for(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    harvest(capsys)
    more = figures(capsys, "--headless")
    assert [row["count"] for row in more["found"]] == [1]
    assert [p["line"] for p in more["proposals"]] == ["database: ❌ db-old.example → ✅ db-new.example"]
    assert len(stored(home)) == len(CORRECTIONS) + 1


@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        pytest.param(["--since", "2026-11-12"], 6, id="since the day itself"),
        pytest.param(["--since", "2026-11-14"], 0, id="since a later day"),
        pytest.param(["--until", "2026-11-10"], 0, id="until an earlier day"),
        pytest.param(["--days", "36500"], 6, id="days enough"),
    ],
)
def test_only_some_days_may_be_asked_for(
    home: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], found: int
) -> None:
    assert home.is_dir()
    assert count(figures(capsys, *arguments)) == found


@pytest.mark.parametrize(
    "arguments",
    [["--days", "0"], ["--days", "x"], ["--since", "yesterday"], ["--days", "1", "--since", "2026-11-12"]],
)
def test_days_that_are_none_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["harvest", *arguments])
    assert ended.value.code == 1
    assert "belta harvest --help" in capsys.readouterr().err


def test_people_read_a_table_and_what_was_left_out(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert home.is_dir()
    told = harvest(capsys)
    assert "/home/mia/docs" in told
    assert "11 prompts, 6 new corrections, 1 unsure" in told
    assert "1 prompt that a script typed (--headless)" in told


@pytest.mark.skipif(os.name == "nt", reason="there are no such terminals there")
def test_a_person_at_a_terminal_sees_how_far_it_is(home: Path) -> None:
    import pexpect

    (path,) = home.rglob("dddd*.jsonl")
    path.write_bytes(path.read_bytes() + b'{"type":"api-request-blob"}\n' * 200_000)
    environment = {"HOME": str(home), "PATH": os.defpath, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    arguments = ["-m", "belta_memory", "harvest"]
    child = pexpect.spawn(
        sys.executable, arguments, env=environment, encoding="utf-8", dimensions=(24, 100), timeout=60
    )
    child.expect(r"/5\.\d MB")
    child.expect(r"B/s")
    child.expect("6 new corrections")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_torn_transcript_ends_well_and_is_told(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (path,) = home.rglob("cccc*.jsonl")
    path.write_bytes(b'{"type":"user", torn\n' + path.read_bytes())
    assert "1 line that is not whole JSON" in harvest(capsys)


def test_a_path_that_is_not_there_can_be_mended_by_the_user(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "absent.jsonl cannot be read" in harvest(capsys, str(home / "absent.jsonl"), code=1)


def test_where_there_are_no_transcripts_there_is_nothing_to_tell(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "0 files read" in harvest(capsys)
    assert not (tmp_path / ".belta" / "observations").exists()


def test_the_folder_of_the_host_is_respected(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / ".claude").rename(home / "elsewhere")
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(home / "elsewhere"))
    assert figures(capsys)["files"] == 4


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_a_file_that_cannot_be_read_is_told_and_the_others_are_read(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (path,) = home.rglob("dddd*.jsonl")
    path.unlink()
    path.symlink_to(home / "absent")
    told = figures(capsys)
    assert told["files"] == 3
    (fault,) = told["unreadable"]
    assert str(path) in fault


HOSTS = Path(__file__).parents[2] / "adapters" / "hosts"
CODEX = ".codex/sessions/2026/11/12/rollout-2026-11-12T09-00-00-019aa000-1111-7000-8000-000000000001.jsonl"
RETOLD = ".specstory/history/2026-11-12_09-00Z-queue.md"


def put(home: Path, sample: str, name: str) -> Path:
    path = home / name
    path.parent.mkdir(parents=True)
    shutil.copy(HOSTS / sample, path)
    return path


def of_hosts(told: dict[str, Any]) -> dict[str, int]:
    found: dict[str, int] = {}
    for row in told["found"]:
        found[row["host"]] = found.get(row["host"], 0) + row["count"]
    return found


def test_the_sessions_of_all_hosts_are_read_each_under_its_name(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(home, "codex/transcripts/typed.jsonl", CODEX)
    assert set(of_hosts(figures(capsys))) == {"claude", "codex"}
    assert of_hosts(figures(capsys)) == {}


def test_one_host_alone_may_be_asked_for(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(home, "codex/transcripts/typed.jsonl", CODEX)
    assert set(of_hosts(figures(capsys, "--host", "codex"))) == {"codex"}
    with pytest.raises(SystemExit):
        harvest(capsys, "--host", "nobody")
    assert "they are aider, claude, cline, codex" in capsys.readouterr().err


def test_whose_a_file_is_its_content_tells(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = put(home, "codex/transcripts/typed.jsonl", "kept/a.jsonl").parent
    shutil.copy(HOSTS / "gemini/transcripts/session-typed.jsonl", folder / "session-b.jsonl")
    assert set(of_hosts(figures(capsys, str(folder)))) == {"codex", "gemini"}


def test_a_file_that_is_no_transcript_is_counted(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "list.txt").write_text("no, the port is 1, not 2")
    assert "1 file that is no transcript of a host we know" in harvest(capsys, str(home / "list.txt"))


def test_only_one_project_may_be_asked_for_and_the_others_are_found_later(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(home, "codex/transcripts/typed.jsonl", CODEX)
    here = figures(capsys, "--host", "codex", "--project", "/home/mia/shop/api")
    assert (count(here), here["skipped"]["other_project"]) == (1, 2)
    assert count(figures(capsys, "--host", "codex")) == 1


def test_a_session_that_another_tool_retells_counts_once(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = put(home, "specstory/transcripts/.specstory/history/2026-11-12_09-00Z-queue.md", f"shop/{RETOLD}")
    own = home / ".claude/projects/-shop/33333333-aaaa-4bbb-8ccc-000000000001.jsonl"
    own.parent.mkdir()
    own.write_bytes(b"")
    told = figures(capsys, str(path))
    assert (told["prompts"], told["skipped"]["retold"]) == (0, 2)
    own.unlink()
    shutil.rmtree(home / ".belta", ignore_errors=True)
    assert of_hosts(figures(capsys, str(path))) == {"specstory": 1}


def test_what_was_typed_is_read_from_the_history_only_on_request_and_counts_once(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    history = home / ".claude" / "history.jsonl"
    at = 1_794_474_000_000
    rows = [
        {
            "display": "no, the queue is mail-2, not mail-1",
            "timestamp": at,
            "project": "/p",
            "sessionId": "h1",
        },
        {"display": "/model", "timestamp": at, "project": "/p", "sessionId": "h1"},
        {"display": "! make", "timestamp": at, "project": "/p", "sessionId": "h1"},
    ]
    history.write_text("".join(json.dumps(row) + "\n" for row in rows))
    figures(capsys)
    assert count(figures(capsys, str(home / ".claude"))) == 0
    told = figures(capsys, str(history))
    assert (count(told), told["prompts"], told["skipped"]["not_typed"]) == (1, 1, 2)
    assert count(figures(capsys, str(history))) == 0
