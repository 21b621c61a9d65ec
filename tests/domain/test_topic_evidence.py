import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belta_memory.domain.stems import stem
from belta_memory.domain.topic_evidence import NEAR, NEAR_ALONE, evidence, topic_odds
from belta_memory.domain.topic_weights import WEIGHTS

ONE = [
    ("where the kiln log is kept", "place of the kiln log"),
    ("who looks after the greenhouse", "person in charge of the greenhouse"),
    ("窯の温度", "窯を何度にするか"),
    ("실험실 장갑 공급처", "실험실 장갑을 대는 업체"),
    ("登机口关闭时间", "登机口几点关闭"),
]
TWO = [
    ("gear ratio of the left drum", "gear ratio of the right drum"),
    ("wing A boiler pressure", "wing B boiler pressure"),
    ("第1会議室の定員", "第2会議室の定員"),
    ("참나무 건조 기간", "단풍나무 건조 기간"),
    ("面团烘烤温度", "馅料烘烤温度"),
]


@pytest.mark.parametrize(("a", "b"), ONE)
def test_one_topic_in_two_forms_is_likely_one(a: str, b: str) -> None:
    assert topic_odds(a, b) > 0


@pytest.mark.parametrize(("a", "b"), TWO)
def test_one_form_of_two_things_is_likely_two(a: str, b: str) -> None:
    assert topic_odds(a, b) < 0


words = st.text(alphabet="abc 12温度窯の시간定员", max_size=24)


@settings(deadline=None)
@given(words, words)
def test_evidence_is_the_same_whichever_topic_stands_first(a: str, b: str) -> None:
    assert evidence(a, b) == evidence(b, a)


@settings(deadline=None)
@given(words, words)
def test_all_evidence_has_its_weight(a: str, b: str) -> None:
    for kind, weights in WEIGHTS.items():
        by_meaning = {NEAR, NEAR_ALONE} if kind.endswith("by meaning") else set()
        assert {*evidence(a, b), *by_meaning} <= weights.keys()


def test_nearness_in_meaning_speaks_for_one_topic() -> None:
    a, b = "notary fee", "공증 비용"
    assert topic_odds(a, b, 0.2) < topic_odds(a, b, 0.5) < topic_odds(a, b, 0.9)


def test_the_forms_of_a_word_have_one_stem() -> None:
    for forms in (
        ("deliver", "delivery", "delivered", "delivering"),
        ("bake", "baking", "baked"),
        ("stop", "stopping"),
    ):
        assert len({stem(form) for form in forms}) == 1, forms
