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
    meta: Mapping[str, object], environment: Mapping[str, str], newest: str | None, last: str | None
) -> Iterator[str]:
    """The session that a call may be about, the surest first.

    Codex names it with each call. A session's first prompt leaves its marker before the first `confirm_pending`
    names it, so that the newest of our host's outranks the last one named, after a `/clear`; Claude's variable keeps the
    id of before it.
    """
    for named in (
        meta.get("sessionId"),
        environment.get("COPILOT_AGENT_SESSION_ID"),
        newest,
        last,
        environment.get("CLAUDE_CODE_SESSION_ID"),
    ):
        if isinstance(named, str) and named:
            yield named


def newest_session(ports: Ports, host_pid: int | None) -> str | None:
    """The session in which the process that started us had its latest prompt."""
    marker = None if host_pid is None else ports.sessions.newest_of(host_pid)
    return None if marker is None else marker.session


def marker_of(ports: Ports, ids: Iterator[str]) -> SessionMarker | None:
    """The marker that the prompt hook left for the first of these sessions that has one."""
    from belta_memory.domain.model import SessionId

    return next((marker for id_ in ids if (marker := ports.sessions.find(SessionId(id_))) is not None), None)
