import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.bundle import bundled
from belta_memory.adapters.changes import diff
from belta_memory.adapters.hosts.claude.install import (
    Place,
    carry_out,
    find_place,
    plan_installation,
    plan_removal,
)
from belta_memory.adapters.hosts.claude.manifest import RULES_MARK, template
from belta_memory.domain.errors import (
    ChangedMeanwhileError,
    ForeignFileError,
    HostConfigError,
    NoHomeError,
    UnimportableHomeError,
    UnwritableHomeError,
)

STAMP = "20260301T090000Z"

# Stands for the host's program: it edits its state file as the real one was seen to do.
PROGRAM = f"""#!{sys.executable}
import json, os, pathlib, sys
if sys.argv[1:] == ["--version"]:
    sys.exit(print("2.1.332 (Claude Code)"))
state = pathlib.Path(os.environ.get("CLAUDE_CONFIG_DIR") or os.environ["HOME"], ".claude.json")
with open(os.environ["HOME"] + "/calls", "a") as calls:
    calls.write(json.dumps(sys.argv[1:]) + "\\n")
value = json.loads(state.read_text()) if state.exists() else {{"firstStartVersion": "2.1.332"}}
servers = value.setdefault("mcpServers", {{}})
match sys.argv[1:]:
    case ["mcp", "add", "-s", "user", name, *rest]:
        if name in servers:
            sys.exit("MCP server belta already exists in user config")
        split = rest.index("--")
        env = dict(word.split("=", 1) for word in rest[1:split:2])
        servers[name] = {{"type": "stdio", "command": rest[split + 1], "args": rest[split + 2 :], "env": env}}
    case ["mcp", "remove", "-s", "user", name]:
        del servers[name]
    case other:
        sys.exit(f"unknown: {{other}}")
state.write_text(json.dumps(value, indent=2))
"""

OTHERS = {
    "model": "opus",
    "hooks": {
        "SessionStart": [{"matcher": "startup", "hooks": [{"type": "command", "command": "/usr/bin/other"}]}],
        "Stop": [{"hooks": [{"type": "mcp_tool", "server": "other", "tool": "confirm_pending"}]}],
    },
    "permissions": {"allow": ["Bash(ls:*)"], "deny": []},
}


@pytest.fixture
def user(tmp_path: Path) -> Path:
    (tmp_path / "user").mkdir()
    return tmp_path / "user"


def place_of(user: Path, **environment: str) -> Place:
    return find_place({"HOME": str(user), "PATH": "", **environment})


def install(place: Place, user: Path | None = None) -> list[str]:
    return carry_out(plan_installation(place), STAMP, {"HOME": str(user), "PATH": os.defpath})


def uninstall(place: Place, user: Path | None = None) -> list[str]:
    return carry_out(plan_removal(place), STAMP, {"HOME": str(user), "PATH": os.defpath})


def settings_of(user: Path, content: Any) -> Path:
    path = user / ".claude" / "settings.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content, indent=4).encode())
    return path


def tree(user: Path) -> dict[str, bytes]:
    return {str(p.relative_to(user)): p.read_bytes() for p in sorted(user.rglob("*")) if p.is_file()}


def add_program(user: Path, code: str = PROGRAM) -> str:
    program = user / "bin" / "claude"
    program.parent.mkdir()
    program.write_text(code)
    program.chmod(0o755)
    return str(program.parent)


def test_a_user_without_any_configuration_gets_everything(user: Path) -> None:
    install(place_of(user))
    settings = json.loads((user / ".claude/settings.json").read_bytes())
    assert list(settings["hooks"]) == [
        "SessionStart",
        "UserPromptSubmit",
        "PreToolUse",
        "PostToolUse",
        "Stop",
    ]
    hook = settings["hooks"]["UserPromptSubmit"][0]["hooks"][0]
    assert hook["args"][:3] == ["-I", "-S", "-c"]
    assert hook["args"][4:] == ["--host", "claude"]
    assert Path(hook["command"]).is_absolute()
    assert settings["hooks"]["Stop"][0]["hooks"] == [
        {
            "type": "mcp_tool",
            "server": "belta",
            "tool": "confirm_pending",
            "input": {
                "session_id": "${session_id}",
                "answer": "${last_assistant_message}",
                "again": "${stop_hook_active}",
            },
            "timeout": 600,
        }
    ]
    assert settings["permissions"]["allow"] == [
        "mcp__belta__add_note",
        "mcp__belta__get_note",
        "mcp__belta__list_memory",
        "mcp__belta__memory_counts",
        "mcp__belta__propose_fact",
        "mcp__belta__report_correction",
        "mcp__belta__search_memory",
        "mcp__belta__withdraw",
    ]
    server = json.loads((user / ".claude.json").read_bytes())["mcpServers"]["belta"]
    assert (server["type"], server["env"]) == ("stdio", {})
    assert (user / ".claude/rules/belta.md").read_text().endswith(f"\n@{user}/.belta/memory/MEMORY.md\n")
    for source in Path(bundled("skill")).rglob("[!.]*"):
        installed = user / ".claude/skills/belta-memory" / source.relative_to(bundled("skill"))
        assert installed.read_bytes() == source.read_bytes()


