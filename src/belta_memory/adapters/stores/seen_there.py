"""cache/verified.json: what the last check found of the facts, for each project. Deleting it costs one more check."""

from __future__ import annotations

import datetime as dt
import json
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.stores.files import read, replace
from belta_memory.app.room import Doubt
from belta_memory.domain.citation import State
from belta_memory.domain.statement import format_statement

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from belta_memory.adapters.stores.home import Home
    from belta_memory.app.verify import Check

_FORMAT = 1


class Kept(NamedTuple):
    """What is remembered of one project."""

    at: dt.datetime | None
    names: frozenset[str]  # what was there once
    stale: tuple[str, ...]  # `topic (what does not hold)`
    state: str  # of the memory for which it was checked


class SeenFile:
    """The Seen below a home."""

    def __init__(self, home: Home, now: dt.datetime, state: str = "") -> None:
        self._path, self._now, self._state = home.cache("verified.json"), now, state

    def kept(self, project: str) -> Kept:
        """All that is remembered; nothing where the file is not ours."""
        stored = _mapping(self._all().get(project))
        try:
            at = dt.datetime.fromisoformat(str(stored["at"]))
            names = frozenset(map(str, _list(stored["names"])))
            return Kept(at, names, tuple(map(str, _list(stored["stale"]))), str(stored.get("state", "")))
        except (KeyError, ValueError):
            return Kept(None, frozenset(), (), "")

    def doubts(self, project: str) -> list[Doubt]:
        """What the last check did not find as the facts say; nothing where the file is not ours."""
        if (at := self.kept(project).at) is None:
            return []
        found = []
        for doubt in _list(_mapping(self._all().get(project)).get("doubts")):
            match doubt:
                case {"scope": str(scope), "line": str(line), "citation": str(citation)}:
                    found.append(Doubt(scope, line, citation, at.date()))
                case _:
                    continue  # a cache that nobody of ours wrote: the next check writes it anew
        return found

    def names(self, project: str) -> frozenset[str]:
        """What was there once."""
        return self.kept(project).names

    def keep(self, project: str, checks: Sequence[Check]) -> None:
        """Remember how it stands."""
        there = {str(f.citation) for c in checks for f in c.findings if f.state is State.OK}
        stale = [f"{c.fact.topic} ({c.stale[0].citation})" for c in checks if c.stale]
        entry = {
            "at": self._now.isoformat(),
            "state": self._state,
            "names": sorted(self.names(project) | there),
            "stale": stale,
            "doubts": [_doubt(c) for c in checks if c.stale],
        }
        replace(
            self._path, json.dumps({**self._all(), "v": _FORMAT, project: entry}, ensure_ascii=False).encode()
        )

    def _all(self) -> Mapping[str, object]:
        try:
            stored = _mapping(json.loads(read(self._path) or b"{}"))
        except ValueError:
            return {}
        return stored if stored.get("v", _FORMAT) == _FORMAT else {}


def _doubt(check: Check) -> dict[str, str]:
    fact = check.fact
    line = format_statement(fact.topic, fact.wrong, fact.correct)
    return {"scope": fact.scope, "line": line, "citation": str(check.stale[0].citation)}


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []
