import datetime as dt
import os
from pathlib import Path

import pytest

from belta_memory.adapters.stores.gate_list import GateList, build
from belta_memory.adapters.stores.home import Home
from belta_memory.app.ports import Recall
from belta_memory.domain.entry import Entry, EntryType
from belta_memory.domain.errors import UnwritableHomeError
from belta_memory.domain.language import gate_cues
from belta_memory.domain.model import Fact, FactKey, Recorded, Slug
from belta_memory.domain.scope import folder_name
from belta_memory.domain.text import normalise
from belta_memory.languages import packs

HEAD = "belta-gate 1 12:34 6:7:8"
DEPLOY = Fact("deploy", "staging-a", "prod-b", None, 3, None, key=FactKey("k1"))
PORT = Fact("database port", "5432", "5433", None, 2, None, key=FactKey("k2"))
BY_HAND = Fact("テスト 環境", "本番", "検証", None, 1, None)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(str(tmp_path / "home"))


def test_a_list_says_what_it_was_made_from(home: Home) -> None:
    assert not GateList(home).is_built(HEAD)
    build(home, HEAD, packs(), [])
    assert GateList(home).is_built(HEAD)
    assert not GateList(home).is_built("belta-gate 1 12:34 6:7")
    assert not GateList(home).is_built("belta-gate 1 12:35 6:7:8")


def test_every_cue_of_every_language_stands_in_it(home: Home) -> None:
    build(home, HEAD, packs(), [])
    assert cues_of(home) == {**{tag: list(cues) for tag, cues in gate_cues(packs()).items()}, "=": []}


def test_no_cue_is_empty_or_breaks_its_line(home: Home) -> None:
    build(home, HEAD, packs(), [DEPLOY, BY_HAND])
    assert {"staging-a", "prod-b", "本番", "テスト 環境"} < set(cues_of(home)["="])
    assert all(all(cues) for cues in cues_of(home).values())


def cues_of(home: Home) -> dict[str, list[str]]:
    lines = Path(home.gate).read_text(encoding="utf-8").partition("\n\n")[0].split("\n")[1:]
    return {tag: cues for tag, *cues in (line.split("\t") for line in lines)}


def test_a_fact_comes_back_by_its_trigger_and_with_its_statement(home: Home) -> None:
    build(home, HEAD, packs(), [DEPLOY, PORT, BY_HAND])
    found = GateList(home).matching(normalise("Roll it out to staging-a, then 本番"))
    assert found == (
        Recall("k1", "deploy: ❌ staging-a → ✅ prod-b"),
        Recall("topic:テスト 環境", "テスト 環境: ❌ 本番 → ✅ 検証"),
    )


def test_the_longest_trigger_comes_first(home: Home) -> None:
    build(home, HEAD, packs(), [DEPLOY, PORT])
    found = GateList(home).matching(normalise("5432 or staging-a"))
    assert [r.key for r in found] == ["k1", "k2"]
    found = GateList(home).matching(normalise("the database port of staging-a"))
    assert [r.key for r in found] == ["k2", "k1"]


def test_nothing_comes_back_where_no_list_was_built(home: Home) -> None:
    assert GateList(home).matching(" staging-a ") == ()
    assert GateList(home).counts() == Recorded()


def test_the_facts_are_counted_and_those_that_wait_for_room(home: Home) -> None:
    build(home, HEAD, packs(), [DEPLOY, PORT], 1)
    assert GateList(home).counts() == Recorded(2, 1)


def test_the_facts_of_projects_are_counted_apart_and_when_topics_have_rested_is_kept(home: Home) -> None:
    build(home, HEAD, packs(), [DEPLOY, HERE], resting=["2026-12-20", "2027-01-08"])
    assert GateList(home).counts() == Recorded(1, 0, 1, ("2026-12-20", "2027-01-08"))


def test_a_statement_with_a_line_break_stays_one_line(home: Home) -> None:
    build(home, HEAD, packs(), [DEPLOY._replace(correct="prod-b\n\nk9\tx\tthe")])
    (found,) = GateList(home).matching(" staging-a ")
    assert found.statement == "deploy: ❌ staging-a → ✅ prod-b  k9 x the"
    assert GateList(home).matching(" the ") == ()


