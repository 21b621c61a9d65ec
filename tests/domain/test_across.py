"""A prompt in another language than the fact brings it up by several things that its topic says."""

import pytest

from belta_memory.domain.across import units_of_topics
from belta_memory.domain.text import normalise
from belta_memory.domain.triggers import likeness

TOPICS = [
    "決済サービスの担当",
    "在庫APIのポート",
    "how often the backup runs",
    "회원 API 포트",
    "支付环境的环境变量",
    "通知サービスの設定ファイル",
    "deploy",
]


@pytest.mark.parametrize(
    ("prompt", "found"),
    [
        pytest.param("start the inventory API and tell me its port", ["在庫APIのポート"], id="English"),
        pytest.param("재고 API 포트 확인해 줘", ["在庫APIのポート"], id="Korean"),
        pytest.param("看一下库存接口的端口", ["在庫APIのポート"], id="Chinese"),
        pytest.param("バックアップの頻度は？", ["how often the backup runs"], id="Japanese"),
        pytest.param("which port has the member API?", ["회원 API 포트"], id="two of three"),
        pytest.param("the payment page is slow", [], id="a third of it is too little"),
        pytest.param("start the API on a port", [], id="without what only it speaks of"),
        pytest.param("look at the inventory", [], id="one thing alone"),
        pytest.param("预备环境起不来", [], id="a part of a thing that has two names"),
        pytest.param("deploy it", [], id="a topic of one word"),
        pytest.param(f"the inventory API and its port {'and so on ' * 40}", [], id="a long prompt"),
    ],
)
def test_several_things_of_a_topic_bring_it_up_in_another_language(prompt: str, found: list[str]) -> None:
    fields = zip(TOPICS, units_of_topics(TOPICS), strict=True)
    assert [t for t, field in fields if field and likeness([field], normalise(prompt))] == found


def test_the_first_is_what_tells_most() -> None:
    (field, *_) = units_of_topics(
        ["port of the coupon service", "port of the mailer", "owner of the service"]
    )
    first = field.split("\x03")[1]
    assert "coupon" in first.split("\x04")
    assert "クーポン" in first.split("\x04")


def test_words_of_the_topic_itself_fit_better() -> None:
    from belta_memory.domain.topic_words import words_of_topics

    topic = "在庫APIのポート"
    text = normalise("在庫APIのポートを見て")
    assert likeness(words_of_topics([topic]), text) > likeness(units_of_topics([topic]), text) > 0
