"""What a pattern's groups name, of one extent on both sides."""

import pytest

from belta_memory.domain.model import Claim
from belta_memory.domain.span import levelled, topic_in
from belta_memory.languages import pack


@pytest.mark.parametrize(
    ("claim", "level"),
    [
        pytest.param(Claim("db", "5432", "port 5434"), Claim("db", "5432", "5434"), id="a label on one side"),
        pytest.param(
            Claim(None, "5432", "port 5434"), Claim("port", "5432", "5434"), id="which is the topic"
        ),
        pytest.param(Claim("s", "port 50", "port 51"), Claim("s", "50", "51"), id="a label on both sides"),
        pytest.param(Claim("it", "by Mike", "owned by Sara"), Claim("it", "Mike", "Sara"), id="by whom"),
        pytest.param(Claim("c", "a_id", "named b_ref"), Claim("c", "a_id", "b_ref"), id="a verb"),
        pytest.param(Claim(None, "a_id", "b_ref 컬럼"), Claim("컬럼", "a_id", "b_ref"), id="a label behind"),
        pytest.param(
            Claim(None, "Node 18", "Node 22"), Claim(None, "Node 18", "Node 22"), id="a part of a name"
        ),
        pytest.param(Claim(None, "7", "14 days"), Claim(None, "7", "14 days"), id="a unit"),
        pytest.param(Claim(None, "a week", "14 days"), Claim(None, "a week", "14 days"), id="prose"),
        pytest.param(Claim(None, None, "port 5434"), Claim(None, None, "port 5434"), id="one side alone"),
    ],
)
def test_both_sides_hold_values_of_one_extent(claim: Claim, level: Claim) -> None:
    assert levelled(claim) == level


@pytest.mark.parametrize(
    ("span", "topic"),
    [
        ("file. The config", "config"),
        ("the api.v2 port", "api.v2 port"),
        ("No! The host", "host"),
        (None, None),
    ],
)
def test_a_topic_ends_no_sentence(span: str | None, topic: str | None) -> None:
    assert topic_in(pack("en"), span, 40) == topic
