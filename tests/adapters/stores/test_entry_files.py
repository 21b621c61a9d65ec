from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from adapters.stores.memory_home import YES
from belta_memory.adapters.stores.entry_files import EntryFiles
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.memory import MarkdownMemory
from belta_memory.app.entries import Noted, add_note
from belta_memory.app.ports import Change
from belta_memory.domain.entry import EntryType
from belta_memory.domain.errors import BeltaError, NoteFormatError, UnreadableFileError
from belta_memory.domain.model import Slug
from fakes import FakeClock, FakeRandomness, fake_ports

if TYPE_CHECKING:
    from belta_memory.app.entries import EntryDraft

PORTS = fake_ports()
CONFIRM = Change("confirm", None, None, "x")


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(str(tmp_path / "belta"))


def entries_of(home: Home, told: list[BeltaError] | None = None) -> EntryFiles:
    faults = [] if told is None else told
    return EntryFiles(home, FakeClock(), PORTS.randomness, faults.append)


def noted(home: Home, text: str = "Ask before a push.", type_: EntryType = EntryType.LESSON) -> Slug:
    return add_note(PORTS, entries_of(home), Noted(text, type_))[1].slug


def test_an_entry_is_one_file_and_another_process_reads_it(home: Home) -> None:
    slug = noted(home)
    path = Path(home.root, "memory", "notes", f"{slug}.md")
    assert path.stat().st_mode & 0o777 == 0o600
    (entry,) = entries_of(home).all()
    assert (entry.text, entry.type) == ("Ask before a push.", EntryType.LESSON)


def test_an_undo_takes_the_file_away_again(home: Home) -> None:
    slug = noted(home)
    memory = MarkdownMemory(home, FakeClock(), FakeRandomness())
    assert [e.operation for e in memory.journal()] == ["note"]
    memory.undo(YES, None)
    assert entries_of(home).all() == []
    assert not Path(home.root, "memory", "notes", f"{slug}.md").exists()


def test_an_undo_of_a_second_count_brings_the_first_back_byte_for_byte(home: Home) -> None:
    path = Path(home.root, "memory", "notes", f"{noted(home)}.md")
    before = path.read_bytes()
    noted(home)
    assert path.read_bytes() != before
    MarkdownMemory(home, FakeClock(), FakeRandomness()).undo(YES, None)
    assert path.read_bytes() == before


def test_two_texts_never_share_a_file(home: Home) -> None:
    slugs = {noted(home, text) for text in ("市場", "試場", "C++", "C#", "con", "memory", "!")}
    assert len(slugs) == 7


def test_hand_edits_are_seen_by_who_had_read_the_file(home: Home) -> None:
    slug = noted(home)
    entries = entries_of(home)
    assert entries.all()[0].text == "Ask before a push."
    path = Path(home.root, "memory", "notes", f"{slug}.md")
    path.write_text("Another sentence.", encoding="utf-8")
    Path(home.root, "memory", "notes", "by-hand.md").write_text("---\ntype: knowledge\n---\nA\n")
    assert {e.text for e in entries.all()} == {"Another sentence.", "A"}
    path.unlink()
    assert {e.text for e in entries.all()} == {"A"}


def test_a_file_that_cannot_be_read_is_told_of_and_hides_no_other(home: Home) -> None:
    noted(home)
    broken = Path(home.root, "memory", "notes", "broken.md")
    broken.write_text("---\ntype: [\n---\nx", encoding="utf-8")
    told: list[BeltaError] = []
    entries = entries_of(home, told)
    assert len(entries.all()) == 1
    assert len(entries.all()) == 1, "and again, without another complaint"
    assert [type(fault) for fault in told] == [NoteFormatError]


