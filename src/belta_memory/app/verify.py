"""Check recorded facts against the repository in which somebody works. Nothing of it is ever run."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from belta_memory.domain.citation import Citation, Kind, State, agrees, citations
from belta_memory.domain.model import GLOBAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from belta_memory.app.ports import JournalEntry, MemoryDraft, Ports
    from belta_memory.domain.model import Channel, Fact


class Workplace(Protocol):
    """A folder of somebody's, read only."""

    def has_path(self, path: str) -> bool:
        """Is there such a file or folder?"""

    def scripts(self) -> Mapping[str, frozenset[str]]:
        """What each runner can run here; a runner of which nothing is known is absent."""

    def packages(self) -> Mapping[str, str]:
        """The packages of the manifests, in small letters, each with what is stated of its version."""

    def words_among(self, words: frozenset[str]) -> tuple[frozenset[str], bool]:
        """Which of these stand in some file, and whether every file was looked at."""
        ...


class Seen(Protocol):
    """What was found before, in the cache."""

    def names(self, project: str) -> frozenset[str]:
        """What was there once."""

    def keep(self, project: str, checks: Sequence[Check]) -> None:
        """Remember how it stands."""


class Finding(NamedTuple):
    """One citation, and what the repository says of it."""

    citation: Citation
    state: State
    told: str


class Check(NamedTuple):
    """One fact that cites something."""

    fact: Fact
    findings: tuple[Finding, ...]

    @property
    def stale(self) -> tuple[Finding, ...]:
        """What does not hold any more."""
        return tuple(f for f in self.findings if f.state in {State.GONE, State.CHANGED})

    @property
    def is_verified(self) -> bool:
        """Was something of it found, and nothing missing?"""
        return not self.stale and any(f.state is State.OK for f in self.findings)


def check(
    facts: Iterable[Fact], place: Workplace, project: str, once: frozenset[str], *, quick: bool = False
) -> list[Check]:
    """Look for what the facts cite. `once` was there before; `quick` reads no file but the manifests.

    What is not there is gone only where it must have been there: a path, script or package that a fact of this very
    project names, or what was found once. Anything else may be about another place.
    """
    packages = place.packages()
    cited = [(fact, found) for fact in facts if (found := citations(fact, packages))]
    names = frozenset(c.name for _, found in cited for c in found if c.kind is Kind.IDENTIFIER)
    known, is_whole = (frozenset(), False) if quick or not names else place.words_among(names)
    checks = []
    for fact, found in cited:
        is_own = fact.scope == project
        results = []
        for citation in found:
            state, told = _state(citation, place, known, is_whole=is_whole)
            if state is State.GONE and str(citation) not in once and not _must_be(citation, is_own=is_own):
                state, told = State.UNKNOWN, "not found here"
            results.append(Finding(citation, state, told))
        checks.append(Check(fact, tuple(results)))
    return checks


def _must_be(citation: Citation, *, is_own: bool) -> bool:
    is_elsewhere = citation.name.startswith(("/", "~", ".."))
    return is_own and citation.kind is not Kind.IDENTIFIER and not is_elsewhere


def _state(
    citation: Citation, place: Workplace, known: frozenset[str], *, is_whole: bool
) -> tuple[State, str]:
    match citation.kind:
        case Kind.PATH:
            return (State.OK, "there") if place.has_path(citation.name) else (State.GONE, "no such path")
        case Kind.COMMAND:
            scripts = place.scripts().get(citation.runner or "")
            if scripts is None:
                return State.UNKNOWN, f"no scripts of {citation.runner} here"
            is_there = citation.name in scripts
            return (State.OK, "there") if is_there else (State.GONE, "no such script")
        case Kind.PACKAGE:
            stated = place.packages().get(citation.name.casefold(), "")
            is_kept = agrees(citation.version or "", stated)
            return (State.OK, stated) if is_kept else (State.CHANGED, f"the manifest says {stated}")
        case _:
            if citation.name in known:
                return State.OK, "there"
            return (State.GONE, "in no file") if is_whole else (State.UNKNOWN, "not every file was read")


def note_checks(ports: Ports, checks: Sequence[Check], channel: Channel) -> JournalEntry:
    """Write today into the notes of what was found to hold, after a person's yes. A fact without a note gets one."""
    from belta_memory.app.confirm import change_recorded
    from belta_memory.app.notes import note_of
    from belta_memory.app.ports import Change

    today = ports.clock.now().date().isoformat()
    shown = f"{len(checks)} checked: {', '.join(c.fact.topic for c in checks)}"

    def edit(draft: MemoryDraft) -> None:
        for fact, _ in checks:
            own = draft.within(fact.scope)
            slug, note = note_of(own, fact, ports.language)
            own.put_note(slug, note.with_field("verified_at", today))
            listed = own.index.fact_on(fact.topic)
            if listed is not None and listed.note is None:
                own.index = own.index.with_fact(listed._replace(note=slug))

    scope = checks[0].fact.scope if checks else GLOBAL
    return change_recorded(ports.within(scope), shown, channel, Change("verify", None, None, shown), edit)
