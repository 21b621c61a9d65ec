"""Three declines in a row, then 14 business days of silence."""

import datetime as dt
from collections.abc import Callable

from belta_memory.domain.model import Decline, FactKey

DECLINES_IN_A_ROW = 3
BUSINESS_DAYS = 14
_SATURDAY = 5


def first_day_after_cooldown(declined: dt.date, is_closed: Callable[[dt.date], bool]) -> dt.date:
    """The 14th business day after `declined`: Monday to Friday, without the days on which `is_closed`."""
    day, left = declined, BUSINESS_DAYS
    while left:
        day += dt.timedelta(days=1)
        left -= day.weekday() < _SATURDAY and not is_closed(day)
    return day


def declined_again(
    before: Decline | None, key: FactKey, topic: str, today: dt.date, is_closed: Callable[[dt.date], bool]
) -> Decline:
    """The count after one more decline. From the third on, each one starts a cooldown."""
    times = before.times + 1 if before else 1
    until = first_day_after_cooldown(today, is_closed) if times >= DECLINES_IN_A_ROW else None
    return Decline(key, topic, times, today, until)


def is_cooling(decline: Decline | None, today: dt.date) -> bool:
    """Is this still the time in which a declined fact is not proposed?"""
    return decline is not None and decline.cooldown_until is not None and today < decline.cooldown_until
