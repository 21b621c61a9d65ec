"""Notes: lossless, and their values stay text."""

import datetime as dt

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.errors import NoteFormatError
from belta_memory.domain.model import Fact, Slug
from belta_memory.domain.note import (
    Headings,
    NoteStatus,
    fact_of,
    format_note,
    history_added,
    new_note,
    parse_note,
    with_pair,
)
from belta_memory.domain.values import neutral
from domain.strategies import facts

EN = Headings("Wrong — never state it again", "Correct", "More")
JA = Headings("誤った主張（wrong）— 二度と述べない", "正しい事実（correct）", "補足")
KNOWN = (EN, JA)
FACT = Fact("deploy", "staging-a", "prod-b", dt.date(2026, 11, 1), 2, dt.date(2026, 11, 30), Slug("deploy"))

bodies = st.text(st.one_of(st.sampled_from("-\r\n# `\ufeff\v市"), st.characters(codec="utf-8")), max_size=60)
texts = st.text(st.characters(codec="utf-8"), max_size=30)


@given(bodies)
def test_a_note_round_trips_byte_for_byte(body: str) -> None:
    for text in (body, f"---\nname: x\n---\n{body}", f"\ufeff---\r\nname: x\r\n---\r\n{body}"):
        try:
            note = parse_note(text)
        except NoteFormatError:
            assert body.removeprefix("\ufeff").startswith("---")
        else:
            assert format_note(note) == text


@given(
    st.sampled_from(("topic", "status", "mine", "verified_at")),
    texts | st.lists(texts, max_size=3).map(tuple),
    bodies,
)
def test_a_field_is_written_so_that_it_is_read_as_the_same_text(
    name: str, value: str | tuple[str, ...], body: str
) -> None:
    head = "---\nname: x # why\n\n# a comment\nmine: [1, 2]\ntriggers:\n- a\n-   b\n---\n"
    note = parse_note(head + body).with_field(name, value)
    assert note.fields[name] == value
    assert note.body == body
    assert [line for line in head.splitlines() if not line.startswith(f"{name}:")] == [
        line
        for line in note.head.splitlines()
        if line in head.splitlines() and not line.startswith(f"{name}:")
    ]


@given(texts)
def test_every_yaml_reader_takes_our_values_for_text(value: str) -> None:
    note = parse_note("").with_field("topic", value).with_field("triggers", (value,))
    fields = yaml.safe_load(note.head.strip().strip("-"))
    if not isinstance(fields["topic"], dt.date):  # a day is a day to every reader
        assert (fields["topic"], fields["triggers"]) == (value, [value])


@pytest.mark.parametrize(
    "text", ("1.10", "NO", "yes", "12:30", "0x10", "1e3", "null", "~", "2026-11-30", "07", "=", "<<")
)
def test_values_stay_text(text: str) -> None:
    assert parse_note(f"---\ntopic: {text}\ntriggers: [{text}]\n---\n").topic == text
    assert parse_note(f"---\ntopic: {text}\ntriggers: [{text}]\n---\n").triggers == (text,)
    assert parse_note("").with_field("topic", text).topic == text


@given(facts, st.sampled_from(KNOWN))
def test_a_new_note_gives_its_fact_back(fact: Fact, headings: Headings) -> None:
    named = fact._replace(note=Slug("x"), occurrences=max(1, fact.occurrences))
    assert fact_of(new_note(named, headings), KNOWN) == named


def test_a_new_note_has_the_agreed_fields_and_sections() -> None:
    note = new_note(FACT, JA, triggers=("deploy", "12:30"))
    assert format_note(note) == (
        "---\nname: deploy\ntopic: deploy\noccurrences: 2\nrecorded_at: 2026-11-30\nsources:\n  - 2026-11-01\n"
        'scope: global\nstatus: active\ntriggers:\n  - deploy\n  - "12:30"\n---\n'
        "\n## 誤った主張（wrong）— 二度と述べない\n\n- staging-a\n\n## 正しい事実（correct）\n\n- prod-b\n\n## 補足\n"
    )
    assert (note.status, note.recorded_at, note.scope) == (NoteStatus.ACTIVE, dt.date(2026, 11, 30), "global")


