import datetime as dt
from typing import Any

import pytest

from belta_memory.domain.consolidation import (
    Action,
    Group,
    Reason,
    Signals,
    groups,
    id_of,
    old_declines,
    regrouped,
)
from belta_memory.domain.consolidation_plan import Plan, as_json, from_json
from belta_memory.domain.errors import PlanError
from belta_memory.domain.index import parse_index
from belta_memory.domain.kept import kept_in, kept_of
from belta_memory.domain.match import relate
from belta_memory.domain.model import GLOBAL, Claim, Decline, Fact, FactKey

TODAY = dt.date(2026, 11, 30)
SHOP = "example.org/shop"


def fact(topic: str, wrong: str, correct: str, day: int = 1, scope: str = GLOBAL) -> Fact:
    on = dt.date(2026, 11, day)
    return Fact(topic, wrong, correct, on, 1, on, None, FactKey(f"k-{topic}-{day}"), scope)


def signals(**more: Any) -> Signals:
    return Signals(TODAY, {}, {}, None, frozenset())._replace(**more)


def found(*facts: Fact, **more: Any) -> list[tuple[str, str, list[str]]]:
    return [
        (g.reason, g.action, [f.correct for f in g.facts]) for g in groups(facts, signals(**more), relate)
    ]


DEPLOY = fact("deploy target", "staging-a", "prod-b")


def test_the_same_fact_in_other_words_is_merged() -> None:
    other = fact("デプロイ先", "staging-a", "prod-b", 5)
    (group,) = groups([DEPLOY, other], signals(), relate)
    assert (group.reason, group.action, group.facts[group.keep]) == (Reason.DUPLICATE, Action.MERGE, other)


def test_what_a_newer_line_calls_wrong_is_superseded() -> None:
    newer = fact("deploy target host", "prod-b", "prod-c", 9)
    assert found(DEPLOY, newer) == [("superseded", "merge", ["prod-c", "prod-b"])]


def test_another_value_for_one_thing_contradicts_and_the_newer_one_is_proposed() -> None:
    newer = fact("the deploy target", "old-d", "prod-e", 9)
    assert found(DEPLOY, newer) == [("contradicting", "merge", ["prod-e", "prod-b"])]


@pytest.mark.parametrize(
    "other",
    [
        fact("database port", "5432", "5433"),
        fact("deploy target", "staging-a", "prod-z", 9, scope=SHOP),
        fact("deploy user", "root", "deployer"),
    ],
)
def test_near_misses_and_a_projects_own_value_are_left_alone(other: Fact) -> None:
    assert found(DEPLOY, other) == []


def test_what_a_repository_does_not_bear_out_is_offered_for_the_archive() -> None:
    ((reason, action, _),) = found(DEPLOY, stale={id_of(DEPLOY): "src/x.py"})
    assert (reason, action) == ("stale", "archive")


def test_a_global_fact_about_this_project_may_move_into_it() -> None:
    (group,) = groups([DEPLOY], signals(here=SHOP, about_here=frozenset({id_of(DEPLOY)})), relate)
    assert (group.reason, group.action, group.to) == (Reason.PROJECT, Action.MOVE, SHOP)


@pytest.mark.parametrize(
    ("occ", "days", "is_shown"), [(1, 121, True), (1, 119, False), (3, 121, False), (9, 481, True)]
)
def test_what_was_said_often_rests_longer(occ: int, days: int, is_shown: bool) -> None:
    known = DEPLOY._replace(occurrences=occ)
    assert bool(found(known, seen={id_of(known): TODAY - dt.timedelta(days)})) is is_shown


def test_a_long_line_may_be_shortened() -> None:
    assert found(fact("topic", "w" * 100, "c" * 100)) == [("long", "shorten", ["c" * 100])]


def test_a_fact_stands_in_one_group_only() -> None:
    other = fact("デプロイ先", "staging-a", "prod-b", 5)
    shown = groups([DEPLOY, other], signals(stale={id_of(DEPLOY): "x"}), relate)
    assert len(shown) == 1


def test_a_kept_group_is_not_shown_again_until_something_of_it_changes() -> None:
    newer = fact("deploy target host", "prod-b", "prod-c", 9)
    (group,) = groups([DEPLOY, newer], signals(), relate)
    kept = {kept_of(group)}

    def shown(*facts: Fact) -> list[Group]:
        return groups(facts, signals(), relate, lambda g: kept_of(g) in kept)

    assert shown(DEPLOY, newer) == []
    assert shown(newer, DEPLOY) == []
    changed = newer._replace(correct="prod-d")
    assert [g.facts for g in shown(DEPLOY, changed)] == [(changed, DEPLOY)]
    recorded_anew = newer._replace(key=FactKey("k-new"))
    assert [g.facts for g in shown(DEPLOY, recorded_anew)] == [(recorded_anew, DEPLOY)]


