"""The bars that hold on the written sets: what is merged wrongly is never, what is told right is often enough."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from belta_memory.domain.hearing import Said, compare_said
from belta_memory.domain.match import Relation, relate
from belta_memory.domain.model import Claim
from belta_memory.domain.turn import contradicted
from belta_memory.entrypoints.cli.match import said_of
from evaluation import pairs
from evaluation.match import Row, read
from evaluation.wordings import VALUES, WORDINGS

HERE = Path(__file__).parent
NEAR_MISSES = [
    json.loads(line) for line in (HERE / "near_misses.jsonl").read_text(encoding="utf-8").splitlines()
]
SWAPS = [
    json.loads(line)
    for name in (
        "structured_pairs",
        "contradictions",
        "fresh_pairs",
        "fresh_pairs_2",
        "fresh_pairs_3",
        "fresh_pairs_4",
        "fresh_pairs_5",
    )
    for line in (HERE / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
]


def f1(rows: list[Row]) -> float:
    hits = sum(r.said is Relation.SAME and r.truth == Relation.SAME for r in rows)
    said = sum(r.said is Relation.SAME for r in rows)
    true = sum(r.truth == Relation.SAME for r in rows)
    return 2 * hits / (said + true)


def told_apart(rows: list[Row]) -> float:
    chosen = [r for r in rows if r.truth in (Relation.CONTRADICTS, Relation.RELATED)]
    right = sum((r.said is Relation.CONTRADICTS) == (r.truth == Relation.CONTRADICTS) for r in chosen)
    return right / len(chosen)


@pytest.mark.parametrize("record", NEAR_MISSES, ids=lambda r: f"{r['a']['correct']} {r['b']['correct']}")
def test_a_near_miss_is_never_merged(record: dict[str, dict[str, str]]) -> None:
    a, b = record["a"]["correct"], record["b"]["correct"]
    is_prose = a.isalpha() and a.casefold() == b.casefold()  # only its topic tells that its case matters
    for topic in (
        (record["a"]["topic"],) if is_prose else (record["a"]["topic"], None, "設定", "deploy target")
    ):
        for left, right in (
            (Claim(topic, None, a), Claim(topic, None, b)),
            (Claim(topic, "old-1", a), Claim(topic, "old-1", b)),
            (Claim(topic, a, "new-1"), Claim(topic, b, "new-1")),
        ):
            assert relate(left, right) is not Relation.SAME
            assert relate(right, left) is not Relation.SAME


@pytest.mark.parametrize("record", SWAPS, ids=lambda r: str(r["id"]))
def test_a_swapped_pair_is_never_merged(record: dict[str, Any]) -> None:
    a, b = Claim(**record["a"]), Claim(**record["b"])
    pairs = [(a, a), (b, b)] + ([(a, b), (b, a)] if record["relation"] == "same" else [])
    for one, other in pairs:
        swapped = Claim(other.topic, other.correct, other.wrong)
        assert relate(one, swapped) is not Relation.SAME
        assert relate(swapped, one) is not Relation.SAME


def test_written_triples_are_told_apart() -> None:
    rows = read(HERE / "structured_pairs.jsonl")
    across = [r for r in rows if r.part == "across"]
    assert f1([r for r in rows if r.part != "across"]) >= 0.92
    assert f1(across) >= 0.7
    assert told_apart(rows + read(HERE / "contradictions.jsonl")) >= 0.9


@pytest.mark.parametrize("name", ["turns", "turns_2"])
def test_what_the_turn_held_wrong_is_exact_or_nothing(name: str) -> None:
    lines = (HERE / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    found = [contradicted(r["text"], r["correct"], r["prev_assistant"]) for r in rows]
    given = [(f, r["wrong"]) for f, r in zip(found, rows, strict=True) if f is not None]
    exact = sum(f == wrong for f, wrong in given)
    assert exact / len(given) >= 0.9
    assert exact / sum(r["wrong"] is not None for r in rows) >= 0.4


@pytest.mark.parametrize("name", ["stated_pairs", "stated_pairs_2"])
def test_a_pair_that_a_message_states_is_exact_or_not_given(name: str) -> None:
    rows = pairs.read(HERE / f"{name}.jsonl")
    emitted = [r for r in rows if r.emitted]
    assert len(emitted) / len(rows) >= 0.6
    assert sum(r.exact for r in emitted) / len(emitted) >= 0.9


def said(template: str, wrong: str, correct: str) -> Said:
    return said_of(template.format(w=wrong, c=correct))


@pytest.mark.parametrize(("wrong", "correct"), VALUES)
def test_wordings_of_one_pair_are_one_fact_and_of_the_swapped_pair_never(wrong: str, correct: str) -> None:
    templates = [template for group in WORDINGS.values() for template in group]
    found = []
    for one, other in combinations(templates, 2):
        stated, opposite = said(other, wrong, correct), said(other, correct, wrong)
        first = said(one, wrong, correct)
        assert compare_said(first, opposite).relation is not Relation.SAME, (first, opposite)
        found.append(compare_said(first, stated).relation is Relation.SAME)
    assert sum(found) / len(found) >= 0.85
