"""Is belta in place in this user's Claude Code, and does what is registered run?"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.adapters import json_text, skill_copy
from belta_memory.adapters.bundle import skill_files
from belta_memory.adapters.doctor import Finding, fail, ok, warn
from belta_memory.adapters.hosts.claude.install import our_registration
from belta_memory.adapters.hosts.claude.manifest import (
    EXEC_FORM_SINCE,
    GUARD_SINCE,
    PERMISSIONS,
    RULES_MARK,
    TOOL_HOOK_SINCE,
    rules,
)
from belta_memory.adapters.hosts.claude.mend import is_installed, other_environment, other_home
from belta_memory.adapters.hosts.claude.place import working_plugin
from belta_memory.adapters.hosts.claude.programs import Source, look_at_programs
from belta_memory.adapters.hosts.claude.settings import find_fault
from belta_memory.adapters.stores import files
from belta_memory.domain.errors import BeltaError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from belta_memory.adapters.hosts.claude.place import Place

_INSTALL = "Run: belta install --host claude"
_FIX = "Run: belta doctor --fix"
_MANAGED = {
    "darwin": "/Library/Application Support/ClaudeCode/managed-settings.json",
    "win32": "C:\\Program Files\\ClaudeCode\\managed-settings.json",
}
_MANAGED_ELSEWHERE = "/etc/claude-code/managed-settings.json"


def look_at_host(place: Place, environment: Mapping[str, str], project: str) -> Iterator[Finding]:
    """Everything that belta has in the host."""
    sources: list[Source] = []
    for path in _settings_files(place, project):
        try:
            if content := files.read(path):
                sources.append(Source(path, json_text.decode(path, content, "")))
                if wrong := find_fault(sources[-1].text):
                    text = f"{path}:{wrong[0]}: {wrong[1]}."
                    yield fail("hooks", text, "Mend that line: nothing can be registered there until then.")
        except BeltaError as fault:
            yield fail(
                "hooks", f"{path}: {fault.facts['cause']}.", "Mend that file: the host cannot read it either."
            )
    remedy = _FIX if is_installed(place) else _INSTALL
    if foreign := _other_installation(place, environment):
        yield foreign
        remedy = _INSTALL
    yield _look_at_version(place)
    yield from _look_at_switches(sources)
    yield from look_at_programs(place, sources, environment, project, remedy)
    yield from _look_at_permissions(place, sources, remedy)
    yield _look_at_rules(place, remedy)
    yield _foreign_skill(place) or _look_at_skill(place, remedy)


def _settings_files(place: Place, project: str) -> list[str]:
    """The user's first, then the managed ones, then those of the project in which the command runs."""
    from sys import platform

    local = [os.path.join(project, ".claude", name) for name in ("settings.json", "settings.local.json")]
    beside = os.path.join(place.folder, "settings.local.json")
    found = [place.settings, _MANAGED.get(platform, _MANAGED_ELSEWHERE), beside, *local]
    return list(dict.fromkeys(os.path.abspath(path) for path in found))


def _other_installation(place: Place, environment: Mapping[str, str]) -> Finding | None:
    """Is what is registered somebody else's, so that it is not ours to mend?"""
    if home := other_home(place):
        return warn(
            "hooks",
            f"The hooks are registered for {home}, and this command looks at {place.home.root}.",
            "Set BELTA_HOME to the one that you mean; `belta install --host claude` registers that one.",
        )
    if program := other_environment(place, environment):
        return warn(
            "hooks",
            f"The belta of {program} is registered, and it runs. This is another one.",
            "Use that one, or take this one instead: belta install --host claude",
        )
    return None


def _look_at_version(place: Place) -> Finding:
    if place.program is None:
        return warn(
            "program",
            "`claude` is not on the PATH, so its version is not known.",
            f"It should be {_dotted(EXEC_FORM_SINCE)} or newer; put it on the PATH for this check.",
        )
    if place.version is None:
        return warn("program", f"{place.program} does not tell its version.", "Start it once by hand.")
    told = _dotted(place.version)
    if place.version < GUARD_SINCE:
        text = f"Claude Code {told} reads nothing before a tool runs: wrong commands are not pointed out."
        return warn("program", text, f"Run: claude update (to {_dotted(GUARD_SINCE)} or newer)")
    if place.version < TOOL_HOOK_SINCE:
        text = (
            f"Claude Code {told} opens no dialog at the end of a turn; the agent is told to ask you instead."
        )
        return warn("program", text, f"Run: claude update (to {_dotted(TOOL_HOOK_SINCE)} or newer)")
    if place.version < EXEC_FORM_SINCE:
        text = f"Claude Code {told} runs hooks by a shell: belta is registered in that form."
        return warn("program", text, f"Run: claude update (to {_dotted(EXEC_FORM_SINCE)} or newer)")
    return ok("program", f"Claude Code {told}.")


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


