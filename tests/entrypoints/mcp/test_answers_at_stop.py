"""At the end of a turn the server looks at the answer that the host hands over."""

import json
import os
from pathlib import Path

import pytest

from belta_memory.adapters.stores.gate_list import build
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.system import SystemClock
from belta_memory.app.settings import Settings
from belta_memory.domain.model import Fact
from belta_memory.entrypoints.mcp.calls import acknowledgement, stated_wrongly
from belta_memory.languages import packs
from fakes import fake_ports

LINE = "deploy target: ❌ staging-a → ✅ prod-b"
WRONG = "It was deployed to staging-a."


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BELTA_HOME", str(tmp_path))
    build(Home(str(tmp_path)), "head", packs(), [Fact("deploy target", "staging-a", "prod-b", None, 1, None)])
    return tmp_path


@pytest.mark.parametrize(
    ("given", "message", "context"),
    [
        pytest.param({"answer": WRONG, "again": "false"}, True, True, id="stated"),
        pytest.param(
            {"answer": WRONG, "again": "true"}, True, False, id="stated once more, after one more turn"
        ),
        pytest.param({"answer": "It was deployed to prod-b."}, False, False, id="the right value"),
        pytest.param(
            {"answer": "${last_assistant_message}"}, False, False, id="a host that does not know the word"
        ),
        pytest.param({}, False, False, id="a call by the agent"),
    ],
)
@pytest.mark.usefixtures("home")
def test_an_answer_is_looked_at(given: dict[str, object], *, message: bool, context: bool) -> None:
    ports = fake_ports()._replace(settings=Settings(enforce="continue"))
    stated = stated_wrongly(lambda: ports, "claude", "s1", given)
    assert (LINE in stated.message) is message
    assert (LINE in stated.context) is context


def test_two_servers_tell_of_one_answer_once(home: Path) -> None:
    """That of a plugin and that of an installation; and the next turn may end with the same words."""
    ports = fake_ports()._replace(clock=SystemClock())
    given = {"answer": WRONG, "again": "false"}
    first, second = (stated_wrongly(lambda: ports, "claude", "s1", given) for _ in range(2))
    assert LINE in first.message
    assert second.message == ""
    assert [event.kind for event in ports.events.all()] == ["violated"], "nor is it counted twice"
    assert stated_wrongly(lambda: ports, "claude", "s2", given).message, "of another session"
    assert stated_wrongly(lambda: ports, "claude", "s1", {**given, "again": "true"}).message, (
        "after one more turn"
    )
    for claimed in (home / "cache" / "claims").iterdir():
        os.utime(claimed, (1, 1))
    assert stated_wrongly(lambda: ports, "claude", "s1", given).message, "of a later turn"


def test_what_the_host_gets_shows_a_line_and_may_give_one_more_turn() -> None:
    assert json.loads(acknowledgement("a", "b")) == {
        "systemMessage": "a",
        "hookSpecificOutput": {"hookEventName": "Stop", "additionalContext": "b"},
    }
    assert json.loads(acknowledgement("a")) == {"systemMessage": "a"}
    assert acknowledgement("", "b") == ""
