import datetime as dt

import pytest

from belta_memory.app.dialog import Dialog, Field, Outcome, advance, open_dialog
from belta_memory.domain.model import (
    GLOBAL,
    Claim,
    Decision,
    Fact,
    FactKey,
    Proposal,
    ProposalId,
    SessionId,
    Sighting,
    Slug,
)
from belta_memory.entrypoints.mcp.rows import rows
from belta_memory.languages import FIRST_CLASS, pack

DAY = dt.date(2026, 11, 30)
WHOLE = Claim("deploy", "staging-a", "prod-b")
RECORDED = Fact("deploy", "prod-a", "staging-a", DAY, 2, DAY)
PORT = Fact("port", "5432", "5433", DAY, 2, DAY)


def proposal(claim: Claim = WHOLE, *, masked: bool = False) -> Proposal:
    sighting = Sighting(DAY, "claude", SessionId("s1"), "/home/u/shop")
    return Proposal(
        id=ProposalId("abcd1234"),
        key=FactKey("k1"),
        claim=claim,
        language="en",
        created=dt.datetime(2026, 11, 30, 9, tzinfo=dt.UTC),
        session=SessionId("s1"),
        sightings=(sighting, sighting),
        masked=masked,
    )


def play(start: Dialog, *replies: str | None) -> Dialog | Outcome:
    step: Dialog | Outcome = start
    for reply in replies:
        assert isinstance(step, Dialog), "the conversation ended before its last reply"
        step = advance(step, reply)
    return step


EN = pack("en")


@pytest.mark.parametrize("tag", FIRST_CLASS)
def test_the_question_shows_the_line_the_day_the_place_and_all_five_answers(tag: str) -> None:
    question = open_dialog(proposal(), pack(tag)).question
    for part in ("deploy: ❌ staging-a → ✅ prod-b", "2026-11-30", "shop", "2"):
        assert part in question.message
    assert [decision for decision, _ in question.choices] == list(Decision)
    assert question.default is None


@pytest.mark.parametrize(
    ("replies", "decision", "line"),
    [
        pytest.param(["record"], "record", "deploy: ❌ staging-a → ✅ prod-b", id="record"),
        pytest.param(["decline"], "decline", "deploy: ❌ staging-a → ✅ prod-b", id="decline"),
        pytest.param(["later"], "later", "deploy: ❌ staging-a → ✅ prod-b", id="later"),
        pytest.param(["not_a_fact"], "not_a_fact", "deploy: ❌ staging-a → ✅ prod-b", id="not a fact"),
        pytest.param(
            ["edit", "deploy: ❌ staging-a → ✅ prod-c", "record"],
            "record",
            "deploy: ❌ staging-a → ✅ prod-c",
            id="edit, shown again, record",
        ),
        pytest.param(
            ["edit", "prod-c", "deploy: staging-a -> prod-c", "record"],
            "record",
            "deploy: ❌ staging-a → ✅ prod-c",
            id="an edit that is no statement is asked again",
        ),
        pytest.param(
            ["edit", "deploy: ❌ staging-a → ✅ prod-c", "decline"],
            "decline",
            "deploy: ❌ staging-a → ✅ prod-c",
            id="an edit is no yes",
        ),
        pytest.param([None], None, "deploy: ❌ staging-a → ✅ prod-b", id="Esc is neutral"),
        pytest.param([""], None, "deploy: ❌ staging-a → ✅ prod-b", id="an empty answer is neutral"),
        pytest.param(["yes"], None, "deploy: ❌ staging-a → ✅ prod-b", id="an unknown value is neutral"),
        pytest.param(
            ["edit", None], None, "deploy: ❌ staging-a → ✅ prod-b", id="Esc while editing is neutral"
        ),
        pytest.param(["edit", ""], None, "deploy: ❌ staging-a → ✅ prod-b", id="an emptied edit is neutral"),
    ],
)
def test_a_conversation_ends(replies: list[str | None], decision: str | None, line: str) -> None:
    outcome = play(open_dialog(proposal(), EN), *replies)
    assert isinstance(outcome, Outcome)
    assert (outcome.decision, outcome.line) == (decision, line)


def test_a_missing_wrong_side_is_asked_for_and_the_line_shown_again() -> None:
    start = open_dialog(proposal(Claim("port", None, "5433")), EN)
    asked = play(start, "record")
    assert isinstance(asked, Dialog)
    assert asked.question.field is Field.WRONG
    shown = play(asked, "5432")
    assert isinstance(shown, Dialog)
    assert "port: ❌ 5432 → ✅ 5433" in shown.question.message
    assert play(shown, "record") == Outcome(
        Decision.RECORD, Claim("port", "5432", "5433"), "port: ❌ 5432 → ✅ 5433"
    )


@pytest.mark.parametrize("reply", [None, "", "  "], ids=["Esc", "empty", "blank"])
def test_a_missing_wrong_side_that_stays_missing_is_neutral(reply: str | None) -> None:
    outcome = play(open_dialog(proposal(Claim("port", None, "5433")), EN), "record", reply)
    assert isinstance(outcome, Outcome)
    assert outcome.decision is None


def test_a_masked_value_needs_an_edit_that_says_where_it_is_kept() -> None:
    claim = Claim("password", "[password]", "[password]")
    asked = play(open_dialog(proposal(claim, masked=True), EN), "record")
    assert isinstance(asked, Dialog)
    assert asked.question.field is Field.LINE
    again = play(asked, "password: ❌ [password] → ✅ kept in the vault", "record")
    assert isinstance(again, Dialog), "a mask on one side is still a mask"
    told = play(asked, "password: ❌ kept in .env → ✅ kept in the vault", "record")
    assert isinstance(told, Outcome)
    assert told.decision is Decision.RECORD


