import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belta_memory.domain.comparison import compare
from belta_memory.domain.match import Relation, given_up, relate, relate_plainly, replaced_by
from belta_memory.domain.model import Claim, Fact
from belta_memory.domain.text import is_identifier

SAME, CONTRADICTS, RELATED, DIFFERENT = (
    Relation.SAME,
    Relation.CONTRADICTS,
    Relation.RELATED,
    Relation.DIFFERENT,
)
CASES = [
    pytest.param(
        Claim("deploy", "staging-a", "prod-b"),
        Claim("デプロイ先", "staging-a", "prod-b"),
        SAME,
        id="two languages",
    ),
    pytest.param(
        Claim("cache TTL", "60 seconds", "600 seconds"),
        Claim("캐시 만료 시간", "1분", "10분"),
        SAME,
        id="one amount in other units",
    ),
    pytest.param(
        Claim("管理画面の権限", "全員", "管理者のみ"),
        Claim("admin page access", "everyone", "admins only"),
        SAME,
        id="prose in two languages",
    ),
    pytest.param(
        Claim("lookup", "lookupByPhone", "does not exist"),
        Claim("lookupByPhone メソッド", "lookupByPhone がある", "存在しない"),
        SAME,
        id="it does not exist, in two languages",
    ),
    pytest.param(
        Claim("lookup", "lookupByPhone", "does not exist"),
        Claim("lookup", "lookupByZip", "does not exist"),
        RELATED,
        id="two things that do not exist",
    ),
    pytest.param(
        Claim(None, None, "prod-b"), Claim("deploy", "staging-a", "prod-b"), SAME, id="one side unsaid"
    ),
    pytest.param(
        Claim(None, None, "Ｆｒｉｄａｙ"), Claim(None, None, "friday"), SAME, id="prose: width and case"
    ),
    pytest.param(
        Claim("prod DB engine", "mysql", "Postgres"),
        Claim("本番DB", "MySQL", "PostgreSQL"),
        SAME,
        id="a product by its other name",
    ),
    pytest.param(
        Claim("deploy", "staging-a", "prod-b"),
        Claim("deploy", "prod-b", "staging-a"),
        CONTRADICTS,
        id="a swapped value is the opposite",
    ),
    pytest.param(
        Claim("port", None, "5433"), Claim("ポート", None, "5432"), CONTRADICTS, id="one topic, two values"
    ),
    pytest.param(
        Claim("customer id type", "int", "string"),
        Claim("order id type", "int", "string"),
        RELATED,
        id="one pair, two things",
    ),
    pytest.param(
        Claim("region", "us-east-1", "eu-west-1"),
        Claim("backup region", "us-east-1", "eu-west-1"),
        RELATED,
        id="what one topic adds names another thing",
    ),
    pytest.param(
        Claim("meeting place", None, "Room 3"),
        Claim("meeting time", None, "10:30"),
        RELATED,
        id="where is not when",
    ),
    pytest.param(
        Claim("max width", "100px", "200px"),
        Claim("min width", "100px", "200px"),
        RELATED,
        id="most is not least",
    ),
    pytest.param(
        Claim("team size", "6", "8"), Claim("retry limit", "6", "8"), DIFFERENT, id="small numbers by chance"
    ),
    pytest.param(
        Claim("deploy", None, None), Claim("deploy", None, None), RELATED, id="topic alone is not enough"
    ),
    pytest.param(Claim(), Claim(), DIFFERENT, id="nothing can be told"),
    pytest.param(Claim(None, "x-1", "y-1"), Claim(None, "z-1", "y-1"), DIFFERENT, id="another wrong value"),
    pytest.param(
        Claim("a", "x-1", "y-1"), Claim("a", "z-1", "y-1"), RELATED, id="one topic, another wrong value"
    ),
    pytest.param(Claim(None, None, "liguoyu"), Claim(None, None, "liguosong"), DIFFERENT, id="two names"),
    pytest.param(
        Claim("branch", None, "main"), Claim("branch", None, "Main"), CONTRADICTS, id="a branch has its case"
    ),
]


