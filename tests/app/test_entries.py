import datetime as dt
from typing import Any

import pytest

from belta_memory.app import entries as module
from belta_memory.app.entries import Noted, add_note, find_entry, unconfirmed
from belta_memory.app.pace import Pace
from belta_memory.domain.entry import Entry, EntryType, by_id
from belta_memory.domain.errors import (
    AmbiguousIdError,
    BeltaError,
    FullMemoryError,
    RefusedValueError,
    SharedKeyError,
    UnknownIdError,
)
from belta_memory.domain.model import Slug
from fakes import AT, fake_ports
from fakes.entries import FakeEntries

DAY = dt.date(2026, 11, 1)


def entry(slug: str, text: str = "x", **more: Any) -> Entry:
    return Entry(Slug(slug), f"key-{slug}", EntryType.NOTE, text, DAY, DAY)._replace(**more)


def test_a_note_is_written_at_once_and_unconfirmed() -> None:
    entries = FakeEntries()
    told, written = add_note(fake_ports(), entries, Noted("Ask before a push.", EntryType.LESSON, high=True))
    assert told.startswith("remembered: lesson (high): Ask before a push.")
    assert entries.all() == [written]
    assert (written.high, written.is_urgent, written.confirmed) == (True, False, None)
    assert entries.changes[0].operation == "note"


def test_a_note_said_again_moves_date_and_count() -> None:
    entries = FakeEntries([entry("a", "Ask before a push.", type=EntryType.LESSON)])
    told, written = add_note(fake_ports(), entries, Noted("  ask BEFORE a　push. ", EntryType.LESSON))
    assert "2 times" in told
    assert [(e.times, e.seen, e.created) for e in entries.all()] == [(2, AT.date(), DAY)]
    assert written.key == "key-a"


def test_the_same_words_of_another_type_are_another_entry() -> None:
    entries = FakeEntries([entry("a", "Ask before a push.")])
    add_note(fake_ports(), entries, Noted("Ask before a push.", EntryType.LESSON))
    assert len(entries.all()) == 2


def test_a_secret_is_masked_before_it_is_written() -> None:
    entries = FakeEntries()
    add_note(fake_ports(), entries, Noted("the key is ghp_abcdefghijklmnopqrstuvwxyz0123456789"))
    assert "ghp_" not in "".join(note.head + note.body for note in entries.notes.values())
    assert "ghp_" not in entries.changes[0].summary


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        pytest.param("  \n ", "text is empty", id="blank"),
        pytest.param("\u200b", "text is empty", id="nothing that can be seen"),
        pytest.param("x" * 4001, "text has 4001 characters", id="a book"),
    ],
)
def test_what_cannot_be_noted_is_refused_with_a_sentence(text: str, cause: str) -> None:
    entries = FakeEntries()
    with pytest.raises(RefusedValueError, match=cause):
        add_note(fake_ports(), entries, Noted(text))
    assert entries.notes == {}


def test_a_full_memory_names_the_oldest_that_nobody_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CAP", 3)
    old = dt.date(2025, 1, 1)
    entries = FakeEntries(
        [
            entry("a", "1", confirmed=DAY, seen=old),
            entry("b", "2"),
            entry("c", "3", seen=DAY - dt.timedelta(1)),
        ]
    )
    with pytest.raises(FullMemoryError, match=r"3 entries.* key-c"):
        add_note(fake_ports(), entries, Noted("4"))
    assert [e.key for e in unconfirmed(entries.all())] == ["key-c", "key-b"]


def test_one_is_found_by_its_key_or_name() -> None:
    everything = [entry("a"), entry("b")]
    assert find_entry(everything, "a").slug == find_entry(everything, "key-a").slug == "a"


def test_a_key_of_two_files_leads_to_neither_and_names_both() -> None:
    everything = [entry("a", key="dup00001"), entry("b", key="dup00001"), entry("c")]
    for name in ("dup00001", "dup0"):
        with pytest.raises(
            SharedKeyError, match=r"a\.md, b\.md have one key, 'dup00001'\. Nothing was written"
        ):
            find_entry(everything, name)
    assert {find_entry(everything, name).slug for name in ("b", "b.md", "notes/b.md")} == {"b"}
    assert {id_: e.slug for id_, e in by_id(everything).items()} == {"a": "a", "b": "b", "key-c": "c"}


@pytest.mark.parametrize(("name", "error"), [("key", AmbiguousIdError), ("z", UnknownIdError)])
def test_what_is_not_one_entry_is_an_error(name: str, error: type[BeltaError]) -> None:
    with pytest.raises(error):
        find_entry([entry("a"), entry("b")], name)


def test_notes_without_end_are_stopped_for_a_while() -> None:
    pace = Pace(2)
    assert [pace.takes(AT + dt.timedelta(seconds=s)) for s in (0, 1, 2, 61)] == [True, True, False, True]