def test_a_file_by_hand_is_counted_without_a_yes_and_keeps_its_own_lines(home: Home) -> None:
    path = Path(home.root, "memory", "notes", "by-hand.md")
    path.parent.mkdir(parents=True)
    path.write_text("---\n# mine\ntype: lesson\n---\nAsk before a push.\n", encoding="utf-8")
    assert noted(home) == "by-hand"
    assert path.read_text(encoding="utf-8") == (
        '---\n# mine\ntype: lesson\nseen: 2026-11-30\ntime: "09:00:00"\ncount: "2"\n---\nAsk before a push.\n'
    )


@pytest.mark.skipif(os.name == "nt", reason="links need a right of their own there")
@pytest.mark.parametrize("leads", ["nowhere", "to itself"])
def test_a_broken_link_is_told_of_once_and_hides_no_other(home: Home, leads: str) -> None:
    for number in range(9):
        noted(home, f"Lesson {number}.")
    link = Path(home.root, "memory", "notes", "a.md")
    link.symlink_to(link if leads == "to itself" else link.with_name("gone"))
    told: list[BeltaError] = []
    entries = entries_of(home, told)
    assert len(entries.all()) == len(entries.all()) == 9
    (fault,) = told
    assert (type(fault), fault.facts["path"]) == (UnreadableFileError, str(link))
    link.unlink()
    link.write_text("By hand.", encoding="utf-8")
    assert len(entries.all()) == 10


@pytest.mark.parametrize("moment", ["before it is looked at", "before it is read"])
def test_a_file_that_is_away_for_a_moment_hides_no_other_and_is_seen_again(
    home: Home, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(9):
        noted(home, f"Lesson {number}.")
    look = os.stat

    def renamed_meanwhile(wanted: str) -> os.stat_result:
        if wanted != str(path):
            return look(wanted)
        if moment == "before it is looked at":
            path.rename(away)
        state = look(wanted)
        path.rename(away)
        return state

    told: list[BeltaError] = []
    for path in list(Path(home.root, "memory", "notes").glob("*.md")):  # each may be the first that is met
        away = path.with_suffix(".away")
        entries = entries_of(home, told)
        with monkeypatch.context() as patched:
            patched.setattr(os, "stat", renamed_meanwhile)
            assert len(entries.all()) == 8
        away.rename(path)
        assert len(entries.all()) == 9
    assert told == []


@pytest.mark.parametrize("what", ["confirmed", "text", "archived", "high"])
def test_without_a_yes_nothing_but_new_entries_and_counts_is_written(home: Home, what: str) -> None:
    slug = noted(home)
    path = Path(home.root, "memory", "notes", f"{slug}.md")
    before = path.read_bytes()

    def edit(draft: EntryDraft) -> None:
        note = draft.stored(slug)
        match what:
            case "confirmed":
                draft.put(slug, note.with_field("confirmed", "2026-11-30"))
            case "high":
                draft.put(slug, note.with_field("priority", "high"))
            case "text":
                draft.put(slug, note._replace(body="\nSomething else.\n"))
            case _:
                draft.archive(slug, note)

    with pytest.raises(PermissionError, match="a person's yes"):
        entries_of(home).note(CONFIRM, edit)
    assert path.read_bytes() == before
    entries_of(home).change(YES, CONFIRM, edit)
    assert not path.exists() or path.read_bytes() != before


def test_nobody_writes_outside_the_folder(home: Home) -> None:
    slug = noted(home)

    def edit(draft: EntryDraft) -> None:
        draft.put(Slug("../MEMORY"), draft.stored(slug))

    with pytest.raises(ValueError, match="not the name of a note"):
        entries_of(home).change(YES, CONFIRM, edit)


@pytest.mark.skipif(os.name != "posix" or os.getuid() == 0, reason="nothing is unreadable here")
def test_a_folder_that_cannot_be_read_is_an_error(home: Home) -> None:
    noted(home)
    folder = Path(home.root, "memory", "notes")
    folder.chmod(0)
    try:
        with pytest.raises(BeltaError, match="cannot be read"):
            entries_of(home).all()
    finally:
        folder.chmod(0o700)
