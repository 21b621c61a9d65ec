"""Precision, recall and F1 of the detector on a labelled file: `python -m tests.evaluation.detect FILE`.

A line of FILE is a JSON object with `text`, `prev_assistant`, `lang`, `label`, `sample`, `source`. A predicted
`other` is a candidate, not a detection: both figures are printed.
"""

import argparse
import json
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from belta_memory.adapters.scorer import load_lexicons, load_scorer
from belta_memory.domain.detect import detect
from belta_memory.domain.language import gate_cues
from belta_memory.domain.model import Detection, Kind
from belta_memory.domain.scorer import Scorer, parse_scorer
from belta_memory.domain.text import normalise
from belta_memory.languages import packs

KIND_OF_LABEL = {
    "fact": Kind.FACT,
    "wrong_result": Kind.RESULT,
    "omission": Kind.OMISSION,
    "instruction": Kind.INSTRUCTION,
}
CORRECTIONS = frozenset(KIND_OF_LABEL.values())


class Row(NamedTuple):
    """One labelled message and what was said of it."""

    lang: str
    sample: str
    source: str
    truth: Kind  # NONE for whatever is no correction
    label: str
    text: str
    found: Detection

    @property
    def acted(self) -> bool:
        """Was it given a kind of correction?"""
        return self.found.kind in CORRECTIONS

    @property
    def noticed(self) -> bool:
        """Was it given a kind, or at least made a candidate?"""
        return self.acted or self.found.kind is Kind.OTHER


def read(
    path: Path, scorer: Scorer | None, by_source: Mapping[str, Scorer] = MappingProxyType({})
) -> tuple[list[Row], float]:
    """Every labelled row with its detection, and the messages a second that the detector got through."""
    raw = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    known = packs()
    for record in raw[:200]:
        detect(record["text"], known, None, scorer=scorer)  # warms up the patterns
    begun = time.process_time()
    found = [
        detect(r["text"], known, r.get("prev_assistant") or None, scorer=by_source.get(r["source"], scorer))
        for r in raw
    ]
    speed = len(raw) / (time.process_time() - begun)
    rows = [
        Row(
            r["lang"],
            r["sample"],
            r["source"],
            KIND_OF_LABEL.get(r["label"], Kind.NONE),
            r["label"],
            r["text"],
            d,
        )
        for r, d in zip(raw, found, strict=True)
    ]
    return rows, speed


def scorer_of(weights: Path | None) -> Scorer:
    """The package's scorer, or one with other weights."""
    if weights is None:
        return load_scorer()
    return parse_scorer(weights.read_text(encoding="utf-8"), load_lexicons())


def unseen(folder: Path | None) -> dict[str, Scorer]:
    """The scorers of a folder by the source that they have not seen; for all other sources the package's will do."""
    return {} if folder is None else {path.stem: scorer_of(path) for path in sorted(folder.glob("*.tsv"))}


def halves(rows: Iterable[Row]) -> dict[str, str]:
    """Each source's half: the sources of a language in turn, by name, A and B; a language's only source is B."""
    languages: dict[str, Counter[str]] = defaultdict(Counter)
    for row in rows:
        languages[row.source][row.lang] += 1
    by_language: dict[str, list[str]] = defaultdict(list)
    for source in sorted(languages):
        by_language[languages[source].most_common(1)[0][0]].append(source)
    return {
        s: "AB"[i % 2] if len(group) > 1 else "B"
        for group in by_language.values()
        for i, s in enumerate(group)
    }


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if tries == 0:
        return 0.0, 1.0
    z = 1.96
    share = hits / tries
    middle = share + z * z / (2 * tries)
    spread = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    scale = 1 + z * z / tries
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def figures(rows: list[Row], said: Callable[[Row], bool], true: Callable[[Row], bool]) -> str:
    """One line: P and R with their intervals, F1, and the counts behind them."""
    hits = sum(said(r) and true(r) for r in rows)
    positives, truths = sum(map(said, rows)), sum(map(true, rows))
    precision, recall = hits / positives if positives else 0.0, hits / truths if truths else 0.0
    f1 = 2 * precision * recall / (precision + recall) if hits else 0.0
    low_p, high_p = wilson(hits, positives)
    low_r, high_r = wilson(hits, truths)
    return (
        f"P {precision:.2f} [{low_p:.2f} {high_p:.2f}]  R {recall:.2f} [{low_r:.2f} {high_r:.2f}]  F1 {f1:.2f}"
        f"  ({hits} of {positives} said, {truths} true, {len(rows)} rows)"
    )


def said_to_be(kind: Kind) -> Callable[[Row], bool]:
    """Was a row given this kind?"""
    return lambda row: row.found.kind is kind


def truly(kind: Kind) -> Callable[[Row], bool]:
    """Is a row of this kind?"""
    return lambda row: row.truth is kind


def report(rows: list[Row]) -> Iterator[str]:
    """The figures of one set of rows: acting, with candidates, kind by kind, and what the gate lets through."""
    yield f"  acting          {figures(rows, lambda r: r.acted, lambda r: r.truth in CORRECTIONS)}"
    yield f"  with candidates {figures(rows, lambda r: r.noticed, lambda r: r.truth in CORRECTIONS)}"
    for kind in (Kind.FACT, Kind.RESULT, Kind.OMISSION, Kind.INSTRUCTION):
        line = figures(rows, said_to_be(kind), truly(kind))
        correction = sum(r.found.kind is kind and r.truth in CORRECTIONS for r in rows)
        yield f"  {kind:15} {line}; a correction of any kind: {correction}"
    yield f"  {'preference':15} {figures(rows, lambda r: r.found.kind is Kind.PREFERENCE, lambda r: r.label == 'preference')}"


