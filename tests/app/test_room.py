"""An index with no room: the yes is kept in a note, the question says so, and who waits moves in when there is room."""

import datetime as dt

import pytest

from belta_memory.app.ask import dialog_for
from belta_memory.app.change import forget
from belta_memory.app.confirm import settle, take_back
from belta_memory.app.dialog import Outcome, advance
from belta_memory.app.find import find_fact
from belta_memory.app.notes import recorded_facts
from belta_memory.app.ports import Ports
from belta_memory.app.room import OFFERED, Doubt
from belta_memory.app.settings import Settings
from belta_memory.domain.index import parse_index
from belta_memory.domain.model import GLOBAL, Channel, Claim, Decision, Fact, Slug
from belta_memory.domain.note import Headings, new_note
from belta_memory.entrypoints.mcp.calls import form_of, unshown
from belta_memory.entrypoints.mcp.rows import HEIGHT
from belta_memory.languages import FIRST_CLASS
from fakes import FakeMemory, fake_ports, open_proposal
from fakes.surroundings import FakeLastCheck

CAP = 4
HEADINGS = Headings("Wrong", "Correct", "More")


def full_index(scope: str = GLOBAL) -> FakeMemory:
    """As many lines as there may be, each with a note."""
    lines = "".join(f"- topic {n}: ❌ a{n} → ✅ b{n} [occ:1]（詳細は n{n}.md）\n" for n in range(CAP))
    memory = FakeMemory(parse_index(lines))
    for n in range(CAP):
        fact = Fact(f"topic {n}", f"a{n}", f"b{n}", None, 1, None, Slug(f"n{n}"))
        memory.put_note(Slug(f"n{n}"), new_note(fact, HEADINGS))
    return memory if scope == GLOBAL else FakeMemory()


def world(memory: FakeMemory, language: str = "en", claim: Claim | None = None) -> Ports:
    proposal = open_proposal(claim=claim, language=language)
    return fake_ports(proposal, memory=memory, settings=Settings(cap=CAP))


def question(ports: Ports) -> str:
    return dialog_for(ports, ports.proposals.find("abcd")).question.whole


def says_yes(ports: Ports) -> str:
    outcome = advance(dialog_for(ports, ports.proposals.find("abcd")), Decision.RECORD)
    assert isinstance(outcome, Outcome)
    return settle(ports, ports.proposals.find("abcd").id, outcome, Channel.DIALOG).message


@pytest.mark.parametrize("language", FIRST_CLASS)
def test_the_question_says_that_there_is_no_room(language: str) -> None:
    told = question(world(full_index(), language))
    assert str(CAP) in told
    assert "belta search" in told
    assert "belta forget" not in told, "there is nothing to fold away"


@pytest.mark.parametrize("old", [1, OFFERED, CAP], ids=["one", "three", "more than three"])
@pytest.mark.parametrize("field", ["status", "superseded_by"])
def test_it_names_up_to_three_lines_that_were_superseded(old: int, field: str) -> None:
    memory = full_index()
    for n in range(old):
        note = memory.note(Slug(f"n{n}"))
        assert note is not None
        memory.put_note(Slug(f"n{n}"), note.with_field(field, "superseded"))
    told = question(world(memory))
    named = [n for n in range(CAP) if f"topic {n}: ❌ a{n} → ✅ b{n}" in told]
    assert named == list(range(min(old, OFFERED)))
    assert "belta forget" in told


DAY = dt.date(2026, 11, 29)


def doubted(*topics: int, scope: str = GLOBAL) -> tuple[Doubt, ...]:
    return tuple(Doubt(scope, f"topic {n}: ❌ a{n} → ✅ b{n}", f"src/b{n}.py", DAY) for n in topics)


def said_in_shop(ports: Ports, *doubts: Doubt) -> Ports:
    ports.proposals.update(ports.proposals.find("abcd").id, lambda p: p._replace(project="shop"))
    return ports._replace(last_check=FakeLastCheck(shop=doubts))


