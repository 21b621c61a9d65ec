"""The other ways to answer in the real Claude Code: its own question tool, and a typed answer."""

import json

import pytest

from .belta_home import faults, lines, proposal
from .conversation import READING
from .host import Host
from .model_server import says
from .question import (
    FREE_TEXT,
    LATER,
    NO,
    TOLD,
    YES,
    asks,
    ends_with,
    is_asked_by_the_agent,
    picks,
    types,
    unbroken,
)

pytestmark = pytest.mark.host

FIRST = "no, deploy goes to prod-b, not staging-a"
SECOND = "again: no, deploy goes to prod-b, not staging-a"
LINE = "deploy: ❌ staging-a → ✅ prod-b"


@pytest.fixture
def user(claude: Host) -> Host:
    """The user after `belta install`."""
    claude.run("belta", "install", "--host", "claude", "--yes")
    return claude


@pytest.fixture
def without_dialog(user: Host) -> Host:
    """The same where our server does not run: the agent is told to ask."""
    for path, names in ((".claude.json", ("mcpServers",)), (".claude/settings.json", ("hooks", "Stop"))):
        file = user.home / path
        value = json.loads(file.read_text())
        within = value if len(names) == 1 else value[names[0]]
        del within[names[-1]]
        file.write_text(json.dumps(value))
    return user


# The question tool


def test_the_exact_label_records_and_the_agent_knows_it_in_the_same_turn(without_dialog: Host) -> None:
    user = without_dialog
    user.model.plays([says("ok."), asks, says("Noted, thank you.")])
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
        screen = is_asked_by_the_agent(conversation, SECOND)
        assert LINE in screen
        assert lines(user) == []
        picks(conversation, YES)
        screen = ends_with(conversation, "Noted, thank you.")
        assert f"Remembered: {LINE}" in unbroken(screen)
        assert user.model.requests()[-1].holds(f"Remembered: {LINE}")
    (line,) = lines(user)
    assert line.startswith(f"- {LINE} [src:")
    assert "question" in user.run("belta", "log")
    assert faults(user) == ""


def test_escape_is_neither_yes_nor_no_and_is_not_asked_again_in_the_session(without_dialog: Host) -> None:
    user = without_dialog
    user.model.plays([says("ok."), asks])
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
        is_asked_by_the_agent(conversation, SECOND)
        conversation.terminal.presses("Escape")
        conversation.terminal.waits("the prompt again", lambda screen: FREE_TEXT not in screen)
        user.model.plays([says("third")])
        conversation.says(f"{FIRST}!", "third")
        assert not TOLD.search("\n".join(user.model.requests()[-1].lines()).rpartition(f"{FIRST}!")[2])
    assert lines(user) == []
    assert (proposal(user)["state"], proposal(user)["neutral"]) == ("open", 0)
    user.model.plays([asks, says("as you say")])
    with user.session() as conversation:
        is_asked_by_the_agent(conversation, FIRST)
        picks(conversation, NO)
        ends_with(conversation, "as you say")
    (comment,) = lines(user)
    assert "count=1 " in comment


def test_free_text_is_an_edit_that_is_shown_again_before_it_is_written(without_dialog: Host) -> None:
    user = without_dialog
    edited = "deploy: ❌ staging-a → ✅ prod-b only on fridays"
    user.model.plays([says("ok."), asks, asks, says("recorded as you wrote it")])
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
        is_asked_by_the_agent(conversation, SECOND)
        types(conversation, "prod-b only on fridays")
        screen = conversation.terminal.waits(
            "the new line", lambda screen: edited in screen.rpartition("☐")[2] and FREE_TEXT in screen
        )
        assert LINE in screen
        assert lines(user) == []
        conversation.terminal.keeps(FREE_TEXT, READING)
        picks(conversation, YES)
        ends_with(conversation, "recorded as you wrote it")
    (line,) = lines(user)
    assert line.startswith(f"- {edited} [src:")


def test_an_enter_of_somebody_who_was_typing_is_no_yes(without_dialog: Host) -> None:
    user = without_dialog
    user.model.plays([says("ok."), asks, says("later, then")])
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
        is_asked_by_the_agent(conversation, SECOND)
        picks(conversation, LATER)
        ends_with(conversation, "later, then")
    assert lines(user) == []
    assert (proposal(user)["state"], proposal(user)["neutral"]) == ("open", 1)


def test_an_answer_that_another_hook_gives_is_nobodys(without_dialog: Host) -> None:
    user = without_dialog
    settings = user.home / ".claude" / "settings.json"
    answering = user.root / "answering.py"
    answering.write_text(
        "import json, sys\n"
        "given = json.load(sys.stdin)['tool_input']\n"
        "asked = given['questions'][0]\n"
        f"given['answers'] = {{asked['question']: asked['options'][{YES}]['label']}}\n"
        "print(json.dumps({'hookSpecificOutput': {'hookEventName': 'PreToolUse',"
        " 'permissionDecision': 'allow', 'updatedInput': given}}))\n"
    )
    value = json.loads(settings.read_text())
    hook = {"type": "command", "command": f"python3 {answering}"}
    value["hooks"]["PreToolUse"] = [{"matcher": "AskUserQuestion", "hooks": [hook]}]
    settings.write_text(json.dumps(value))
    user.model.plays([says("ok."), asks, says("it says yes")])
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
        conversation.prompt(SECOND)
        ends_with(conversation, "it says yes")
    assert lines(user) == []
    assert proposal(user)["state"] == "open"


# The typed answer


def test_where_no_server_runs_the_next_prompt_carries_out_a_typed_yes(without_dialog: Host) -> None:
    user = without_dialog
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
        conversation.says(SECOND, "ok.")
        screen = conversation.says("belta yes zzzzzzzz", "ok.")
        assert f"{LINE} ({proposal(user)['id']})" in unbroken(screen)
        assert lines(user) == []
        screen = conversation.says(f"belta yes {proposal(user)['id']}", "ok.")
        assert f"Noted: `yes` to {LINE}" in unbroken(screen)
        assert lines(user) == []
        screen = conversation.says("please go on", "ok.")
        assert f"Remembered: {LINE}" in unbroken(screen)
    assert len(lines(user)) == 1
