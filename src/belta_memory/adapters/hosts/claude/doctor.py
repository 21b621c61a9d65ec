"""Is belta in place in this user's Claude Code, and does what is registered run?"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters import json_text
from belta_memory.adapters.bundle import skill_files
from belta_memory.adapters.doctor import Finding, fail, ok, warn
from belta_memory.adapters.hosts.claude import settings
from belta_memory.adapters.hosts.claude.install import our_registration
from belta_memory.adapters.hosts.claude.manifest import (
    EXEC_FORM_SINCE,
    RULES_MARK,
    SERVER,
    is_our_server,
    rules,
)
from belta_memory.adapters.hosts.claude.trial import run_hook, run_server
from belta_memory.adapters.stores import files
from belta_memory.domain.errors import BeltaError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from belta_memory.adapters.hosts.claude.install import Place

_INSTALL = "Run: belta install --host claude"
_MANAGED = {
    "darwin": "/Library/Application Support/ClaudeCode/managed-settings.json",
    "win32": "C:\\Program Files\\ClaudeCode\\managed-settings.json",
}
_MANAGED_ELSEWHERE = "/etc/claude-code/managed-settings.json"


class Source(NamedTuple):
    """One of the files from which the host takes its settings."""

    path: str
    text: str


def look_at_host(place: Place, environment: Mapping[str, str], project: str) -> Iterator[Finding]:
    """Everything that belta has in the host."""
    sources: list[Source] = []
    for path in _settings_files(place, project):
        try:
            if content := files.read(path):
                sources.append(Source(path, json_text.decode(path, content, "")))
        except BeltaError as fault:
            yield fail(
                "hooks", f"{path}: {fault.facts['cause']}.", "Mend that file: the host cannot read it either."
            )
    yield _look_at_version(place, environment)
    yield from _look_at_switches(sources)
    yield from _look_at_hooks(place, sources, environment)
    yield from _look_at_permissions(place, sources)
    yield _look_at_rules(place)
    yield from _look_at_server(place, environment, project)
    yield _look_at_skill(place)


def _settings_files(place: Place, project: str) -> list[str]:
    """The user's first, then the managed ones, then those of the project in which the command runs."""
    from sys import platform

    local = [os.path.join(project, ".claude", name) for name in ("settings.json", "settings.local.json")]
    beside = os.path.join(place.folder, "settings.local.json")
    found = [place.settings, _MANAGED.get(platform, _MANAGED_ELSEWHERE), beside, *local]
    return list(dict.fromkeys(os.path.abspath(path) for path in found))


