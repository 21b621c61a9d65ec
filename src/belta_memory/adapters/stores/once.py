"""Tells of a fault once a day: a file that stays broken is met at every prompt."""

from __future__ import annotations

import os

from belta_memory.adapters.stores.files import make_folder
from belta_memory.domain.errors import UnwritableHomeError

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Callable

    from belta_memory.adapters.stores.home import Home
    from belta_memory.domain.errors import BeltaError

    Tell = Callable[[BeltaError], object]

MOST = 20  # that one process tells: a file may be torn in every line


class OnceADay:
    """Hands a fault on to `tell` unless that was done lately; a file in cache/faults, which is tidied, says so."""

    def __init__(self, home: Home, tell: Tell) -> None:
        self._home = home
        self._tell = tell
        self._left = MOST

    def __call__(self, fault: BeltaError) -> None:
        """Tell of it where nobody did."""
        if self._left and self._is_new(fault):
            self._left -= 1
            self._tell(fault)

    def _is_new(self, fault: BeltaError) -> bool:
        from zlib import crc32

        number = crc32(str(fault).encode("utf-8", "surrogatepass"))
        path = self._home.cache("faults", f"{number:08x}")
        try:
            make_folder(os.path.dirname(path))
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        except FileExistsError:
            return False
        except (OSError, UnwritableHomeError):
            return True  # told too often is better than never
        return True


class OnceARun:
    """The same for a command: its person is there, and sees every fault each time."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._told: set[str] = set()

    def __call__(self, fault: BeltaError) -> None:
        """Tell of it where this process did not."""
        if str(fault) not in self._told and len(self._told) < MOST:
            self._told.add(str(fault))
            self._tell(fault)


def untold(fault: BeltaError) -> None:
    """For whoever asks the store itself what it could not read."""
    del fault