def test_what_was_kept_for_one_reason_may_be_shown_for_another() -> None:
    stale = signals(stale={id_of(DEPLOY): "src/x.py: no such path"}, here=SHOP, about_here={id_of(DEPLOY)})
    (first,) = groups([DEPLOY], stale, relate)
    kept = {kept_of(first)}
    (second,) = groups([DEPLOY], stale, relate, lambda g: kept_of(g) in kept)
    assert (first.reason, second.reason) == (Reason.STALE, Reason.PROJECT)
    kept.add(kept_of(second))
    assert groups([DEPLOY], stale, relate, lambda g: kept_of(g) in kept) == []
    lost = stale._replace(stale={id_of(DEPLOY): "src/y.py: no such path"}, here="example.org/other")
    again = groups([DEPLOY], lost, relate, lambda g: kept_of(g) in kept)
    assert [g.why for g in again] == ["The repository does not bear it out: src/y.py: no such path."]
    kept.add(kept_of(again[0]))
    assert [g.to for g in groups([DEPLOY], lost, relate, lambda g: kept_of(g) in kept)] == [
        "example.org/other"
    ]


def test_declines_of_a_year_without_a_sighting_are_old() -> None:
    old, recent = (
        Decline(FactKey(key), key, 3, TODAY - dt.timedelta(days)) for key, days in (("a", 400), ("b", 300))
    )
    assert old_declines([old, recent], {}, TODAY) == [old]
    assert old_declines([old], {FactKey("a"): TODAY}, TODAY) == []


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_neighbouring_lines_are_sorted_and_everything_else_stays(ending: str) -> None:
    before = [
        "# Mine",
        "- port: ❌ 1 → ✅ 2 [occ:1]",
        "- deploy: ❌ a → ✅ b [occ:1]",
        "",
        "## More",
        "- api: ❌ a → ✅ b",
    ]
    index = parse_index(ending.join(before))
    after = "".join(regrouped(index.text.splitlines(keepends=True), index.fact_lines, index.facts))
    assert after == ending.join([before[0], before[2], before[1], *before[3:]])


# The plan


def plan_of(*facts: Fact) -> Plan:
    return Plan(tuple(groups(facts, signals(), relate)), (), ())


def test_a_plan_comes_back_as_it_was_written() -> None:
    facts = [DEPLOY, fact("deploy target host", "prod-b", "prod-c", 9), fact("long", "w" * 99, "c" * 99)]
    plan = plan_of(*facts)
    kept = plan._replace(groups=(plan.groups[0], plan.groups[1]._replace(action=Action.KEEP)))
    assert from_json(as_json(kept), facts, [GLOBAL], "p") == kept


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"action": "erase"}, "group 1: 'erase' is not a valid Action"),
        ({"keep": 3}, 'group 1: "keep" must be the number'),
        ({"action": "move", "to": "nowhere"}, "group 1: \"to\" is 'nowhere'"),
        ({"action": "shorten", "words": None}, 'group 1: "words" must be'),
        ({"facts": []}, "group 1: it names no fact"),
        ({"facts": [{"scope": "global", "line": "deploy target: ❌ a → ✅ b"}]}, "recorded is"),
        ({"facts": [{"scope": "global", "line": "who: ❌ a → ✅ b"}]}, "is not recorded in global"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused_with_the_place(
    change: dict[str, object], told: str
) -> None:
    facts = [DEPLOY, fact("deploy target host", "prod-b", "prod-c", 9)]
    stored = as_json(plan_of(*facts))
    assert isinstance(stored["groups"], list)
    stored["groups"][0] |= change
    with pytest.raises(PlanError) as caught:
        from_json(stored, facts, [GLOBAL], "plan.json")
    assert told in str(caught.value)


def test_one_fact_in_two_acting_groups_is_refused() -> None:
    group = Group(Reason.LONG, "", (DEPLOY,), Action.ARCHIVE)
    with pytest.raises(PlanError, match="earlier group"):
        from_json(as_json(Plan((group, group))), [DEPLOY], [GLOBAL], "p")


def test_what_a_plan_keeps_is_known_again_when_it_comes_back_as_json() -> None:
    found = signals(stale={id_of(DEPLOY): "x"}, here=SHOP, about_here=frozenset({id_of(DEPLOY)}))
    for is_kept in (lambda _: False, lambda g: g.reason is Reason.STALE):
        (group,) = groups([DEPLOY], found, relate, is_kept)
        plan = Plan((group._replace(action=Action.KEEP),))
        assert kept_in(from_json(as_json(plan), [DEPLOY], [GLOBAL, SHOP], "p")) == [kept_of(group)]
        assert kept_in(Plan((group,))) == []


def test_words_of_a_plan_are_kept() -> None:
    words = Claim("deploy", "staging-a", "prod-b")
    plan = Plan((Group(Reason.LONG, "", (DEPLOY,), Action.SHORTEN, words=words),))
    assert from_json(as_json(plan), [DEPLOY], [GLOBAL], "p") == plan
