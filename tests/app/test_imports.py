from collections.abc import Sequence
from pathlib import Path

import pytest

from adapters.stores.memory_home import memory_at
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.import_queue import ImportQueue
from belta_memory.app.ask import dialog_for
from belta_memory.app.confirm import settle
from belta_memory.app.dialog import Dialog, advance
from belta_memory.app.imports import ROOM, Why, imported, let_wait, sort_out
from belta_memory.app.notes import headings
from belta_memory.app.ports import Ports
from belta_memory.app.scopes import all_facts
from belta_memory.domain.errors import MaskedValueError
from belta_memory.domain.export import to_csv, to_json
from belta_memory.domain.foreign import Entry, read_foreign
from belta_memory.domain.model import GLOBAL, Channel, Claim, Decision, Fact, FactKey, ProposalState, Slug
from belta_memory.domain.note import format_note, history_added, new_note
from belta_memory.languages import pack
from fakes.surroundings import AT
from fakes.world import fake_ports, open_proposal

DAY = AT.date()
PAIR = Claim("deploy", "staging-a", "prod-b")
FACTS = [
    Fact("deploy", "staging-a", "prod-b", DAY.replace(day=2), 3, DAY, None, FactKey("k1")),
    Fact("ポート", "5432", "5433", DAY.replace(day=5), 1, DAY, None, FactKey("k2")),
    Fact(
        "릴리스 요일",
        "월요일",
        "목요일",
        DAY.replace(day=7),
        12,
        DAY,
        None,
        FactKey("k3"),
        "example.org/shop",
    ),
]


def yes_to_all(ports: Ports) -> None:
    for proposal in imported(ports):
        outcome = advance(dialog_for(ports, proposal), Decision.RECORD)
        assert not isinstance(outcome, Dialog)
        settle(ports, proposal.id, outcome, Channel.TERMINAL)


def left_out(ports: Ports, *entries: Entry, queued: Sequence[Claim] = ()) -> dict[Why, int]:
    waiting = [open_proposal(f"q{n}", claim) for n, claim in enumerate(queued)]
    return dict(sort_out(ports, entries, waiting).left_out)


@pytest.mark.parametrize("form", ["json", "csv"])
def test_an_export_comes_back_in_a_fresh_home_after_a_yes_to_each(tmp_path: Path, form: str) -> None:
    ports = fake_ports()
    text = to_json(FACTS, {}) if form == "json" else to_csv(FACTS)
    result = sort_out(ports, read_foreign(text, "f").entries)
    let_wait(ports, ImportQueue(Home(str(tmp_path))), result.proposals)
    assert all_facts(ports) == [], "nothing is recorded without a yes"
    yes_to_all(ports)
    assert all_facts(ports) == FACTS


HISTORY = "- right until 2026-11-01: staging-z (❌ local)"
NOTED = FACTS[0]._replace(note=Slug("deploy"))


def note_text(fact: Fact, more: str = HISTORY) -> str:
    own = headings(pack("ja"))
    made = new_note(fact, own, sources=("2026-11-02 claude, session 1f2e",), triggers=("rollout", "배포"))
    return format_note(history_added(made, more, (), own).with_field("guard", "ask"))


def brought(ports: Ports, tmp_path: Path, fact: Fact, text: str) -> None:
    stored = to_json([fact], {(fact.scope, str(fact.note)): text})
    result = sort_out(ports, read_foreign(stored, "f").entries)
    assert [p.note for p in result.proposals] == [text]
    let_wait(ports, ImportQueue(Home(str(tmp_path / "queue"))), result.proposals)


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_a_note_comes_back_as_it_was(tmp_path: Path, ending: str) -> None:
    ports = fake_ports()._replace(memory=memory_at(tmp_path / "home"))
    text = note_text(NOTED).replace("\n", ending) + f"{ending}Ana's own words.{ending}"
    brought(ports, tmp_path, NOTED, text)
    yes_to_all(ports)
    assert all_facts(ports) == [NOTED]
    note = ports.memory.note(Slug("deploy"))
    assert note is not None
    assert format_note(note) == text
    assert [p.note for p in ports.proposals.all()] == [None], "it stands in one place"


