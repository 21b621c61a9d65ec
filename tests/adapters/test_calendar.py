import datetime as dt

import pytest

from belta_memory.adapters.system import closed_days
from belta_memory.app.settings import Settings
from belta_memory.domain.errors import ConfigError

NEW_YEAR = dt.date(2027, 1, 1)
MONDAY = dt.date(2026, 11, 30)


@pytest.mark.parametrize(
    ("settings", "locale", "closed"),
    [
        pytest.param(Settings(calendar="JP"), "C", True, id="the settings' country"),
        pytest.param(Settings(calendar="jp"), "C", True, id="in small letters"),
        pytest.param(Settings(), "ja_JP.UTF-8", True, id="the locale's"),
        pytest.param(Settings(calendar=""), "ja_JP.UTF-8", False, id="none on purpose"),
        pytest.param(Settings(), "en_XX", False, id="a locale of nowhere is nobody's mistake"),
    ],
)
def test_holidays_are_those_of_the_country(settings: Settings, locale: str, closed: bool) -> None:
    is_closed = closed_days(settings, locale, "config.toml")
    assert (is_closed(NEW_YEAR), is_closed(MONDAY)) == (closed, False)


def test_a_country_that_nobody_knows_is_named() -> None:
    is_closed = closed_days(Settings(calendar="XX"), "C", "/home/u/.belta/config.toml")
    with pytest.raises(ConfigError, match=r"config\.toml.*'XX'"):
        is_closed(NEW_YEAR)
