import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def user(tmp_path: Path) -> Path:
    """Somebody with belta installed, whose rules file is gone and whose home is open to others."""
    folder = tmp_path / "user"
    (folder / ".claude").mkdir(parents=True)
    (folder / ".claude/settings.json").write_text('{"env": {"password": "hunter2trombone"}}\n')
    belta(folder, "install", "--host", "claude", "--yes")
    (folder / ".claude/rules/belta.md").unlink()
    (folder / ".belta").mkdir()
    (folder / ".belta").chmod(0o755)
    return folder


def belta(user: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "belta_memory", *arguments],
        env={"HOME": str(user), "PATH": os.defpath, "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        encoding="utf-8",
        cwd=user,
        timeout=120,
    )


def tree(user: Path) -> dict[str, tuple[int, bytes]]:
    files = (p for p in sorted(user.rglob("*")) if p.is_file() and "cache" not in p.parts)
    return {str(p.relative_to(user)): (p.stat().st_mode, p.read_bytes()) for p in files}


def mode(user: Path) -> int:
    return (user / ".belta").stat().st_mode & 0o777


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_fixing_mends_says_what_it_did_and_has_nothing_to_do_the_second_time(user: Path) -> None:
    assert belta(user, "doctor").returncode == 1
    mended = belta(user, "doctor", "--fix")
    assert (mended.returncode, mended.stderr) == (0, "")
    assert f"fixed home         close to other users: {user}/.belta" in mended.stdout
    assert f"fixed host         {user}/.claude/rules/belta.md made" in mended.stdout
    assert mode(user) == 0o700
    before = tree(user)
    again = belta(user, "doctor", "--fix")
    assert "There was nothing to mend." in again.stdout
    assert "fixed" not in again.stdout
    assert tree(user) == before


def test_a_dry_run_shows_what_would_be_mended_and_changes_nothing(user: Path) -> None:
    before = tree(user)
    shown = belta(user, "doctor", "--fix", "--dry-run")
    assert shown.returncode == 1, "the faults are still there"
    assert f"would host         {user}/.claude/rules/belta.md to be made" in shown.stdout
    assert f"+++ {user}/.claude/rules/belta.md" in shown.stdout
    assert "hunter2trombone" not in shown.stdout
    assert (tree(user), mode(user)) == (before, 0o755)


def test_without_fix_nothing_is_changed(user: Path) -> None:
    before = tree(user)
    told = belta(user, "doctor")
    assert "→ Run: belta doctor --fix" in told.stdout
    assert (tree(user), mode(user)) == (before, 0o755)


def test_programs_get_one_list_of_what_was_mended_and_what_is_left(user: Path) -> None:
    told = belta(user, "doctor", "--fix", "--json")
    findings: list[dict[str, Any]] = json.loads(told.stdout)
    assert {f["subject"] for f in findings if f["level"] == "fixed"} == {"home", "host"}
    assert not [f for f in findings if f["level"] == "fail"]


def test_nothing_is_installed_where_nothing_was(tmp_path: Path) -> None:
    told = belta(tmp_path, "doctor", "--fix")
    assert told.returncode == 1
    assert "Run: belta install --host claude" in told.stdout
    assert tree(tmp_path) == {}
