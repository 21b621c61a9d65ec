"""Two files of entries with one key: which of them gets another, and how it is taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from adapters.stores.memory_home import YES
from belta_memory.adapters.mend import repairs_of_home
from belta_memory.adapters.stores.entry_keys import shared_keys, tell_apart
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.memory import MarkdownMemory
from fakes import FakeClock, FakeRandomness

if TYPE_CHECKING:
    from pathlib import Path

OWN = "---\nname: {name}\nkey: dup00001\ncreated: {day}\n---\n\n{name}\n"


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    folder = tmp_path / "memory" / "notes"
    folder.mkdir(parents=True, mode=0o700)
    return folder


def put(notes: Path, file: str, name: str = "", day: str = "2026-11-30") -> Path:
    path = notes / f"{file}.md"
    path.write_text(OWN.format(name=name or file, day=day), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("files", "younger", "older"),
    [
        pytest.param((("b", "b", "2026-11-30"), ("a", "b", "2026-11-30")), "a", "b", id="a copy by hand"),
        pytest.param((("a", "a", "2026-11-30"), ("b", "b", "2026-11-01")), "a", "b", id="noted later"),
        pytest.param((("a", "a", "2026-11-30"), ("b", "b", "2026-11-30")), "b", "a", id="nothing tells"),
    ],
)
def test_the_younger_gets_a_key_of_its_own_and_loses_nothing_else(
    notes: Path, files: tuple[tuple[str, str, str], ...], younger: str, older: str
) -> None:
    before = {file: put(notes, file, name, day).read_text(encoding="utf-8") for file, name, day in files}
    home = Home(str(notes.parents[1]))
    (shared,) = shared_keys(home)
    assert (shared.slug, shared.older, shared.key) == (younger, older, "dup00001")
    tell_apart(home, shared, FakeClock(), FakeRandomness())
    after = {file: (notes / f"{file}.md").read_text(encoding="utf-8") for file in before}
    assert after == {**before, younger: before[younger].replace("dup00001", "id000001")}
    assert list(shared_keys(home)) == []
    tell_apart(home, shared, FakeClock(), FakeRandomness())
    memory = MarkdownMemory(home, FakeClock(), FakeRandomness())
    assert [change.operation for change in memory.journal()] == ["repair"], "a second one had nothing to do"
    memory.undo(YES, None)
    assert (notes / f"{younger}.md").read_text(encoding="utf-8") == before[younger]


def test_the_doctor_mends_three_of_one_key_and_then_finds_nothing(notes: Path) -> None:
    for file in ("a", "b", "c"):
        put(notes, file)
    (notes / "broken.md").write_text("---\nkey: [\n---\nx", encoding="utf-8")
    home = Home(str(notes.parents[1]))
    for repair in (repairs := [r for r in repairs_of_home(home) if r.subject == "entries"]):
        repair.make()
    assert len(repairs) == 2
    assert "a.md" in repairs[0].text
    assert [r for r in repairs_of_home(home) if r.subject == "entries"] == []