@pytest.mark.parametrize("language", FIRST_CLASS)
def test_it_names_what_the_last_check_did_not_find_with_the_reason(language: str) -> None:
    told = question(said_in_shop(world(full_index(), language), *doubted(1)))
    assert "topic 1: ❌ a1 → ✅ b1" in told
    assert "src/b1.py" in told
    assert "2026-11-29" in told
    assert "belta forget" in told


def test_what_was_superseded_comes_first_and_three_lines_are_enough() -> None:
    memory = full_index()
    note = memory.note(Slug("n3"))
    assert note is not None
    memory.put_note(Slug("n3"), note.with_field("superseded_by", "k9"))
    told = question(said_in_shop(world(memory), *doubted(0, 1, 2, 3)))
    places = [told.find(f"topic {n}:") for n in (3, 0, 1)]
    assert places == sorted(places)
    assert -1 not in places
    assert "topic 2:" not in told
    assert "src/b3.py" not in told, "it has ended already, whatever a repository says"


@pytest.mark.parametrize(
    "doubts",
    [
        pytest.param(doubted(1, scope="shop"), id="of the project's own line on that topic"),
        pytest.param(
            (Doubt(GLOBAL, "topic 1: ❌ a1 → ✅ b0", "src/b0.py", DAY),), id="of what it stated before"
        ),
    ],
)
def test_a_doubt_of_another_line_is_none(doubts: tuple[Doubt, ...]) -> None:
    assert "belta forget" not in question(said_in_shop(world(full_index()), *doubts))


def test_what_was_said_in_no_project_is_doubted_by_none() -> None:
    ports = world(full_index())._replace(last_check=FakeLastCheck(shop=doubted(1)))
    assert "belta forget" not in question(ports)


@pytest.mark.parametrize(
    ("memory", "claim"),
    [
        pytest.param(FakeMemory(), None, id="an index with room"),
        pytest.param(full_index(), Claim("topic 1", "b1", "c1"), id="a line that is replaced"),
    ],
)
def test_where_there_is_room_nothing_is_said_of_it(memory: FakeMemory, claim: Claim | None) -> None:
    assert "full" not in question(world(memory, claim=claim))


def test_the_other_scope_may_have_room() -> None:
    ports = world(full_index())
    ports.proposals.update(ports.proposals.find("abcd").id, lambda p: p._replace(project="/w/shop"))
    dialog = dialog_for(ports, ports.proposals.find("abcd"))
    assert "full" in dialog.question.whole
    assert "full" not in dialog.to("/w/shop").question.whole


def test_a_yes_is_kept_in_a_note_and_moves_in_when_a_line_goes() -> None:
    memory = full_index()
    ports = world(memory)
    before = memory.read().text
    assert "in its note only" in says_yes(ports)
    assert memory.read().text == before, "the index is untouched"
    assert [f.correct for f in recorded_facts(memory)][-1] == "prod-b"
    forget(ports, find_fact(memory.read().facts, "topic 2"), Channel.TERMINAL)
    assert [f.correct for f in memory.read().facts] == ["b0", "b1", "b3", "prod-b"]
    assert memory.unlisted() == []
    take_back(ports, "", Channel.TERMINAL, None)
    assert memory.read().text == before, "one change, taken back as one"


def test_what_is_forgotten_while_it_waits_does_not_move_in() -> None:
    memory = full_index()
    ports = world(memory)
    says_yes(ports)
    forget(ports, recorded_facts(memory)[-1], Channel.TERMINAL)
    assert [f.correct for f in memory.read().facts] == ["b0", "b1", "b2", "b3"]
    assert memory.unlisted() == []


def test_the_hosts_form_takes_of_it_what_it_has_room_for() -> None:
    memory = full_index()
    note = memory.note(Slug("n0"))
    assert note is not None
    memory.put_note(Slug("n0"), note.with_field("status", "superseded"))
    asked = dialog_for(world(memory), world(memory).proposals.find("abcd"))
    shown = form_of(asked.question).message
    assert unshown(asked) is None, "the question itself is never crowded out"
    assert "deploy: ❌ staging-a → ✅ prod-b" in shown
    assert "The index is full" in shown
    assert len(shown.split("\n")) <= HEIGHT