def test_a_value_that_cannot_stand_in_a_line_is_refused_with_the_reason() -> None:
    refused = play(open_dialog(proposal(), EN), "edit", f"deploy: ❌ staging-a → ✅ {'x' * 301}")
    assert isinstance(refused, Dialog)
    assert refused.question.field is Field.LINE
    assert "300" in refused.question.message


@pytest.mark.parametrize(
    "claim",
    [
        WHOLE._replace(correct="prod\u202eb"),
        WHOLE._replace(wrong="staging\u200ba"),
        WHOLE._replace(topic="de\u2060ploy"),
    ],
    ids=["bidirectional", "zero width", "in the topic"],
)
def test_a_yes_to_a_value_with_something_invisible_asks_for_the_line_as_it_is_meant(claim: Claim) -> None:
    asked = play(open_dialog(proposal(claim), pack("en")), "record")
    assert isinstance(asked, Dialog)
    assert asked.question.field is Field.LINE
    assert "nobody sees" in asked.question.message
    end = play(asked, asked.question.default, "record")
    assert isinstance(end, Outcome)
    assert end.decision is Decision.RECORD
    assert end.line.isprintable()


def test_what_a_yes_would_replace_is_said() -> None:
    question = open_dialog(proposal(), EN, {GLOBAL: (RECORDED, PORT)}).question
    assert "It replaces: deploy: ❌ prod-a → ✅ staging-a" in question.message
    assert "5432" not in question.message


def test_an_edited_topic_replaces_what_stands_on_it_and_the_question_says_so() -> None:
    start = open_dialog(proposal(), EN, {GLOBAL: (RECORDED, PORT)})
    asked = play(start, "edit", "port: ❌ 5433 → ✅ 6543")
    assert isinstance(asked, Dialog)
    assert "It replaces: port: ❌ 5432 → ✅ 5433" in asked.question.message
    assert "prod-a" not in asked.question.message
    other = play(start, "edit", "lunch: ❌ 12:00 → ✅ 12:30")
    assert isinstance(other, Dialog)
    assert "It replaces" not in other.question.message


def test_a_wrong_value_that_was_asked_for_does_not_change_what_is_replaced() -> None:
    start = open_dialog(proposal(Claim("Port", None, "6543")), EN, {GLOBAL: (RECORDED, PORT)})
    asked = play(start, "record", "5999")
    assert isinstance(asked, Dialog)
    assert asked.replaces == start.replaces == "port: ❌ 5432 → ✅ 5433"


def test_a_fact_without_a_topic_is_named_by_its_value() -> None:
    assert (
        "staging-a: ❌ staging-a → ✅ prod-b"
        in open_dialog(proposal(Claim(None, "staging-a", "prod-b")), EN).question.message
    )


@pytest.mark.parametrize("tag", FIRST_CLASS)
def test_the_question_tells_day_project_and_session_on_one_row(tag: str) -> None:
    from belta_memory.entrypoints.mcp.rows import WIDTH, rows

    said = Sighting(
        dt.date(2026, 11, 30), "claude", SessionId("3f2a91bc-77d0"), "/home/me/a-rather-long-project"
    )
    asked = proposal(Claim("port", "5432", "5433"))._replace(sightings=(said,) * 12)
    message = open_dialog(asked, pack(tag)).question.message
    first, line = rows(message)
    assert all(part in first for part in ("12", "2026-11-30", "a-rather-l…", "3f2a91"))
    assert "3f2a91b" not in first
    assert line.startswith("port: ❌ 5432")
    assert len(first) <= WIDTH


@pytest.mark.parametrize("tag", FIRST_CLASS)
def test_the_question_tells_at_which_words_the_fact_will_come_up(tag: str) -> None:
    aside = open_dialog(proposal(), pack(tag)).question.aside or ""
    assert "staging-a, prod-b" in aside
    edited = play(open_dialog(proposal(), pack(tag)), "edit", "deploy target: ❌ staging-a → ✅ prod-c")
    assert isinstance(edited, Dialog)
    assert "staging-a, prod-c, deploy target" in (edited.question.aside or ""), (
        "those of the line as it is now"
    )


LONG = Claim(
    "where the nightly report of the warehouse is kept", "/srv/old/reports/nightly", "/srv/new/reports/n"
)


@pytest.mark.parametrize(
    ("claim", "recorded", "told"),
    [
        pytest.param(WHOLE, (), "staging-a", id="they are known"),
        pytest.param(LONG, (), "/srv/old/reports/nightly", id="as many as a row holds"),
        pytest.param(WHOLE._replace(wrong=None), (), "", id="the wrong value is still asked for"),
        pytest.param(WHOLE, (RECORDED,), "staging-a", id="it takes the place of a line"),
        pytest.param(
            WHOLE, (RECORDED._replace(note=Slug("deploy")),), "", id="in its place a note may have others"
        ),
        pytest.param(Claim("port", "a", "b"), (), "", id="none"),
    ],
)
def test_the_words_are_told_where_they_are_known(claim: Claim, recorded: tuple[Fact, ...], told: str) -> None:
    aside = open_dialog(proposal(claim), EN, {GLOBAL: recorded}).question.aside or ""
    assert (told in aside) if told else not aside
    assert len(rows(aside)) <= 1


def test_a_masked_value_tells_no_words() -> None:
    assert open_dialog(proposal(WHOLE, masked=True), EN).question.aside is None
