"""The command that measures is itself right, on a file made up here."""

import json
from pathlib import Path

import pytest

from belta_memory.domain.model import NOTHING, Kind
from evaluation import detect as evaluation


def row(
    text: str, label: str, source: str = "s1", lang: str = "en", sample: str = "random"
) -> dict[str, object]:
    return {
        "text": text, "label": label, "source": source, "lang": lang, "sample": sample, "prev_assistant": None,
    }  # fmt: skip


ROWS = [
    row("no, deploy goes to prod-b, not staging-a", "fact"),
    row("you forgot the tests", "omission"),
    row("you forgot the docs", "new_request"),
    row("that's wrong", "wrong_result", source="s2"),
    row("add a test", "new_request", source="s2", sample="enriched"),
    row("まだ動かない", "wrong_result", source="s3", lang="ja"),
]


@pytest.fixture
def labelled(tmp_path: Path) -> Path:
    path = tmp_path / "labelled.jsonl"
    path.write_text("".join(json.dumps(r) + "\n" for r in ROWS), encoding="utf-8")
    return path


def test_every_part_of_the_report_is_printed(labelled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evaluation.main([str(labelled), "--rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for heading in ("all", "random", "enriched", "half A", "half B", "en", "ja", "ja, random"):
        assert heading in lines
    assert (
        "  acting          P 0.75 [0.30 0.95]  R 0.75 [0.30 0.95]  F1 0.75  (3 of 4 said, 4 true, 6 rows)"
        in lines
    )
    assert any(line.startswith("speed: ") for line in lines)


def test_a_candidate_is_no_detection(labelled: Path) -> None:
    rows, _ = evaluation.read(labelled, None)
    (candidate,) = (r for r in rows if r.text == "that's wrong")
    assert candidate.found.kind is Kind.OTHER
    assert candidate.noticed
    assert not candidate.acted


def test_sources_are_halved_by_name_within_their_language() -> None:
    rows = [
        evaluation.Row(lang, "random", source, Kind.NONE, "", "", NOTHING)
        for source, lang in [("b", "en"), ("a", "en"), ("c", "en"), ("x", "ja"), ("y", "ja"), ("only", "ko")]
    ]
    assert evaluation.halves(rows) == {"a": "A", "b": "B", "c": "A", "x": "A", "y": "B", "only": "B"}


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.28), (10, 10, 0.72, 1.0), (5, 10, 0.24, 0.76)],
)
def test_intervals_are_wilsons(hits: int, tries: int, low: float, high: float) -> None:
    assert evaluation.wilson(hits, tries) == pytest.approx((low, high), abs=0.005)
