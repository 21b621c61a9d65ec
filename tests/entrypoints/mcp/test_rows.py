import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.entrypoints.mcp.rows import rows


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        pytest.param("", [], id="nothing"),
        pytest.param("a column ten", ["a column ", "ten"], id="cut at a space"),
        pytest.param("abcdefghijkl", ["abcdefghij", "kl"], id="cut in a word that is too long"),
        pytest.param("a bcdefghijkl", ["a bcdefghi", "jkl"], id="a space too far ahead is no place to cut"),
        pytest.param("ああああああ", ["あああああ", "あ"], id="wide letters count twice"),
        pytest.param("❌ a → ✅ b", ["❌ a → ", "✅ b"], id="so do the marks of a line"),
        pytest.param("e\u0301" * 10, ["e\u0301" * 10], id="an accent takes no column"),
        pytest.param("one\ntwo", ["one", "two"], id="its own breaks stay"),
    ],
)
def test_a_message_is_cut_where_it_would_be_hidden(message: str, expected: list[str]) -> None:
    assert rows(message, 10) == expected


@given(st.text(), st.integers(2, 20))
def test_nothing_is_lost(message: str, width: int) -> None:
    assert "".join(rows(message, width)) == message.replace("\n", "")
