"""What the real Claude Code leaves in its transcripts: each message of a person once, none of a script's."""

import json
from typing import Any

import pytest

from .host import Host
from .model_server import calls, says

pytestmark = pytest.mark.host

IN_THE_MIDDLE = "no, the port is 8081, not 8080"
BELIEF = "The port is 8080."
WAITS = calls("Bash", {"command": "sleep 5", "description": "wait"})


@pytest.fixture
def user(claude: Host) -> Host:
    """The user after `belta install`, whose agent may wait."""
    claude.run("belta", "install", "--host", "claude", "--yes")
    settings = claude.home / ".claude" / "settings.json"
    changed = json.loads(settings.read_text())
    changed.setdefault("permissions", {}).setdefault("allow", []).append("Bash(sleep:*)")
    settings.write_text(json.dumps(changed))
    return claude


def test_a_message_in_the_middle_of_a_turn_is_one_sighting_whoever_looks(user: Host) -> None:
    user.model.plays([says(BELIEF), WAITS, says("Understood."), says("Done.")])
    with user.session() as conversation:
        conversation.says("which port?", BELIEF)
        conversation.prompt("please wait a moment")
        conversation.terminal.shows("sleep 5")
        conversation.prompt(IN_THE_MIDDLE)
        conversation.terminal.shows("Understood.")
        conversation.says("go on", "Done.")
    (seen,) = sightings(user)
    assert seen["claim"] == {"topic": "port", "wrong": "8080", "correct": "8081"}
    assert harvested(user)["found"] == []
    assert len(sightings(user)) == 1
    # Without what the hook has stored, the transcript alone tells the same.
    for file in (user.home / ".belta").rglob("observations/claude/*/*.jsonl"):
        file.unlink()
    assert harvested(user, "--dry-run")["found"] == [], "a second run has nothing to read"
    (user.home / ".belta" / "cache" / "harvest.json").unlink()
    for file in (user.home / ".belta" / "cache" / "seen").iterdir():
        file.unlink()
    assert [row["count"] for row in harvested(user)["found"]] == [1]
    assert sightings(user)[0]["gist"] == "Bash: sleep 5"


def test_a_fork_repeats_nothing_and_a_run_without_a_terminal_counts_nothing(user: Host) -> None:
    user.model.plays([says(BELIEF), says("Understood.")])
    with user.session() as conversation:
        conversation.says("which port?", BELIEF)
        conversation.says(IN_THE_MIDDLE, "Understood.")
    (session,) = {str(seen["session"]) for seen in sightings(user)}
    user.run(str(user.program), "-p", "--resume", session, "--fork-session", "no, the port is 9091, not 9090")
    user.headless("no, the host is b.example, not a.example")
    told = harvested(user)
    assert (told["found"], told["skipped"]["headless"]) == ([], 2)
    assert len(sightings(user)) == 1


def test_what_a_hook_denied_is_the_agents_own_finding(user: Host) -> None:
    deny = {
        "permissionDecision": "deny",
        "permissionDecisionReason": "Deploys go to prod-b, never to staging-a",
    }
    answer = json.dumps({"hookSpecificOutput": {"hookEventName": "PreToolUse", **deny}})
    guard = user.root / "guard.sh"
    guard.write_text(f"#!/bin/sh\ncat > /dev/null\necho '{answer}'\n")
    guard.chmod(0o755)
    settings = user.home / ".claude" / "settings.json"
    changed = json.loads(settings.read_text())
    hook = {"matcher": "Bash", "hooks": [{"type": "command", "command": str(guard)}]}
    changed["hooks"].setdefault("PreToolUse", []).append(hook)
    settings.write_text(json.dumps(changed))
    user.model.plays(
        [calls("Bash", {"command": "./deploy staging-a", "description": "x"}), says("Understood.")]
    )
    with user.session() as conversation:
        conversation.says("deploy, please", "Understood.")
    assert harvested(user)["found"] == []
    (seen,) = sightings(
        user
    )  # of the harvest's, or of the look back with which the session's first turn ended
    assert (seen["by"], seen["kind"], seen["text"]) == (
        "self",
        "instruction",
        deny["permissionDecisionReason"],
    )


def harvested(user: Host, *arguments: str) -> dict[str, Any]:
    """One `belta harvest` of this user's."""
    told: dict[str, Any] = json.loads(user.run("belta", "harvest", "--json", *arguments))
    return told


def sightings(user: Host) -> list[dict[str, Any]]:
    """What is stored."""
    files = (user.home / ".belta").rglob("observations/claude/*/*.jsonl")
    return [json.loads(line) for file in files for line in file.read_text().splitlines()]
