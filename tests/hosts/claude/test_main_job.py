"""The whole job in the real Claude Code: corrected, asked, recorded, and the next session starts with it."""

import datetime as dt
import re

import pytest

from .conversation import CHOICES
from .host import Host
from .model_server import says
from .program import VERSION, version_of

pytestmark = pytest.mark.host

QUESTION = "where does this project deploy?"
IN_ENGLISH = "no, deploy goes to prod-b, not staging-a"
IN_JAPANESE = "違う、デプロイ先は staging-a じゃなくて prod-b だよ"
BELIEF = "The deploy target is staging-a."
INSISTS = "As far as I can see, deploy still goes to staging-a."
YIELDS = "Understood, I will use that."
MEMORY = ".belta/memory/MEMORY.md"


@pytest.fixture
def user(claude: Host) -> Host:
    """The user after `belta install`."""
    claude.run("belta", "install", "--host", "claude", "--yes")
    config = claude.home / ".belta" / "config.toml"
    config.parent.mkdir(exist_ok=True)
    config.write_text('calendar = ""\n')  # weekends alone are no business days
    return claude


def test_the_pinned_program_runs(claude: Host, capsys: pytest.CaptureFixture[str]) -> None:
    told = version_of(claude.program)
    with capsys.disabled():
        print(f"\nhost: {told}")
    assert told.split()[0] == VERSION


def test_a_fact_corrected_twice_is_recorded_on_a_yes_and_known_to_the_next_session(
    user: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    day = user.noon.today.isoformat()
    line = f"- deploy: ❌ staging-a → ✅ prod-b [src:{day} / occ:2 / recorded:{day}]"
    user.model.plays([says(BELIEF), says(INSISTS), says(YIELDS)])
    with user.session() as conversation:
        conversation.says(QUESTION, BELIEF)
        conversation.says(IN_ENGLISH, INSISTS)
        before = len(user.model.requests())
        screen = conversation.is_asked(IN_JAPANESE, YIELDS)
        assert "staging-a → ✅ prod-b" in screen
        assert memory_lines(user) == []
        acknowledged = conversation.chooses("record")
        assert len(user.model.requests()) == before + 1, "the dialog and its answer need no model"
        assert "✅ prod-b" in acknowledged.rpartition(YIELDS)[2]
    assert memory_lines(user) == [line]
    with user.session() as conversation:
        conversation.says(QUESTION, "ok.")
    request = user.model.requests()[-1]
    assert request.session != user.model.requests()[0].session
    assert line in request.lines()
    with capsys.disabled():
        print(f"\nsession {request.session}, request to {request.body['model']}, holds:\n{line}")


def test_three_declines_silence_the_question_for_14_business_days(user: Host) -> None:
    user.model.plays([says(INSISTS)])
    with user.session() as conversation:
        conversation.says(IN_ENGLISH, INSISTS)
        conversation.is_asked(IN_JAPANESE, "ok.")
        conversation.chooses("decline")
    for wording in (IN_JAPANESE, IN_ENGLISH):
        with user.session() as conversation:
            conversation.is_asked(wording, "ok.")
            conversation.chooses("decline")
    with user.session() as conversation:
        conversation.says(IN_JAPANESE, "ok.")
        conversation.says(IN_ENGLISH, "ok.")
    assert memory_lines(user) == []
    today, until = user.noon.today, business_days_after(user.noon.today, 14)
    (comment,) = declines(user)
    assert re.fullmatch(
        rf'<!-- belta: declined key=\S+ topic="deploy" count=3 last={today} cooldown_until={until} -->',
        comment,
    )


def test_escape_neither_records_nor_counts(user: Host) -> None:
    user.model.plays([says(INSISTS)])
    with user.session() as conversation:
        conversation.says(IN_ENGLISH, INSISTS)
        conversation.is_asked(IN_JAPANESE, "ok.")
        conversation.turns_away()
    assert memory_lines(user) == []
    assert declines(user) == []
    with user.session() as conversation:
        conversation.is_asked(IN_ENGLISH, "ok.")
        conversation.chooses("decline")
    (comment,) = declines(user)
    assert "count=1 " in comment


def test_an_edited_line_is_shown_again_and_recorded_as_edited(user: Host) -> None:
    user.model.plays([says(INSISTS)])
    with user.session() as conversation:
        conversation.says(IN_ENGLISH, INSISTS)
        conversation.is_asked(IN_JAPANESE, "ok.")
        screen = conversation.edits("release: ❌ staging-a → ✅ prod-b2")
        assert "release: ❌ staging-a → ✅ prod-b2" in screen
        assert memory_lines(user) == []
        conversation.chooses("record")
    (line,) = memory_lines(user)
    assert line.startswith("- release: ❌ staging-a → ✅ prod-b2 [src:")


def test_a_run_without_a_terminal_is_never_asked_and_counts_nothing(user: Host) -> None:
    with user.session() as conversation:
        conversation.says(IN_ENGLISH, "ok.")
    for _ in range(3):
        user.headless(IN_JAPANESE)
    assert memory_lines(user) == []
    assert declines(user) == []
    with user.session() as conversation:
        conversation.is_asked(IN_JAPANESE, "ok.")
        conversation.chooses("record")
    (line,) = memory_lines(user)
    assert "/ occ:2 /" in line, "three runs without a terminal are no sightings"


def test_the_choices_of_the_rig_are_those_of_the_product() -> None:
    from belta_memory.domain.model import Decision

    assert tuple(Decision) == CHOICES


def memory_lines(user: Host) -> list[str]:
    """The facts in the index; none where there is no index."""
    index = user.home / MEMORY
    return (
        [line for line in index.read_text().splitlines() if line.startswith("- ")] if index.exists() else []
    )


def declines(user: Host) -> list[str]:
    """The comments that count declines."""
    index = user.home / MEMORY
    lines = index.read_text().splitlines() if index.exists() else []
    return [line for line in lines if line.startswith("<!-- belta: declined")]


def business_days_after(day: dt.date, count: int) -> dt.date:
    """The calendar counted by hand: full weeks of five, then the rest day by day."""
    days = [day + dt.timedelta(days=n) for n in range(1, 60)]
    return [d for d in days if d.isoweekday() <= 5][count - 1]
