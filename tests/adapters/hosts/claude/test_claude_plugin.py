import json
import re
import shutil
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.doctor import Finding, Level
from belta_memory.adapters.hosts.claude.doctor import look_at_host
from belta_memory.adapters.hosts.claude.install import (
    Place,
    carry_out,
    find_place,
    plan_installation,
    plan_removal,
)
from belta_memory.adapters.hosts.claude.manifest import (
    PLUGIN,
    SKILL,
    TOOL_HOOK_SINCE,
    is_our_handler,
    is_our_server,
    plugin_hooks,
    registration,
    settings_of,
)
from belta_memory.adapters.hosts.claude.mend import plan_repairs
from belta_memory.adapters.launcher import Command
from belta_memory.version import __version__
from entrypoints.hook_process import Machine, prompt_of

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
    needed = ".".join(
        map(str, TOOL_HOOK_SINCE)
    )  # before `args` the host runs the bare command, which suits us
    assert read(".claude-plugin", "plugin.json")["engines"] == {"claude-code": f">={needed}"}


def test_the_marketplace_offers_this_very_folder() -> None:
    (offer,) = read(".claude-plugin", "marketplace.json")["plugins"]
    assert (offer["name"], offer["source"]) == (PLUGIN, "./")


@pytest.mark.parametrize("name", ["SKILL.md"])
def test_the_plugin_brings_the_skill(name: str) -> None:
    folder = read(".claude-plugin", "plugin.json")["skills"]
    text = ROOT.joinpath(folder, name).read_text(encoding="utf-8")
    assert f"\nname: {SKILL}\n" in text


# The memory at the start of a session, which a plugin has to bring by its hook


LINES = [
    f"- topic {n}: ❌ wrong-{n} → ✅ right-{n} [src:2026-03-01 / occ:2 / recorded:2026-03-02]"
    for n in range(200)
]


def begin(machine: Machine, session: str, **more: str) -> Any:
    payload = {"hook_event_name": "SessionStart", "session_id": session, "source": "startup"}
    ended = machine.fire(payload, **more)
    assert (ended.code, ended.err) == (0, b"")
    assert machine.log() == ""
    return json.loads(ended.out or b"{}")


def context(answer: Any) -> list[str]:
    text: str = answer.get("hookSpecificOutput", {}).get("additionalContext", "")
    return text.splitlines()


PLUGIN_ROOT = {"CLAUDE_PLUGIN_ROOT": "/p"}


def test_a_plugin_starts_each_session_with_the_memory_and_says_once_what_would_be_better(
    tmp_path: Path,
) -> None:
    machine = Machine(tmp_path)
    machine.remember(*LINES[:3])
    first, second, third = (begin(machine, f"s{n}", **PLUGIN_ROOT) for n in range(3))
    assert all(
        [line for line in context(answer) if line in LINES] == LINES[:3] for answer in (first, second, third)
    )
    assert "belta install --host claude" in first["systemMessage"]
    assert "systemMessage" not in {**second, **third}


