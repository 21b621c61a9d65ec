"""MEMORY.md as a value."""

import datetime as dt

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from belta_memory.domain.errors import IndexFormatError
from belta_memory.domain.index import EMPTY, Index, format_index, format_line, new_index, parse_index
from belta_memory.domain.model import Decline, Fact, FactKey, Slug
from belta_memory.domain.outline import split_lines
from belta_memory.domain.text import normalise
from belta_memory.languages import packs
from domain.strategies import declines, facts

DAY = dt.date(2026, 11, 30)
DEPLOY = Fact("deploy", "staging-a", "prod-b", DAY, 2, DAY)
PORT = Fact("port", "5432", "5433", DAY, 2, DAY)

_ROWS = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        (
            "",
            "# head",
            "- mine",
            "  - nested",
            "prose ✅ ❌",
            "```",
            "<!-- x -->",
            "<!--",
            "-->",
            "> q",
            "* b",
        )
    ),
    facts.map(format_line),
)
texts = st.builds(
    lambda bom, rows, ending, last: bom + ending.join(rows) + last,
    st.sampled_from(("", "\ufeff")),
    st.lists(_ROWS, max_size=8),
    st.sampled_from(("\n", "\r\n")),
    st.sampled_from(("", "\n", "\r\n", "\n\n")),
)


@given(texts)
def test_an_index_round_trips_byte_for_byte(text: str) -> None:
    assert format_index(parse_index(text)) == text


@settings(max_examples=200)
@given(texts, facts)
def test_a_new_fact_leaves_every_other_line_as_it_was(text: str, fact: Fact) -> None:
    before = parse_index(text)
    assume(before.fact_on(fact.topic) is None)
    try:
        after = before.with_fact(fact)
    except IndexFormatError as cause:
        assert "not closed" in str(cause)  # noqa: PT017 - it may also succeed
        return
    assert after.fact_on(fact.topic) == fact
    added = after.facts.index(fact)
    lines = split_lines(after.text)
    own = lines.pop(after.fact_lines[added])
    joined = (
        "".join(lines) if own.endswith(("\n", "\r")) else "".join(lines).removesuffix("\n").removesuffix("\r")
    )
    assert joined.split() == text.split()
    assert after.without_fact(fact.topic).text.rstrip("\r\n") == text.rstrip("\r\n")


@given(st.lists(facts, max_size=6, unique_by=lambda f: normalise(f.topic)), st.data())
def test_a_known_topic_is_updated_where_it_stands(recorded: list[Fact], data: st.DataObject) -> None:
    assume(recorded)
    index = new_index("# head\n")
    for fact in recorded:
        index = index.with_fact(fact)
    place = data.draw(st.integers(0, len(recorded) - 1))
    newer = data.draw(facts)._replace(topic=recorded[place].topic)
    after = index.with_fact(newer)
    assert after.facts == (*recorded[:place], newer, *recorded[place + 1 :])
    assert len(split_lines(after.text)) == len(split_lines(index.text))


@given(st.lists(declines, max_size=4, unique_by=lambda d: d.key), declines)
def test_declines_are_counted_one_line_each(known: list[Decline], decline: Decline) -> None:
    index = new_index("# head\n").with_fact(DEPLOY)
    for one in known:
        index = index.with_decline(one)
    after = index.with_decline(decline).with_decline(decline._replace(times=decline.times + 1))
    assert [d.key for d in after.declines].count(decline.key) == 1
    assert after.decline_of(decline.key).times == decline.times + 1  # type: ignore[union-attr] # it was just written
    assert after.without_decline(decline.key).decline_of(decline.key) is None
    assert after.facts == (DEPLOY,)


@pytest.mark.parametrize("topic", ("ＤＥＰＬＯＹ", " Deploy ", "deploy"))
def test_topics_are_one_whatever_their_width_and_case(topic: str) -> None:
    index = new_index("# head").with_fact(DEPLOY).with_fact(DEPLOY._replace(topic=topic, correct="prod-c"))
    assert [f.correct for f in index.facts] == ["prod-c"]


@pytest.mark.parametrize(
    ("one", "other"), (("foo_bar", "foobar"), ("市場", "試場"), ("v1.2", "v12"), ("liguoyu", "liguosong"))
)
def test_topics_that_look_alike_are_two(one: str, other: str) -> None:
    index = new_index("# head").with_fact(DEPLOY._replace(topic=one)).with_fact(DEPLOY._replace(topic=other))
    assert len(index.facts) == 2


@pytest.mark.parametrize(
    "text",
    (
        pytest.param("follow ✅, never state ❌\n", id="prose"),
        pytest.param(
            "<!-- - <topic>: ❌ <wrong> → ✅ <correct> [src:YYYY-MM-DD] -->\n", id="the format comment"
        ),
        pytest.param("<!--\n- t: ❌ w → ✅ c\n-->\n", id="a comment of several lines"),
        pytest.param("```\n- t: ❌ w → ✅ c\n```\n", id="a fence"),
        pytest.param("    - t: ❌ w → ✅ c\n", id="indented code"),
        pytest.param("- mine\n  - t: ❌ w → ✅ c\n", id="a nested item"),
        pytest.param("1. t: ❌ w → ✅ c\n", id="a numbered item"),
        pytest.param("> - t: ❌ w → ✅ c\n", id="a quote"),
        pytest.param("- somebody's own item\n- ✅ done\n", id="other items"),
        pytest.param("- \\❌ and \\✅\n", id="escaped signs"),
        pytest.param("<!-- belta: format 1 -->\n", id="another comment of ours"),
    ),
)
def test_what_is_no_fact_survives_and_is_none(text: str) -> None:
    index = parse_index(text)
    assert (index.facts, index.declines, index.faults) == ((), (), ())
    assert text in index.with_fact(DEPLOY).text


