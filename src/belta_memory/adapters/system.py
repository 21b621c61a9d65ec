"""The clock, the local zone, public holidays and chance."""

from __future__ import annotations

import datetime as dt
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from belta_memory.app.settings import Settings

_CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz"


class SystemClock:
    """The clock of this machine."""

    def now(self) -> dt.datetime:
        """The present moment in the local zone."""
        return dt.datetime.now().astimezone()


class SystemRandomness:
    """Ids from the operating system's source of randomness."""

    def new_id(self) -> str:
        """Eight characters, 40 bits."""
        return "".join(_CROCKFORD[b % 32] for b in os.urandom(8))


def locale_of(environment: Mapping[str, str]) -> str:
    """`ja_JP.UTF-8` and the like, from the variables in POSIX order."""
    return environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or "C"


def closed_days(settings: Settings, locale: str) -> Callable[[dt.date], bool]:
    """Which days are no business days beside the weekend: the settings' country's, else the locale's."""
    country = settings.calendar
    if country is None:
        country = locale.partition(".")[0].partition("@")[0].replace("-", "_").partition("_")[2]
    return _ClosedDays(country.upper(), settings.closed_days)


class _ClosedDays:
    """Loads the holidays only when a day is asked for: three declines in a row are rare."""

    def __init__(self, country: str, further: frozenset[dt.date]) -> None:
        self._country = country
        self._further = further

    def __call__(self, day: dt.date) -> bool:
        return day in self._further or day in self._holidays(day.year)

    def _holidays(self, year: int) -> frozenset[dt.date]:
        if not self._country:
            return frozenset()
        import holidays

        if self._country not in holidays.list_supported_countries():
            return frozenset()
        return frozenset(holidays.country_holidays(self._country, years=year))
