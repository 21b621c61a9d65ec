import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.doctor import Finding, Level
from belta_memory.adapters.hosts.claude import trial
from belta_memory.adapters.hosts.claude.doctor import look_at_host
from belta_memory.adapters.hosts.claude.install import Place, carry_out, find_place, plan_installation

ENVIRONMENT = {"PATH": os.defpath}


@pytest.fixture
def user(tmp_path: Path) -> Path:
    """A user with belta installed."""
    folder = tmp_path / "user"
    folder.mkdir()
    carry_out(plan_installation(place_of(folder)), "20260301T090000Z", {})
    return folder


def place_of(user: Path, path: str = "") -> Place:
    return find_place({"HOME": str(user), "PATH": path})


def look(user: Path, path: str = "") -> list[Finding]:
    project = user.parent / "project"
    return list(look_at_host(place_of(user, path), ENVIRONMENT, str(project)))


@pytest.fixture(autouse=True)
def no_machine_is_too_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "_SLOW", 60.0)


def bad(user: Path, path: str = "") -> list[tuple[Level, str]]:
    """What is not in order, without the program that is not on the PATH here."""
    found = [f for f in look(user, path) if f.level is not Level.OK]
    assert all(f.remedy for f in found)
    return [(f.level, f.text) for f in found if f.subject != "program" or path]


def edit(path: Path, change: Callable[[Any], object]) -> None:
    value = json.loads(path.read_bytes())
    change(value)
    path.write_text(json.dumps(value))


def settings(user: Path) -> Path:
    return user / ".claude" / "settings.json"


def hook(value: Any, event: str = "UserPromptSubmit") -> Any:
    return value["hooks"][event][0]["hooks"][0]


def test_right_after_the_installation_everything_is_in_order(user: Path) -> None:
    assert bad(user) == []
    told = {f.subject: f.text for f in look(user)}
    assert told["hook"].startswith("It answers in ")
    assert told["server"].startswith("It answers with ")


def test_before_the_installation_each_missing_piece_is_named(tmp_path: Path) -> None:
    (tmp_path / "nobody").mkdir()
    found = look(tmp_path / "nobody")
    assert {f.subject for f in found if f.level is Level.FAIL} == {"hooks", "rules", "server", "skill"}
    assert all("belta install --host claude" in f.remedy for f in found if f.level is Level.FAIL)


def test_a_hook_registered_in_two_files_is_a_warning(user: Path) -> None:
    local = user.parent / "project" / ".claude" / "settings.local.json"
    local.parent.mkdir(parents=True)
    local.write_bytes(settings(user).read_bytes())
    texts = [text for level, text in bad(user) if level is Level.WARN]
    assert len([text for text in texts if "is registered 2 times" in text]) == 5
    assert str(local) in texts[0]


@pytest.mark.parametrize("name", ["disableAllHooks", "allowManagedHooksOnly"])
def test_a_switch_that_turns_hooks_off_is_a_fault(user: Path, name: str) -> None:
    edit(settings(user), lambda value: value.update({name: True}))
    ((level, text),) = bad(user)
    assert (level, name in text) == (Level.FAIL, True)


def test_settings_that_the_host_cannot_read_are_a_fault(user: Path) -> None:
    settings(user).write_text('{\n"hooks": {,}}')
    assert (
        Level.FAIL,
        f"{settings(user)}: not JSON: Expecting property name enclosed in double quotes.",
    ) in bad(user)


def test_an_interpreter_that_is_gone_is_a_fault(user: Path) -> None:
    edit(settings(user), lambda value: hook(value).update(command="/gone/python"))
    assert (Level.FAIL, "Its interpreter /gone/python is gone.") in bad(user)


def test_a_package_that_is_gone_is_a_fault(user: Path) -> None:
    def lose(value: Any) -> None:
        code = hook(value)["args"][3]
        hook(value)["args"][3] = code.replace("belta_memory", "gone")

    edit(settings(user), lose)
    (fault,) = [text for level, text in bad(user) if level is Level.FAIL]
    assert "It runs into a fault" in fault
    assert "ModuleNotFoundError" in fault


@pytest.mark.parametrize(
    ("code", "said"),
    [
        pytest.param(
            "import sys; sys.exit(2) # prompt_gate.main()", "It ends with 2", id="blocks every prompt"
        ),
        pytest.param(
            "print('hello') # prompt_gate.main()", "It answers a prompt that corrects nothing", id="speaks"
        ),
    ],
)
def test_a_hook_that_misbehaves_is_a_fault(user: Path, code: str, said: str) -> None:
    edit(settings(user), lambda value: hook(value)["args"].__setitem__(3, code))
    (fault,) = [text for level, text in bad(user) if level is Level.FAIL]
    assert fault.startswith(said)


