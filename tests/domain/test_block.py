import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.block import block_of, with_block, without_block
from belta_memory.domain.errors import HostConfigError

MARKED = st.text(st.characters(codec="utf-8", exclude_characters="<\r")).filter(lambda t: "belta:" not in t)
BODY = st.lists(
    st.text(st.characters(codec="utf-8", exclude_categories=("Zl", "Zp", "Cc", "Cs")), min_size=1), min_size=1
).map("\n".join)


@given(MARKED, BODY)
def test_what_was_put_in_is_found_and_what_is_outside_stays(text: str, body: str) -> None:
    after = with_block(text, body, "f")
    assert after.startswith(text)
    assert block_of(after, "f") == body
    assert without_block(after, "f").rstrip("\n") == text.rstrip("\n")


@given(MARKED, MARKED, BODY, BODY)
def test_a_new_body_takes_the_place_of_the_old_one_byte_for_byte(
    above: str, below: str, old: str, new: str
) -> None:
    text = f"{with_block(above, old, 'f')}{below}"
    after = with_block(text, new, "f")
    assert block_of(after, "f") == new
    assert with_block(after, old, "f") == text


def test_line_ends_of_the_file_are_kept() -> None:
    assert with_block("# A\r\n", "- one\n- two", "f") == (
        "# A\r\n\r\n<!-- belta:begin -->\r\n- one\r\n- two\r\n<!-- belta:end -->\r\n"
    )


def test_two_blocks_of_other_names_do_not_meet() -> None:
    text = with_block(with_block("", "- fact", "f"), "- rule", "f", "rules")
    assert (block_of(text, "f"), block_of(text, "f", "rules")) == ("- fact", "- rule")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a\n<!-- belta:begin -->\nb\n", 2),
        ("<!-- belta:end -->\n<!-- belta:begin -->\n", 1),
        ("<!-- belta:begin -->\n<!-- belta:begin -->\n<!-- belta:end -->\n", 1),
    ],
)
def test_torn_marks_are_told_with_their_line(text: str, line: int) -> None:
    with pytest.raises(HostConfigError, match=rf"CLAUDE.md:{line}: .*Nothing was written"):
        with_block(text, "x", "CLAUDE.md")
