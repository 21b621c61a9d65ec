"""What a person chose is done, each a change of its own that can be taken back."""

from pathlib import Path
from typing import Any

import pytest

from adapters.stores.memory_home import memory_at, snapshot
from belta_memory.app.change import archived_facts, restore
from belta_memory.app.consolidate import carry_out, last_seen, proposed
from belta_memory.app.ports import Change, Ports
from belta_memory.domain.consolidation import Action, Group, Reason, id_of
from belta_memory.domain.consolidation_plan import OldDecline, Plan
from belta_memory.domain.effect import Event, EventKind, Scene
from belta_memory.domain.errors import BeltaError, ChangedMeanwhileError, MaskedValueError, TakenTopicError
from belta_memory.domain.model import GLOBAL, Approval, Channel, Claim, Decline, Fact, FactKey, SessionId
from fakes.surroundings import AT
from fakes.world import fake_ports

SHOP = "example.org/shop"
DAY = AT.date()
DEPLOY = Fact("deploy target", "staging-a", "prod-b", DAY, 2, DAY, None, FactKey("k-deploy"))
HOST = Fact("release host", "staging-a", "prod-b", DAY, 3, DAY, None, FactKey("k-host"))


@pytest.fixture
def ports(tmp_path: Path) -> Ports:
    """A real memory of two facts."""
    ports = fake_ports()._replace(memory=memory_at(tmp_path))
    record(ports, DEPLOY)
    record(ports, HOST)
    return ports


def record(ports: Ports, fact: Fact) -> None:
    from belta_memory.app.record import first_index

    def put(draft: object) -> None:
        index = draft.index if draft.index.text else first_index(ports, fact.scope)  # type: ignore[attr-defined]
        draft.index = index.with_fact(fact)  # type: ignore[attr-defined]

    line = f"{fact.topic}: ❌ {fact.wrong} → ✅ {fact.correct}"
    change = Change("record", fact.key, fact.topic, line)
    ports.memory.within(fact.scope).change_facts(Approval(Channel.TERMINAL, AT, None, line), change, put)


def do(ports: Ports, action: Action, *facts: Fact, **more: Any) -> None:
    group = Group(Reason.DUPLICATE, "", facts, action)._replace(**more)
    carry_out(ports, Plan((group,)), Channel.TERMINAL, "the plan")


def test_of_merged_facts_one_line_stays_and_nothing_said_is_lost(ports: Ports) -> None:
    do(ports, Action.MERGE, DEPLOY, HOST)
    (line,) = ports.memory.read().facts
    assert (line.topic, line.occurrences, line.key) == (DEPLOY.topic, 5, DEPLOY.key)
    (other,) = ports.memory.archived()
    assert (other.topic, other.superseded_by) == (HOST.topic, DEPLOY.key)


def test_an_archived_fact_is_in_the_archive_and_comes_back(ports: Ports) -> None:
    do(ports, Action.ARCHIVE, HOST)
    assert [f.topic for f in ports.memory.read().facts] == [DEPLOY.topic]
    (fact,) = archived_facts(ports)
    restore(ports, fact, Channel.TERMINAL)
    assert [f._replace(note=None) for f in ports.memory.read().facts] == [DEPLOY, HOST]


def test_a_moved_fact_stands_in_its_project_alone_and_keeps_its_key(ports: Ports) -> None:
    do(ports, Action.MOVE, HOST, to=SHOP)
    assert [f.topic for f in ports.memory.read().facts] == [DEPLOY.topic]
    assert ports.memory.within(SHOP).read().facts == (HOST._replace(scope=SHOP),)


def test_shorter_words_keep_the_line_its_days(ports: Ports) -> None:
    do(ports, Action.SHORTEN, HOST, words=Claim("host", "staging-a", "prod-b"))
    assert ports.memory.read().facts[1] == HOST._replace(topic="host")


@pytest.mark.parametrize("action", [Action.MERGE, Action.ARCHIVE, Action.MOVE, Action.SHORTEN])
def test_every_choice_can_be_taken_back_to_the_byte(ports: Ports, tmp_path: Path, action: Action) -> None:
    before = snapshot(tmp_path)
    do(
        ports,
        action,
        DEPLOY,
        *([HOST] if action is Action.MERGE else []),
        to=SHOP,
        words=Claim("d", "a", "b"),
    )
    assert snapshot(tmp_path) != before
    ports.memory.undo(Approval(Channel.TERMINAL, AT, None, ""), ports.memory.journal()[-1].id)
    assert snapshot(tmp_path) == before


