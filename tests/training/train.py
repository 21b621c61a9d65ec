"""Make the weights of the scorer: `python -m tests.training.train [LABELLED.jsonl …] [--out FILE]`.

Reads tests/training/sentences/*.jsonl (`text`, `prev_assistant`, `label`), and of each LABELLED file the rows that say
`"train": true`. The same input gives the same bytes: no chance, no library but the standard one.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import exp
from pathlib import Path
from typing import NamedTuple

from belta_memory.adapters.scorer import load_lexicons
from belta_memory.domain.detect import detect
from belta_memory.domain.features import Evidence, features
from belta_memory.domain.language import LanguagePack
from belta_memory.domain.model import NOTHING, Detection, Kind
from belta_memory.domain.scorer import GRAM, KINDS, Scorer, format_scorer
from belta_memory.languages import packs

SENTENCES = Path(__file__).parent / "sentences"
WEIGHTS = Path(__file__).parents[2] / "src" / "belta_memory" / "languages" / "words" / "weights.tsv"
KIND_OF_LABEL = {
    "fact": Kind.FACT,
    "result": Kind.RESULT,
    "wrong_result": Kind.RESULT,
    "omission": Kind.OMISSION,
    "instruction": Kind.INSTRUCTION,
}
BIAS = "bias"
LEAD = "lead"
SWEEPS = 25
UNIT = 0.02  # what one unit of a stored weight is worth
CEILING = 60_000  # bytes of the weights
RARE = 3  # a feature of fewer examples is left out
RARE_GRAM = 5
LEVELS = {
    "candidate": 0.4, "act": 0.7, "fact": 0.7, "result": 0.5, "omission": 0.5, "instruction": 0.5, "perhaps": 0.1,
}  # fmt: skip
GRAM_VALUE = 0.5  # grams are many: each counts for less
WRITTEN_DECAY = 20.0
SAID_DECAY = 10.0


class Example(NamedTuple):
    """One sentence as the models see it."""

    names: tuple[str, ...]
    kind: Kind  # NONE for whatever is no correction
    weight: float


class Listener:
    """Stands in for the scorer and keeps the evidence."""

    evidence: Evidence

    def decide(self, evidence: Evidence, ruled: Detection, packs: Iterable[LanguagePack], /) -> Detection:
        """Keep it."""
        del ruled, packs
        self.evidence = evidence
        return NOTHING


def names_of(text: str, previous: str | None) -> tuple[str, ...]:
    """The features of a message, its grams marked as such; none where nobody typed or pasted anything."""
    listener = Listener()
    listener.evidence = Evidence("", "", None, (), 0.0)
    detect(text, packs(), previous, scorer=listener)
    if not listener.evidence.message:
        return ()
    found = features(listener.evidence, LEXICONS)
    return (*sorted(found.names), *sorted(GRAM + gram for gram in found.grams))


LEXICONS = load_lexicons()


def examples(rows: Iterable[dict[str, str]]) -> list[Example]:
    """Each row with the turn before and, since a host may not know it, without."""
    made = []
    for row in rows:
        kind = KIND_OF_LABEL.get(row["label"], Kind.NONE)
        turns = [row["prev_assistant"], None] if row.get("prev_assistant") else [None]
        seen = [names_of(row["text"], previous) for previous in turns]
        made += [Example(names, kind, 1 / len(turns)) for names in seen if names]
    return made


def fit(
    rows: Sequence[Sequence[str]],
    true: Sequence[bool],
    weights: Sequence[float],
    lead: Sequence[float],
    decay: float,
) -> dict[str, float]:
    """Logistic regression with an L2 penalty, a feature at a time, to the same optimum whatever the order of the rows.

    `lead` is what another model says of each row; how far it is trusted stands under LEAD.
    """
    columns: dict[str, list[tuple[int, float]]] = {BIAS: [(i, 1.0) for i in range(len(rows))]}
    if any(lead):
        columns[LEAD] = list(enumerate(lead))
    for i, names in enumerate(rows):
        for name in names:
            columns.setdefault(name, []).append((i, GRAM_VALUE if name[0] == GRAM else 1.0))
    learnt = dict.fromkeys(columns, 0.0)
    margins = [0.0] * len(rows)
    errors = [weight * (0.5 - aim) for weight, aim in zip(weights, true, strict=True)]
    for _ in range(SWEEPS):
        for name, column in columns.items():
            penalty = decay * (name not in (BIAS, LEAD))
            slope = sum([errors[i] * value for i, value in column]) + penalty * learnt[name]
            bend = sum([weights[i] * value * value for i, value in column]) / 4 + penalty
            move = -slope / max(bend, 1e-9)
            learnt[name] += move
            for i, value in column:
                margins[i] += move * value
                errors[i] = weights[i] * (_likelihood(margins[i]) - true[i])
    return learnt


def _likelihood(margin: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, margin))))


def value(model: dict[str, float], names: Iterable[str]) -> float:
    """What a model says of one row, before it is made a likelihood."""
    return model[BIAS] + sum(model.get(n, 0.0) * (GRAM_VALUE if n[0] == GRAM else 1.0) for n in names)


def known(data: Iterable[Example]) -> set[str]:
    """The features that occur in enough examples."""
    counts = Counter(name for example in data for name in example.names)
    return {n for n, count in counts.items() if count >= (RARE_GRAM if n[0] == GRAM else RARE)}


def learn(
    written: Sequence[Example], said: Sequence[Example], true: Callable[[Example], bool]
) -> dict[str, float]:
    """One model: first from what was written for it, then from what people really said, led by the first."""
    first = _fitted(written, true, None, WRITTEN_DECAY)
    if not said:
        return first
    second = _fitted(said, true, first, SAID_DECAY)
    trust = second.pop(LEAD)
    return {n: trust * first.get(n, 0.0) + second.get(n, 0.0) for n in first.keys() | second.keys()}


def _fitted(
    data: Sequence[Example], true: Callable[[Example], bool], leader: dict[str, float] | None, decay: float
) -> dict[str, float]:
    kept = known(data)
    # What people said is too little to learn words from.
    rows = [[n for n in e.names if n in kept and (leader is None or n[0] != GRAM)] for e in data]
    lead = [0.0 if leader is None else value(leader, e.names) for e in data]
    return fit(rows, [true(e) for e in data], [e.weight for e in data], lead, decay)


def is_of(kind: Kind) -> Callable[[Example], bool]:
    """Is an example of this kind?"""
    return lambda example: example.kind is kind


def train(written: Sequence[Example], said: Sequence[Example], levels: dict[str, float]) -> Scorer:
    """The scorer that these examples make."""
    models = [learn(written, said, lambda e: e.kind is not Kind.NONE)]
    written, said = ([e for e in data if e.kind is not Kind.NONE] for data in (written, said))
    models += [learn(written, said, is_of(kind)) for kind in KINDS]
    table = {
        name: tuple(round(m.get(name, 0.0) * (GRAM_VALUE if name[0] == GRAM else 1.0) / UNIT) for m in models)
        for name in set().union(*models)
    }
    return _within_ceiling(Scorer(LEXICONS, {n: row for n, row in table.items() if any(row)}, UNIT, levels))


def _within_ceiling(scorer: Scorer) -> Scorer:
    """Without the lightest grams, where the file would be too large."""
    kept = dict(scorer.weights)
    light = sorted((n for n in kept if n[0] == GRAM), key=lambda n: (sum(map(abs, kept[n])), n))
    while light and len(format_scorer(scorer._replace(weights=kept)).encode()) > CEILING:
        step = max(1, len(light) // 10)
        for name in light[:step]:
            del kept[name]
        light = light[step:]
    return scorer._replace(weights=kept)


def read(path: Path) -> list[dict[str, str]]:
    """The rows of a file of JSON lines."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def main(argv: list[str]) -> int:
    """Train on everything and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("labelled", nargs="*", type=Path)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    arguments = parser.parse_args(argv)
    written = examples(row for path in sorted(SENTENCES.glob("*.jsonl")) for row in read(path))
    said = examples(row for path in arguments.labelled for row in read(path) if row.get("train"))
    scorer = train(written, said, LEVELS)
    content = format_scorer(scorer)
    arguments.out.write_text(content, encoding="utf-8")
    print(
        f"{len(written)} written, {len(said)} said: {len(scorer.weights)} weights, {len(content.encode()):,} bytes"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
