"""The hooks and the server that Claude Code starts: each registered once, as this belta would do it, and alive?"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters import json_text
from belta_memory.adapters.doctor import Finding, fail, ok, warn
from belta_memory.adapters.hosts.claude import settings
from belta_memory.adapters.hosts.claude.install import our_registration
from belta_memory.adapters.hosts.claude.manifest import (
    HOST,
    SERVER,
    TOOL_HOOK_SINCE,
    group_of,
    is_our_server,
)
from belta_memory.adapters.hosts.claude.place import enabled_plugin, working_plugin
from belta_memory.adapters.hosts.claude.trial import run_hook, run_server
from belta_memory.adapters.launcher import interpreter
from belta_memory.adapters.stores import files
from belta_memory.domain.errors import BeltaError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from belta_memory.adapters.hosts.claude.place import Place, Plugin


class Registered(NamedTuple):
    """A handler of ours in one of the files."""

    path: str
    event: str
    handler: dict[str, object]
    matcher: object


class Source(NamedTuple):
    """One of the files from which the host takes its settings."""

    path: str
    text: str


def look_at_programs(
    place: Place, sources: list[Source], environment: Mapping[str, str], project: str, remedy: str
) -> Iterator[Finding]:
    """The plugin, the hooks of the settings, the server."""
    found = [
        Registered(
            source.path, str(path[1]), handler, json_text.value_at(source.text, [*path[:3], "matcher"])
        )
        for source in sources
        for path, handler in settings.our_handlers(source.text)
        if isinstance(handler, dict)
    ]
    plugins = [plugin for source in sources if (plugin := enabled_plugin(place, source.text))]
    if plugins:
        yield from _look_at_plugin(place, plugins[0], found, environment)
    if working_plugin(place) and not found:
        return
    yield from _look_at_hooks(place, found, environment, remedy)
    yield from _look_at_server(place, environment, project, remedy)


def _look_at_plugin(
    place: Place, plugin: Plugin, found: list[Registered], environment: Mapping[str, str]
) -> Iterator[Finding]:
    from belta_memory.version import __version__

    hindrance = _what_stops(place, plugin)
    if hindrance or place.scripts is None:
        yield from filter(None, [hindrance])
        return
    if plugin.version not in {None, __version__}:
        text = f"The plugin {plugin.name} is of version {plugin.version}, the program of {__version__}."
        yield warn("plugin", text, f"Run: claude plugin update {plugin.name}; or upgrade belta-memory.")
    if found:
        yield _registered_twice(place, plugin, list(dict.fromkeys(hook.path for hook in found)))
        return
    hook, server = place.scripts
    yield _whose_programs(plugin, hook)
    yield run_hook({"command": hook, "args": ["--host", HOST]}, environment)
    yield run_server({"command": server, "args": []}, environment)


def _what_stops(place: Place, plugin: Plugin) -> Finding | None:
    """Why the plugin does nothing at all."""
    from os.path import dirname

    instead = f"{_removal(plugin)}, then: belta install --host claude"
    if place.scripts is None:
        return fail(
            "plugin",
            f"The plugin {plugin.name} finds no belta-hook and belta-mcp on the PATH: each session says so.",
            f"Put {dirname(interpreter())} on the PATH, or: {instead}",
        )
    if place.version is not None and place.version < TOOL_HOOK_SINCE:
        text = f"The plugin {plugin.name} needs Claude Code {'.'.join(map(str, TOOL_HOOK_SINCE))}."
        return fail("plugin", text, f"Run: claude update; or: {instead}")
    return None


def _registered_twice(place: Place, plugin: Plugin, paths: list[str]) -> Finding:
    named = ", ".join(paths)
    # A plugin of one project alone is no reason to leave all the others without hooks.
    keeps_plugin = "belta doctor --fix" if working_plugin(place) else f"take belta out of {named}"
    return warn(
        "plugin",
        f"belta is registered twice: by the plugin {plugin.name} and in {named}. "
        "Nothing counts twice, but every prompt starts two programs.",
        f"Keep the plugin: {keeps_plugin}. Or keep the settings, which start faster: {_removal(plugin)}",
    )


def _whose_programs(plugin: Plugin, hook: str) -> Finding:
    from os.path import dirname, realpath

    if dirname(realpath(hook)) == dirname(interpreter()):
        return ok("plugin", f"{plugin.name} starts {hook}; a prompt costs about twice what it could.")
    text = f"{plugin.name} starts {hook}: the belta of another environment than this one."
    return warn("plugin", text, "Use that one's `belta`, or put this one's folder first on the PATH.")


def _removal(plugin: Plugin) -> str:
    return f"claude plugin uninstall {plugin.name}"


def _look_at_hooks(
    place: Place, found: list[Registered], environment: Mapping[str, str], remedy: str
) -> Iterator[Finding]:
    """Each hook registered once, as this belta would do it, and alive."""
    wanted_hooks = () if working_plugin(place) else our_registration(place).hooks
    for event, wanted in wanted_hooks:
        there = [hook for hook in found if hook.event == event]
        places = [hook.path for hook in there]
        if not there:
            yield fail("hooks", f"No hook for {event} is registered.", remedy)
        elif len(there) > 1:
            text = (
                f"The hook for {event} is registered {len(there)} times: {', '.join(dict.fromkeys(places))}."
            )
            is_one_file = len(set(places)) == 1
            yield warn("hooks", text, remedy if is_one_file else "Remove it from all files but the first.")
        elif there[0].handler != wanted:
            yield _differing(place, there[0], wanted, remedy)
        elif there[0].matcher != group_of(event, wanted).get("matcher"):
            text = (
                f"The hook for {event} is tied to {there[0].matcher or 'every tool'}: not what belta needs."
            )
            yield warn("hooks", text, remedy)
    events = {hook.event for hook in found}
    if wanted_hooks and events >= {event for event, _ in wanted_hooks}:
        yield ok("hooks", f"Registered: {', '.join(event for event, _ in wanted_hooks)}.")
    command = next((hook.handler for hook in found if hook.event == "UserPromptSubmit"), None)
    if command is not None:
        yield run_hook(command, environment)


def _differing(place: Place, hook: Registered, wanted: dict[str, object], remedy: str) -> Finding:
    """One that is registered otherwise than we would do it now."""
    reads_arguments = "args" in wanted
    is_same_form = ("args" in hook.handler) == reads_arguments and hook.handler.get("type") == wanted.get(
        "type"
    )
    if place.version is None or is_same_form:
        text = f"The hook for {hook.event} is another version's, or of another environment."
        return warn("hooks", text, remedy)
    told = ".".join(map(str, place.version))
    if hook.handler.get("type") != wanted.get("type") == "mcp_tool":
        text = f"The hook for {hook.event} opens no dialog; Claude Code {told} could."
        return fail("hooks", text, remedy)
    if reads_arguments:
        text = f"The hook for {hook.event} goes through a shell; Claude Code {told} needs none."
        return warn("hooks", text, remedy)
    text = f"Claude Code {told} does not read the arguments of the hook for {hook.event}: it starts nothing."
    return fail("hooks", text, remedy)


def _look_at_server(
    place: Place, environment: Mapping[str, str], project: str, remedy: str
) -> Iterator[Finding]:
    try:
        text = json_text.decode(place.state, files.read(place.state) or b"", "")
    except BeltaError as fault:
        cause = fault.facts["cause"]
        yield fail("server", f"{place.state}: {cause}.", "Mend that file: the host cannot read it either.")
        return
    entry = settings.server_in(text)
    if json_text.has(text, ["projects", project, "mcpServers", SERVER]):
        yield warn(
            "server",
            f"This project has an MCP server {SERVER} of its own.",
            f"claude mcp remove -s local {SERVER}",
        )
    if not isinstance(entry, dict) or not is_our_server(entry):
        yield fail("server", f"The MCP server {SERVER} is not in {place.state}: nobody can ask you.", remedy)
        return
    wanted = our_registration(place).server
    if wanted is not None and entry != wanted:
        yield warn("server", "The MCP server is another version's, or of another environment.", remedy)
    yield run_server(entry, environment)
