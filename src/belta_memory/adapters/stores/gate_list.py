"""cache/gate.txt: all that the first stage of a hook knows. Plain text, rebuilt when its sources have changed.

The head: format, stamps of the index, of its folder and of the language packs (as the gate computes them), facts in the
index, facts that wait for room in it. Then a line a language, its tag and its cues; the line `=` has the triggers of all facts. After
an empty line, a line a fact: its key, its statement, its triggers. Between fields stands a tab.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.adapters.stores.files import read, replace
from belta_memory.app.ports import Recall

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belta_memory.adapters.stores.home import Home
    from belta_memory.domain.language import LanguagePack
    from belta_memory.domain.model import Fact

_BREAKS = "\t\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"


FACTS = "="  # in the place of a language's tag


class GateList:
    """The recorded facts by their triggers, as the prompt hook sees them."""

    def __init__(self, home: Home) -> None:
        self._path = home.gate

    def is_built(self, head: str) -> bool:
        """Is the list there, and made from these sources?"""
        return (read(self._path) or b"").startswith(f"{head} ".encode())

    def tags(self, normalised: str) -> frozenset[str]:
        """The languages of which a cue stands in the text (no other one has a rule that fires), FACTS for a trigger."""
        cues, _, _ = (read(self._path) or b"").partition(b"\n\n")
        lines = (line.split("\t") for line in cues.decode().split("\n")[1:])
        return frozenset(tag for tag, *literals in lines if any(map(normalised.__contains__, literals)))

    def matching(self, normalised: str) -> tuple[Recall, ...]:
        """The facts with a trigger in the text, the longest trigger first."""
        from belta_memory.domain.triggers import occurs

        _, _, facts = (read(self._path) or b"").partition(b"\n\n")
        found = []
        for line in facts.decode().splitlines():
            key, statement, *triggers = line.split("\t")
            hits = [len(t) for t in triggers if t in normalised and occurs(t, normalised)]
            if hits:
                found.append((max(hits), Recall(key, statement)))
        return tuple(recall for _, recall in sorted(found, key=lambda hit: -hit[0]))

    def counts(self) -> tuple[int, int]:
        """Facts in the index, facts that wait for room in it."""
        head, _, _ = (read(self._path) or b"").partition(b"\n")
        if not head:
            return 0, 0
        _, facts, waiting = head.rsplit(b" ", 2)
        return int(facts), int(waiting)


def build(
    home: Home, head: str, packs: Iterable[LanguagePack], facts: Iterable[Fact], unlisted: int = 0
) -> None:
    """Write the list anew, whole; `unlisted` facts wait for room in the index. Raises UnwritableHomeError."""
    from belta_memory.domain.language import gate_cues
    from belta_memory.domain.statement import format_statement
    from belta_memory.domain.triggers import shown_as, triggers

    facts = tuple(facts)
    by_fact = [(fact, found) for fact in facts if (found := triggers(fact))]
    lines = [(tag, *cues) for tag, cues in gate_cues(packs).items()]
    lines.append((FACTS, *dict.fromkeys(trigger for _, found in by_fact for trigger in found)))
    known = [(shown_as(f), format_statement(f.topic, f.wrong, f.correct), *found) for f, found in by_fact]
    head = f"{head} {len(facts)} {unlisted}"
    text = "\n".join((head, *map(_line, lines), "", *map(_line, known), ""))
    replace(home.gate, text.encode("utf-8", "replace"))


def _line(fields: Iterable[str]) -> str:
    """Fields with nothing in them that would end a field or a line; the space around a cue is part of it."""
    return "\t".join("".join(" " if c in _BREAKS else c for c in field) for field in fields)
