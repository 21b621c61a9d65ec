"""What only one topic speaks of, and which prompts name it."""

import pytest

from belta_memory.domain.text import normalise
from belta_memory.domain.things import AMBIGUOUS, COMMON, things_in, things_of_topics
from belta_memory.domain.triggers import likeness
from belta_memory.domain.vocabulary import forms_of_concepts, value_forms


@pytest.mark.parametrize(
    ("topic", "things"),
    [
        ("settings file of the mailer", ("mailer",)),
        ("package manager of the atlas site", ("atlas",)),
        ("推送服务配置文件", ("推送",)),
        ("讀取庫存的方法", ("庫存",)),
        ("水位計的單位", ("水位計", "水位")),
        ("クーポンのテーブル", ("クーポン",)),
        ("쿠폰 사용 테이블", ("쿠폰",)),
    ],
)
def test_the_thing_of_a_topic_is_told_from_what_is_of_everything(topic: str, things: tuple[str, ...]) -> None:
    assert things_in(topic) == things


@pytest.mark.parametrize(
    "topic",
    [
        pytest.param("default branch", id="words of every repository"),
        pytest.param("port of the database", id="parts of every service"),
        pytest.param("how requests are pushed", id="verbs of every day"),
        pytest.param("print order", id="words that mean many things"),
        pytest.param("テストの設定", id="Japanese"),
        pytest.param("設定の変更", id="two words of every prompt"),
        pytest.param("테스트 실행 명령", id="Korean"),
        pytest.param("api", id="three letters"),
    ],
)
def test_what_is_of_everything_is_no_thing(topic: str) -> None:
    assert things_in(topic) == ()


TOPICS = [
    "settings file of the mailer",
    "table of coupons",
    "정산 서버의 버전",
    "정산 프런트의 포트",
    "한국 시간 함수",
]


@pytest.mark.parametrize(
    ("prompt", "named"),
    [
        ("let the mailer retry five times", ["settings file of the mailer"]),
        ("the mailers are slow", ["settings file of the mailer"]),
        ("count yesterday's coupons", ["table of coupons"]),
        ("어제 쓴 쿠폰을 세 줘", ["table of coupons"]),
        ("昨日のクーポンを数えて", ["table of coupons"]),
        ("数一下昨天的优惠券", ["table of coupons"]),
        ("the emailers are slow", []),
        ("쿠폰해 줘", ["table of coupons"]),
        ("쿠폰북을 만들어 줘", []),
        ("정산이 느려", []),
        ("한국어로 번역해 줘", []),
        ("한국에서 쓸 거야", ["한국 시간 함수"]),
        (f"the mailer {'and so on ' * 40}", []),
        ("rename the variable", []),
    ],
)
def test_a_short_prompt_that_names_it_brings_the_fact_up_in_any_language(
    prompt: str, named: list[str]
) -> None:
    fields = things_of_topics(TOPICS)
    found = [
        t for t, field in zip(TOPICS, fields, strict=True) if field and likeness([field], normalise(prompt))
    ]
    assert found == named


def test_what_two_topics_speak_of_is_the_thing_of_neither() -> None:
    assert things_of_topics(["port of the mailer", "owner of the mailer"]) == ["", ""]


def test_the_lists_name_concepts_of_the_glossary() -> None:
    """A name that no concept has would leave out nothing."""
    from belta_memory.domain.vocabulary import glossary_for

    known = {concept for says in glossary_for("topic").words.values() for concept in says}
    known |= {concept for says in glossary_for("topic").pieces.values() for concept in says}
    known |= set(forms_of_concepts()) | {name.removeprefix("%") for name, _ in value_forms()}
    assert AMBIGUOUS <= COMMON
    assert COMMON - known == set()
