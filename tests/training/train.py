"""Make the weights of the scorer: `python -m tests.training.train [LABELLED.jsonl …] [--out FILE]`.

Reads tests/training/sentences/*.jsonl (`text`, `prev_assistant`, `label`), and of each LABELLED file the rows that say
`"train": true`. The same input gives the same bytes: no chance, no library but the standard one.

The weights of the package were also led by 589 messages of four repositories under Apache-2.0 and MIT, which are not in
this one. They decide how much the sentences and `expected` are trusted and what the concepts weigh, no words: without
them F1 on a random sample of other people falls from .66 to .46, acting from P .88 to P .65. No source counts in
proportion to what it wrote: the more messages of one, the less each of them weighs.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp
from pathlib import Path
from typing import NamedTuple

from belta_memory.adapters.scorer import load_lexicons
from belta_memory.domain.detect import detect
from belta_memory.domain.features import Evidence, features
from belta_memory.domain.grams import Grams, grams
from belta_memory.domain.language import LanguagePack
from belta_memory.domain.model import NOTHING, Detection, Kind
from belta_memory.domain.scorer import BIAS, GRAM, KINDS, Scorer, format_scorer
from belta_memory.languages import packs

from . import expected

SENTENCES = Path(__file__).parent / "sentences"
WEIGHTS = Path(__file__).parents[2] / "src" / "belta_memory" / "languages" / "words" / "weights.tsv"
KIND_OF_LABEL = {
    "fact": Kind.FACT,
    "result": Kind.RESULT,
    "wrong_result": Kind.RESULT,
    "omission": Kind.OMISSION,
    "instruction": Kind.INSTRUCTION,
}
SWEEPS = 15
KIND_SWEEPS = 30  # a step of theirs is bounded more cautiously
SETTLED = 0.001  # a smaller step is not taken: it would cost as much and change nothing
UNIT = 0.02  # what one unit of a stored weight is worth
CEILING = 60_000  # bytes of the weights
RARE = 3  # a feature of fewer examples is left out
RARE_GRAM = 5
# Chosen where every source was judged by weights that had not seen it
LEVELS = {"candidate": 0.49, "act": 0.55, "sure": 0.8, "true": 0.75, "fact": 0.5, "perhaps": 0.15}
GRAM_VALUE = 0.5  # grams are many: each counts for less
WRITTEN_DECAY = 20.0
SAID_DECAY = 10.0
KIND_DECAY = 30.0
BALANCE = 0.5  # of two sources, one with four times the messages counts twice as much


class Example(NamedTuple):
    """One sentence as the models see it."""

    names: tuple[str, ...]
    kind: Kind  # NONE for whatever is no correction
    weight: float


Model = Mapping[str, float]
KindModel = Mapping[str, Sequence[float]]  # by feature, what it says for each of KINDS
NOBODY = (0.0,) * len(KINDS)
EXPECTED_KINDS: KindModel = {
    name: tuple(expected.OF_KIND[kind].get(name, 0.0) for kind in KINDS)
    for name in sorted(set().union(*expected.OF_KIND.values()))
}


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
    listener.evidence = Evidence("", "", "", None, (), 0.0)
    detect(text, packs(), previous, scorer=listener)
    if not listener.evidence.message:
        return ()
    found = features(listener.evidence, LEXICONS)
    return (*sorted(found.names), *sorted(GRAM + gram for gram in set(grams(found.speech))))


LEXICONS = load_lexicons()


def examples(rows: Iterable[dict[str, str]]) -> list[Example]:
    """Each row with the turn before and, since a host may not know it, without. Who wrote most does not decide alone."""
    rows = tuple(rows)
    said = Counter(row.get("source", "") for row in rows)
    shares = {source: count**-BALANCE for source, count in said.items()}
    whole = sum(count * shares[source] for source, count in said.items())
    made = []
    for row in rows:
        kind = KIND_OF_LABEL.get(row["label"], Kind.NONE)
        turns = [row["prev_assistant"], None] if row.get("prev_assistant") else [None]
        weight = shares[row.get("source", "")] * len(rows) / whole / len(turns)
        seen = [names_of(row["text"], previous) for previous in turns]
        made += [Example(names, kind, weight) for names in seen if names]
    return made


def fit(data: Sequence[Example], leads: Mapping[str, Model], decay: float) -> dict[str, float]:
    """Is it a correction? Logistic regression with an L2 penalty, a feature at a time, to the same optimum whatever the order of the rows.

    `leads` are other models: what each says of a row is one more feature, and its weight the trust in that model.
    """
    kept = known(data)
    columns: dict[str, list[tuple[int, float]]] = {BIAS: []}
    for i, example in enumerate(data):
        columns[BIAS].append((i, 1.0))
        for name, lead in leads.items():
            columns.setdefault(name, []).append((i, value(lead, example.names)))
        for name in example.names:
            # Beside a lead the rows are what people said, too few to learn words from.
            if name in kept and not (leads and name[0] == GRAM):
                columns.setdefault(name, []).append((i, GRAM_VALUE if name[0] == GRAM else 1.0))
    learnt = dict.fromkeys(columns, 0.0)
    margins = [0.0] * len(data)
    true = [float(e.kind is not Kind.NONE) for e in data]
    errors = [e.weight * (0.5 - aim) for e, aim in zip(data, true, strict=True)]
    for _ in range(SWEEPS):
        for name, column in columns.items():
            penalty = decay * (name != BIAS)
            slope = sum([errors[i] * x for i, x in column]) + penalty * learnt[name]
            bend = sum([data[i].weight * x * x for i, x in column]) / 4 + penalty
            move = -slope / max(bend, 1e-9)
            if abs(move) < SETTLED:
                continue
            learnt[name] += move
            for i, x in column:
                margins[i] += move * x
                errors[i] = data[i].weight * (_likelihood(margins[i]) - true[i])
    return learnt


def _likelihood(margin: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, margin))))


def value(model: Model, names: Iterable[str]) -> float:
    """What a model says of one row, before it is made a likelihood."""
    return model.get(BIAS, 0.0) + sum(
        model.get(n, 0.0) * (GRAM_VALUE if n[0] == GRAM else 1.0) for n in names
    )


def known(data: Iterable[Example]) -> set[str]:
    """The features that occur in enough examples."""
    counts = Counter(name for example in data for name in example.names)
    return {n for n, count in counts.items() if count >= (RARE_GRAM if n[0] == GRAM else RARE)}


def fit_kinds(
    data: Sequence[Example], leads: Sequence[KindModel], decay: float
) -> tuple[dict[str, list[float]], list[float]]:
    """Of which kind is a correction? The kinds share one likelihood; the weights, and the trust in each lead."""
    columns: dict[str, list[tuple[int, float]]] = {BIAS: [(i, 1.0) for i in range(len(data))]}
    kept = known(data)
    for i, example in enumerate(data):
        for name in example.names:
            if name in kept and not (leads and name[0] == GRAM):
                columns.setdefault(name, []).append((i, GRAM_VALUE if name[0] == GRAM else 1.0))
    led = [[values(lead, example.names) for example in data] for lead in leads]
    aims = [[float(example.kind is kind) for kind in KINDS] for example in data]
    learnt = {name: list(NOBODY) for name in columns}
    trust = [1.0] * len(leads)
    margins = [[sum(lead[i][k] for lead in led) for k in range(len(KINDS))] for i in range(len(data))]
    errors = [_errors(margins[i], aims[i], data[i].weight) for i in range(len(data))]
    for _ in range(KIND_SWEEPS):
        for number, lead in enumerate(led):
            slope = sum(
                e * x
                for errs, said in zip(errors, lead, strict=True)
                for e, x in zip(errs, said, strict=True)
            )
            spread = sum(data[i].weight * (max(said) - min(said)) ** 2 for i, said in enumerate(lead)) / 4
            move = -slope / max(spread, 1e-9)
            trust[number] += move
            for i, said in enumerate(lead):
                margins[i] = [m + move * x for m, x in zip(margins[i], said, strict=True)]
                errors[i] = _errors(margins[i], aims[i], data[i].weight)
        for name, column in columns.items():
            penalty = decay * (name != BIAS)
            own = learnt[name]
            bend = sum(data[i].weight * x * x for i, x in column) / 2 + penalty
            moves = [
                -(sum([errors[i][k] * x for i, x in column]) + penalty * own[k]) / bend
                for k in range(len(KINDS))
            ]
            if max(map(abs, moves)) < SETTLED:
                continue
            learnt[name] = [w + move for w, move in zip(own, moves, strict=True)]
            for i, x in column:
                margins[i] = [m + move * x for m, move in zip(margins[i], moves, strict=True)]
                errors[i] = _errors(margins[i], aims[i], data[i].weight)
    return learnt, trust


def _errors(margins: Sequence[float], aims: Sequence[float], weight: float) -> list[float]:
    highest = max(margins)
    odds = [exp(margin - highest) for margin in margins]
    scale = weight / sum(odds)
    return [odd * scale - weight * aim for odd, aim in zip(odds, aims, strict=True)]


def values(model: KindModel, names: Iterable[str]) -> tuple[float, ...]:
    """What a model says of one row, for each kind."""
    rows = [
        [w * GRAM_VALUE for w in model[name]] if name[0] == GRAM else model[name]
        for name in names
        if name in model
    ]
    return tuple(map(sum, zip(model.get(BIAS, NOBODY), *rows, strict=True)))


class Lead(NamedTuple):
    """What the written sentences teach."""

    correction: Model
    kinds: KindModel


def lead_of(written: Sequence[Example]) -> Lead:
    """The lead that every set of people's messages starts from."""
    return Lead(fit(written, {}, WRITTEN_DECAY), fit_kinds(_corrections(written), (), WRITTEN_DECAY)[0])