@pytest.mark.parametrize("name", ["../../outside", "con", "MEMORY", "", "x" * 99])
def test_a_note_never_gets_a_name_that_is_none_and_is_active_where_it_comes_to(
    tmp_path: Path, name: str
) -> None:
    ports = fake_ports()._replace(memory=memory_at(tmp_path / "home"))
    text = (
        note_text(NOTED)
        .replace("name: deploy", f"name: {name}")
        .replace("status: active", "status: superseded")
    )
    text = text.replace("scope: global", "scope: example.org/other").replace(
        "triggers:", "superseded_by: k9\ntriggers:"
    )
    brought(ports, tmp_path, NOTED, text)
    yes_to_all(ports)
    (fact,) = all_facts(ports)
    note = ports.memory.note(Slug("deploy"))
    assert fact.note == "deploy"
    assert note is not None
    assert (note.name, note.scope, note.status, note.superseded_by) == ("deploy", GLOBAL, "active", None)
    assert HISTORY in note.body
    assert sorted(p.name for p in (tmp_path / "home" / "memory").iterdir()) == ["MEMORY.md", "deploy.md"]


def test_a_taken_name_is_not_overwritten(tmp_path: Path) -> None:
    ports = fake_ports()._replace(memory=memory_at(tmp_path / "home"))
    other = FACTS[1]._replace(note=Slug("deploy"))
    for fact in (other, NOTED):
        brought(ports, tmp_path, fact, note_text(fact))
    yes_to_all(ports)
    notes = {fact.topic: fact.note for fact in all_facts(ports)}
    assert len(set(notes.values())) == len(notes) == 2
    for topic, slug in notes.items():
        note = ports.memory.note(slug or Slug(""))
        assert note is not None
        assert note.topic == topic


def test_a_fact_that_has_a_note_takes_the_history_of_the_other_in(tmp_path: Path) -> None:
    ports = fake_ports()._replace(memory=memory_at(tmp_path / "home"))
    own = NOTED._replace(correct="prod-a", key=FactKey("k-own"))
    brought(ports, tmp_path, own, note_text(own, "- its own history"))
    yes_to_all(ports)
    brought(ports, tmp_path, NOTED, note_text(NOTED))
    yes_to_all(ports)
    (fact,) = all_facts(ports)
    note = ports.memory.note(fact.note or Slug(""))
    assert (fact.correct, fact.note) == ("prod-b", "deploy")
    assert note is not None
    assert "its own history" in note.body
    assert HISTORY in note.body
    assert "prod-a" in note.body


def test_what_is_edited_at_the_yes_stands_in_the_note_too(tmp_path: Path) -> None:
    ports = fake_ports()._replace(memory=memory_at(tmp_path / "home"))
    brought(ports, tmp_path, NOTED, note_text(NOTED))
    (proposal,) = imported(ports)
    step = advance(dialog_for(ports, proposal), Decision.EDIT)
    assert isinstance(step, Dialog)
    step = advance(step, "deploy: ❌ staging-a → ✅ prod-c")
    assert isinstance(step, Dialog)
    outcome = advance(step, Decision.RECORD)
    assert not isinstance(outcome, Dialog)
    settle(ports, proposal.id, outcome, Channel.TERMINAL)
    note = ports.memory.note(Slug("deploy"))
    assert note is not None
    assert "- prod-c" in note.body
    assert "- prod-b" not in note.body


SECRET = "ghp_" + "a1B2" * 9


def test_a_secret_in_a_note_is_masked_before_it_waits_and_told() -> None:
    text = note_text(NOTED, f"- the token was {SECRET}")
    result = sort_out(fake_ports(), read_foreign(to_json([NOTED], {(GLOBAL, "deploy"): text}), "f").entries)
    (proposal,) = result.proposals
    assert SECRET not in (proposal.note or SECRET)
    assert "- the token was [" in (proposal.note or "")
    assert result.left_out == {Why.NOTE_MASKED: 1}


def test_a_secret_that_somebody_put_into_a_waiting_note_is_refused(tmp_path: Path) -> None:
    ports = fake_ports()._replace(memory=memory_at(tmp_path / "home"))
    brought(ports, tmp_path, NOTED, note_text(NOTED))
    (proposal,) = imported(ports)
    ports.proposals.update(proposal.id, lambda p: p._replace(note=f"{p.note}\n{SECRET}\n"))
    with pytest.raises(MaskedValueError):
        yes_to_all(ports)
    assert all_facts(ports) == []
    assert not (tmp_path / "home" / "memory").exists()


