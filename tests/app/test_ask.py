"""One fact is asked in one place at a time, and a dialog that died with its process has asked nobody."""

import datetime as dt

import pytest

from belta_memory.app.ask import let_go, next_dialog, waiting, without_dead_dialog
from belta_memory.app.confirm import settle
from belta_memory.app.dialog import Outcome
from belta_memory.app.observe import observe
from belta_memory.app.ports import Ports
from belta_memory.domain.errors import ClosedProposalError, UnknownIdError
from belta_memory.domain.model import (
    Channel,
    Claim,
    Decision,
    PromptEvent,
    PromptId,
    Proposal,
    ProposalId,
    ProposalState,
    SessionId,
)
from fakes import FakeClock, FakeProcess, FakeSessions, fake_ports, marker, open_proposal

ID = ProposalId("abcd1234")
S1, S2 = SessionId("s1"), SessionId("s2")
ALIVE, DEAD, OURS = 1, 2, 3


def server(ports: Ports, process: int) -> Ports:
    """The same world as another server sees it."""
    other = FakeProcess(process)
    assert isinstance(ports.process, FakeProcess)
    other.dead = ports.process.dead
    return ports._replace(process=other)


def dies(ports: Ports, process: int) -> None:
    assert isinstance(ports.process, FakeProcess)
    ports.process.dead.add(process)


def said_in(ports: Ports, session: SessionId) -> None:
    """A new sighting in a session makes that one the session that may ask."""
    ports.proposals.update(ID, lambda p: p._replace(session=session))


def proposal(ports: Ports) -> Proposal:
    return ports.proposals.find(ID)


def asks(ports: Ports, session: SessionId) -> bool:
    return next_dialog(ports, session) is not None


def test_a_fact_stands_in_one_dialog_at_a_time() -> None:
    ports = fake_ports(open_proposal())
    assert asks(server(ports, ALIVE), S1)
    said_in(ports, S2)
    assert not asks(server(ports, OURS), S2), "the dialog of the other session is open still"


@pytest.mark.parametrize("decision", [None, Decision.LATER], ids=["Esc", "later"])
def test_after_an_answer_that_is_none_the_other_session_may_ask(decision: Decision | None) -> None:
    ports = fake_ports(open_proposal())
    asks(server(ports, ALIVE), S1)
    said_in(ports, S2)
    claim = Claim("deploy", "staging-a", "prod-b")
    settle(ports, ID, Outcome(decision, claim, "…"), Channel.DIALOG)
    assert proposal(ports).asking is None
    assert asks(server(ports, OURS), S2)
    assert not asks(server(ports, OURS), S1), "each session is asked once"


def test_two_servers_in_one_session_ask_one_question_at_a_time() -> None:
    ports = fake_ports(open_proposal(), open_proposal("efgh5678", Claim("port", "5432", "5433")))
    assert asks(server(ports, ALIVE), S1)
    assert not asks(server(ports, OURS), S1)
    let_go(ports, ID)
    assert asks(server(ports, OURS), S1), "the other one, in another turn"


def test_a_dialog_that_died_has_asked_nobody_and_opens_again_in_the_same_session() -> None:
    ports = fake_ports(open_proposal())
    assert asks(server(ports, DEAD), S1)
    dies(ports, DEAD)
    assert asks(server(ports, OURS), S1)
    assert proposal(ports).asked_in == (S1,)
    assert not asks(server(ports, OURS), S1)


def test_a_dialog_that_died_leaves_the_fact_to_the_other_session() -> None:
    ports = fake_ports(open_proposal())
    asks(server(ports, DEAD), S1)
    said_in(ports, S2)
    dies(ports, DEAD)
    assert asks(server(ports, OURS), S2)
    assert proposal(ports).asked_in == (S2,)


def test_a_dialog_that_the_host_dropped_leaves_the_fact_to_others_and_is_not_repeated() -> None:
    ports = fake_ports(open_proposal())
    asks(server(ports, ALIVE), S1)
    let_go(ports, ID)
    assert not asks(server(ports, ALIVE), S1)
    said_in(ports, S2)
    assert asks(server(ports, OURS), S2)


def test_a_number_that_another_process_has_taken_over_holds_nothing_for_ever() -> None:
    clock = FakeClock()
    ports = fake_ports(open_proposal())._replace(clock=clock)
    asks(server(ports, ALIVE), S1)
    said_in(ports, S2)
    clock.advance(days=1, seconds=1)
    assert asks(server(ports, OURS), S2)


