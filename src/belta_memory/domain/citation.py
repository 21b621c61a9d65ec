"""What of a fact a repository can show to be so: a path, a command, a package with its version, an identifier."""

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from belta_memory.domain.language import literals
from belta_memory.domain.model import Fact
from belta_memory.domain.text import is_identifier


class Kind(StrEnum):
    """What is cited."""

    PATH = "path"
    COMMAND = "command"
    PACKAGE = "package"
    IDENTIFIER = "identifier"


class State(StrEnum):
    """What the repository says of it."""

    OK = "ok"
    GONE = "gone"
    CHANGED = "changed"  # another version
    UNKNOWN = "unknown"  # it may never have been about this repository


class Citation(NamedTuple):
    """One thing that a fact cites."""

    kind: Kind
    name: str
    version: str | None = None  # of a package
    runner: str | None = None  # of a command

    def __str__(self) -> str:
        return " ".join(filter(None, (self.runner, self.name, self.version)))


_WORD = re.compile(r"[\w./:@#+~\\=-]+", re.ASCII)
_FILE = re.compile(r"(?:[\w.@+~-]+/)*[\w.@+-]*\.[A-Za-z][A-Za-z0-9]{0,5}", re.ASCII)
_BARE_FILES = frozenset({"makefile", "dockerfile", "justfile", "procfile", "gemfile", "jenkinsfile"})
_ENDINGS = frozenset(
    literals(
        "c|cc|cfg|conf|cpp|cs|css|csv|env|go|gradle|h|html|ini|ipynb|java|js|json|jsx|kt|less|"
        "lock|lua|md|mjs|php|proto|ps1|py|rb|rs|rst|scala|scss|sh|sql|svelte|swift|tf|toml|ts|tsx|"
        "txt|vue|xml|yaml|yml|zig"
    )
)
_VERSION = re.compile(r"[v^~]?(\d+(?:\.(?:\d+|x))*(?:-[\w.]+)?)", re.ASCII)
_PINNED = re.compile(r"(@?[A-Za-z][\w./-]*?)(?:@|==)[v^~]?(\d[\w.-]*)", re.ASCII)
_ADDRESS = re.compile(r"\d+(?:[.:]\d+)*", re.ASCII)
_SCRIPTED = {
    "npm": ("run", "test", "start"),
    "pnpm": ("run",),
    "yarn": ("run",),
    "bun": ("run",),
    "make": (),
    "just": (),
    "task": (),
    "composer": ("run",),
}
_BUILT_IN = frozenset(
    literals(
        "install|i|ci|add|remove|rm|update|up|upgrade|publish|exec|dlx|init|create|link|audit|outdated|why|x"
    )
)


def citations(fact: Fact, packages: Mapping[str, str]) -> tuple[Citation, ...]:
    """What the right side of a fact cites. `packages` are those of the repository: a word is one only if it is among them."""
    found: dict[Citation, None] = {}
    words = [word.strip(".:,#'\"`") for word in _WORD.findall(fact.correct)]
    if (command := _command(words)) is not None:
        found[command] = None
    for package in _packages(fact, words, packages):
        found[package] = None
    taken = {c.name for c in found}
    for word in words:
        if word in taken or not word or _PINNED.fullmatch(word) or "://" in word:
            continue
        if is_path(word):
            found[Citation(Kind.PATH, word.replace("\\", "/"))] = None
        elif _is_name(word):
            found[Citation(Kind.IDENTIFIER, word)] = None
    return tuple(found)


def is_path(word: str) -> bool:
    """Is this the path of a file or folder, to all appearance?"""
    if word.casefold() in _BARE_FILES:
        return True
    if _FILE.fullmatch(word) and word.rpartition(".")[2].casefold() in _ENDINGS:
        return True
    return word.startswith(("./", "../", "~/")) or (word.endswith("/") and len(word) > 1)


def agrees(version: str, stated: str) -> bool:
    """Does what a manifest states hold this version? `5` and `5.2` are kept by `^5.2.1`; `4.1` is not."""
    wanted, numbers = version.split("."), re.findall(r"\d+(?:\.\w+)*", stated)
    if not numbers:
        return True  # `*`, `latest`, a path: it says nothing of a version
    return any(
        all(a in {b, "x"} for a, b in zip(wanted, number.split("."), strict=False)) for number in numbers
    )


def _command(words: list[str]) -> Citation | None:
    if len(words) < 2 or words[0] not in _SCRIPTED:  # noqa: PLR2004 (a runner and what it runs)
        return None
    runner, rest = words[0], [word for word in words[1:] if not word.startswith("-")]
    if not rest or rest[0] in _BUILT_IN:
        return None
    script = rest[1] if rest[0] == "run" and len(rest) > 1 else rest[0]
    plain = rest[0] == "run" or rest[0] in _SCRIPTED[runner] or runner != "npm"
    return Citation(Kind.COMMAND, script, runner=runner) if plain and script != "run" else None


def _packages(fact: Fact, words: list[str], packages: Mapping[str, str]) -> list[Citation]:
    """The packages of which the fact states a version."""
    pinned = [m for word in words if (m := _PINNED.fullmatch(word)) is not None]
    found = [Citation(Kind.PACKAGE, m[1], m[2]) for m in pinned if m[1] in packages]
    versions = [m[1] for word in words if (m := _VERSION.fullmatch(word)) is not None]
    if found or len(versions) != 1:
        return found
    named = [w for w in (*words, *_WORD.findall(fact.topic)) if w.casefold() in packages]
    return [Citation(Kind.PACKAGE, name.casefold(), versions[0]) for name in dict.fromkeys(named)]


def _is_name(word: str) -> bool:
    return is_identifier(word) and not _VERSION.fullmatch(word) and not _ADDRESS.fullmatch(word)
