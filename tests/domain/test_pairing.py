"""The pair that a message states in words of no rule: exact, or none."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.contrasts import DENIED
from belta_memory.domain.mentions import MARK
from belta_memory.domain.pairing import stated


@pytest.mark.parametrize(
    ("text", "wrong", "correct"),
    [
        ("Not Jenkins. We use GitHub Actions for CI.", "Jenkins", "GitHub Actions"),
        ("You wrote 30 seconds, but the timeout is 45 seconds.", "30 seconds", "45 seconds"),
        ("The owner of billing is Sara Lind, not Tom Berger.", "Tom Berger", "Sara Lind"),
        ("We moved off Heroku, everything runs on Fly.io now.", "Heroku", "Fly.io"),
        ("There is no `users` table, it's `accounts`.", "users", "accounts"),
        ("service 5 runs on port 5151 and not on port 5050", "5050", "5151"),
        ("we're on Node 22, not Node 18", "Node 18", "Node 22"),
        ("it runs at 3am, not at midnight", "midnight", "3am"),
        ("ログは/tmp/app.logではなく/var/log/app.logに出ます", "/tmp/app.log", "/var/log/app.log"),
        ("送料は500円と書いていますが、正しくは700円です", "500円", "700円"),
        ("以前はHerokuでしたが、今はRenderです", "Heroku", "Render"),
        ("우리는 npm을 안 쓰고 yarn을 써요", "npm", "yarn"),
        ("배송비를 3000원이라고 하셨는데 4000원입니다", "3000원", "4000원"),
        ("我们不用 npm，用 pnpm", "npm", "pnpm"),
        ("你写的是30秒，实际是60秒", "30秒", "60秒"),
        ("檔案在 src/index.ts，不在 src/main.ts", "src/main.ts", "src/index.ts"),
        # what holds, and what is there instead
        ("changing app.ini does nothing, local.ini is the one that counts", "app.ini", "local.ini"),
        ("the limit is 50 MB but it's set to 20 MB", "20 MB", "50 MB"),
        ("締切は 15 日のはずなのに 10 日になってる", "10 日", "15 日"),
        ("배포는 node-b인데 node-a로 잡혀 있어요", "node-a", "node-b"),
        ("端口应该是 9090，你写成 8080 了", "8080", "9090"),
    ],
)
def test_a_stated_pair_is_found(text: str, wrong: str, correct: str) -> None:
    found = stated(text)
    assert found is not None
    assert (found.wrong, found.correct) == (wrong, correct)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("the port is 5433", id="nothing is denied"),
        pytest.param("not 5432", id="nothing is held"),
        pytest.param("use 5433 or 5434, not 5432", id="two values are held"),
        pytest.param("it is 5433, not 5432, and the host is db-2, not db-1", id="two pairs"),
        pytest.param("there was no error in the log of prod-b", id="what is denied is of another type"),
        pytest.param("", id="nothing"),
        pytest.param("このバッチは毎日じゃなくて毎週月曜に動きます", id="what is left of 毎週 names nothing"),
    ],
)
def test_what_is_not_sure_is_no_pair(text: str) -> None:
    assert stated(text) is None


def test_two_names_without_a_type_are_a_weaker_pair() -> None:
    names, ports = stated("No, it's Quokka, not Wombat"), stated("No, it's 5433, not 5432")
    assert names is not None
    assert ports is not None
    assert (names.is_typed, ports.is_typed) == (False, True)


def test_each_denial_has_one_place_for_its_value_and_can_be_parted_there() -> None:
    for denial in DENIED:
        before, behind = denial.split(MARK)
        for part in (before, behind):
            re.compile(part)  # raises where a bracket spans the value
        assert re.search(before or behind, "") is None, "it would be found in every text"


@pytest.mark.parametrize("denial", [d for d in DENIED if not d.replace(MARK, "").isascii()])
@given(st.text(st.characters(max_codepoint=127)))
def test_what_denies_in_letters_of_another_script_is_not_sought_in_ascii(denial: str, text: str) -> None:
    assert not re.search(denial, f"{text}{MARK}{text}")
