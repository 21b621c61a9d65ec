"""A file of JSON records, one a line, read forward from a place on.

Nine tenths of it tell nothing of what people typed. So a line costs one search through its first bytes, and Python goes on
with those alone in which that finds something.
"""

from __future__ import annotations

import os
import re
from functools import partial
from io import BufferedReader, FileIO
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.transcripts.items import NUL_BYTES, TOO_LONG, TORN, UNFINISHED
from belta_memory.adapters.transcripts.values import parsed
from belta_memory.app.transcripts import Place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, MutableMapping

    from _typeshed import WriteableBuffer

LONGEST_LINE = (
    32 << 20
)  # bytes; the largest records hold pictures, what is longer holds no words of a person's
HEAD = 2_000  # bytes of a line in which its kind must stand
BLOCK = 1 << 18  # bytes; more do not fit a processor's nearer cache
_NUL = b"\0"  # what a crash leaves of a line that was never written


class Marked(NamedTuple):
    """A line as it stands, and where it lies."""

    content: bytes
    start: int
    after: Place

    @property
    def is_whole(self) -> bool:
        """Does it end, or is somebody writing it?"""
        return self.content.endswith(b"\n")


class Line(NamedTuple):
    """A record, and where it lies."""

    record: dict[str, object]
    start: int
    after: Place


class Watched(FileIO):
    """A file that tells how many bytes were read of it, a block at a time."""

    def __init__(self, path: str, tick: Callable[[int], None]) -> None:
        super().__init__(path)
        self._tick = tick

    def readinto(self, buffer: WriteableBuffer, /) -> int | None:
        """Fill the buffer."""
        size = super().readinto(buffer)
        self._tick(size or 0)
        return size


class MarkedLines:
    """The lines of a file, from a place on, that are marked, `unless` one is passed over all the same.

    In each line the first match of `marked` decides: it is given where a group of that has matched.
    """

    def __init__(  # noqa: PLR0913 (what is read, what is sought in it, and who is told)
        self,
        path: str,
        place: Place,
        marked: re.Pattern[bytes],
        skipped: MutableMapping[str, int],
        tick: Callable[[int], None],
        *,
        unless: Callable[[bytes], bool] = lambda _: False,
    ) -> None:
        self._path = path
        self._marked = marked
        self._skipped = skipped
        self._tick = tick
        self._unless = unless
        self.place = place  # behind what was read last, or what was given
        self.unfinished: Place | None = None  # where the last line begins, if it has no end

    def __iter__(self) -> Iterator[Marked]:
        """Read on. Raises OSError."""
        with BufferedReader(Watched(self._path, self._tick), BLOCK) as file:
            size = file.seek(0, os.SEEK_END) - self.place.offset
            file.seek(self.place.offset)
            is_small = size < LONGEST_LINE
            lines = file if is_small else self._bounded(partial(file.readline, LONGEST_LINE))
            number, line, search = self.place.line, b"\n", self._marked.search
            for number, line in enumerate(lines, self.place.line + 1):
                mark = search(line, 0, HEAD)
                if mark is not None:
                    if mark.lastindex is None:
                        continue
                elif line[:1] != _NUL:
                    continue
                whole = line if line[:1] != _NUL else self._without_nul(line)
                if whole and not self._unless(whole):
                    self.place = Place(file.tell(), number)
                    yield Marked(whole, self.place.offset - len(line), self.place)
            self.place = Place(file.tell(), number)
            if line and not line.endswith(b"\n"):
                self.unfinished = Place(self.place.offset - len(line), number - 1)

    def _bounded(self, next_line: Callable[[], bytes]) -> Iterator[bytes]:
        """The lines, none longer than a reader's memory should hold: of such a one its end alone."""
        for line in iter(next_line, b""):
            if len(line) < LONGEST_LINE or line.endswith(b"\n"):
                yield line
            else:
                self._skipped[TOO_LONG] += 1
                yield next((piece for piece in iter(next_line, b"") if piece.endswith(b"\n")), b"")[-1:]

    def _without_nul(self, line: bytes) -> bytes:
        """A line as far as it was written; empty for one without a mark."""
        self._skipped[NUL_BYTES] += 1
        line = line.lstrip(_NUL)
        mark = self._marked.search(line, 0, HEAD)
        return b"" if mark is None or mark.lastindex is None else line


def records(
    path: str,
    place: Place,
    marked: re.Pattern[bytes],
    skipped: MutableMapping[str, int],
    tick: Callable[[int], None],
) -> Iterator[Line]:
    """The records in whose first bytes something is marked; the others are not decoded. Raises OSError."""
    for line in MarkedLines(path, place, marked, skipped, tick):
        if (record := _record(line.content)) is not None:
            yield Line(record, line.start, line.after)
        else:
            skipped[TORN if line.is_whole else UNFINISHED] += 1


def _record(line: bytes) -> dict[str, object] | None:
    try:
        record = parsed(line)
    except ValueError:
        return None
    return record if isinstance(record, dict) else None