def test_a_plan_older_than_the_memory_changes_nothing(ports: Ports, tmp_path: Path) -> None:
    before = snapshot(tmp_path)
    with pytest.raises(ChangedMeanwhileError):
        do(ports, Action.ARCHIVE, HOST._replace(correct="prod-z"))
    assert snapshot(tmp_path) == before


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({"words": Claim(DEPLOY.topic, "x", "y")}, TakenTopicError),
        ({"words": Claim("password", "x", "ghp_" + "a1B2" * 9)}, MaskedValueError),
        ({"words": None}, BeltaError),
    ],
)
def test_words_that_cannot_be_recorded_are_refused(
    ports: Ports, tmp_path: Path, more: dict[str, Any], fault: type[BeltaError]
) -> None:
    before = snapshot(tmp_path)
    with pytest.raises(fault):
        do(ports, Action.SHORTEN, HOST, **more)
    assert snapshot(tmp_path) == before


def test_old_declines_go_and_recent_ones_stay(ports: Ports) -> None:
    def decline(key: str) -> None:
        def put(draft: object) -> None:
            draft.index = draft.index.with_decline(Decline(FactKey(key), key, 1, DAY))  # type: ignore[attr-defined]

        ports.memory.change_bookkeeping(Change("decline", FactKey(key), key, key), put)

    decline("old")
    decline("new")
    carry_out(ports, Plan(declines=(OldDecline(GLOBAL, "old", "old"),)), Channel.TERMINAL, "p")
    assert [d.key for d in ports.memory.read().declines] == ["new"]


def test_an_index_is_sorted_by_topic_only_when_asked(ports: Ports) -> None:
    record(ports, Fact("api", "v1", "v2", DAY, 1, DAY, None, FactKey("k-api")))
    carry_out(ports, Plan(regroup=(GLOBAL,)), Channel.TERMINAL, "p")
    facts = ports.memory.read().facts
    assert [f.topic for f in facts] == ["api", DEPLOY.topic, HOST.topic]
    assert [f.key for f in facts] == ["k-api", DEPLOY.key, HOST.key]
    assert proposed(ports, None, {}).regroup == ()


def test_the_last_day_is_when_it_came_up_not_when_a_session_loaded_it(ports: Ports) -> None:
    import datetime as dt

    scene = Scene("claude", SessionId("s1"))
    later, latest = AT + dt.timedelta(days=3), AT + dt.timedelta(days=9)
    ports.events.append(Event(EventKind.RECALLED, later, scene, (str(HOST.key),)))
    ports.events.append(Event(EventKind.LOADED, latest, scene, (str(HOST.key), str(DEPLOY.key))))
    seen = last_seen(ports, [DEPLOY, HOST])
    assert seen == {id_of(DEPLOY): DAY, id_of(HOST): later.date()}


def test_who_waited_for_room_moves_in_when_a_line_goes(ports: Ports) -> None:
    full = ports._replace(settings=ports.settings._replace(cap=2))
    do(full, Action.ARCHIVE, HOST)
    record(full, Fact("api", "v1", "v2", DAY, 1, DAY, None, FactKey("k-api")))
    (archived,) = archived_facts(full)
    restore(full, archived, Channel.TERMINAL)
    assert [f.topic for f in full.memory.read().facts] == [DEPLOY.topic, "api"]
    do(full, Action.ARCHIVE, DEPLOY)
    assert [f.topic for f in full.memory.read().facts] == ["api", HOST.topic]


def test_what_is_proposed_can_be_carried_out(ports: Ports) -> None:
    record(ports, DEPLOY._replace(topic="デプロイ先", key=FactKey("k-ja")))
    plan = proposed(ports, None, {})
    assert [(g.reason, g.action) for g in plan.groups] == [(Reason.DUPLICATE, Action.MERGE)]
    carry_out(ports, plan, Channel.TERMINAL, "p")
    assert proposed(ports, None, {}).is_empty
