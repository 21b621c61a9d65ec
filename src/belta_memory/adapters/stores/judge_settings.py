"""The judges in config.toml: `[[judges]]` with `kind`, and what that kind needs."""

from belta_memory.app.settings import JudgeSettings
from belta_memory.domain.errors import ConfigError

_NEEDED = {"claude": (), "openai": ("url", "model"), "llm": ("model",)}


def judges(tables: list[object], path: str) -> tuple[JudgeSettings, ...]:
    """Each as it stands. Raises ConfigError."""
    return tuple(_judge(table, number, path) for number, table in enumerate(tables, start=1))


def _judge(table: object, number: int, path: str) -> JudgeSettings:
    known = set(JudgeSettings._fields)
    if not isinstance(table, dict) or not all(isinstance(value, str) for value in table.values()):
        raise ConfigError(path=path, cause=f"judge {number}: every setting of it is a text")
    if unknown := sorted(set(table) - known):
        raise ConfigError(path=path, cause=f"judge {number}: {unknown[0]} is not a setting of a judge")
    kind = table.get("kind")
    if kind not in _NEEDED:
        raise ConfigError(
            path=path, cause=f"judge {number}: kind is one of {', '.join(_NEEDED)}, not {kind!r}"
        )
    for name in _NEEDED[kind]:
        if not table.get(name):
            raise ConfigError(path=path, cause=f"judge {number}: {name} is missing")
    if kind == "openai" and not table["url"].startswith(("http://", "https://")):
        raise ConfigError(path=path, cause=f"judge {number}: url begins with http:// or https://")
    return JudgeSettings(**table)
