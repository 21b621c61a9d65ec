import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.model import Fact, FactKey
from belta_memory.domain.text import normalise
from belta_memory.domain.topic_words import words_of_topics
from belta_memory.domain.triggers import LONGEST, likeness, occurs, shown_as, triggers
from domain.strategies import facts


def fact(topic: str, wrong: str, correct: str) -> Fact:
    return Fact(topic, wrong, correct, None, 1, None)


@pytest.mark.parametrize(
    ("known", "found"),
    [
        pytest.param(
            fact("deploy", "staging-a", "prod-b"), ("staging-a", "prod-b"), id="identifiers of both sides"
        ),
        pytest.param(fact("port", "5432", "5433"), ("5432", "5433"), id="numbers"),
        pytest.param(
            fact("デプロイ先", "本番", "検証"), ("本番", "デプロイ先"), id="a CJK word, and a CJK topic"
        ),
        pytest.param(fact("배포", "스테이징", "운영"), ("스테이징", "배포"), id="Korean"),
        pytest.param(fact("设备", "旧服务器", "新服务器"), ("旧服务器", "设备"), id="Chinese"),
        pytest.param(
            fact("build tool", "npm", "pnpm"),
            ("npm", "build tool"),
            id="a plain word that is wrong; a topic of two words",
        ),
        pytest.param(
            fact("runtime", "Python 3.11", "Python 3.12"),
            ("python 3.11", "3.11", "3.12"),
            id="a version in a name",
        ),
        pytest.param(
            fact("src/api.py", "legacy handler", "new handler"),
            ("legacy handler", "src/api.py"),
            id="a path as the topic",
        ),
        pytest.param(
            fact("Host", "ＤＢ－１２", "db-13"),
            ("db-12", "db-13"),
            id="full-width letters are the same letters",
        ),
    ],
)
def test_a_fact_comes_to_mind_by(known: Fact, found: tuple[str, ...]) -> None:
    assert triggers(known) == found


@pytest.mark.parametrize(
    "known",
    [
        pytest.param(fact("deploy", "a", "b"), id="single letters are everywhere"),
        pytest.param(fact("port", "80", "90"), id="two digits are everywhere"),
        pytest.param(fact("error", "the file", "the test"), id="plain words only"),
        pytest.param(fact("deploy", "this", "that"), id="a stop word"),
        pytest.param(fact("これ", "それ", "あれ"), id="Hiragana alone is grammar"),
        pytest.param(fact("東", "西", "南"), id="a single CJK character is in too many words"),
        pytest.param(fact("file", "ファイル", "フォルダ"), id="a CJK word that every session says"),
        pytest.param(fact("rule", "x" * 61, "y" * 61), id="a sentence that nobody repeats letter by letter"),
    ],
)
def test_a_fact_does_not_come_to_mind_by_what_every_prompt_says(known: Fact) -> None:
    assert triggers(known) == ()


@pytest.mark.parametrize(
    ("trigger", "text", "stands"),
    [
        ("staging-a", "to staging-a.", True),
        ("5433", "(5433)", True),
        ("5433", "port 15433", False),
        ("5433", "54330 or 5433", True),
        ("npm", "use pnpm", False),
        ("npm", "npmを使う", True),
        ("本番", "本番環境", True),
        ("prod-b", "prod-bc", False),
        ("prod-b", "", False),
    ],
)
def test_an_ascii_trigger_stands_by_itself(trigger: str, text: str, *, stands: bool) -> None:
    assert occurs(trigger, normalise(text)) is stands


@given(facts)
def test_every_trigger_is_found_in_the_value_it_came_from(known: Fact) -> None:
    texts = [normalise(value) for value in (known.topic, known.wrong, known.correct)]
    for trigger in triggers(known):
        assert 1 < len(trigger) <= LONGEST
        assert any(trigger in text for text in texts)


@given(st.text(min_size=1), st.text())
def test_what_occurs_is_in_the_text(trigger: str, text: str) -> None:
    assert occurs(trigger, text) <= (trigger in text)


def test_a_fact_is_shown_under_its_key_or_its_topic() -> None:
    by_hand = fact("Deploy  Target", "staging-a", "prod-b")
    assert shown_as(by_hand) == "topic:deploy target"
    assert shown_as(by_hand._replace(key=FactKey("k1"))) == "k1"


def fits(known: list[Fact], text: str) -> list[str]:
    """The topics of the facts that come up at a text by the words of their topics."""
    fields = words_of_topics([f.topic for f in known])
    pairs = zip(known, fields, strict=True)
    return [f.topic for f, field in pairs if field and likeness([field], normalise(text))]


SEVERAL = [
    fact("owner of the payments module", "a", "b"),
    fact("帳票DBのマイグレーション", "a", "b"),
    fact("정산 서버의 빌드 도구", "a", "b"),
    fact("订单模块的包名", "a", "b"),
    fact("deploy", "a", "b"),
]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Who owns the payment module?", ["owner of the payments module"]),
        ("帳票DBに列を足したので、マイグレーションを流して", ["帳票DBのマイグレーション"]),
        ("정산 서버 빌드하고 테스트까지 돌려 줘", ["정산 서버의 빌드 도구"]),
        ("在订单模块里加一个取消接口，注意包名", ["订单模块的包名"]),
        ("deploy it", []),
        ("Rename the variable in this module.", []),
        ("변수 이름을 더 읽기 좋게 바꿔 줘", []),
    ],
)
def test_a_fact_comes_to_mind_by_several_words_of_its_topic(text: str, found: list[str]) -> None:
    assert fits(SEVERAL, text) == found


def test_words_that_a_person_has_set_take_the_place_of_a_facts_own() -> None:
    assert triggers(fact("deploy", "staging-a", "prod-b"), ("Roll out", "roll  OUT", " ")) == ("roll out",)


def test_a_name_fits_better_than_words_and_words_better_than_a_plain_one() -> None:
    (words,) = words_of_topics(["payments module"])
    text = normalise("npm in the payments module of staging-a")
    assert likeness(["staging-a"], text) > likeness([words], text) > likeness(["npm"], text) > 0
