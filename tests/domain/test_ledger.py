import datetime as dt

import pytest

from belta_memory.domain.case import Bundle, bundled
from belta_memory.domain.ledger import Entry, EntryState, adopted, dropped, held, refreshed
from belta_memory.domain.model import By, Kind, Observation
from domain.cases import DAY, MONDAY, case

TWICE = (case("a", 0), case("b", 1))


def bundles(*cases: Observation) -> list[Bundle]:
    return bundled((c.project or "", c) for c in cases)


def test_what_is_due_becomes_an_entry_with_sessions_and_dates() -> None:
    (entry,) = refreshed((), bundles(*TWICE))
    assert entry == Entry(1, "/home/mia/shop", Kind.OMISSION, 2, (MONDAY.date(), (MONDAY + DAY).date()))


@pytest.mark.parametrize(
    "cases",
    [
        pytest.param((case("a", 0),), id="once"),
        pytest.param((case("a", 0), case("b", 0)), id="on one day"),
        pytest.param((case("a", 0, by=By.SELF), case("b", 1, by=By.SELF)), id="no person said it"),
        pytest.param((case("a", 0), case("b", 1, kind=Kind.RESULT)), id="two kinds"),
        pytest.param((case("a", 0), case("b", 1, project="/home/mia/docs")), id="two projects"),
    ],
)
def test_the_rest_stays_out(cases: tuple[Observation, ...]) -> None:
    assert refreshed((), bundles(*cases)) == ()


def test_what_is_held_back_is_listed_apart() -> None:
    found = bundles(
        case("a", 0, by=By.SELF), case("b", 1, by=By.SELF), *(c._replace(kind=Kind.FACT) for c in TWICE)
    )
    assert [b.kind for b in held(found)] == [Kind.OMISSION]


def test_numbers_stay_and_counts_grow() -> None:
    first = refreshed((), bundles(*TWICE))
    more = refreshed(first, bundles(*TWICE, case("c", 2), case("d", 3, Kind.FACT), case("e", 4, Kind.FACT)))
    assert [(e.number, e.kind, e.sessions) for e in more] == [(1, Kind.OMISSION, 3), (2, Kind.FACT, 2)]
    assert refreshed(more, []) == more, "what was deleted elsewhere takes no entry away"


@pytest.mark.parametrize(
    ("later", "state"),
    [
        pytest.param((), EntryState.ADOPTED, id="nothing since"),
        pytest.param((case("c", 5),), EntryState.ADOPTED, id="one unit since"),
        pytest.param(
            (case("c", 5), case("c", 5, text="again")), EntryState.ADOPTED, id="one session on one day"
        ),
        pytest.param((case("c", 5), case("d", 6)), EntryState.CAME_AGAIN, id="two units since"),
        pytest.param(
            (case("c", 5, by=By.SELF), case("d", 6, by=By.SELF)), EntryState.ADOPTED, id="no person said it"
        ),
    ],
)
def test_after_adoption_only_later_units_count(later: tuple[Observation, ...], state: EntryState) -> None:
    (entry,) = refreshed((), bundles(*TWICE))
    (after,) = refreshed((adopted(entry, MONDAY + 3 * DAY),), bundles(*TWICE, *later))
    assert after.state is state


def test_what_came_again_may_be_adopted_anew() -> None:
    (entry,) = refreshed((), bundles(*TWICE))
    later = (case("c", 5), case("d", 6))
    (again,) = refreshed((adopted(entry, MONDAY + 3 * DAY),), bundles(*TWICE, *later))
    (anew,) = refreshed((adopted(again, MONDAY + 7 * DAY),), bundles(*TWICE, *later))
    assert (again.state, anew.state) == (EntryState.CAME_AGAIN, EntryState.ADOPTED)


def test_what_was_dropped_stays_dropped() -> None:
    (entry,) = refreshed((), bundles(*TWICE))
    (after,) = refreshed((dropped(entry),), bundles(*TWICE, case("c", 5), case("d", 6)))
    assert (after.state, after.sessions) == (EntryState.DROPPED, 4)


def test_dates_are_days() -> None:
    (entry,) = refreshed((), bundles(*TWICE))
    assert all(type(day) is dt.date for day in entry.days)
