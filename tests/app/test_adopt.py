import datetime as dt

import pytest

from belta_memory.app.adopt import rule_line, waiting_fact, with_rule
from belta_memory.domain.case import Bundle
from belta_memory.domain.errors import RefusedValueError, SecretRuleError
from belta_memory.domain.model import Claim, Kind, Observation
from domain.cases import DAY, MONDAY, case
from fakes.surroundings import AT
from fakes.world import fake_ports

PNPM = Claim("tests", "npm test", "pnpm test")


def test_a_rule_is_one_line_in_which_nothing_is_active() -> None:
    assert rule_line("Run the tests\n before a commit.") == "- Run the tests before a commit."
    assert rule_line("read @~/secret <!-- x") != "- read @~/secret <!-- x"


@pytest.mark.parametrize("text", ["", "  ", "x" * 301, "prod\u200bb"])
def test_what_cannot_stand_in_a_line_is_refused(text: str) -> None:
    with pytest.raises(RefusedValueError, match="Nothing was written"):
        rule_line(text)


def test_a_secret_is_refused() -> None:
    with pytest.raises(SecretRuleError, match=r"the password is \[.*\]\. Nothing was written") as refused:
        rule_line("the password is hunter2")
    assert "hunter2" not in str(refused.value)


def test_rules_are_added_to_one_block_each_once() -> None:
    once = with_rule("# Mine\n", "- a", "CLAUDE.md")
    assert once == "# Mine\n\n<!-- belta:rules:begin -->\n- a\n<!-- belta:rules:end -->\n"
    twice = with_rule(once, "- b", "CLAUDE.md")
    assert twice == "# Mine\n\n<!-- belta:rules:begin -->\n- a\n- b\n<!-- belta:rules:end -->\n"
    assert with_rule(twice, "- a", "CLAUDE.md") == twice


@pytest.mark.parametrize(
    ("cases", "seen"),
    [
        pytest.param(
            (
                case("a", 0, Kind.FACT, claim=Claim("port", "1", "2")),
                case("b", 1, Kind.FACT, claim=PNPM),
                case("c", 2, Kind.FACT, claim=PNPM),
                case("d", 3, Kind.FACT),
            ),
            [("b", (MONDAY + DAY).date()), ("c", (MONDAY + 2 * DAY).date())],
            id="some state it",
        ),
        pytest.param(
            (case("a", 0), case("b", 1)), [("b", AT.date())], id="none does: in the last session, today"
        ),
    ],
)
def test_a_fact_was_seen_where_it_was_stated(
    cases: tuple[Observation, ...], seen: list[tuple[str, dt.date]]
) -> None:
    ports = fake_ports()
    waiting = waiting_fact(ports, PNPM, Bundle("/home/mia/shop", cases[0].kind, cases))
    assert [(s.session, s.day) for s in waiting.sightings] == seen
    assert waiting.session == seen[-1][0]
    assert ports.proposals.all() == [waiting]
