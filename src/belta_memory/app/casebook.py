"""All that was noticed, as cases: one a prompt, each with the project in which it was said."""

from __future__ import annotations

from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from belta_memory.domain.case import cases_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from belta_memory.domain.model import Observation

    ProjectOf = Callable[[str], str]
    """The id of the project to which a folder belongs."""


class CaseBook:
    """The sightings of a log, oldest first. Each folder is looked at once."""

    def __init__(
        self,
        observations: Iterable[Observation],
        project_of: ProjectOf,
        present: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.observations = tuple(observations)
        self.present = present  # the folders that are there, with their projects
        self._project_of = project_of
        self._projects: dict[str, str] = {}

    @cached_property
    def cases(self) -> tuple[Observation, ...]:
        """What counts of them."""
        return tuple(cases_of(self.observations))

    @cached_property
    def placed(self) -> tuple[tuple[str, Observation], ...]:
        """The cases, each with its project."""
        return tuple((self.project(case.project), case) for case in self.cases)

    def project(self, folder: str | None) -> str:
        """The project of a folder; nothing where none is known."""
        if not folder:
            return ""
        if folder not in self._projects:
            self._projects[folder] = self._project_of(folder)
        return self._projects[folder]
