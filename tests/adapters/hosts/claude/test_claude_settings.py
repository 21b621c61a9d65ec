import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters import json_text
from belta_memory.adapters.hosts.claude.manifest import is_our_handler, is_our_server, registration
from belta_memory.adapters.hosts.claude.settings import (
    add_server,
    add_to_settings,
    find_fault,
    our_handlers,
    take_from_settings,
    take_server,
)
from belta_memory.adapters.launcher import Command

OURS = registration(
    Command("/v/python", ("-I", "-S", "-c", "import prompt_gate\nprompt_gate.main()", "--host", "claude")),
    Command("/v/python", ("-I", "-S", "-c", "from belta_memory.entrypoints.mcp_server import main")),
)
SERVER = OURS.server or {}

NAMES = st.text(max_size=4)
HANDLERS = st.fixed_dictionaries(
    {"type": st.sampled_from(["command", "mcp_tool", "http"]), "command": NAMES},
    optional={"args": st.lists(NAMES, max_size=2), "server": NAMES, "timeout": st.integers(1, 9)},
)
GROUPS = st.fixed_dictionaries({"hooks": st.lists(HANDLERS, max_size=3)}, optional={"matcher": NAMES})
EVENTS = st.sampled_from(["SessionStart", "UserPromptSubmit", "Stop", "PreToolUse"])
SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "model": NAMES,
        "hooks": st.dictionaries(EVENTS, st.lists(GROUPS | st.none(), max_size=3), max_size=4),
        "permissions": st.fixed_dictionaries(
            {},
            optional={
                "allow": st.lists(NAMES | st.sampled_from(OURS.allowed), max_size=3),
                "deny": st.just([]),
            },
        ),
        "env": st.dictionaries(NAMES, NAMES, max_size=2),
    },
)
INDENTS = st.sampled_from([None, 1, 2, 4, "\t"])


@given(SETTINGS, INDENTS)
def test_what_was_added_is_taken_away_again_and_nothing_else(
    value: dict[str, Any], indent: int | str | None
) -> None:
    before = json.dumps(value, indent=indent)
    with_ours = add_to_settings(before, OURS)
    assert [(path[1], handler) for path, handler in our_handlers(with_ours)] == sorted(
        OURS.hooks, key=lambda hook: list(json.loads(with_ours)["hooks"]).index(hook[0])
    )
    assert set(OURS.allowed) <= set(json.loads(with_ours)["permissions"]["allow"])
    assert add_to_settings(with_ours, OURS) == with_ours
    after = take_from_settings(with_ours, before)
    assert json.loads(after) == value
    assert list(json.loads(after)) == list(value)


@given(SETTINGS, SETTINGS, INDENTS)
def test_what_others_add_meanwhile_survives(
    value: dict[str, Any], later: dict[str, Any], indent: int | str | None
) -> None:
    before = json.dumps(value, indent=indent)
    with_ours = add_to_settings(before, OURS)
    for name in later.keys() - {"hooks", "permissions"}:
        with_ours = json_text.put(with_ours, [], name, later[name])
    theirs = {"hooks": [{"type": "command", "command": "/usr/bin/theirs"}]}
    with_ours = json_text.append(with_ours, ["hooks", "Stop"], theirs)
    after = json.loads(take_from_settings(with_ours, before))
    expected = {**value, **{k: v for k, v in later.items() if k not in {"hooks", "permissions"}}}
    hooks = {**value.get("hooks", {})}
    hooks["Stop"] = [*hooks.get("Stop", []), theirs]
    assert after == {**expected, "hooks": hooks}


@given(value=st.dictionaries(NAMES, NAMES, max_size=3), indent=INDENTS, has_servers=st.booleans())
def test_the_server_goes_as_it_came(
    value: dict[str, Any], indent: int | str | None, *, has_servers: bool
) -> None:
    if has_servers:
        value = {**value, "mcpServers": {"other": {"command": "x"}}}
    before = json.dumps(value, indent=indent)
    with_ours = add_server(before, SERVER)
    assert json.loads(with_ours)["mcpServers"]["belta"] == SERVER
    assert json.loads(take_server(with_ours, before)) == value


@pytest.mark.parametrize(
    ("handler", "ours"),
    [
        pytest.param(
            {"type": "command", "command": "/a b/belta-hook", "args": ["--host", "claude"]}, True, id="script"
        ),
        pytest.param({"type": "command", "command": "C:\\x y\\belta-hook.exe"}, True, id="script on Windows"),
        pytest.param({"type": "command", "command": "'/a/belta-hook' --host claude"}, True, id="by a shell"),
        pytest.param({"type": "command", "command": "belta-hook"}, True, id="from the PATH"),
        pytest.param(
            {"type": "command", "command": "/p", "args": ["-c", "prompt_gate.main()"]}, True, id="launcher"
        ),
        pytest.param(
            {"type": "mcp_tool", "server": "belta", "tool": "confirm_pending"}, True, id="the question"
        ),
        pytest.param(
            {"type": "mcp_tool", "server": "belta", "tool": "other"}, False, id="another tool of ours"
        ),
        pytest.param(
            {"type": "mcp_tool", "server": "beltb", "tool": "confirm_pending"}, False, id="another server"
        ),
        pytest.param({"type": "command", "command": "/a/my-belta-hook"}, False, id="another script"),
        pytest.param({"type": "command", "command": "/a/belta-hooks"}, False, id="a longer name"),
        pytest.param(
            {"type": "command", "command": "echo", "args": "prompt_gate.main()"}, False, id="args of no shape"
        ),
        pytest.param({"type": "http", "command": "belta-hook"}, False, id="another type"),
        pytest.param("belta-hook", False, id="a word"),
        pytest.param(None, False, id="null"),
    ],
)
def test_a_handler_is_ours(handler: object, *, ours: bool) -> None:
    assert is_our_handler(handler) is ours


@pytest.mark.parametrize(
    ("entry", "ours"),
    [
        pytest.param({"command": "/x/belta-mcp", "args": []}, True, id="script"),
        pytest.param(SERVER, True, id="launcher"),
        pytest.param({"command": "node", "args": ["belta.js"]}, False, id="somebody else's"),
        pytest.param({"type": "http", "url": "https://x"}, False, id="remote"),
    ],
)
def test_a_server_is_ours(entry: object, *, ours: bool) -> None:
    assert is_our_server(entry) is ours


@given(SETTINGS)
def test_settings_of_the_hosts_own_shape_have_no_fault(value: dict[str, Any]) -> None:
    assert find_fault(json.dumps(value)) is None
