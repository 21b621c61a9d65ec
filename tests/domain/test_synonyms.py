"""What a query is called otherwise, and what must not count as the same."""

import pytest

from belta_memory.domain.synonyms import concepts_of
from belta_memory.domain.terms import words_of


def says_the_same(query: str, text: str) -> bool:
    words = frozenset(words_of(text))
    return any(words.issuperset(form) for c in concepts_of(words_of(query)) for form in c.forms)


@pytest.mark.parametrize(
    ("query", "text"),
    [
        pytest.param("may we force-push", "共有ブランチに強制プッシュしない", id="English to Japanese"),
        pytest.param("バックアップの復元", "备份每晚恢复一次", id="Japanese to Chinese"),
        pytest.param("환불 기한", "退款在七天内", id="Korean to simplified"),
        pytest.param("退貨怎麼辦", "반품은 접수 후 처리한다", id="traditional to Korean"),
        pytest.param("高铁座位", "prefers an aisle seat on the train", id="Chinese to English"),
        pytest.param("purchase approval", "who signs off when we buy", id="two words of one language"),
    ],
)
def test_one_thing_in_two_languages_is_known(query: str, text: str) -> None:
    assert says_the_same(query, text)


@pytest.mark.parametrize(
    ("query", "text"),
    [
        pytest.param("zebra", "縞馬は草を食べない", id="unknown to the glossary"),
        pytest.param("staging-a", "prod-b", id="names are no words"),
        pytest.param("ベース", "the database", id="a part of a form"),
        pytest.param("", "anything at all", id="nothing asked"),
    ],
)
def test_other_things_are_not(query: str, text: str) -> None:
    assert not says_the_same(query, text)


def test_of_two_forms_the_longer_counts() -> None:
    names = {c.name for c in concepts_of(words_of("environment variable"))}
    assert "environment variable" in names
    assert "variable" not in names


def test_no_form_is_a_single_character() -> None:
    forms = [form for c in concepts_of(words_of("person deploy 人 database")) for form in c.forms]
    assert forms
    assert all(len(word) > 1 for form in forms for word in form)
