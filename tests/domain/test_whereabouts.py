"""Whether a correction holds here or everywhere, as far as people say so; and what of a claim a repository may name."""

import pytest

from belta_memory.domain.model import Claim
from belta_memory.domain.whereabouts import Where, cited, last_said, said_where


@pytest.mark.parametrize(
    "text",
    [
        "no, in this repo the port is 5433",
        "This repository uses pnpm, not npm",
        "our codebase has no utils folder",
        "it's 5433 here, not 5432",
        "このリポジトリでは 5433 です",
        "このプロジェクトのポートは5433だよ",
        "ここでは pnpm を使います",
        "이 저장소는 pnpm을 써",
        "이 프로젝트의 포트는 5433이야",
        "여기서는 5433이야",
        "這個專案用的是 pnpm",
        "本專案的連接埠是 5433",
        "这个项目用的是 pnpm",
        "我们的项目端口是 5433",
        "这个 repo 的端口是 5433",
    ],
)
def test_a_person_says_that_it_holds_here(text: str) -> None:
    assert said_where(text) is Where.HERE


@pytest.mark.parametrize(
    "text",
    [
        "we use pnpm everywhere",
        "in all my projects the port is 5433",
        "in every repo of ours",
        "どのプロジェクトでも 5433 です",
        "全リポジトリ共通です",
        "모든 프로젝트에서 pnpm이야",
        "所有專案都用 pnpm",
        "所有项目都用 pnpm",
        "不管哪个项目都一样",
    ],
)
def test_a_person_says_that_it_holds_everywhere(text: str) -> None:
    assert said_where(text) is Where.EVERYWHERE


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("no, deploys go to prod-b, not staging-a", id="nothing of it"),
        pytest.param("here is the log", id="a thing that is handed over"),
        pytest.param("click here to open it", id="a button"),
        pytest.param("there's a typo, right here", id="a place in a text"),
        pytest.param("ここは間違いです", id="a passage"),
        pytest.param("この関数は違う", id="this function"),
        pytest.param("여기 로그야", id="here is the log, in Korean"),
        pytest.param("这里错了", id="a passage, in Chinese"),
        pytest.param("the repository pattern is wrong", id="a repository of another kind"),
    ],
)
def test_a_person_says_nothing_of_where_it_holds(text: str) -> None:
    assert said_where(text) is None


def test_the_last_word_counts() -> None:
    assert last_said(["in this repo", "the port is 5433", "no, in every repo"]) is Where.EVERYWHERE
    assert last_said(["in every repo", "in this repo", "the port"]) is Where.HERE
    assert last_said(["the port"]) is None


@pytest.mark.parametrize(
    ("value", "words"),
    [
        pytest.param("prod-b", {"prod-b"}, id="an identifier"),
        pytest.param("src/app.py", {"src/app.py"}, id="a path"),
        pytest.param("ポート5433", {"5433"}, id="a port within CJK"),
        pytest.param("port 80", set(), id="a number that is in every file"),
        pytest.param("v1.2", {"v1.2"}, id="a version"),
        pytest.param("make deploy", {"deploy"}, id="a target"),
        pytest.param("npm run dev", {"dev"}, id="a script"),
        pytest.param("the database", set(), id="prose"),
        pytest.param("데이터베이스", set(), id="prose in Korean"),
    ],
)
def test_the_names_that_a_claim_cites(value: str, words: set[str]) -> None:
    assert cited(Claim("topic", None, value)) == words
