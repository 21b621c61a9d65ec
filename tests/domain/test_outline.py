"""Which lines are list items and comments."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belta_memory.domain.outline import _parsed_outline, _plain_outline, outline, split_lines

LINES = (
    "",
    "# head",
    "#no head",
    "prose ✅ ❌",
    "市場",
    "- a: ❌ b → ✅ c",
    "- 3000番",
    "- 3. x",
    "- `x`",
    "- ```",
    "```",
    "~~~",
    "- <b>",
    "<div>",
    "</div>",
    "<!-- one line -->",
    "<!-- a --> b",
    "<!-- open",
    "--> closed",
    "  - nested",
    "    code",
    "-no item",
    "- ",
    "* star",
    "1. one",
    "---",
    "===",
    "> quote",
    "[x]: y",
    "- - twice",
    "-\tx",
    "a | b",
    "\u2028x",
)
lines = st.lists(
    st.one_of(
        st.sampled_from(LINES), st.text(max_size=8).map(lambda t: t.replace("\n", "").replace("\r", ""))
    )
)


@settings(max_examples=500)
@given(lines)
def test_the_short_way_sees_what_the_parser_sees(rows: list[str]) -> None:
    plain = _plain_outline(rows)
    assert plain is None or plain == _parsed_outline("\n".join(rows))


def test_a_file_of_the_usual_shape_goes_the_short_way() -> None:
    rows = [
        "# Facts",
        "",
        "Compare. ✅ ❌",
        "",
        "- デプロイ先: ❌ a → ✅ b",
        "- `x`: ❌ a → ✅ b",
        "<!-- belta: x -->",
        "",
    ]
    assert _plain_outline(rows) is not None


@given(st.text(st.one_of(st.sampled_from("\r\n\v\f\x85\u2028ab"), st.characters())))
def test_lines_join_to_the_text(text: str) -> None:
    found = split_lines(text)
    assert "".join(found) == text
    assert all(found)


@pytest.mark.parametrize(
    ("text", "items"),
    (
        pytest.param("\ufeff- a\n- b\n", ((0, 1), (1, 2)), id="a BOM hides no item"),
        pytest.param("- a\r\n- b\r- c", ((0, 1), (1, 2), (2, 3)), id="every line ending"),
        pytest.param("- a\n  b\n", ((0, 2),), id="an item of two lines"),
        pytest.param("```\n- a\n```\n- b\n", ((3, 4),), id="a fence"),
        pytest.param("<!--\n- a\n-->\n- b\n", ((3, 4),), id="a comment"),
        pytest.param("1. x\n   - a\n\n- b\n", ((3, 4),), id="a nested item"),
        pytest.param(
            "- ~~~ a\n- <!-- b -->\n-      c\n- d\n", ((3, 4),), id="fence, comment and code in an item"
        ),
    ),
)
def test_items_are_found(text: str, items: tuple[tuple[int, int], ...]) -> None:
    assert outline(split_lines(text)).items == items
