"""What a program said in a person's place was never said: its sightings go, and so does what rests on them."""

import pytest

from belta_memory.app.catch_up import catch_up
from belta_memory.app.observe import observe
from belta_memory.app.ports import Ports
from belta_memory.app.report import Report, report_correction
from belta_memory.app.take_back import REASON
from belta_memory.domain.model import Claim, PromptEvent, PromptId, ProposalState, SessionId
from fakes import FakeTurns, fake_ports, marker

S1 = SessionId("s1")
FACT = "no, deploy goes to prod-b, not staging-a"
OTHER = "no, deploy goes to evil-c, not staging-a"
PAIR = Claim("deploy", "staging-a", "prod-b")


def hooked(ports: Ports, text: str, prompt: str) -> None:
    """A prompt as its hook sees it: whoever wrote it, it looks typed."""
    observe(ports, "claude", PromptEvent(S1, text, PromptId(prompt)))
    ports.clock.advance(minutes=1)  # type: ignore[attr-defined] # the fake's


def by_program(text: str, prompt: str | None) -> PromptEvent:
    """The host's record says that no person typed it."""
    return PromptEvent(S1, text, None if prompt is None else PromptId(prompt), attended=False)


def turn_ends(ports: Ports, *records: PromptEvent, prompt: str = "p9") -> None:
    assert isinstance(ports.turns, FakeTurns)
    ports.turns.new = list(records)
    catch_up(ports, "claude", marker(prompt=prompt))


def states(ports: Ports) -> list[tuple[str | None, ProposalState, int]]:
    return [(p.claim.correct, p.state, p.occurrences) for p in ports.proposals.all()]


def test_a_proposal_that_rests_on_a_program_alone_is_withdrawn() -> None:
    ports = fake_ports()
    hooked(ports, FACT, "p1")
    hooked(ports, FACT, "p2")
    turn_ends(ports, by_program(FACT, "p1"), by_program(FACT, "p2"))
    assert list(ports.observations.facts()) == []
    (proposal,) = ports.proposals.all()
    assert (proposal.state, proposal.reason) == (ProposalState.WITHDRAWN, REASON)


def test_one_that_was_also_typed_once_is_withdrawn_and_rises_when_typed_again() -> None:
    ports = fake_ports()
    hooked(ports, FACT, "p1")
    hooked(ports, FACT, "p2")
    turn_ends(ports, by_program(FACT, "p2"))
    assert [state for _, state, _ in states(ports)] == [ProposalState.WITHDRAWN]
    hooked(ports, FACT, "p3")
    assert states(ports)[-1] == ("prod-b", ProposalState.OPEN, 2)


def test_one_that_was_typed_often_enough_loses_what_nobody_typed() -> None:
    ports = fake_ports()
    for prompt in ("p1", "p2", "p3"):
        hooked(ports, FACT, prompt)
    turn_ends(ports, by_program(FACT, "p3"))
    assert states(ports) == [("prod-b", ProposalState.OPEN, 2)]


def test_one_that_a_program_pushed_aside_waits_again() -> None:
    ports = fake_ports()
    for text, prompt in ((FACT, "p1"), (FACT, "p2"), (OTHER, "p3"), (OTHER, "p4")):
        hooked(ports, text, prompt)
    assert states(ports)[0] == ("prod-b", ProposalState.LAPSED, 2)
    turn_ends(ports, by_program(OTHER, "p3"), by_program(OTHER, "p4"))
    assert states(ports) == [("prod-b", ProposalState.OPEN, 2), ("evil-c", ProposalState.WITHDRAWN, 2)]


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(by_program("Background of the skill.", "p2"), id="other words under its id"),
        pytest.param(by_program(FACT, "p7"), id="its words under another id"),
    ],
)
def test_a_typed_prompt_stays_whatever_else_stands_beside_it(record: PromptEvent) -> None:
    ports = fake_ports()
    hooked(ports, FACT, "p1")
    hooked(ports, FACT, "p2")
    turn_ends(ports, record)
    assert states(ports) == [("prod-b", ProposalState.OPEN, 2)]


def test_a_message_that_a_program_put_into_a_running_turn_is_taken_back() -> None:
    ports = fake_ports()
    hooked(ports, FACT, "p1")
    turn_ends(ports, by_program(FACT, None), prompt="p1")
    assert list(ports.observations.facts()) == []


def test_what_the_model_reports_of_such_a_prompt_counts_nothing_either() -> None:
    ports = fake_ports()
    hooked(ports, FACT, "p1")
    hooked(ports, FACT, "p2")
    report_correction(ports, "claude", marker(prompt="p2"), Report(PAIR, "deploy goes to prod-b"))
    turn_ends(ports, by_program(FACT, "p2"))
    assert [state for _, state, _ in states(ports)] == [ProposalState.WITHDRAWN]
