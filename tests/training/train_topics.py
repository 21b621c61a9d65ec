"""Make the weights by which two topics are one: `python -m tests.training.train_topics [--without FILE ...]`.

Reads the pairs of topics in tests/evaluation that rules were written from: what is said of one thing in two corrections
stands for one topic, two things for two. Every pair is read several times, also by glossaries out of which concepts and
forms were left by chance: what is weighed shall hold where words are not known. `--without` leaves out files and writes
nothing, to judge the weights by pairs that they were not made from.

The extra `semantic` must be installed: the weights by meaning need it. The same input gives the same bytes.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import NamedTuple

from belta_memory.domain import likeness, topic_evidence, vocabulary, wording
from belta_memory.domain.topic_evidence import BIAS, NEAR, NEAR_ALONE, evidence, weights_for

EVALUATION = Path(__file__).parents[1] / "evaluation"
READ = (
    "structured_pairs.jsonl",
    "contradictions.jsonl",
    "fresh_pairs.jsonl",
    "fresh_pairs_2.jsonl",
    "fresh_pairs_3.jsonl",
    "fresh_pairs_4.jsonl",
    "memory/chains.jsonl",
)
WEIGHTS = Path(topic_evidence.__file__).with_name("topic_weights.py")
LEFT_OUT = ("THINGS", "MORE", "TRADES", "EVERYDAY")  # the parts of the glossary that can never be whole
READINGS = (
    (0.0, 0),
    (0.35, 1),
    (0.5, 2),
    (0.5, 3),
    (0.7, 4),
)  # what share is left out, and the seed of chance
CONCEPTS, FORMS = 0.5, 0.6  # of the share: how often a whole concept, how often one form
DECAY = 3.0
STEPS = 12
ONE = ("same", "contradicts")


class Pair(NamedTuple):
    """Two topics, and whether they are one."""

    file: str
    a: str
    b: str
    is_one: bool


class Example(NamedTuple):
    """A pair as it is weighed."""

    evidence: Mapping[str, float]
    is_one: bool
    weight: float


def pairs(files: Iterable[str]) -> Iterator[Pair]:
    """The pairs of topics in some files."""
    for name in files:
        for line in (EVALUATION / name).read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            if "statements" in row:
                yield from _of_chain(name, row)
            elif row["a"].get("topic") and row["b"].get("topic"):
                yield Pair(name, row["a"]["topic"], row["b"]["topic"], row["relation"] in ONE)


def _of_chain(name: str, row: dict[str, list[dict[str, str]]]) -> Iterator[Pair]:
    """The wordings of the one fact of a chain, or the several facts that it ends on."""
    is_one = len(row["ends"]) == 1
    topics = list(dict.fromkeys(s["topic"] for s in row["statements" if is_one else "ends"]))
    for place, later in enumerate(topics):
        for earlier in topics[:place]:
            yield Pair(name, earlier, later, is_one)


def examples(known: Sequence[Pair], nearness: Callable[[str, str], float] | None) -> dict[str, list[Example]]:
    """Every pair in every reading, for each of the weights. One topic and two weigh alike in all."""
    whole = {name: getattr(vocabulary, name) for name in LEFT_OUT}
    found: dict[str, list[tuple[Mapping[str, float], bool]]] = {}
    for share, seed in READINGS:
        _read_with({name: _thinned(text, share, random.Random(seed)) for name, text in whole.items()})  # noqa: S311 - chance, no secret
        for pair in known:
            seen = evidence(pair.a, pair.b)
            found.setdefault(weights_for(pair.a, pair.b, with_meaning=False), []).append((seen, pair.is_one))
            if nearness is not None:
                near = nearness(pair.a, pair.b)
                met = {**seen, NEAR: near, NEAR_ALONE: near * seen["nothing shared"]}
                found.setdefault(weights_for(pair.a, pair.b, with_meaning=True), []).append(
                    (met, pair.is_one)
                )
    _read_with(whole)
    return {name: list(_balanced(rows)) for name, rows in found.items()}


def _balanced(rows: Sequence[tuple[Mapping[str, float], bool]]) -> Iterator[Example]:
    share = sum(is_one for _, is_one in rows) / len(rows)
    for seen, is_one in rows:
        yield Example(seen, is_one, 0.5 / (share if is_one else 1 - share) / len(READINGS))


def _read_with(texts: Mapping[str, str]) -> None:
    for name, text in texts.items():
        setattr(vocabulary, name, text)
    for kept in (
        vocabulary.glossary_for,
        vocabulary.sections,
        vocabulary.near_groups,
        vocabulary.value_forms,
        wording.read_topic,
        wording.read_value,
        likeness.value_words,
        topic_evidence.topic_odds,
    ):
        kept.cache_clear()


def _thinned(lines: str, share: float, chance: random.Random) -> str:
    """Glossary lines without some concepts and some forms."""
    kept = []
    for line in lines.splitlines():
        concepts, _, forms = line.partition(": ")
        if chance.random() < share * CONCEPTS:
            continue
        left = [form for form in forms.split("|") if chance.random() >= share * FORMS]
        if left:
            kept.append(f"{concepts}: {'|'.join(left)}\n")
    return "".join(kept)


def fit(rows: Sequence[Example]) -> dict[str, float]:
    """The weights that make some examples likeliest, the smaller the better: Newton's way."""
    names = sorted(set().union(*(row.evidence for row in rows)))
    vectors = [[row.evidence.get(name, 0.0) for name in names] for row in rows]
    size = len(names)
    decays = [0.0001 if name == BIAS else DECAY for name in names]
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [d * w for d, w in zip(decays, weights, strict=True)]
        bend = [[decays[i] if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, vector in zip(rows, vectors, strict=True):
            held = [(i, x) for i, x in enumerate(vector) if x]
            likely = 1 / (1 + exp(-sum(weights[i] * x for i, x in held)))
            off, curve = row.weight * (likely - row.is_one), row.weight * likely * (1 - likely)
            for i, x in held:
                slope[i] += off * x
                line = bend[i]
                for j, y in held:
                    line[j] += curve * x * y
        step = _solved(bend, slope)
        weights = [w - s for w, s in zip(weights, step, strict=True)]
    return {name: round(weight, 2) for name, weight in zip(names, weights, strict=True)}


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss and Jordan; the matrix is positive definite."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        head = rows[i][i]
        chief = rows[i] = [x / head for x in rows[i]]
        for j, other in enumerate(rows):
            if j != i and other[i]:
                factor = other[i]
                rows[j] = [x - factor * y for x, y in zip(other, chief, strict=True)]
    return [line[-1] for line in rows]


def nearness_of_encoder() -> Callable[[str, str], float]:
    """The cosine of two topics by the extra."""
    from belta_memory.adapters.vectors import EncoderVectors

    encoder = EncoderVectors()
    vectors = cache(lambda text: encoder.of([text])[0])
    return lambda a, b: sum(x * y for x, y in zip(vectors(a), vectors(b), strict=True))


def formatted(weights: Mapping[str, Mapping[str, float]]) -> str:
    """The module of the weights."""
    lines = [
        '"""What each piece of evidence between two topics weighs: made by `python -m tests.training.train_topics`."""',
        "",
        "WEIGHTS = {",
    ]
    for kind, values in weights.items():
        lines.append(f'    "{kind}": {{')
        lines += [f'        "{name}": {value},' for name, value in values.items()]
        lines.append("    },")
    return "\n".join([*lines, "}", ""])


def main(argv: Sequence[str]) -> int:
    """Write the weights; with `--without`, print what they are without some files."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--without", nargs="*", default=[], metavar="FILE")
    left_out = parser.parse_args(argv).without
    known = list(pairs(name for name in READ if name not in left_out))
    made = formatted({name: fit(rows) for name, rows in examples(known, nearness_of_encoder()).items()})
    if left_out:
        print(made, end="")
    else:
        WEIGHTS.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