def test_a_failed_build_leaves_the_old_list(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    build(home, HEAD, packs(), [DEPLOY])

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(UnwritableHomeError, match="No space left"):
        build(home, "belta-gate 1 other", packs(), [])
    monkeypatch.undo()
    assert GateList(home).is_built(HEAD)
    assert os.listdir(home.cache()) == ["gate.txt"]


HERE = PORT._replace(correct="6000", key=FactKey("k3"), scope="github.com/acme/shop")


@pytest.mark.parametrize(
    ("scope", "keys"),
    [
        pytest.param("github.com/acme/shop", ["k3@@shop-"], id="its own line wins"),
        pytest.param("github.com/acme/blog", ["k2"], id="another project"),
        pytest.param(None, ["k2"], id="no project"),
    ],
)
def test_only_what_holds_in_the_present_project_comes_back(
    home: Home, scope: str | None, keys: list[str]
) -> None:
    build(home, HEAD, packs(), [DEPLOY, PORT, HERE])
    folder = folder_name(scope) if scope else ""
    found = GateList(home).matching(normalise("5432"), lambda: folder)
    assert [r.key.replace(folder_name("github.com/acme/shop"), "shop-") for r in found] == keys
    assert GateList(home).counts()[:2] == (2, 0), "of the global index"


def test_nobody_looks_for_the_project_where_no_fact_is_of_one(home: Home) -> None:
    build(home, HEAD, packs(), [DEPLOY, PORT])

    def here() -> str:
        raise AssertionError

    assert GateList(home).matching(normalise("5432"), here)


MAILER = Fact(
    "settings file of the mailer", "conf/mail.ini", "etc/mailer.toml", None, 1, None, key=FactKey("m1")
)
COUPONS = Fact("table of coupons", "coupon_log", "coupon_usage", None, 1, None, key=FactKey("c1"))
BRANCH = Fact("default branch of kestrel", "main", "trunk", None, 1, None, key=FactKey("b1"))


@pytest.mark.parametrize(
    ("prompt", "keys"),
    [
        pytest.param("let the mailer retry five times", ["m1"], id="it names the thing of one fact"),
        pytest.param("쿠폰을 세 줘", ["c1"], id="in another language"),
        pytest.param("send the coupon by the mailer", [], id="it names the things of two"),
        pytest.param("the mailer on staging-a", ["k1"], id="a name fits better"),
        pytest.param("write the main function", [], id="an everyday word alone"),
        pytest.param("merge it into main", ["b1"], id="beside a word of its topic"),
        pytest.param("main に向けてブランチを切って", ["b1"], id="beside one in another language"),
    ],
)
def test_a_prompt_that_names_no_more_than_a_thing(home: Home, prompt: str, keys: list[str]) -> None:
    build(home, HEAD, packs(), [DEPLOY, PORT, MAILER, COUPONS, BRANCH])
    text = normalise(prompt)
    assert [r.key for r in GateList(home).matching(text)] == keys
    assert not keys or "=" in GateList(home).tags(text), "the first stage sees it, too"


LESSON = Entry(
    Slug("billed"),
    "e1",
    EntryType.LESSON,
    "Two customers were billed twice because the ledger job ran again after a timeout.",
    dt.date(2026, 11, 30),
    dt.date(2026, 11, 30),
    confirmed=dt.date(2026, 11, 30),
    high=True,
)


@pytest.mark.parametrize(
    ("prompt", "found"),
    [
        pytest.param("run it twice", False, id="one word of a sentence"),
        pytest.param("the ledger is slow", False, id="one thing of a sentence"),
        pytest.param("customers were billed twice by the ledger job", True, id="most of it"),
    ],
)
def test_a_lesson_comes_back_by_most_of_its_first_line(home: Home, prompt: str, *, found: bool) -> None:
    build(home, HEAD, packs(), [DEPLOY, MAILER], lessons=[LESSON])
    keys = ["lesson:e1"] if found else []
    assert [r.key for r in GateList(home).matching(normalise(prompt))] == keys
