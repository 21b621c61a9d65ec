"""How well the guard tells what acts from what does not: `python -m tests.evaluation.guard [TRANSCRIPT ...]`.

With the two hundred facts of `guard/facts.jsonl` recorded: tool calls that act on a wrong value and near-misses, ordinary
calls, final answers, prompts. The rows were written by somebody who had not seen the code. Failures of even rows were
read afterwards, those of odd ones never: the odd half tells what to expect of calls that nobody has seen. Transcripts of
Claude Code that are named are read for further ordinary calls. Ends with 1 when a limit is not held.
"""

import json
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from belta_memory.adapters.stores.gate_list import GateList, build
from belta_memory.adapters.stores.guard_list import GuardList
from belta_memory.adapters.stores.home import Home
from belta_memory.app.load import RECALLED_A_PROMPT
from belta_memory.domain.claims import claims
from belta_memory.domain.guard import Call, acting
from belta_memory.domain.model import Fact, FactKey
from belta_memory.domain.text import normalise
from belta_memory.languages import packs

ROWS = Path(__file__).parent / "guard"
Z = 1.96  # of a 95 % interval

Row = Mapping[str, Any]


class Figure(NamedTuple):
    """One share, and what it must be."""

    name: str
    hits: int
    of: int
    limit: float
    at_least: bool

    @property
    def holds(self) -> bool:
        """Is the limit held?"""
        share = self.hits / self.of if self.of else 0.0
        return share >= self.limit if self.at_least else share <= self.limit

    def line(self) -> str:
        """The share with its interval."""
        low, high = wilson(self.hits, self.of)
        share = self.hits / self.of if self.of else 0.0
        sign, verdict = (">=" if self.at_least else "<="), ("holds" if self.holds else "IS NOT HELD")
        found = f"{self.name:<44} {self.hits:>5} of {self.of:<5} {share:7.4f}  [{low:.4f}, {high:.4f}]"
        return found if self.is_part else f"{found}  {sign} {self.limit}: {verdict}"

    @property
    def is_part(self) -> bool:
        """Is it the share among the rows alone whose failures nobody has read?"""
        return self.name.endswith(", odd")


def wilson(hits: int, of: int) -> tuple[float, float]:
    """The interval in which a share lies."""
    if not of:
        return 0.0, 1.0
    share, spread = hits / of, Z * Z / of
    middle = share + spread / 2
    half = Z * ((share * (1 - share) + spread / 4) / of) ** 0.5
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


class Memory(NamedTuple):
    """The recorded facts as the hooks see them."""

    gate: GateList
    guard: GuardList

    def acting(self, row: Row) -> set[str]:
        """The facts of which a call is told."""
        given = row["input"]
        occurring = self.guard.occurring("\n".join(texts(given)))
        return {fact.key for fact in acting(Call(row["tool"], given), occurring)}

    def stated(self, row: Row) -> set[str]:
        """The facts that an answer contradicts."""
        answer = row["answer"]
        return {fact.key for fact in self.guard.occurring(answer) if claims(answer, fact)}

    def shown(self, row: Row) -> set[str]:
        """The facts that a prompt brings up."""
        return {r.key for r in self.gate.matching(normalise(row["prompt"]))[:RECALLED_A_PROMPT]}


def main(arguments: list[str]) -> int:
    """Measure, print, and say whether every limit is held."""
    with tempfile.TemporaryDirectory() as folder:
        home = Home(folder)
        facts = [
            Fact(r["topic"], r["wrong"], r["correct"], None, 1, None, None, FactKey(r["id"]))
            for r in read("facts")
        ]
        build(home, "head", packs(), facts)
        memory = Memory(GateList(home), GuardList(home))
        figures = [*all_figures(memory), *transcripts(memory, arguments)]
    for figure in figures:
        print(figure.line())
    return int(not all(figure.holds for figure in figures if not figure.is_part))


def all_figures(memory: Memory) -> Iterator[Figure]:
    """Every limit, and below each of the judging ones its odd half."""
    calls, answers = read("calls"), read("claims")
    yield from both("acting calls caught", calls, memory.acting, lambda r: r["acts"], caught, 0.97)
    yield from both("false alarms at near-misses", calls, memory.acting, lambda r: not r["acts"], any_, 0.01)
    yield from both(
        "false alarms at ordinary calls", read("ordinary_calls"), memory.acting, always, any_, 0.005
    )
    yield from both("wrong answers caught", answers, memory.stated, lambda r: r["repeats"], caught, 0.85)
    yield from both("false alarms at answers", answers, memory.stated, lambda r: not r["repeats"], any_, 0.02)
    yield from both("prompts with their fact", read("prompts"), memory.shown, always, caught, 0.95)
    prompts = [*read("prompts"), *read("prompts_unrelated")]
    yield from both("prompts with an unrelated fact", prompts, memory.shown, always, other, 0.03)


def both(  # noqa: PLR0917 (a line of the table above)
    name: str,
    rows: list[Row],
    judge: Callable[[Row], set[str]],
    counts: Callable[[Row], bool],
    hit: Callable[[Row, set[str]], bool],
    limit: float,
) -> Iterator[Figure]:
    """A figure over all rows, and over those whose failures nobody read."""
    judged = [(row, hit(row, judge(row))) for row in rows if counts(row)]
    at_least = hit is caught
    yield Figure(name, sum(is_hit for _, is_hit in judged), len(judged), limit, at_least)
    odd = [is_hit for row, is_hit in judged if number(row) % 2]
    yield Figure(f"  {name}, odd", sum(odd), len(odd), limit, at_least)


def caught(row: Row, found: set[str]) -> bool:
    """Is the fact of the row among those found?"""
    return row["fact"] in found


def any_(row: Row, found: set[str]) -> bool:
    """Is any found?"""
    del row
    return bool(found)


def other(row: Row, found: set[str]) -> bool:
    """Is one found that is not the row's?"""
    return bool(found - {row.get("fact")})


def always(row: Row) -> bool:
    """Every row counts."""
    return bool(row)


def transcripts(memory: Memory, paths: Iterable[str]) -> Iterator[Figure]:
    """The tool calls of real sessions: none of them is about any of the facts."""
    rows = [row for path in paths for row in calls_in(Path(path))]
    if rows:
        yield Figure(
            "false alarms in transcripts", sum(bool(memory.acting(r)) for r in rows), len(rows), 0.005, False
        )


def calls_in(path: Path) -> Iterator[Row]:
    """The tool calls of a transcript."""
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            record = json.loads(line)
        except ValueError:
            continue
        match record:
            case {"message": {"content": [*blocks]}}:
                for block in blocks:
                    match block:
                        case {"type": "tool_use", "name": str(tool), "input": {**given}}:
                            yield {"tool": tool, "input": given}


def read(name: str) -> list[Row]:
    """The rows of one file."""
    text = (ROWS / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines() if line.strip()]


def number(row: Row) -> int:
    """The number in the id of a row."""
    return int("".join(filter(str.isdigit, row["id"])))


def texts(value: object) -> Iterator[str]:
    """Every text in the input of a tool."""
    match value:
        case dict():
            for inner in value.values():
                yield from texts(inner)
        case list():
            for inner in value:
                yield from texts(inner)
        case _:
            yield str(value)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
