"""One lock for every process. Own code because the filelock package alone costs a hook 6 empty interpreters."""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from belta_memory.adapters.stores.files import make_folder
from belta_memory.domain.errors import LockTimeoutError, NoLocksError, UnwritableHomeError

if sys.platform == "win32":
    import msvcrt

    _BUSY = frozenset((errno.EACCES, errno.EDEADLOCK))

    def _try(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _let_go(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    _BUSY = frozenset((errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES))

    def _try(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _let_go(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)


_PAUSE = 0.002  # seconds between two tries


@contextmanager
def locked(path: str, timeout: float = 10.0) -> Iterator[None]:
    """Hold the lock file at `path` exclusively. Raises LockTimeoutError, UnwritableHomeError.

    The lock belongs to the open descriptor (flock), so that closing another one in this process does not drop it, and
    the kernel lets go of it when the process dies. The file stays: removing it would let two processes hold two files.
    """
    descriptor = _hold(path, timeout)
    try:
        try:
            yield
        finally:
            _let_go(descriptor)  # not only by closing: a forked child may hold the descriptor open
    finally:
        os.close(descriptor)


def _hold(path: str, timeout: float) -> int:
    """The descriptor that holds the lock."""
    make_folder(os.path.dirname(path))
    deadline = time.monotonic() + timeout
    while True:
        descriptor = _open(path)
        try:
            _wait(descriptor, path, timeout, deadline)
        except LockTimeoutError:
            os.close(descriptor)
            raise
        if _is_at(descriptor, path):
            return descriptor
        os.close(descriptor)  # somebody emptied the cache while we waited: others lock the new file


def _open(path: str) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as cause:
        raise UnwritableHomeError(path=path, cause=cause.strerror) from cause


def _wait(descriptor: int, path: str, timeout: float, deadline: float) -> None:
    while True:
        try:
            return _try(descriptor)
        except OSError as refusal:
            if refusal.errno not in _BUSY:
                raise NoLocksError(path=path, seconds=timeout, cause=refusal.strerror) from refusal
            if time.monotonic() >= deadline:
                raise LockTimeoutError(path=path, seconds=timeout) from refusal
            time.sleep(_PAUSE)


def _is_at(descriptor: int, path: str) -> bool:
    """Is the file that we locked still the one that others find?"""
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(path))
    except FileNotFoundError:
        return False
