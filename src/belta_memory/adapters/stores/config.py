"""Reads config.toml. An absent file means the defaults; a broken one is an error that names it."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from belta_memory.adapters.stores.files import read
from belta_memory.app.settings import Settings
from belta_memory.domain.errors import ConfigError

if TYPE_CHECKING:
    from belta_memory.adapters.stores.home import Home

ASK = ("stop", "digest", "review")


def load_settings(home: Home) -> Settings:
    """The user's settings. Raises ConfigError, UnreadableFileError."""
    raw = read(home.config)
    if raw is None:
        return Settings()
    import tomllib

    try:
        table = tomllib.loads(raw.decode("utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as cause:
        raise ConfigError(path=home.config, cause=str(cause)) from cause
    return _settings(table, home.config)


def _settings(table: dict[str, object], path: str) -> Settings:
    settings = Settings()
    for key, value in table.items():
        match key, value:
            case "cap", int(n) if n > 0 and not isinstance(value, bool):
                settings = settings._replace(cap=n)
            case "ask", ("stop" | "digest" | "review") as ask:
                settings = settings._replace(ask=ask)
            case "hint", bool(hint):
                settings = settings._replace(hint=hint)
            case "hint", ("off" | "on") as hint:
                settings = settings._replace(hint=hint == "on")
            case "language", str(tag):
                settings = settings._replace(language=tag)
            case "calendar", str(country):
                settings = settings._replace(calendar=country)
            case "closed_days", list(days):
                settings = settings._replace(closed_days=frozenset(_day(d, path) for d in days))
            case (("cap" | "ask" | "hint" | "language" | "calendar" | "closed_days"), _):
                raise ConfigError(path=path, cause=f"{key} cannot be {value!r}")
            case _:
                raise ConfigError(path=path, cause=f"{key} is not a setting")
    return settings


def _day(value: object, path: str) -> dt.date:
    match value:
        case dt.date() if not isinstance(value, dt.datetime):
            return value
        case str(text):
            try:
                return dt.date.fromisoformat(text)
            except ValueError as cause:
                raise ConfigError(path=path, cause=f"closed_days: {cause}") from cause
        case _:
            raise ConfigError(path=path, cause=f"closed_days cannot hold {value!r}")
