"""Is a fact due that was corrected twice in other words, and nothing else? `python -m tests.evaluation.second_wordings [-v]`.

A line of second_wordings.jsonl is one dialogue: two messages of a user, each with the assistant's turn before it. It was
written before the rules that it judges were looked at; second_wordings_2.jsonl when they stood. Of that one `-v` shows the
odd rows alone: the even ones stay unread.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from belta_memory.adapters.scorer import load_scorer
from belta_memory.domain.detect import detect
from belta_memory.domain.match import Relation, relate
from belta_memory.domain.model import Claim, Detection, Kind
from belta_memory.domain.scorer import Scorer
from belta_memory.domain.text import same_value
from belta_memory.languages import packs

DIALOGUES = Path(__file__).with_suffix(".jsonl")
SILENT = frozenset({Kind.NONE, Kind.OTHER, Kind.PREFERENCE})


class Dialogue(NamedTuple):
    """What two messages of one user came to."""

    number: int
    lang: str
    expected: Claim | None  # None: nothing may be said
    why: str
    texts: tuple[str, ...]
    found: tuple[Detection, ...]

    @property
    def facts(self) -> list[Claim]:
        """The claims of those messages that state what is true."""
        return [d.claim for d in self.found if d.kind is Kind.FACT and d.claim.correct]

    @property
    def due(self) -> bool:
        """Did both messages state one fact?"""
        return len(self.facts) == len(self.found) and relate(*self.facts) is Relation.SAME

    @property
    def right(self) -> bool:
        """Is the value that is due the one that was meant, and a wrong one, where given, too?"""
        if not self.due or self.expected is None or not all(map(same, self.facts, (self.expected,) * 2)):
            return False
        return all(
            claim.wrong is None or same_value(claim.wrong, self.expected.wrong or "") for claim in self.facts
        )


def same(claim: Claim, expected: Claim) -> bool:
    """Do both hold the same value to be true?"""
    return same_value(claim.correct or "", expected.correct or "")


@cache
def weights() -> Scorer:
    """The package's scorer."""
    return load_scorer()


def hear(text: str, previous: str, *, rules: bool = False) -> Detection:
    """What the prompt hook makes of a message, else the end of the turn."""
    found = detect(text, packs(), previous)
    if rules or found.kind is not Kind.NONE:
        return found
    return detect(text, packs(), previous, scorer=weights())


def read(path: Path = DIALOGUES, *, rules: bool = False) -> list[Dialogue]:
    """Every dialogue with what was found in it."""
    return [
        Dialogue(
            record["id"],
            record["lang"],
            Claim(None, record["wrong"], record["correct"]) if record["due"] else None,
            record.get("why", ""),
            tuple(text for _, text in record["turns"]),
            tuple(hear(text, previous, rules=rules) for previous, text in record["turns"]),
        )
        for record in map(json.loads, path.read_text(encoding="utf-8").splitlines())
    ]


def report(dialogues: Iterable[Dialogue]) -> Iterator[str]:
    """One line a language."""
    groups: dict[str, list[Dialogue]] = defaultdict(list)
    for dialogue in dialogues:
        groups["all"].append(dialogue)
        groups[dialogue.lang].append(dialogue)
    for name, group in groups.items():
        real = [d for d in group if d.expected is not None]
        silent = [d for d in group if d.expected is None]
        first, second = (sum(d.found[n].kind is Kind.FACT for d in real) for n in (0, 1))
        as_fact = sum(f.kind is Kind.FACT for d in silent for f in d.found)
        acted = sum(f.kind not in SILENT for d in silent for f in d.found)
        yield (
            f"{name:8} due {sum(d.due for d in real)} of {len(real)}, with the right values {sum(d.right for d in real)};"
            f" first wordings {first}, second {second} | contrast: due {sum(d.due for d in silent)} of {len(silent)},"
            f" messages as a fact {as_fact}, as a correction {acted} of {2 * len(silent)}"
        )


def main(argv: list[str]) -> int:
    """Print the table, for the hook and for the end of the turn; with `-v` what is not as it should be."""
    path = next((Path(a) for a in argv if a != "-v"), DIALOGUES)
    for title, rules in (("rules alone", True), ("with the scorer", False)):
        dialogues = read(path, rules=rules)
        print(title, *report(dialogues), sep="\n")
        if path != DIALOGUES:
            for half, rest in (("odd", 1), ("even", 0)):
                print(half, *list(report(d for d in dialogues if d.number % 2 == rest))[:1])
    if "-v" in argv:
        for d in dialogues:
            wrong = not d.right if d.expected else any(f.kind not in SILENT for f in d.found)
            if wrong and (path == DIALOGUES or d.number % 2):
                print(f"\n{d.number} {d.lang} {d.why or tuple(d.expected or ())}")
                for text, found in zip(d.texts, d.found, strict=True):
                    print(
                        f"   {text}\n      {found.kind} {found.score:.2f} {tuple(found.claim)} {found.cues}"
                    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
