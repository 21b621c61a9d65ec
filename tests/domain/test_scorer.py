"""The scorer, with words and weights of the test's own: what it weighs, what it decides, how its file reads."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.concepts import Found, heard, parse_lexicon
from belta_memory.domain.detect import detect
from belta_memory.domain.features import Evidence, Fired, features
from belta_memory.domain.grams import Grams
from belta_memory.domain.literal import literals_of, occurring, pairs
from belta_memory.domain.model import NOTHING, Claim, Detection, Kind
from belta_memory.domain.scorer import Scorer, format_scorer, parse_scorer
from belta_memory.languages import packs

ENGLISH = parse_lexicon(
    "en", "stop: the|it|is\nfault: broken|crash*\nstill: still|over and over\nassent: yes"
)
FRENCH = parse_lexicon("fr", "stop: le|est|toujours\nfault: cassé")
JAPANESE = parse_lexicon("ja", "fault: 落ち|エラー\nstill: まだ|また")
LEXICONS = (ENGLISH, FRENCH, JAPANESE, parse_lexicon("ko", "fault: 오류"), parse_lexicon("zh", "fault: 错误"))
LEVELS = {"candidate": 0.5, "act": 0.8, "sure": 0.5, "true": 0.9, "fact": 0.8, "perhaps": 0.1}
WEIGHTS = {
    "bias": (-100, -100, 0, -100, -100),
    "fault": (120, 0, 50, 0, 0),
    "still": (150, 0, 50, 0, 0),
    "assent": (-300, 0, 0, 0, 0),
    "cut&fault": (300, 0, 50, 0, 0),
}
SCORER = Scorer(LEXICONS, WEIGHTS, Grams({"prod b": (150, 250, 0, 0, 0)}), 0.02, LEVELS)


def evidence(prose: str, previous: str | None = None, fired: tuple[Fired, ...] = ()) -> Evidence:
    return Evidence(prose, prose, f" {prose} ", previous, fired, 0.0)


def test_a_word_is_heard_where_it_stands_whole_and_a_beginning_where_it_begins_one() -> None:
    speech = heard(" it crashes over and over, unbroken ", LEXICONS)
    assert speech.found == {"fault": Found(1, 1), "still": Found(2, 2)}


def test_without_words_between_blanks_a_piece_is_heard_anywhere() -> None:
    assert heard(" まだ落ちます ", LEXICONS).found == {"still": Found(1, 3), "fault": Found(3, 5)}


@pytest.mark.parametrize(
    ("tag", "text", "concepts"),
    [
        pytest.param("zh", "这不行", {"neg"}, id="a piece"),
        pytest.param("zh", "不错", {"assent"}, id="the longer piece wins"),
        pytest.param("zh", "不错 但不对", {"assent", "neg"}, id="where it stands, not elsewhere"),
        pytest.param("zh", "不斷更新", set(), id="a mute piece covers a shorter one, in either shape"),
        pytest.param("ko", "안내 문구", set(), id="a mute piece"),
        pytest.param("ko", "안내가 안 나와", {"neg", "see"}, id="a mute piece covers nothing beside it"),
        pytest.param("ko", "네.", {"assent"}, id="punctuation after a piece is a blank"),
    ],
)
def test_a_piece_within_another_word_says_nothing(tag: str, text: str, concepts: set[str]) -> None:
    lexicons = (
        parse_lexicon("zh", "-: 不断\nneg: 不|不对\nassent: 不错"),
        parse_lexicon("ko", "-: 안내\nneg: 안 |안\nsee: 나와\nassent: 네."),
    )
    assert set(heard(f" {text} ", [x for x in lexicons if x.tag == tag]).found) == concepts


@pytest.mark.parametrize(
    ("text", "tag"),
    [
        pytest.param("it is broken", "en", id="frequent words"),
        pytest.param("le bouton est cassé", "fr", id="frequent words of another language"),
        pytest.param("ok", "en", id="nothing tells"),
        pytest.param("まだ error", "ja", id="kana"),
        pytest.param("오류 error", "ko", id="hangul"),
        pytest.param("还有错误", "zh", id="han alone"),
        pytest.param("", "en", id="empty"),
    ],
)
def test_a_text_is_heard_in_its_own_language(text: str, tag: str) -> None:
    assert heard(f" {text} ", LEXICONS).tag == tag


@given(st.text("abc ", max_size=30), st.lists(st.text("abc ", min_size=1, max_size=4), max_size=8))
def test_literals_are_found_exactly_where_they_occur(text: str, sought: list[str]) -> None:
    known = literals_of((literal, number) for number, literal in enumerate(sought))
    found = {literal for literal, _ in occurring(known, text, pairs(text))}
    assert found == {literal for literal in sought if literal in text}


def test_what_the_agent_said_before_is_weighed_with_the_message() -> None:
    names = features(evidence("it is still broken", "Done, I fixed the crash.✅"), LEXICONS).names
    assert {"fault", "still", "pdone", "pdone&still", "plain"} <= names
    assert not [
        n
        for n in features(evidence("it is still broken"), LEXICONS).names
        if n.startswith("p") and n != "plain"
    ]


@pytest.mark.parametrize(
    ("text", "told", "untold"),
    [
        pytest.param("it crashes, please look", "trouble<ask", "ask<trouble", id="a symptom and then a wish"),
        pytest.param("please fix the crash", "ask<trouble", "trouble<ask", id="a task about a failure"),
        pytest.param("when it crashes please retry", "if<trouble", "silent", id="a condition"),
        pytest.param("@ask-first.mdc", "bare@", "trace", id="a rule without a word"),
        pytest.param("@ask-first.mdc please", "@^", "bare@", id="a name in a sentence"),
        pytest.param(
            "KeyError: 'size'", "trace&noask", "ask<trouble", id="the end of a failed program's stack"
        ),
        pytest.param("    at run (app.js:3:1)", "trace", "bare@", id="a frame of it"),
    ],
)
def test_the_order_of_what_is_said_and_what_a_program_left_are_seen(
    text: str, told: str, untold: str
) -> None:
    lexicon = parse_lexicon("en", "stop: the\nfault: crash*\nreq: please\nif: when")
    names = features(evidence(text), [lexicon]).names
    assert told in names
    assert untold not in names


def test_a_silenced_rule_is_told_from_a_loud_one() -> None:
    quiet, loud = Fired("untrue", "fact", silenced=True), Fired("forgot", "omission", silenced=False)
    assert "guarded" in features(evidence("x", fired=(quiet,)), LEXICONS).names
    assert {"rule", "r:forgot", "rk:omission"} <= features(evidence("x", fired=(quiet, loud)), LEXICONS).names


def decided(text: str, previous: str | None = None) -> Detection:
    return detect(text, packs(), previous, scorer=SCORER)


def test_what_no_rule_finds_is_weighed() -> None:
    found = decided("it crashes over and over")
    assert (found.kind, found.language, found.weighed) == (Kind.RESULT, "en", True)
    assert detect("it crashes over and over", packs()) == NOTHING


def test_below_the_level_of_acting_it_is_a_candidate_and_below_that_nothing() -> None:
    assert decided("crash in the parser").kind is Kind.OTHER
    assert decided("add a test").kind is Kind.NONE


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        pytest.param("prod-b it is, still", Kind.FACT, id="surely a correction, surely of what is true"),
        pytest.param("prod-b it is", Kind.OTHER, id="not surely a correction"),
        pytest.param("prod-b it is, over and over, a crash", Kind.OTHER, id="broken or untrue, who knows"),
    ],
)
def test_a_fact_is_told_where_both_are_sure_and_the_agent_is_asked_wherever_it_may_be_one(
    text: str, kind: Kind
) -> None:
    found = decided(text)
    assert found.kind is kind
    assert found.perhaps_fact


def test_a_stated_pair_stands_whatever_the_weights_say() -> None:
    found = decided("no, deploy goes to prod-c, not staging-a")
    assert (found.kind, found.claim) == (Kind.FACT, Claim("deploy", "staging-a", "prod-c"))
    assert not found.weighed


def test_a_paste_alone_is_weighed_and_what_a_program_sent_is_not() -> None:
    log = "Traceback (most recent call last):\n  File 'a.py', line 1\nValueError: an error"
    assert decided(log, "Done.").kind in {Kind.OTHER, Kind.RESULT}
    assert decided("[cron] error: the job has failed") == NOTHING
    assert decided("<task-notification>error</task-notification>") == NOTHING
    assert decided("/compact") == NOTHING


def test_the_wish_to_remember_is_kept_where_nothing_is_corrected() -> None:
    assert decided("remember that I like tea").cues == ("remember",)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="empty"),
        pytest.param("\ud800\udfff", id="lone surrogates"),
        pytest.param("\x00\x01\xff" * 400, id="binary"),
        pytest.param("🎉" * 5000, id="emoji alone"),
        pytest.param("שלום עולם, זה לא עובד", id="right to left"),
        pytest.param("a" * 1_000_000, id="a megabyte"),
        pytest.param("still " * 200_000, id="a megabyte of a cue"),
        pytest.param("2026-11-30 12:00:00 ERROR x\n" * 20_000, id="a log"),
        pytest.param("まだ" * 300_000, id="a megabyte without blanks"),
    ],
)
def test_nothing_is_too_odd_to_be_weighed(text: str) -> None:
    assert isinstance(decided(text, text), Detection)


weights = st.dictionaries(
    st.text("abc&^$? ~", min_size=1, max_size=6).filter(lambda n: n[0] not in "~ " and n.strip() == n),
    st.tuples(*[st.integers(-500, 500)] * 5),
    max_size=6,
)


@given(weights, weights)
def test_the_file_of_weights_round_trips(
    names: dict[str, tuple[int, ...]], grams: dict[str, tuple[int, ...]]
) -> None:
    scorer = Scorer((), names, Grams(grams), 0.02, LEVELS)
    assert parse_scorer(format_scorer(scorer), ()) == scorer
