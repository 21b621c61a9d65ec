import pytest

from belta_memory.domain.completion import completed
from belta_memory.domain.model import Claim
from belta_memory.domain.turn import contradicted, denied, kinds_of

TURN = "I pushed the build to staging-a. The server listens on port 5432 and accepts 100 connections."


@pytest.mark.parametrize(
    ("text", "correct", "turn", "wrong"),
    [
        pytest.param("it listens on port 5433", "5433", TURN, "5432", id="a number by what stands around it"),
        pytest.param("we ship to prod-b", "prod-b", TURN, "staging-a", id="the one name of that shape"),
        pytest.param(
            "デプロイ先は prod-b", "prod-b", "staging-a にデプロイしました。", "staging-a", id="Japanese"
        ),
        pytest.param(
            "타임아웃은 90초",
            "90초",
            "재시도는 3회, 타임아웃은 30초입니다.",
            "30초",
            id="the amount of that unit",
        ),
        pytest.param("每周五跑", "周五", "这个任务每周一运行。", "周一", id="a day of the week"),
        pytest.param("we use pnpm", "pnpm", "I ran npm install.", "npm", id="the rival in a command"),
        pytest.param("Mia Stone owns it", "Mia Stone", "The owner is Tom Field.", "Tom Field", id="a person"),
        pytest.param("retry limit is 5", "5", TURN, None, id="a number about something else"),
        pytest.param(
            "it's 10.0.0.7", "10.0.0.7", "I copied 10.0.0.5 to 10.0.0.6.", None, id="two that may be meant"
        ),
        pytest.param("it's version 2.4.1", "2.4.1", "All tests pass.", None, id="nothing of that type"),
        pytest.param("the port is 5432", "5432", TURN, None, id="the turn said so, too"),
        pytest.param("it looks better now", "better", TURN, None, id="a plain word"),
    ],
)
def test_a_right_value_contradicts_the_one_of_its_type(
    text: str, correct: str, turn: str, wrong: str | None
) -> None:
    assert contradicted(text, correct, turn) == wrong


@pytest.mark.parametrize(
    ("text", "turn", "thing"),
    [
        pytest.param("there is no --dry-run", None, "--dry-run", id="named"),
        pytest.param("there's no such option", "Run `ship --dry-run` now.", "--dry-run", id="in the turn"),
        pytest.param("そんなオプションはない", "`ship --dry-run` を実行します", "--dry-run", id="Japanese"),
        pytest.param("lookupByZip というメソッドはない", None, "lookupByZip", id="Japanese, named"),
        pytest.param("그런 옵션 없어", "`ship --dry-run`을 실행하세요", "--dry-run", id="Korean"),
        pytest.param("lookup_zip라는 함수는 없어", None, "lookup_zip", id="Korean, named"),
        pytest.param("沒有這個參數", "先執行 `ship --dry-run`", "--dry-run", id="Traditional Chinese"),
        pytest.param("lookup_zip 不存在", None, "lookup_zip", id="Simplified Chinese, named"),
        pytest.param(
            "there's no such file", "I read src/a.py and src/b.py.", None, id="two that may be meant"
        ),
        pytest.param("there's no such option", "All done.", None, id="none in the turn"),
        pytest.param("no such luck", "Run --force.", None, id="an idiom"),
        pytest.param("問題はない", "`ship --dry-run` を実行します", None, id="no problem"),
        pytest.param("没有问题", "先执行 `ship --dry-run`", None, id="no problem, in Chinese"),
    ],
)
def test_what_does_not_exist_is_a_thing(text: str, turn: str | None, thing: str | None) -> None:
    assert denied(text, turn) == thing


@pytest.mark.parametrize(
    ("claim", "text", "after"),
    [
        pytest.param(
            Claim("port", None, "5433"),
            "the port is 5433",
            Claim("port", "5432", "5433"),
            id="the wrong side",
        ),
        pytest.param(Claim(), "it listens on port 5433", Claim(None, "5432", "5433"), id="both sides"),
        pytest.param(
            Claim(),
            "there is no --dry-run",
            Claim(None, "--dry-run", "absent"),
            id="something does not exist",
        ),
        pytest.param(
            Claim(),
            "--dry-run というオプションはない、--check を使う",
            Claim(None, "--dry-run", "--check"),
            id="something else exists",
        ),
        pytest.param(Claim("a", "b", "c"), "a is c, not b", Claim("a", "b", "c"), id="nothing is missing"),
        pytest.param(Claim(), "no, not port 5433", Claim(), id="only a denied value"),
        pytest.param(Claim(), "ports 5433 and 5434", Claim(), id="two values"),
        pytest.param(Claim(), "that looks odd", Claim(), id="no value"),
    ],
)
def test_a_claim_is_completed_where_nothing_is_in_doubt(claim: Claim, text: str, after: Claim) -> None:
    assert completed(claim, text, TURN, "absent") == after


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        pytest.param("/srv/app.log", "path", id="path"),
        pytest.param("settings.toml", "file", id="file"),
        pytest.param("api.internal.example", "host", id="host"),
        pytest.param("--check", "flag", id="flag"),
        pytest.param("v1.2.3", "version", id="version"),
        pytest.param("10.0.0.1", "address", id="address"),
        pytest.param("API_KEY", "constant", id="constant"),
        pytest.param("20 MB", "#byte", id="amount"),
        pytest.param("3月10日", "@day", id="day"),
    ],
)
def test_a_value_has_the_type_of_its_shape(value: str, kind: str) -> None:
    assert kind in kinds_of(value)
