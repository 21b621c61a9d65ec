import pytest

from belta_memory.domain.hearing import Said, compare_said
from belta_memory.domain.match import Relation
from belta_memory.domain.mentions import stances
from belta_memory.domain.model import Claim
from belta_memory.domain.polarity import Stance

HOLDS, DENIES = Stance.HOLDS, Stance.DENIES
SAME, CONTRADICTS, RELATED, DIFFERENT = (
    Relation.SAME,
    Relation.CONTRADICTS,
    Relation.RELATED,
    Relation.DIFFERENT,
)


@pytest.mark.parametrize(
    ("text", "stands"),
    [
        pytest.param("the bucket is media-7, not media-2", {"media-7": HOLDS, "media-2": DENIES}, id="not"),
        pytest.param(
            "why does it go to media-2 again? media-7 is the bucket",
            {"media-2": DENIES, "media-7": HOLDS},
            id="why",
        ),
        pytest.param(
            "media-7 holds them, you wrote them to media-2", {"media-7": HOLDS, "media-2": DENIES}, id="you"
        ),
        pytest.param("you should use media-7", {"media-7": HOLDS}, id="you should"),
        pytest.param(
            "media-7 なんだけど、また media-2 に書いてる", {"media-7": HOLDS, "media-2": DENIES}, id="また"
        ),
        pytest.param("media-2 前提で書かないで", {"media-2": DENIES}, id="前提"),
        pytest.param("media-7 しか使ってない", {"media-7": HOLDS}, id="しか"),
        pytest.param(
            "バケットは media-2 ではなく media-7", {"media-2": DENIES, "media-7": HOLDS}, id="ではなく"
        ),
        pytest.param("media-7인데 왜 media-2로 가?", {"media-7": HOLDS, "media-2": DENIES}, id="왜"),
        pytest.param("media-2 말고 media-7", {"media-2": DENIES, "media-7": HOLDS}, id="말고"),
        pytest.param("桶是 media-7，你又写到 media-2", {"media-7": HOLDS, "media-2": DENIES}, id="又"),
        pytest.param("沒有 media-2，是 media-7", {"media-2": DENIES, "media-7": HOLDS}, id="沒有"),
        pytest.param("快取十分鐘", {"#600000:ms": HOLDS}, id="an amount in Chinese numerals"),
    ],
)
def test_a_message_holds_or_denies_what_it_names(text: str, stands: dict[str, Stance]) -> None:
    assert stands.items() <= stances(text).items()


@pytest.mark.parametrize(
    ("a", "b", "relation"),
    [
        pytest.param(
            "the bucket is media-7, not media-2",
            "media-7 なんだけど、また media-2 に書いてる",
            SAME,
            id="in two languages",
        ),
        pytest.param(
            "the bucket is media-7, not media-2",
            "media-2 is right, why media-7?",
            CONTRADICTS,
            id="the opposite",
        ),
        pytest.param(
            "the bucket is media-7, not media-2",
            "we moved on to media-9, not media-7",
            CONTRADICTS,
            id="superseded",
        ),
        pytest.param("the lease lasts 90 seconds", "리스는 90초야", SAME, id="one amount"),
        pytest.param("it went away last month", "it goes away next month", DIFFERENT, id="past and to come"),
        pytest.param(
            "the invoice number is a string",
            "the parcel weight is a string",
            DIFFERENT,
            id="one type of two things",
        ),
        pytest.param("media-2 media-7", "media-7 media-2", RELATED, id="nothing tells which is denied"),
        pytest.param("それは違います", "それは違います", DIFFERENT, id="nothing is named"),
    ],
)
def test_two_messages_are_compared_by_what_both_name(a: str, b: str, relation: Relation) -> None:
    there, back = (compare_said(Said(x, Claim()), Said(y, Claim())) for x, y in ((a, b), (b, a)))
    assert there.relation is back.relation
    if relation is DIFFERENT:
        assert there.relation in (DIFFERENT, RELATED)
    else:
        assert there.relation is relation


def test_claims_are_compared_where_both_messages_state_one() -> None:
    claims = (Claim("bucket", "media-2", "media-7"), Claim("バケット", "media-2", "media-7"))
    a, b = (Said("", claim) for claim in claims)
    assert compare_said(a, b).relation is SAME
