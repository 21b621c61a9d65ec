"""What a folder of somebody's shows of itself: paths, scripts, packages, words. It is read, and nothing in it is run."""

from __future__ import annotations

import json
import os
import re
from functools import cached_property
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_LONGEST = 1 << 20  # bytes of a file that are read
_NOT_OURS = frozenset(
    [
        ".git",
        ".hg",
        ".svn",
        "node_modules",
        ".venv",
        "venv",
        "__pycache__",
        "dist",
        "build",
        "target",
        "vendor",
        ".tox",
        ".mypy_cache",
    ]
)
_FILES = 20_000
_TARGET = re.compile(r"^([A-Za-z0-9][\w./-]*)\s*:(?!=)", re.MULTILINE)
_TASK = re.compile(r"^  ([A-Za-z0-9][\w:-]*):", re.MULTILINE)
_REQUIRED = re.compile(r"^\s*([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])?\s*([=<>~!^][^;#\n]*)?", re.MULTILINE)


class Folder:
    """The Workplace below a folder, looked at for no longer than some seconds."""

    def __init__(self, root: str, seconds: float = 5.0) -> None:
        self._root = root
        self._until = monotonic() + seconds

    def has_path(self, path: str) -> bool:
        """Is there such a file or folder; a bare name may lie anywhere in the folder."""
        if os.path.lexists(os.path.join(self._root, os.path.expanduser(path))):
            return True
        if "/" in path.rstrip("/"):
            return False
        return any(os.path.basename(found) == path for found in self._files)

    def scripts(self) -> Mapping[str, frozenset[str]]:
        """What each runner can run here."""
        return self._scripts

    def packages(self) -> Mapping[str, str]:
        """The packages of the manifests."""
        return self._packages

    def words_among(self, words: frozenset[str]) -> tuple[frozenset[str], bool]:
        """Which of these stand in some file, and whether every file was looked at in time."""
        found: set[str] = set()
        wanted = {word: word.encode() for word in words}
        for path in self._files:
            if monotonic() > self._until:
                return frozenset(found), False
            content = _bytes(path)
            found |= {word for word, sought in wanted.items() if sought in content or word in path}
            if len(found) == len(words):
                break
        return frozenset(found), len(self._files) < _FILES

    @cached_property
    def _files(self) -> list[str]:
        found: list[str] = []
        for folder, below, names in os.walk(self._root):
            below[:] = sorted(name for name in below if name not in _NOT_OURS)
            found += (os.path.join(folder, name) for name in sorted(names))
            if len(found) >= _FILES or monotonic() > self._until:
                break
        return found[:_FILES]

    def _text(self, name: str) -> str:
        return _bytes(os.path.join(self._root, name)).decode("utf-8", "replace")

    @cached_property
    def _manifest(self) -> Mapping[str, object]:
        return _mapping(_json(self._text("package.json")))

    @cached_property
    def _scripts(self) -> dict[str, frozenset[str]]:
        found: dict[str, frozenset[str]] = {}
        if self._manifest:
            own = frozenset(_mapping(self._manifest.get("scripts")))
            binaries = frozenset(self._packages)  # `pnpm vitest` runs the program of a package
            found |= {"npm": own, "pnpm": own | binaries, "yarn": own | binaries, "bun": own | binaries}
        for name in ("Makefile", "makefile", "GNUmakefile"):
            if text := self._text(name):
                found["make"] = frozenset(_TARGET.findall(text))
        for name in ("justfile", "Justfile", ".justfile"):
            if text := self._text(name):
                found["just"] = frozenset(m.split()[0] for m in _TARGET.findall(text))
        for name in ("Taskfile.yml", "Taskfile.yaml"):
            if text := self._text(name):
                found["task"] = frozenset(_TASK.findall(text))
        if composer := _mapping(_json(self._text("composer.json"))):
            found["composer"] = frozenset(_mapping(composer.get("scripts")))
        return found

    @cached_property
    def _packages(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for manifest in (self._manifest, _mapping(_json(self._text("composer.json")))):
            for field in ("dependencies", "devDependencies", "peerDependencies", "require", "require-dev"):
                found |= {n.casefold(): str(v) for n, v in _mapping(manifest.get(field)).items()}
        if engines := _mapping(self._manifest.get("engines")):
            found |= {name.casefold(): str(version) for name, version in engines.items()}
        for name, stated in (*self._of_python(), *self._of_rust(), *self._of_go(), *self._of_tools()):
            found.setdefault(name.casefold(), stated)
        return found

    def _of_python(self) -> Iterator[tuple[str, str]]:
        project = _mapping(_toml(self._text("pyproject.toml")).get("project"))
        if stated := project.get("requires-python"):
            yield "python", str(stated)
        groups = _mapping(project.get("optional-dependencies")).values()
        for listed in (project.get("dependencies"), *groups):
            for line in listed if isinstance(listed, list) else ():
                if (m := _REQUIRED.match(str(line))) is not None:
                    yield m[1], m[2] or "*"
        for name in ("requirements.txt", "requirements-dev.txt", "requirements/base.txt"):
            for m in _REQUIRED.finditer(self._text(name)):
                yield m[1], m[2] or "*"

    def _of_rust(self) -> Iterator[tuple[str, str]]:
        manifest = _toml(self._text("Cargo.toml"))
        for field in ("dependencies", "dev-dependencies", "build-dependencies"):
            for name, stated in _mapping(manifest.get(field)).items():
                yield (
                    name,
                    str(_mapping(stated).get("version", "*")) if isinstance(stated, dict) else str(stated),
                )

    def _of_go(self) -> Iterator[tuple[str, str]]:
        text = self._text("go.mod")
        for name, version in re.findall(
            r"^\s*(?:require\s+)?([\w.-]+\.[\w./-]+)\s+(v[\w.-]+)", text, re.MULTILINE
        ):
            yield name, version
        for version in re.findall(r"^go\s+([\d.]+)", text, re.MULTILINE):
            yield "go", version

    def _of_tools(self) -> Iterator[tuple[str, str]]:
        for line in self._text(".tool-versions").splitlines():
            if len(words := line.split()) > 1:
                yield ("node" if words[0] == "nodejs" else words[0]), words[1]
        for name, file in (("node", ".nvmrc"), ("python", ".python-version")):
            if text := self._text(file).strip():
                yield name, text.splitlines()[0]


def _bytes(path: str) -> bytes:
    """The beginning of a file of somebody else's; nothing where it cannot be read: then nothing is known of it."""
    try:
        if not os.path.isfile(path):
            return b""
        with open(path, "rb") as file:
            return file.read(_LONGEST)
    except OSError:
        return b""


def _json(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _toml(text: str) -> Mapping[str, object]:
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return {}


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, dict) else {}
