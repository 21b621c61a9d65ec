"""The guard's part of cache/gate.txt: what the first stage of the hook seeks in a tool call, then a line a fact.

The first line has what must occur, in small letters, for any fact to act. A line a fact: its key, what the guard does,
its statement, the right value, the paths that it names, the words that stand near it, its forms. Between fields stands a
tab, between paths and between groups of words a unit separator, between words and before the text of a form a space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.adapters.stores.files import read
from belta_memory.domain.forms import Form, Shape
from belta_memory.domain.guard import Guarded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from belta_memory.adapters.stores.home import Home

_UNIT = "\x1f"


class GuardList:
    """The guarded facts, as the hook's second stage and the server see them."""

    def __init__(self, home: Home, here: Callable[[], str] = str) -> None:
        self._path = home.gate
        self._here = here  # the folder of the present project's memory

    def occurring(self, text: str) -> list[Guarded]:
        """The facts of which a form or a path occurs somewhere in the text."""
        parts = (read(self._path) or b"").decode().split("\n\n", 2)
        if len(parts) < len(("cues", "facts", "guard")):
            return []
        small = text.lower()
        _, *lines = parts[2].split("\n")
        facts = (fact for line in lines if line and (fact := parse_guarded(line)) is not None)
        found = [fact for fact in facts if any(needle in small for needle in fact.needles())]
        if not found or "@@" not in parts[1]:
            return found
        from belta_memory.domain.scope import holding

        known = (
            (key, statement) for key, statement, *_ in (line.split("\t") for line in parts[1].splitlines())
        )
        keys = holding((*known, *((fact.key, fact.statement) for fact in found)), self._here())
        return [fact for fact in found if fact.key in keys]


def guard_lines(facts: Iterable[Guarded]) -> list[tuple[str, ...]]:
    """The fields of all lines."""
    facts = [fact for fact in facts if fact.mode != "off" and (fact.forms or fact.paths)]
    needles = dict.fromkeys(needle for fact in facts for needle in fact.needles())
    return [tuple(needles), *map(_fields, facts)]


def _fields(fact: Guarded) -> tuple[str, ...]:
    near = _UNIT.join(" ".join(sorted(group)) for group in fact.near)
    forms = (f"{form.shape} {form.text}" for form in fact.forms)
    return (fact.key, fact.mode, fact.statement, fact.correct, _UNIT.join(fact.paths), near, *forms)


def parse_guarded(line: str) -> Guarded | None:
    """The fact of a line; None for a line that another version has written."""
    try:
        key, mode, statement, correct, paths, near, *forms = line.split("\t")
        return Guarded(
            key=key,
            mode=mode,
            statement=statement,
            correct=correct,
            forms=tuple(Form(Shape(shape), text) for shape, _, text in (f.partition(" ") for f in forms)),
            near=tuple(frozenset(group.split()) for group in near.split(_UNIT)),
            paths=tuple(filter(None, paths.split(_UNIT))),
        )
    except ValueError:
        return None
