"""What a person kept is remembered line by line, and a purge removes it."""

import datetime as dt
from pathlib import Path

import pytest

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.kept import KeptFile, names
from belta_memory.domain.consolidation import Reason
from belta_memory.domain.errors import BeltaError
from belta_memory.domain.kept import Kept, KeptFact
from belta_memory.domain.purge import Traces
from belta_memory.domain.text import normalise

DAY = dt.date(2026, 11, 30)
DEPLOY = KeptFact("global", "k-deploy", "deploy target: ❌ staging-a → ✅ prod-b")
HOST = KeptFact("global", "", "デプロイ先: ❌ staging-a → ✅ prod-b")
ONE = Kept(Reason.DUPLICATE, frozenset({DEPLOY, HOST}))
OTHER = Kept(Reason.STALE, frozenset({HOST}), "src/x.py: no such path")


def test_what_was_kept_comes_back_once_each(tmp_path: Path) -> None:
    kept = KeptFile(Home(str(tmp_path)))
    assert kept.all() == []
    assert kept.add([ONE, ONE], DAY) == 1
    assert kept.add([ONE, OTHER], DAY) == 1
    assert kept.all() == [ONE, OTHER]
    assert (tmp_path / "kept.jsonl").read_bytes().count(b"\n") == 2


def test_nothing_kept_makes_no_file(tmp_path: Path) -> None:
    assert KeptFile(Home(str(tmp_path))).add([], DAY) == 0
    assert not (tmp_path / "kept.jsonl").exists()


@pytest.mark.parametrize(
    "broken", ["{", "[]", '{"v":2}', '{"v":1,"reason":"no such","facts":[]}', '{"v":1,"reason":"stale"}']
)
def test_a_line_that_is_not_ours_is_told_and_left(tmp_path: Path, broken: str) -> None:
    told: list[BeltaError] = []
    file = tmp_path / "kept.jsonl"
    file.write_text(broken, encoding="utf-8")
    kept = KeptFile(Home(str(tmp_path)), told.append)
    kept.add([ONE], DAY)
    told.clear()
    assert kept.all() == [ONE]
    assert [str(file) in str(fault) for fault in told] == [True]
    assert file.read_text(encoding="utf-8").startswith(f"{broken}\n")


@pytest.mark.parametrize(
    ("found", "is_named"),
    [
        (Traces(keys=frozenset({"k-deploy"})), True),
        (Traces(topics=frozenset({normalise("デプロイ先")})), True),
        (Traces("example.org/shop", topics=frozenset({normalise("デプロイ先")})), False),
        (Traces(topics=frozenset({"port"})), False),
    ],
)
def test_a_line_names_a_fact_by_its_key_or_by_its_topic_in_its_scope(
    tmp_path: Path, found: Traces, *, is_named: bool
) -> None:
    KeptFile(Home(str(tmp_path))).add([ONE], DAY)
    assert names((tmp_path / "kept.jsonl").read_bytes().rstrip(), found) is is_named
