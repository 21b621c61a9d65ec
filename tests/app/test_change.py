"""A recorded fact in other words: nothing goes that the person was not told of."""

import pytest

from belta_memory.app.ask import dialog_for
from belta_memory.app.change import displaced, reword
from belta_memory.app.confirm import settle, take_back
from belta_memory.app.dialog import Outcome, advance
from belta_memory.app.find import find_fact
from belta_memory.app.ports import Ports
from belta_memory.app.settings import Settings
from belta_memory.domain.errors import ChangedMeanwhileError
from belta_memory.domain.model import Channel, Claim, Decision, Fact
from belta_memory.domain.note import NoteStatus, format_note
from fakes import FakeMemory, fake_ports, open_proposal

DEPLOY, NEWER, PORT = (
    Claim("deploy", "staging-a", "prod-b"),
    Claim("deploy", "prod-b", "prod-c"),
    Claim("port", "5432", "5433"),
)


def world(*claims: Claim, cap: int = 200) -> tuple[Ports, FakeMemory]:
    """Each claim recorded, one after the other."""
    memory = FakeMemory()
    proposals = [open_proposal(f"p{n}", claim) for n, claim in enumerate(claims)]
    ports = fake_ports(*proposals, memory=memory, settings=Settings(cap=cap))
    for proposal in proposals:
        outcome = advance(dialog_for(ports, proposal), Decision.RECORD)
        assert isinstance(outcome, Outcome)
        settle(ports, proposal.id, outcome, Channel.DIALOG)
    return ports, memory


def fact_on(memory: FakeMemory, topic: str) -> Fact:
    return find_fact(memory.read().facts, topic)


@pytest.mark.parametrize(
    ("to", "replaced"),
    [
        pytest.param(Claim("port", "5432", "5434"), None, id="its own topic"),
        pytest.param(Claim("Port", "5432", "5433"), None, id="its own topic, written otherwise"),
        pytest.param(Claim("db port", "5432", "5433"), None, id="a topic that nobody has"),
        pytest.param(Claim("deploy", "5432", "5433"), "deploy", id="another fact's topic"),
        pytest.param(
            Claim("ＤＥＰＬＯＹ", "5432", "5433"), "deploy", id="another fact's topic, written otherwise"
        ),
    ],
)
def test_a_person_is_told_which_fact_an_edit_would_replace(to: Claim, replaced: str | None) -> None:
    ports, memory = world(DEPLOY, PORT)
    other = displaced(ports, fact_on(memory, "port"), to)
    assert (other and other.topic) == replaced


def test_a_fact_that_waits_in_its_note_is_replaced_no_more_silently() -> None:
    ports, memory = world(PORT, DEPLOY, cap=1)
    to = Claim("deploy", "5432", "5433")
    port = fact_on(memory, "port")
    other = displaced(ports, port, to)
    assert other is not None
    reword(ports, port, to, Channel.TERMINAL, other)
    assert memory.unlisted() == []
    assert other.note is not None
    folded = memory.archived_as(other.note)
    assert folded is not None
    assert (folded.status, folded.superseded_by) == (NoteStatus.SUPERSEDED, "key-p0")


@pytest.mark.parametrize("recorded", [(DEPLOY, PORT), (DEPLOY, NEWER, PORT)], ids=["a line", "with a note"])
def test_what_an_edit_replaces_stays_in_the_history_and_comes_back_with_undo(
    recorded: tuple[Claim, ...],
) -> None:
    ports, memory = world(*recorded)
    before, (deploy, port) = memory.read(), memory.read().facts
    entry = reword(ports, port, Claim("deploy", "5432", "5433"), Channel.TERMINAL, deploy)
    (after,) = memory.read().facts
    assert (after.topic, after.correct, after.key) == ("deploy", "5433", port.key)
    assert after.note is not None
    note = memory.note(after.note)
    assert note is not None
    assert f"{deploy.correct} was right until" in format_note(note)
    assert f"❌ {deploy.wrong}" in format_note(note)
    assert memory.unlisted() == []
    take_back(ports, "deploy", Channel.TERMINAL, entry.id)
    assert memory.read() == before


def test_an_edit_that_would_replace_what_nobody_was_told_of_is_refused() -> None:
    ports, memory = world(DEPLOY, PORT)
    before = memory.read()
    with pytest.raises(ChangedMeanwhileError):
        reword(ports, fact_on(memory, "port"), Claim("deploy", "5432", "5433"), Channel.TERMINAL)
    assert memory.read() == before
    with pytest.raises(ChangedMeanwhileError):
        reword(
            ports,
            fact_on(memory, "port"),
            Claim("deploy", "5432", "5433"),
            Channel.TERMINAL,
            fact_on(memory, "deploy")._replace(correct="prod-z"),
        )
    assert memory.read() == before


def test_the_note_of_a_reworded_fact_says_what_its_line_says() -> None:
    ports, memory = world(DEPLOY, NEWER)
    (fact,) = memory.read().facts
    reword(ports, fact, Claim("deploy", "prod-b", "prod-d"), Channel.TERMINAL)
    assert fact.note is not None
    note = memory.note(fact.note)
    assert note is not None
    assert "- prod-d" in format_note(note)
    assert "- prod-c\n" not in format_note(note)