def test_an_open_dialog_does_not_keep_the_person_from_answering_elsewhere() -> None:
    ports = fake_ports(open_proposal())
    asks(server(ports, ALIVE), S1)
    claim = Claim("deploy", "staging-a", "prod-b")
    settle(ports, ID, Outcome(Decision.RECORD, claim, "…"), Channel.TERMINAL)
    assert proposal(ports).state is ProposalState.RECORDED


def test_a_proposal_without_a_dialog_is_as_it_is() -> None:
    ports = fake_ports(open_proposal())
    assert without_dead_dialog(ports, proposal(ports)) == proposal(ports)


def test_the_agent_is_not_told_to_ask_what_stands_in_a_dialog_elsewhere() -> None:
    ports = fake_ports(open_proposal(), markers=[marker("s1"), marker("s2")])
    asks(server(ports, ALIVE), S1)
    event = PromptEvent(S2, "no, deploy goes to prod-b, not staging-a", PromptId("q1"))
    observed = observe(ports, "claude", event)
    observed = observe(ports, "claude", event._replace(prompt=PromptId("q2")))
    assert observed.proposal is not None
    assert observed.context == ()


def test_the_agent_is_told_once_a_session_and_no_dialog_follows() -> None:
    ports = fake_ports()
    told = [
        observe(ports, "claude", PromptEvent(S1, "no, deploy goes to prod-b, not staging-a", PromptId(name)))
        for name in ("p1", "p2", "p3")
    ]
    assert [len(noticed.context) for noticed in told] == [0, 1, 0]
    withdrawn_note = ports._replace(sessions=FakeSessions(marker("s1"), dialogs=True))
    assert not asks(withdrawn_note, S1), "the agent was to ask: not twice in a session"


@pytest.mark.parametrize("prefix", ["abcd1234", "abcd", "a"])
def test_what_waits_is_found_by_how_its_id_begins(prefix: str) -> None:
    ports = fake_ports(open_proposal(), open_proposal("abce9999")._replace(state=ProposalState.DECLINED))
    assert waiting(ports, prefix).id == ID


@pytest.mark.parametrize(
    ("prefix", "error"),
    [
        pytest.param("zzzz", UnknownIdError, id="unknown"),
        pytest.param("", UnknownIdError, id="empty"),
        pytest.param("abc", UnknownIdError, id="of two that wait"),
        pytest.param("done", ClosedProposalError, id="answered before"),
    ],
)
def test_a_wrong_id_is_refused_with_the_lines_that_wait(prefix: str, error: type[Exception]) -> None:
    ports = fake_ports(
        open_proposal(),
        open_proposal("abce9999", Claim("port", "5432", "5433")),
        open_proposal("done1234")._replace(state=ProposalState.RECORDED),
    )
    with pytest.raises(error) as refused:
        waiting(ports, prefix)
    if error is UnknownIdError:
        assert "port: ❌ 5432 → ✅ 5433 (abce9999)" in str(refused.value)


def test_what_waited_for_ninety_days_is_not_found_any_more() -> None:
    clock = FakeClock()
    ports = fake_ports(open_proposal())._replace(clock=clock)
    clock.at += dt.timedelta(days=91)
    with pytest.raises(ClosedProposalError, match="lapsed"):
        waiting(ports, "abcd")


# A session that was resumed or forked: the same prompts under another id


def says(ports: Ports, session: str, prompt: str) -> Proposal | None:
    text = "no, deploy goes to prod-b, not staging-a"
    return observe(ports, "claude", PromptEvent(SessionId(session), text, PromptId(prompt))).proposal


def test_a_prompt_that_a_fork_repeats_counts_once() -> None:
    ports = fake_ports(markers=[marker("s1"), marker("fork")])
    says(ports, "s1", "p1")
    assert says(ports, "fork", "p1") is None
    assert not ports.proposals.all()
    assert says(ports, "fork", "p2") is not None, "a second prompt, in whichever of them"
    (due,) = ports.proposals.all()
    assert due.occurrences == 2


def test_what_was_asked_before_a_fork_is_asked_in_it_only_on_a_new_sighting() -> None:
    ports = fake_ports(markers=[marker("s1"), marker("fork")])
    ports = ports._replace(sessions=FakeSessions(marker("s1"), marker("fork"), dialogs=True))
    says(ports, "s1", "p1")
    says(ports, "s1", "p2")
    assert asks(ports, S1)
    let_go(ports, ports.proposals.all()[0].id)
    for prompt in ("p1", "p2"):
        says(ports, "fork", prompt)
    assert not asks(ports, SessionId("fork"))
    says(ports, "fork", "p3")
    assert asks(ports, SessionId("fork"))
