"""Where a user's Claude Code keeps its files, which version it is, and whether it runs belta as a plugin."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.hosts.claude.manifest import PLUGIN, SKILL, TOOL_HOOK_SINCE
from belta_memory.adapters.stores.home import Home, find_home
from belta_memory.domain.errors import NoHomeError, UnreadableFileError

if TYPE_CHECKING:
    from collections.abc import Mapping

    Version = tuple[int, ...]

_SECONDS = 20


class Place(NamedTuple):
    """A user's Claude Code, and the home that it shall use."""

    folder: str  # ~/.claude
    state: str  # ~/.claude.json, where the MCP servers of the user scope stand
    home: Home
    named_home: str | None  # the home, when it is not where everybody looks
    program: str | None  # the program itself, where it is on the PATH
    version: Version | None = None  # where the program tells it
    scripts: tuple[str, str] | None = (
        None  # belta-hook and belta-mcp, where both are on the PATH: a plugin starts them
    )

    @property
    def settings(self) -> str:
        """The user's settings."""
        return os.path.join(self.folder, "settings.json")

    @property
    def rules(self) -> str:
        """Our rules file."""
        return os.path.join(self.folder, "rules", "belta.md")

    @property
    def skill(self) -> str:
        """Our skill's folder."""
        return os.path.join(self.folder, "skills", SKILL)

    @property
    def plugins(self) -> str:
        """Where the program keeps its plugins."""
        return os.path.join(self.folder, "plugins")


class Plugin(NamedTuple):
    """belta as a plugin that is switched on."""

    name: str  # with its marketplace: belta-memory@belta
    version: str | None  # where its manifest is found


def find_place(environment: Mapping[str, str]) -> Place:
    """Whose Claude Code it is. Raises NoHomeError."""
    from shutil import which

    home = find_home(environment)
    variable = "USERPROFILE" if os.name == "nt" else "HOME"
    user, named = environment.get(variable), environment.get("CLAUDE_CONFIG_DIR")
    if not user and not named:
        raise NoHomeError(variable=variable)
    program, *scripts = (
        which(n, path=environment.get("PATH", "")) for n in ("claude", "belta-hook", "belta-mcp")
    )
    return Place(
        folder=named or os.path.join(user or "", ".claude"),
        state=os.path.join(named or user or "", ".claude.json"),
        home=home,
        # That of a named user is bound to the installation: the rules file loads it in every session, too.
        named_home=home.root
        if {"BELTA_HOME", "BELTA_USER"} & {n for n, v in environment.items() if v}
        else None,
        program=program,
        version=None if program is None else _version(program, environment),
        scripts=(scripts[0], scripts[1]) if scripts[0] and scripts[1] else None,
    )


def enabled_plugin(place: Place, settings: str) -> Plugin | None:
    """Our plugin, where this text of a settings file switches it on."""
    match _json(settings):
        case {"enabledPlugins": dict(plugins)}:
            ours = [name for name, on in plugins.items() if on and name.partition("@")[0] == PLUGIN]
            return Plugin(ours[0], _plugin_version(place, ours[0])) if ours else None
        case _:
            return None


def working_plugin(place: Place) -> Plugin | None:
    """Our plugin, where the user has switched it on and it can run: it brings hooks, server and skill."""
    is_too_old = place.version is not None and place.version < TOOL_HOOK_SINCE  # the host refuses its hooks
    return enabled_plugin(place, _text(place.settings)) if place.scripts and not is_too_old else None


def _version(program: str, environment: Mapping[str, str]) -> Version | None:
    import re
    import subprocess

    try:
        told = subprocess.run(
            [program, "--version"],
            env={**environment, "DISABLE_AUTOUPDATER": "1"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            timeout=_SECONDS,
        ).stdout.decode("utf-8", "replace")
    except (OSError, subprocess.SubprocessError):
        return None  # `belta doctor` says that it does not tell
    found = re.search(r"(\d+)\.(\d+)\.(\d+)", told)
    return tuple(int(part) for part in found.groups()) if found else None


def _plugin_version(place: Place, name: str) -> str | None:
    for folder in _plugin_folders(place, name):
        match _json(_text(os.path.join(folder, ".claude-plugin", "plugin.json"))):
            case {"name": str(named), "version": str(version)} if named == PLUGIN:
                return version
            case _:
                continue
    return None


def _plugin_folders(place: Place, name: str) -> list[str]:
    """Where the files of a plugin are: a marketplace that is a folder is read in place, others from a copy."""
    folders = []
    match _json(_text(os.path.join(place.plugins, "known_marketplaces.json"))):
        case dict(markets):
            market = markets.get(name.partition("@")[2])
            match market:
                case {"source": {"source": "directory", "path": str(path)}}:
                    folders.append(path)
                case _:
                    pass
        case _:
            pass
    match _json(_text(os.path.join(place.plugins, "installed_plugins.json"))):
        case {"plugins": dict(installed)}:
            copies = installed.get(name)
            folders += [
                copy["installPath"]
                for copy in (copies if isinstance(copies, list) else ())
                if isinstance(copy, dict) and isinstance(copy.get("installPath"), str)
            ]
        case _:
            pass
    return folders


def _json(text: str) -> object:
    """The value of another program's file; None for one that is not JSON, which it repairs itself."""
    import json

    try:
        return json.loads(text.removeprefix("\ufeff"))
    except ValueError:
        return None


def _text(path: str) -> str:
    from belta_memory.adapters.stores import files

    try:
        return (files.read(path) or b"").decode("utf-8", "replace")
    except UnreadableFileError:
        return ""
