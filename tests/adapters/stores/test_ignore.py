"""A home inside a git work tree."""

import subprocess
from pathlib import Path

import pytest

from adapters.stores.memory_home import DEPLOY, memory_at, record
from belta_memory.adapters.stores.ignore import keep_out_of_git


def work_tree(path: Path) -> Path:
    subprocess.run(["git", "init", "-q", str(path)], check=True)
    return path


def test_git_sees_the_memory_and_nothing_of_what_people_said(tmp_path: Path) -> None:
    home = work_tree(tmp_path) / "deep" / ".belta"
    record(memory_at(home), DEPLOY)
    for name in ("observations/claude/2026-11/s.jsonl", "pending/x.json", "log/hook.log", "cache/gate.txt"):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_bytes(b"what somebody said")
    command = ["git", "-C", str(tmp_path), "status", "--porcelain", "--untracked-files=all"]
    seen = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    names = {line.removeprefix("?? deep/.belta/") for line in seen.splitlines()}
    assert names == {".gitattributes", ".gitignore", "journal.jsonl", "memory/MEMORY.md"}


@pytest.mark.parametrize("mine", (b"", b"# mine\n"))
def test_a_file_that_is_there_is_never_rewritten(tmp_path: Path, mine: bytes) -> None:
    (work_tree(tmp_path) / ".gitignore").write_bytes(mine)
    keep_out_of_git(str(tmp_path))
    assert (tmp_path / ".gitignore").read_bytes() == mine


def test_a_home_outside_of_a_work_tree_gets_none(tmp_path: Path) -> None:
    record(memory_at(tmp_path / "home"), DEPLOY)
    assert not (tmp_path / "home" / ".gitignore").exists()


def test_a_worktree_of_git_is_one_too(tmp_path: Path) -> None:
    (tmp_path / ".git").write_text("gitdir: /elsewhere\n")  # a linked work tree has a file there
    keep_out_of_git(str(tmp_path / "home"))
    assert (tmp_path / "home" / ".gitignore").exists()