@pytest.mark.parametrize("broken", ["---\nname: x\n", "---\na: 1\na: 2\n---\n", "---\nguard: loud\n---\n"])
def test_a_note_that_cannot_be_read_is_told_and_its_fact_waits_without_it(broken: str) -> None:
    result = sort_out(fake_ports(), read_foreign(to_json([NOTED], {(GLOBAL, "deploy"): broken}), "f").entries)
    assert [p.note for p in result.proposals] == [None]
    assert result.left_out == {Why.NOTE: 1}


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Entry(None, "Write short commits."), Why.NO_FACT),
        (Entry(Claim("t", "w", "  ")), Why.NO_FACT),
        (Entry(Claim("t", "w", "x" * 301)), Why.UNFIT),
        (Entry(Claim("t", "w", "a\u200bb")), Why.UNFIT),
        (Entry(Claim("token", "none", "ghp_" + "a1B2" * 9)), Why.MASKED),
    ],
)
def test_what_cannot_wait_is_counted_by_its_reason(entry: Entry, why: Why) -> None:
    assert left_out(fake_ports(), entry) == {why: 1}


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (ProposalState.OPEN, Why.WAITS),
        (ProposalState.DECLINED, Why.ANSWERED),
        (ProposalState.NOT_A_FACT, Why.ANSWERED),
    ],
)
def test_what_waits_or_was_answered_is_left_out(state: ProposalState, why: Why) -> None:
    ports = fake_ports(open_proposal(claim=PAIR)._replace(state=state))
    assert left_out(ports, Entry(Claim("Deploy", "staging-a", "prod-b"))) == {why: 1}


def test_what_is_recorded_or_comes_twice_or_is_queued_is_left_out(tmp_path: Path) -> None:
    ports = fake_ports()
    let_wait(ports, ImportQueue(Home(str(tmp_path))), sort_out(ports, [Entry(PAIR)]).proposals)
    yes_to_all(ports)
    other = Claim("port", "1", "2")
    third = Claim("api", "v1", "v2")
    entries = (Entry(PAIR), Entry(other), Entry(other), Entry(third))
    assert left_out(ports, *entries, queued=[third]) == {Why.RECORDED: 1, Why.TWICE: 1, Why.WAITS: 1}


def test_another_value_for_a_recorded_topic_waits_and_so_does_another_scope() -> None:
    ports = fake_ports(open_proposal(claim=PAIR))
    found = sort_out(ports, [Entry(PAIR._replace(correct="prod-c")), Entry(PAIR, scope="example.org/shop")])
    assert [p.scope for p in found.proposals] == [GLOBAL, "example.org/shop"]
    assert not found.left_out


@pytest.mark.parametrize(
    ("text", "wrong", "correct"),
    [
        ("The staging host is stage-2, not stage-1.", "stage-1", "stage-2"),
        ("ポートは5432ではなく5433です", "5432", "5433"),
        ("배포 서버는 node-1이 아니라 node-2입니다", "node-1", "node-2"),
        ("端口不是 5432，而是 5433", "5432", "5433"),
        ("連接埠不是 5432，而是 5433", "5432", "5433"),
    ],
)
def test_words_that_state_both_sides_become_a_claim(text: str, wrong: str, correct: str) -> None:
    (proposal,) = sort_out(fake_ports(), [Entry(None, text)]).proposals
    assert proposal.claim[1:] == (wrong, correct)


def test_no_more_wait_as_proposals_than_an_index_holds_and_the_others_follow(tmp_path: Path) -> None:
    ports, queue = fake_ports(), ImportQueue(Home(str(tmp_path)))
    entries = [Entry(Claim(f"topic {n}", f"old-{n}", f"new-{n}")) for n in range(ROOM + 5)]
    assert let_wait(ports, queue, sort_out(ports, entries).proposals) == 5
    assert len(imported(ports)) == ROOM
    assert let_wait(ports, queue, []) == 5, "there is no room yet"
    first = imported(ports)[0]
    ports.proposals.update(first.id, lambda p: p._replace(state=ProposalState.DECLINED))
    assert let_wait(ports, queue, []) == 4
    assert [p.claim.topic for p in queue.all()] == [f"topic {n}" for n in range(ROOM + 1, ROOM + 5)]
