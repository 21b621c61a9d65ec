"""belta as a plugin of the real Claude Code: installed from a local marketplace, alone and beside `belta install`."""

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.hosts.claude.manifest import ALLOWED_TOOLS

from .conversation import DIALOG
from .host import Host
from .model_server import calls, says

pytestmark = pytest.mark.host

ROOT = Path(__file__).parents[3]
PARTS = (".claude-plugin", "hooks", "skill", "references", "README.md", "LICENSE")
ID = "belta-memory@belta"
TOOL = "mcp__plugin_belta-memory_belta__memory_counts"
QUESTION = "where does this project deploy?"
FIRST = "no, deploy goes to prod-b, not staging-a"
SECOND = "違う、デプロイ先は staging-a じゃなくて prod-b だよ"
UNSURE = "No, that is wrong."
HINT = "report_correction(topic, wrong, correct, quote)"
LINE = "- deploy: ❌ staging-a → ✅ prod-b [src:2026-03-01 / occ:2 / recorded:2026-03-02]"


@pytest.fixture
def user(claude: Host) -> Host:
    """A user who has installed the plugin, and nothing else."""
    add_plugin(claude)
    return claude


def add_plugin(claude: Host) -> None:
    marketplace = claude.root / "marketplace"
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, marketplace / part)
        else:
            shutil.copy(source, marketplace / part)
    program = str(claude.program)
    claude.run(program, "plugin", "marketplace", "add", str(marketplace))
    claude.run(program, "plugin", "install", ID)


class WithoutBelta(Host):
    """The same machine, where nobody has put belta's commands on the PATH."""

    def env(self) -> dict[str, str]:
        """All but the folder in which they are."""
        return {**super().env(), "PATH": f"{self.program.parent}:{os.defpath}"}


def settings(user: Host) -> Any:
    return json.loads((user.home / ".claude/settings.json").read_bytes())


def memory_lines(user: Host) -> list[str]:
    path = user.home / ".belta/memory/MEMORY.md"
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("- ")]


def remember(user: Host) -> None:
    (user.home / ".belta").mkdir(mode=0o700)
    (user.home / ".belta/memory").mkdir()
    (user.home / ".belta/memory/MEMORY.md").write_text(f"{LINE}\n", encoding="utf-8")


def doctor(user: Host) -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads(user.run("belta", "doctor", "--json"))
    return [finding for finding in found if finding["level"] != "ok"]


def sightings(user: Host) -> list[str]:
    files = (user.home / ".belta/observations").rglob("*.jsonl")
    return [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]


def test_the_host_finds_nothing_to_complain_about(claude: Host) -> None:
    told = claude.run(str(claude.program), "plugin", "validate", "--strict", str(ROOT))
    assert "Validation passed" in told
    assert "mcpServers: belta stdio belta-mcp" in told
    assert "skills: belta-memory:belta-memory" in told


def test_the_plugin_alone_notices_asks_records_and_loads(user: Host) -> None:
    day = user.noon.today.isoformat()
    line = f"- deploy: ❌ staging-a → ✅ prod-b [src:{day} / occ:2 / recorded:{day}]"
    user.model.plays([says("It goes to staging-a."), says("As far as I can see, staging-a.")])
    with user.session() as conversation:
        conversation.terminal.shows("belta install --host claude")
        conversation.says(QUESTION, "It goes to staging-a.")
        conversation.says(FIRST, "As far as I can see, staging-a.")
        conversation.is_asked(SECOND, "ok.")
        conversation.chooses("record")
    assert memory_lines(user) == [line]
    with user.session() as conversation:
        screen = conversation.says(QUESTION, "ok.")
        assert "belta install" not in screen, "what is missing is said once"
    assert user.model.requests()[-1].lines().count(line) == 1


