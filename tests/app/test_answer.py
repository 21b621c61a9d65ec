"""Channel 2: only the exact label for a proposal of this session counts, and only to a line that was shown."""

import pytest

from belta_memory.app.answer import OFFERED, Taken, labels, take
from belta_memory.app.ask import dialog_for
from belta_memory.app.ports import Ports
from belta_memory.domain.errors import UnwritableHomeError
from belta_memory.domain.language import say
from belta_memory.domain.model import (
    Channel,
    Claim,
    Decision,
    Proposal,
    ProposalState,
    QuestionEvent,
    QuestionReply,
    SessionId,
)
from belta_memory.languages import FIRST_CLASS, pack
from fakes import FakeMemory, fake_ports, open_proposal

LINE = "deploy: ❌ staging-a → ✅ prod-b"
ASKED = f"Remember this? (abcd1234)\n{LINE}"
EN = pack("en").messages
YES, NO, LATER, NOT_A_FACT = (
    EN[f"choice.{d}"] for d in (Decision.RECORD, Decision.DECLINE, Decision.LATER, Decision.NOT_A_FACT)
)
OPTIONS = (LATER, YES, NO, NOT_A_FACT)
ID = "abcd1234"


def asked(proposal: Proposal | None = None, session: str = "s1") -> Proposal:
    """A proposal about which the agent was told to ask in a session."""
    return (proposal or open_proposal())._replace(asked_in=(SessionId(session),))


def answers(
    ports: Ports,
    answer: str | None,
    question: str = ASKED,
    *,
    session: str = "s1",
    attended: bool = True,
    options: tuple[str, ...] = OPTIONS,
) -> Taken:
    reply = QuestionReply(question, answer, options)
    return take(ports, QuestionEvent(SessionId(session), (reply,), attended=attended))


def state(ports: Ports) -> ProposalState:
    return ports.proposals.find(ID).state


@pytest.mark.parametrize("tag", FIRST_CLASS)
def test_the_exact_label_of_the_proposals_language_records(tag: str) -> None:
    memory = FakeMemory()
    ports = fake_ports(asked(open_proposal(language=tag)), memory=memory)
    words = pack(tag)
    options = tuple(say(words, f"choice.{decision}") for decision in OFFERED)
    taken = answers(ports, say(words, "choice.record"), options=options)
    assert [(a.channel, a.line) for a in memory.approvals] == [(Channel.QUESTION, LINE)]
    comes_up_at = say(words, "ack.triggers", triggers="staging-a, prod-b")
    assert taken.told == taken.context == (f"{say(words, 'ack.recorded', line=LINE)} {comes_up_at}",)


@pytest.mark.parametrize(
    ("label", "expected", "neutral"),
    [
        pytest.param(NO, ProposalState.DECLINED, 0, id="no"),
        pytest.param(NOT_A_FACT, ProposalState.NOT_A_FACT, 0, id="not a fact"),
        pytest.param(LATER, ProposalState.OPEN, 1, id="later is neutral"),
        pytest.param(None, ProposalState.OPEN, 1, id="nobody answered"),
    ],
)
def test_other_answers_write_no_fact(label: str | None, expected: ProposalState, neutral: int) -> None:
    memory = FakeMemory()
    ports = fake_ports(asked(), memory=memory)
    taken = answers(ports, label)
    assert (state(ports), ports.proposals.find(ID).neutral) == (expected, neutral)
    assert memory.approvals == []
    assert [d.times for d in memory.read().declines] == [1] * (label == NO)
    assert bool(taken.told) is (label is not None)


