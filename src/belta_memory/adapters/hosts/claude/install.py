"""Installs belta into a user's Claude Code and takes it out again. Everything is checked before the first write."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters import json_text, skill_copy
from belta_memory.adapters.bundle import skill_files
from belta_memory.adapters.changes import Change, make, newest_copy, plan
from belta_memory.adapters.hosts.claude import settings
from belta_memory.adapters.hosts.claude.manifest import (
    HOST,
    MODERN,
    RULES_MARK,
    SERVER,
    Abilities,
    Registration,
    abilities,
    is_our_server,
    plugin_registration,
    registration,
    rules,
    settings_of,
)
from belta_memory.adapters.hosts.claude.place import Place, find_place, working_plugin
from belta_memory.adapters.launcher import hook_command, server_command
from belta_memory.adapters.stores import files
from belta_memory.domain.errors import BeltaError, ForeignFileError, HostConfigError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["Place", "Plan", "carry_out", "find_place", "plan_installation", "plan_mending", "plan_removal"]

_PROGRAM_SECONDS = 60


class Plan(NamedTuple):
    """What will be done. Nothing of it is done yet."""

    place: Place
    ours: Registration
    installs: bool
    changes: tuple[Change, ...]
    server: tuple[Change, ...]  # to the state file, where the host's program does not make it
    commands: tuple[tuple[str, ...], ...]  # for the host's program instead
    plugin: str | None = None  # the plugin that brings hooks, server and skill
    is_first: bool = True  # does what stands there come from before us?

    @property
    def is_empty(self) -> bool:
        """Is there nothing to do?"""
        return not self.changes and not self.server


def our_registration(place: Place) -> Registration:
    """What has to be registered for this home: all of it by this environment's belta, or what a plugin lacks."""
    if working_plugin(place):
        return plugin_registration()
    hook, server = hook_command(HOST, place.named_home), server_command(place.named_home)
    return registration(hook, server, _abilities(place))


def plan_installation(place: Place) -> Plan:
    """What is missing. Raises HostConfigError, ForeignFileError, UnimportableHomeError, UnreadableFileError."""
    ours = our_registration(place)
    if skill_copy.is_foreign(place.skill, _skill(ours)):
        path = skill_copy.place(place.skill, "SKILL.md")
        raise ForeignFileError(path=path, cause="it was not written by belta")
    changes = [*_plan_rules(place), *skill_copy.plan_copy(place.skill, _skill(ours))]
    changes += _plan_settings(place, ours)
    server = _plan_server(place, ours, is_first=_is_first(place))
    return _plan(place, ours, changes, server, installs=True)


def plan_mending(place: Place) -> Plan:
    """The same where nothing of somebody else's is in the way, and no edit of a person's is touched."""
    ours = our_registration(place)
    changes = [
        *_if_possible(lambda: _plan_rules(place)),
        *_if_possible(lambda: skill_copy.plan_copy(place.skill, _skill(ours), spares_edits=True)),
        *_if_possible(lambda: _plan_settings(place, ours)),
    ]
    server = _if_possible(lambda: _plan_server(place, ours, is_first=_is_first(place)))
    return _plan(place, ours, changes, server, installs=True)


def plan_removal(place: Place) -> Plan:
    """What is ours. Raises HostConfigError, UnreadableFileError."""
    ours = our_registration(place)
    changes = _plan_settings_removal(place, ours)
    if is_our_rules_file(place):
        changes += plan(place.rules, None)
    changes += skill_copy.plan_removal(place.skill, skill_files())
    return _plan(place, ours, changes, _plan_server_removal(place, ours), installs=False)


def carry_out(todo: Plan, stamp: str, environment: Mapping[str, str]) -> list[str]:
    """Make the changes; gives the paths of the copies that were kept. The environment is the host's program's."""
    copies = [make(change, stamp) for change in todo.changes]
    if todo.commands:
        _run(todo.commands, environment)
    if todo.server:
        # What the program did not do, for whatever reason, is done here.
        by_us = _plan_server if todo.installs else _plan_server_removal
        copies += [make(change, stamp) for change in by_us(todo.place, todo.ours, is_first=todo.is_first)]
    _remove_empty_folders(todo)
    return [copy for copy in copies if copy]


