"""What a session's first prompt gets to read of the last weeks."""

import pytest

from belta_memory.app.casebook import CaseBook
from belta_memory.app.recent import first_prompt_text, recent_cases
from belta_memory.domain.case import case_id
from belta_memory.domain.ledger import Entry, EntryState, Made
from belta_memory.domain.model import By, Claim, Kind, Observation
from domain.cases import DAY, MONDAY, case
from fakes.world import fake_ports

SHOP = "/home/mia/shop"
TODAY = (MONDAY + 14 * DAY).date()


def shown(
    *cases: Observation, entries: tuple[Entry, ...] = (), recorded: Claim | None = None
) -> list[Observation]:
    book = CaseBook(cases, lambda folder: folder)
    return recent_cases(book, entries, lambda claim: claim == recorded, SHOP, TODAY)


def told(cases: list[Observation]) -> list[tuple[str, int]]:
    return [(str(c.kind), (c.at - MONDAY).days) for c in cases]


def test_four_of_the_users_and_two_of_the_agents_own_are_shown() -> None:
    mine = [case(f"s{n}", n) for n in range(7)]
    own = [case(f"a{n}", n, by=By.SELF) for n in range(4)]
    found = shown(*mine, *own)
    assert told(found) == [("omission", d) for d in (6, 5, 4, 3)] + [("omission", d) for d in (3, 2)]


def test_kinds_are_spread_and_the_newest_come_first() -> None:
    many = [case(f"s{n}", n) for n in range(4, 10)]
    found = shown(case("f", 0, Kind.FACT), case("r", 1, Kind.RESULT), case("i", 2, Kind.INSTRUCTION), *many)
    assert told(found) == [("omission", 9), ("instruction", 2), ("result", 1), ("fact", 0)]


@pytest.mark.parametrize(
    "left_out",
    [
        pytest.param(case(project="/home/mia/docs"), id="another project"),
        pytest.param(case(project=None), id="no project"),
        pytest.param(case(day=-20), id="more than thirty days ago"),
        pytest.param(case(kind=Kind.PREFERENCE), id="a preference"),
        pytest.param(case(kind=Kind.OTHER), id="a candidate"),
    ],
)
def test_what_is_not_of_this_project_and_time_stays_out(left_out: Observation) -> None:
    assert shown(left_out) == []


@pytest.mark.parametrize("text", ["[secret]", "[sql]", "[secret] [sql]"])
def test_that_of_which_no_word_may_be_shown_takes_no_place(text: str) -> None:
    mine = [case(f"s{n}", n) for n in range(4)]
    hidden, half = case("h", 9, text=text), case("i", 8, text=f"{text} and the tests")
    assert told(shown(*mine, hidden)) == [("omission", d) for d in (3, 2, 1, 0)]
    assert told(shown(*mine, half)) == [("omission", d) for d in (8, 3, 2, 1)]


def test_what_is_recorded_stays_out() -> None:
    claim = Claim("port", "1", "2")
    assert shown(case(kind=Kind.FACT, claim=claim), recorded=claim) == []
    assert len(shown(case(kind=Kind.FACT, claim=claim), recorded=Claim("port", "1", "3"))) == 1


def test_what_a_rule_was_made_of_stays_out_and_what_came_later_does_not() -> None:
    rule = Entry(1, SHOP, Kind.OMISSION, 2, (), EntryState.ADOPTED, MONDAY + 3 * DAY)
    assert told(shown(case("a", 2), case("b", 4), entries=(rule,))) == [("omission", 4)]


def test_a_fact_that_was_made_of_an_entry_leaves_out_its_own_cases_alone() -> None:
    fact = Entry(1, SHOP, Kind.FACT, 2, (), EntryState.ADOPTED, MONDAY + 3 * DAY, Made.FACT)
    own, other = Claim("port", "1", "2"), Claim("runner", "npm", "pnpm")
    cases = case("a", 1, Kind.FACT, claim=own), case("b", 2, Kind.FACT, claim=other)
    assert [o.session for o in shown(*cases, entries=(fact,), recorded=own)] == ["b"]


def test_a_line_says_day_kind_words_and_id() -> None:
    one = case(text="you left   it\nout again")
    text = first_prompt_text(fake_ports(), [one], ())
    assert text is not None
    head, line = text.split("\n")
    assert "belta corrections --id" in head
    assert line == f"- 2026-11-16 omission: you left it out again ({case_id(one)})"


def test_long_words_are_cut_and_secrets_are_not_words() -> None:
    text = first_prompt_text(
        fake_ports(), [case(text="x" * 300), case(text="it is [password]. No.")], ("[password]",)
    )
    assert text is not None
    _, long, secret = text.split("\n")
    assert f": {'x' * 140}… (" in long
    assert ": [secret] No. (" in secret


def test_nothing_is_said_of_nothing() -> None:
    assert first_prompt_text(fake_ports(), [], ()) is None
