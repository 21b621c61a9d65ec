import pytest

from belta_memory.domain.citation import Citation, Kind, agrees, citations
from belta_memory.domain.model import Fact

PACKAGES = {"vite": "^5.2.0", "react": "18.2.0", "django": ">=4.2,<5", "@acme/ui": "2.0.0"}


def cited(topic: str, correct: str) -> list[str]:
    fact = Fact(topic, "x", correct, None, 1, None)
    return [f"{c.kind} {c}" for c in citations(fact, PACKAGES)]


@pytest.mark.parametrize(
    ("topic", "correct", "found"),
    [
        ("config loader", "src/config/loader.yaml", ["path src/config/loader.yaml"]),
        ("設定ファイル", "設定は loader.yaml にある", ["path loader.yaml"]),
        ("build file", "Makefile", ["path Makefile"]),
        ("docs folder", "docs/", ["path docs/"]),
        ("test command", "pnpm test", ["command pnpm test"]),
        ("test command", "npm run test:unit", ["command npm test:unit"]),
        ("테스트 명령", "make check", ["command make check"]),
        ("vite version", "5.2", ["package vite 5.2"]),
        ("Vite のバージョン", "v5", ["package vite 5"]),
        ("ui", "@acme/ui@2.0.0", ["package @acme/ui 2.0.0"]),
        ("requirement", "django==4.2", ["package django 4.2"]),
        ("loader", "the function load_config", ["identifier load_config"]),
        ("class", "UserService", ["identifier UserService"]),
    ],
)
def test_what_a_repository_can_show_is_cited(topic: str, correct: str, found: list[str]) -> None:
    assert cited(topic, correct) == found


@pytest.mark.parametrize(
    ("topic", "correct"),
    [
        ("meeting day", "Thursday"),
        ("会議の曜日", "木曜日"),
        ("port", "5433"),
        ("host", "10.0.0.1"),
        ("release", "v1.2.3"),
        ("docs", "https://example.org/loader.yaml"),
        ("how to add", "pnpm install"),
        ("left version", "of nothing 5.2"),
    ],
)
def test_what_says_nothing_of_a_repository_is_passed_over(topic: str, correct: str) -> None:
    assert cited(topic, correct) == []


@pytest.mark.parametrize(
    ("version", "stated", "is_kept"),
    [
        ("5", "^5.2.0", True),
        ("5.2", "^5.2.1", True),
        ("5.2.x", "5.2.7", True),
        ("4.1", "^5.2.0", False),
        ("4.2", ">=4.2,<5", True),
        ("3.9", ">=3.11", False),
        ("1", "*", True),
        ("1", "workspace:*", True),
    ],
)
def test_a_version_is_held_against_what_the_manifest_states(version: str, stated: str, is_kept: bool) -> None:
    assert agrees(version, stated) is is_kept


def test_a_citation_is_named_as_people_write_it() -> None:
    assert str(Citation(Kind.COMMAND, "test", runner="pnpm")) == "pnpm test"
