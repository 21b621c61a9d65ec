"""An edit is shown again before anything is written, whichever way the next yes comes."""

import pytest

from belta_memory.app.ask import dialog_for
from belta_memory.app.confirm import Settled, settle
from belta_memory.app.dialog import Outcome, advance
from belta_memory.app.ports import Ports
from belta_memory.domain.model import Channel, Claim, Decision, Proposal, ProposalState
from fakes import FakeMemory, fake_ports, open_proposal

ID = "abcd1234"
SAID = "deploy: ❌ staging-a → ✅ prod-b"
EDITED = "deploy: ❌ staging-a → ✅ prod-c"
EDIT = Claim("deploy", "staging-a", "prod-c")


def answers(ports: Ports, channel: Channel, decision: Decision | None = Decision.RECORD) -> Settled:
    proposal = ports.proposals.find(ID)
    outcome = advance(dialog_for(ports, proposal), decision)
    assert isinstance(outcome, Outcome)
    return settle(ports, proposal.id, outcome, channel)


def edited(*, shown: str | None = None) -> Proposal:
    return open_proposal()._replace(edited=EDIT, shown=shown)


@pytest.mark.parametrize(
    ("proposal", "channel", "recorded"),
    [
        pytest.param(open_proposal(), Channel.TYPED, True, id="typed: never edited"),
        pytest.param(edited(), Channel.TYPED, False, id="typed: edited and not shown since"),
        pytest.param(edited(shown=SAID), Channel.TYPED, False, id="typed: another line was shown last"),
        pytest.param(edited(shown=EDITED), Channel.TYPED, True, id="typed: the edit was shown"),
        pytest.param(edited(), Channel.DIALOG, True, id="a dialog shows what it asks"),
        pytest.param(edited(), Channel.QUESTION, True, id="a question counts only where it showed the line"),
        pytest.param(edited(), Channel.TERMINAL, True, id="the terminal shows what it asks"),
    ],
)
def test_a_yes_is_one_to_words_that_were_shown(
    proposal: Proposal, channel: Channel, *, recorded: bool
) -> None:
    memory = FakeMemory()
    ports = fake_ports(proposal, memory=memory)
    answers(ports, channel)
    assert bool(memory.approvals) is recorded
    state = ProposalState.RECORDED if recorded else ProposalState.OPEN
    assert ports.proposals.find(ID).state is state


def test_a_typed_yes_to_an_edit_gets_the_line_to_read_and_the_second_one_records_it() -> None:
    memory = FakeMemory()
    ports = fake_ports(edited(), memory=memory)
    told = answers(ports, Channel.TYPED).message
    assert EDITED in told
    assert f"belta yes {ID}" in told
    assert ports.proposals.find(ID).neutral == 0, "it was a yes"
    answers(ports, Channel.TYPED)
    assert [a.line for a in memory.approvals] == [EDITED]


@pytest.mark.parametrize("decision", [Decision.DECLINE, Decision.NOT_A_FACT, Decision.LATER])
def test_every_other_typed_answer_needs_no_second_look(decision: Decision) -> None:
    ports = fake_ports(edited())
    answers(ports, Channel.TYPED, decision)
    assert ports.proposals.find(ID) != edited()


@pytest.mark.parametrize(
    ("decision", "channel", "shown"),
    [
        pytest.param(Decision.LATER, Channel.QUESTION, EDITED, id="answered: it was read"),
        pytest.param(Decision.LATER, Channel.DIALOG, EDITED, id="answered in a dialog"),
        pytest.param(None, Channel.DIALOG, None, id="nobody answered: nobody may have read it"),
        pytest.param(Decision.LATER, Channel.TYPED, None, id="typed: nothing was shown"),
    ],
)
def test_a_line_counts_as_shown_where_a_person_answered_it(
    decision: Decision | None, channel: Channel, shown: str | None
) -> None:
    ports = fake_ports(edited())
    answers(ports, channel, decision)
    assert ports.proposals.find(ID).shown == shown
