"""Find a recorded fact by what people have at hand: its key, its note's slug, or its topic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.app.scopes import all_facts, facts_here
from belta_memory.domain.errors import AmbiguousIdError, UnknownIdError
from belta_memory.domain.match import same_topic
from belta_memory.domain.scope import tag_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belta_memory.app.ports import JournalEntry, Ports
    from belta_memory.domain.model import Fact

_NAMED = 8


def find_fact(facts: Iterable[Fact], name: str) -> Fact:
    """The one fact with this topic, slug or beginning of a key. Raises UnknownIdError, AmbiguousIdError."""
    everything = list(facts)
    exact = [f for f in everything if same_topic(f.topic, name) or name in (f.note, f.key)]
    found = exact or [f for f in everything if name and f.key is not None and f.key.startswith(name)]
    if len(found) == 1:
        return found[0]
    if found:
        known = ", ".join(f"{tag_of(f.scope)}{f.topic} ({f.key or 'no key'})" for f in found[:_NAMED])
        raise AmbiguousIdError(what="fact", id=name, known=known)
    known = ", ".join(f"{tag_of(f.scope)}{f.topic}" for f in everything[:_NAMED]) or "none"
    raise UnknownIdError(what="fact", id=name, known=known)


def find_anywhere(ports: Ports, project: str | None, name: str) -> Fact:
    """The one fact of this name that holds here; else that of any project, which its key names best.

    Raises UnknownIdError, AmbiguousIdError.
    """
    here = facts_here(ports, project)
    try:
        return find_fact(here, name)
    except UnknownIdError as unknown:
        try:
            return find_fact(all_facts(ports), name)
        except UnknownIdError:
            raise unknown from None


def find_change(journal: Iterable[JournalEntry], name: str | None) -> JournalEntry:
    """The change with this id or beginning of one; the newest that still stands for None. Raises UnknownIdError.

    An undo is taken back only by its name. What a purge took can never come back.
    """
    passed_over = {"purge", "purged"} if name else {"purge", "purged", "undo"}
    standing = [e for e in journal if e.undone_by is None and e.operation not in passed_over]
    found = [e for e in standing if e.id.startswith(name)] if name else standing[-1:]
    if len(found) == 1:
        return found[0]
    known = ", ".join(e.id for e in (found or standing)[-_NAMED:]) or "none"
    if found:
        raise AmbiguousIdError(what="change", id=name, known=known)
    raise UnknownIdError(what="change to take back", id=name or "", known=known)