def test_installing_beside_the_plugin_adds_the_rules_file_and_the_permissions_only(user: Host) -> None:
    remember(user)
    before = settings(user)
    told = user.run("belta", "install", "--host", "claude", "--yes")
    assert f"The plugin {ID} brings the hooks" in told
    after = settings(user)
    assert after.pop("permissions")["allow"] == [
        f"mcp__plugin_belta-memory_belta__{tool}" for tool in ALLOWED_TOOLS
    ]
    assert after == before
    assert "mcpServers" not in json.loads((user.home / ".claude.json").read_bytes())
    assert not (user.home / ".claude/skills").exists()
    assert doctor(user) == []
    user.model.plays([calls(TOOL, {}), says("One fact.")])
    assert "One fact." in user.headless("how many facts?")
    request = user.model.requests()[-1]
    assert request.lines().count(LINE) == 1, "loaded by the rules file, and not a second time by the hook"
    assert not request.holds("requested permissions")
    assert request.holds('"facts": 1') or request.holds("1 fact") or request.holds('"facts":1')
    user.run("belta", "uninstall", "--host", "claude", "--yes")
    assert settings(user) == before
    assert not (user.home / ".claude/rules").exists()


def test_registered_twice_a_prompt_counts_once_and_asks_once_until_it_is_mended(claude: Host) -> None:
    claude.run("belta", "install", "--host", "claude", "--yes")
    add_plugin(claude)
    (twice,) = [finding for finding in doctor(claude) if finding["subject"] == "plugin"]
    assert "registered twice" in twice["text"]
    assert f"claude plugin uninstall {ID}" in twice["remedy"]
    with claude.session() as conversation:
        conversation.says(UNSURE, "ok.")
        assert len([line for line in claude.model.requests()[-1].lines() if HINT in line]) == 1
        conversation.says(FIRST, "ok.")
        assert len(sightings(claude)) == 2
        conversation.is_asked(SECOND, "ok.")
        screen = conversation.chooses("record")
        assert DIALOG not in screen
    assert len(sightings(claude)) == 3
    (line,) = memory_lines(claude)
    assert "occ:2" in line
    claude.run("belta", "doctor", "--fix")
    assert doctor(claude) == []
    assert not settings(claude)["hooks"]
    with claude.session() as conversation:
        conversation.says(QUESTION, "ok.")
    assert claude.model.requests()[-1].lines().count(line) == 1


def test_a_plugin_without_its_program_says_so_and_stops_nothing(user: Host) -> None:
    without = WithoutBelta(*user)
    assert shutil.which("belta-hook", path=without.env()["PATH"]) is None
    user.model.plays([says("The answer.")])
    with without.session() as conversation:
        conversation.terminal.shows('Executable not found in $PATH: "belta-hook"')
        screen = conversation.says("hello", "The answer.")
        assert "MCP server 'plugin:belta-memory:belta' not connected" in screen


def test_a_host_that_knows_no_arguments_and_no_tool_hooks_gets_the_older_form(claude: Host) -> None:
    """The program itself is the new one: it knows the older form, too. Its version is told by a stand-in."""
    stand_in = claude.root / "bin" / "claude"
    stand_in.parent.mkdir()
    stand_in.write_text("#!/bin/sh\ntest \"$1\" = --version && echo '2.1.117 (Claude Code)'\n")
    stand_in.chmod(0o755)
    path = f"PATH={stand_in.parent}:{claude.env()['PATH']}"
    told = claude.run("env", path, "belta", "install", "--host", "claude", "--yes")
    assert "older form" in told
    assert "the agent is told to ask you" in told
    assert [h["hooks"][0].get("args") for groups in settings(claude)["hooks"].values() for h in groups] == [
        None
    ] * 5
    remember(claude)
    with claude.session() as conversation:
        conversation.says(FIRST, "ok.")
        conversation.says(SECOND, "ok.")
    last = claude.model.requests()[-1]
    assert LINE in last.lines()
    assert len(sightings(claude)) == 2
