"""Which of the recorded facts somebody wants to see, and what became of each."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.errors import UnknownIdError
from belta_memory.domain.model import GLOBAL

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import Fact


class Status(StrEnum):
    """Where a fact stands."""

    ACTIVE = "active"  # in its index
    WAITING = "waiting"  # in its note alone, until there is room in the index
    SUPERSEDED = "superseded"  # another took its place
    ARCHIVED = "archived"  # folded away


PRESENT = (Status.ACTIVE, Status.WAITING)


class Listed(NamedTuple):
    """A fact and where it stands."""

    fact: Fact
    status: Status


def scopes_for(ports: Ports, project: str | None, named: str | None, *, everything: bool) -> list[str]:
    """The scopes that are looked at: the present project and what holds everywhere, or what is named.

    Raises UnknownIdError for a project of which there is nothing.
    """
    from belta_memory.domain.scope import name_of

    if everything:
        return ports.memory.scopes()
    if named is None:
        return [*([] if project is None else [project]), GLOBAL]
    if named == GLOBAL:
        return [GLOBAL]
    if named in {".", "project"} and project is not None:
        return [project]
    known = [scope for scope in ports.memory.scopes() if scope != GLOBAL]
    found = [scope for scope in known if named in {scope, name_of(scope)}]
    if not found:
        raise UnknownIdError(what="project", id=named, known=", ".join(known) or "none")
    return found


def listed(ports: Ports, scopes: Iterable[str], statuses: Collection[Status] = PRESENT) -> list[Listed]:
    """The facts of some scopes with these statuses, in the order of their files."""
    return [found for scope in scopes for found in _of_scope(ports, scope) if found.status in statuses]


def found_by(ports: Ports, facts: Iterable[Listed], words: str) -> list[Listed]:
    """The facts in which every word occurs, in a value or the note, whatever width and case; hits in the topic first."""
    from belta_memory.domain.note import format_note
    from belta_memory.domain.text import normalise

    wanted = normalise(words).split()
    found: list[tuple[int, Listed]] = []
    for entry in facts:
        fact = entry.fact
        topic, pair = normalise(fact.topic), normalise(f"{fact.wrong} {fact.correct}")
        note = None if fact.note is None else ports.memory.within(fact.scope).note(fact.note)
        text = f"{topic}{pair}{'' if note is None else normalise(format_note(note))}"
        if all(word in text for word in wanted):
            places = sum(3 if word in topic else 2 if word in pair else 1 for word in wanted)
            found.append((places, entry))
    return [entry for _, entry in sorted(found, key=lambda hit: -hit[0])]


def _of_scope(ports: Ports, scope: str) -> list[Listed]:
    from belta_memory.app.notes import all_headings, waiting_facts
    from belta_memory.domain.note import NoteStatus, fact_of

    memory, known = ports.memory.within(scope), all_headings()
    found = [Listed(fact, Status.ACTIVE) for fact in memory.read().facts]
    found += [Listed(fact, Status.WAITING) for fact in waiting_facts(memory)]
    for note in memory.archived():
        status = Status.SUPERSEDED if note.status is NoteStatus.SUPERSEDED else Status.ARCHIVED
        if (fact := fact_of(note, known)) is not None:
            found.append(Listed(fact._replace(scope=scope), status))
    return found