def _look_at_switches(sources: list[Source]) -> Iterator[Finding]:
    for source in sources:
        for name in ("disableAllHooks", "allowManagedHooksOnly"):
            if json_text.value_at(source.text, [name]) is True:
                text = (
                    f"{source.path}:{json_text.line_of(source.text, [name])}: {name} turns belta's hooks off."
                )
                yield fail("hooks", text, f"Remove {name} there, or ask whoever manages this machine.")


def _look_at_permissions(place: Place, sources: list[Source], remedy: str) -> Iterator[Finding]:
    allowed = {tool for source in sources for tool in _listed(source, "allow")}
    missing = [tool for tool in our_registration(place).allowed if tool not in allowed]
    if missing:
        yield warn("permissions", f"Not allowed, so you will be asked: {', '.join(missing)}.", remedy)
    else:
        yield ok("permissions", "The tools that write nothing into the memory run without a question.")
    servers = {tool.rpartition("__")[0] for tool in PERMISSIONS}
    for source in sources:
        denied = [tool for tool in _listed(source, "deny") if tool.startswith(tuple(servers))]
        if denied:
            yield fail("permissions", f"{source.path} denies {', '.join(denied)}.", "Remove that entry.")


def _listed(source: Source, kind: str) -> list[str]:
    tools = json_text.value_at(source.text, ["permissions", kind])
    return [tool for tool in tools if isinstance(tool, str)] if isinstance(tools, list) else []


def _look_at_rules(place: Place, remedy: str) -> Finding:
    content = files.read(place.rules)
    try:
        wanted = rules(place.home.index_file)
    except BeltaError as fault:
        return fail(
            "rules", str(fault), "Set BELTA_HOME to a folder without that character, then install again."
        )
    if content is None and working_plugin(place):
        text = f"{place.rules} is missing: sessions start with the newest lines alone, as many as a hook may show."
        return warn("rules", text, remedy)
    if content is None:
        return fail("rules", f"{place.rules} is missing: sessions start without the memory.", remedy)
    if RULES_MARK.encode() not in content:
        return fail("rules", f"{place.rules} was not written by belta.", "Move it away, then install again.")
    imported = wanted.splitlines()[-1]
    if imported not in content.decode("utf-8", "replace").splitlines():
        text = f"{place.rules} loads another memory than {place.home.index_file}."
        return fail("rules", text, "Install again with the BELTA_HOME that you mean.")
    return ok("rules", f"Sessions start with {place.home.index_file}.")


def _foreign_skill(place: Place) -> Finding | None:
    if working_plugin(place) or not skill_copy.is_foreign(place.skill, skill_files()):
        return None
    path = skill_copy.place(place.skill, "SKILL.md")
    return fail("skill", f"{path} was not written by belta.", "Move it away, then install again.")


def _look_at_skill(place: Place, remedy: str) -> Finding:
    wanted = skill_files()
    there = {name: files.read(skill_copy.place(place.skill, name)) for name in wanted}
    if working_plugin(place):
        if any(content is not None for content in there.values()):
            return warn("skill", f"It is there twice: in the plugin and in {place.skill}.", remedy)
        return ok("skill", "The plugin brings it.")
    if "SKILL.md" not in wanted or there["SKILL.md"] is None:
        return fail("skill", f"The skill is missing from {place.skill}.", remedy)
    differing = [name for name, content in wanted.items() if there[name] != content]
    edited = skill_copy.edited(place.skill, wanted)
    if stale := [name for name in differing if name not in edited]:
        return warn("skill", f"Not as this belta ships it: {', '.join(stale)}.", remedy)
    if edited:
        text = f"Edited by hand, or by an older belta: {', '.join(edited)}. It stays as it is."
        return warn("skill", text, f"{_INSTALL} (that replaces it and keeps a copy)")
    return ok("skill", f"In {place.skill}.")
