"""`belta doctor --fix`: what it mends, what it leaves alone, and that installing and mending can be taken back."""

import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belta_memory.adapters.doctor import Finding, Level
from belta_memory.adapters.hosts.claude.doctor import look_at_host
from belta_memory.adapters.hosts.claude.install import (
    Place,
    carry_out,
    find_place,
    plan_installation,
    plan_removal,
)
from belta_memory.adapters.hosts.claude.mend import plan_repairs

STAMP = "20260301T090000Z"
ENVIRONMENT = {"PATH": os.defpath}

Damage = Callable[[Path], object]


@pytest.fixture
def user(tmp_path: Path) -> Path:
    folder = tmp_path / "user"
    folder.mkdir()
    install(folder)
    return folder


def place_of(user: Path, **environment: str) -> Place:
    return find_place({"HOME": str(user), "PATH": "", **environment})


def install(user: Path, **environment: str) -> None:
    carry_out(plan_installation(place_of(user, **environment)), STAMP, {})


def mend(user: Path, **environment: str) -> list[str] | None:
    """The files that were touched, None for nothing to do."""
    todo = plan_repairs(place_of(user, **environment), ENVIRONMENT)
    if todo is None:
        return None
    carry_out(todo, STAMP, {})
    return sorted(os.path.basename(change.path) for change in (*todo.changes, *todo.server))


def bad(user: Path, **environment: str) -> list[Finding]:
    found = look_at_host(place_of(user, **environment), ENVIRONMENT, str(user.parent / "project"))
    return [finding for finding in found if finding.level is not Level.OK and finding.subject != "program"]


def tree(user: Path) -> dict[str, bytes]:
    return {str(p.relative_to(user)): p.read_bytes() for p in sorted(user.rglob("*")) if p.is_file()}


def edit(path: Path, change: Callable[[Any], object]) -> None:
    value = json.loads(path.read_bytes())
    change(value)
    path.write_text(json.dumps(value))


def hooks(user: Path, change: Callable[[Any], object]) -> None:
    edit(user / ".claude/settings.json", lambda value: change(value["hooks"]))


def server(user: Path, change: Callable[[Any], object]) -> None:
    edit(user / ".claude.json", lambda value: change(value["mcpServers"]))


def lose_interpreter(user: Path) -> None:
    hooks(user, lambda h: [group[0]["hooks"][0].update(command="/gone/bin/python") for group in h.values()])


def age(user: Path) -> None:
    """The program of an older version, which still runs."""
    older = "# older\nimport sys\nsys.path.insert(0,'/x')\n# prompt_gate.main()"
    hooks(user, lambda h: h["UserPromptSubmit"][0]["hooks"][0]["args"].__setitem__(3, older))


def put_twice(user: Path) -> None:
    hooks(user, lambda h: h["UserPromptSubmit"].append(h["UserPromptSubmit"][0]))


def shed_matcher(user: Path) -> None:
    hooks(user, lambda h: h["PostToolUse"][0].pop("matcher"))


def outdate_skill(user: Path) -> None:
    """As a version that shipped other files left it."""
    from hashlib import sha256

    skill = user / ".claude/skills/belta-memory"
    (skill / "SKILL.md").write_text("older")
    (skill / "old.md").write_text("dropped since")
    record = "".join(
        f"{sha256(t.encode()).hexdigest()}  {n}\n"
        for n, t in (("SKILL.md", "older"), ("old.md", "dropped since"))
    )
    (skill / ".belta-files").write_text(record)


DAMAGES: dict[str, tuple[Damage, list[str]]] = {
    "the interpreter has moved": (lose_interpreter, ["settings.json"]),
    "the program is an older version's": (age, ["settings.json"]),
    "a hook is missing": (lambda user: hooks(user, lambda h: h["Stop"].clear()), ["settings.json"]),
    "a hook is there twice": (put_twice, ["settings.json"]),
    "a hook runs for every tool": (shed_matcher, ["settings.json"]),
    "all hooks are missing": (
        lambda user: hooks(user, lambda h: [groups.clear() for groups in h.values()]),
        ["settings.json"],
    ),
    "the rules file is missing": (lambda user: (user / ".claude/rules/belta.md").unlink(), ["belta.md"]),
    "the server's interpreter has moved": (
        lambda user: server(user, lambda s: s["belta"].update(command="/gone/bin/python")),
        [".claude.json"],
    ),
    "the server is missing": (lambda user: server(user, lambda s: s.clear()), [".claude.json"]),
    "a permission is missing": (
        lambda user: edit(user / ".claude/settings.json", lambda v: v["permissions"]["allow"].pop()),
        ["settings.json"],
    ),
}


