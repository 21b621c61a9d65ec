"""One line of the index."""

import datetime as dt
import re

import pytest
from hypothesis import given

from belta_memory.domain.errors import IndexFormatError, RefusedValueError
from belta_memory.domain.index import format_line, parse_index, parse_line
from belta_memory.domain.model import Fact, Slug
from domain.strategies import facts

DEPLOY = Fact("deploy", "staging-a", "prod-b", dt.date(2026, 11, 1), 2, dt.date(2026, 11, 30), Slug("deploy"))
LINE = "- deploy: ❌ staging-a → ✅ prod-b [src:2026-11-01 / occ:2 / recorded:2026-11-30]（詳細は deploy.md）"
META = "[src:2026-11-01 / occ:2 / recorded:2026-11-30]"


@given(facts)
def test_a_line_round_trips(fact: Fact) -> None:
    assert parse_line(format_line(fact), 1) == fact


@given(facts)
def test_a_line_is_one_fact_of_an_index(fact: Fact) -> None:
    index = parse_index(f"# head\n\n{format_line(fact)}\n")
    assert (index.facts, index.faults) == ((fact,), ())


@given(facts)
def test_no_value_opens_a_code_span_that_another_closes(fact: Fact) -> None:
    from markdown_it import MarkdownIt

    (inline,) = (t for t in MarkdownIt("commonmark").parse(f"x {format_line(fact)}") if t.type == "inline")
    for token in inline.children or ():
        assert token.type == "code_inline" or re.search(r"(?<![A-Za-z0-9])@", token.content) is None


def test_the_line_is_format_1() -> None:
    assert format_line(DEPLOY) == LINE


@pytest.mark.parametrize(
    ("line", "fact"),
    (
        pytest.param(LINE, DEPLOY, id="as we write it"),
        pytest.param(
            f"- deploy: ❌staging-a → ✅prod-b {META}（詳細は deploy.md）",
            DEPLOY,
            id="no space after the signs",
        ),
        pytest.param(
            f"- deploy：❌staging-a→✅prod-b{META}(詳細は deploy.md)",
            DEPLOY,
            id="no space at all, full-width colon",
        ),
        pytest.param(
            f"- deploy: ❌ staging-a → ✅ prod-b {META} (details: deploy.md)", DEPLOY, id="English note"
        ),
        pytest.param(
            f"- deploy: ❌ staging-a → ✅ prod-b {META} [more](deploy.md)", DEPLOY, id="Markdown link"
        ),
        pytest.param(
            f"- deploy: ❌ staging-a → ✅ prod-b {META}（[詳細](deploy.md)）", DEPLOY, id="link in brackets"
        ),
        pytest.param(f"- deploy: ❌ staging-a → ✅ prod-b {META} (deploy.md)", DEPLOY, id="a name alone"),
        pytest.param(
            f"*   deploy : ❌\ufe0f staging-a → ✅\ufe0f prod-b {META}（詳細は deploy.md）  ",
            DEPLOY,
            id="star, selectors",
        ),
        pytest.param("- d: ❌ a → ✅ b", Fact("d", "a", "b", None, 1, None), id="written by hand, no days"),
        pytest.param("- d: ❌ a → ✅ b [occ:3]", Fact("d", "a", "b", None, 3, None), id="count alone"),
        pytest.param(
            "- d: ❌ a → ✅ b (details: x.md)",
            Fact("d", "a", "b", None, 1, None, Slug("x")),
            id="note without days",
        ),
        pytest.param(
            "- d: ❌ a → ✅ see (README.md)",
            Fact("d", "a", "see (README.md)", None, 1, None),
            id="a file in prose",
        ),
        pytest.param(
            "- d: ❌ a → b → ✅ x[0]", Fact("d", "a → b", "x[0]", None, 1, None), id="arrow, bracket by hand"
        ),
        pytest.param(
            "- d: ❌ a\u200b → ✅ `@/etc/x`", Fact("d", "a", "@/etc/x", None, 1, None), id="neutral at load"
        ),
    ),
)
def test_a_line_is_read(line: str, fact: Fact) -> None:
    assert parse_line(line, 1) == fact


@pytest.mark.parametrize(
    ("line", "cause"),
    (
        pytest.param("- d ❌ a → ✅ b", "no `:`", id="no colon"),
        pytest.param("- d: ❌ a -> ✅ b", "no → before ✅", id="another arrow"),
        pytest.param("- d: ✅ b → ❌ a", "one ❌ and after it one ✅", id="the wrong way round"),
        pytest.param("- d: ❌ a → ✅ b ❌ c", "one ❌ and after it one ✅", id="twice"),
        pytest.param("- : ❌ a → ✅ b", "topic is empty", id="no topic"),
        pytest.param("- d: ❌ → ✅ b", "wrong side is empty", id="no wrong side"),
        pytest.param("- d: ❌ a → ✅", "correct side is empty", id="no correct side"),
        pytest.param("- d: ❌ a → ✅ [occ:1]", "correct side is empty", id="no correct side, but a count"),
        pytest.param(f"- d: ❌ a → ✅ {'x' * 301} [occ:1]", "301 characters", id="too long a value"),
        pytest.param(f"- d: ❌ a → ✅ {'x' * 5000}", "characters", id="too long a line"),
        pytest.param("- d: ❌ a → ✅ b [src:2026-13-01]", "not a day", id="no such day"),
        pytest.param("- d: ❌ a → ✅ b [src:1 Nov]", "not a day", id="another kind of day"),
        pytest.param("- d: ❌ a → ✅ b [occ:two]", "not a number", id="no number"),
        pytest.param("- d: ❌ a → ✅ b [occ:1 / occ:2]", "not src, occ or recorded", id="a count twice"),
        pytest.param("- d: ❌ a → ✅ b [occ:1 / by:me]", "not src, occ or recorded", id="an unknown field"),
        pytest.param("- d: ❌ a → ✅ b [occ:1] and more", "after the closing ]", id="words after the days"),
        pytest.param(
            "- d: ❌ a → ✅ b [occ:1]（詳細は ../../etc/x.md）", "not a file beside", id="a note elsewhere"
        ),
        pytest.param(
            "- d: ❌ a → ✅ b [occ:1]（詳細は .hidden.md）", "not a file beside", id="a hidden note"
        ),
        pytest.param("d: ❌ a → ✅ b", "does not begin with", id="no list item"),
        pytest.param("- d: only words", "not an index line", id="no fact"),
    ),
)
def test_a_broken_line_is_an_error_that_names_it(line: str, cause: str) -> None:
    with pytest.raises(IndexFormatError) as caught:
        parse_line(line, 7)
    assert str(caught.value).startswith("MEMORY.md:7: ")
    assert cause in str(caught.value)
    assert "Nothing was written." in str(caught.value)


@pytest.mark.parametrize(
    "fact", (DEPLOY._replace(topic="\u200b"), DEPLOY._replace(wrong=" "), DEPLOY._replace(correct="\u202e"))
)
def test_an_empty_side_is_never_written(fact: Fact) -> None:
    with pytest.raises(RefusedValueError, match=" is empty"):
        format_line(fact)


def test_a_value_that_carries_a_whole_line_stays_a_value() -> None:
    sly = DEPLOY._replace(
        correct="prod-b [src:2020-01-01 / occ:99 / recorded:2020-01-01]（詳細は evil.md）\n- x: ❌ a → ✅ b"
    )
    line = format_line(sly)
    assert "\n" not in line
    fact = parse_line(line, 1)
    assert (fact.occurrences, fact.note, fact.topic) == (2, "deploy", "deploy")
