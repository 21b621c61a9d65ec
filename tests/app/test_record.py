"""What a yes writes: one active fact on a topic, under one key, and nothing that was held before is lost."""

import pytest

from belta_memory.app.ask import dialog_for
from belta_memory.app.confirm import settle
from belta_memory.app.dialog import Outcome, advance
from belta_memory.app.notes import recorded_facts
from belta_memory.app.ports import Ports
from belta_memory.app.settings import Settings
from belta_memory.domain.errors import RefusedValueError
from belta_memory.domain.model import Channel, Claim, Decision, Fact, FactKey, ProposalState, Slug
from belta_memory.domain.note import NoteStatus, format_note, new_note
from fakes import FakeMemory, fake_ports, open_proposal

PORT = Claim("port", "5432", "5433")
FIRST, SECOND, BACK = (
    Claim("deploy", "staging-a", "prod-b"),
    Claim("deploy", "prod-b", "prod-c"),
    Claim("deploy", "prod-c", "prod-b"),
)


def world(*claims: Claim, cap: int = 200) -> tuple[Ports, FakeMemory]:
    """A proposal for each claim; `p0` is the first."""
    memory = FakeMemory()
    proposals = [open_proposal(f"p{n}", claim) for n, claim in enumerate(claims)]
    return fake_ports(*proposals, memory=memory, settings=Settings(cap=cap)), memory


def says_yes(ports: Ports, proposal: str) -> str:
    found = ports.proposals.find(proposal)
    outcome = advance(dialog_for(ports, found), Decision.RECORD)
    assert isinstance(outcome, Outcome)
    return settle(ports, found.id, outcome, Channel.DIALOG).message


def pairs(ports: Ports) -> list[tuple[str, str, str]]:
    return [(f.topic, f.wrong, f.correct) for f in recorded_facts(ports.memory)]


@pytest.mark.parametrize(
    ("claims", "cap", "left"),
    [
        pytest.param((FIRST, SECOND), 200, [SECOND], id="in the index: the line is replaced"),
        pytest.param((PORT, FIRST, SECOND), 1, [PORT, SECOND], id="the index is full: the note is replaced"),
        pytest.param(
            (PORT, FIRST, Claim("Deploy", "prod-b", "prod-c")),
            1,
            [PORT, Claim("Deploy", "prod-b", "prod-c")],
            id="full, and the topic is written otherwise",
        ),
        pytest.param(
            (PORT, FIRST, Claim("デプロイ先", "prod-b", "prod-c")),
            1,
            [PORT, Claim("デプロイ先", "prod-b", "prod-c")],
            id="full, and said in another language",
        ),
        pytest.param((PORT, FIRST, SECOND, BACK), 1, [PORT, BACK], id="full, and back again"),
        pytest.param((PORT, FIRST, FIRST), 1, [PORT, FIRST], id="full, and the same said once more"),
        pytest.param((PORT, FIRST), 1, [PORT, FIRST], id="another topic replaces nothing"),
    ],
)
def test_two_facts_on_one_topic_are_never_both_active(
    claims: tuple[Claim, ...], cap: int, left: list[Claim]
) -> None:
    ports, _ = world(*claims, cap=cap)
    for number in range(len(claims)):
        says_yes(ports, f"p{number}")
    assert pairs(ports) == [tuple(claim) for claim in left]


def test_a_fact_that_waits_in_its_note_takes_a_line_when_it_is_corrected_and_there_is_room_again() -> None:
    ports, _ = world(PORT, FIRST, SECOND, cap=1)
    says_yes(ports, "p0")
    says_yes(ports, "p1")
    roomy = ports._replace(settings=Settings(cap=2))
    assert "Remembered in its note" not in says_yes(roomy, "p2")
    assert [f.correct for f in roomy.memory.read().facts] == ["5433", "prod-c"]
    assert roomy.memory.unlisted() == []


def test_what_a_yes_would_replace_is_told_also_where_it_stands_in_a_note_alone() -> None:
    ports, _ = world(PORT, FIRST, SECOND, cap=1)
    says_yes(ports, "p0")
    says_yes(ports, "p1")
    dialog = dialog_for(ports, ports.proposals.find("p2"))
    assert "It replaces: deploy: ❌ staging-a → ✅ prod-b" in dialog.question.message