def test_nothing_is_written_by_a_plan(user: Path) -> None:
    settings_of(user, OTHERS)
    before = tree(user)
    plan = plan_installation(place_of(user))
    assert [c for c in plan.changes if "settings.json" in c.path and "+" in diff(c)]
    assert tree(user) == before


def test_a_second_installation_has_nothing_to_do(user: Path) -> None:
    settings_of(user, OTHERS)
    install(place_of(user))
    before = tree(user)
    assert plan_installation(place_of(user)).is_empty
    assert install(place_of(user)) == []
    assert tree(user) == before


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(OTHERS, id="another tool's hooks on the same events"),
        pytest.param({}, id="nothing"),
        pytest.param({"hooks": {}}, id="an empty object of hooks"),
        pytest.param({"hooks": {"Stop": [], "SessionStart": [{"hooks": []}]}}, id="empty lists"),
        pytest.param(
            {"permissions": {"allow": ["mcp__belta__withdraw"]}}, id="one permission that is ours already"
        ),
        pytest.param(b"", id="an empty file"),
        pytest.param(b"{ }", id="a blank in the braces"),
        pytest.param(b'\xef\xbb\xbf{"a":1.0,"b":[1,2]}', id="a BOM, one line, no newline at the end"),
        pytest.param(b'{\r\n\t"a": "\\u00e9",\r\n\t"hooks": {\r\n\t}\r\n}\r\n', id="CRLF and tabs"),
    ],
)
def test_uninstalling_gives_the_same_bytes_back(user: Path, content: Any) -> None:
    settings_of(user, content)
    before = tree(user)
    install(place_of(user))
    assert tree(user) != before
    uninstall(place_of(user))
    assert tree(user) == before


def test_uninstalling_where_nothing_was_leaves_nothing(user: Path) -> None:
    install(place_of(user))
    uninstall(place_of(user))
    assert tree(user) == {}
    assert plan_removal(place_of(user)).is_empty


def test_what_others_changed_since_survives_and_the_copy_is_kept(user: Path) -> None:
    path = settings_of(user, OTHERS)
    install(place_of(user))
    changed = json.loads(path.read_bytes())
    changed["hooks"]["Stop"].append({"hooks": [{"type": "command", "command": "later"}]})
    changed["theme"] = "dark"
    path.write_text(json.dumps(changed))
    uninstall(place_of(user))
    expected = json.loads(json.dumps(OTHERS))
    expected["hooks"]["Stop"].append({"hooks": [{"type": "command", "command": "later"}]})
    assert json.loads(path.read_bytes()) == {**expected, "theme": "dark"}
    copy = path.with_name(f"settings.json.belta-backup-{STAMP}")
    assert json.loads(copy.read_bytes()) == OTHERS


def test_a_copy_is_kept_once(user: Path) -> None:
    settings_of(user, OTHERS)
    assert install(place_of(user)) == [f"{user}/.claude/settings.json.belta-backup-{STAMP}"]
    path = user / ".claude/settings.json"
    path.write_text(path.read_text().replace("-I", "-X", 1))  # as another version might have written it
    assert install(place_of(user)) == []
    assert len(list(path.parent.glob("*belta-backup*"))) == 1


def test_entries_of_another_version_are_replaced_where_they_stand(user: Path) -> None:
    old = {"type": "command", "command": "/gone/belta-hook", "args": ["--host", "claude"]}
    theirs = {"type": "command", "command": "/usr/bin/other"}
    path = settings_of(
        user,
        {
            "hooks": {
                "UserPromptSubmit": [{"hooks": [theirs, old]}, {"hooks": [old]}],
                "PostToolUseFailure": [{"matcher": "AskUserQuestion", "hooks": [old]}],
            }
        },
    )
    install(place_of(user))
    hooks = json.loads(path.read_bytes())["hooks"]
    assert [len(group["hooks"]) for group in hooks["UserPromptSubmit"]] == [2]
    assert hooks["UserPromptSubmit"][0]["hooks"][0] == theirs
    assert hooks["UserPromptSubmit"][0]["hooks"][1]["args"][-2:] == ["--host", "claude"]
    assert "PostToolUseFailure" not in hooks, "an event that this version does not register"
    assert hooks["PostToolUse"][0]["matcher"] == "AskUserQuestion"
    uninstall(place_of(user))
    assert json.loads(path.read_bytes()) == {"hooks": {"UserPromptSubmit": [{"hooks": [theirs]}]}}


