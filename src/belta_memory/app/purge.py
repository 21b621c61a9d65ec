"""Remove a fact or an entry for good: from the memory, and from all that was kept on the way to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from belta_memory.domain.match import Relation, claim_of, relate, same_topic
from belta_memory.domain.purge import Traces, entry_traces, traces

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belta_memory.app.entries import Entries
    from belta_memory.app.ports import JournalEntry, Ports
    from belta_memory.domain.entry import Entry
    from belta_memory.domain.model import Approval, Claim, Fact


class Remains(NamedTuple):
    """How much of it lies in one place."""

    place: str
    number: int


class Eraser(Protocol):
    """Whoever can reach every place of a home."""

    def look(self, found: Traces) -> list[Remains]:
        """What would go."""

    def erase(self, approval: Approval, found: Traces) -> tuple[JournalEntry, list[str]]:
        """Remove it; what is left, as `path:line`, because a person wrote it or a program needs it."""
        ...


def traces_of(ports: Ports, fact: Fact) -> Traces:
    """All by which the fact can be recognised: what it stated over time, in whatever words."""
    memory = ports.memory.within(fact.scope)
    keys = {fact.key} if fact.key else set()
    claims, slugs = [claim_of(fact)], {str(fact.note)} if fact.note else set()
    entries = [e for e in memory.journal() if e.scope == fact.scope]
    keys |= {e.key for e in entries if e.key and e.topic and same_topic(e.topic, fact.topic)}
    claims += _stated(ports, fact, frozenset(keys), (e for e in entries if e.key in keys))
    names = {claim.topic for claim in claims if claim.topic}
    notes = [*memory.unlisted(), *memory.archived()]
    slugs |= {n.name for n in notes if any(same_topic(n.topic, name) for name in names)}
    staying = [claim_of(other) for other in _others(ports, fact, names)]
    return traces(fact.scope, keys, slugs, claims, staying)


def traces_of_entry(ports: Ports, entries: Entries, entry: Entry) -> Traces:
    """All by which the entry can be recognised, and those of which it took the place: they are what it said before."""
    from belta_memory.app.scopes import all_facts
    from belta_memory.domain.lessons import key_of

    known = [*entries.all(), *entries.archived()]
    gone = chain(known, entry)
    keys = {e.key for e in gone}
    staying = [e for e in known if e.key not in keys]
    kept = [words for e in staying for words in (e.text, e.solved_query)]
    kept += [part for fact in all_facts(ports) for part in claim_of(fact) if part]
    said = [words for e in gone for words in (e.text, e.solved_query)]
    return entry_traces(keys | {key_of(e) for e in gone}, (e.slug for e in gone if e.slug), said, kept)


def chain(known: Iterable[Entry], entry: Entry) -> list[Entry]:
    """The entry, then what it took the place of, and what that did."""
    by_key = {e.key: e for e in known}
    found = [entry]
    while (before := by_key.get(found[-1].replaces)) is not None and before not in found:
        found.append(before)
    return found


def _stated(
    ports: Ports, fact: Fact, keys: frozenset[str], entries: Iterable[JournalEntry]
) -> Iterable[Claim]:
    """What the fact stated before, what waited for an answer, and the sightings of it."""
    from belta_memory.domain.statement import parse_statement

    said = [claim for entry in entries if (claim := parse_statement(entry.summary)) is not None]
    for proposal in ports.proposals.all():
        known = [claim_of(fact), *said]
        if proposal.key in keys or any(relate(proposal.claim, c) is Relation.SAME for c in known):
            said += [proposal.claim, proposal.offered]
    known = [claim_of(fact), *said]
    for sighting in ports.observations.facts():
        if any(relate(sighting.claim, claim) is Relation.SAME for claim in known):
            said.append(sighting.claim)
    return said


def _others(ports: Ports, fact: Fact, names: set[str]) -> list[Fact]:
    from belta_memory.app.scopes import all_facts

    def is_it(other: Fact) -> bool:
        return other.scope == fact.scope and any(same_topic(other.topic, name) for name in names)

    return [other for other in all_facts(ports) if not is_it(other)]
