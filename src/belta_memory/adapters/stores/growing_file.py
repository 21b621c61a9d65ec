"""A file that others append to: what was read stays read, and only its new end is read again."""

import os
from io import FileIO
from typing import NamedTuple

from belta_memory.domain.errors import UnreadableFileError

_TAIL = 256  # bytes before the new end that have to be as they were


class News(NamedTuple):
    """What is new in a file."""

    lines: list[bytes]  # whole ones
    rest: bytes  # after the last line end: being written, or torn
    anew: bool  # the file is another one, or was changed before its end: forget what was read


class GrowingFile:
    """One such file, for one reader. Raises UnreadableFileError; an absent file is an empty one."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._state: tuple[int, int, int] | None = None  # inode, size and time when it was read last
        self._place = 0  # after the last whole line
        self._tail = b""  # before that place
        self._rest = b""

    def news(self) -> News:
        """What has come since the last call."""
        try:
            with open(self.path, "rb", buffering=0) as file:
                found = os.fstat(file.fileno())
                state = found.st_ino, found.st_size, found.st_mtime_ns
                if state == self._state:
                    return News([], self._rest, anew=False)
                anew = not self._is_continued(file, found.st_ino, found.st_size)
                if anew:
                    self._place, self._tail = 0, b""
                file.seek(self._place)
                content = file.read()
        except FileNotFoundError:
            anew = self._state is not None
            self._state, self._place, self._tail, self._rest = None, 0, b"", b""
            return News([], b"", anew)
        except OSError as cause:
            raise UnreadableFileError(path=self.path, cause=cause.strerror) from cause
        *lines, self._rest = content.split(b"\n")
        self._state = state
        self._place += len(content) - len(self._rest)
        self._tail = (self._tail + content[: len(content) - len(self._rest)])[-_TAIL:]
        return News(lines, self._rest, anew)

    def _is_continued(self, file: FileIO, inode: int, size: int) -> bool:
        """Does the file still hold what was read of it? Its last words before the new ones tell."""
        if size < self._place or (self._state is not None and inode != self._state[0]):
            return False
        file.seek(self._place - len(self._tail))
        return file.read(len(self._tail)) == self._tail
