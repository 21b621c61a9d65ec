"""Rule proposals: one entry for a project and a kind of correction that keeps coming back."""

import datetime as dt
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple

from belta_memory.domain.case import Bundle
from belta_memory.domain.model import Kind

ENOUGH = 2  # units after a rule was adopted that show that it did not help


class EntryState(StrEnum):
    """Where an entry stands."""

    OPEN = "open"
    ADOPTED = "adopted"  # a rule or a fact was made of it
    DROPPED = "dropped"  # a person wants no rule for it
    CAME_AGAIN = "adopted, came again"  # the rule did not help


class Made(StrEnum):
    """What was made of an entry."""

    RULE = "rule"
    FACT = "fact"


class Entry(NamedTuple):
    """One rule proposal. It says how often and when, never what was said."""

    number: int
    project: str  # its id; a reader of the ledger sees its name alone
    kind: Kind
    sessions: int
    days: tuple[dt.date, ...]
    state: EntryState = EntryState.OPEN
    adopted_at: dt.datetime | None = None
    made: Made = Made.RULE  # says something where it is adopted


def refreshed(entries: Iterable[Entry], bundles: Iterable[Bundle]) -> tuple[Entry, ...]:
    """The entries after a look at all cases: counts brought up to date, what is newly due added, numbers kept."""
    known = {(entry.project, entry.kind): entry for entry in entries}
    number = max((entry.number for entry in known.values()), default=0)
    for bundle in sorted(bundles, key=_first_day):
        place = bundle.project, bundle.kind
        if (entry := known.get(place)) is not None:
            known[place] = _counted(entry, bundle)
        elif bundle.is_due and not bundle.is_held:
            number += 1
            known[place] = Entry(number, *place, bundle.sessions, bundle.days)
    return tuple(sorted(known.values(), key=lambda entry: entry.number))


def moved(entries: Iterable[Entry], renamed: Mapping[str, str]) -> tuple[Entry, ...]:
    """The entries under the ids by which their projects go now. Of two that have become one, the older stays as it is."""
    known: dict[tuple[str, Kind], Entry] = {}
    for entry in sorted(entries, key=lambda entry: entry.number):
        project = renamed.get(entry.project, entry.project)
        known.setdefault((project, entry.kind), entry._replace(project=project))
    return tuple(known.values())


def held(bundles: Iterable[Bundle]) -> list[Bundle]:
    """What would be due, had any person said a word of it."""
    return [bundle for bundle in bundles if bundle.is_due and bundle.is_held]


def adopted(entry: Entry, at: dt.datetime, made: Made = Made.RULE) -> Entry:
    """The entry once a rule or a fact was made of it: from now on only what comes later counts."""
    return entry._replace(state=EntryState.ADOPTED, adopted_at=at, made=made)


def dropped(entry: Entry) -> Entry:
    """The entry once a person wants no rule for it."""
    return entry._replace(state=EntryState.DROPPED, adopted_at=None)


def _counted(entry: Entry, bundle: Bundle) -> Entry:
    after = bundle if entry.adopted_at is None else bundle.since(entry.adopted_at)
    state = entry.state
    if state is EntryState.ADOPTED and len(after.units) >= ENOUGH and not after.is_held:
        state = EntryState.CAME_AGAIN
    return entry._replace(sessions=bundle.sessions, days=bundle.days, state=state)


def _first_day(bundle: Bundle) -> tuple[dt.date, str, str]:
    return bundle.days[0], bundle.project, bundle.kind
