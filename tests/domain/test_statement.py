import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.model import Claim
from belta_memory.domain.statement import format_statement, parse_statement


@pytest.mark.parametrize(
    ("typed", "claim"),
    [
        pytest.param(
            "deploy: ❌ staging-a → ✅ prod-b", Claim("deploy", "staging-a", "prod-b"), id="as it was shown"
        ),
        pytest.param(
            "deploy: staging-a -> prod-b", Claim("deploy", "staging-a", "prod-b"), id="typed on a keyboard"
        ),
        pytest.param(
            "本番：❌古い名前→✅新しい名前",
            Claim("本番", "古い名前", "新しい名前"),
            id="full-width, no spaces",
        ),
        pytest.param(
            "url: http://a:1 → http://b:2",
            Claim("url", "http://a:1", "http://b:2"),
            id="colons in the values",
        ),
        pytest.param("deploy: prod-b", None, id="one side only"),
        pytest.param("yes", None, id="no statement at all"),
        pytest.param("", None, id="empty"),
    ],
)
def test_a_statement_is_read_as_people_type_it(typed: str, claim: Claim | None) -> None:
    assert parse_statement(typed) == claim


words = st.text(
    st.characters(codec="utf-8", exclude_characters="❌✅→⇒:：[]", exclude_categories=("C", "Z")), min_size=1
)


@given(words, words, words)
def test_a_statement_round_trips(topic: str, wrong: str, correct: str) -> None:
    if "->" in wrong:
        return
    assert parse_statement(format_statement(topic, wrong, correct)) == Claim(topic, wrong, correct)