@pytest.mark.parametrize(
    ("text", "line", "cause"),
    (
        pytest.param("# h\n\n- d: ❌ a - ✅ b\n", 3, "no → before ✅", id="a broken fact"),
        pytest.param("- d: ❌ a\n  → ✅ b\n", 1, "goes on in the next line", id="wrapped by an editor"),
        pytest.param(
            "- d: ❌ a → ✅ b\n  [src:2026-11-30]\n",
            1,
            "goes on in the next line",
            id="wrapped before the days",
        ),
        pytest.param(
            "<!-- belta: declined key=k count=3 -->\n", 1, "topic= is missing", id="a decline without topic"
        ),
        pytest.param(
            '<!-- belta: declined key=k topic="t" count=x last=2026-11-30 -->',
            1,
            "invalid literal",
            id="no count",
        ),
        pytest.param(
            '<!-- belta: declined key=k topic="t count=3 -->\n', 1, "not `<!-- belta", id="an open quote"
        ),
        pytest.param("# h\na\udcff\n", 2, "not UTF-8", id="another encoding"),
        pytest.param("#\0 \0h\0\n", 1, "not UTF-8", id="UTF-16"),
    ),
)
def test_a_broken_line_is_a_fault_not_a_crash(text: str, line: int, cause: str) -> None:
    index = parse_index(text + "\n- port: ❌ 5432 → ✅ 5433\n", "/home/x/MEMORY.md")
    assert len(index.faults) == 1
    assert str(index.faults[0]).startswith(f"/home/x/MEMORY.md:{line}: ")
    assert cause in str(index.faults[0])
    assert [f.topic for f in index.facts] == ["port"]
    str(index.faults[0]).encode()


def test_a_line_that_an_open_fence_would_swallow_is_refused() -> None:
    with pytest.raises(IndexFormatError, match="not closed"):
        parse_index("# h\n\n```\n").with_fact(DEPLOY)
    with pytest.raises(IndexFormatError, match="not closed"):
        parse_index("# h\n\n<!--\n").with_decline(Decline(FactKey("k"), "t", 1, DAY))


@pytest.mark.parametrize(
    ("text", "after"),
    (
        pytest.param("# h\r\n", "# h\r\n{}\r\n", id="CRLF"),
        pytest.param("# h", "# h\n{}", id="no newline at the end"),
        pytest.param("\ufeff- a: ❌ b → ✅ c\n\nmine\n", "\ufeff- a: ❌ b → ✅ c\n{}\n\nmine\n", id="a BOM, and prose below"),
        pytest.param('# h\n<!-- belta: declined key=k topic="t" count=1 last=2026-11-30 -->\n',
                     '# h\n{}\n<!-- belta: declined key=k topic="t" count=1 last=2026-11-30 -->\n', id="declines stay at the end"),
    ),
)  # fmt: skip
def test_a_new_line_is_put_where_it_belongs(text: str, after: str) -> None:
    assert parse_index(text).with_fact(DEPLOY).text == after.format(format_line(DEPLOY))


def test_a_refreshed_count_touches_nothing_but_the_digits() -> None:
    index = parse_index(
        "*   deploy：❌staging-a→✅prod-b  [src:2026-11-30/occ:2 / recorded:2026-11-30](details: x.md)  \n"
    )
    (fact,) = index.facts
    assert index.with_fact(fact._replace(occurrences=12)).text == index.text.replace("occ:2", "occ:12")
    assert index.with_fact(fact).text == index.text


def test_a_topic_that_a_person_wrote_twice_becomes_one_line() -> None:
    index = parse_index("- a: ❌ 1 → ✅ 2\n- b: ❌ 1 → ✅ 2\n- A: ❌ 1 → ✅ 3\n")
    assert [f.topic for f in index.with_fact(DEPLOY._replace(topic="a")).facts] == ["a", "b"]
    assert [f.topic for f in index.without_fact("a").facts] == ["b"]


def test_a_value_that_moves_there_and_back_is_one_line() -> None:
    index = new_index("# h")
    for correct, wrong in (("x", "y"), ("y", "x"), ("x", "y")):
        index = index.with_fact(DEPLOY._replace(wrong=wrong, correct=correct))
    assert [f.correct for f in index.facts] == ["x"]


def test_keys_are_kept_and_filled_in() -> None:
    index = new_index("# h").with_fact(DEPLOY._replace(key=FactKey("k1"))).with_fact(PORT)
    assert [f.key for f in index.with_fact(DEPLOY._replace(correct="prod-c")).facts] == ["k1", None]
    assert [f.key for f in index.with_keys({normalise("PORT"): FactKey("k2")}).facts] == ["k1", "k2"]


def test_a_header_of_every_language_holds_no_fact_and_no_list() -> None:
    for pack in packs():
        index = new_index(pack.messages["index.header"])
        assert (index.facts, index.faults) == ((), ())
        assert not any(line.startswith("- ") for line in index.text.splitlines())
        assert index.with_fact(DEPLOY).text == f"{index.text}{format_line(DEPLOY)}\n"


def test_a_long_index_is_not_cut() -> None:
    index: Index = EMPTY
    text = "".join(
        f"{format_line(DEPLOY._replace(topic=f'topic {n}', note=Slug(f'n-{n}')))}\n" for n in range(500)
    )
    index = parse_index(text)
    assert len(index.facts) == 500
    assert len(index.with_fact(PORT).facts) == 501
