"""Dialogs of two sessions at once, of a session with more than one life, of a user who types on."""

import json
import os
import signal
import time
from contextlib import suppress

import pytest

from .belta_home import faults, lines, proposal
from .conversation import DIALOG, READING
from .host import Host
from .model_server import Answer, Request, Turn, calls, says
from .question import YES, asks, ends_with, is_asked_by_the_agent, picks, unbroken

pytestmark = pytest.mark.host

FIRST = "no, deploy goes to prod-b, not staging-a"
SECOND = "again: no, deploy goes to prod-b, not staging-a"
LINE = "deploy: ❌ staging-a → ✅ prod-b"
SLOW = 4.0  # seconds in which somebody can type the next prompt


class PulledPlugError(Exception):
    """The host was ended from outside, in the middle of something."""


@pytest.fixture
def user(claude: Host) -> Host:
    """The user after `belta install`."""
    claude.run("belta", "install", "--host", "claude", "--yes")
    return claude


def slowly(text: str) -> Answer:
    def turn(request: Request) -> Turn:
        del request
        time.sleep(SLOW)  # an answer during which a person types on
        return says(text)

    return turn


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


def test_a_late_answer_counts_after_the_hook_has_timed_out(user: Host) -> None:
    settings = user.home / ".claude" / "settings.json"
    value = json.loads(settings.read_text())
    value["hooks"]["Stop"][0]["hooks"][0]["timeout"] = 2
    settings.write_text(json.dumps(value))
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
        conversation.is_asked(SECOND, "ok.")
        conversation.terminal.keeps(DIALOG, 3 + READING)
        conversation.chooses("record")
        screen = conversation.says("thank you", "ok.")
        assert f"Remembered: {LINE}" in unbroken(screen), "told at the end of the next turn"
    assert len(lines(user)) == 1
    assert faults(user) == ""


def test_a_server_that_died_with_its_dialog_leaves_the_question_to_the_agent(user: Host) -> None:
    user.model.plays([says("ok."), says("ok."), asks, says("Noted, thank you.")])
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
        conversation.is_asked(SECOND, "ok.")
        (note,) = (user.home / ".belta" / "cache" / "dialogs").iterdir()
        os.kill(int(note.read_text()), signal.SIGKILL)
        conversation.terminal.waits("the prompt again", lambda screen: DIALOG not in screen)
        assert proposal(user)["state"] == "open"
        is_asked_by_the_agent(conversation, f"{FIRST}!")
        picks(conversation, YES)
        ends_with(conversation, "Noted, thank you.")
    assert len(lines(user)) == 1


def test_a_report_after_a_clear_is_about_the_new_session(user: Host) -> None:
    said = "それは違います。ポートは5433のほうです"
    report = {"topic": "port", "wrong": "5432", "correct": "5433", "quote": "ポートは5433のほうです"}
    user.model.plays([says("ok."), calls("mcp__belta__report_correction", report), says("Noted.")])
    with user.session() as conversation:
        conversation.says("hello", "ok.")
        conversation.prompt("/clear")
        conversation.terminal.waits("an empty screen", lambda screen: "hello" not in screen)
        conversation.says(said, "Noted.")
    before, after = (user.model.requests()[n].session for n in (0, -1))
    assert before != after
    (log,) = (user.home / ".belta" / "observations").rglob("*.jsonl")
    seen = [json.loads(row) for row in log.read_text().splitlines()]
    assert [(row["session"], row.get("basis", "rule")) for row in seen] == [(after, "rule"), (after, "model")]
