import pytest

from belta_memory.domain.match import Relation, relate
from belta_memory.domain.model import Claim

SAME, CONTRADICTS, RELATED, DIFFERENT = (
    Relation.SAME,
    Relation.CONTRADICTS,
    Relation.RELATED,
    Relation.DIFFERENT,
)


@pytest.mark.parametrize(
    ("a", "b", "relation"),
    [
        pytest.param(
            Claim("deploy", "staging-a", "prod-b"),
            Claim("デプロイ先", "staging-a", "prod-b"),
            SAME,
            id="two languages",
        ),
        pytest.param(
            Claim(None, None, "prod-b"), Claim("deploy", "staging-a", "prod-b"), SAME, id="one side unsaid"
        ),
        pytest.param(
            Claim(None, None, "Ｆｒｉｄａｙ"), Claim(None, None, "friday"), SAME, id="prose: width and case"
        ),
        pytest.param(
            Claim("deploy", "staging-a", "prod-b"),
            Claim("deploy", "prod-b", "staging-a"),
            CONTRADICTS,
            id="a swapped value is the opposite",
        ),
        pytest.param(
            Claim("port", None, "5433"), Claim("port", None, "5432"), CONTRADICTS, id="one topic, two values"
        ),
        pytest.param(
            Claim("deploy", None, None), Claim("deploy", None, None), RELATED, id="topic alone is not enough"
        ),
        pytest.param(Claim(), Claim(), DIFFERENT, id="nothing can be told"),
        pytest.param(
            Claim(None, "x-1", "y-1"), Claim(None, "z-1", "y-1"), DIFFERENT, id="another wrong value"
        ),
        pytest.param(
            Claim("a", "x-1", "y-1"), Claim("a", "z-1", "y-1"), RELATED, id="one topic, another wrong value"
        ),
        pytest.param(Claim(None, None, "v1.2"), Claim(None, None, "v12"), DIFFERENT, id="v1.2 is not v12"),
        pytest.param(
            Claim(None, None, "foo_bar"), Claim(None, None, "foobar"), DIFFERENT, id="foo_bar is not foobar"
        ),
        pytest.param(Claim(None, None, "a-b"), Claim(None, None, "ab"), DIFFERENT, id="a-b is not ab"),
        pytest.param(
            Claim(None, None, "10.0.0.1"), Claim(None, None, "1000.1"), DIFFERENT, id="two addresses"
        ),
        pytest.param(
            Claim(None, None, "Foo/bar"), Claim(None, None, "foo/bar"), DIFFERENT, id="a path has its case"
        ),
        pytest.param(Claim(None, None, "liguoyu"), Claim(None, None, "liguosong"), DIFFERENT, id="two names"),
    ],
)
def test_two_claims_stand_to_each_other(a: Claim, b: Claim, relation: Relation) -> None:
    assert relate(a, b) is relation
    assert relate(b, a) is relation
