import datetime as dt
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.block import block_of, with_block, without_block
from belta_memory.domain.errors import ImportFormatError, RefusedValueError
from belta_memory.domain.export import to_block, to_csv, to_json
from belta_memory.domain.foreign import read_foreign
from belta_memory.domain.index import parse_index
from belta_memory.domain.model import GLOBAL, Claim, Fact, FactKey, Slug
from belta_memory.domain.values import new_value

DAY = dt.date(2026, 11, 30)
AUTO = (
    "---\nname: host\ndescription: The staging host is stage-2, not stage-1.\ntype: {kind}\n---\n\n{body}\n"
)


def claims(text: str) -> list[tuple[str | None, ...] | str]:
    return [e.claim if e.claim is not None else e.text for e in read_foreign(text, "file").entries]


@pytest.mark.parametrize(
    ("text", "name", "found"),
    [
        ("# x\n- deploy: ❌a → ✅ b [src:2026-01-02 / occ:3]\n", "MEMORY.md", [("deploy", "a", "b")]),
        (
            "- deploy: ❌ a → ✅ b [occ:1]\n- The port is 1, not 2.\n",
            "MEMORY.md",
            [("deploy", "a", "b"), "The port is 1, not 2."],
        ),
        (
            AUTO.format(kind="feedback", body="Deploys go to prod-b.\n\n**Why:** outage."),
            "auto memory (feedback)",
            ["The staging host is stage-2, not stage-1.", "Deploys go to prod-b."],
        ),
        (AUTO.format(kind="reference", body="x"), "auto memory (reference)", []),
        (
            "---\nname: host\nmetadata:\n  type: feedback\n---\nDeploys go to prod-b.\n",
            "auto memory (feedback)",
            ["Deploys go to prod-b."],
        ),
        (
            '[{"type": "auto", "message": "no, use gpt-5.1 not gpt-5", "timestamp": "2026-01-02T03:04:05Z"}]',
            "claude-reflect queue",
            ["no, use gpt-5.1 not gpt-5"],
        ),
        (
            "# Rules\n- **Port** is 5433, not 5432\n```\n- no bullet\n```\n<!-- belta:begin -->\n- ours: x\n<!-- belta:end -->\n",
            "bullets",
            ["Port is 5433, not 5432"],
        ),
        ('[{"topic": "a", "wrong": "b", "correct": "c"}]', "JSON", [("a", "b", "c")]),
        (
            '{"topic": "a", "old": "b", "new": "c"}\n{"topic": "d", "correct": 5}\n',
            "JSON",
            [("a", "b", "c"), ("d", None, "5")],
        ),
        ('topic,wrong,correct\r\na,"b, b",c\r\n', "CSV", [("a", "b, b", "c")]),
        ("\ufeffTopic,Correct\n主題,正しい値\n", "CSV", [("主題", None, "正しい値")]),
    ],
)
def test_the_format_is_told_by_the_content(text: str, name: str, found: list[object]) -> None:
    assert read_foreign(text, "any.txt").format == name
    assert claims(text) == found


@pytest.mark.parametrize("text", ["", "just prose\n", "{broken", "[1, 2", '{"a": 1}', "a,b\n1,2\n"])
def test_what_is_none_of_the_formats_is_refused_in_words(text: str) -> None:
    with pytest.raises(ImportFormatError, match="Nothing was written"):
        read_foreign(text, "file")


def test_what_cannot_be_read_of_a_file_is_counted() -> None:
    assert read_foreign('[{"topic": "a", "correct": "b"}, {"x": 1}, 7]', "f").broken == 2
    assert read_foreign("- a: ❌ x → ✅ y [occ:1]\n- b ❌ x → ✅ y\n", "f").broken == 1


def recordable(text: str) -> bool:
    try:
        return new_value(text, "x") == text
    except RefusedValueError:
        return False


VALUES = (
    st.text("abcXYZ019日本語한글é→✅❌]`@/\\\"',;:~!<>- ", min_size=1, max_size=24)
    .map(str.strip)
    .filter(recordable)
)
FACTS = st.lists(
    st.builds(
        Fact,
        topic=VALUES,
        wrong=VALUES,
        correct=VALUES,
        first_seen=st.dates(min_value=dt.date(1900, 1, 1)),
        occurrences=st.integers(1, 9999),
        recorded_at=st.just(DAY),
        note=st.sampled_from([None, Slug("a-note")]),
        key=st.text("abcdef0123456789", min_size=8, max_size=8).map(FactKey),
        scope=st.sampled_from([GLOBAL, "example.org/shop"]),
    ),
    min_size=1,
    max_size=5,
)


@pytest.mark.parametrize("form", ["json", "csv"])
@given(facts=FACTS)
def test_what_is_exported_is_read_again_whole(form: str, facts: list[Fact]) -> None:
    text = to_json(facts, {}) if form == "json" else to_csv(facts)
    found = read_foreign(text, "file")
    assert found.broken == 0
    assert [(e.claim, e.first_seen, e.occurrences, e.key, e.scope) for e in found.entries] == [
        (Claim(f.topic, f.wrong, f.correct), f.first_seen, f.occurrences, f.key, f.scope) for f in facts
    ]


def test_json_holds_the_notes_too() -> None:
    fact = Fact("a", "b", "c", DAY, 1, DAY, Slug("n"), None)
    (stored,) = json.loads(to_json([fact], {(GLOBAL, "n"): "---\n---\nhistory\n"}))["facts"]
    assert stored["note_text"] == "---\n---\nhistory\n"


TEXTS = st.text(max_size=200).filter(lambda t: "belta:" not in t)


@given(before=TEXTS, facts=FACTS)
def test_a_block_goes_in_and_out_and_everything_else_stays(before: str, facts: list[Fact]) -> None:
    body = to_block(facts, "Facts")
    once = with_block(before, body, "CLAUDE.md")
    assert once.startswith(before)
    assert without_block(once, "CLAUDE.md") == before
    again = with_block(once + "\nafter\n", "other", "CLAUDE.md")
    assert again.startswith(before)
    assert again.endswith("\nafter\n")
    assert block_of(again, "CLAUDE.md") == "other"


@given(facts=FACTS)
def test_the_lines_of_a_block_are_lines_of_an_index(facts: list[Fact]) -> None:
    found = parse_index(to_block(facts, "Facts")).facts
    assert [(f.topic, f.wrong, f.correct) for f in found] == [(f.topic, f.wrong, f.correct) for f in facts]
