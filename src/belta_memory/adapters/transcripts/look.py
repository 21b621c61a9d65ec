"""A first look at a path: is there something, and of what kind? Light, because hooks look, too."""

import os
import stat
from collections.abc import Iterator

from belta_memory.domain.errors import BrokenTranscriptError, UnreadableFileError

HEAD = 4_096  # bytes by which a file is told


def is_there(path: str) -> bool:
    """Is there something? What may not be looked at is, and is told of as soon as it is read."""
    try:
        os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return True


def check_regular(path: str) -> None:
    """Is this a file? Whoever opens a pipe or a device may wait for ever. Raises OSError."""
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise OSError(None, "it is not an ordinary file")


def first_bytes(path: str) -> bytes:
    """The bytes by which a file is told. Raises OSError."""
    check_regular(path)
    with open(path, "rb", buffering=0) as file:
        return file.read(HEAD)


def is_object(head: bytes) -> bool:
    """Do these first bytes of a file begin a JSON object?"""
    return head.lstrip()[:1] == b"{"


def paths_below(root: str, faults: list[UnreadableFileError]) -> Iterator[str]:
    """The files below a folder, in a fixed order; what cannot be looked at is put to the faults."""

    def tell(cause: OSError) -> None:
        faults.append(unreadable(cause.filename, cause))

    for folder, folders, names in os.walk(root, onerror=tell):
        folders.sort()
        yield from (os.path.join(folder, name) for name in sorted(names))


def unreadable(path: str, cause: OSError) -> UnreadableFileError:
    """What to tell of a path that cannot be read. What the system has no number for, we have found out ourselves."""
    kind = BrokenTranscriptError if cause.errno is None else UnreadableFileError
    return kind(path=path, cause=cause.strerror or str(cause))
