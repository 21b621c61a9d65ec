"""cache/gate.txt: all that the first stage of a hook knows. Plain text, rebuilt when its sources have changed.

First a head: format, mtime and size of the index, stamp of the language packs (these as the gate computes them), facts
in the index, facts that wait for room in it. Then `tag<TAB>cue` a line, `=<key><TAB>trigger` for a recorded fact; after
an empty line `<key><TAB><statement>` of each fact that has a trigger.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.adapters.stores.files import read, replace
from belta_memory.app.ports import Recall

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belta_memory.adapters.stores.home import Home
    from belta_memory.domain.language import LanguagePack
    from belta_memory.domain.model import Fact

_ACTIVE = b"\nstatus: active"
_FRONT_MATTER = 4_096  # bytes of a note in which its status stands


class GateList:
    """The recorded facts by their triggers, as the prompt hook sees them."""

    def __init__(self, home: Home) -> None:
        self._path = home.gate

    def is_built(self, head: str) -> bool:
        """Is the list there, and made from these sources?"""
        return (read(self._path) or b"").startswith(f"{head} ".encode())

    def matching(self, normalised: str) -> tuple[Recall, ...]:
        """The facts with a trigger in the text, the longest trigger first."""
        content = read(self._path) or b""
        if b"\n=" not in content:
            return ()
        from belta_memory.domain.triggers import occurs

        cues, _, statements = content.decode().partition("\n\n")
        longest: dict[str, int] = {}
        for line in cues.split("\n"):
            tag, _, trigger = line.partition("\t")
            if tag.startswith("=") and trigger in normalised and occurs(trigger, normalised):
                longest[tag[1:]] = max(len(trigger), longest.get(tag[1:], 0))
        said = dict(line.split("\t", 1) for line in statements.split("\n") if "\t" in line)
        keys = sorted((key for key in longest if key in said), key=lambda key: -longest[key])
        return tuple(Recall(key, said[key]) for key in keys)

    def counts(self) -> tuple[int, int]:
        """Facts in the index, facts that wait for room in it."""
        head, _, _ = (read(self._path) or b"").partition(b"\n")
        if not head:
            return 0, 0
        _, facts, waiting = head.rsplit(b" ", 2)
        return int(facts), int(waiting)


def build(home: Home, head: str, packs: Iterable[LanguagePack], facts: Iterable[Fact]) -> None:
    """Write the list anew, whole. Raises UnwritableHomeError."""
    from belta_memory.domain.language import gate_cues
    from belta_memory.domain.statement import format_statement
    from belta_memory.domain.triggers import shown_as, triggers

    facts = tuple(facts)
    lines = [f"{tag}\t{cue}" for tag, cues in gate_cues(packs).items() for cue in cues]
    statements = []
    for fact in facts:
        key = shown_as(fact)
        if found := triggers(fact):
            lines += [f"={key}\t{trigger}" for trigger in found]
            statements.append(
                f"{key}\t{_in_one_line(format_statement(fact.topic, fact.wrong, fact.correct))}"
            )
    first = f"{head} {len(facts)} {_waiting(home, facts)}"
    text = "\n".join([first, *lines, "", *statements, ""])
    replace(home.gate, text.encode("utf-8", "replace"))


def _in_one_line(statement: str) -> str:
    return " ".join(statement.split())


def _waiting(home: Home, facts: Iterable[Fact]) -> int:
    """How many active notes no line of the index leads to: facts that were recorded while it was full."""
    folder = os.path.dirname(home.index)
    try:
        notes = {name for name in os.listdir(folder) if name.endswith(".md")}
    except FileNotFoundError:
        return 0
    unlisted = notes - {os.path.basename(home.index)} - {f"{fact.note}.md" for fact in facts if fact.note}
    return sum(_is_active(os.path.join(folder, name)) for name in unlisted)


def _is_active(path: str) -> bool:
    try:
        with open(path, "rb") as note:
            return _ACTIVE in note.read(_FRONT_MATTER)
    except (FileNotFoundError, IsADirectoryError):
        return False
