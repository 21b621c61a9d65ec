"""The retrieval set: found in one language without any model, and the polite close that is no order."""

from pathlib import Path

import pytest

from belta_memory.adapters.search.plain_scan import PlainScan
from belta_memory.adapters.search.sqlite_fts import SqliteFts
from belta_memory.domain.ranking import urgent_first
from evaluation.search import measure, rows, text_of
from fakes.faults import never


@pytest.mark.parametrize("kind", ["plain", "fts"])
def test_the_right_entry_is_among_the_first_five(kind: str, tmp_path: Path) -> None:
    backend = PlainScan() if kind == "plain" else SqliteFts(str(tmp_path / "search.sqlite"), never)
    found = measure(backend)
    assert found["one language"] >= 0.95
    assert found["two-character"] == 1.0
    if kind == "plain":
        assert found["across languages"] >= 0.55
    assert min(found[lang] for lang in ("ja", "ko", "zh-Hant", "zh-Hans", "en")) >= 0.92


def test_a_polite_close_brings_the_lesson_that_it_is_no_order() -> None:
    backend = PlainScan()
    entries = rows("entries.jsonl")
    backend.follow({entry["id"]: text_of(entry) for entry in entries})
    urgent = {entry["id"] for entry in entries if entry["priority"] == "high"}
    matches = urgent_first(backend.ranked("お願いします", lambda _: True, 5), urgent.__contains__)
    assert matches[0].id == "ja-001"
