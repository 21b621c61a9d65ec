"""Installs belta into a user's Claude Code and takes it out again. Everything is checked before the first write."""

from __future__ import annotations

import json
import os
import shutil
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters import json_text
from belta_memory.adapters.bundle import skill_files
from belta_memory.adapters.changes import Change, make, newest_copy, plan
from belta_memory.adapters.hosts.claude import settings
from belta_memory.adapters.hosts.claude.manifest import (
    HOST,
    RULES_MARK,
    SERVER,
    SKILL,
    Registration,
    is_our_server,
    registration,
    rules,
    settings_of,
)
from belta_memory.adapters.launcher import hook_command, server_command
from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.home import Home, find_home
from belta_memory.domain.errors import ForeignFileError, HostConfigError, NoHomeError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


_PROGRAM_SECONDS = 60


class Place(NamedTuple):
    """Where a user's Claude Code keeps its files, and which home it shall use."""

    folder: str  # ~/.claude
    state: str  # ~/.claude.json, where the MCP servers of the user scope stand
    home: Home
    named_home: str | None  # the home, when it is not where everybody looks
    program: str | None  # the program itself, where it is on the PATH

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


class Plan(NamedTuple):
    """What will be done. Nothing of it is done yet."""

    place: Place
    ours: Registration
    installs: bool
    changes: tuple[Change, ...]
    server: tuple[Change, ...]  # to the state file, where the host's program does not make it
    commands: tuple[tuple[str, ...], ...]  # for the host's program instead

    @property
    def is_empty(self) -> bool:
        """Is there nothing to do?"""
        return not self.changes and not self.server


def find_place(environment: Mapping[str, str]) -> Place:
    """Whose Claude Code it is. Raises NoHomeError."""
    home = find_home(environment)
    variable = "USERPROFILE" if os.name == "nt" else "HOME"
    user, named = environment.get(variable), environment.get("CLAUDE_CONFIG_DIR")
    if not user and not named:
        raise NoHomeError(variable=variable)
    return Place(
        folder=named or os.path.join(user or "", ".claude"),
        state=os.path.join(named or user or "", ".claude.json"),
        home=home,
        named_home=home.root if environment.get("BELTA_HOME") else None,
        program=shutil.which("claude", path=environment.get("PATH", "")),
    )


def our_registration(place: Place) -> Registration:
    """The entries that this environment's belta registers for this home."""
    return registration(hook_command(HOST, place.named_home), server_command(place.named_home))


def plan_installation(place: Place) -> Plan:
    """What is missing. Raises HostConfigError, ForeignFileError, UnimportableHomeError, UnreadableFileError."""
    ours = our_registration(place)
    text = _settings_text(place, ours)
    wanted = settings.add_to_settings(text, ours)
    keeps = not any(settings.our_handlers(text))
    changes = [*_plan_rules(place)]
    for name, content in skill_files().items():
        changes += plan(_skill_path(place, name), content)
    changes += plan(place.settings, wanted.encode(), keeps=keeps) if wanted != text else []
    return _plan(place, ours, changes, installs=True)


def plan_removal(place: Place) -> Plan:
    """What is ours. Raises HostConfigError, UnreadableFileError."""
    ours = our_registration(place)
    changes = _plan_settings_removal(place, ours)
    if _is_our_rules_file(place):
        changes += plan(place.rules, None)
    for name in skill_files():
        changes += plan(_skill_path(place, name), None)
    return _plan(place, ours, changes, installs=False)


def carry_out(todo: Plan, stamp: str, environment: Mapping[str, str]) -> list[str]:
    """Make the changes; gives the paths of the copies that were kept. The environment is the host's program's."""
    copies = [make(change, stamp) for change in todo.changes]
    if todo.commands:
        _run(todo.commands, environment)
    # What the program did not do, for whatever reason, is done here.
    copies += [make(change, stamp) for change in _plan_server(todo.place, todo.ours, installs=todo.installs)]
    if not todo.installs:
        _remove_empty_folders(todo.place)
    return [copy for copy in copies if copy]


def snippet(ours: Registration) -> str:
    """What a user adds to settings.json by hand."""
    return json.dumps(settings_of(ours), ensure_ascii=False, indent=2)


def _plan(place: Place, ours: Registration, changes: list[Change], *, installs: bool) -> Plan:
    server = _plan_server(place, ours, installs=installs)
    commands: list[tuple[str, ...]] = []
    if server and place.program:
        # Its `mcp add` refuses a name that is taken.
        if _server_stands(place, ours):
            commands.append((place.program, "mcp", "remove", "-s", "user", SERVER))
        if installs:
            commands.append((place.program, "mcp", "add", "-s", "user", SERVER, *_server_words(ours)))
    return Plan(place, ours, installs, tuple(changes), tuple(server), tuple(commands))


def _server_words(ours: Registration) -> list[str]:
    match ours.server:
        case {"command": str(program), "args": list(arguments), "env": dict(environment)}:
            named = [word for name, value in environment.items() for word in ("-e", f"{name}={value}")]
            return [*named, "--", program, *arguments]
        case _:
            raise TypeError(ours.server)


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


def _plan_server(place: Place, ours: Registration, *, installs: bool) -> list[Change]:
    text = _state_text(place, ours)
    there = settings.server_in(text)
    if not installs:
        return _removal(place.state, text, settings.take_server(text, _text_before(place.state) or ""))
    if there is not None and not is_our_server(there):
        raise ForeignFileError(path=place.state, cause=f"another MCP server is named {SERVER} there")
    wanted = settings.add_server(text, ours)
    return plan(place.state, wanted.encode(), keeps=there is None) if wanted != text else []


def _server_stands(place: Place, ours: Registration) -> bool:
    return settings.server_in(_state_text(place, ours)) is not None


def _plan_settings_removal(place: Place, ours: Registration) -> list[Change]:
    text, before = _settings_text(place, ours), _text_before(place.settings)
    if before is not None and settings.add_to_settings(before, ours) == text:
        return _removal(place.settings, text, before)
    return _removal(place.settings, text, settings.take_from_settings(text, ours, before or ""))


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
    if files.read(place.rules) is not None and not _is_our_rules_file(place):
        raise ForeignFileError(path=place.rules, cause="it was not written by belta")
    return plan(place.rules, rules(place.home.index_file).encode())


def _is_our_rules_file(place: Place) -> bool:
    return RULES_MARK.encode() in (files.read(place.rules) or b"")


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


def _skill_path(place: Place, name: str) -> str:
    return os.path.join(place.skill, *name.split("/"))


def _remove_empty_folders(place: Place) -> None:
    inside = {os.path.dirname(_skill_path(place, name)) for name in skill_files()}
    for folder in sorted(
        {*inside, place.skill, os.path.dirname(place.skill), os.path.dirname(place.rules)}, reverse=True
    ):
        if os.path.isdir(folder) and not os.path.islink(folder) and not os.listdir(folder):
            os.rmdir(folder)