def test_the_trial_does_not_touch_the_users_home(tmp_path: Path) -> None:
    user, home = tmp_path / "user", tmp_path / "the home"
    user.mkdir()
    place = find_place({"HOME": str(user), "PATH": "", "BELTA_HOME": str(home)})
    carry_out(plan_installation(place), "20260301T090000Z", {})
    found = list(look_at_host(place, ENVIRONMENT, str(tmp_path)))
    assert {f.level for f in found if f.subject != "program"} == {Level.OK}
    assert not home.exists()


def test_rules_that_load_another_memory_are_a_fault(user: Path) -> None:
    rules = user / ".claude/rules/belta.md"
    rules.write_text(rules.read_text().replace(".belta/", ".other/"))
    ((level, text),) = bad(user)
    assert (level, "another memory" in text) == (Level.FAIL, True)


def test_a_server_that_does_not_answer_is_a_fault(user: Path) -> None:
    code = "import sys; sys.exit('belta_memory.entrypoints.mcp_server is broken')"
    edit(
        user / ".claude.json",
        lambda v: v["mcpServers"]["belta"].update(command=sys.executable, args=["-c", code]),
    )
    (fault,) = [text for level, text in bad(user) if level is Level.FAIL]
    assert "It does not answer with its tools" in fault
    assert "is broken" in fault


def test_a_server_of_the_project_that_hides_ours_is_a_warning(user: Path) -> None:
    project = str(user.parent / "project")
    edit(
        user / ".claude.json",
        lambda value: value.update(projects={project: {"mcpServers": {"belta": {"command": "x"}}}}),
    )
    ((level, text),) = bad(user)
    assert (level, "of its own" in text) == (Level.WARN, True)


def test_a_permission_that_is_missing_is_a_warning_and_one_that_is_denied_a_fault(user: Path) -> None:
    edit(settings(user), lambda value: value["permissions"].update(allow=[], deny=["mcp__belta__withdraw"]))
    assert [level for level, _ in bad(user)] == [Level.WARN, Level.FAIL]


def test_a_skill_that_was_changed_is_a_warning(user: Path) -> None:
    (user / ".claude/skills/belta-memory/SKILL.md").write_text("changed")
    ((level, text),) = bad(user)
    assert (level, "SKILL.md" in text) == (Level.WARN, True)


@pytest.mark.parametrize(
    ("says", "level"),
    [
        pytest.param("2.1.332 (Claude Code)", Level.OK, id="the version that was tried"),
        pytest.param("2.1.139 (Claude Code)", Level.OK, id="the first with args"),
        pytest.param("2.1.138 (Claude Code)", Level.WARN, id="one too old for arguments"),
        pytest.param("2.1.117 (Claude Code)", Level.WARN, id="one too old for the dialog"),
        pytest.param("hello", Level.WARN, id="no version"),
    ],
)
def test_the_version_of_the_program(user: Path, says: str, level: Level) -> None:
    program = user / "bin" / "claude"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\necho '{says}'\n")
    program.chmod(0o755)
    (found,) = [f for f in look(user, str(program.parent)) if f.subject == "program"]
    assert found.level is level


@pytest.mark.parametrize(
    ("content", "cause"),
    [
        pytest.param("[]", "the file is not a JSON object", id="a list"),
        pytest.param('{"hooks": []}', "hooks is not a JSON object", id="hooks that are a list"),
        pytest.param("[" * 100_000, "nested too deeply", id="nested beyond reading"),
    ],
)
def test_settings_of_another_shape_are_to_be_mended_before_an_installation(
    user: Path, content: str, cause: str
) -> None:
    settings(user).write_text(content)
    (found,) = [f for f in look(user) if cause in f.text]
    assert found.level is Level.FAIL
    assert found.remedy.startswith("Mend that")


def test_a_skill_of_somebody_elses_is_told_of(tmp_path: Path) -> None:
    own = tmp_path / ".claude/skills/belta-memory/SKILL.md"
    own.parent.mkdir(parents=True)
    own.write_text("mine")
    (found,) = [f for f in look(tmp_path) if f.subject == "skill"]
    assert "not written by belta" in found.text
