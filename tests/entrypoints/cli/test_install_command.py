import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.fixture
def user(tmp_path: Path) -> Path:
    folder = tmp_path / "user"
    (folder / ".claude").mkdir(parents=True)
    (folder / ".claude/settings.json").write_text('{\n  "env": {"password": "hunter2trombone"}\n}\n')
    return folder


def environment(user: Path) -> dict[str, str]:
    return {"HOME": str(user), "PATH": os.defpath, "LC_ALL": "C"}


def belta(user: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "belta_memory", *arguments],
        env=environment(user),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        encoding="utf-8",
        cwd=user,
        timeout=120,
    )


def tree(user: Path) -> dict[str, bytes]:
    return {str(p.relative_to(user)): p.read_bytes() for p in sorted(user.rglob("*")) if p.is_file()}


def test_install_doctor_uninstall(user: Path) -> None:
    before = tree(user)
    installed = belta(user, "install", "--host", "claude", "--yes")
    assert (installed.returncode, installed.stderr) == (0, "")
    assert "settings.json was changed" in installed.stdout
    assert belta(user, "install", "--host", "claude").stdout == "Nothing to do: everything is in place.\n"
    doctor = belta(user, "doctor")
    assert (doctor.returncode, doctor.stderr) == (0, "")
    removed = belta(user, "uninstall", "--host", "claude", "--yes")
    assert removed.returncode == 0
    assert "The memory stays" not in removed.stdout, "there is none yet"
    assert tree(user) == before
    assert belta(user, "uninstall", "--host", "claude").stdout == "Nothing to do: belta is not installed.\n"


def test_uninstall_says_where_the_memory_stays(user: Path) -> None:
    belta(user, "install", "--host", "claude", "--yes")
    (user / ".belta").mkdir()
    removed = belta(user, "uninstall", "--host", "claude", "--yes")
    assert f"The memory stays in {user}/.belta" in removed.stdout


def test_a_dry_run_shows_a_diff_without_secrets_and_writes_nothing(user: Path) -> None:
    before = tree(user)
    shown = belta(user, "install", "--host", "claude", "--dry-run")
    assert shown.returncode == 0
    assert f"--- {user}/.claude/settings.json" in shown.stdout
    assert '+          "confirm_pending"' in shown.stdout or '"tool": "confirm_pending"' in shown.stdout
    assert "hunter2trombone" not in shown.stdout
    assert tree(user) == before


@pytest.mark.parametrize("verb", ["install", "uninstall"])
def test_nothing_is_written_where_nobody_can_be_asked(user: Path, verb: str) -> None:
    if verb == "uninstall":
        belta(user, "install", "--host", "claude", "--yes")
    before = tree(user)
    refused = belta(user, verb, "--host", "claude")
    assert refused.returncode == 1
    assert f"belta {verb} asks before it writes" in refused.stderr
    assert tree(user) == before


def test_broken_settings_are_named_with_their_line_and_the_way_by_hand(user: Path) -> None:
    settings = user / ".claude/settings.json"
    settings.write_text('{\n  "a": 1, // mine\n}\n')
    refused = belta(user, "install", "--host", "claude", "--yes")
    assert refused.returncode == 1
    assert f"{settings}:2: not JSON" in refused.stderr
    snippet = refused.stderr[refused.stderr.index("{") :]
    registered = ["SessionStart", "UserPromptSubmit", "PreToolUse", "PostToolUse", "Stop"]
    assert list(json.loads(snippet)["hooks"]) == registered
    assert list(tree(user)) == [".claude/settings.json"]


def test_json_tells_programs_what_was_done(user: Path) -> None:
    planned = json.loads(belta(user, "install", "--host", "claude", "--dry-run", "--json").stdout)
    assert (planned["written"], planned["copies"]) == (False, [])
    done = json.loads(belta(user, "install", "--host", "claude", "--yes", "--json").stdout)
    assert (done["written"], done["files"]) == (True, planned["files"])
    assert len(done["copies"]) == 1
    nothing = json.loads(belta(user, "install", "--host", "claude", "--json").stdout)
    assert (nothing["written"], nothing["files"]) == (False, [])


def test_doctor_tells_programs_everything_and_ends_with_1_on_a_fault(user: Path) -> None:
    told = belta(user, "doctor", "--json")
    findings = json.loads(told.stdout)
    assert told.returncode == 1
    assert {"level", "subject", "text", "remedy"} == set(findings[0])
    assert {f["level"] for f in findings} == {"ok", "warn", "fail"}


@pytest.mark.parametrize(("key", "written"), [("y\r", True), ("n\r", False), ("\r", False)])
def test_a_person_at_a_terminal_is_asked(user: Path, key: str, *, written: bool) -> None:
    pexpect = pytest.importorskip("pexpect")
    before = tree(user)
    terminal = pexpect.spawn(
        sys.executable,
        ["-m", "belta_memory", "install", "--host", "claude"],
        env={**environment(user), "TERM": "xterm"},
        cwd=str(user),
        timeout=30,
        dimensions=(40, 200),
    )
    terminal.expect_exact("settings.json will be changed")
    terminal.expect_exact("Go on?")
    terminal.send(key)
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    assert (tree(user) != before) is written
