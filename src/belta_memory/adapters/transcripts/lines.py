"""A file of JSON records, one a line, read forward from a place on."""

from __future__ import annotations

import json
from functools import partial
from io import BufferedReader, FileIO
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.transcripts.items import NUL_BYTES, TOO_LONG, TORN, UNFINISHED
from belta_memory.app.transcripts import Place

if TYPE_CHECKING:
    import re
    from collections import Counter
    from collections.abc import Callable, Iterator

    from _typeshed import WriteableBuffer

LONGEST_LINE = (
    32 << 20
)  # bytes; the largest records hold pictures, what is longer holds no words of a person's
HEAD = 2_000  # bytes of a line in which its kind must stand
BLOCK = 1 << 20
_NUL = b"\0"  # what a crash leaves of a line that was never written


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


def records(
    path: str, place: Place, kinds: re.Pattern[bytes], skipped: Counter[str], tick: Callable[[int], None]
) -> Iterator[Line]:
    """The records whose first bytes match `kinds`; the others are not decoded. Raises OSError."""
    with BufferedReader(Watched(path, tick), BLOCK) as file:
        file.seek(place.offset)
        offset, number, line = place.offset, place.line, b"\n"
        next_line = partial(file.readline, LONGEST_LINE)
        for line in iter(next_line, b""):
            start, offset, number = offset, offset + len(line), number + 1
            if line.startswith(_NUL):
                skipped[NUL_BYTES] += 1
                line = line.lstrip(_NUL)  # noqa: PLW2901 (the line, as far as it was written)
            if len(line) == LONGEST_LINE and line[-1:] != b"\n":
                skipped[TOO_LONG] += 1
                offset += rest_of_line(next_line)
            elif kinds.search(line, 0, HEAD) is None:
                continue
            elif (record := _record(line)) is not None:
                yield Line(record, start, Place(offset, number))
            else:
                skipped[TORN if line[-1:] == b"\n" else UNFINISHED] += 1


def rest_of_line(next_line: Callable[[], bytes]) -> int:
    """The bytes of the rest of a line that is too long."""
    passed = 0
    for piece in iter(next_line, b""):
        passed += len(piece)
        if piece[-1:] == b"\n":
            break
    return passed


def _record(line: bytes) -> dict[str, object] | None:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None
