"""What searching and noting need beside the ports of every process."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.app.pace import Pace

if TYPE_CHECKING:
    from belta_memory.app.activity import ActivityLog
    from belta_memory.app.context import Page
    from belta_memory.app.entries import Entries
    from belta_memory.app.gate import WaitingWrites
    from belta_memory.app.search import SearchBackend


class Library(NamedTuple):
    """Kept as long as its process runs: it knows what it has read, and reads again what has changed."""

    entries: Entries
    backend: SearchBackend
    waiting: WaitingWrites
    activity: ActivityLog
    page: Page
    pace: Pace
    user: str = ""
