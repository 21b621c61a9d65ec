"""The other ways to answer in the real Claude Code: its own question tool, a typed answer; and two sessions at once."""

import json
import re
import time
from contextlib import suppress

import pytest

from .conversation import READING, TURN_DONE, Conversation
from .host import Host
from .model_server import Answer, Request, Turn, calls, says

pytestmark = pytest.mark.host

FIRST = "no, deploy goes to prod-b, not staging-a"
SECOND = "again: no, deploy goes to prod-b, not staging-a"
LINE = "deploy: ❌ staging-a → ✅ prod-b"
FREE_TEXT = "Type something."
OPTIONS = 4
LATER, YES, NO, NOT_A_FACT = range(OPTIONS)
SLOW = 4.0  # seconds in which somebody can type the next prompt
TOLD = re.compile(
    r"(?:repeatedly: (?P<line>.+?) \(proposal (?P<id>\w+)\)|quotes (?P<id2>\w+) and this line verbatim: (?P<line2>.+?);)"
    r".*in this order: (?P<labels>.+?)\. ?(?:What|$)"
)


class PulledPlugError(Exception):
    """The host was ended from outside, in the middle of something."""


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


def asks(request: Request) -> Turn:
    """What an agent does that was told to ask: the newest such sentence, followed to the letter."""
    *_, told = [m for line in request.lines() if (m := TOLD.search(line))]
    id_, line = told["id"] or told["id2"], told["line"] or told["line2"]
    options = [{"label": label, "description": "-"} for label in told["labels"].split(" / ")]
    assert len(options) == OPTIONS
    question = {
        "question": f"Shall I remember this? ({id_})\n{line}",
        "header": "belta",
        "options": options,
        "multiSelect": False,
    }
    return calls("AskUserQuestion", {"questions": [question]})


def slowly(text: str) -> Answer:
    def turn(request: Request) -> Turn:
        del request
        time.sleep(SLOW)  # an answer during which a person types on
        return says(text)

    return turn


def is_asked_by_the_agent(conversation: Conversation, text: str) -> str:
    conversation.prompt(text)
    conversation.terminal.shows(FREE_TEXT)
    return conversation.terminal.keeps(FREE_TEXT, READING)


def picks(conversation: Conversation, option: int) -> None:
    """Go down to an option and take it."""
    _goes_down(conversation, option)
    conversation.terminal.presses("Enter")


def types(conversation: Conversation, text: str) -> None:
    """Go down to the field for free text and fill it in."""
    _goes_down(conversation, OPTIONS)
    conversation.terminal.types(text)
    conversation.terminal.shows(text)
    conversation.terminal.presses("Enter")


def _goes_down(conversation: Conversation, rows: int) -> None:
    for row in range(2, rows + 2):
        conversation.terminal.presses("Down")
        conversation.terminal.shows(f"❯ {row}.")


def ends_with(conversation: Conversation, answer: str) -> str:
    return conversation.terminal.waits(
        f"{answer!r} and the end of the turn",
        lambda screen: answer in screen and TURN_DONE in screen.rpartition(answer)[2],
    )


def unbroken(screen: str) -> str:
    """The screen without the ends of its rows: the host breaks long lines."""
    return " ".join(screen.split())


def lines(user: Host) -> list[str]:
    index = user.home / ".belta" / "memory" / "MEMORY.md"
    rows = index.read_text().splitlines() if index.exists() else []
    return [row for row in rows if row.startswith(("- ", "<!-- belta: declined"))]


def proposal(user: Host) -> dict[str, object]:
    (path,) = (user.home / ".belta" / "pending").glob("*.json")
    found: dict[str, object] = json.loads(path.read_text())
    return found


def faults(user: Host) -> str:
    log = user.home / ".belta" / "log" / "hook.log"
    return log.read_text() if log.exists() else ""


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


def test_a_typed_yes_records(without_dialog: Host) -> None:
    user = without_dialog
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
        conversation.says(SECOND, "ok.")
        screen = conversation.says("belta yes zzzzzzzz", "ok.")
        assert f"{LINE} ({proposal(user)['id']})" in unbroken(screen)
        assert lines(user) == []
        screen = conversation.says(f"belta yes {proposal(user)['id']}", "ok.")
        assert f"Remembered: {LINE}" in unbroken(screen)
    assert len(lines(user)) == 1


# Dialogs of more than one session, and of more than one life


def test_a_fact_of_two_sessions_at_once_is_asked_in_one_of_them(user: Host) -> None:
    with user.session() as one, user.session() as two:
        one.says(FIRST, "ok.")
        one.is_asked(SECOND, "ok.")
        two.says(FIRST, "ok.")
        two.says(SECOND, "ok.")
        one.chooses("record")
        two.says("thank you", "ok.")
    (line,) = lines(user)
    assert line.startswith(f"- {LINE} [src:")


def test_a_dialog_that_died_with_its_host_opens_again_when_the_session_goes_on(user: Host) -> None:
    with suppress(PulledPlugError), user.session() as conversation:
        conversation.says(FIRST, "ok.")
        conversation.is_asked(SECOND, "ok.")
        raise PulledPlugError
    assert proposal(user)["state"] == "open"
    with user.session("--continue") as conversation:
        conversation.is_asked("and now?", "ok.")
        conversation.chooses("record")
    assert len(lines(user)) == 1


def test_a_dialog_waits_until_a_prompt_that_was_sent_meanwhile_is_answered(user: Host) -> None:
    user.model.plays([says("ok."), slowly("one moment"), slowly("that too")])
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
        conversation.prompt(SECOND)
        screen = conversation.is_asked("and list the branches", "that too")
        assert "one moment" in screen
        conversation.chooses("record")
    assert len(lines(user)) == 1


@pytest.mark.parametrize("ask", ["digest", "review"])
def test_where_the_user_wants_no_question_at_the_end_of_a_turn_none_opens(user: Host, ask: str) -> None:
    (user.home / ".belta").mkdir(exist_ok=True)
    (user.home / ".belta" / "config.toml").write_text(f'ask = "{ask}"\n')
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
        conversation.says(SECOND, "ok.")
    with user.session() as conversation:
        screen = conversation.says("hello", "ok.")
    assert (f"{LINE} ({proposal(user)['id']})" in unbroken(screen)) is (ask == "digest")
    assert lines(user) == []