def test_a_new_line_is_there_in_the_next_session(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    for count in (1, 2, 3):
        machine.remember(*LINES[:count])
        assert [
            line for line in context(begin(machine, f"s{count}", **PLUGIN_ROOT)) if line in LINES
        ] == LINES[:count]


@pytest.mark.parametrize("named", [False, True], ids=["below HOME", "where CLAUDE_CONFIG_DIR says"])
def test_where_a_rules_file_loads_the_memory_the_hook_does_not(tmp_path: Path, *, named: bool) -> None:
    machine = Machine(tmp_path)
    machine.remember(*LINES[:3])
    folder = tmp_path / ("config" if named else ".claude")
    more = {**PLUGIN_ROOT, **({"CLAUDE_CONFIG_DIR": str(folder)} if named else {})}
    assert LINES[0] in context(begin(machine, "s0", **more))
    (folder / "rules").mkdir(parents=True)
    (folder / "rules" / "belta.md").write_text("x")
    assert LINES[0] not in context(begin(machine, "s1", **more))
    (folder / "rules" / "belta.md").unlink()
    assert LINES[0] in context(begin(machine, "s2", **more))


def test_without_a_plugin_the_hook_leaves_the_memory_to_the_rules_file(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.remember(*LINES[:3])
    answer = begin(machine, "s0")
    assert not set(LINES) & set(context(answer))
    assert "systemMessage" not in answer
    assert LINES[0] in context(begin(machine, "s1", **PLUGIN_ROOT)), (
        "the answer that is kept for the one is not the other's"
    )


def test_a_memory_that_is_too_long_comes_with_its_newest_lines_and_says_what_is_left_out(
    tmp_path: Path,
) -> None:
    machine = Machine(tmp_path)
    machine.remember(*LINES)
    lines = context(begin(machine, "s0", **PLUGIN_ROOT))
    shown = [line for line in lines if line in LINES]
    assert shown == LINES[-len(shown) :]
    assert 50 < len(shown) < len(LINES)
    (left_out,) = (line for line in lines if line.startswith("Older lines left out here: "))
    assert left_out.startswith(f"Older lines left out here: {len(LINES) - len(shown)}. They stand in ")
    assert left_out.endswith("; `belta list` shows all.")
    assert len("\n".join(lines)) <= 8_000


def test_a_memory_that_cannot_be_read_costs_a_session_its_lines_only(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.remember(*LINES[:1])
    (machine.belta / "memory" / "MEMORY.md").write_bytes(b"\xff")
    ended = machine.fire(
        {"hook_event_name": "SessionStart", "session_id": "s", "source": "startup"}, **PLUGIN_ROOT
    )
    assert (ended.code, ended.err) == (0, b"")
    assert "MEMORY.md" in machine.log()


@pytest.mark.parametrize("own", ["> a thought of mine", "1. first", "* a bullet", "```", "| a | b |"])
def test_an_index_that_a_person_has_given_another_shape_is_read_all_the_same(
    tmp_path: Path, own: str
) -> None:
    """The hook runs without the folders of the libraries, and the Markdown parser lies there."""
    machine = Machine(tmp_path)
    machine.remember(LINES[0], "", own)
    assert LINES[0] in context(begin(machine, "s0", **PLUGIN_ROOT))
    machine.say("no, deploy goes to prod-b, not staging-a", **PLUGIN_ROOT)
    assert (len(machine.sightings()), machine.log()) == (1, "")
    assert LINES[0] in context(begin(machine, "s1", **PLUGIN_ROOT))


# The console script that it calls, alone and beside the command of an installation


SCRIPT = shutil.which("belta-hook", path=sysconfig.get_path("scripts")) or ""


@pytest.mark.parametrize(
    "words", [(), ("--host", "claude")], ids=["bare, as an older host calls it", "named"]
)
def test_the_console_script_takes_a_prompt_for_one_of_claude_code(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    machine = Machine(tmp_path, (SCRIPT, *words))
    assert machine.say("no, deploy goes to prod-b, not staging-a") == (0, b"", b"")
    (sighting,) = machine.sightings()
    assert (sighting["host"], machine.log()) == ("claude", "")


@pytest.mark.parametrize(
    ("prompt", "answers"),
    [("no, deploy goes to prod-b, not staging-a", 0), ("No, that is wrong.", 1)],
    ids=["a fact", "a hint"],
)
def test_what_the_plugin_and_the_settings_both_see_counts_once_and_hints_once(
    tmp_path: Path, prompt: str, answers: int
) -> None:
    both = Machine(tmp_path), Machine(tmp_path, (SCRIPT, "--host", "claude"))
    for number in range(3):
        payload = json.dumps(prompt_of(prompt, f"p{number}", f"s{number}")).encode()
        running = [both[0].start(), both[1].start(**PLUGIN_ROOT)]
        said = [process.communicate(payload, timeout=60) for process in running]
        assert [process.returncode for process in running] == [0, 0]
        assert sum(b"report_correction" in out for out, _ in said) == answers
        assert len(both[0].sightings()) == number + 1
        prompt = f"{prompt} Really."
    assert both[0].log() == ""


# Installing beside it, and looking after both


@pytest.fixture
def user(tmp_path: Path) -> Path:
    """Somebody who has switched the plugin on, with belta's programs on the PATH."""
    folder = tmp_path / "user"
    (folder / ".claude").mkdir(parents=True)
    (folder / ".claude/settings.json").write_text(
        json.dumps({"enabledPlugins": {"belta-memory@belta": True}})
    )
    return folder


PATH = sysconfig.get_path("scripts")


def place_of(user: Path, path: str = PATH) -> Place:
    return find_place({"HOME": str(user), "PATH": path})


def install(user: Path, path: str = PATH) -> None:
    carry_out(plan_installation(place_of(user, path)), "t", {})


def bad(user: Path, path: str = PATH) -> dict[str, Finding]:
    found = look_at_host(place_of(user, path), {"PATH": path}, str(user / "project"))
    return {f.subject: f for f in found if f.level is not Level.OK and f.subject != "program"}


def settings_file(user: Path) -> Any:
    return json.loads((user / ".claude/settings.json").read_bytes())


def tell_version(user: Path, version: str) -> None:
    folder = user / ".claude/plugins/cache/belta/belta-memory/x"
    (folder / ".claude-plugin").mkdir(parents=True)
    (folder / ".claude-plugin/plugin.json").write_text(
        json.dumps({"name": "belta-memory", "version": version})
    )
    (user / ".claude/plugins/installed_plugins.json").write_text(
        json.dumps({"plugins": {"belta-memory@belta": [{"installPath": str(folder)}]}})
    )


def test_beside_the_plugin_only_rules_and_permissions_are_installed_and_removed(user: Path) -> None:
    before = settings_file(user)
    assert {"permissions", "rules"} == set(bad(user))
    install(user)
    assert bad(user) == {}
    assert plan_installation(place_of(user)).is_empty
    assert set(settings_file(user)) == {"enabledPlugins", "permissions"}
    assert not (user / ".claude/skills").exists()
    assert not (user / ".claude.json").exists()
    carry_out(plan_removal(place_of(user)), "t", {})
    assert settings_file(user) == before
    assert [p.name for p in user.rglob("*") if p.is_file()] == ["settings.json"]


def test_the_plugin_of_another_version_is_told(user: Path) -> None:
    install(user)
    tell_version(user, __version__)
    assert bad(user) == {}
    tell_version_again = user / ".claude/plugins/cache/belta/belta-memory/x/.claude-plugin/plugin.json"
    tell_version_again.write_text(json.dumps({"name": "belta-memory", "version": "0.0.9"}))
    assert "claude plugin update belta-memory@belta" in bad(user)["plugin"].remedy


def test_a_plugin_without_programs_on_the_path_is_a_fault_and_no_reason_to_leave_the_settings_empty(
    user: Path,
) -> None:
    install(user, path="")
    assert "hooks" in settings_file(user)
    found = bad(user, path="")
    assert set(found) == {"plugin"}
    assert found["plugin"].level is Level.FAIL
    assert "claude plugin uninstall belta-memory@belta" in found["plugin"].remedy


def test_a_plugin_that_starts_another_belta_than_this_one_is_told(user: Path, tmp_path: Path) -> None:
    install(user)
    for name in ("linked", "other"):
        (tmp_path / name).mkdir()
    for script in ("belta-hook", "belta-mcp"):
        (tmp_path / "linked" / script).symlink_to(Path(PATH, script))  # as tool installers place them
        (tmp_path / "other" / script).write_text(f'#!/bin/sh\nexec {Path(PATH, script)} "$@"\n')
        (tmp_path / "other" / script).chmod(0o755)
    assert bad(user, str(tmp_path / "linked")) == {}
    assert "another environment" in bad(user, str(tmp_path / "other"))["plugin"].text


def test_both_registered_is_told_and_mending_keeps_the_plugin(user: Path) -> None:
    settings = user / ".claude/settings.json"
    plugin = settings.read_text()
    settings.unlink()
    install(user)
    value = {**json.loads(settings.read_bytes()), **json.loads(plugin)}
    settings.write_text(json.dumps(value))
    found = bad(user)
    assert "registered twice" in found["plugin"].text
    assert "belta doctor --fix" in found["plugin"].remedy
    assert "twice" in found["skill"].text
    todo = plan_repairs(place_of(user), {"PATH": PATH})
    assert todo is not None
    carry_out(todo, "t", {})
    assert bad(user) == {}
    assert plan_repairs(place_of(user), {"PATH": PATH}) is None
    assert not settings_file(user)["hooks"]
    assert not (user / ".claude.json").exists()


@pytest.mark.parametrize(("version", "works"), [((2, 1, 117), False), ((2, 1, 118), True), (None, True)])
def test_a_plugin_that_the_host_cannot_load_is_no_reason_to_leave_the_settings_empty(
    user: Path, version: tuple[int, ...] | None, *, works: bool
) -> None:
    place = place_of(user)._replace(version=version)
    carry_out(plan_installation(place), "t", {})
    assert ("hooks" in settings_file(user)) is not works
    found = {f.subject: f for f in look_at_host(place, {"PATH": PATH}, str(user)) if f.level is Level.FAIL}
    assert set(found) == (set() if works else {"plugin"})


def test_a_plugin_that_is_switched_off_is_none(user: Path) -> None:
    (user / ".claude/settings.json").write_text(json.dumps({"enabledPlugins": {"belta-memory@belta": False}}))
    install(user)
    assert "hooks" in settings_file(user)
    assert bad(user) == {}
