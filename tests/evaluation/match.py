"""How well `relate` tells same from different: `python -m tests.evaluation.match FILE ...`.

A line of FILE is a JSON object with `a` and `b` (objects of topic, wrong, correct, or message texts) and either
`relation` or `same`; with `--meaning` the extra `semantic` is asked, too. Rows count in blocks of two, a fact and its opposite: rules were tuned on the odd blocks, the mistakes
in the even ones were not read.
"""

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from belta_memory.domain.comparison import Nearness
from belta_memory.domain.hearing import compare_said
from belta_memory.domain.match import Relation
from belta_memory.domain.model import Claim
from belta_memory.entrypoints.cli.match import nearness_of_topics, said_of

NOT_SAME = "not same"


class Row(NamedTuple):
    """One pair, what holds of it and what was said."""

    number: int
    part: str
    truth: str  # a relation, or `not same` where more is not known
    said: Relation
    score: float
    a: Claim
    b: Claim
    shown: tuple[object, object]

    @property
    def swapped(self) -> bool:
        """Was a pair called same whose right value is the other one's wrong value?"""
        sides = ((self.a.correct, self.b.wrong), (self.b.correct, self.a.wrong))
        crossed = any(x is not None and x == y for x, y in sides)
        return self.said is Relation.SAME and crossed


def read(path: Path, nearness: Nearness | None = None) -> list[Row]:
    """Every pair of a file with what is said of it, both ways round."""
    rows = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        record = json.loads(line)
        a, b = (record.get(key, record.get(f"text_{key}")) for key in "ab")
        left, right = said_of(a, record.get("a_prev")), said_of(b, record.get("b_prev"))
        found = compare_said(left, right, nearness)
        if compare_said(right, left, nearness).relation is not found.relation:
            print(f"  one way only: {number} {left} {right}")
        rows.append(
            Row(
                number,
                part_of(record),
                truth_of(record),
                found.relation,
                found.score,
                left.claim,
                right.claim,
                (a, b),
            )
        )
    return rows


def part_of(record: dict[str, object]) -> str:
    """The part of the set that a row belongs to: its own word for it, else its language or kind."""
    kind = record.get("kind")
    lang = str(record.get("part") or record.get("lang") or "all")
    return f"{kind}" if kind else "across" if "+" in lang else lang


def truth_of(record: dict[str, object]) -> str:
    """The relation that holds, or `not same`."""
    relation = record.get("relation")
    return str(relation) if relation else Relation.SAME if record["same"] else NOT_SAME


def f1(rows: Iterable[Row], said: Callable[[Row], bool], true: Callable[[Row], bool]) -> str:
    """One line: precision, recall, F1 and the counts behind them."""
    rows = list(rows)
    hits = sum(said(r) and true(r) for r in rows)
    positives, truths = sum(map(said, rows)), sum(map(true, rows))
    precision, recall = hits / positives if positives else 0.0, hits / truths if truths else 0.0
    mean = 2 * precision * recall / (precision + recall) if hits else 0.0
    return f"P {precision:.2f}  R {recall:.2f}  F1 {mean:.3f}  ({hits} of {positives} said, {truths} true, {len(rows)} rows)"


def told_apart(rows: Iterable[Row]) -> str:
    """How many contradictions and related pairs are told from each other."""
    rows = [r for r in rows if r.truth in (Relation.CONTRADICTS, Relation.RELATED)]
    right = sum((r.said is Relation.CONTRADICTS) == (r.truth == Relation.CONTRADICTS) for r in rows)
    exact = sum(r.said == r.truth for r in rows)
    return f"{right} of {len(rows)} = {right / max(len(rows), 1):.3f}; exactly named {exact}"


def report(rows: list[Row]) -> Iterator[str]:
    """The figures of one set of rows."""
    yield "  same           " + f1(
        rows, lambda r: r.said is Relation.SAME, lambda r: r.truth == Relation.SAME
    )
    if any(r.truth == Relation.CONTRADICTS for r in rows):
        yield "  contradictions " + told_apart(rows)
    yield f"  swapped values called same: {sum(r.swapped and r.truth != Relation.SAME for r in rows)}"


def main(argv: list[str]) -> int:
    """Print the table of every file; with `-v` the mistakes of the odd rows, too: the even ones stay unread."""
    nearness = nearness_of_topics() if "--meaning" in argv else None
    for name in (a for a in argv if not a.startswith("-")):
        rows = read(Path(name), nearness)
        print(name)
        parts: dict[str, list[Row]] = defaultdict(list)
        for row in rows:
            parts[row.part].append(row)
        halves = {"odd": [r for r in rows if read_before(r)], "even": [r for r in rows if not read_before(r)]}
        for label, chosen in {"all": rows, **halves, **(parts if len(parts) > 1 else {})}.items():
            print(label, *report(chosen), sep="\n")
        if "-v" in argv:
            for row in rows:
                if read_before(row) and wrongly(row):
                    print(
                        f"  {row.number} {row.truth} but {row.said} {row.score:.2f} {row.shown} {row.a} {row.b}"
                    )
        else:
            print("mistakes:", dict(Counter(f"{r.truth} but {r.said}" for r in rows if wrongly(r))))
    return 0


def read_before(row: Row) -> bool:
    """Does a row stand in a block that rules were tuned on?"""
    return (row.number + 1) // 2 % 2 == 1


def wrongly(row: Row) -> bool:
    """Was something else said than what holds?"""
    return row.said is Relation.SAME if row.truth == NOT_SAME else row.said != row.truth


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
