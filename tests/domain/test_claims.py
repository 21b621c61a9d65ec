import pytest

from belta_memory.domain.claims import claims
from belta_memory.domain.guard import Guarded, guarded
from belta_memory.domain.model import Fact


def fact(topic: str, wrong: str, correct: str) -> Guarded:
    return guarded(Fact(topic, wrong, correct, None, 1, None))


HOST = fact("deploy target", "staging-a", "prod-b")
PORT = fact("データベースのポート", "5432", "5433")
TEAM = fact("검색 모듈 담당", "플랫폼팀", "검색팀")
UNIT = fact("包裹尺寸的单位", "英寸", "厘米")
LEVEL = fact("水位計的單位", "英呎", "公尺")
OWNER = fact("评论功能负责组", "内容组", "社区组")
TOOL = fact("package manager", "npm", "pnpm")


@pytest.mark.parametrize(
    ("known", "answer"),
    [
        pytest.param(HOST, "The build was deployed to staging-a.", id="English"),
        pytest.param(PORT, "データベースのポートは 5432 です。接続できました。", id="Japanese"),
        pytest.param(TEAM, "검색 모듈 담당은 플랫폼팀입니다. 이슈를 배정했습니다.", id="Korean"),
        pytest.param(UNIT, "包裹尺寸的单位是英寸，我加上了标签。", id="Chinese"),
        pytest.param(LEVEL, "目前水位是 3.2 英呎。還在安全範圍內。", id="behind a number, as a unit"),
        pytest.param(
            OWNER, "评论功能由内容组负责，单子已经派过去了。", id="what went over there is no history"
        ),
        pytest.param(TOOL, "Install the packages with `npm install`.", id="a command in backticks"),
        pytest.param(TOOL, "Run this:\n```sh\nnpm ci\n```\n", id="a block of commands"),
        pytest.param(
            HOST, "Nothing failed. It runs on staging-a, so look there.", id="a denial in another sentence"
        ),
    ],
)
def test_a_wrong_value_is_stated(known: Guarded, answer: str) -> None:
    assert claims(answer, known)


@pytest.mark.parametrize(
    ("known", "answer"),
    [
        pytest.param(HOST, "Deploys go to prod-b, not staging-a.", id="the right value stands there, too"),
        pytest.param(HOST, "We do not deploy to staging-a.", id="denied"),
        pytest.param(HOST, "It used to be staging-a.", id="history"),
        pytest.param(HOST, "I said that deploys go to staging-a; that was a mistake.", id="owned up to"),
        pytest.param(HOST, 'The old page says "deploys go to staging-a".', id="quoted"),
        pytest.param(HOST, "> deploys go to staging-a\n\nThat line is from the ticket.", id="a quoted line"),
        pytest.param(HOST, "Is it staging-a?", id="asked"),
        pytest.param(HOST, "I removed staging-a from the list.", id="removed"),
        pytest.param(HOST, "The log is in logs/staging-a/run.log.", id="a path"),
        pytest.param(PORT, "5432 件のレコードを移しました。", id="a number of something else"),
        pytest.param(PORT, "ポートは 5432 ではありません。", id="denied in Japanese"),
        pytest.param(TEAM, "담당은 플랫폼팀이 아닙니다.", id="denied in Korean"),
        pytest.param(UNIT, "包裹尺寸的单位不是英寸。", id="denied in Chinese"),
        pytest.param(LEVEL, "牆長 3 公里，英呎沒有人用。", id="a unit without a number, of something else"),
        pytest.param(HOST, "```diff\n-host: staging-a\n+host: prod-c\n```", id="taken out in a diff"),
    ],
)
def test_it_is_not_stated(known: Guarded, answer: str) -> None:
    assert claims(answer, known) == []
