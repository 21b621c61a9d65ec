import json
import re
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.hosts.claude.manifest import (
    EXEC_FORM_SINCE,
    PLUGIN,
    SKILL,
    is_our_handler,
    is_our_server,
    plugin_hooks,
    registration,
    settings_of,
)
from belta_memory.adapters.launcher import Command
from belta_memory.version import __version__

ROOT = Path(__file__).parents[4]


def read(*names: str) -> Any:
    return json.loads(ROOT.joinpath(*names).read_bytes())


def test_the_hooks_of_the_plugin_are_those_of_the_manifest() -> None:
    assert read("hooks", "hooks.json") == plugin_hooks()


def test_the_plugin_hooks_into_the_same_events_as_the_installation() -> None:
    installed = settings_of(registration(Command("/p", ()), Command("/p", ())))["hooks"]
    assert isinstance(installed, dict)
    assert list(read("hooks", "hooks.json")["hooks"]) == list(installed)


def test_the_plugin_carries_the_version_of_the_package() -> None:
    assert read(".claude-plugin", "plugin.json")["version"] == __version__


def test_the_plugin_starts_our_programs_by_their_names_alone() -> None:
    plugin = read(".claude-plugin", "plugin.json")
    (server,) = plugin["mcpServers"].values()
    assert is_our_server(server)
    handlers = [
        h for groups in read("hooks", "hooks.json")["hooks"].values() for g in groups for h in g["hooks"]
    ]
    assert all(is_our_handler(handler) for handler in handlers)
    programs = {server["command"], *(h["command"] for h in handlers if h["type"] == "command")}
    assert programs == {"belta-mcp", "belta-hook"}
    scripts = (ROOT / "pyproject.toml").read_text()
    assert all(re.search(rf"^{name} = ", scripts, re.MULTILINE) for name in programs)


def test_the_plugin_names_its_own_server_in_the_hook_that_asks() -> None:
    plugin, hooks = read(".claude-plugin", "plugin.json"), read("hooks", "hooks.json")["hooks"]
    ((server, _),) = plugin["mcpServers"].items()
    assert hooks["Stop"][0]["hooks"][0]["server"] == f"plugin:{plugin['name']}:{server}"


def test_the_hooks_are_not_named_a_second_time() -> None:
    """The host loads hooks/hooks.json by itself; older versions took a second mention for a duplicate."""
    assert "hooks" not in read(".claude-plugin", "plugin.json")


def test_the_plugin_asks_for_a_host_that_knows_its_hooks() -> None:
    needed = ".".join(map(str, EXEC_FORM_SINCE))
    assert read(".claude-plugin", "plugin.json")["engines"] == {"claude-code": f">={needed}"}


def test_the_marketplace_offers_this_very_folder() -> None:
    (offer,) = read(".claude-plugin", "marketplace.json")["plugins"]
    assert (offer["name"], offer["source"]) == (PLUGIN, "./")


@pytest.mark.parametrize("name", ["SKILL.md"])
def test_the_plugin_brings_the_skill(name: str) -> None:
    folder = read(".claude-plugin", "plugin.json")["skills"]
    text = ROOT.joinpath(folder, name).read_text(encoding="utf-8")
    assert f"\nname: {SKILL}\n" in text