def gate(rows: list[Row]) -> str:
    """The share of ordinary messages in which a literal cue of the gate occurs."""
    cues = [cue for group in gate_cues(packs()).values() for cue in group]
    ordinary = [r for r in rows if r.truth is Kind.NONE]
    passed = sum(any(cue in normal for cue in cues) for normal in (normalise(r.text) for r in ordinary))
    return f"  gate: cues occur in {passed} of {len(ordinary)} ordinary messages ({100 * passed / max(len(ordinary), 1):.1f} %)"


class Bar(NamedTuple):
    """One figure to reach."""

    name: str
    reached: float
    least: float  # or, for a share that must stay small, the most
    of: int
    small: bool = False

    def __str__(self) -> str:
        """One line with the verdict."""
        met = self.reached <= self.least if self.small else self.reached >= self.least
        relation = "≤" if self.small else "≥"
        verdict = "reached" if met else "NOT reached"
        return f"  {self.name:52} {self.reached:.3f} {relation} {self.least}  {verdict} (of {self.of})"


def f1(rows: Sequence[Row], said: Callable[[Row], bool]) -> float:
    """F1 for "is a correction"."""
    hits = sum(said(r) and r.truth in CORRECTIONS for r in rows)
    return 2 * hits / max(1, sum(map(said, rows)) + sum(r.truth in CORRECTIONS for r in rows))


def share(rows: Sequence[Row], holds: Callable[[Row], bool]) -> float:
    """The share of rows for which something holds."""
    return sum(map(holds, rows)) / max(1, len(rows))


F1_OF_LANGUAGE = {"en": 0.6, "ja": 0.62, "ko": 0.7, "zh-CN": 0.72, "zh-TW": 0.55}


def bars(rows: list[Row]) -> Iterator[Bar]:
    """What the detector is held to."""
    drawn = [r for r in rows if r.sample == "random"] or rows
    yield Bar("correction or candidate, random: F1", f1(drawn, lambda r: r.noticed), 0.62, len(drawn))
    for lang, least in F1_OF_LANGUAGE.items():
        spoken = [r for r in rows if r.lang == lang]
        yield Bar(f"correction or candidate, {lang}: F1", f1(spoken, lambda r: r.noticed), least, len(spoken))
    acted, true = [r for r in drawn if r.acted], [r for r in drawn if r.truth in CORRECTIONS]
    yield Bar("acting, random: P", share(acted, lambda r: r.truth in CORRECTIONS), 0.8, len(acted))
    yield Bar("acting, random: R", share(true, lambda r: r.acted), 0.3, len(true))
    facts, as_fact = [r for r in rows if r.truth is Kind.FACT], [r for r in rows if r.found.kind is Kind.FACT]
    yield Bar("facts caught as candidate or better: R", share(facts, lambda r: r.noticed), 0.65, len(facts))
    yield Bar("acting as fact: P", share(as_fact, lambda r: r.truth is Kind.FACT), 0.6, len(as_fact))
    yield Bar("acting as fact: R", share(facts, lambda r: r.found.kind is Kind.FACT), 0.15, len(facts))
    ordinary = [r for r in rows if r.truth is Kind.NONE]
    plain = [r for r in ordinary if r.sample == "random"] or ordinary
    told = share(ordinary, lambda r: r.found.kind is Kind.FACT)
    yield Bar("ordinary messages acting as fact", told, 0.005, len(ordinary), small=True)
    yield Bar(
        "ordinary messages, random, that get the hint", share(plain, hinted), 0.08, len(plain), small=True
    )
    right = [r for r in rows if r.acted and r.truth in CORRECTIONS]
    yield Bar("kind right when acting", share(right, lambda r: r.found.kind is r.truth), 0.85, len(right))
    for kind in (Kind.FACT, Kind.INSTRUCTION):
        own = [r for r in right if r.truth is kind]
        yield Bar(
            f"kind right when acting: {kind}", share(own, lambda r: r.found.kind is r.truth), 0.6, len(own)
        )


def hinted(row: Row) -> bool:
    """Would the agent be asked whether this corrected a fact?"""
    return row.found.perhaps_fact and not (
        row.found.kind is Kind.FACT and row.found.claim.correct is not None
    )


def main(argv: list[str]) -> int:
    """Print the whole table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--rules", action="store_true", help="the rules alone, as in the prompt hook")
    parser.add_argument("--weights", type=Path, help="other weights than the package's")
    parser.add_argument("--unseen", type=Path, help="FOLDER/<source>.tsv: weights made without that source")
    arguments = parser.parse_args(argv)
    scorer = None if arguments.rules else scorer_of(arguments.weights)
    rows, speed = read(arguments.file, scorer, unseen(arguments.unseen))
    half = halves(rows)
    sets = {"all": rows}
    for sample in ("random", "enriched"):
        sets[sample] = [r for r in rows if r.sample == sample]
    for name in ("A", "B"):
        sets[f"half {name}"] = [r for r in rows if half[r.source] == name]
        sets[f"half {name}, random"] = [r for r in sets[f"half {name}"] if r.sample == "random"]
    for lang in sorted({r.lang for r in rows}):
        sets[lang] = [r for r in rows if r.lang == lang]
        sets[f"{lang}, random"] = [r for r in sets[lang] if r.sample == "random"]
    for name, chosen in sets.items():
        print(f"{name}\n" + "\n".join(report(chosen)) + "\n" + gate(chosen))
    for name in ("all", "half A", "half B"):
        print(f"bars, {name}", *bars(sets[name]), sep="\n")
    print(f"speed: {speed:,.0f} messages/s on one core")
    print(
        "half A:",
        *sorted(s for s in half if half[s] == "A"),
        "| half B:",
        *sorted(s for s in half if half[s] == "B"),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
