"""Our entries in Claude Code's settings.json and .claude.json: texts in, texts out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.adapters import json_text
from belta_memory.adapters.hosts.claude.manifest import (
    PERMISSIONS,
    SERVER,
    group_of,
    is_our_handler,
    is_our_server,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belta_memory.adapters.hosts.claude.manifest import Registration


_ALLOW: list[str | int] = ["permissions", "allow"]


def find_fault(text: str) -> tuple[int, str] | None:
    """The line and the cause where the settings have a shape that we cannot add to."""
    events = [("hooks", event) for event in _members(text, "hooks")]
    lists = [("permissions", "allow"), *events]
    return _fault(
        text, [((), dict), (("hooks",), dict), (("permissions",), dict), *((path, list) for path in lists)]
    )


def find_state_fault(text: str) -> tuple[int, str] | None:
    """The same for the state file."""
    return _fault(text, [((), dict), (("mcpServers",), dict)])


def add_to_settings(text: str, ours: Registration) -> str:
    """The settings with our hooks and permissions, each once; unchanged where they stand already."""
    text = _without_strays(text, ours)
    for event, handler in ours.hooks:
        found = [path for path, _ in our_handlers(text) if path[1] == event]
        if not found:
            text = json_text.ensure(text, ["hooks"], {})
            text = json_text.ensure(text, ["hooks", event], [])
            text = json_text.append(text, ["hooks", event], group_of(event, handler))
        elif json_text.value_at(text, found[0]) != handler:
            text = json_text.replace(text, found[0], handler)
    for tool in ours.allowed:
        if tool not in _elements(text, _ALLOW):
            text = json_text.ensure(text, ["permissions"], {})
            text = json_text.ensure(text, _ALLOW, [])
            text = json_text.append(text, _ALLOW, tool)
    return text


def take_from_settings(text: str, before: str) -> str:
    """The settings without our entries. What stood `before` we came stays, also where it is empty or equal to ours."""
    for path, _ in reversed(list(our_handlers(text))):
        text = _drop_handler(text, path, before)
    text = _drop_if_empty(text, ["hooks"], before)
    kept = _elements(before, _ALLOW)
    for place, tool in reversed(list(enumerate(_elements(text, _ALLOW)))):
        if tool in PERMISSIONS and tool not in kept:
            text = json_text.drop(text, [*_ALLOW, place])
    return _drop_if_empty(_drop_if_empty(text, _ALLOW, before), ["permissions"], before)


def add_server(text: str, server: dict[str, object]) -> str:
    """The state file with our MCP server."""
    if server_in(text) == server:
        return text
    text = json_text.ensure(text, ["mcpServers"], {})
    return json_text.put(text, ["mcpServers"], SERVER, server)


def take_server(text: str, before: str) -> str:
    """The state file without our MCP server; another server of that name stays."""
    if not is_our_server(server_in(text)):
        return text
    return _drop_if_empty(json_text.drop(text, ["mcpServers", SERVER]), ["mcpServers"], before)


def server_in(text: str) -> object:
    """The MCP server of our name in a state file, None where there is none."""
    return json_text.value_at(text, ["mcpServers", SERVER])


def our_handlers(text: str) -> Iterator[tuple[list[str | int], object]]:
    """Every hook handler of ours with its path, in the order of the text."""
    for event in _members(text, "hooks"):
        for g, group in enumerate(_elements(text, ["hooks", event])):
            handlers = group.get("hooks") if isinstance(group, dict) else None
            for h, handler in enumerate(handlers if isinstance(handlers, list) else ()):
                if is_our_handler(handler):
                    yield ["hooks", event, g, "hooks", h], handler


def _without_strays(text: str, ours: Registration) -> str:
    """Without second copies of our handlers, and without those that stand where we do not register them any more."""
    places = {event: group_of(event, handler).get("matcher") for event, handler in ours.hooks}
    seen = set()
    strays = []
    for path, _ in our_handlers(text):
        event = path[1]
        fits = event in places and json_text.value_at(text, [*path[:3], "matcher"]) == places[event]
        if event in seen or not fits:
            strays.append(path)
        else:
            seen.add(event)
    for path in reversed(strays):
        text = _drop_handler(text, path, "")
    return text


def _drop_handler(text: str, path: list[str | int], before: str) -> str:
    """Drop one handler, then its group and its event where nothing is left of them."""
    text = json_text.drop(text, path)
    if json_text.value_at(text, path[:-1]) == []:
        text = json_text.drop(text, path[:-2])
    return _drop_if_empty(text, path[:2], before)


def _drop_if_empty(text: str, path: list[str | int], before: str) -> str:
    if json_text.value_at(text, path) in ({}, []) and not json_text.has(before, path):
        return json_text.drop(text, path)
    return text


def _fault(text: str, expected: list[tuple[tuple[str, ...], type]]) -> tuple[int, str] | None:
    for path, kind in expected:
        if json_text.has(text, path) and not isinstance(json_text.value_at(text, path), kind):
            name, shape = ".".join(path) or "the file", "a JSON object" if kind is dict else "an array"
            return json_text.line_of(text, path), f"{name} is not {shape}"
    return None


def _members(text: str, name: str) -> list[str]:
    value = json_text.value_at(text, [name])
    return list(value) if isinstance(value, dict) else []


def _elements(text: str, path: list[str | int]) -> list[object]:
    value = json_text.value_at(text, path)
    return value if isinstance(value, list) else []
