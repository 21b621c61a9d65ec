import datetime as dt

import pytest

from belta_memory.domain.cooldown import declined_again, first_day_after_cooldown, is_cooling
from belta_memory.domain.model import Decline, FactKey

MONDAY = dt.date(2026, 11, 30)
KEY = FactKey("k")


def never(_: dt.date) -> bool:
    return False


@pytest.mark.parametrize(
    ("declined", "closed", "until"),
    [
        pytest.param(MONDAY, (), "2026-12-18", id="from a Monday: fourteen weekdays on"),
        pytest.param(dt.date(2026, 12, 5), (), "2026-12-24", id="from a Saturday: Monday is the first"),
        pytest.param(MONDAY, ("2026-12-08", "2026-12-09"), "2026-12-22", id="closed days do not count"),
        pytest.param(MONDAY, ("2026-12-05",), "2026-12-18", id="a holiday on a Saturday changes nothing"),
        pytest.param(dt.date(2026, 12, 24), ("2027-01-01",), "2027-01-14", id="across the year"),
    ],
)
def test_the_cooldown_ends_on_the_fourteenth_business_day(
    declined: dt.date, closed: tuple[str, ...], until: str
) -> None:
    assert first_day_after_cooldown(declined, lambda d: d.isoformat() in closed).isoformat() == until


def test_the_third_decline_in_a_row_starts_a_cooldown_and_so_does_each_later_one() -> None:
    decline = None
    dates = []
    for _ in range(4):
        decline = declined_again(decline, KEY, "deploy", MONDAY, never)
        dates.append(decline.cooldown_until)
    assert dates == [None, None, dt.date(2026, 12, 18), dt.date(2026, 12, 18)]
    assert decline is not None
    assert decline.times == 4


@pytest.mark.parametrize(
    ("today", "cooling"),
    [
        pytest.param("2026-12-17", True, id="the day before"),
        pytest.param("2026-12-18", False, id="the first day on which it may be asked"),
    ],
)
def test_a_fact_cools_until_the_stored_day(today: str, cooling: bool) -> None:
    decline = Decline(KEY, "deploy", 3, MONDAY, dt.date(2026, 12, 18))
    assert is_cooling(decline, dt.date.fromisoformat(today)) is cooling


@pytest.mark.parametrize(
    "decline", [None, Decline(KEY, "deploy", 2, MONDAY)], ids=["never declined", "twice only"]
)
def test_fewer_than_three_declines_do_not_cool(decline: Decline | None) -> None:
    assert not is_cooling(decline, MONDAY)