def _look_at_version(place: Place, environment: Mapping[str, str]) -> Finding:
    import re
    import subprocess

    if place.program is None:
        return warn(
            "program",
            "`claude` is not on the PATH, so its version is not known.",
            "It must be 2.1.139 or newer.",
        )
    try:
        told = subprocess.run(
            [place.program, "--version"],
            env={**environment, "DISABLE_AUTOUPDATER": "1"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            timeout=20,
        ).stdout.decode("utf-8", "replace")
    except (OSError, subprocess.SubprocessError) as fault:
        return warn(
            "program", f"{place.program} does not tell its version: {fault}.", "Start it once by hand."
        )
    found = re.search(r"(\d+)\.(\d+)\.(\d+)", told)
    if found is None:
        return warn("program", f"{place.program} does not tell its version.", "It must be 2.1.139 or newer.")
    version = tuple(int(part) for part in found.groups())
    if version < EXEC_FORM_SINCE:
        needed = ".".join(map(str, EXEC_FORM_SINCE))
        return fail(
            "program", f"Claude Code {found[0]} is too old: hooks need {needed}.", "Run: claude update"
        )
    return ok("program", f"Claude Code {found[0]}.")


def _look_at_switches(sources: list[Source]) -> Iterator[Finding]:
    for source in sources:
        for name in ("disableAllHooks", "allowManagedHooksOnly"):
            if json_text.value_at(source.text, [name]) is True:
                text = (
                    f"{source.path}:{json_text.line_of(source.text, [name])}: {name} turns belta's hooks off."
                )
                yield fail("hooks", text, f"Remove {name} there, or ask whoever manages this machine.")
        if any(SERVER in plugin.split("@")[0] for plugin in _enabled_plugins(source)):
            yield warn(
                "hooks",
                f"{source.path} enables a plugin of belta, and the hooks of the settings run as well.",
                "Keep one of the two: belta uninstall --host claude, or disable the plugin.",
            )


def _enabled_plugins(source: Source) -> list[str]:
    plugins = json_text.value_at(source.text, ["enabledPlugins"])
    return [name for name, on in plugins.items() if on] if isinstance(plugins, dict) else []


def _look_at_hooks(place: Place, sources: list[Source], environment: Mapping[str, str]) -> Iterator[Finding]:
    """Each hook registered once, as this belta would do it, and alive."""
    ours = our_registration(place)
    found = [
        (source.path, path[1], handler)
        for source in sources
        for path, handler in settings.our_handlers(source.text)
    ]
    for event, wanted in ours.hooks:
        places = [path for path, registered, _ in found if registered == event]
        if not places:
            yield fail("hooks", f"No hook for {event} is registered.", _INSTALL)
        elif len(places) > 1:
            text = (
                f"The hook for {event} is registered {len(places)} times: {', '.join(dict.fromkeys(places))}."
            )
            yield warn("hooks", text, "Remove it from all files but the first.")
        elif not any(handler == wanted for _, registered, handler in found if registered == event):
            yield warn(
                "hooks", f"The hook for {event} is another version's, or of another environment.", _INSTALL
            )
    events = {event for _, event, _ in found}
    if events >= {event for event, _ in ours.hooks}:
        yield ok("hooks", f"Registered: {', '.join(event for event, _ in ours.hooks)}.")
    command = next((handler for _, event, handler in found if event == "UserPromptSubmit"), None)
    if isinstance(command, dict):
        yield run_hook(command, environment)


def _look_at_permissions(place: Place, sources: list[Source]) -> Iterator[Finding]:
    allowed = {tool for source in sources for tool in _listed(source, "allow")}
    missing = [tool for tool in our_registration(place).allowed if tool not in allowed]
    if missing:
        yield warn("permissions", f"Not allowed, so you will be asked: {', '.join(missing)}.", _INSTALL)
    else:
        yield ok("permissions", "The tools that only read or log run without a question.")
    for source in sources:
        denied = [tool for tool in _listed(source, "deny") if tool.startswith(f"mcp__{SERVER}")]
        if denied:
            yield fail("permissions", f"{source.path} denies {', '.join(denied)}.", "Remove that entry.")


def _listed(source: Source, kind: str) -> list[str]:
    tools = json_text.value_at(source.text, ["permissions", kind])
    return [tool for tool in tools if isinstance(tool, str)] if isinstance(tools, list) else []


def _look_at_rules(place: Place) -> Finding:
    content = files.read(place.rules)
    try:
        wanted = rules(place.home.index_file)
    except BeltaError as fault:
        return fail(
            "rules", str(fault), "Set BELTA_HOME to a folder without that character, then install again."
        )
    if content is None:
        return fail("rules", f"{place.rules} is missing: sessions start without the memory.", _INSTALL)
    if RULES_MARK.encode() not in content:
        return fail("rules", f"{place.rules} was not written by belta.", "Move it away, then install again.")
    imported = wanted.splitlines()[-1]
    if imported not in content.decode("utf-8", "replace").splitlines():
        text = f"{place.rules} loads another memory than {place.home.index_file}."
        return fail("rules", text, "Install again with the BELTA_HOME that you mean.")
    return ok("rules", f"Sessions start with {place.home.index_file}.")


def _look_at_server(place: Place, environment: Mapping[str, str], project: str) -> Iterator[Finding]:
    try:
        text = json_text.decode(place.state, files.read(place.state) or b"", "")
    except BeltaError as fault:
        yield fail(
            "server",
            f"{place.state}: {fault.facts['cause']}.",
            "Mend that file: the host cannot read it either.",
        )
        return
    entry = settings.server_in(text)
    if json_text.has(text, ["projects", project, "mcpServers", SERVER]):
        yield warn(
            "server",
            f"This project has an MCP server {SERVER} of its own.",
            f"claude mcp remove -s local {SERVER}",
        )
    if not isinstance(entry, dict) or not is_our_server(entry):
        yield fail(
            "server", f"The MCP server {SERVER} is not in {place.state}: nobody can ask you.", _INSTALL
        )
        return
    if entry != our_registration(place).server:
        yield warn("server", "The MCP server is another version's, or of another environment.", _INSTALL)
    yield run_server(entry, environment)


def _look_at_skill(place: Place) -> Finding:
    wanted = skill_files()
    there = {name: files.read(os.path.join(place.skill, *name.split("/"))) for name in wanted}
    if "SKILL.md" not in wanted or there["SKILL.md"] is None:
        return fail("skill", f"The skill is missing from {place.skill}.", _INSTALL)
    if differing := [name for name, content in wanted.items() if there[name] != content]:
        return warn("skill", f"Not as this belta ships it: {', '.join(differing)}.", _INSTALL)
    return ok("skill", f"In {place.skill}.")
