"""Whole files and single lines: read, replace, append. Folders 0700, files 0600."""

import os

from belta_memory.domain.errors import UnreadableFileError, UnwritableHomeError


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
    real = os.path.realpath(path)
    make_folder(os.path.dirname(real))
    beside = f"{real}.{os.getpid()}.{os.urandom(4).hex()}.tmp"
    try:
        _write_through(beside, content, _mode(real))
        os.replace(beside, real)
    except OSError as cause:
        raise UnwritableHomeError(path=path, cause=cause.strerror) from cause
    finally:
        remove(beside)


def append(path: str, line: bytes) -> None:
    """Add one line with one write. The caller holds the lock. Raises UnwritableHomeError.

    A torn last line of a process that died is closed first, so that it cannot swallow this one.
    """
    make_folder(os.path.dirname(path))
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            size = os.lseek(descriptor, 0, os.SEEK_END)
            if size and (os.lseek(descriptor, size - 1, os.SEEK_SET), os.read(descriptor, 1))[1] != b"\n":
                line = b"\n" + line
            _write_all(descriptor, line + b"\n", size)
        finally:
            os.close(descriptor)
    except OSError as cause:
        raise UnwritableHomeError(path=path, cause=cause.strerror) from cause


def remove(path: str) -> None:
    """Remove a file; an absent one is as good as removed."""
    try:
        os.unlink(path)
    except FileNotFoundError:
        return


def _write_all(descriptor: int, content: bytes, size: int) -> None:
    """One write; a short one (full disk) is taken back, so that no half line stays."""
    if os.write(descriptor, content) != len(content):
        os.ftruncate(descriptor, size)
        import errno

        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _write_through(path: str, content: bytes, mode: int) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)
    with os.fdopen(descriptor, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _mode(path: str) -> int:
    """The mode that the file has already, for us alone when it is new."""
    try:
        return os.stat(path).st_mode & 0o777
    except FileNotFoundError:
        return 0o600
