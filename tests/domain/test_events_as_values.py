"""Events: names and numbers, never anybody's words."""

import pytest

from belta_memory.domain.effect import estimated_tokens, nameless


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        pytest.param("", 0, id="nothing"),
        pytest.param("deploy", 2, id="six letters are begun twice"),
        pytest.param("a" * 400, 100, id="four letters a token"),
        pytest.param("デプロイ先", 5, id="a token a Japanese character"),
        pytest.param("배포 대상", 5, id="a token a Hangul syllable, a quarter for the space"),
        pytest.param("部署目標: prod-b", 4 + 2, id="both scripts in one line"),
        pytest.param("é" * 8, 2, id="accents are letters"),
    ],
)
def test_tokens_are_estimated_by_script(text: str, tokens: int) -> None:
    assert estimated_tokens(text) == tokens


def test_a_key_stays_and_a_topic_becomes_a_number() -> None:
    assert nameless("k7m2p9qx") == "k7m2p9qx"
    hand = nameless("topic:salary of kim")
    assert hand.startswith("hand-")
    assert "kim" not in hand
    assert hand == nameless("topic:salary of kim")
    assert hand != nameless("topic:salary of lee")
