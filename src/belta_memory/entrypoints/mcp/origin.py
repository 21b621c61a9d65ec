"""Who is at the other end: which host, and which of its sessions a call may be about."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from belta_memory.app.ports import Ports, SessionMarker

_SIGNS = (  # in the client's own name, the more particular first
    ("claude", "claude"),
    ("codex", "codex"),
    ("copilot", "copilot"),
    ("gemini", "gemini"),
    ("opencode", "opencode"),
    ("cursor", "cursor"),
    ("visual studio code", "vscode"),
    ("cline", "cline"),
    ("hermes", "hermes"),
)
_UNKNOWN = "mcp"


def host_of(client: str) -> str:
    """The host's id by the name that its MCP client gives itself."""
    name = client.casefold()
    return next((host for sign, host in _SIGNS if sign in name), _UNKNOWN)


def session_ids(
    meta: Mapping[str, object], environment: Mapping[str, str], last: str | None
) -> Iterator[str]:
    """The session that a call may be about, the surest first.

    Codex names it with each call. What the last `confirm_pending` named outranks Claude's variable, which keeps the
    id of before a `/clear`.
    """
    for named in (
        meta.get("sessionId"),
        environment.get("COPILOT_AGENT_SESSION_ID"),
        last,
        environment.get("CLAUDE_CODE_SESSION_ID"),
    ):
        if isinstance(named, str) and named:
            yield named


def marker_of(ports: Ports, ids: Iterator[str]) -> SessionMarker | None:
    """The marker that the prompt hook left for the first of these sessions that has one."""
    from belta_memory.domain.model import SessionId

    return next((marker for id_ in ids if (marker := ports.sessions.find(SessionId(id_))) is not None), None)