@pytest.mark.parametrize(("a", "b", "relation"), CASES)
def test_two_claims_stand_to_each_other(a: Claim, b: Claim, relation: Relation) -> None:
    assert relate(a, b) is relation
    assert relate(b, a) is relation


NEAR = [
    ("v1.2", "v12"),
    ("foo_bar", "foobar"),
    ("foo_bar", "foo-bar"),
    ("foo_bar", "fooBar"),
    ("fooBar", "FooBar"),
    ("a-b", "ab"),
    ("10.0.0.1", "1000.1"),
    ("/var/log/", "/var/log"),
    ("src/Main.py", "src/main.py"),
    ("parse", "parse()"),
    ("1.10", "1.1"),
    ("1,000", "1.000"),
    ("60s", "60ms"),
    ("10 MB", "10 MiB"),
    ("March 3", "March 13"),
    ("5以上", "5以下"),
    ("not allowed", "allowed"),
    ("株式会社あかつき", "あかつき株式会社"),
    ("佐藤健", "佐藤健一"),
    ("김지은", "김지"),
]


@pytest.mark.parametrize(("a", "b"), NEAR, ids=[f"{a} {b}" for a, b in NEAR])
@pytest.mark.parametrize("topic", [None, "the value", "設定"], ids=["no topic", "a topic", "in Japanese"])
def test_values_that_look_alike_are_never_merged(a: str, b: str, topic: str | None) -> None:
    for left, right in (
        (Claim(topic, None, a), Claim(topic, None, b)),
        (Claim(topic, "old", a), Claim(topic, "old", b)),
        (Claim(topic, a, "new-1"), Claim(topic, b, "new-1")),
        (Claim(topic, a, b), Claim(topic, b, a)),
    ):
        assert relate(left, right) is not SAME
        assert relate(right, left) is not SAME


words = st.text(alphabet="ab1_-./: 分日月円한글ポート不是a", max_size=12)
claims = st.builds(Claim, *(st.none() | words,) * 3)


@settings(deadline=None)  # the first comparison reads the glossary
@given(claims, claims)
def test_the_order_of_two_claims_does_not_matter(a: Claim, b: Claim) -> None:
    there, back = compare(a, b), compare(b, a)
    assert there == back
    assert 0.0 <= there.score <= 1.0


@settings(deadline=None)
@given(st.text(min_size=1).filter(str.strip), words, words)
def test_a_swapped_pair_is_never_the_same(topic: str, one: str, other: str) -> None:
    if one != other:
        assert relate(Claim(topic, one, other), Claim(topic, other, one)) is not SAME


def fact(topic: str, wrong: str, correct: str) -> Fact:
    return Fact(topic, wrong, correct, None, 1, None)


RECORDED = (
    fact("deploy target", "staging-a", "prod-b"),
    fact("port", "5432", "5433"),
    fact("backup region", "us-east-1", "eu-west-1"),
)


@pytest.mark.parametrize(
    ("claim", "topic"),
    [
        pytest.param(Claim("Port", "5433", "6432"), "port", id="on its topic"),
        pytest.param(
            Claim("デプロイ先", "staging-a", "prod-b"), "deploy target", id="the same in another language"
        ),
        pytest.param(
            Claim("배포 대상", "prod-b", "prod-c"), "deploy target", id="another value in another language"
        ),
        pytest.param(Claim("region", "eu-west-1", "eu-central-1"), None, id="another thing"),
        pytest.param(Claim("lunch", "12:00", "12:30"), None, id="nothing of it is recorded"),
    ],
)
def test_a_claim_takes_the_place_of_what_was_recorded_on_it(claim: Claim, topic: str | None) -> None:
    before = replaced_by(claim, RECORDED)
    assert (before and before.topic) == topic