@pytest.mark.parametrize(
    ("content", "line"),
    [
        pytest.param(b'{\n  // mine\n  "a": 1\n}', 2, id="comments"),
        pytest.param(b'{\n  "a": [1,]\n}', 2, id="a trailing comma"),
        pytest.param(b"[]", 1, id="not an object"),
        pytest.param(b'{\n\n"hooks": []}', 3, id="hooks that are a list"),
        pytest.param(b'{"hooks": {\n"Stop": {}}}', 2, id="an event that is an object"),
        pytest.param(b'{"permissions":\n{"allow": "all"}}', 2, id="permissions that are a word"),
        pytest.param(b'{"hooks": null}', 1, id="null"),
    ],
)
def test_settings_that_cannot_be_edited_are_refused_and_nothing_at_all_is_written(
    user: Path, content: bytes, line: int
) -> None:
    path = settings_of(user, content)
    before = tree(user)
    with pytest.raises(HostConfigError) as refused:
        install(place_of(user))
    assert str(refused.value).startswith(f"{path}:{line}: ")
    assert '"confirm_pending"' in str(refused.value)  # what to add by hand
    assert tree(user) == before


def test_a_state_file_that_cannot_be_edited_stops_everything(user: Path) -> None:
    (user / ".claude.json").write_text('{"mcpServers": ')
    with pytest.raises(HostConfigError, match=r"\.claude\.json:1: not JSON"):
        install(place_of(user))
    assert list(tree(user)) == [".claude.json"]


def test_what_others_put_in_our_places_is_not_touched(user: Path) -> None:
    rules = user / ".claude/rules/belta.md"
    rules.parent.mkdir(parents=True)
    rules.write_text("my own rules")
    with pytest.raises(ForeignFileError, match="not written by belta"):
        install(place_of(user))
    assert plan_removal(place_of(user)).is_empty
    rules.unlink()
    (user / ".claude.json").write_text('{"mcpServers": {"belta": {"command": "somebody-elses"}}}')
    with pytest.raises(ForeignFileError, match="another MCP server is named belta"):
        install(place_of(user))
    assert plan_removal(place_of(user)).is_empty


def test_linked_settings_stay_a_link(user: Path, tmp_path: Path) -> None:
    dotfiles = tmp_path / "dotfiles.json"
    dotfiles.write_text("{}\n")
    dotfiles.chmod(0o644)
    (user / ".claude").mkdir()
    link = user / ".claude/settings.json"
    link.symlink_to(dotfiles)
    install(place_of(user))
    assert link.is_symlink()
    assert "belta" in dotfiles.read_text()
    assert dotfiles.stat().st_mode & 0o777 == 0o644
    uninstall(place_of(user))
    assert link.is_symlink()
    assert dotfiles.read_text() == "{}\n"


def test_a_file_that_changed_since_it_was_shown_is_not_written(user: Path) -> None:
    path = settings_of(user, OTHERS)
    plan = plan_installation(place_of(user))
    path.write_text('{"new": 1}')
    with pytest.raises(ChangedMeanwhileError, match=r"settings\.json"):
        carry_out(plan, STAMP, {})
    assert path.read_text() == '{"new": 1}'


