"""What every backend has to find: the same texts, the same required hits."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from belta_memory.adapters.search import sqlite_fts
from belta_memory.adapters.search.index_rows import COMMON
from belta_memory.adapters.search.plain_scan import PlainScan
from belta_memory.adapters.search.sqlite_fts import SqliteFts
from fakes.faults import never

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belta_memory.app.search import SearchBackend

TEXTS = {
    "onegai": "「お願いします」は締めの挨拶であって、実行してよいという命令ではない。",
    "deploy-ja": "配備先は prod-b。staging-a は先月なくなった。",
    "port": "The billing worker listens on port 8443.",
    "review": "Every change needs a code review before it is merged.",
    "ko": "운영 배포는 금요일에 하지 않는다.",
    "hant": "資料庫每晚兩點備份。",
    "hans": "前端用 pnpm 安装依赖。",
    "cat": "The office cat is called Momo.",
}


@pytest.fixture(params=["plain", "fts"])
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SearchBackend]:
    if request.param == "plain":
        yield PlainScan()
        return
    found = SqliteFts(str(tmp_path / "cache" / "search.sqlite"), never)
    yield found
    found.close()


def best(backend: SearchBackend, query: str) -> list[str]:
    return [m.id for m in backend.ranked(query, lambda _: True, 5)]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        pytest.param("お願いします", "onegai", id="a polite close"),
        pytest.param("配備", "deploy-ja", id="two characters"),
        pytest.param("prod-b", "deploy-ja", id="a name"),
        pytest.param("which port does billing listen on", "port", id="a question"),
        pytest.param("codereview", "review", id="without a blank"),
        pytest.param("merging changes", "review", id="other forms of the words"),
        pytest.param("금요일 배포해도 되나", "ko", id="Korean with other endings"),
        pytest.param("备份", "hant", id="simplified for traditional"),
        pytest.param("資料庫的備份是幾點", "hant", id="traditional"),
        pytest.param("安裝相依套件用 pnpm", "hans", id="a name among other words"),
        pytest.param("bilings worker", "port", id="a slip"),
    ],
)
def test_it_finds(backend: SearchBackend, query: str, expected: str) -> None:
    backend.follow(TEXTS)
    assert best(backend, query)[0] == expected


@pytest.mark.parametrize(
    "query", ["", "   ", "！？", "zzzz qqqq", '" OR 1', "NEAR(zz qq)", "words:*", "\x00\ud800"]
)
def test_it_stays_silent_on(backend: SearchBackend, query: str) -> None:
    backend.follow(TEXTS)
    assert best(backend, query) == []


def test_it_says_what_it_matched(backend: SearchBackend) -> None:
    backend.follow(TEXTS)
    match = backend.ranked("port 8443", lambda _: True, 5)[0]
    assert (set(match.words), match.share) == ({"port", "8443"}, 1.0)


def test_it_finds_among_those_that_are_admitted(backend: SearchBackend) -> None:
    backend.follow(TEXTS)
    assert [m.id for m in backend.ranked("prod-b port", lambda id_: id_ == "port", 5)] == ["port"]


ACROSS = [
    pytest.param("may I deploy on Friday in production", "ko", id="Korean by English"),
    pytest.param("데이터베이스 백업은 몇 시", "hant", id="traditional by Korean"),
    pytest.param("依存パッケージのインストール", "hans", id="simplified by Japanese"),
]


@pytest.mark.parametrize(("query", "expected"), ACROSS)
def test_it_finds_across_languages(query: str, expected: str) -> None:
    backend = PlainScan()
    backend.follow(TEXTS)
    match = backend.ranked(query, lambda _: True, 5)[0]
    assert match.id == expected
    assert match.concepts


def test_what_holds_the_words_themselves_comes_before_what_says_the_same_otherwise() -> None:
    backend = PlainScan()
    backend.follow({"ja": "データベースは毎晩バックアップする", "en": "the database backup runs every night"})
    assert best(backend, "database backup") == ["en", "ja"]
    assert best(backend, "データベースのバックアップ") == ["ja", "en"]


def test_it_follows_the_texts(backend: SearchBackend) -> None:
    backend.follow(TEXTS)
    backend.follow({**TEXTS, "cat": "The office dog is called Taro.", "new": "小鳥"})
    assert best(backend, "Momo") == []
    assert best(backend, "dog Taro") == ["cat"]
    assert best(backend, "小鳥") == ["new"]
    backend.follow({"new": "小鳥"})
    assert best(backend, "prod-b") == []
    backend.follow({})
    assert best(backend, "小鳥") == []


def test_no_texts_are_no_fault(backend: SearchBackend) -> None:
    backend.follow({})
    assert best(backend, "anything") == []


# What only a cache can do wrong


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "search.sqlite"


def of(path: Path, texts: dict[str, str] = TEXTS) -> list[str]:
    backend = SqliteFts(str(path), never)
    try:
        backend.follow(texts)
        return best(backend, "prod-b")
    finally:
        backend.close()


@pytest.mark.parametrize("content", [b"no database at all", b"", b"SQLite format 3\x00" + b"\xff" * 8000])
def test_a_broken_cache_is_made_anew(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert of(path) == ["deploy-ja"]


def test_a_cache_that_breaks_later_is_made_anew(path: Path) -> None:
    of(path)
    content = bytearray(path.read_bytes())
    content[4096:] = b"\x55" * (len(content) - 4096)
    path.write_bytes(content)
    assert of(path) == ["deploy-ja"]


def test_a_cache_of_another_format_is_made_anew(path: Path) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as other:
        other.execute("create table texts (id text)")
        other.execute("pragma user_version = 99")
    other.close()
    assert of(path) == ["deploy-ja"]


def test_the_cache_is_the_users_alone_and_kept(path: Path) -> None:
    of(path)
    assert path.stat().st_mode & 0o777 == 0o600
    inode = path.stat().st_ino
    assert of(path) == ["deploy-ja"]
    assert path.stat().st_ino == inode


def test_two_processes_follow_one_after_the_other(path: Path) -> None:
    first, second = SqliteFts(str(path), never), SqliteFts(str(path), never)
    first.follow(TEXTS)
    second.follow({**TEXTS, "new": "小鳥"})
    first.follow({**TEXTS, "new": "小鳥"})
    assert best(first, "小鳥") == best(second, "小鳥") == ["new"]
    first.close()
    second.close()


def test_what_another_process_has_taken_out_is_put_in_again(path: Path) -> None:
    first, second = SqliteFts(str(path), never), SqliteFts(str(path), never)
    first.follow(TEXTS)
    second.follow({"new": "小鳥"})
    first.follow(TEXTS)
    assert best(first, "Momo") == ["cat"]
    assert best(first, "小鳥") == []
    first.close()
    second.close()


def changes(path: Path, backend: SqliteFts, texts: dict[str, str]) -> bool:
    """Does following texts write to the file, as another connection sees it?"""
    with closing(sqlite3.connect(path)) as witness:
        before = witness.execute("pragma data_version").fetchone()
        backend.follow(texts)
        return bool(before != witness.execute("pragma data_version").fetchone())


def test_servers_of_two_projects_let_each_others_texts_stand_and_find_their_own(path: Path) -> None:
    here, there = (
        {**TEXTS, "fact": "port of the gateway 8443"},
        {**TEXTS, "fact": "小鳥", "other": "port 9090"},
    )
    first, second = SqliteFts(str(path), never), SqliteFts(str(path), never)
    first.follow(here)
    second.follow(there)
    for texts, backend in [(here, first), (there, second)] * 2:
        assert not changes(path, backend, texts)
    assert (best(first, "小鳥"), best(first, "9090")) == ([], [])
    assert best(first, "gateway") == ["fact"]
    assert (best(second, "小鳥"), best(second, "gateway")) == (["fact"], [])
    first.close()
    second.close()


def test_what_nobody_here_follows_goes_when_it_is_much(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_fts, "SPARE", 5)
    others = {f"t{n}": f"passing talk number {n}" for n in range(20)}
    first, second = SqliteFts(str(path), never), SqliteFts(str(path), never)
    second.follow(others)
    first.follow(TEXTS)
    with closing(sqlite3.connect(path)) as witness:
        assert witness.execute("select count(*) from texts").fetchone() == (len(TEXTS),)
    assert best(first, "Momo") == ["cat"]
    second.follow(others)  # its rows went: it puts them in again
    assert best(second, "number 7")[0] == "t7"
    first.close()
    second.close()


def test_while_another_process_writes_what_was_there_is_found(path: Path) -> None:
    of(path)
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("begin immediate")
    assert of(path, {**TEXTS, "new": "小鳥"}) == ["deploy-ja"]
    writer.execute("rollback")
    writer.close()


def test_a_word_that_nearly_every_text_holds_is_found_where_nothing_rarer_is_asked(path: Path) -> None:
    texts = {f"t{n}": f"配備 number {n}" for n in range(COMMON + 50)}
    backend = SqliteFts(str(path), never)
    backend.follow(texts)
    assert len(best(backend, "配備")) == 5
    assert best(backend, f"配備 {COMMON + 7}")[0] == f"t{COMMON + 7}"
    backend.close()
