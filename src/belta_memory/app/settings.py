"""What the user may set in config.toml, with its defaults."""

import datetime as dt
from typing import Literal, NamedTuple

Ask = Literal["stop", "digest", "review"]


class Settings(NamedTuple):
    """The settings. `language` and `calendar` are None where the locale decides."""

    cap: int = 200  # lines an index holds
    ask: Ask = "stop"  # when a due proposal is asked: at the end of the turn, at the next start, only on `belta review`
    hint: bool = True  # may the agent be told that a candidate may be a fact?
    language: str | None = (
        None  # tag of the language in which belta speaks where no message of the user decides
    )
    calendar: str | None = None  # ISO 3166 country whose public holidays are no business days; "" for none
    closed_days: frozenset[dt.date] = frozenset()  # further days that are no business days