@pytest.mark.parametrize(
    ("ports", "question", "session"),
    [
        pytest.param(fake_ports(asked()), f"Remember this?\n{LINE}", "s1", id="no id in the question"),
        pytest.param(fake_ports(asked()), f"(zzzz9999) {LINE}", "s1", id="an id that nobody gave"),
        pytest.param(fake_ports(open_proposal()), ASKED, "s1", id="the agent was not told to ask"),
        pytest.param(fake_ports(asked()), ASKED, "s2", id="told to in another session"),
        pytest.param(
            fake_ports(asked(), asked(open_proposal("efgh5678", Claim("port", "5432", "5433")))),
            f"abcd1234 or efgh5678? {LINE}",
            "s1",
            id="two ids in one question",
        ),
        pytest.param(
            fake_ports(asked()._replace(state=ProposalState.DECLINED)), ASKED, "s1", id="answered before"
        ),
        pytest.param(
            fake_ports(asked()._replace(state=ProposalState.WITHDRAWN)), ASKED, "s1", id="withdrawn"
        ),
    ],
)
def test_a_yes_to_something_else_is_nothing(ports: Ports, question: str, session: str) -> None:
    before = ports.proposals.all()
    assert answers(ports, YES, question, session=session) == Taken()
    assert ports.proposals.all() == before
    assert ports.memory.journal() == []


def test_a_yes_in_a_session_that_nobody_attends_is_nothing() -> None:
    ports = fake_ports(asked())
    assert answers(ports, YES, attended=False) == Taken()
    assert (state(ports), ports.proposals.find(ID).neutral) == (ProposalState.OPEN, 0)


REPLACED = "deploy: ❌ staging-a → ✅ prod-a"


@pytest.mark.parametrize(
    "question",
    [
        pytest.param(ASKED, id="the line as it was given"),
        pytest.param(f"{ID}: `{LINE}`?", id="in backticks, the id before it"),
        pytest.param(f"Remember this? ({ID})\n\n**{LINE}**\n", id="bold, on a row of its own"),
        pytest.param(f"Remember this?\r\n> {LINE} ({ID})", id="quoted, the id in brackets behind it"),
        pytest.param(f"Remember?\n- {LINE} (proposal {ID})?", id="a bullet, the id with its name"),
        pytest.param(f"覚えますか？\n「{LINE}」（提案 {ID}）", id="in corner brackets"),
    ],
)
def test_a_yes_counts_where_the_line_was_shown_whatever_decorates_it(question: str) -> None:
    ports = fake_ports(asked())
    answers(ports, YES, question)
    assert state(ports) is ProposalState.RECORDED


NOT_THE_LINE = [
    pytest.param(f"{ID}: remember that we deploy to prod-b?", id="in the agent's words"),
    pytest.param(f"{ID}\ndeploy: ❌ prod-b → ✅ evil.example", id="another line"),
    pytest.param(f"{ID}\n{LINE}c", id="more of the value"),
    pytest.param(f"{LINE}c ({ID})", id="more of the value, and the id behind it"),
    pytest.param(f"{ID}\n{LINE} only on fridays", id="a word more"),
    pytest.param(f"{ID}\n{LINE} (or prod-c)", id="brackets that say more"),
    pytest.param(f"{LINE} (or prod-c {ID})", id="brackets that say more before the id"),
    pytest.param(f"{ID}\ndeploy: ❌ staging-a\n  → ✅ prod-b", id="broken into rows"),
    pytest.param(f"{ID}\ndeploy: ❌ sta ging-a → ✅ pro d-b", id="broken within the values"),
    pytest.param(f"{ID}\ndeploy: ❌ staging-a → ✅ prod-b_", id="half a mark is a letter"),
    pytest.param(f"{ID}\ndeploy: ❌ staging-a → ✅ prod\u200b-b", id="something invisible in it"),
    pytest.param(f"I will NOT remember this, ok? {LINE} ({ID})", id="within another sentence"),
    pytest.param(f"Delete it all? ({ID})\n" + "…\n" * 40 + LINE, id="forty rows below another question"),
    pytest.param(f"{ID}\n{LINE}\ndeploy: ❌ prod-b → ✅ prod-c", id="a second line beside it"),
    pytest.param(f"Delete the branch feature-{ID}?", id="about something else"),
]


