import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.entry import (
    CATEGORIES,
    Entry,
    EntryType,
    entry_note,
    newest_first,
    parse_entry,
    read_note,
    with_fields,
)
from belta_memory.domain.model import Slug
from belta_memory.domain.note import format_note, parse_note
from belta_memory.domain.text import normalise
from belta_memory.domain.values import neutral

DAY = dt.date(2026, 11, 30)
VALUES = st.text(max_size=40).map(neutral)
WORDS = VALUES.map(lambda text: text.replace(",", "").strip()).filter(bool)  # a comma parts two triggers
DATED = st.builds(
    Entry,
    slug=st.just(Slug("a")),
    key=st.from_regex(r"[0-9a-z]{8}", fullmatch=True),
    type=st.sampled_from(EntryType),
    text=st.text(min_size=1, max_size=200).map(
        lambda t: "\n".join(map(neutral, t.splitlines())).strip() or "x"
    ),
    created=st.none() | st.dates(),
    seen=st.dates(),
    times=st.integers(1, 999),
    confirmed=st.none() | st.dates(),
    high=st.booleans(),
    domain=VALUES,
    solved_query=VALUES,
    category=st.sampled_from(("", *CATEGORIES)),
    replaces=VALUES,
    source=VALUES,
    active=st.just(value=True),
    triggers=st.lists(WORDS, max_size=3, unique=True).map(tuple),
    time=st.none() | st.times(),
)
ENTRIES = DATED | DATED.map(lambda e: e._replace(created=None, seen=None))


@given(ENTRIES)
def test_an_entry_comes_back_from_its_file(entry: Entry) -> None:
    assert parse_entry(format_note(entry_note(entry)), entry.slug, "a.md") == entry


@given(ENTRIES)
def test_its_file_is_read_for_an_edit_as_a_parser_of_yaml_reads_it(entry: Entry) -> None:
    text = format_note(entry_note(entry))
    assert read_note(text, "a.md") == parse_note(text) == entry_note(entry)


@pytest.mark.parametrize(
    "head", ["---\nseen: 2026-01-01\n---\n", "---\nseen: '2026-01-01'  # once\ncount: 1\nmy: own\n---\n", ""]
)
def test_counting_rewrites_its_own_fields_alone(head: str) -> None:
    after = with_fields(read_note(f"{head}body\n", "a.md"), seen="2026-11-30", count="2")
    entry = parse_entry(format_note(after), Slug("a"), "a.md")
    assert (entry.seen, entry.times, entry.text) == (DAY, 2, "body")
    assert ("my: own" in after.head) is ("my" in head)


@given(ENTRIES)
def test_what_is_read_plainly_is_what_a_parser_of_yaml_reads(entry: Entry) -> None:
    text = format_note(entry_note(entry))
    odd = text.replace("---\n", "---\n# by hand\n", 1)  # a comment needs the parser
    assert parse_entry(odd, entry.slug, "a.md") == parse_entry(text, entry.slug, "a.md")


@pytest.mark.parametrize(
    ("text", "field", "expected"),
    [
        pytest.param("only a sentence", "text", "only a sentence", id="a file without a head is a note"),
        pytest.param("only a sentence", "type", EntryType.NOTE, id="and its type is note"),
        pytest.param("---\ntype: lessen\n---\nx", "type", EntryType.NOTE, id="an unknown type"),
        pytest.param("---\ntype: 'lesson'\n---\nx", "type", EntryType.LESSON, id="quoted otherwise"),
        pytest.param("---\ncount: many\n---\nx", "times", 1, id="a count that is none"),
        pytest.param("---\nconfirmed: yes\n---\nx", "confirmed", None, id="a yes without a day is none"),
        pytest.param("---\r\ntype: lesson\r\n---\r\nx", "type", EntryType.LESSON, id="another line end"),
        pytest.param("---\nstatus: archived\n---\nx", "active", False, id="folded away by hand"),
        pytest.param("---\ndomain: [a, b]\n---\nx", "domain", "a, b", id="a list"),
        pytest.param("only a sentence", "seen", None, id="no date is none"),
        pytest.param("---\nseen: soon\n---\nx", "seen", None, id="nor is what is no day"),
        pytest.param("---\ncreated: 2026-11-30\n---\nx", "seen", DAY, id="noted once"),
        pytest.param("---\ntime: 09:05\n---\nx", "time", dt.time(9, 5), id="a time by hand"),
        pytest.param("---\ntime: 29:05:00\n---\nx", "time", None, id="a time that there is none of"),
    ],
)
def test_a_file_by_hand_is_read(text: str, field: str, expected: object) -> None:
    assert getattr(parse_entry(text, Slug("a"), "a.md"), field) == expected


def test_lists_go_by_the_moment_and_what_has_none_comes_last() -> None:
    def entry(name: str, seen: dt.date | None, time: dt.time | None = None) -> Entry:
        return Entry(Slug(name), f"k-{name}", EntryType.NOTE, "x", None, seen, time=time)

    day_before = DAY - dt.timedelta(1)
    entries = [
        entry("undated", None),
        entry("z", day_before, dt.time(23)),
        entry("by-hand", DAY),
        entry("c", DAY, dt.time(9, 0, 0, 7)),
        entry("b", DAY, dt.time(10)),
        entry("d", DAY, dt.time(9)),
    ]
    ordered = [e.slug for e in newest_first(entries)]
    assert ordered == ["b", "c", "d", "by-hand", "z", "undated"]
    assert [e.slug for e in newest_first(reversed(entries))] == ordered


def test_only_a_confirmed_entry_is_urgent() -> None:
    wanted = parse_entry("---\npriority: high\n---\nx", Slug("a"), "a.md")
    assert not wanted.is_urgent
    assert wanted._replace(confirmed=DAY).is_urgent
    assert normalise("ａ") == normalise("A")