def notes(todo: Plan) -> list[str]:
    """What the user should know beside the changes."""
    if todo.plugin and todo.installs:
        return [f"The plugin {todo.plugin} brings the hooks, the server and the skill."]
    if todo.plugin:
        return [f"The plugin stays; remove it with: claude plugin uninstall {todo.plugin}"]
    version = ".".join(map(str, todo.place.version or ()))
    able = abilities(todo.place.version) if todo.place.version else MODERN
    told = ["The agent is not reminded before a tool runs."] if todo.installs and not able.guards else []
    if todo.installs and not able.runs_arguments:
        told.append(f"Claude Code {version} gets the hooks in the older form, through a shell.")
    if todo.installs and not able.calls_tools:
        told.append("It opens no dialog at the end of a turn: the agent is told to ask you instead.")
    return told


def is_our_rules_file(place: Place) -> bool:
    """Was the rules file written by us? Raises UnreadableFileError."""
    return RULES_MARK.encode() in (files.read(place.rules) or b"")


def snippet(ours: Registration) -> str:
    """What a user adds to settings.json by hand."""
    return json.dumps(settings_of(ours), ensure_ascii=False, indent=2)


def _if_possible(part: Callable[[], list[Change]]) -> list[Change]:
    """One part of a plan; nothing where it cannot be made: what is in its way is a finding of its own."""
    try:
        return part()
    except BeltaError:
        return []


def _abilities(place: Place) -> Abilities:
    """What the host can do: by its version, else by the form in which we are registered."""
    if place.version is not None:
        return abilities(place.version)
    handlers = registered_handlers(place)
    if not handlers or any("args" in handler for handler in handlers):
        return MODERN
    calls_tools = any(handler.get("type") == "mcp_tool" for handler in handlers)
    return Abilities(runs_arguments=False, calls_tools=calls_tools)


def registered_handlers(place: Place) -> list[dict[str, object]]:
    """Our hooks in the user's settings; none where nobody can read those."""
    try:
        text = json_text.decode(place.settings, files.read(place.settings) or b"", "")
    except BeltaError:  # whoever reads them for more than that, says so
        return []
    if settings.find_fault(text) is not None:
        return []
    return [handler for _, handler in settings.our_handlers(text) if isinstance(handler, dict)]


def _skill(ours: Registration) -> dict[str, bytes]:
    """A plugin brings the skill itself."""
    return skill_files() if ours.hooks else {}


def _plan(
    place: Place, ours: Registration, changes: list[Change], server: list[Change], *, installs: bool
) -> Plan:
    commands: list[tuple[str, ...]] = []
    if server and place.program:
        # Its `mcp add` refuses a name that is taken.
        if settings.server_in(_state_text(place, ours)) is not None:
            commands.append((place.program, "mcp", "remove", "-s", "user", SERVER))
        if installs and ours.server is not None:
            commands.append((place.program, "mcp", "add", "-s", "user", SERVER, *_words(ours.server)))
    plugin = working_plugin(place)
    name = None if plugin is None else plugin.name
    is_first = _is_first(place)
    return Plan(place, ours, installs, tuple(changes), tuple(server), tuple(commands), name, is_first)


def _words(server: dict[str, object]) -> list[str]:
    match server:
        case {"command": str(program), "args": list(arguments), "env": dict(environment)}:
            named = [word for name, value in environment.items() for word in ("-e", f"{name}={value}")]
            return [*named, "--", program, *arguments]
        case _:
            raise TypeError(server)


def _run(commands: tuple[tuple[str, ...], ...], environment: Mapping[str, str]) -> None:
    """Let the host's program edit its own state file. A failure is met by the caller, who looks at the file."""
    import subprocess

    quiet = {"CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1", "DISABLE_AUTOUPDATER": "1"}
    for command in commands:
        try:
            subprocess.run(
                command,
                env={**environment, **quiet},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                check=True,
                timeout=_PROGRAM_SECONDS,
            )
        except (OSError, subprocess.SubprocessError):
            return


