"""What a session start says of what waits, by the way in which the user wants to be asked."""

import pytest

from belta_memory.app.load import LISTED, reminder, session_digest
from belta_memory.app.ports import Ports
from belta_memory.app.settings import Ask, Settings
from belta_memory.domain.model import Claim, SessionId
from belta_memory.languages import FIRST_CLASS
from fakes import FakeTriggers, fake_ports, open_proposal

NEXT = SessionId("next")


def world(ask: Ask, waiting: int, language: str = "en") -> Ports:
    proposals = [open_proposal(f"abcd123{n}", Claim("port", "5432", f"543{n}")) for n in range(waiting)]
    ports = fake_ports(*proposals, settings=Settings(ask=ask), language=language)
    return ports._replace(triggers=FakeTriggers(facts=3))


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


@pytest.mark.parametrize("ask", ["stop", "digest", "review"])
def test_a_memory_at_rest_reminds_nobody(ask: Ask) -> None:
    assert reminder(world(ask, waiting=0)) is None
    assert "✅" not in (session_digest(world(ask, waiting=0), NEXT) or "")
