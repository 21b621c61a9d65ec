"""The guard in the real Claude Code: a recorded mistake is pointed out where it is about to be made, and where it was stated."""

import json

import pytest

from .belta_home import faults
from .conversation import READING
from .host import Host
from .model_server import Request, calls, says
from .question import ends_with, unbroken

pytestmark = pytest.mark.host

LINE = "deploy target: ❌ staging-a → ✅ prod-b"
INDEX = f"- {LINE} [src:2026-10-01 / occ:2 / recorded:2026-10-02]\n"
WRONG = {"command": "ssh staging-a uptime", "description": "Look at the load"}
HARMLESS = {"command": "grep -rn 'staging-a' .", "description": "Search the project"}
TOUCHED = "this call touches it"
ASKED = "goes by what you have corrected"
STATED = "states what you have corrected"


@pytest.fixture
def user(claude: Host) -> Host:
    """The user after `belta install`, with one fact recorded, who lets the agent run commands."""
    claude.run("belta", "install", "--host", "claude", "--yes")
    memory = claude.home / ".belta" / "memory" / "MEMORY.md"
    memory.parent.mkdir(parents=True, exist_ok=True)
    memory.write_text(INDEX, encoding="utf-8")
    settings = claude.home / ".claude" / "settings.json"
    value = json.loads(settings.read_text())
    value["permissions"]["allow"].append("Bash")
    settings.write_text(json.dumps(value))
    return claude


def configure(user: Host, line: str) -> None:
    (user.home / ".belta" / "config.toml").write_text(f"{line}\n")


def newest(user: Host) -> Request:
    return [request for request in user.model.requests() if request.in_conversation][-1]


def events(user: Host) -> list[str]:
    log = user.home / ".belta" / "log" / "events.jsonl"
    return [json.loads(line)["kind"] for line in log.read_text(encoding="utf-8").splitlines()]


def test_the_reminder_reaches_the_next_request_to_the_model(user: Host) -> None:
    user.model.plays([calls("Bash", WRONG), says("done.")])
    user.headless("How busy is the machine?")
    assert newest(user).holds(TOUCHED)
    assert newest(user).holds(LINE)
    assert "reminded" in events(user)
    assert faults(user) == ""


def test_a_call_that_only_searches_is_let_alone(user: Host) -> None:
    user.model.plays([calls("Bash", HARMLESS), says("done.")])
    user.headless("Where is it mentioned?")
    assert not newest(user).holds(TOUCHED)


def test_the_user_is_asked_with_the_line_before_the_command_runs(user: Host) -> None:
    configure(user, 'guard = "ask"')
    user.model.plays([calls("Bash", WRONG), says("done.")])
    with user.session() as conversation:
        conversation.prompt("How busy is the machine?")
        screen = unbroken(conversation.terminal.waits("the question", lambda seen: ASKED in unbroken(seen)))
        assert LINE in screen
        conversation.terminal.keeps("staging-a", READING)
        conversation.terminal.presses("Escape")
        conversation.terminal.shows("(shift+tab to cycle)")


def test_a_wrong_answer_is_told_to_the_user(user: Host) -> None:
    user.model.plays([says("The build was deployed to staging-a.")])
    with user.session() as conversation:
        conversation.prompt("Is it out?")
        screen = unbroken(ends_with(conversation, "The build was deployed to staging-a."))
        assert STATED in unbroken(screen)
        assert LINE in screen
    assert "violated" in events(user)
    assert len([r for r in user.model.requests() if r.in_conversation]) == 1


def test_the_agent_gets_one_more_turn_and_no_more(user: Host) -> None:
    configure(user, 'enforce = "continue"')
    wrong = says("The build was deployed to staging-a.")
    user.model.plays([wrong, wrong, says("never asked for.")])
    with user.session() as conversation:
        conversation.prompt("Is it out?")
        conversation.terminal.waits("the end", lambda seen: unbroken(seen).count(STATED) > 1)
    assert newest(user).holds("The answer states as true what the user has corrected")
    assert len([r for r in user.model.requests() if r.in_conversation]) == 2