def _is_first(place: Place) -> bool:
    """Was nothing of ours ever here? What others have written since is no earlier state to go back to."""
    return not is_our_rules_file(place) and not os.path.exists(skill_copy.place(place.skill, "SKILL.md"))


def _plan_server(place: Place, ours: Registration, *, is_first: bool) -> list[Change]:
    if ours.server is None:
        return _plan_server_removal(place, ours)
    text = _state_text(place, ours)
    there = settings.server_in(text)
    if there is not None and not is_our_server(there):
        raise ForeignFileError(path=place.state, cause=f"another MCP server is named {SERVER} there")
    wanted = settings.add_server(text, ours.server)
    return plan(place.state, wanted.encode(), keeps=there is None and is_first) if wanted != text else []


def _plan_server_removal(place: Place, ours: Registration, *, is_first: bool = False) -> list[Change]:
    del is_first  # nothing is kept of what we take out
    text = _state_text(place, ours)
    return _removal(place.state, text, settings.take_server(text, _text_before(place.state) or ""))


def _plan_settings(place: Place, ours: Registration) -> list[Change]:
    text = _settings_text(place, ours)
    wanted = settings.add_to_settings(text, ours)
    is_theirs = _is_first(place) and not any(settings.our_handlers(text))
    return plan(place.settings, wanted.encode(), keeps=is_theirs) if wanted != text else []


def _plan_settings_removal(place: Place, ours: Registration) -> list[Change]:
    text, before = _settings_text(place, ours), _text_before(place.settings)
    if before is not None and settings.add_to_settings(before, ours) == text:
        return _removal(place.settings, text, before)
    return _removal(place.settings, text, settings.take_from_settings(text, before or ""))


def _removal(path: str, now: str, text: str) -> list[Change]:
    """Back to what stood there: a file that we made goes, a copy that is not needed any more goes, too."""
    if text == now:
        return []
    copy = newest_copy(path)
    if copy is None:
        return plan(path, None if json_text.value_at(text) == {} else text.encode())
    changes = plan(path, text.encode())
    return changes + plan(copy, None) if files.read(copy) == text.encode() else changes


def _plan_rules(place: Place) -> list[Change]:
    if files.read(place.rules) is not None and not is_our_rules_file(place):
        raise ForeignFileError(path=place.rules, cause="it was not written by belta")
    return plan(place.rules, rules(place.home.index_file).encode())


def _settings_text(place: Place, ours: Registration) -> str:
    return _text(place.settings, settings.find_fault, snippet(ours))


def _state_text(place: Place, ours: Registration) -> str:
    by_hand = json.dumps({"mcpServers": {SERVER: ours.server}}, ensure_ascii=False, indent=2)
    return _text(place.state, settings.find_state_fault, by_hand)


def _text(path: str, find_fault: Callable[[str], tuple[int, str] | None], by_hand: str) -> str:
    text = json_text.decode(path, files.read(path) or b"", by_hand)
    if fault := find_fault(text):
        raise HostConfigError(path=path, line=fault[0], cause=fault[1], snippet=by_hand)
    return text


def _text_before(path: str) -> str | None:
    """What stood in a file before we came; None where no copy was kept."""
    copy = newest_copy(path)
    return None if copy is None else json_text.decode(copy, files.read(copy) or b"", "")


def _remove_empty_folders(todo: Plan) -> None:
    """The folders out of which we took the last file."""
    emptied = {os.path.dirname(change.path) for change in todo.changes if change.after is None}
    inside = {folder for folder in emptied if folder.startswith(todo.place.skill)}
    above = {os.path.dirname(todo.place.skill), os.path.dirname(todo.place.rules)}
    for folder in sorted({*inside, todo.place.skill, *above}, reverse=True):
        if os.path.isdir(folder) and not os.path.islink(folder) and not os.listdir(folder):
            os.rmdir(folder)
