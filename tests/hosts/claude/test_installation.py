"""The installation as the real Claude Code sees it: accepted, loaded, harmless when the package is gone, removable."""

import json
from pathlib import Path

import pytest

from .host import Host
from .model_server import says

pytestmark = pytest.mark.host

LINE = "- deploy: ❌ staging-a → ✅ prod-b [src:2026-03-01 / occ:2 / recorded:2026-03-02]"


def install(claude: Host) -> str:
    return claude.run("belta", "install", "--host", "claude", "--yes")


def remember(home: Path) -> None:
    (home / "memory").mkdir(parents=True, mode=0o700)
    (home / "memory" / "MEMORY.md").write_text(f"{LINE}\n", encoding="utf-8")


def test_the_host_accepts_what_is_installed_and_forgets_what_is_removed(claude: Host) -> None:
    before = json.loads((claude.home / ".claude.json").read_bytes())
    install(claude)
    listed = claude.run(str(claude.program), "mcp", "list")
    assert "✔ Connected" in listed
    assert "arning" not in listed
    assert "fail" not in claude.run("belta", "doctor").split()
    assert "Nothing to do" in install(claude)
    claude.run("belta", "uninstall", "--host", "claude", "--yes")
    assert "belta" not in claude.run(str(claude.program), "mcp", "list")
    after = json.loads((claude.home / ".claude.json").read_bytes())
    assert {name: after[name] for name in before} == before
    assert not (claude.home / ".claude" / "settings.json").exists()
    assert not list((claude.home / ".claude").rglob("*belta*"))


@pytest.mark.parametrize("name", ["a b", "c'd", "山田 太郎", "x & (y)"])
def test_a_memory_under_an_odd_path_is_loaded(claude: Host, name: str) -> None:
    home = claude.root / name
    claude.run("env", f"BELTA_HOME={home}", "belta", "install", "--host", "claude", "--yes")
    remember(home)
    claude.model.plays([says("ok.")])
    claude.headless("hello")
    assert LINE in claude.model.requests()[-1].lines()
    assert list((home / "cache" / "sessions").iterdir()), "the hook found the home, too"
    assert not (claude.home / ".belta").exists()


def test_a_session_goes_on_when_the_package_is_gone(claude: Host) -> None:
    install(claude)
    for name in (".claude/settings.json", ".claude.json"):
        path = claude.home / name
        path.write_text(path.read_text().replace("belta_memory", "belta_gone"))
    claude.model.plays([says("The answer."), says("Another.")])
    with claude.session() as conversation:
        screen = conversation.says("hello", "The answer.")
        assert "MCP server 'belta' not connected" in screen, "the user is told what is missing"
        conversation.says("no, deploy goes to prod-b, not staging-a", "Another.")
    faults = (claude.home / ".belta" / "log" / "hook.log").read_text().splitlines()
    assert len(faults) == 3  # the start and two prompts
    assert all("ModuleNotFoundError" in fault for fault in faults)
