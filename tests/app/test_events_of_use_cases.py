"""What the use cases keep of what they do: shown facts, questions, answers, repeats, typed prompts."""

import datetime as dt

import pytest

from belta_memory.app.ask import dialog_for, next_dialog
from belta_memory.app.catch_up import catch_up
from belta_memory.app.confirm import settle
from belta_memory.app.dialog import Dialog, Outcome, advance
from belta_memory.app.effect import TypedPrompts
from belta_memory.app.load import recall
from belta_memory.app.observe import observe
from belta_memory.app.ports import Ports, Recall
from belta_memory.app.propose import due_sentence, propose
from belta_memory.app.report import Report, report_correction
from belta_memory.domain.effect import Event, EventKind
from belta_memory.domain.errors import ClosedProposalError
from belta_memory.domain.model import (
    Basis,
    By,
    Channel,
    Claim,
    Decision,
    Fact,
    FactKey,
    Observation,
    PromptEvent,
    PromptId,
    ProposalId,
    SessionId,
)
from fakes import AT, FakeClock, FakeMemory, FakeTriggers, FakeTurns, fake_ports, marker, open_proposal

ID, S1 = ProposalId("abcd1234"), SessionId("s1")
KEY = "key-abcd1234"
FACT = "no, deploy goes to prod-b, not staging-a"
PAIR = Claim("deploy", "staging-a", "prod-b")


def of(ports: Ports, *kinds: EventKind) -> list[Event]:
    return [e for e in ports.events.all() if e.kind in kinds]


# Facts that a prompt brings up


def test_a_fact_that_a_prompt_brings_up_is_kept_once_a_session() -> None:
    line = "deploy: ❌ staging-a → ✅ prod-b"
    triggers = FakeTriggers(("staging-a", Recall("k1", line)), ("prod-b", Recall("k1", line)))
    ports = fake_ports()._replace(triggers=triggers)
    event = PromptEvent(S1, "deploy to staging-a", PromptId("p1"), "/shop")
    (told,) = recall(ports, "claude", event, " deploy to staging-a ")
    assert recall(ports, "claude", event, " deploy to staging-a ") == ()
    (kept,) = of(ports, EventKind.RECALLED)
    assert (kept.keys, kept.scene) == (("k1",), ("claude", S1, "/shop"))
    assert 0 < kept.tokens < len(told)


def test_a_prompt_that_brings_nothing_up_is_no_event() -> None:
    ports = fake_ports()
    recall(ports, "claude", PromptEvent(S1, "hello", PromptId("p1")), " hello ")
    assert ports.events.all() == []


# Questions and answers


def test_a_dialog_that_opens_is_a_question() -> None:
    ports = fake_ports(open_proposal())
    assert next_dialog(ports, S1) is not None
    assert next_dialog(ports, S1) is None
    (kept,) = of(ports, EventKind.QUESTION)
    assert (kept.keys, kept.via, kept.scene.session) == ((KEY,), "dialog", "s1")


def test_a_sentence_that_lets_the_agent_ask_is_a_question_of_its_own_channel() -> None:
    ports = fake_ports(open_proposal(), markers=())
    assert due_sentence(ports, S1, ports.proposals.find(ID))
    assert not due_sentence(ports, S1, ports.proposals.find(ID))
    assert [e.via for e in of(ports, EventKind.QUESTION)] == ["question"]


def ended(dialog: Dialog, *replies: str | None) -> Outcome:
    step: Dialog | Outcome = dialog
    for reply in replies:
        assert isinstance(step, Dialog)
        step = advance(step, reply)
    assert isinstance(step, Outcome)
    return step


@pytest.mark.parametrize(
    ("replies", "answer"),
    [
        pytest.param(["record"], "record", id="yes"),
        pytest.param(
            ["edit", "deploy: ❌ staging-a → ✅ prod-c", "record"], "edit", id="yes to another value"
        ),
        pytest.param(
            ["edit", "deploy target: ❌ staging-a → ✅ prod-b", "record"], "edit", id="yes to another topic"
        ),
        pytest.param(
            ["edit", "deploy: ❌ staging-a → ✅ prod-c", "decline"], "decline", id="no after an edit"
        ),
        pytest.param(["decline"], "decline", id="no"),
        pytest.param(["later"], "later", id="later"),
        pytest.param(["not_a_fact"], "not_a_fact", id="not a fact"),
        pytest.param([None], "ignored", id="the dialog was closed"),
        pytest.param(["maybe"], "ignored", id="an answer that was not offered"),
    ],
)
def test_each_answer_is_kept_by_its_name(replies: list[str | None], answer: str) -> None:
    ports = fake_ports(open_proposal())
    outcome = ended(dialog_for(ports, ports.proposals.find(ID)), *replies)
    settle(ports, ID, outcome, Channel.DIALOG)
    (kept,) = of(ports, EventKind.ANSWER)
    assert (kept.answer, kept.keys, kept.via) == (answer, (KEY,), "dialog")


def test_filling_in_the_missing_side_is_a_yes_and_no_edit() -> None:
    ports = fake_ports(open_proposal(claim=PAIR._replace(wrong=None)))
    settle(
        ports,
        ID,
        ended(dialog_for(ports, ports.proposals.find(ID)), "record", "staging-a", "record"),
        Channel.DIALOG,
    )
    assert [e.answer for e in of(ports, EventKind.ANSWER)] == ["record"]


def test_a_second_answer_counts_no_more() -> None:
    ports = fake_ports(open_proposal())
    outcome = ended(dialog_for(ports, ports.proposals.find(ID)), "record")
    settle(ports, ID, outcome, Channel.DIALOG)
    with pytest.raises(ClosedProposalError):
        settle(ports, ID, outcome, Channel.TERMINAL)
    assert len(of(ports, EventKind.ANSWER)) == 1


