"""Puts together what searching and noting need, from the adapters below one home."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belta_memory.adapters.stores.once import Tell
    from belta_memory.app.library import Library
    from belta_memory.app.ports import Ports


def library_of(
    ports: Ports, environment: Mapping[str, str] = os.environ, tell: Tell | None = None
) -> Library:
    """The library of the present user's home. Raises NoHomeError."""
    from belta_memory.adapters.search.growing import Growing
    from belta_memory.adapters.stores.activity_log import ActivityFile
    from belta_memory.adapters.stores.context_file import ContextFile
    from belta_memory.adapters.stores.entry_files import EntryFiles
    from belta_memory.adapters.stores.home import find_home
    from belta_memory.adapters.stores.hook_log import write
    from belta_memory.adapters.stores.once import OnceADay
    from belta_memory.adapters.stores.waiting_writes import WaitingWriteFiles
    from belta_memory.app.entries import Pace
    from belta_memory.app.library import Library

    home = find_home(environment)
    told = tell or OnceADay(home, lambda fault: write(home.root, fault))
    return Library(
        entries=EntryFiles(home, ports.clock, ports.randomness, told),
        backend=Growing(home.cache("search.sqlite")),
        waiting=WaitingWriteFiles(home, told),
        activity=ActivityFile(home, told),
        refresh=ContextFile(home, ports.settings.exports, told).refresh,
        pace=Pace(),
        user=environment.get("BELTA_USER", ""),
    )
