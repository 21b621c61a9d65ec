import pytest

from belta_memory.entrypoints.mcp.origin import host_of, marker_of, session_ids
from fakes import fake_ports, marker


@pytest.mark.parametrize(
    ("client", "host"),
    [
        pytest.param("claude-code", "claude", id="Claude Code"),
        pytest.param("codex-mcp-client", "codex", id="Codex"),
        pytest.param("copilot-cli", "copilot", id="Copilot"),
        pytest.param("gemini-cli-mcp-client", "gemini", id="Gemini"),
        pytest.param("opencode", "opencode", id="OpenCode"),
        pytest.param("Visual Studio Code - Insiders", "vscode", id="VS Code"),
        pytest.param("cursor-vscode", "cursor", id="Cursor"),
        pytest.param("../../etc", "mcp", id="a name that must not become a folder"),
        pytest.param("", "mcp", id="no name"),
    ],
)
def test_a_host_is_known_by_its_client(client: str, host: str) -> None:
    assert host_of(client) == host


def test_the_surest_name_of_a_session_comes_first() -> None:
    environment = {"COPILOT_AGENT_SESSION_ID": "copilot", "CLAUDE_CODE_SESSION_ID": "before-clear"}
    assert list(session_ids({"sessionId": "codex"}, environment, "newest", "last")) == [
        "codex",
        "copilot",
        "newest",
        "last",
        "before-clear",
    ]
    assert list(session_ids({"sessionId": 3}, {"CLAUDE_CODE_SESSION_ID": ""}, None, None)) == []


def test_the_first_session_that_has_a_marker_is_the_one() -> None:
    ports = fake_ports(markers=(marker("known"), marker("later")))
    assert marker_of(ports, iter(["unseen", "known", "later"])) == marker("known")
    assert marker_of(ports, iter(["unseen"])) is None