@pytest.mark.parametrize(("damage", "touched"), DAMAGES.values(), ids=DAMAGES)
def test_what_is_broken_is_told_with_its_remedy_and_mended_once(
    user: Path, damage: Damage, touched: list[str]
) -> None:
    before = {name: json.loads(text) if name.endswith(".json") else text for name, text in tree(user).items()}
    damage(user)
    assert any("belta doctor --fix" in finding.remedy for finding in bad(user)), bad(user)
    assert mend(user) == touched
    assert bad(user) == []
    assert mend(user) is None
    after = {name: json.loads(text) if name.endswith(".json") else text for name, text in tree(user).items()}
    assert after == before


def test_an_outdated_skill_is_brought_up_to_date(user: Path) -> None:
    outdate_skill(user)
    (finding,) = bad(user)
    assert "SKILL.md" in finding.text
    mend(user)
    assert bad(user) == []
    assert not (user / ".claude/skills/belta-memory/old.md").exists()


def test_a_skill_that_was_edited_by_hand_stays(user: Path) -> None:
    skill = user / ".claude/skills/belta-memory/SKILL.md"
    skill.write_text("my own words")
    assert mend(user) is None
    (finding,) = bad(user)
    assert "Edited by hand" in finding.text
    assert skill.read_text() == "my own words"


def test_nothing_is_installed_by_mending(tmp_path: Path) -> None:
    assert mend(tmp_path) is None
    assert tree(tmp_path) == {}


def test_what_is_somebody_elses_stays_and_the_rest_is_mended(user: Path) -> None:
    rules = user / ".claude/rules/belta.md"
    rules.write_text("not ours")
    server(user, lambda s: s.update(belta={"command": "their-program"}))
    put_twice(user)
    assert mend(user) == ["settings.json"]
    assert rules.read_text() == "not ours"
    assert json.loads((user / ".claude.json").read_bytes())["mcpServers"]["belta"] == {
        "command": "their-program"
    }


def test_settings_that_are_broken_stay_and_the_rest_is_mended(user: Path) -> None:
    broken = user / ".claude/settings.json"
    broken.write_text("{,}")
    (user / ".claude/rules/belta.md").unlink()
    assert mend(user) == ["belta.md"]
    assert broken.read_text() == "{,}"


def test_another_environment_that_works_is_left_alone(user: Path, tmp_path: Path) -> None:
    """Two installations of belta: the doctor of the one does not take the host away from the other."""
    other = tmp_path / "other" / "bin" / "python"
    other.parent.mkdir(parents=True)
    other.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    other.chmod(0o755)
    hooks(user, lambda h: [g[0]["hooks"][0].update(command=str(other)) for e, g in h.items() if e != "Stop"])
    assert mend(user) is None
    assert f"The belta of {other} is registered, and it runs" in bad(user)[0].text
    other.unlink()
    assert mend(user) == ["settings.json"]


def test_another_home_is_not_taken_for_the_one_that_is_registered(tmp_path: Path) -> None:
    user = tmp_path / "user"
    user.mkdir()
    named = {"BELTA_HOME": str(tmp_path / "mine")}
    install(user, **named)
    assert bad(user, **named) == []
    (user / ".claude/rules/belta.md").unlink()
    assert mend(user) is None
    assert f"registered for {tmp_path}/mine" in bad(user)[0].text
    assert mend(user, **named) == ["belta.md"]


ROUND = st.lists(st.sampled_from(sorted(DAMAGES)), max_size=4)
BEFORE = st.sampled_from(
    [
        None,
        b"",
        b"{ }",
        b'{"hooks": {"Stop": []}, "permissions": {"allow": ["mcp__belta__withdraw"]}}',
        b'{\r\n\t"a": 1\r\n}',
    ]
)


@settings(deadline=None, max_examples=25)
@given(damages=ROUND, before=BEFORE)
def test_installing_breaking_mending_and_uninstalling_leaves_what_stood_there(
    damages: list[str], before: bytes | None
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        user = Path(folder, "user")
        (user / ".claude").mkdir(parents=True)
        if before is not None:
            (user / ".claude/settings.json").write_bytes(before)
        start = tree(user)
        install(user)
        for name in damages:
            try:
                DAMAGES[name][0](user)
            except (KeyError, IndexError, FileNotFoundError):  # an earlier damage took it away
                continue
        mend(user)
        assert mend(user) is None
        assert plan_installation(place_of(user)).is_empty
        carry_out(plan_removal(place_of(user)), STAMP, {})
        left = tree(user)
        if not damages:
            assert left == start
        text = left.get(".claude/settings.json")
        assert json.loads(text or b"{}") == json.loads(before or b"{}")
        assert set(left) - set(start) <= {name for name in left if "belta-backup" in name}