def _corrections(data: Iterable[Example]) -> list[Example]:
    return [example for example in data if example.kind is not Kind.NONE]


def train(lead: Lead, said: Sequence[Example], levels: dict[str, float]) -> Scorer:
    """The scorer that these examples make, led by what was written for it and by expectation."""
    correction, kinds = lead
    if said:
        leads: dict[str, Model] = {"<written>": lead.correction, "<expected>": expected.CORRECTION}
        second = fit(said, leads, SAID_DECAY)
        trust = {name: second.pop(name) for name in leads}
        names = second.keys() | lead.correction.keys() | expected.CORRECTION.keys()
        correction = {
            n: second.get(n, 0.0) + sum(trust[x] * model.get(n, 0.0) for x, model in leads.items())
            for n in names
        }
        both = (lead.kinds, EXPECTED_KINDS)
        learnt, shares = fit_kinds(_corrections(said), both, KIND_DECAY)
        kinds = {
            n: [
                learnt.get(n, NOBODY)[k]
                + sum(share * model.get(n, NOBODY)[k] for share, model in zip(shares, both, strict=True))
                for k in range(len(KINDS))
            ]
            for n in learnt.keys() | lead.kinds.keys() | EXPECTED_KINDS.keys()
        }
    table = {
        name: tuple(
            round(w * (GRAM_VALUE if name[0] == GRAM else 1.0) / UNIT)
            for w in (correction.get(name, 0.0), *kinds.get(name, NOBODY))
        )
        for name in correction.keys() | kinds.keys()
    }
    weights = {n: row for n, row in table.items() if any(row) and n[0] != GRAM}
    weighing = Grams((n[1:], row) for n, row in table.items() if any(row) and n[0] == GRAM)
    return _within_ceiling(Scorer(LEXICONS, weights, weighing, UNIT, levels))


