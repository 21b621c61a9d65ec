"""Which pairs the detector reads out of messages that state both sides: `python -m tests.evaluation.pairs FILE ... [-v]`.

A line of FILE is a JSON object with `text`, `wrong`, `correct` and `lang`, perhaps `prev_assistant`; rows with a `label`
count where it is `fact`. A side may be a list of spellings. A pair is exact when both sides are, but for width, case and
wrapping.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from belta_memory.domain.model import Claim
from belta_memory.domain.text import normalise
from belta_memory.entrypoints.cli.detect import detector


class Row(NamedTuple):
    """One message, the pair that it states, and what was read out of it."""

    lang: str
    text: str
    wrong: tuple[str, ...]
    correct: tuple[str, ...]
    found: Claim

    @property
    def emitted(self) -> bool:
        """Were both sides given?"""
        return self.found.wrong is not None and self.found.correct is not None

    @property
    def exact(self) -> bool:
        """Are both sides what the message states?"""
        return _is_one_of(self.found.wrong, self.wrong) and _is_one_of(self.found.correct, self.correct)


def read(path: Path) -> list[Row]:
    """The rows of a file that state both sides, with what the detector says of them."""
    rows = []
    detection = detector()
    for line in path.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        if record.get("label", "fact") != "fact" or not record["wrong"] or not record["correct"]:
            continue
        found = detection(record["text"], record.get("prev_assistant"), record["lang"]).claim
        wrong, correct = _spellings(record["wrong"]), _spellings(record["correct"])
        rows.append(Row(record["lang"], record["text"], wrong, correct, found))
    return rows


def report(rows: Iterable[Row]) -> str:
    """One line: how many pairs were emitted, how many of them are exact."""
    rows = list(rows)
    emitted = [r for r in rows if r.emitted]
    exact = sum(r.exact for r in emitted)
    return (
        f"emitted {len(emitted)} of {len(rows)} = {len(emitted) / max(len(rows), 1):.2f}; "
        f"exact {exact} of {len(emitted)} = {exact / max(len(emitted), 1):.2f}"
    )


def main(argv: list[str]) -> int:
    """Print the figures of every file and of each language in it; with `-v` what is missing or inexact, too."""
    for name in (a for a in argv if a != "-v"):
        rows = read(Path(name))
        parts: dict[str, list[Row]] = defaultdict(list)
        for row in rows:
            parts[row.lang].append(row)
        print(name, report(rows), sep="\n")
        for lang, chosen in sorted(parts.items()):
            print(f"  {lang:8} {report(chosen)}")
        if "-v" in argv:
            for row in rows:
                if not row.exact:
                    print(f"  {row.text[:200]!r}: {row.wrong} → {row.correct}, not {row.found}")
    return 0


def _spellings(side: str | list[str]) -> tuple[str, ...]:
    return (side,) if isinstance(side, str) else tuple(side)


def _is_one_of(found: str | None, sides: tuple[str, ...]) -> bool:
    return found is not None and _bare(found) in map(_bare, sides)


def _bare(value: str) -> str:
    return normalise(value).strip("`\"'“”「」*. ")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
