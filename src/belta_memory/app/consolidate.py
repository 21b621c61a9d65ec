"""Keep a memory small and true: find what could be merged, archived, moved or shortened, and do what a person chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.app.change import rewrite
from belta_memory.app.confirm import change_recorded, refuse_secrets
from belta_memory.domain.consolidation import Action, FactId, Group, Signals, groups, id_of, old_declines
from belta_memory.domain.consolidation_plan import OldDecline, Plan, line_of
from belta_memory.domain.errors import ChangedMeanwhileError, PlanError, TakenTopicError
from belta_memory.domain.kept import kept_of
from belta_memory.domain.match import claim_of
from belta_memory.domain.model import GLOBAL

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Collection, Iterable, Mapping

    from belta_memory.app.ports import JournalEntry, MemoryDraft, Ports
    from belta_memory.domain.kept import Kept
    from belta_memory.domain.model import Channel, Fact

_SIGHTED = frozenset({"recalled", "reminded", "asked", "violated", "corrected_again"})


def proposed(
    ports: Ports,
    folder: str | None,
    stale: Mapping[FactId, str],
    kept: Collection[Kept] = (),
    *,
    regroup: bool = False,
) -> Plan:
    """The plan for the facts of this project and those that hold everywhere, without what was kept before."""
    from belta_memory.app.notes import recorded_facts
    from belta_memory.app.scopes import present_project
    from belta_memory.domain.match import relate

    here = present_project(ports, folder)
    scopes = [scope for scope in ports.memory.scopes() if scope in {GLOBAL, here}]
    facts = [fact for scope in scopes for fact in recorded_facts(ports.memory.within(scope))]
    today = ports.clock.now().date()
    signals = Signals(today, last_seen(ports, facts), stale, here, _about(ports, folder, facts))
    sighted = {p.key: max(s.day for s in p.sightings) for p in ports.proposals.all() if p.sightings}
    declines = [
        OldDecline(scope, d.key, d.topic)
        for scope in scopes
        for d in old_declines(ports.memory.within(scope).read().declines, sighted, today)
    ]
    left_out: list[Group] = []

    def is_kept(group: Group) -> bool:
        if kept_of(group) in kept:
            left_out.append(group)
            return True
        return False

    shown = tuple(groups(facts, signals, relate, is_kept))
    return Plan(shown, tuple(declines), tuple(scopes) if regroup else (), len(left_out))


def last_seen(ports: Ports, facts: Iterable[Fact]) -> dict[FactId, dt.date]:
    """The last day on which a fact was said, recorded, checked, or came up. A line with no day at all has none."""
    from belta_memory.domain.triggers import shown_as

    came_up: dict[str, dt.date] = {}
    for event in ports.events.all():
        if event.kind in _SIGHTED:
            came_up |= {key: max(event.at.date(), came_up.get(key, event.at.date())) for key in event.keys}
    found = {}
    for fact in facts:
        note = ports.memory.within(fact.scope).note(fact.note) if fact.note else None
        days = (fact.first_seen, fact.recorded_at, came_up.get(shown_as(fact)), note and note.verified_at)
        if known := [day for day in days if day]:
            found[id_of(fact)] = max(known)
    return found


def carry_out(ports: Ports, plan: Plan, channel: Channel, path: str) -> list[JournalEntry]:
    """Do it, a change a group, so that each can be taken back alone. Raises before the first when one cannot be done."""
    for group in plan.acting:
        if group.action is Action.SHORTEN:
            if group.words is None:
                raise PlanError(path=path, cause=f"{line_of(group.facts[0])} has no shorter words yet")
            refuse_secrets(group.words, line_of(group.facts[0]))
    done = [_do(ports, group, channel) for group in plan.acting]
    by_scope = {scope: [d for d in plan.declines if d.scope == scope] for scope, _, _ in plan.declines}
    done += [_tidy(ports, scope, declines, channel) for scope, declines in by_scope.items()]
    return [*done, *(_regroup(ports, scope, channel) for scope in plan.regroup)]


def _about(ports: Ports, folder: str | None, facts: Iterable[Fact]) -> frozenset[FactId]:
    """The global facts that cite something of the present repository."""
    from belta_memory.domain.whereabouts import cited

    project = ports.repositories.of(folder)
    if project is None or not project.is_repository:
        return frozenset()
    everywhere = [fact for fact in facts if fact.scope == GLOBAL and cited(claim_of(fact))]
    about = (f for f in everywhere if ports.repositories.names_any(project, cited(claim_of(f))))
    return frozenset(map(id_of, about))


def _do(ports: Ports, group: Group, channel: Channel) -> JournalEntry:
    from belta_memory.app.notes import waiting_facts
    from belta_memory.app.ports import Change
    from belta_memory.app.room import move_in

    fact = group.facts[group.keep]
    after = fact if group.words is None else fact._replace(**group.words._asdict())
    scope = group.to if group.action is Action.MOVE and group.to is not None else fact.scope

    waiting = {
        place: [f for f in waiting_facts(ports.memory.within(place)) if f not in group.facts]
        for place in dict.fromkeys(f.scope for f in group.facts)
    }

    def edit(draft: MemoryDraft) -> None:
        for member in group.facts:
            _must_stand(ports, draft.within(member.scope), member)
        match group.action:
            case Action.MERGE:
                _merge(draft, fact, [f for f in group.facts if f != fact], ports)
            case Action.MOVE:
                for member in group.facts:
                    _move(draft.within(member.scope), draft, member, ports)
            case Action.SHORTEN:
                _must_be_free(draft, after, fact)
                rewrite(draft, ports, fact, after)
            case _:
                for member in group.facts:
                    _archive(draft.within(member.scope), member, ports.language)
        for place, facts in waiting.items():
            move_in(draft.within(place), facts, ports.settings.cap)

    shown = line_of(after)
    change = Change(str(group.action), fact.key, after.topic, shown)
    return change_recorded(ports.within(scope), shown, channel, change, edit)


def _must_stand(ports: Ports, draft: MemoryDraft, fact: Fact) -> None:
    """Is the fact still as the plan says? It may stand in its note alone. Raises ChangedMeanwhileError."""
    listed = draft.index.fact_on(fact.topic)
    if listed is None:
        from belta_memory.app.notes import waiting_facts

        waiting = waiting_facts(ports.memory.within(fact.scope))
        listed = next((f for f in waiting if id_of(f) == id_of(fact)), None)
    if listed is None or line_of(listed) != line_of(fact):
        raise ChangedMeanwhileError(path=draft.index.path)


def _merge(draft: MemoryDraft, fact: Fact, others: list[Fact], ports: Ports) -> None:
    """One line stays with what was said of all; the others go to its note's history and to the archive."""
    from belta_memory.app.notes import fold_note, write_note

    days = [f.first_seen for f in (fact, *others) if f.first_seen]
    kept = fact._replace(
        occurrences=fact.occurrences + sum(f.occurrences for f in others), first_seen=min(days, default=None)
    )
    today, own = ports.clock.now().date(), draft.within(fact.scope)
    for other in others:
        kept = kept._replace(note=write_note(own, kept, ports.language, other, today))
        place = draft.within(other.scope)
        place.index = place.index.without_fact(other.topic)
        fold_note(place, other, kept, ports.language)
    if own.index.fact_on(fact.topic) is not None:
        own.index = own.index.with_fact(kept)


