"""What a session start says of what waits, by the way in which the user wants to be asked."""

import pytest

from belta_memory.app.load import LISTED, reminder, session_digest
from belta_memory.app.ports import Ports
from belta_memory.app.settings import Ask, Settings
from belta_memory.domain.model import Claim, Recorded, SessionId
from belta_memory.languages import FIRST_CLASS
from fakes import FakeTriggers, fake_ports, open_proposal

NEXT = SessionId("next")


def world(ask: Ask, waiting: int, language: str = "en") -> Ports:
    proposals = [open_proposal(f"abcd123{n}", Claim("port", "5432", f"543{n}")) for n in range(waiting)]
    ports = fake_ports(*proposals, settings=Settings(ask=ask), language=language)
    return ports._replace(triggers=FakeTriggers(recorded=Recorded(3)))


@pytest.mark.parametrize("language", FIRST_CLASS)
@pytest.mark.parametrize(
    ("ask", "named", "shown"),
    [
        pytest.param("stop", True, False, id="a dialog will ask"),
        pytest.param("digest", True, True, id="here is where the user is asked"),
        pytest.param("review", False, False, id="only when the user looks"),
    ],
)
def test_what_waits_is_named_where_the_user_wants_it(
    ask: Ask, language: str, *, named: bool, shown: bool
) -> None:
    ports = world(ask, waiting=LISTED + 1, language=language)
    digest = session_digest(ports, NEXT) or ""
    assert str(LISTED + 1) in digest, "the count is always at hand"
    told = reminder(ports) or ""
    for text, there in ((digest, named), (told, shown)):
        assert text.count("✅") == LISTED * there
        assert ("belta review" in text) is there
        assert ("belta yes <id>" in text) is there
        assert ("(abcd1230)" in text) is there


@pytest.mark.parametrize("language", FIRST_CLASS)
def test_entries_are_counted_where_there_are_any(language: str) -> None:
    ports = world("stop", waiting=0, language=language)
    digest = session_digest(ports, NEXT, entries={"lesson": 3, "note": 12, "unconfirmed": 7}) or ""
    (line,) = (line for line in digest.splitlines() if "search_memory" in line)
    assert "lesson 3, note 12" in line
    assert "7" in line
    assert "search_memory" not in (session_digest(ports, NEXT) or "")


def digest_of(ports: Ports, recorded: Recorded, changes: int = 0) -> str:
    triggers = FakeTriggers(recorded=recorded)
    return session_digest(ports._replace(triggers=triggers), None, changes=changes) or ""


@pytest.mark.parametrize("language", FIRST_CLASS)
def test_the_counts_tell_where_facts_hold_what_agents_want_and_what_rests(language: str) -> None:
    days = ("2026-11-30", "2026-12-01", "2027-01-08")  # the first of them is today: it may be asked again
    told = digest_of(fake_ports(language=language), Recorded(31, 0, 17, days), changes=5)
    total, scopes, changes, cooling = told.splitlines()
    assert "48" in total
    assert ("31" in scopes, "17" in scopes) == (True, True)
    assert "5" in changes
    assert "belta review" in changes
    assert "2" in cooling


@pytest.mark.parametrize(
    ("recorded", "changes", "lines"),
    [
        pytest.param(Recorded(), 0, 0, id="nothing"),
        pytest.param(Recorded(3), 0, 1, id="facts that hold everywhere"),
        pytest.param(Recorded(), 1, 2, id="a change that waits, and no fact yet"),
        pytest.param(Recorded(resting=("2027-01-08",)), 0, 2, id="a topic that rests, and no fact yet"),
        pytest.param(Recorded(resting=("2026-11-30",)), 0, 0, id="a topic that has rested"),
    ],
)
def test_what_is_none_is_not_told_of(recorded: Recorded, changes: int, lines: int) -> None:
    assert len(digest_of(fake_ports(), recorded, changes).splitlines()) == lines


@pytest.mark.parametrize("ask", ["stop", "digest", "review"])
def test_a_memory_at_rest_reminds_nobody(ask: Ask) -> None:
    assert reminder(world(ask, waiting=0)) is None
    assert "✅" not in (session_digest(world(ask, waiting=0), NEXT) or "")