def _within_ceiling(scorer: Scorer) -> Scorer:
    """Without the lightest grams, where the file would be too large."""
    kept = dict(scorer.grams)
    light = sorted(kept, key=lambda gram: (sum(map(abs, kept[gram])), gram))
    while light and len(format_scorer(scorer._replace(grams=Grams(kept))).encode()) > CEILING:
        step = max(1, len(light) // 10)
        for gram in light[:step]:
            del kept[gram]
        light = light[step:]
    return scorer._replace(grams=Grams(kept))


def read(path: Path) -> list[dict[str, str]]:
    """The rows of a file of JSON lines."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def main(argv: list[str]) -> int:
    """Train on everything and write the weights, or weights without each source to judge that source by."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("labelled", nargs="*", type=Path)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--sentences", type=Path, default=SENTENCES)
    parser.add_argument(
        "--unseen", type=Path, help="write FOLDER/<source>.tsv instead, made without that source"
    )
    arguments = parser.parse_args(argv)
    written = examples(row for path in sorted(arguments.sentences.glob("*.jsonl")) for row in read(path))
    rows = [row for path in arguments.labelled for row in read(path) if row.get("train")]
    lead = lead_of(written)
    if arguments.unseen is None:
        save(train(lead, examples(rows), LEVELS), arguments.out)
        return 0
    arguments.unseen.mkdir(parents=True, exist_ok=True)
    for source in sorted({row["source"] for row in rows}):
        said = examples(row for row in rows if row["source"] != source)
        save(train(lead, said, LEVELS), arguments.unseen / f"{source}.tsv")
    return 0


def save(scorer: Scorer, path: Path) -> None:
    """Write the weights."""
    content = format_scorer(scorer)
    path.write_text(content, encoding="utf-8")
    print(
        f"{path.name}: {len(scorer.weights)} weights, {len(scorer.grams)} grams, {len(content.encode()):,} bytes"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