def _archive(draft: MemoryDraft, fact: Fact, language: str) -> None:
    from belta_memory.app.notes import note_of
    from belta_memory.domain.note import NoteStatus

    slug, note = note_of(draft, fact, language)
    draft.index = draft.index.without_fact(fact.topic)
    draft.archive_note(slug, note.with_field("status", str(NoteStatus.ARCHIVED)))


def _move(source: MemoryDraft, target: MemoryDraft, fact: Fact, ports: Ports) -> None:
    from belta_memory.app.notes import carried
    from belta_memory.app.record import take_in

    _must_be_free(target, fact)
    source.index = source.index.without_fact(fact.topic)
    take_in(ports, target, carried(source, target, fact))


def _must_be_free(draft: MemoryDraft, fact: Fact, but_for: Fact | None = None) -> None:
    """Does no other line of the index stand on its topic? Raises TakenTopicError."""
    other = draft.index.fact_on(fact.topic)
    if other is not None and (but_for is None or id_of(other) != id_of(but_for)):
        raise TakenTopicError(topic=fact.topic, line=line_of(other))


def _tidy(ports: Ports, scope: str, declines: list[OldDecline], channel: Channel) -> JournalEntry:
    """Take out the management comments of a year without a sighting."""
    from belta_memory.app.ports import Change

    keys = {d.key for d in declines}

    def edit(draft: MemoryDraft) -> None:
        for decline in draft.index.declines:
            if decline.key in keys:
                draft.index = draft.index.without_decline(decline.key)

    shown = f"{len(keys)} old declines taken out"
    return change_recorded(ports.within(scope), shown, channel, Change("tidy", None, None, shown), edit)


def _regroup(ports: Ports, scope: str, channel: Channel) -> JournalEntry:
    """Sort neighbouring lines by topic."""
    from belta_memory.app.ports import Change
    from belta_memory.domain.consolidation import regrouped
    from belta_memory.domain.index import parse_index
    from belta_memory.domain.outline import split_lines

    def edit(draft: MemoryDraft) -> None:
        index = draft.index
        lines = regrouped(split_lines(index.text), index.fact_lines, index.facts)
        draft.index = parse_index("".join(lines), index.path, index.scope).with_keys(
            {id_of(f)[1]: f.key for f in index.facts if f.key}
        )

    shown = f"the index of {scope} sorted by topic"
    return change_recorded(ports.within(scope), shown, channel, Change("regroup", None, None, shown), edit)
