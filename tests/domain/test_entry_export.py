from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.entry import Entry, EntryType
from belta_memory.domain.entry_export import as_fields, entry_of
from belta_memory.domain.export import to_json
from belta_memory.domain.foreign import read_foreign
from belta_memory.domain.model import Slug
from domain.test_entry import ENTRIES


@given(st.lists(ENTRIES, max_size=5))
def test_an_export_holds_every_part_of_every_entry(entries: list[Entry]) -> None:
    found = read_foreign(to_json((), {}, entries), "all.json")
    assert (list(found.noted), found.entries, found.broken) == (entries, [], 0)


@pytest.mark.parametrize(
    ("fields", "broken"),
    [
        pytest.param({"text": "Ask first."}, 0, id="whatever is missing has a default"),
        pytest.param(
            {"text": "Ask first.", "type": "recipe", "count": "x", "seen": "soon"}, 0, id="odd parts"
        ),
        pytest.param({"type": "lesson"}, 1, id="no text"),
        pytest.param("Ask first.", 1, id="no object"),
    ],
)
def test_what_can_be_read_of_an_entry_is_read(fields: object, broken: int) -> None:
    text = json.dumps({"format": "belta-memory", "facts": [], "entries": [fields]})
    found = read_foreign(text, "all.json")
    plain = Entry(Slug(""), "", EntryType.NOTE, "Ask first.", None, None)
    assert (found.broken, found.noted) == (broken, () if broken else (plain,))


def test_another_programs_entries_are_not_taken_for_ours() -> None:
    assert read_foreign(json.dumps({"entries": [{"text": "Ask."}]}), "x.json").noted == ()


@given(ENTRIES)
def test_one_entry_comes_back_from_its_fields(entry: Entry) -> None:
    assert entry_of(as_fields(entry._replace(active=False))) == entry._replace(active=False)
