"""Many processes on one home: nothing is lost, nothing is torn."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = str(Path(__file__).parents[1])
APPEND = """
import json, sys
from belta_memory.adapters.stores.files import append
from belta_memory.adapters.stores.lock import locked
root, writer, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
sys.stdin.readline()
for number in range(count):
    with locked(root + "/lock", timeout=60):
        append(root + "/lines.jsonl", json.dumps({"writer": writer, "number": number, "text": "長い行" * 40}).encode())
"""
RECORD = """
import sys
sys.path.insert(0, sys.argv[4])
from adapters.stores.memory_home import DEPLOY, memory_at, record
root, writer, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
sys.stdin.readline()
for number in range(count):
    record(memory_at(root), DEPLOY._replace(topic=f"topic {writer} {number}", key=f"k{writer}-{number}"))
"""
SAME = """
import sys
sys.path.insert(0, sys.argv[4])
from adapters.stores.memory_home import DEPLOY, YES, memory_at
from belta_memory.app.ports import Change
from belta_memory.domain.index import new_index
root, count = sys.argv[1], int(sys.argv[3])
sys.stdin.readline()
def again(draft):
    if not draft.index.text:
        draft.index = new_index("# Facts")
    before = draft.index.fact_on(DEPLOY.topic)
    draft.index = draft.index.with_fact(DEPLOY._replace(occurrences=before.occurrences + 1 if before else 1))
for _ in range(count):
    memory_at(root).change_facts(YES, Change("record", DEPLOY.key, DEPLOY.topic, "again"), again)
"""


def race(script: str, root: Path, writers: int, count: int) -> None:
    """Start all writers, let them go at once, and see every one of them through."""
    running = [
        subprocess.Popen(
            [sys.executable, "-c", script, str(root), str(writer), str(count), TESTS],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for writer in range(writers)
    ]
    for one in running:
        assert one.stdin is not None
        one.stdin.write("go\n")
        one.stdin.flush()
    assert [(one.communicate()[1], one.returncode) for one in running] == [("", 0)] * writers


@pytest.mark.race
def test_fifty_processes_append_two_hundred_lines_each_and_none_is_torn(tmp_path: Path) -> None:
    race(APPEND, tmp_path, writers=50, count=200)
    lines = (tmp_path / "lines.jsonl").read_bytes().splitlines()
    rows = [json.loads(line) for line in lines]
    assert len(rows) == 10_000
    assert {(row["writer"], row["number"]) for row in rows} == {(w, n) for w in range(50) for n in range(200)}


@pytest.mark.race
def test_processes_that_record_at_once_lose_no_fact_no_key_and_no_undo(tmp_path: Path) -> None:
    from adapters.stores.memory_home import YES, memory_at

    race(RECORD, tmp_path, writers=8, count=8)
    memory = memory_at(tmp_path)
    facts = memory.read().facts
    assert {f.topic: f.key for f in facts} == {
        f"topic {w} {n}": f"k{w}-{n}" for w in range(8) for n in range(8)
    }
    assert len(facts) == 64
    assert not list(tmp_path.rglob("*.tmp"))
    for entry in memory.journal():  # oldest first: each is undone among all later ones
        memory.undo(YES, entry.id)
    assert not (tmp_path / "memory" / "MEMORY.md").exists()


@pytest.mark.race
def test_approvals_of_one_fact_at_once_leave_one_line_with_the_right_count(tmp_path: Path) -> None:
    from adapters.stores.memory_home import memory_at

    race(SAME, tmp_path, writers=6, count=6)
    assert [f.occurrences for f in memory_at(tmp_path).read().facts] == [36]
