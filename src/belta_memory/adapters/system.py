"""The clock, the local zone, public holidays and chance."""

from __future__ import annotations

import datetime as dt
import os

from belta_memory.domain.errors import ConfigError

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
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


def knows_holidays(country: str) -> bool:
    """Are the public holidays of this country known?"""
    import holidays

    return country.upper() in holidays.list_supported_countries()


def closed_days(settings: Settings, locale: str, config: str) -> Callable[[dt.date], bool]:
    """Which days are no business days beside the weekend: the settings' country's, else the locale's.

    A country in the settings that nobody knows is a ConfigError at the first day that is asked for.
    """
    named = country = settings.calendar
    if country is None:
        country = locale.partition(".")[0].partition("@")[0].replace("-", "_").partition("_")[2]
    return _ClosedDays(country.upper(), settings.closed_days, config if named else None)


def unknown_calendar(country: str) -> str:
    """What is wrong with such a setting."""
    return (
        f"calendar: no public holidays are known of {country!r}; it is a country's code as US or JP, or empty"
    )


class _ClosedDays:
    """Loads the holidays only when a day is asked for: three declines in a row are rare."""

    def __init__(self, country: str, further: frozenset[dt.date], config: str | None) -> None:
        self._country = country
        self._config = config  # the settings that name the country
        self._further = further

    def __call__(self, day: dt.date) -> bool:
        return day in self._further or day in self._holidays(day.year)

    def _holidays(self, year: int) -> frozenset[dt.date]:
        if not self._country:
            return frozenset()
        import holidays

        if not knows_holidays(self._country):
            if self._config is not None:
                raise ConfigError(path=self._config, cause=unknown_calendar(self._country))
            return frozenset()
        return frozenset(holidays.country_holidays(self._country, years=year))