# Repeats


def recorded() -> Ports:
    """A world in which the pair was recorded a minute ago."""
    clock = FakeClock()
    memory = FakeMemory(clock=clock)
    ports = fake_ports(open_proposal(), memory=memory)._replace(clock=clock)
    settle(ports, ID, Outcome(Decision.RECORD, PAIR, "line"), Channel.DIALOG)
    clock.advance(minutes=1)
    return ports


def correct(ports: Ports, session: str = "s1", prompt: str = "p9") -> Observation:
    observe(ports, "claude", PromptEvent(SessionId(session), FACT, PromptId(prompt), "/shop"))
    return list(ports.observations.facts())[-1]


def test_a_correction_of_what_is_recorded_is_a_repeat_even_when_it_is_the_first_sighting() -> None:
    ports = recorded()
    newest = correct(ports)
    assert propose(ports, newest) is None
    (kept,) = of(ports, EventKind.CORRECTED_AGAIN)
    assert (kept.keys, kept.by, kept.at, kept.scene.project) == ((KEY,), By.USER, newest.at, "/shop")


def test_a_correction_from_before_it_was_recorded_is_no_repeat() -> None:
    ports = recorded()
    propose(ports, correct(ports)._replace(at=AT - dt.timedelta(minutes=1)))
    assert of(ports, EventKind.CORRECTED_AGAIN) == []


def test_a_correction_of_something_else_is_no_repeat() -> None:
    ports = recorded()
    observe(ports, "claude", PromptEvent(S1, "no, the port is 5433, not 5432", PromptId("p9")))
    propose(ports, list(ports.observations.facts())[-1])
    assert of(ports, EventKind.CORRECTED_AGAIN) == []


@pytest.mark.parametrize(("days", "repeats"), [(0, 0), (1, 1)])
def test_of_a_line_by_hand_only_the_day_is_known(days: int, repeats: int) -> None:
    clock = FakeClock()
    fact = Fact("deploy", "staging-a", "prod-b", None, 1, AT.date())
    ports = fake_ports(memory=FakeMemory(FakeMemory().read().with_fact(fact), clock))._replace(clock=clock)
    clock.advance(days=days)
    propose(ports, correct(ports))
    assert len(of(ports, EventKind.CORRECTED_AGAIN)) == repeats


def test_a_models_sighting_beside_a_rules_one_is_no_second_repeat() -> None:
    ports = recorded()
    newest = correct(ports)
    of_model = newest._replace(basis=Basis.MODEL)
    ports.observations.append(of_model)
    propose(ports, newest)
    propose(ports, of_model)
    assert len(of(ports, EventKind.CORRECTED_AGAIN)) == 1


def test_a_mistake_that_the_agent_finds_itself_is_a_repeat_of_its_own_kind() -> None:
    ports = recorded()
    report_correction(ports, "claude", marker(), Report(PAIR, "", By.SELF))
    assert [(e.by, e.keys) for e in of(ports, EventKind.CORRECTED_AGAIN)] == [(By.SELF, (KEY,))]


def test_a_mistake_that_the_agent_finds_and_nobody_recorded_is_none() -> None:
    ports = fake_ports()
    report_correction(ports, "claude", marker(), Report(PAIR, "", By.SELF))
    assert ports.events.all() == []


# How much was typed


def typed(
    text: str, minute: int, session: str = "s1", cwd: str = "/shop", *, attended: bool = True
) -> PromptEvent:
    at = AT - dt.timedelta(minutes=60 - minute)
    return PromptEvent(SessionId(session), text, PromptId(f"p{minute}"), cwd, at=at, attended=attended)


def times(ports: Ports) -> list[int]:
    return [t for e in of(ports, EventKind.PROMPTS) for t in e.times]


def test_the_end_of_a_turn_counts_what_people_typed_by_session_and_project() -> None:
    turns = FakeTurns()
    turns.new = [
        typed("go", 1),
        typed("on", 2),
        typed("a program", 3, attended=False),
        typed("x", 4, cwd="/lib"),
    ]
    ports = fake_ports(turns=turns)
    catch_up(ports, "claude", marker())
    catch_up(ports, "claude", marker())
    kept = of(ports, EventKind.PROMPTS)
    assert [(e.scene.project, len(e.times)) for e in kept] == [("/shop", 2), ("/lib", 1)]


def test_what_was_counted_is_not_counted_by_a_harvest_again() -> None:
    ports = fake_ports()
    first = TypedPrompts("claude")
    first.add(typed("go", 1))
    first.keep(ports)
    again = TypedPrompts("claude")
    again.forget_known(ports)
    again.add(typed("go", 1, session="a fork"))
    again.add(typed("on", 2))
    again.keep(ports)
    again.keep(ports)
    assert len(times(ports)) == len(set(times(ports))) == 2


def test_a_prompt_whose_time_nobody_knows_is_not_counted() -> None:
    ports = fake_ports()
    counted = TypedPrompts("claude")
    counted.add(PromptEvent(S1, "go", PromptId("p1")))
    counted.keep(ports)
    assert ports.events.all() == []


def test_nothing_that_anybody_said_is_kept() -> None:
    ports = recorded()
    report_correction(ports, "claude", marker(), Report(PAIR, "", By.SELF))
    propose(ports, correct(ports))
    assert ports.events.all()
    assert not [word for word in ("staging", "prod", "deploy") if word in repr(ports.events.all())]
    assert FactKey(KEY) in repr(ports.events.all())
