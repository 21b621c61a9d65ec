"""Where a correction holds, and which facts hold where somebody works."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from belta_memory.domain.model import GLOBAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import Fact, Observation, Proposal
    from belta_memory.domain.scope import Project


class Repositories(Protocol):
    """The projects of this machine."""

    def of(self, folder: str | None) -> Project | None:
        """The project of a folder; None where no whole path is known."""

    def names_any(self, project: Project, words: frozenset[str]) -> bool:
        """Does the repository name one of these: a path that is there, or a word of one of its manifests?"""


class Place(NamedTuple):
    """Where something was said, and where it holds."""

    scope: str
    project: str | None

    def meets(self, other: Place) -> bool:
        """Can the two be about one fact? What holds in another project alone is none of this one's."""
        return self.scope == other.scope or (self.project is not None and self.project == other.project)


def place_of(ports: Ports, said: Sequence[Observation]) -> Place:
    """Where what was said holds: in the project where it was said last when it is about that, else everywhere.

    It is about the project when its words say so, or when what it states cites something that the repository names.
    """
    from belta_memory.domain.whereabouts import Where, cited, last_said

    project = ports.repositories.of(said[-1].project)
    if project is None:
        return Place(GLOBAL, None)
    there = [o for o in said if o.project == said[-1].project or _is_in(ports, o, project)]
    if (where := last_said(o.text for o in there)) is not None:
        return Place(project.id if where is Where.HERE else GLOBAL, project.id)
    words = frozenset().union(*(cited(o.claim) for o in there))
    is_about_it = project.is_repository and bool(words) and ports.repositories.names_any(project, words)
    return Place(project.id if is_about_it else GLOBAL, project.id)


def is_heard(ports: Ports, here: Place, said: Observation) -> bool:
    """Can what was said be about a fact of this place? All that was said in its project can."""
    if here.project is not None and present_project(ports, said.project) == here.project:
        return True
    return here.meets(place_of(ports, [said]))


def place_of_proposal(proposal: Proposal) -> Place:
    """Where a proposal was said and would hold."""
    return Place(proposal.scope, proposal.project)


def present_project(ports: Ports, folder: str | None) -> str | None:
    """The id of the project in which somebody works."""
    project = ports.repositories.of(folder)
    return None if project is None else project.id


def present_folder(ports: Ports, folder: str | None) -> str:
    """The folder of the memory of the project in which somebody works; empty where they are in none."""
    from belta_memory.domain.scope import folder_name

    project = present_project(ports, folder)
    return "" if project is None else folder_name(project)


def facts_here(ports: Ports, project: str | None) -> list[Fact]:
    """The recorded facts that hold in a project: its own, then the global ones on other topics."""
    from belta_memory.app.notes import recorded_facts

    everywhere = recorded_facts(ports.memory.within(GLOBAL))
    if project is None:
        return everywhere
    return own_first(recorded_facts(ports.memory.within(project)), everywhere)


def all_facts(ports: Ports) -> list[Fact]:
    """Every recorded fact of every scope."""
    from belta_memory.app.notes import recorded_facts

    return [fact for scope in ports.memory.scopes() for fact in recorded_facts(ports.memory.within(scope))]


def own_first(own: Iterable[Fact], everywhere: Iterable[Fact]) -> list[Fact]:
    """A project's own facts, and of the global ones those on other topics: in its project a project's line wins."""
    from belta_memory.domain.text import normalise

    known = list(own)
    topics = {normalise(fact.topic) for fact in known}
    return [*known, *(fact for fact in everywhere if normalise(fact.topic) not in topics)]


def _is_in(ports: Ports, said: Observation, project: Project) -> bool:
    found = ports.repositories.of(said.project)
    return found is not None and found.id == project.id
