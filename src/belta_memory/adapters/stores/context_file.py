"""session_context.md and its copies, written by one process at a time; the last state is never lost."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

from belta_memory.adapters.stores.cache_file import replace_soon
from belta_memory.adapters.stores.files import read, remove, replace
from belta_memory.adapters.stores.home import CONTEXT
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.once import untold
from belta_memory.domain.errors import BeltaError, LockTimeoutError, NoLocksError, UnwritableHomeError
from belta_memory.domain.model import GLOBAL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from belta_memory.adapters.stores.home import Home
    from belta_memory.adapters.stores.once import Tell


class ContextFile:
    """A second writer does not wait: its mark makes the first one write once more, or whoever looks next."""

    def __init__(self, home: Home, copies: Iterable[str] = (), tell: Tell = untold) -> None:
        self.path = os.path.join(home.shelf(GLOBAL).folder, CONTEXT)
        self._copies = tuple(copies)
        self._mark, self._taken = home.context_marks
        self._lock = home.lock("context")
        self._tell = tell

    @contextmanager
    def changing(self, make: Callable[[], str]) -> Iterator[None]:
        """Around a change of the entries: whoever dies in it leaves a mark, and who breaks it off writes what was done."""
        self._put_mark()
        try:
            yield
        finally:
            # With a mark of its own: the first may have been taken before the change stood.
            self.refresh(make)

    def refresh(self, make: Callable[[], str]) -> None:
        """Write what `make` says of the entries as they are. What goes wrong is told, and tried again next time."""
        self._put_mark()
        self.catch_up(make)

    def is_behind(self) -> bool:
        """Has somebody changed the entries, and could not write the page?"""
        return os.path.exists(self._mark) or os.path.exists(self._taken)

    def catch_up(self, make: Callable[[], str]) -> None:
        """Write it where it is behind, and nothing elsewhere."""
        try:
            while self.is_behind():  # again: a mark may have come after the last look under the lock
                with locked(self._lock, 0.0):
                    while self.is_behind():
                        self._take_mark()
                        self._write(make())
                        remove(self._taken)
        except NoLocksError as fault:
            self._tell(fault)
        except LockTimeoutError:
            return  # somebody is writing, and sees the mark
        except BeltaError as fault:
            self._tell(fault)

    def _put_mark(self) -> None:
        try:
            replace_soon(self._mark, b"")
        except BeltaError as fault:
            self._tell(fault)

    def _take_mark(self) -> None:
        """Give it another name while the page is made: one that comes meanwhile stays, and so does this one in a death."""
        try:
            os.replace(self._mark, self._taken)
        except FileNotFoundError:
            return  # somebody died with it taken
        except OSError as cause:
            raise UnwritableHomeError(path=self._mark, cause=cause.strerror) from cause

    def _write(self, page: str) -> None:
        """Each that can be written. Raises what went wrong with the last of the others."""
        content, failed = page.encode(), None
        for path in (self.path, *self._copies):
            try:
                self._put(path, content)
            except BeltaError as fault:
                failed = fault
        if failed is not None:
            raise failed

    def _put(self, path: str, content: bytes) -> None:
        if (read(path) or b"") == content:
            return
        if content:
            replace(path, content)
        elif path == self.path:
            remove(path)
        else:
            replace(path, b"")  # somebody reads it there