def test_history_grows_below_the_last_heading_in_any_language() -> None:
    note = history_added(history_added(new_note(FACT, JA), "one", KNOWN, EN), "two\n## x", KNOWN, EN)
    assert note.section((JA.more,)) == "\n- one\n- two ## x".lstrip()
    assert EN.more not in note.body


@given(facts, facts, st.text(max_size=40).map(neutral))
def test_a_superseded_pair_is_replaced_and_the_history_stays(old: Fact, new: Fact, line: str) -> None:
    note = history_added(new_note(old, JA), f"x{line}", KNOWN, JA)
    after = with_pair(note, new._replace(topic=old.topic), KNOWN, EN)
    found = fact_of(after, KNOWN)
    assert found is not None
    assert (found.topic, found.wrong, found.correct) == (old.topic, new.wrong, new.correct)
    assert after.section((JA.more,)) == note.section((JA.more,))


def test_a_note_by_hand_keeps_what_it_has_and_gets_what_it_lacks() -> None:
    note = parse_note("\ufeff# my own\r\n\r\ntext")
    after = with_pair(note, FACT, KNOWN, EN).with_field("topic", "deploy")
    assert after.body.startswith("# my own\r\n\r\ntext\r\n\r\n## Wrong")
    assert "\n" not in after.body.replace("\r\n", "")
    assert fact_of(after, KNOWN) is not None
    assert fact_of(note, KNOWN) is None


def test_a_value_that_runs_on_at_the_margin_is_not_edited() -> None:
    note = parse_note('---\ntopic: "a\nstatus: b"\nname: x\n---\n')
    with pytest.raises(NoteFormatError, match="neighbours"):
        note.with_field("topic", "c")


def test_a_heading_in_a_fence_is_no_section() -> None:
    note = parse_note(f"```\n## {EN.wrong}\n```\n## {EN.wrong}\n\nreal\n")
    assert note.section((EN.wrong,)) == "real"


def test_a_field_that_a_person_broke_reads_as_nothing() -> None:
    note = parse_note("---\noccurrences: many\nrecorded_at: soon\nstatus: gone\nsources: {a: b}\n---\n")
    assert (note.occurrences, note.recorded_at, note.status, note.sources) == (
        None,
        None,
        NoteStatus.ACTIVE,
        (),
    )


@pytest.mark.parametrize(
    ("text", "line", "cause"),
    (
        pytest.param("---\nname: x\n", 1, "not closed", id="an open head"),
        pytest.param("---\na: 1\nb: [\n---\n", 4, "expected", id="broken YAML"),
        pytest.param("---\na: 1\na: 2\n---\n", 3, "stands twice", id="a field twice"),
        pytest.param("---\n- a\n---\n", 2, "not a list of", id="no fields"),
        pytest.param("---\n? [a]\n: b\n---\n", 2, "", id="a name that is no text"),
        pytest.param("---\na: \x07\n---\n", 2, "special characters", id="control characters"),
    ),
)
def test_a_broken_head_is_an_error_that_names_its_line(text: str, line: int, cause: str) -> None:
    with pytest.raises(NoteFormatError) as caught:
        parse_note(text, "/home/x.md")
    assert str(caught.value).startswith(f"/home/x.md:{line}: ")
    assert cause in str(caught.value)
    assert "Nothing was written." in str(caught.value)


def test_what_a_person_wrote_below_a_value_stays_when_the_value_changes() -> None:
    text = (
        "## wrong\n\n- staging-a\n\nBut only since May.\n\n## correct\n\n- prod-b\n  - in Tokyo\n\n## more\n"
    )
    names = Headings("wrong", "correct", "more")
    fact = Fact("deploy", "staging-c", "prod-b", None, 1, None)
    after = format_note(with_pair(parse_note(text), fact, (), names))
    assert after == text.replace("staging-a", "staging-c")