@pytest.mark.parametrize("label", [YES, NO, LATER, NOT_A_FACT, "prod-c"])
@pytest.mark.parametrize("question", NOT_THE_LINE)
def test_no_answer_counts_to_another_line_than_the_one_that_was_shown(question: str, label: str) -> None:
    ports = fake_ports(asked())
    taken = answers(ports, label, question)
    assert ports.proposals.find(ID) == asked()
    assert ports.memory.journal() == []
    (again,) = taken.context
    assert LINE in again
    assert ID in again
    assert taken.told == ()


def test_nobodys_answer_to_another_question_is_not_counted_either() -> None:
    ports = fake_ports(asked())
    assert answers(ports, None, f"Delete the branch feature-{ID}?") == Taken()
    assert ports.proposals.find(ID) == asked()


@pytest.mark.parametrize(
    ("options", "label"),
    [
        pytest.param(("Delete the file", "Keep the file"), "Keep the file", id="of another question"),
        pytest.param((YES, "Delete the file"), YES, id="a foreign one beside ours"),
        pytest.param((YES, "No, never"), "No, never", id="one in other words"),
        pytest.param((NO, LATER), YES, id="typed, not offered"),
        pytest.param((), YES, id="none at all"),
        pytest.param(("Yes", "No"), "No", id="a plain no"),
        pytest.param(("はい、覚えておく", "いいえ"), "いいえ", id="of another language"),
        pytest.param(("Red", "Blue"), "prod-c", id="free text under foreign ones"),
    ],
)
def test_only_an_answer_among_our_own_labels_counts(options: tuple[str, ...], label: str) -> None:
    ports = fake_ports(asked())
    taken = answers(ports, label, options=options)
    assert ports.proposals.find(ID) == asked()
    assert ports.memory.journal() == []
    assert YES in taken.context[0]


@pytest.mark.parametrize("options", [(YES, NO), OPTIONS, (*OPTIONS, EN["choice.edit"])])
def test_some_of_our_labels_are_enough(options: tuple[str, ...]) -> None:
    ports = fake_ports(asked())
    answers(ports, YES, options=options)
    assert state(ports) is ProposalState.RECORDED


def test_what_a_yes_would_replace_may_stand_beside_the_line() -> None:
    memory = FakeMemory()
    ports = fake_ports(
        asked(open_proposal("efgh5678", Claim("deploy", "staging-a", "prod-a"))), asked(), memory=memory
    )
    answers(ports, YES, f"efgh5678\n{REPLACED}")
    answers(ports, YES, f"{ID}\n{LINE} (It replaces: {REPLACED})")
    assert [a.line for a in memory.approvals] == [REPLACED, LINE]


@pytest.mark.parametrize("answer", ["Yes, remember it (Recommended)", "yes, remember it", "はい、覚えておく"])
def test_an_option_in_other_words_is_asked_again(answer: str) -> None:
    ports = fake_ports(asked())
    taken = answers(ports, answer, options=(answer, "No"))
    assert (state(ports), ports.proposals.find(ID).edited) == (ProposalState.OPEN, None)
    assert YES in taken.context[0]


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        pytest.param(
            "prod-b only on fridays", "deploy: ❌ staging-a → ✅ prod-b only on fridays", id="a value"
        ),
        pytest.param("release: ❌ staging-a → ✅ prod-c", "release: ❌ staging-a → ✅ prod-c", id="a line"),
        pytest.param(
            "release: staging-a -> prod-c", "release: ❌ staging-a → ✅ prod-c", id="a line by hand"
        ),
    ],
)
def test_free_text_is_an_edit_that_is_shown_again_before_it_is_recorded(typed: str, line: str) -> None:
    memory = FakeMemory()
    ports = fake_ports(asked(), memory=memory)
    (again,) = answers(ports, typed).context
    assert line in again
    assert memory.approvals == []
    assert answers(ports, YES, ASKED).told == (), "the old line is not what would be recorded now"
    answers(ports, YES, f"abcd1234: {line}")
    assert [a.line for a in memory.approvals] == [line]


def test_an_edited_proposal_is_still_known_by_what_was_said() -> None:
    ports = fake_ports(asked())
    answers(ports, "prod-b only on fridays")
    proposal = ports.proposals.find(ID)
    assert proposal.claim.correct == "prod-b"
    assert proposal.offered.correct == "prod-b only on fridays"
    assert "only on fridays" in dialog_for(ports, proposal).question.message


