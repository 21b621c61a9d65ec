"""What searching and noting need beside the ports of every process."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.app.entries import Pace

if TYPE_CHECKING:
    from collections.abc import Callable

    from belta_memory.app.activity import ActivityLog
    from belta_memory.app.entries import Entries
    from belta_memory.app.gate import WaitingWrites
    from belta_memory.app.search import SearchBackend


class Library(NamedTuple):
    """Kept as long as its process runs: it knows what it has read, and reads again what has changed."""

    entries: Entries
    backend: SearchBackend
    waiting: WaitingWrites
    activity: ActivityLog
    refresh: Callable[[Callable[[], str]], None]  # writes session_context.md, by what makes it
    pace: Pace
    user: str = ""
