import pytest

from belta_memory.domain.vocabulary import sections
from belta_memory.domain.wording import read_topic, read_value


@pytest.mark.parametrize(
    "topics",
    [
        pytest.param(
            ("deploy target", "where we deploy", "デプロイ先", "배포 대상", "部署目标", "部署目標"),
            id="deploy",
        ),
        pytest.param(
            ("database port", "DBのポート", "데이터베이스 포트", "数据库端口", "資料庫連接埠"), id="port"
        ),
        pytest.param(
            (
                "package manager",
                "パッケージ管理",
                "패키지 매니저",
                "패키지매니저",
                "包管理器",
                "套件管理工具",
            ),
            id="packages",
        ),
        pytest.param(
            ("customer_id type", "customerIdType", "顧客IDの型", "고객 id 타입", "客户 id 类型"), id="a name"
        ),
    ],
)
def test_a_topic_reads_alike_in_every_language(topics: tuple[str, ...]) -> None:
    assert len({frozenset(read_topic(topic)) for topic in topics}) == 1


@pytest.mark.parametrize(
    "name", ["田中健", "김지은", "李国玉", "総務部", "foo_bar", "/var/log/", "v1.2", "--dry-run"]
)
def test_a_name_stays_whole_in_a_value(name: str) -> None:
    assert len(read_value(name)) == 1


def test_every_form_of_the_glossary_stands_alone() -> None:
    from belta_memory.domain import glossary, glossary_more, glossary_things, glossary_trades, glossary_values

    everything = (glossary.FACETS, glossary.WEAK, glossary.WEAK_VERBS, glossary.NEUTRAL)
    things = (glossary_things.THINGS, glossary_more.MORE, glossary_trades.TRADES, glossary_values.VALUES)
    listed = [*everything, glossary.MODIFIERS, *things]
    for line in "".join(listed).splitlines():
        head, _, forms = line.partition(": ")
        assert head, line
        assert all(form and form == form.strip() for form in forms.split("|")), line


def test_what_is_near_to_something_is_in_the_glossary() -> None:
    from belta_memory.domain.vocabulary import near_groups

    assert [concept for concept in near_groups() if concept not in sections()] == []


def test_a_concept_stands_in_one_section() -> None:
    assert {sections()["%place"], sections()["%staging"], sections()["%port"]} == {
        "facet",
        "modifier",
        "thing",
    }