@pytest.mark.parametrize(
    "typed",
    [
        "no",
        "No, don't remember that",
        "hmm wait, do not save that",
        "yes, remember it",
        f"{YES} ",
        "いや",
        "不要",
    ],
)
def test_a_yes_or_no_in_a_persons_own_words_is_asked_again_and_is_no_edit(typed: str) -> None:
    ports = fake_ports(asked())
    (again,) = answers(ports, typed).context
    assert LINE in again
    assert ports.proposals.find(ID) == asked()


def test_a_whole_line_may_say_what_a_bare_value_cannot() -> None:
    ports = fake_ports(asked())
    answers(ports, "deploy: ❌ yes → ✅ no")
    assert ports.proposals.find(ID).edited == Claim("deploy", "yes", "no")


def test_an_edit_makes_the_line_one_that_was_not_shown() -> None:
    ports = fake_ports(asked()._replace(shown=LINE))
    answers(ports, "prod-c")
    assert ports.proposals.find(ID).shown is None


@pytest.mark.parametrize("typed", ["which deploy do you mean?", "どのデプロイ？", "   "])
def test_a_question_of_the_persons_and_a_blank_change_nothing(typed: str) -> None:
    ports = fake_ports(asked())
    assert answers(ports, typed) == Taken()
    assert ports.proposals.find(ID) == asked()


def test_a_missing_side_is_asked_for_and_taken_as_free_text() -> None:
    ports = fake_ports(asked(open_proposal(claim=Claim("port", None, "5433"))))
    (ask,) = answers(ports, YES, "abcd1234 port: ❌ ? → ✅ 5433").context
    assert "5433" in ask
    assert ports.memory.journal() == []
    (again,) = answers(ports, "5432", f"abcd1234 {ask}").context
    assert "port: ❌ 5432 → ✅ 5433" in again


def test_a_secret_that_is_typed_is_kept_nowhere() -> None:
    secret = "ghp_" + "b" * 36
    ports = fake_ports(asked(open_proposal(claim=Claim("token", "none", "some"))))
    taken = answers(ports, secret, "abcd1234 token: ❌ none → ✅ some")
    assert "Nothing was written" in taken.told[0]
    assert secret not in repr((taken, ports.proposals.all()))


def test_a_value_that_cannot_stand_in_a_line_is_told() -> None:
    ports = fake_ports(asked())
    (ask,) = answers(ports, "x" * 301).context
    assert "300" in ask
    assert ports.proposals.find(ID).edited is None


def test_a_yes_that_cannot_be_written_is_told() -> None:
    memory = FakeMemory()
    memory.disk = UnwritableHomeError(path="memory/MEMORY.md", cause="No space left on device")
    ports = fake_ports(asked(), memory=memory)
    assert "No space left" in answers(ports, YES).told[0]
    assert state(ports) is ProposalState.OPEN


def test_two_answers_at_once_are_settled_each() -> None:
    ports = fake_ports(asked(), asked(open_proposal("efgh5678", Claim("port", "5432", "5433"))))
    replies = (
        QuestionReply(ASKED, YES, OPTIONS),
        QuestionReply("Which colour?", "Blue", ("Blue", "Red")),
        QuestionReply("efgh5678: port: ❌ 5432 → ✅ 5433", NO, OPTIONS),
    )
    taken = take(ports, QuestionEvent(SessionId("s1"), replies))
    assert len(taken.told) == 2
    states = [p.state for p in ports.proposals.all()]
    assert states == [ProposalState.RECORDED, ProposalState.DECLINED]


@pytest.mark.parametrize("tag", FIRST_CLASS)
def test_a_host_with_four_options_can_offer_them_and_none_is_a_yes_by_accident(tag: str) -> None:
    assert len(OFFERED) == 4
    assert OFFERED[0] is Decision.LATER, "the first one is marked from the start"
    assert labels(pack(tag)).count(" / ") == 3
