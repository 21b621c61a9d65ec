"""What may stand in one line of the index."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from belta_memory.domain.errors import RefusedValueError
from belta_memory.domain.values import LONGEST, active, clean_value, escape, neutral, new_value, unescape

MARKERS = "→✅❌]`!>~@\\<-ax_ /*.:("
hostile = st.text(st.one_of(st.sampled_from(MARKERS), st.characters()), max_size=30)


@given(hostile)
@example("`@x")
@example("`y`@x")
@example("a`@x`b")
@example("\\`@x`")
@example("C:\\]")
def test_an_escaped_value_comes_back_as_it_was(value: str) -> None:
    assert unescape(escape(value)) == value


@given(hostile)
@example("\ufe0f\ufe0fa")
@example("`\u200b@x`")
@example("` @x`")
def test_neutralising_twice_is_as_good_as_once(value: str) -> None:
    assert neutral(neutral(value)) == neutral(value)


@given(hostile)
def test_no_marker_comment_or_fence_is_active_in_an_escaped_value(value: str) -> None:
    line = escape(neutral(value))
    assert not any(active(line, marker) for marker in "→✅❌]")
    assert not any(sign in line for sign in ("<!--", "-->", "```", "\n", "\r"))
    assert re.search(r"(?<![\\~@\w])~~~", line) is None


@given(hostile)
@example("@0@/etc/passwd")
@example("a `b`@/etc/passwd")
def test_a_host_finds_no_path_to_import_in_an_escaped_value(value: str) -> None:
    """A host reads `@path` wherever it follows no letter, outside of the code spans that CommonMark sees."""
    from markdown_it import MarkdownIt

    (inline,) = (
        t for t in MarkdownIt("commonmark").parse(f"x {escape(neutral(value))}") if t.type == "inline"
    )
    for token in inline.children or ():
        if token.type != "code_inline":
            assert re.search(r"(?<![A-Za-z0-9])@", token.content) is None


@pytest.mark.parametrize(
    ("value", "recorded"),
    (
        pytest.param("prod-b", "prod-b", id="plain"),
        pytest.param("  本番\u3000環境 ", "本番\u3000環境", id="an ideographic space is writing"),
        pytest.param("a\nb\r\nc\td\u2028e", "a b  c d e", id="line breaks"),
        pytest.param("a\u200bb\u2060c\ufeff", "abc", id="zero width"),
        pytest.param("a\u202eb\u2066c", "abc", id="bidirectional"),
        pytest.param("a\x00b\x1b[31mc", "ab[31mc", id="control"),
        pytest.param("\u3164a\u115f", "a", id="hangul fillers are invisible"),
        pytest.param("\U000e0041a\U000e0042", "a", id="tag characters"),
        pytest.param("葛\U000e0100城", "葛\U000e0100城", id="one variation selector is writing"),
        pytest.param("a\ufe01\ufe02\ufe03b", "a\ufe01b", id="a run of them hides something"),
        pytest.param("`@scope/pkg`", "@scope/pkg", id="the backticks around an import are ours"),
        pytest.param("\ud800a", "a", id="half a character"),
    ),
)
def test_a_value_is_cleaned(value: str, recorded: str) -> None:
    assert clean_value(value, "topic") == recorded


@pytest.mark.parametrize(
    ("value", "recorded"),
    (
        pytest.param("prod-b", "prod-b", id="plain"),
        pytest.param(" prod-b\u200b\n", "prod-b", id="what is at the ends divides nothing"),
        pytest.param("\ufeffprod-b", "prod-b", id="a mark that a copied file begins with"),
        pytest.param("a\nb\tc", "a b c", id="line breaks are seen"),
        pytest.param("本番\u3000環境", "本番\u3000環境", id="an ideographic space is writing"),
        pytest.param("葛\U000e0100城", "葛\U000e0100城", id="one variation selector is writing"),
        pytest.param("❤\ufe0f", "❤\ufe0f", id="the selector of a sign"),
        pytest.param("`@scope/pkg`", "@scope/pkg", id="the backticks around an import are ours"),
    ),
)
def test_a_new_value_is_recorded_as_it_is_seen(value: str, recorded: str) -> None:
    assert new_value(value, "topic") == recorded


@pytest.mark.parametrize(
    "value",
    (
        pytest.param("prod\u202eb", id="bidirectional"),
        pytest.param("prod\u200bb", id="zero width"),
        pytest.param("prod\u2060b", id="joiner"),
        pytest.param("prod\u00adb", id="soft hyphen"),
        pytest.param("prod\x1b[31mb", id="control"),
        pytest.param("prod\x00b", id="null"),
        pytest.param("prod\u3164b", id="a letter without a shape"),
        pytest.param("prod\ud800b", id="half a character"),
        pytest.param("prod\U000e0041b", id="tag character"),
        pytest.param("prod\ufe01\ufe02b", id="a run of selectors hides something"),
    ),
)
def test_a_new_value_with_something_invisible_in_it_is_refused_and_not_made_another_one(value: str) -> None:
    with pytest.raises(RefusedValueError, match="nobody sees"):
        new_value(value, "topic")


@given(hostile)
def test_a_new_value_is_recorded_as_a_value_is_or_not_at_all(value: str) -> None:
    try:
        recorded = new_value(value, "topic")
    except RefusedValueError:
        return
    assert recorded == clean_value(value, "topic")


@pytest.mark.parametrize("value", ("", "  \n", "\u200b\u2060", "x" * (LONGEST + 1)))
def test_a_value_that_cannot_be_recorded_is_refused_with_its_field(value: str) -> None:
    with pytest.raises(RefusedValueError, match=r"^the topic .* Nothing was written\."):
        clean_value(value, "the topic")


@pytest.mark.parametrize(
    ("value", "written"),
    (
        pytest.param("arr[0]", "arr[0\\]", id="bracket"),
        pytest.param("a → b", "a \\→ b", id="arrow"),
        pytest.param("<!-- x -->", "<\\!-- x --\\>", id="comment"),
        pytest.param("```sh", "\\`\\`\\`sh", id="fence"),
        pytest.param("~~~~", "\\~~~~", id="the other fence"),
        pytest.param("see @/etc/passwd", "see `@/etc/passwd`", id="absolute import"),
        pytest.param("(@~/x)", "(`@~/x`)", id="import of the home"),
        pytest.param("本番@/etc/passwd", "本番`@/etc/passwd`", id="import after a CJK letter"),
        pytest.param(
            "@scope/pkg@1.2.3, not @other/pkg.", "`@scope/pkg@1.2.3`, not `@other/pkg`.", id="packages"
        ),
        pytest.param("mail a@b.example", "mail a@b.example", id="an address is no import"),
        pytest.param("use `uv` here", "use `uv` here", id="a code span stays"),
        pytest.param("use `uv here", "use \\`uv here", id="half a code span is closed off"),
        pytest.param("C:\\Users\\x", "C:\\Users\\x", id="a Windows path stays"),
        pytest.param("C:\\]", "C:\\\\\\]", id="a backslash before a marker is doubled"),
        pytest.param("don't panic!", "don't panic!", id="prose stays"),
        pytest.param("Vec<u8> a->b", "Vec<u8> a->b", id="code stays"),
    ),
)
def test_a_value_is_written_so(value: str, written: str) -> None:
    assert escape(value) == written
    assert unescape(written) == value
