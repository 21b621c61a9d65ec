from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.terms import as_written, stem, terms_of, words_of


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param("配備先", {"配备", "备先"}, id="pairs of Chinese characters"),
        pytest.param("部署", {"部署"}, id="a word of two characters is one pair"),
        pytest.param("犬", {"犬"}, id="a single character stands for itself"),
        pytest.param("ポート番号", {"ポー", "ート", "ポート", "番号"}, id="a borrowed word, whole and in pairs"),
        pytest.param("배포는", {"배포", "포는"}, id="Korean in pairs of syllables, so that an ending hides nothing"),
        pytest.param("the Deployments", {"deployment"}, id="an English word by its stem; what says little is left out"),
        pytest.param("ｄｅｐｌｏｙ", {"deploy"}, id="whatever its width"),
        pytest.param("staging-a", {"staging-a", "stag", "a"}, id="a name whole and in parts"),
        pytest.param("資料庫", {"资料", "料库"}, id="traditional shapes as simplified ones"),
        pytest.param("…！？", set(), id="signs alone are nothing"),
    ],
)  # fmt: skip
def test_a_text_is_found_by(text: str, words: set[str]) -> None:
    assert set(terms_of(text).words) >= words
    assert not words or set(words_of(text)) & words


@pytest.mark.parametrize(
    ("text", "words", "places", "joined"),
    [
        pytest.param("Deploys, then DEPLOYS", ["deploy"], ["Deploys"], ["Deploys"], id="each once"),
        pytest.param("on staging-a now", ["stag"], ["staging-a"], ["staging-a"], id="a name whole"),
        pytest.param("Docker Images", ["dock", "imag"], ["Docker", "Images"], ["Docker Images"], id="neighbours"),
        pytest.param("資料庫の名", ["资料", "料库"], ["資料庫"], ["資料庫"], id="pairs that touch, as written"),
        pytest.param("配備と配備先", ["配备"], ["配備"], ["配備"], id="a pair twice"),
        pytest.param("강제 푸시", ["강제", "푸시"], ["강제", "푸시"], ["강제 푸시"], id="Korean"),
        pytest.param("anything", ["else"], [], [], id="nothing of it"),
    ],
)  # fmt: skip
def test_words_are_shown_as_they_are_written(
    text: str, words: list[str], places: list[str], joined: list[str]
) -> None:
    assert as_written(text, words) == places
    assert as_written(text, words, joined=True) == joined


@given(st.text(st.sampled_from("aB1-ßİ 配備資料ﾎﾟートポ배포"), max_size=30))
def test_each_word_of_a_text_is_found_in_it_as_it_is_written(text: str) -> None:
    for word in words_of(text):
        assert all(place in normalize("NFKC", text) for place in as_written(text, [word]))
        assert as_written(text, [word]) or "ß" in text or "İ" in text, "these two grow when they are folded"


@pytest.mark.parametrize(
    "words", [("deploy", "deploys", "deployed", "deploying"), ("retry", "retries", "retried"), ("stop", "stopped")]
)  # fmt: skip
def test_forms_of_one_word_have_one_stem(words: tuple[str, ...]) -> None:
    assert len({stem(word) for word in words}) == 1


@pytest.mark.parametrize(
    ("a", "b"),
    [
        pytest.param("code review", "codereview", id="a missing blank"),
        pytest.param("deployment", "deploymemt", id="a slip"),
        pytest.param("배포 서버", "배퍼 서버", id="a slip in one letter of a syllable"),
    ],
)
def test_pieces_survive(a: str, b: str) -> None:
    assert set(terms_of(a).pieces) & set(terms_of(b).pieces)


@given(st.text())
def test_no_term_is_empty_or_holds_a_blank(text: str) -> None:
    terms = terms_of(text)
    assert not [t for t in (*terms.words, *terms.pieces) if not t or t.split() != [t]]
    assert words_of(text) == terms.words
