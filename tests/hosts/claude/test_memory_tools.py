"""The searchable memory in the real Claude Code: an agent notes and finds at once, and what takes away asks the user."""

import json
import re
from collections.abc import Iterator

import pytest

from .conversation import CURSOR, READING
from .host import Host
from .model_server import Answer, Request, Turn, calls, says

pytestmark = pytest.mark.host

LESSON = "Ask before a push: the last one went out on a Friday."
NOTE = {"text": LESSON, "type": "lesson", "priority": "high"}


@pytest.fixture
def user(claude: Host) -> Host:
    """The user after `belta install`."""
    claude.run("belta", "install", "--host", "claude", "--yes")
    return claude


def results(request: Request) -> Iterator[str]:
    """What the tools gave, as the host has sent it on to the model."""
    for message in request.body["messages"]:
        for block in message["content"] if isinstance(message["content"], list) else ():
            if block.get("type") == "tool_result":
                yield json.dumps(block["content"], ensure_ascii=False)


def forgets(name: str) -> Answer:
    """An agent that forgets what it has noted before."""

    def turn(request: Request) -> Turn:
        found = [key for told in results(request) for key in re.findall(r"\[(\w{8})\]", told)]
        return calls(name, {"key": found[-1]})

    return turn


def entries(user: Host) -> list[str]:
    return [path.read_text() for path in (user.home / ".belta" / "memory" / "notes").glob("*.md")]


def test_an_agent_notes_and_finds_with_nobody_asked(user: Host) -> None:
    searched = calls("mcp__belta__search_memory", {"query": "push on a Friday"})
    user.model.plays([calls("mcp__belta__add_note", NOTE), searched, says("Done.")])
    assert "Done." in user.headless("note that down")
    *_, last = (request for request in user.model.requests() if request.in_conversation)
    noted, found = results(last)
    assert "remembered: lesson (high)" in noted
    assert LESSON in found
    assert '\\"confirmed\\":false' in found, "this host shows the model the structured form alone"
    (entry,) = entries(user)
    assert "source: claude" in entry
    assert "confirmed" not in entry


def test_a_forget_asks_the_user_and_even_then_waits_for_a_review(user: Host) -> None:
    settings = user.home / ".claude" / "settings.json"
    value = json.loads(settings.read_text())
    value["permissions"]["allow"].append("mcp__belta__forget")  # even so: the tool itself wants a person
    settings.write_text(json.dumps(value))
    user.model.plays([calls("mcp__belta__add_note", NOTE), forgets("mcp__belta__forget"), says("Asked.")])
    with user.session() as conversation:
        conversation.prompt("note that, and forget it again")
        conversation.terminal.shows("Do you want to proceed?")
        screen = conversation.terminal.keeps(f"{CURSOR} 1.", READING)
        assert "forget" in screen
        conversation.terminal.presses("Enter")
        conversation.terminal.shows("Asked.")
    *_, last = (request for request in user.model.requests() if request.in_conversation)
    _, asked = results(last)
    assert "confirm with `belta review`" in asked
    assert len(entries(user)) == 1
