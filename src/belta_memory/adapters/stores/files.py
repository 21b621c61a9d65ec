"""Whole files and single lines: read, replace, append. Folders 0700, files 0600."""

import os

from belta_memory.domain.errors import UnreadableFileError, UnwritableHomeError

_OURS = 0o600
_RANDOM = 4  # bytes in the name of a file beside another
_BINARY = getattr(os, "O_BINARY", 0)  # Windows turns line ends otherwise
_PAUSE = 0.01  # seconds between two tries to replace a file that somebody has open


def make_folder(path: str) -> None:
    """Make a folder and what is above it, for this user alone. Raises UnwritableHomeError."""
    if os.path.isdir(path):
        return
    try:
        parent = os.path.dirname(path)
        if parent and parent != path:
            make_folder(parent)
        os.mkdir(path, 0o700)
    except FileExistsError:
        if not os.path.isdir(path):
            raise UnwritableHomeError(path=path, cause="a file stands where a folder is needed") from None
    except OSError as cause:
        raise UnwritableHomeError(path=path, cause=cause.strerror) from cause


def read(path: str) -> bytes | None:
    """The bytes of a file; None when it is absent, and only then. Raises UnreadableFileError."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return None
    except OSError as cause:
        raise UnreadableFileError(path=path, cause=cause.strerror) from cause


def replace(path: str, content: bytes) -> None:
    """Put `content` in place of the file, whole or not at all; a link stays a link. Raises UnwritableHomeError."""
    beside = write_beside(path, content)
    try:
        put_in_place(beside, path)
    except UnwritableHomeError:
        remove(beside)
        raise


def write_beside(path: str, content: bytes) -> str:
    """Write what shall replace a file into its folder, safe on the disk; the path of that. Raises UnwritableHomeError.

    All that needs room is done here: `put_in_place` is a rename.
    """
    real = os.path.realpath(path)
    make_folder(os.path.dirname(real))
    beside = f"{real}.{os.getpid()}.{os.urandom(_RANDOM).hex()}.tmp"
    try:
        _write_through(beside, content, _mode(real))
    except OSError as cause:
        remove(beside)
        raise UnwritableHomeError(path=path, cause=cause.strerror) from cause
    return beside


def put_in_place(beside: str, path: str) -> None:
    """Let what was written beside a file take its place. Raises UnwritableHomeError."""
    try:
        _swap(beside, os.path.realpath(path))
    except OSError as cause:
        raise UnwritableHomeError(path=path, cause=cause.strerror) from cause


def sweep(folder: str) -> None:
    """Remove what a process that died left beside its files. The caller holds the lock of every writer here."""
    try:
        names = os.listdir(folder)
    except FileNotFoundError:
        return
    except OSError as cause:
        raise UnwritableHomeError(path=folder, cause=cause.strerror) from cause
    for name in names:
        *_, process, random, ending = ["", "", "", *name.split(".")]
        if (
            ending == "tmp"
            and process.isdigit()
            and len(random) == 2 * _RANDOM
            and not set(random) - set("0123456789abcdef")
        ):
            remove(os.path.join(folder, name))


def append(path: str, line: bytes, durable: bool = False) -> int:  # noqa: FBT001, FBT002 - a switch of one word
    """Add one line with one write; the size before. The caller holds the lock. Raises UnwritableHomeError.

    A torn last line of a process that died is closed first, so that it cannot swallow this one.
    """
    make_folder(os.path.dirname(path))
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | _BINARY, _OURS)
        try:
            size = os.lseek(descriptor, 0, os.SEEK_END)
            if size and (os.lseek(descriptor, size - 1, os.SEEK_SET), os.read(descriptor, 1))[1] != b"\n":
                line = b"\n" + line
            _write_all(descriptor, line + b"\n", size, durable)
        finally:
            os.close(descriptor)
    except OSError as cause:
        raise UnwritableHomeError(path=path, cause=cause.strerror) from cause
    return size


def take_back(path: str, size: int) -> None:
    """Cut a file to the size that it had before an `append` of this very process, which holds the lock still."""
    try:
        os.truncate(path, size)
    except OSError as cause:
        raise UnwritableHomeError(path=path, cause=cause.strerror) from cause


def remove(path: str) -> None:
    """Remove a file; an absent one is as good as removed. Raises UnwritableHomeError."""
    try:
        os.unlink(path)
    except FileNotFoundError:
        return
    except OSError as cause:
        raise UnwritableHomeError(path=path, cause=cause.strerror) from cause


def _write_all(descriptor: int, content: bytes, size: int, durable: bool) -> None:  # noqa: FBT001 - as of `append`
    """One write; what does not reach the disk whole is taken back, so that no half line stays."""
    try:
        whole = os.write(descriptor, content) == len(content)
        if whole and durable:
            os.fsync(descriptor)
    except OSError:
        os.ftruncate(descriptor, size)
        raise
    if not whole:
        os.ftruncate(descriptor, size)
        import errno

        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _write_through(path: str, content: bytes, mode: int) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, _OURS)
    with os.fdopen(descriptor, "wb") as file:
        if mode != _OURS:
            os.chmod(path, mode)  # not by `open`: the umask would take bits away
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _swap(beside: str, real: str) -> None:
    """`os.replace`, tried again on Windows, where a file that somebody is reading cannot be replaced."""
    for _ in range(_retries()):
        try:
            return os.replace(beside, real)
        except PermissionError:
            import time

            time.sleep(_PAUSE)
    return os.replace(beside, real)


def _retries() -> int:
    return 100 if os.name == "nt" else 0


def _mode(path: str) -> int:
    """The mode that the file has already, for us alone when it is new."""
    try:
        return os.stat(path).st_mode & 0o777
    except FileNotFoundError:
        return _OURS
