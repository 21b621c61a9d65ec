"""session_context.md and its copies, written by one process at a time; the last state is never lost."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.adapters.stores.cache_file import replace_soon
from belta_memory.adapters.stores.files import read, remove, replace
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.once import untold
from belta_memory.domain.errors import BeltaError, LockTimeoutError, NoLocksError
from belta_memory.domain.model import GLOBAL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from belta_memory.adapters.stores.home import Home
    from belta_memory.adapters.stores.once import Tell


class ContextFile:
    """A second writer does not wait: its mark makes the first one write once more."""

    def __init__(self, home: Home, copies: Iterable[str] = (), tell: Tell = untold) -> None:
        self.path = os.path.join(home.shelf(GLOBAL).folder, "session_context.md")
        self._copies = tuple(copies)
        self._mark = home.cache("context.dirty")
        self._lock = home.lock("context")
        self._tell = tell

    def refresh(self, make: Callable[[], str]) -> None:
        """Write what `make` says of the entries as they are. What goes wrong is told, and tried again next time."""
        try:
            replace_soon(self._mark, b"")
            while os.path.exists(
                self._mark
            ):  # again: a mark may have come after the last look under the lock
                with locked(self._lock, 0.0):
                    while os.path.exists(self._mark):
                        remove(self._mark)
                        self._write(make())
        except NoLocksError as fault:
            self._tell(fault)
        except LockTimeoutError:
            return  # somebody is writing, and sees the mark
        except BeltaError as fault:
            self._tell(fault)

    def _write(self, page: str) -> None:
        content = page.encode()
        for path in (self.path, *self._copies):
            if (read(path) or b"") == content:
                continue
            if content:
                replace(path, content)
            elif path == self.path:
                remove(path)
            else:
                replace(path, b"")  # somebody reads it there
