from collections.abc import Sequence
from pathlib import Path

import pytest

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.import_queue import ImportQueue
from belta_memory.app.ask import dialog_for
from belta_memory.app.confirm import settle
from belta_memory.app.dialog import Dialog, advance
from belta_memory.app.imports import ROOM, Why, imported, let_wait, sort_out
from belta_memory.app.ports import Ports
from belta_memory.app.scopes import all_facts
from belta_memory.domain.export import to_csv, to_json
from belta_memory.domain.foreign import Entry, read_foreign
from belta_memory.domain.model import GLOBAL, Channel, Claim, Decision, Fact, FactKey, ProposalState
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
