import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.quote import is_quoted, stands_in

SAID = "No, wrong: the deploy goes to prod-b v1.2, not staging-a."
JA = "それは違います。ポートは5433のほうです"
KO = "아니, 포트는 5433이야"
ZH = "不对，支付是李娜负责"


@pytest.mark.parametrize(
    ("quote", "said"),
    [
        pytest.param("deploy goes to prod-b", SAID, id="whole words"),
        pytest.param("DEPLOY  goes", SAID, id="case and spacing aside"),
        pytest.param("goes to prod-b v1.2, not", SAID, id="with what stands between them"),
        pytest.param("not staging-a.", SAID, id="to the end"),
        pytest.param("5433", " 5433 ", id="one word that is all that was said"),
        pytest.param("違う", "違う", id="two characters that are all that was said"),
        pytest.param("ポートは5433のほう", JA, id="Japanese"),
        pytest.param("違います", JA, id="four characters"),
        pytest.param("포트는 5433이야", KO, id="Korean"),
        pytest.param("李娜负责", ZH, id="Chinese"),
        pytest.param("ﾎﾟｰﾄは5433", JA, id="width aside"),
    ],
)
def test_the_words_of_a_person_are_a_quote(quote: str, said: str) -> None:
    assert is_quoted(quote, said)


@pytest.mark.parametrize(
    ("quote", "said"),
    [
        pytest.param("w", SAID, id="a letter"),
        pytest.param("no", SAID, id="a word alone"),
        pytest.param("prod-b", SAID, id="a value alone"),
        pytest.param("no,", SAID, id="a word and its comma"),
        pytest.param("no , :", SAID, id="signs are no words"),
        pytest.param("goes to pro", SAID, id="ends within a word"),
        pytest.param("goes to prod", SAID, id="ends within a name"),
        pytest.param("ploy goes to", SAID, id="begins within a word"),
        pytest.param("b v1.2, not", SAID, id="begins within a name"),
        pytest.param("prod-b v1.", SAID, id="ends within a version"),
        pytest.param("goes to prod-c", SAID, id="other words"),
        pytest.param("です", JA, id="two characters"),
        pytest.param("は54", JA, id="a part of a number"),
        pytest.param("ポートは54", JA, id="enough characters, and a part of a number"),
        pytest.param("", SAID, id="nothing"),
        pytest.param("  ", "", id="nothing of nothing"),
        pytest.param("...", "...", id="no word at all"),
    ],
)
def test_a_letter_or_a_part_of_a_word_proves_nothing(quote: str, said: str) -> None:
    assert not is_quoted(quote, said)


@given(st.lists(st.text("abz0", min_size=1, max_size=4), min_size=2, max_size=6), st.data())
def test_a_run_of_whole_words_is_a_quote_and_without_its_first_letter_only_by_chance(
    words: list[str], data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(words) - 2))
    end = data.draw(st.integers(start + 2, len(words)))
    assert is_quoted(" ".join(words[start:end]), " ".join(words))
    assert not is_quoted(" ".join(words[start:end]), " ".join(f"x{word}" for word in words))


@pytest.mark.parametrize(
    ("value", "text", "stands"),
    [
        pytest.param("prod-b", SAID, True, id="a name"),
        pytest.param("prod", SAID, False, id="a part of a name"),
        pytest.param("evil.example", SAID, False, id="never said"),
        pytest.param("5433", JA, True, id="a number among kana"),
        pytest.param("李娜", ZH, True, id="a name in Chinese"),
        pytest.param("李娜娜", ZH, False, id="another name"),
    ],
)
def test_a_value_stands_in_a_text_as_a_whole(value: str, text: str, *, stands: bool) -> None:
    assert stands_in(value, text) is stands
