"""What is SQL, in whichever language it stands, and what only sounds like it."""

import re

import pytest

from belta_memory.domain.case import without_secrets
from belta_memory.domain.model import Redacted
from belta_memory.domain.sql import sql_in

STATEMENTS = (
    "delete from zebra14",
    "delete from users",
    "DELETE FROM users",
    "DELETE FROM users WHERE id = 3",
    "delete from users where id = 3",
    "delete from users;",
    "DROP DATABASE zebra13",
    "drop database zebra13",
    "drop table users;",
    "DROP TABLE IF EXISTS users",
    "drop view if exists zebra_view",
    "CREATE UNIQUE INDEX zebra12 ON t(x)",
    "create unique index zebra on t (x)",
    "CREATE OR REPLACE VIEW v AS SELECT 1",
    "create table zebra (id int)",
    "create table if not exists zebra (id int)",
    "CREATE USER zebra",
    "ALTER TABLE zebra9 ADD COLUMN x int",
    "alter table users drop column zebra",
    "TRUNCATE zebra15",
    "truncate zebra15",
    "TRUNCATE TABLE users",
    "truncate table users",
    "REPLACE INTO zebra17 VALUES (1)",
    "replace into zebra values (1)",
    "insert into zebra8 (a) values (1)",
    "INSERT INTO zebra SELECT * FROM t",
    "insert or ignore into zebra values (1)",
    "SELECT zebra16, now();",
    "SELECT now()",
    "SELECT 1",
    "select zebra, now();",
    "select version()",
    "SELECT name FROM zebra6 WHERE id=1",
    "select * from users where zebra5 = 1",
    "select id, zebra_name from users",
    "select zebra5 from t",
    "SELECT zebra11 FROM a JOIN b ON a.id=b.id",
    "with t as (select 1) select zebra10 from t",
    "WITH RECURSIVE t (n) AS (SELECT 1) SELECT zebra FROM t",
    "update zebra7 set x = 5 where id = 1",
    "UPDATE zebra SET x = 5",
    "GRANT SELECT ON zebra TO bob",
    "grant select, insert on zebra to bob",
    "revoke all on zebra from bob",
    "MERGE INTO zebra USING t ON (a = b)",
)
AROUND = (
    pytest.param("you forgot it: {}", id="en"),
    pytest.param("you forgot `{}` again", id="in code"),
    pytest.param("また抜けてる: {}", id="ja"),
    pytest.param("また{} が抜けてる", id="ja around"),
    pytest.param("또 빠졌어 {}", id="ko"),
    pytest.param("又漏了：{}", id="zh-Hans"),
    pytest.param("又漏掉{} 了", id="zh-Hant around"),
)


@pytest.mark.parametrize("statement", STATEMENTS)
@pytest.mark.parametrize("around", AROUND)
def test_of_a_statement_no_word_is_kept(around: str, statement: str) -> None:
    kept = without_secrets(Redacted(around.format(statement)), ())
    assert "[sql]" in kept
    assert not re.search(r"zebra|users", kept)


@pytest.mark.parametrize(
    "sentence",
    [
        pytest.param("delete from the list what is old", id="an article follows"),
        pytest.param("Delete from cart does not work", id="the sentence goes on"),
        pytest.param("when users delete from cart", id="people do it"),
        pytest.param("you should not delete from production", id="behind a verb of will"),
        pytest.param("select the file from the menu", id="two articles"),
        pytest.param("please select items from menu", id="no article, and still a menu"),
        pytest.param("you left the select box out", id="a thing of a form"),
        pytest.param("select 1 of these", id="a number in a sentence"),
        pytest.param("please select main()", id="a function that is to be selected"),
        pytest.param("drop the database idea", id="an idea"),
        pytest.param("please drop table borders", id="a table of a page"),
        pytest.param("Drop database support", id="a heading"),
        pytest.param("please truncate long names", id="names of people"),
        pytest.param("the cards truncate titles", id="what a card does"),
        pytest.param("truncate titles", id="an order about a page"),
        pytest.param("create a unique index page", id="a page"),
        pytest.param("create index page", id="no article"),
        pytest.param("you forgot the create index page", id="a page with an article"),
        pytest.param("you forgot the drop table button", id="a button"),
        pytest.param("create table rows in the form", id="rows of a form"),
        pytest.param("create view component tests", id="a component"),
        pytest.param("create table of contents", id="of a book"),
        pytest.param("insert into the docs what I said", id="docs"),
        pytest.param("replace into-the-blue links", id="a word of its own"),
        pytest.param("update the docs and set the title", id="docs that are updated"),
        pytest.param("with the form as (mostly) before", id="an aside"),
        pytest.param("grant all users on the team access", id="users of a team"),
        pytest.param("merge into main", id="a branch"),
        pytest.param("メニューから select を選んで", id="ja: a box"),
        pytest.param("you should insert into main (not dev)", id="an aside"),
        pytest.param("DELETE FROM が抜けてる", id="ja: a particle is no name"),
        pytest.param("drop database 하지 마", id="ko: a verb is no name"),
        pytest.param("漏了 drop table 语句", id="zh-Hans: a word behind it"),
        pytest.param("漏了 create view 頁", id="zh-Hant: a page behind it"),
        pytest.param("リストから delete してください", id="ja: an order"),
        pytest.param("목록에서 delete 해줘", id="ko: an order"),
        pytest.param("把 select 框补上", id="zh-Hans: a box"),
        pytest.param("請把 table 和 index 頁補上", id="zh-Hant: pages"),
    ],
)
def test_a_sentence_keeps_its_words(sentence: str) -> None:
    assert list(sql_in(sentence)) == []


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (
            "You left it out.\nselect * from orders\nwhere id = 3\nSee above.",
            "You left it out. [sql] See above.",
        ),
        ("no\nwith t as (\n  select 1\n)\nselect zebra from t\nand the tests", "no [sql] and the tests"),
        ("DELETE FROM zebra\nWHERE id = 3;\nwhere are the tests?", "[sql] where are the tests?"),
    ],
)
def test_a_statement_goes_on_in_its_lines(text: str, kept: str) -> None:
    assert without_secrets(Redacted(text), ()) == kept


@pytest.mark.parametrize(
    "text",
    [
        "select a, " * 5_000,
        "SELECT a(" * 5_000,
        "with t as (select " * 5_000,
        "drop table " * 10_000,
        "select " + "a, " * 20_000 + "from",
        "delete from x\n" + "where " * 20_000,
        "DELETE FROM " + "a." * 20_000,
        "delete from a\nwhere b\n" * 5_000,
    ],
)
def test_hostile_repetition_of_sql_is_read_in_linear_time(text: str) -> None:
    assert sum(1 for _ in sql_in(text)) >= 0
