"""The check of facts against a folder, put together: for `belta verify`, for consolidation, and for a session's start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.adapters.stores.home import find_home

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belta_memory.app.ports import Ports
    from belta_memory.app.verify import Check

SECONDS = 5.0
QUICK = 0.2  # seconds at the start of a session
AGE = 12 * 3600  # seconds for which a check is good while the memory stays as it is


def checks_in(ports: Ports, folder: str, environment: Mapping[str, str]) -> list[Check]:
    """Check every fact that holds in a folder, whole. Raises UnreadableFileError."""
    from belta_memory.adapters.stores.seen_there import SeenFile
    from belta_memory.adapters.workplace import Folder
    from belta_memory.app.scopes import facts_here
    from belta_memory.app.verify import check

    project = ports.repositories.of(folder)
    if project is None:
        return []
    seen = SeenFile(find_home(environment), ports.clock.now(), _state(ports, project.id))
    place = Folder(project.root, SECONDS)
    checks = check(facts_here(ports, project.id), place, project.id, seen.names(project.id))
    seen.keep(project.id, checks)
    return checks


def stale_at_start(ports: Ports, folder: str | None, environment: Mapping[str, str]) -> tuple[str, ...]:
    """What a session shall be told not to trust: from the last check, or from a quick one where that is old."""
    from belta_memory.adapters.stores.seen_there import SeenFile

    project = ports.repositories.of(folder)
    if project is None or not project.is_repository:
        return ()
    state = _state(ports, project.id)
    seen = SeenFile(find_home(environment), ports.clock.now(), state)
    kept = seen.kept(project.id)
    is_fresh = kept.at is not None and (ports.clock.now() - kept.at).total_seconds() < AGE
    if is_fresh and kept.state == state:
        return kept.stale
    from belta_memory.adapters.workplace import Folder
    from belta_memory.app.scopes import facts_here
    from belta_memory.app.verify import check

    place = Folder(project.root, QUICK)
    checks = check(facts_here(ports, project.id), place, project.id, kept.names, quick=True)
    seen.keep(project.id, checks)
    return seen.kept(project.id).stale


def _state(ports: Ports, project: str) -> str:
    """What tells one state of the memory from another."""
    from belta_memory.domain.model import GLOBAL
    from belta_memory.domain.text import fingerprint

    texts = (ports.memory.within(scope).read().text for scope in (GLOBAL, project))
    return fingerprint("\n".join(texts))
