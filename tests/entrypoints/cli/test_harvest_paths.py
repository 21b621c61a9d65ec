"""Which files `belta harvest` reads: what it cannot read holds up nothing, and whose a file is its content tells."""

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from belta_memory.entrypoints.cli import main

HOSTS = Path(__file__).parents[2] / "adapters" / "hosts"
posix_only = pytest.mark.skipif(sys.platform == "win32", reason="no pipes among the files")


def harvest(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> dict[str, Any]:
    assert main(["harvest", "--json", *map(str, arguments)]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def hosts(told: dict[str, Any]) -> set[str]:
    return {row["host"] for row in told["found"]}


def codex(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(HOSTS / "codex" / "transcripts" / "typed.jsonl", path)
    return path


@pytest.fixture
def sessions(tmp_path: Path) -> Path:
    return codex(tmp_path / ".codex" / "sessions" / "rollout-a.jsonl")


@posix_only
@pytest.mark.parametrize(
    "place",
    [
        ".hermes/state.db",
        ".aider.chat.history.md",
        ".config/Cursor/User/globalStorage/state.vscdb",
        ".claude/projects/-p/s.jsonl",
    ],
)
def test_what_one_host_has_and_cannot_be_read_holds_up_no_other(
    place: str,
    sessions: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / place
    path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(path)
    told = harvest(capsys)
    assert (told["files"], hosts(told)) == (1, {"codex"}), sessions
    (fault,) = told["unreadable"]
    assert str(path) in fault


@posix_only
@pytest.mark.skipif(os.getuid() == 0 if hasattr(os, "getuid") else True, reason="nothing is unreadable here")
def test_a_folder_that_nobody_may_look_into_is_told(
    sessions: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".hermes").mkdir(mode=0)
    told = harvest(capsys)
    assert (told["files"], len(told["unreadable"])) == (1, 1), sessions


@posix_only
def test_one_file_of_a_named_folder_that_cannot_be_read_holds_up_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = codex(tmp_path / "kept" / "a").parent
    os.mkfifo(folder / "pipe")
    (folder / "gone").symlink_to(folder / "absent")
    told = harvest(capsys, folder)
    assert (told["files"], hosts(told)) == (1, {"codex"})
    assert [
        str(folder / name) in fault for name, fault in zip(("gone", "pipe"), told["unreadable"], strict=True)
    ]


def test_of_two_paths_one_that_is_missing_is_told_once_and_the_other_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = harvest(capsys, tmp_path / "absent.jsonl", codex(tmp_path / "a.jsonl"))
    assert told["files"] == 1
    (fault,) = told["unreadable"]
    assert "absent.jsonl" in fault


def test_an_only_path_that_cannot_be_read_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["harvest", str(tmp_path / "absent")]) == 1
    assert "absent cannot be read" in capsys.readouterr().err


OTHERS = {
    "aider": (".aider.chat.history.md", "history.txt"),
    "claude": ("projects/-home-mia-docs/dddddddd-4444-4444-8444-444444444444.jsonl", "old.jsonl"),
    "cline": ("tasks/1794474000000/api_conversation_history.json", "task.json"),
    "codex": ("typed.jsonl", "rollout"),
    "copilot": ("events_typed.jsonl", "events.log"),
    "cursor": ("agent-transcripts/cur-1.jsonl", "chat.jsonl"),
    "gemini": ("session-typed.jsonl", "gemini.jsonl"),
    "specstory": (".specstory/history/2026-11-12_09-00Z-queue.md", "queue.markdown"),
    "vscode": ("storage/chatSessions/document.json", "chat.json"),
}
"""A sample of each host whose files tell whose they are, and another name for it."""


def test_whose_the_files_of_a_named_folder_are_their_content_tells_whatever_they_are_called(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    for host, (sample, name) in OTHERS.items():
        shutil.copy(HOSTS / host / "transcripts" / sample, folder / name)
    told = harvest(capsys, "--dry-run", folder)
    assert (told["files"], hosts(told), told["unreadable"]) == (len(OTHERS), set(OTHERS), [])
    assert "unknown_file" not in told["skipped"]
    for host, (_, name) in OTHERS.items():
        assert hosts(harvest(capsys, "--dry-run", folder / name)) == {host}


def test_what_is_no_transcript_in_a_named_folder_is_counted_and_not_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = codex(tmp_path / "kept" / "a" / "b.jsonl").parents[1]
    (folder / "rows.jsonl").write_text('{"id": 1, "text": "no, the port is 1, not 2"}\n')
    (folder / "notes.md").write_text("#### no, the port is 1, not 2\n")
    (folder / "code.py").write_text(
        """HEAD = b'"session_meta"', b'"projectHash"', b'"sessionId"', b'"requests"'"""
    )
    told = harvest(capsys, folder)
    assert (told["files"], hosts(told), told["skipped"]["unknown_file"]) == (1, {"codex"}, 3)
    assert harvest(capsys, "--host", "claude", folder)["skipped"] == {"unknown_file": 4}


def test_what_a_host_keeps_beside_its_sessions_is_neither_read_nor_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(HOSTS / "claude" / "transcripts" / "projects", tmp_path / "projects")
    told = harvest(capsys, tmp_path / "projects")
    assert (told["files"], "unknown_file" in told["skipped"]) == (4, False)


def test_a_chat_whose_id_stands_behind_all_that_was_said_is_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [{"requestId": f"r{n}", "message": {"text": "no, it is 2"}, "timestamp": 1} for n in range(90)]
    chat = {"version": 3, "responderUsername": "GitHub Copilot", "requests": asked, "sessionId": "x"}
    (tmp_path / "chat.json").write_text(json.dumps(chat))
    assert harvest(capsys, tmp_path / "chat.json")["prompts"] == 90


CAUSES = {
    "torn JSON": (b'{"responderUsername": "x", "requests": [', "not whole JSON"),
    "NUL bytes": (b'{"responderUsername": "x", ' + bytes(90), "NUL bytes"),
    "no database": (b"SQLite format 3\0cursorDiskKV" + bytes(900), "not a database of this host"),
    "no chat": (b'{"kind": 0, "v": ["responderUsername"]}\n', "not a chat"),
}


@pytest.mark.parametrize(("content", "cause"), CAUSES.values(), ids=CAUSES)
def test_of_a_file_that_is_no_whole_transcript_the_cause_is_told_and_no_permission_is_blamed(
    content: bytes, cause: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.jsonl" if content.endswith(b"\n") else tmp_path / "a.json"
    path.write_bytes(content)
    (fault,) = harvest(capsys, path)["unreadable"]
    assert cause in fault
    assert "Nothing of it was taken in." in fault
    assert "permissions" not in fault


@pytest.mark.parametrize("first", [["--since", "2026-11-30"], ["--days", "1"]])
def test_days_that_end_before_they_begin_are_an_error(
    first: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["harvest", *first, "--until", "2026-11-01"]) == 1
    assert "to 2026-11-01. Nothing was read or written." in capsys.readouterr().err


def test_a_dry_run_says_that_it_asks_no_judge(sessions: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert harvest(capsys, "--dry-run", "--llm", sessions)["left_out"] == ["--llm"]
    assert main(["harvest", "--dry-run", "--llm", str(sessions)]) == 0
    assert "No judge was asked: a dry run leaves --llm out." in capsys.readouterr().out
