"""`belta yes <id>` in the real Claude Code: a person's counts, one that the model has scheduled does not."""

import json

import pytest

from .belta_home import faults, lines, proposal
from .host import Host
from .model_server import Turn, calls, says
from .question import unbroken
from .terminal import ScreenError

pytestmark = pytest.mark.host

FIRST = "no, deploy goes to prod-b, not staging-a"
SECOND = "again: no, deploy goes to prod-b, not staging-a"
LINE = "deploy: ❌ staging-a → ✅ prod-b"
FIRED = "The schedule has fired."
A_MOMENT = 10.0  # seconds
A_MINUTE = 150.0  # seconds; a schedule fires at the full minute, now and then a little later


@pytest.fixture
def user(claude: Host) -> Host:
    """The user after `belta install`, who wants no dialog."""
    claude.run("belta", "install", "--host", "claude", "--yes")
    config = claude.home / ".belta" / "config.toml"
    config.parent.mkdir(exist_ok=True)
    config.write_text('ask = "review"\n')
    return claude


@pytest.mark.parametrize("word", ["yes", "no"])
def test_a_typed_answer_is_carried_out_at_the_end_of_its_turn(user: Host, word: str) -> None:
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
        conversation.says(SECOND, "ok.")
        screen = conversation.says(f"belta {word} {proposal(user)['id']}", "ok.")
        assert f"Noted: `{word}` to {LINE}" in unbroken(screen)
        told = "Remembered:" if word == "yes" else "Dropped."
        try:
            conversation.terminal.shows(told, patience=A_MOMENT)
        except ScreenError:  # the host wrote its record of the prompt late: then the next turn settles it
            conversation.says("please go on", "ok.")
            conversation.terminal.shows(told)
    (line,) = lines(user)
    assert line.startswith(f"- {LINE} [" if word == "yes" else "<!-- belta: declined")
    assert faults(user) == ""


def test_an_answer_that_is_the_first_prompt_of_its_session_is_carried_out(user: Host) -> None:
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
        conversation.says(SECOND, "ok.")
    with user.session() as conversation:
        conversation.says(f"belta yes {proposal(user)['id']}", "ok.")
        if not lines(user):  # the host writes a session's first prompt late: then the next turn settles it
            conversation.says("please go on", "ok.")
    assert [line.partition(" [")[0] for line in lines(user)] == [f"- {LINE}"]


def test_an_answer_that_the_model_has_scheduled_writes_nothing(user: Host) -> None:
    user.model.plays(
        [
            says("ok."),
            lambda _: _schedule(f"belta yes {proposal(user)['id']}"),
            says("It is scheduled."),
            says(FIRED),
        ]
    )
    with user.session("--allowedTools", "CronCreate") as conversation:
        conversation.says(FIRST, "ok.")
        conversation.says(SECOND, "It is scheduled.")
        conversation.terminal.shows(FIRED, patience=A_MINUTE)
        screen = conversation.terminal.waits(
            "the refusal", lambda screen: "Nothing was written" in unbroken(screen)
        )
        assert "Remembered" not in screen
    assert lines(user) == []
    assert proposal(user)["state"] == "open"
    assert "UntypedAnswerError" in faults(user)
    assert not list((user.home / ".belta" / "pending").glob("typed-*"))


def test_a_correction_that_the_model_has_scheduled_counts_nothing(user: Host) -> None:
    user.model.plays([says("ok."), _schedule(SECOND), says("It is scheduled."), says(FIRED)])
    with user.session("--allowedTools", "CronCreate") as conversation:
        conversation.says(FIRST, "ok.")
        conversation.says("please go on", "It is scheduled.")
        conversation.terminal.shows(FIRED, patience=A_MINUTE)
        conversation.terminal.waits("what was said taken back", lambda _: '"taken_back"' in _sightings(user))
    assert proposal(user)["state"] == "withdrawn"
    assert faults(user) == ""
    with user.session() as conversation:
        conversation.says(FIRST, "ok.")
    states = [json.loads(p.read_text())["state"] for p in (user.home / ".belta" / "pending").glob("*.json")]
    assert sorted(states) == ["open", "withdrawn"], "typed in two sessions is due"


def _schedule(prompt: str) -> Turn:
    return calls("CronCreate", {"cron": "* * * * *", "prompt": prompt, "recurring": False})


def _sightings(user: Host) -> str:
    return "".join(p.read_text() for p in (user.home / ".belta" / "observations").rglob("*.jsonl"))