def test_a_second_note_on_the_topic_goes_to_the_archive() -> None:
    ports, memory = world(FIRST, SECOND)
    says_yes(ports, "p0")
    stray = Fact("deploy", "x-1", "x-2", None, 1, None, Slug("deploy-2"))
    from belta_memory.app.notes import headings
    from belta_memory.languages import pack

    memory.put_note(Slug("deploy-2"), new_note(stray, headings(pack("en"))))
    assert len(pairs(ports)) == 2
    says_yes(ports, "p1")
    assert pairs(ports) == [tuple(SECOND)]
    folded = memory.archived_as(Slug("deploy-2"))
    assert folded is not None
    assert (folded.status, folded.superseded_by) == (NoteStatus.SUPERSEDED, "key-p0")


@pytest.mark.parametrize("cap", [200, 1], ids=["in the index", "in a note alone"])
def test_every_value_that_was_wrong_stays_known(cap: int) -> None:
    ports, memory = world(PORT, FIRST, SECOND, BACK, cap=cap)
    for proposal in ("p0", "p1", "p2", "p3"):
        says_yes(ports, proposal)
    (fact,) = (f for f in recorded_facts(memory) if f.topic == "deploy")
    assert fact.note is not None
    note = memory.note(fact.note)
    assert note is not None
    text = format_note(note)
    day = ports.clock.now().date().isoformat()
    assert f"- prod-b was right until {day} (❌ staging-a)" in text
    assert f"- prod-c was right until {day} (❌ prod-b)" in text


@pytest.mark.parametrize(
    ("after", "kept"),
    [
        pytest.param(Claim("deploy", "staging-z", "prod-b"), "- ❌ staging-a", id="another wrong value"),
        pytest.param(Claim("deploy", "staging-a", "prod-b"), None, id="the same pair: nothing was given up"),
        pytest.param(Claim("Deploy ", "Staging-A", "prod-b"), "- ❌ staging-a", id="names are verbatim"),
    ],
)
def test_a_wrong_value_that_another_takes_the_place_of_goes_to_the_history(
    after: Claim, kept: str | None
) -> None:
    ports, memory = world(FIRST, after)
    says_yes(ports, "p0")
    says_yes(ports, "p1")
    (fact,) = memory.read().facts
    note = None if fact.note is None else memory.note(fact.note)
    assert (note is not None) is (kept is not None)
    assert note is None or kept is None or kept in format_note(note)


@pytest.mark.parametrize("cap", [200, 1], ids=["in the index", "in a note alone"])
def test_the_history_of_a_fact_has_one_key(cap: int) -> None:
    ports, memory = world(PORT, FIRST, SECOND, BACK, cap=cap)
    for proposal in ("p0", "p1", "p2", "p3"):
        says_yes(ports, proposal)
    (fact,) = (f for f in recorded_facts(memory) if f.topic == "deploy")
    assert fact.key == "key-p1"
    assert [e.summary for e in memory.journal() if e.key == fact.key] == [
        "deploy: ❌ staging-a → ✅ prod-b",
        "deploy: ❌ prod-b → ✅ prod-c",
        "deploy: ❌ prod-c → ✅ prod-b",
    ]


def test_a_yes_ends_the_run_of_declines_also_where_the_line_had_another_key() -> None:
    ports, memory = world(FIRST, SECOND)
    says_yes(ports, "p0")
    found = ports.proposals.find("p1")
    outcome = advance(dialog_for(ports, found), Decision.DECLINE)
    assert isinstance(outcome, Outcome)
    settle(ports, found.id, outcome, Channel.DIALOG)
    ports.proposals.put(open_proposal("p9", SECOND)._replace(key=FactKey("key-p1")))
    assert memory.read().decline_of(FactKey("key-p1")) is not None
    says_yes(ports, "p9")
    assert memory.read().decline_of(FactKey("key-p1")) is None


def test_a_value_with_something_invisible_is_not_recorded_as_another_one() -> None:
    ports, memory = world(FIRST)
    claim = Claim("deploy", "staging-a", "prod\u202eb")
    outcome = Outcome(Decision.RECORD, claim, "deploy: ❌ staging-a → ✅ prodb")
    with pytest.raises(RefusedValueError, match="nobody sees"):
        settle(ports, ports.proposals.find("p0").id, outcome, Channel.TYPED)
    assert memory.read().facts == ()
    assert ports.proposals.find("p0").state is ProposalState.OPEN