def test_where_two_recorded_facts_may_be_meant_none_is_replaced() -> None:
    both = (fact("deploy target", "a-1", "b-2"), fact("where we deploy", "c-3", "d-4"))
    assert replaced_by(Claim("デプロイ先", None, "e-5"), both) is None


@pytest.mark.parametrize(("a", "b", "relation"), CASES)
def test_the_plain_comparison_says_nothing_that_the_whole_one_does_not(
    a: Claim, b: Claim, relation: Relation
) -> None:
    assert relate_plainly(a, b) in (relation, DIFFERENT)
    assert relate_plainly(a, b) is relate_plainly(b, a)


def test_claims_that_are_written_alike_need_no_glossary() -> None:
    import subprocess
    import sys

    program = """
import sys
from belta_memory.domain.match import relate_plainly
from belta_memory.domain.model import Claim
relate_plainly(Claim("deploy", "staging-a", "prod-b"), Claim("Deploy", "staging-a", "prod-b"))
relate_plainly(Claim("deploy", "staging-a", "prod-b"), Claim("port", "5432", "5433"))
sys.exit("belta_memory.domain.comparison" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


names = st.text(alphabet="aAbB12_-./:v", min_size=2, max_size=9).filter(is_identifier)


@settings(deadline=None)
@given(names, names, st.sampled_from((None, "port", "デプロイ先", "owner of the 설정")))
def test_two_names_that_differ_are_never_one(a: str, b: str, topic: str | None) -> None:
    if a != b:
        assert relate(Claim(topic, "old-1", a), Claim(topic, "old-1", b)) is not SAME
        assert relate(Claim(topic, a, "new-1"), Claim(topic, b, "new-1")) is not SAME


def test_values_that_differ_beyond_what_is_read_are_not_one() -> None:
    assert relate(Claim("a", None, "word " * 900 + "x"), Claim("a", None, "word " * 900 + "y")) is not SAME


@pytest.mark.parametrize(
    ("claim", "topic"),
    [
        pytest.param(
            Claim("path of the health check", "/healthz", "/livez"),
            "name of the health endpoint",
            id="its right value is called wrong, and another question is asked about the thing",
        ),
        pytest.param(
            Claim("whom to call at the printing company", None, "Gideon"),
            "contact person at the printing company",
            id="nothing is called wrong, and no other thing is named",
        ),
        pytest.param(
            Claim("delivery date of the Birch contract", "15 March", "1 April"),
            None,
            id="another name: by chance it has the value that is wrong here",
        ),
        pytest.param(
            Claim("owner of API v2", "Dana", "Tomas"),
            None,
            id="another number: the same, and the same chance",
        ),
        pytest.param(Claim("backup path of the health check", "/healthz", "/b"), None, id="another kind"),
    ],
)
def test_a_claim_may_follow_what_it_does_not_surely_contradict(claim: Claim, topic: str | None) -> None:
    recorded = [
        fact("name of the health endpoint", "/health", "/healthz"),
        fact("contact person at the printing company", "Lewis", "Hannah"),
        fact("delivery date of the Maple contract", "1 March", "15 March"),
        fact("owner of API v1", "Priya", "Dana"),
    ]
    before = replaced_by(claim, recorded)
    assert (before and before.topic) == topic


def test_one_thing_under_two_topics_is_ended_under_both() -> None:
    first = fact("payment agent", "Aoba", "Minato")
    second = fact("company that handles payment", "Minato", "Sora")
    other = fact("currency", "EUR", "SEK")
    back = Claim("payment agent", "Sora", "Minato")
    assert given_up(back, first, [first, second, other]) == second
    assert given_up(back._replace(wrong="Minato"), first, [first, second, other]) is None, "its own value"
    assert given_up(back, None, [first, second, other]) is None
    assert given_up(back._replace(wrong="SEK"), first, [first, second, other]) is None, "of another thing"
