"""Claude Code before `args` and before hooks that call tools: the older form at installation, and what is told."""

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belta_memory.adapters.doctor import Finding, Level
from belta_memory.adapters.hosts.claude.doctor import look_at_host
from belta_memory.adapters.hosts.claude.install import (
    carry_out,
    find_place,
    notes,
    plan_installation,
    plan_removal,
)
from belta_memory.adapters.hosts.claude.manifest import (
    MODERN,
    NO_DIALOG,
    Abilities,
    abilities,
    is_our_handler,
    registration,
)
from belta_memory.adapters.hosts.claude.mend import plan_repairs
from belta_memory.adapters.hosts.claude.place import Place
from belta_memory.adapters.hosts.claude.trial import words_of
from belta_memory.adapters.launcher import Command, hook_command, server_command
from belta_memory.entrypoints.mcp import traces

ENVIRONMENT = {"PATH": "/usr/bin:/bin"}
OLDEST, SHELL, NEW = "2.1.117", "2.1.138", "2.1.139"


def place_of(user: Path, version: str | None) -> Place:
    place = find_place({"HOME": str(user), "PATH": ""})
    told = tuple(map(int, version.split("."))) if version else None
    return place._replace(program="/usr/bin/claude" if version else None, version=told)


def install(user: Path, version: str | None) -> None:
    # The stand-in for the program is none that could edit its own state file.
    carry_out(plan_installation(place_of(user, version))._replace(commands=()), "t", {})


def hooks(user: Path) -> Any:
    return json.loads((user / ".claude/settings.json").read_bytes())["hooks"]


def bad(user: Path, version: str | None) -> list[Finding]:
    found = look_at_host(place_of(user, version), ENVIRONMENT, str(user / "project"))
    return [f for f in found if f.level is not Level.OK and f.subject != "program"]


@pytest.mark.parametrize(
    ("version", "able"),
    [
        ("1.0.59", Abilities(runs_arguments=False, calls_tools=False, guards=False)),
        ("2.1.9", Abilities(runs_arguments=False, calls_tools=False)),
        (OLDEST, Abilities(runs_arguments=False, calls_tools=False)),
        ("2.1.118", Abilities(runs_arguments=False, calls_tools=True)),
        (SHELL, Abilities(runs_arguments=False, calls_tools=True)),
        (NEW, MODERN),
        ("2.2.0", MODERN),
        ("10.0.0", MODERN),
    ],
)
def test_what_a_version_can_do(version: str, able: Abilities) -> None:
    assert abilities(tuple(map(int, version.split(".")))) == able


@pytest.mark.parametrize("version", [OLDEST, SHELL, NEW, None])
def test_each_version_gets_a_form_that_runs_and_that_the_doctor_finds_in_order(
    tmp_path: Path, version: str | None
) -> None:
    install(tmp_path, version)
    assert bad(tmp_path, version) == []
    assert plan_installation(place_of(tmp_path, version)).is_empty
    assert ("args" in hooks(tmp_path)["UserPromptSubmit"][0]["hooks"][0]) is (version in {NEW, None})
    at_end = hooks(tmp_path)["Stop"][0]["hooks"][0]["type"]
    assert at_end == ("command" if version == OLDEST else "mcp_tool"), (
        "a dialog, or at least a look at the answer"
    )
    carry_out(plan_removal(place_of(tmp_path, version))._replace(commands=()), "t", {})
    assert not list(tmp_path.rglob("*.json"))


@pytest.mark.parametrize("version", [OLDEST, SHELL])
def test_where_the_version_is_not_known_any_more_the_form_is_kept(tmp_path: Path, version: str) -> None:
    """The program may not be on the PATH of the terminal in which the doctor runs."""
    install(tmp_path, version)
    assert bad(tmp_path, None) == []
    assert plan_repairs(place_of(tmp_path, None), ENVIRONMENT) is None


@pytest.mark.parametrize(
    ("before", "after", "level"),
    [
        pytest.param(SHELL, NEW, Level.WARN, id="the host was updated"),
        pytest.param(NEW, SHELL, Level.FAIL, id="the host is older than at the installation"),
        pytest.param(OLDEST, NEW, Level.FAIL, id="the dialog has become possible"),
    ],
)
def test_a_form_that_does_not_fit_the_version_any_more_is_told_and_mended(
    tmp_path: Path, before: str, after: str, level: Level
) -> None:
    install(tmp_path, before)
    found = bad(tmp_path, after)
    assert max(found, key=lambda f: list(Level).index(f.level)).level is level
    assert all("belta doctor --fix" in f.remedy for f in found)
    todo = plan_repairs(place_of(tmp_path, after), ENVIRONMENT)
    assert todo is not None
    carry_out(todo._replace(commands=()), "t", {})
    assert bad(tmp_path, after) == []


def test_the_user_is_told_what_an_older_version_means(tmp_path: Path) -> None:
    told = {
        version: notes(plan_installation(place_of(tmp_path, version))) for version in (OLDEST, SHELL, NEW)
    }
    assert [len(sentences) for sentences in told.values()] == [2, 1, 0]
    assert "the agent is told to ask you" in told[OLDEST][1]


def test_without_the_dialog_the_server_is_told_so(tmp_path: Path) -> None:
    install(tmp_path, OLDEST)
    state = json.loads((tmp_path / ".claude.json").read_bytes())
    assert state["mcpServers"]["belta"]["env"] == {NO_DIALOG: "1"}
    assert NO_DIALOG == traces.NO_DIALOG


@pytest.mark.parametrize(
    ("environment", "notes_left"), [({}, 1), ({NO_DIALOG: "1"}, 0)], ids=["a dialog", "none"]
)
def test_the_prompt_hook_learns_of_a_dialog_only_where_one_can_open(
    tmp_path: Path, environment: dict[str, str], notes_left: int
) -> None:
    traces.leave_note({"BELTA_HOME": str(tmp_path), **environment}, elicits=True)
    assert len(list(tmp_path.glob("cache/dialogs/*"))) == notes_left


ODD = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), min_size=1, max_size=12)


@settings(deadline=None, max_examples=40)
@given(st.lists(ODD, min_size=1, max_size=4))
def test_a_shell_hands_on_every_word_as_it_is(words: list[str]) -> None:
    echo = "import sys,json;print(json.dumps(sys.argv[1:]))"
    hook = Command(sys.executable, ("-I", "-S", "-c", echo, *words))
    ours = registration(hook, hook, Abilities(runs_arguments=False, calls_tools=False))
    _, handler = ours.hooks[0]
    told = subprocess.run(["/bin/sh", "-c", str(handler["command"])], capture_output=True, check=True)
    assert json.loads(told.stdout) == words
    assert words_of(handler) == [hook.program, *hook.arguments]


def test_the_older_form_is_known_as_ours() -> None:
    ours = registration(hook_command("claude", "/my home"), server_command(), abilities((2, 1, 100)))
    assert all(is_our_handler(handler) for _, handler in ours.hooks)
    assert not is_our_handler({"type": "command", "command": shlex.join(["echo", "prompt_gate.main()"])})
