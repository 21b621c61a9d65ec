"""Reads config.toml. An absent file means the defaults; a broken one is an error that names it."""

from __future__ import annotations

import datetime as dt
import os

from belta_memory.adapters.stores.files import read
from belta_memory.app.settings import Settings
from belta_memory.domain.errors import ConfigError

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from belta_memory.adapters.stores.home import Home
    from belta_memory.app.settings import EmbeddingSettings, JudgeSettings

    Reader = Callable[[object, str], object]

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
    read_values: dict[str, Any] = {}
    for key, value in table.items():
        if key not in _READERS:
            raise ConfigError(path=path, cause=f"{key} is not a setting")
        found = _READERS[key](value, path)
        if found is None:
            raise ConfigError(path=path, cause=f"{key} cannot be {value!r}")
        read_values[key] = found
    return Settings(**read_values)


def _count(value: object, path: str) -> int | None:
    del path
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else None


def _text(value: object, path: str) -> str | None:
    del path
    return value if isinstance(value, str) else None


def _one_of(*words: str) -> Reader:
    return lambda value, _: value if isinstance(value, str) and value in words else None


def _switch(value: object, path: str) -> bool | None:
    del path
    return (
        {"on": True, "off": False}.get(value)
        if isinstance(value, str)
        else value
        if isinstance(value, bool)
        else None
    )


def _days(value: object, path: str) -> frozenset[dt.date] | None:
    return frozenset(_day(day, path) for day in value) if isinstance(value, list) else None


def _paths(value: object, path: str) -> tuple[str, ...] | None:
    """Whole paths: a relative one would be another file wherever somebody works."""
    del path
    whole = isinstance(value, list) and all(isinstance(p, str) and os.path.isabs(p) for p in value)
    return tuple(value) if isinstance(value, list) and whole else None


def _judges(value: object, path: str) -> tuple[JudgeSettings, ...] | None:
    from belta_memory.adapters.stores.model_settings import judges

    return judges(value, path) if isinstance(value, list) else None


def _embedding(value: object, path: str) -> EmbeddingSettings | None:
    from belta_memory.adapters.stores.model_settings import embedding

    return embedding(value, path) if isinstance(value, dict) else None


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


# What reads each setting: None for a value that it cannot have.
_READERS: dict[str, Reader] = {
    "cap": _count,
    "ask": _one_of(*ASK),
    "guard": _one_of("remind", "ask", "off"),
    "enforce": _one_of("tell", "continue"),
    "hint": _switch,
    "language": _text,
    "calendar": _text,
    "closed_days": _days,
    "judges": _judges,
    "judge_characters": _count,
    "embedding": _embedding,
    "lesson_days": _count,
    "exports": _paths,
}
