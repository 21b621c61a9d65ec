"""One lock for every process. Own code because the filelock package alone costs a hook 6 empty interpreters."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from belta_memory.adapters.stores.files import make_folder
from belta_memory.domain.errors import LockTimeoutError, UnwritableHomeError

if sys.platform == "win32":
    import msvcrt

    def _try(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _try(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_PAUSE = 0.002  # seconds between two tries


@contextmanager
def locked(path: str, timeout: float = 10.0) -> Iterator[None]:
    """Hold the lock file at `path` exclusively. Raises LockTimeoutError, UnwritableHomeError.

    The lock belongs to the open descriptor (flock), so that closing another one in this process does not drop it, and
    the kernel lets go of it when the process dies. The file stays: removing it would let two processes hold two files.
    """
    make_folder(os.path.dirname(path))
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as cause:
        raise UnwritableHomeError(path=path, cause=cause.strerror) from cause
    try:
        _wait(descriptor, path, timeout)
        yield
    finally:
        os.close(descriptor)


def _wait(descriptor: int, path: str, timeout: float) -> None:
    deadline = time.monotonic() + timeout
    while True:
        try:
            _try(descriptor)
        except OSError as busy:
            if time.monotonic() >= deadline:
                raise LockTimeoutError(path=path, seconds=timeout) from busy
            time.sleep(_PAUSE)
        else:
            return
