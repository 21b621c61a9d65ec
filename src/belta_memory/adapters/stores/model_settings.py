"""The models in config.toml: `[[judges]]` with `kind` and what that kind needs, `[embedding]` with `url` and `model`."""

from belta_memory.app.settings import EmbeddingSettings, JudgeSettings
from belta_memory.domain.errors import ConfigError

_NEEDED = {"claude": (), "openai": ("url", "model"), "llm": ("model",)}


def judges(tables: list[object], path: str) -> tuple[JudgeSettings, ...]:
    """Each as it stands. Raises ConfigError."""
    return tuple(_judge(table, f"judge {number}", path) for number, table in enumerate(tables, start=1))


def embedding(table: dict[str, object], path: str) -> EmbeddingSettings:
    """The endpoint as it stands. Raises ConfigError."""
    name = "embedding"
    known = _known(table, EmbeddingSettings._fields, name, path)
    return EmbeddingSettings(**_whole(known, ("url", "model"), name, path))


def _judge(table: object, name: str, path: str) -> JudgeSettings:
    known = _known(table, JudgeSettings._fields, name, path)
    kind = known.get("kind")
    if kind not in _NEEDED:
        raise ConfigError(path=path, cause=f"{name}: kind is one of {', '.join(_NEEDED)}, not {kind!r}")
    return JudgeSettings(**_whole(known, _NEEDED[kind], name, path))


def _known(table: object, fields: tuple[str, ...], name: str, path: str) -> dict[str, str]:
    """The settings of one model: all known, and texts."""
    if not isinstance(table, dict) or not all(isinstance(value, str) for value in table.values()):
        raise ConfigError(path=path, cause=f"{name}: every setting of it is a text")
    if unknown := sorted(set(table) - set(fields)):
        raise ConfigError(path=path, cause=f"{name}: {unknown[0]} is not a setting of it")
    return table


def _whole(known: dict[str, str], needed: tuple[str, ...], name: str, path: str) -> dict[str, str]:
    """The same: none missing, and an address that is one."""
    for missing in (field for field in needed if not known.get(field)):
        raise ConfigError(path=path, cause=f"{name}: {missing} is missing")
    if "url" in needed and not known["url"].startswith(("http://", "https://")):
        raise ConfigError(path=path, cause=f"{name}: url begins with http:// or https://")
    return known
