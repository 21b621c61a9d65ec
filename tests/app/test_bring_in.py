"""Entries that come from elsewhere are found, and nothing of them is confirmed."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.app import entries as module
from belta_memory.app.bring_back import bring_back
from belta_memory.app.bring_in import bring_in, sort_out_entries
from belta_memory.app.gate import forget_now
from belta_memory.app.imports import Why
from belta_memory.domain.entry import Entry, EntryType
from belta_memory.domain.errors import FullMemoryError, TakenEntryError
from belta_memory.domain.model import Channel, Slug
from domain.test_entry import ENTRIES
from fakes import fake_ports
from fakes.entries import FakeEntries
from fakes.library import fake_library

if TYPE_CHECKING:
    from belta_memory.app.library import Library

DAY = dt.date(2026, 11, 1)


def entry(slug: str, text: str, **more: Any) -> Entry:
    return Entry(Slug(slug), f"key-{slug}", EntryType.NOTE, text, DAY, DAY)._replace(**more)


@given(st.lists(ENTRIES, max_size=4))
def test_what_is_imported_comes_back_unconfirmed_and_otherwise_as_it_was(offered: list[Entry]) -> None:
    entries = FakeEntries()
    found, left_out = sort_out_entries(fake_ports(), entries, offered)
    bring_in(entries, found)
    written = entries.all()
    assert all(e.confirmed is None for e in written)
    assert len(written) + left_out.total() == len(offered)
    if len(offered) == 1 and written:
        (after,), before = written, offered[0]
        kept = ("type", "text", "created", "seen", "times", "high", "domain", "solved_query", "triggers")
        assert [getattr(after, name) for name in kept] == [getattr(before, name) for name in kept]


@pytest.mark.parametrize(
    ("offered", "why"),
    [
        pytest.param(entry("x", "ASK  first."), Why.RECORDED, id="it stands here"),
        pytest.param(entry("x", "Never mind."), Why.ANSWERED, id="a person has folded it away here"),
        pytest.param(entry("x", "a" * 4001), Why.UNFIT, id="too long"),
        pytest.param(entry("x", "New."), None, id="new"),
        pytest.param(
            entry("x", "Ask first.", type=EntryType.LESSON), None, id="the same words of another type"
        ),
    ],
)
def test_what_is_known_is_left_out_and_counted(offered: Entry, why: Why | None) -> None:
    library = fake_library([entry("a", "Ask first."), entry("b", "Never mind.")])
    forget_now(fake_ports(), library, entry("b", "Never mind."), Channel.TERMINAL)
    found, left_out = sort_out_entries(fake_ports(), library.entries, [offered])
    assert (len(found), dict(left_out)) == ((1, {}) if why is None else (0, {why: 1}))


def test_twice_in_one_file_is_once() -> None:
    found, left_out = sort_out_entries(fake_ports(), FakeEntries(), [entry("a", "Ask."), entry("b", "ask.")])
    assert (len(found), dict(left_out)) == (1, {Why.TWICE: 1})


def test_a_key_that_is_taken_here_is_not_given_twice() -> None:
    entries = FakeEntries([entry("a", "Ask first.")])
    found, _ = sort_out_entries(fake_ports(), entries, [entry("a", "Something else.")])
    assert found[0].key != "key-a"


def test_a_secret_is_masked_wherever_it_stands() -> None:
    token = "ghp_abcdefghijklmnopqrstuvwxyz0123456789"
    offered = entry("a", f"the key is {token}", triggers=(token,), replaces=token, source=token, key=token)
    found, _ = sort_out_entries(fake_ports(), FakeEntries(), [offered])
    assert token not in str(found)


def test_no_more_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CAP", 2)
    entries = FakeEntries([entry("a", "Ask first.")])
    found, left_out = sort_out_entries(fake_ports(), entries, [entry("b", "B."), entry("c", "C.")])
    assert (len(found), dict(left_out)) == (1, {Why.FULL: 1})


def test_nothing_new_is_no_change() -> None:
    entries = FakeEntries()
    assert bring_in(entries, []) is None
    assert entries.changes == []


@pytest.fixture
def folded() -> tuple[Library, Entry]:
    library = fake_library([entry("a", "Ask first.", confirmed=DAY)])
    forget_now(fake_ports(), library, entry("a", "Ask first."), Channel.TERMINAL)
    (archived,) = library.entries.archived()
    return library, archived


def test_an_archived_entry_stands_again_as_it_was(folded: tuple[Library, Entry]) -> None:
    library, archived = folded
    bring_back(fake_ports(), library.entries, archived, Channel.TERMINAL)
    assert library.entries.all() == [entry("a", "Ask first.", confirmed=DAY)]
    assert library.entries.archived() == []


def test_what_was_noted_anew_does_not_stand_twice(folded: tuple[Library, Entry]) -> None:
    library, archived = folded
    bring_in(library.entries, [entry("b", "ask first.")])
    with pytest.raises(TakenEntryError, match="belta forget key-b"):
        bring_back(fake_ports(), library.entries, archived, Channel.TERMINAL)
    assert [e.key for e in library.entries.all()] == ["key-b"]


def test_nothing_comes_back_over_the_cap(
    folded: tuple[Library, Entry], monkeypatch: pytest.MonkeyPatch
) -> None:
    library, archived = folded
    bring_in(library.entries, [entry("b", "Another.")])
    monkeypatch.setattr(module, "CAP", 1)
    with pytest.raises(FullMemoryError, match="makes room"):
        bring_back(fake_ports(), library.entries, archived, Channel.TERMINAL)
