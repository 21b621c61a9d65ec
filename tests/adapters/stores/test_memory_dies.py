"""A write that fails or dies at any step: old or new files, whole, and nothing that cannot be undone."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from adapters.stores.memory_home import DEPLOY, PORT, YES, decline, forget, memory_at, record, snapshot
from belta_memory.app.ports import Change
from belta_memory.domain.errors import UnwritableHomeError
from belta_memory.domain.model import Slug
from fakes.dying import homes_after_each_death

if TYPE_CHECKING:
    from belta_memory.app.ports import MemoryDraft

NOTED = DEPLOY._replace(note=Slug("deploy"))
NEWER = NOTED._replace(wrong="prod-b", correct="prod-c")
STEPS = ("open", "write", "fsync", "replace", "unlink", "fdopen", "lseek")


def prepared(root: Path) -> dict[str, bytes]:
    memory = memory_at(root)
    decline(memory, DEPLOY, 1)
    record(memory, NOTED)
    return snapshot(root)


def leftovers(root: Path) -> list[str]:
    return [p.name for p in (root / "memory").rglob("*.tmp")]


class DiskThatFailsOnce:
    """An `os` call whose n-th call fails."""

    def __init__(self, whole: Callable[..., object], at: int, number: int) -> None:
        self.whole, self.at, self.number, self.calls = whole, at, number, 0

    def __call__(self, *arguments: object, **more: object) -> object:
        self.calls += 1
        if self.calls == self.at:
            raise OSError(self.number, os.strerror(self.number))
        return self.whole(*arguments, **more)


def forward(root: Path) -> None:
    forget(memory_at(root), NOTED)


def supersede(root: Path) -> None:
    record(memory_at(root), NEWER)


@pytest.mark.parametrize("change", (supersede, forward), ids=("supersede", "forget"))
@pytest.mark.parametrize("number", (errno.ENOSPC, errno.EACCES))
@pytest.mark.parametrize("step", STEPS)
def test_a_change_that_fails_at_any_call_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int, change: Callable[[Path], None]
) -> None:
    """The n-th call fails once, for every n: a disk that is full for a moment."""
    for count in range(1, 30):
        root = tmp_path / str(count)
        before = prepared(root)
        journal = (root / "journal.jsonl").read_bytes()
        disk = DiskThatFailsOnce(getattr(os, step), count, number)
        monkeypatch.setattr(os, step, disk)
        try:
            change(root)
            failed = False
        except UnwritableHomeError:
            failed = True
        monkeypatch.undo()
        assert leftovers(root) == []
        assert failed == (snapshot(root) == before)
        assert failed == ((root / "journal.jsonl").read_bytes() == journal)
        record(memory_at(root), PORT)
        memory = memory_at(root)
        assert len(memory.journal()) == (3 if failed else 4)
        for _ in memory.journal():
            memory.undo(YES, None)
        assert snapshot(root) == {}
        if disk.calls < count:
            return
    pytest.fail("there are more calls than were tried")


@pytest.mark.skipif(os.name == "nt", reason="fork and SIGKILL are POSIX")
@pytest.mark.parametrize("change", ("supersede", "forward"), ids=("supersede", "forget"))
def test_a_process_killed_before_any_call_leaves_old_or_new(tmp_path: Path, change: str) -> None:
    before = prepared(tmp_path / "old")
    globals()[change](tmp_path / "old")
    after = snapshot(tmp_path / "old")
    homes = homes_after_each_death(tmp_path, __file__, "prepared", change)
    assert len(homes) > 15
    seen = {_recovered(home, before, after) for home in homes}
    assert seen == {"old", "new"}


def _recovered(root: Path, before: dict[str, bytes], after: dict[str, bytes]) -> str:
    """What the next writer finds after a death, and that all of it can be undone."""
    memory = memory_at(root)
    for name, content in snapshot(root).items():
        assert name.endswith(".tmp") or content in (before.get(name), after.get(name)), "half a file"
    memory.read()
    memory.journal()
    memory.change_bookkeeping(Change("look", None, None, "look"), lambda _draft: None)
    assert leftovers(root) == []
    found = snapshot(root)
    assert found in (before, after), "half a change"
    assert len(memory.journal()) == (2 if found == before else 3)
    assert {f.key for f in memory.read().facts} <= {"k-deploy"}
    while any(e.undone_by is None and e.operation != "undo" for e in memory.journal()):
        memory.undo(YES, None)
    assert snapshot(root) == {}
    return "old" if found == before else "new"


def test_a_change_that_died_half_way_is_finished_by_the_next_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared(tmp_path)
    swap = os.replace
    moved: list[str] = []

    def dying(source: str, target: str) -> None:
        if moved:
            raise KeyboardInterrupt
        moved.append(target)
        swap(source, target)

    monkeypatch.setattr(os, "replace", dying)
    with pytest.raises(KeyboardInterrupt):
        supersede(tmp_path)
    monkeypatch.undo()
    assert [os.path.basename(m) for m in moved] == ["deploy.md"]
    seen: list[str] = []

    def look(draft: MemoryDraft) -> None:
        seen.extend(f.correct for f in draft.index.facts)

    memory_at(tmp_path).change_bookkeeping(Change("look", None, None, "look"), look)
    assert seen == ["prod-c"]


def test_everything_is_safe_on_the_disk_before_the_first_file_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared(tmp_path)
    sync, swap = os.fsync, os.replace
    calls: list[str] = []

    def synced(descriptor: int) -> None:
        sync(descriptor)
        same = os.path.samestat(os.fstat(descriptor), (tmp_path / "journal.jsonl").stat())
        calls.append("journal" if same else "file")

    def swapped(source: str, target: str) -> None:
        swap(source, target)
        calls.append("in place")

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", swapped)
    supersede(tmp_path)
    assert calls == ["file", "file", "journal", "in place", "in place"]


def test_a_hand_edit_after_a_death_is_left_alone(tmp_path: Path) -> None:
    prepared(tmp_path)
    supersede(tmp_path)
    journal = tmp_path / "journal.jsonl"
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:-1]))  # died before the closing line
    index = tmp_path / "memory" / "MEMORY.md"
    index.write_bytes(index.read_bytes().replace(b"prod-c", b"prod-d"))
    record(memory_at(tmp_path), PORT)
    assert [f.correct for f in memory_at(tmp_path).read().facts] == ["prod-d", "5433"]
