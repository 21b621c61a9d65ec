"""No path leads to a written fact but a person's own yes."""

import pytest

from belta_memory.app.change import forget, reword
from belta_memory.app.confirm import settle, take_back
from belta_memory.app.dialog import Outcome
from belta_memory.app.find import find_change, find_fact
from belta_memory.domain.errors import (
    AmbiguousIdError,
    ClosedProposalError,
    MaskedValueError,
    RefusedValueError,
    UnknownIdError,
    UnwritableHomeError,
)
from belta_memory.domain.model import (
    Channel,
    Claim,
    Decision,
    ProposalId,
    ProposalState,
)
from fakes import FakeMemory, fake_ports, open_proposal

LINE = "deploy: ❌ staging-a → ✅ prod-b"
PAIR = Claim("deploy", "staging-a", "prod-b")
ID = ProposalId("abcd1234")
YES = Outcome(Decision.RECORD, PAIR, LINE)


def test_a_yes_writes_the_line_with_the_proof_of_who_said_it_and_how() -> None:
    memory = FakeMemory()
    ports = fake_ports(open_proposal(), memory=memory)
    settled = settle(ports, ID, YES, Channel.DIALOG)
    assert LINE in settled.message
    (approval,) = memory.approvals
    assert (approval.channel, approval.proposal, approval.line) == (Channel.DIALOG, ID, LINE)
    assert ports.proposals.find(ID).state is ProposalState.RECORDED


@pytest.mark.parametrize(
    "decision",
    [Decision.DECLINE, Decision.LATER, Decision.NOT_A_FACT, None],
    ids=["decline", "later", "not a fact", "neutral"],
)
def test_every_other_answer_writes_no_fact(decision: Decision | None) -> None:
    memory = FakeMemory()
    settle(fake_ports(open_proposal(), memory=memory), ID, Outcome(decision, PAIR, LINE), Channel.DIALOG)
    assert memory.read().facts == ()
    assert memory.approvals == []


def test_a_second_answer_is_refused_and_changes_nothing() -> None:
    memory = FakeMemory()
    ports = fake_ports(open_proposal(), memory=memory)
    settle(ports, ID, Outcome(Decision.DECLINE, PAIR, LINE), Channel.DIALOG)
    with pytest.raises(ClosedProposalError):
        settle(ports, ID, YES, Channel.TERMINAL)
    assert memory.approvals == []


def test_a_yes_that_cannot_be_written_leaves_the_proposal_open() -> None:
    memory = FakeMemory()
    memory.disk = UnwritableHomeError(path="memory/MEMORY.md", cause="No space left on device")
    ports = fake_ports(open_proposal(), memory=memory)
    with pytest.raises(UnwritableHomeError, match="No space left"):
        settle(ports, ID, YES, Channel.DIALOG)
    assert ports.proposals.find(ID).state is ProposalState.OPEN


def test_a_masked_value_is_not_recorded_as_it_is() -> None:
    claim = Claim("password", "[password]", "[password]")
    ports = fake_ports(open_proposal(claim=claim, masked=True))
    with pytest.raises(MaskedValueError):
        settle(
            ports,
            ID,
            Outcome(Decision.RECORD, claim, "password: ❌ [password] → ✅ [password]"),
            Channel.DIALOG,
        )


def test_a_secret_typed_into_an_edit_is_not_recorded() -> None:
    secret = "ghp_" + "b" * 36
    ports = fake_ports(open_proposal())
    claim = Claim("token", "none", secret)
    with pytest.raises(MaskedValueError):
        settle(ports, ID, Outcome(Decision.RECORD, claim, f"token: ❌ none → ✅ {secret}"), Channel.TERMINAL)


def test_a_full_index_keeps_the_fact_in_its_note_and_stays_as_it_is() -> None:
    from belta_memory.app.settings import Settings

    memory = FakeMemory()
    ports = fake_ports(
        open_proposal(),
        open_proposal("efgh5678", Claim("port", "5432", "5433")),
        memory=memory,
        settings=Settings(cap=1),
    )
    settle(ports, ID, YES, Channel.DIALOG)
    before = memory.read().text
    settled = settle(
        ports,
        ProposalId("efgh5678"),
        Outcome(Decision.RECORD, Claim("port", "5432", "5433"), "port: ❌ 5432 → ✅ 5433"),
        Channel.DIALOG,
    )
    assert memory.read().text == before
    assert "note" in settled.message


def test_a_reworded_fact_keeps_its_key_and_its_days() -> None:
    memory = FakeMemory()
    ports = fake_ports(open_proposal(), memory=memory)
    settle(ports, ID, YES, Channel.DIALOG)
    (before,) = memory.read().facts
    reword(ports, before, Claim("deploy target", "staging-a", "prod-b"), Channel.TERMINAL)
    (after,) = memory.read().facts
    assert after == before._replace(topic="deploy target")


def test_a_forgotten_fact_leaves_the_index_and_comes_back_with_undo() -> None:
    memory = FakeMemory()
    ports = fake_ports(open_proposal(), memory=memory)
    settle(ports, ID, YES, Channel.DIALOG)
    (fact,) = memory.read().facts
    entry = forget(ports, fact, Channel.TERMINAL)
    assert memory.read().facts == ()
    take_back(ports, LINE, Channel.TERMINAL, entry.id)
    assert [f.topic for f in memory.read().facts] == ["deploy"]
    assert find_change(memory.journal(), None).operation == "record"


@pytest.mark.parametrize("name", ["deploy", "ＤＥＰＬＯＹ", "key-abcd1234", "key-ab"])
def test_a_fact_is_found_by_its_topic_or_its_key(name: str) -> None:
    memory = FakeMemory()
    ports = fake_ports(open_proposal(), memory=memory)
    settle(ports, ID, YES, Channel.DIALOG)
    assert find_fact(memory.read().facts, name).topic == "deploy"


def test_an_unknown_or_ambiguous_name_is_told_apart() -> None:
    memory = FakeMemory()
    ports = fake_ports(
        open_proposal(), open_proposal("abce5678", Claim("port", "5432", "5433")), memory=memory
    )
    settle(ports, ID, YES, Channel.DIALOG)
    settle(
        ports,
        ProposalId("abce5678"),
        Outcome(Decision.RECORD, Claim("port", "5432", "5433"), "port: ❌ 5432 → ✅ 5433"),
        Channel.DIALOG,
    )
    with pytest.raises(AmbiguousIdError, match=r"deploy \(key-abcd1234\), port \(key-abce5678\)"):
        find_fact(memory.read().facts, "key-abc")
    with pytest.raises(UnknownIdError, match="deploy, port"):
        find_fact(memory.read().facts, "nothing")


def test_a_value_that_is_too_long_is_refused_and_the_proposal_stays() -> None:
    ports = fake_ports(open_proposal())
    claim = Claim("deploy", "x" * 301, "prod-b")
    with pytest.raises(RefusedValueError, match="300"):
        settle(ports, ID, Outcome(Decision.RECORD, claim, "…"), Channel.DIALOG)
    assert ports.proposals.find(ID).state is ProposalState.OPEN