def test_a_full_disk_leaves_the_old_settings_whole(user: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = settings_of(user, OTHERS)
    plan = plan_installation(place_of(user))
    before = path.read_bytes()
    replace = os.replace

    def full(source: str, target: str) -> None:
        if target == str(path):
            raise OSError(28, "No space left on device")
        replace(source, target)

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(UnwritableHomeError, match="No space left"):
        carry_out(plan, STAMP, {})
    assert path.read_bytes() == before
    assert not list(user.rglob("*.tmp"))


@pytest.mark.parametrize("name", ["a b", "c'd", 'e"f', "山田 太郎", "사용자", "x & (y)", "__init__", "~~z~~"])
def test_a_home_with_an_odd_name_is_imported_by_an_escaped_path(tmp_path: Path, name: str) -> None:
    user = tmp_path / name
    user.mkdir()
    install(place_of(user))
    line = (user / ".claude/rules/belta.md").read_text(encoding="utf-8").splitlines()[-1]
    assert line.replace("\\ ", " ") == f"@{user}/.belta/memory/MEMORY.md"
    assert " " not in line.replace("\\ ", "")
    uninstall(place_of(user))
    assert tree(user) == {}


@pytest.mark.parametrize("name", ["a#b", "a*b", "a`b", "a<b>", "a\tb", "a\\b"])
def test_a_home_that_the_host_cannot_import_is_refused(tmp_path: Path, user: Path, name: str) -> None:
    with pytest.raises(UnimportableHomeError):
        install(place_of(user, BELTA_HOME=str(tmp_path / name)))
    assert tree(user) == {}


def test_a_named_home_is_named_to_hooks_server_and_rules(tmp_path: Path, user: Path) -> None:
    home = str(tmp_path / "the home")
    install(place_of(user, BELTA_HOME=home))
    settings = json.loads((user / ".claude/settings.json").read_bytes())
    assert home in settings["hooks"]["SessionStart"][0]["hooks"][0]["args"][3]
    assert json.loads((user / ".claude.json").read_bytes())["mcpServers"]["belta"]["env"] == {
        "BELTA_HOME": home
    }
    assert (tmp_path / "the\\ home").name in (user / ".claude/rules/belta.md").read_text()
    uninstall(place_of(user))  # also from a shell that does not name it
    assert tree(user) == {}


def test_another_configuration_folder_holds_all_of_it(tmp_path: Path, user: Path) -> None:
    folder = tmp_path / "conf"
    place = place_of(user, CLAUDE_CONFIG_DIR=str(folder))
    install(place)
    assert tree(user) == {}
    assert {"settings.json", ".claude.json", "rules/belta.md"} <= set(tree(folder))
    uninstall(place)
    assert tree(folder) == {}


def test_without_a_home_there_is_nowhere_to_install() -> None:
    with pytest.raises(NoHomeError):
        find_place({"PATH": "/bin"})


def test_the_hosts_own_program_adds_and_removes_the_server(user: Path) -> None:
    place = place_of(user, PATH=add_program(user), BELTA_HOME=str(user / "b"))
    plan = plan_installation(place)
    assert [command[1:6] for command in plan.commands] == [("mcp", "add", "-s", "user", "belta")]
    install(place, user)
    state = json.loads((user / ".claude.json").read_bytes())
    assert state["firstStartVersion"] == "2.1.332"
    assert state["mcpServers"]["belta"]["env"] == {"BELTA_HOME": str(user / "b")}
    assert plan_installation(place).is_empty
    assert not list(user.glob(".claude.json.*"))
    uninstall(place, user)
    assert json.loads((user / ".claude.json").read_bytes())["mcpServers"] == {}


def test_an_entry_of_another_version_is_removed_by_the_program_first(user: Path) -> None:
    place = place_of(user, PATH=add_program(user))
    (user / ".claude.json").write_text('{"mcpServers": {"belta": {"command": "/gone/belta-mcp"}}}')
    install(place, user)
    calls = [json.loads(line)[:2] for line in (user / "calls").read_text().splitlines()]
    assert calls == [["mcp", "remove"], ["mcp", "add"]]
    assert plan_installation(place).is_empty


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("#!/bin/sh\nexit 1\n", id="it fails"),
        pytest.param("#!/bin/sh\nexit 0\n", id="it does nothing and says nothing"),
        pytest.param("#!/no/such/interpreter\n", id="it cannot run"),
    ],
)
def test_where_the_program_does_not_add_the_server_the_file_is_edited(user: Path, code: str) -> None:
    place = place_of(user, PATH=add_program(user, code))
    before = tree(user)
    install(place, user)
    assert plan_installation(place).is_empty
    uninstall(place, user)
    assert tree(user) == before


def test_the_manifest_in_the_tree_is_the_one_that_is_installed() -> None:
    manifest = Path(bundled("hooks"), "claude.json")
    assert json.loads(manifest.read_bytes()) == template()


def test_the_rules_file_is_told_by_its_mark(user: Path) -> None:
    install(place_of(user))
    assert (user / ".claude/rules/belta.md").read_text().startswith(RULES_MARK)


def test_the_installed_skill_keeps_to_the_standard(user: Path) -> None:
    install(place_of(user))
    validator = Path(sysconfig.get_path("scripts"), "agentskills")
    told = subprocess.run(
        [validator, "validate", user / ".claude/skills/belta-memory"],
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert told.returncode == 0, told.stdout + told.stderr


def test_what_is_a_users_own_in_our_skill_folder_stays(user: Path) -> None:
    install(place_of(user))
    own = user / ".claude/skills/belta-memory/mine.md"
    own.write_text("my own")
    uninstall(place_of(user))
    assert tree(user) == {".claude/skills/belta-memory/mine.md": b"my own"}
    install(place_of(user))
    assert own.read_text() == "my own"


def test_a_users_own_skill_of_our_name_is_left_alone(user: Path) -> None:
    own = user / ".claude/skills/belta-memory/SKILL.md"
    own.parent.mkdir(parents=True)
    own.write_text("my own")
    with pytest.raises(ForeignFileError, match="SKILL"):
        plan_installation(place_of(user))
    uninstall(place_of(user))
    assert own.read_text() == "my own"
