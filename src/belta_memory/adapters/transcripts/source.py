"""The transcripts of one host: where they lie, which files are its own, and how one is read."""

from __future__ import annotations

import os
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from belta_memory.adapters.transcripts.database import LOGS, state_of
from belta_memory.adapters.transcripts.items import About, Anew, Step, Typed
from belta_memory.adapters.transcripts.lines import records
from belta_memory.adapters.transcripts.look import first_bytes, is_there, paths_below, unreadable
from belta_memory.adapters.transcripts.reading import ConversationReading
from belta_memory.app.transcripts import Found, Place, TranscriptFile
from belta_memory.domain.errors import UnreadableFileError

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Generator, Iterable, Iterator, Mapping

    from belta_memory.adapters.transcripts.items import Item
    from belta_memory.app.transcripts import Tick, TypedTurn
    from belta_memory.domain.model import PromptEvent

    Steps = Callable[[str, Place, Counter[str], Tick], Iterator[Step]]


def user_folder(environment: Mapping[str, str]) -> str:
    """Where the programs of this user keep their own folders."""
    return environment.get("HOME") or environment.get("USERPROFILE", "")


class Dialect(NamedTuple):
    """What one host's transcripts are like."""

    host: str
    roots: Callable[
        [Mapping[str, str]], Iterable[str]
    ]  # the folders and files of all sessions, from the environment
    may_be: Callable[[str], bool]  # a path: by its name alone
    is_ours: Callable[[str, bytes], bool]  # a path and the first bytes of its content
    steps: Steps  # the items of a file from a place on; counts what it leaves out by itself; raises OSError, ValueError
    # Of a path: is it written line by line, so that its size tells what is new?
    only_grows: Callable[[str], bool] = lambda _: False
    retells: bool = False  # sessions of other hosts, whose own transcripts say more
    state: Callable[[str], tuple[int, float]] = (
        state_of  # size and time of change of all that belongs to a path
    )


class DialectTranscripts:
    """The Transcripts of a host, by its dialect. Nothing is ever written among them."""

    def __init__(self, dialect: Dialect, environment: Mapping[str, str]) -> None:
        self.host = dialect.host
        self.retells = dialect.retells
        self._dialect = dialect
        self._roots = tuple(dialect.roots(environment))

    def files(self) -> Found:
        """The files of all sessions, told by their names and their first bytes."""
        faults: list[UnreadableFileError] = []
        once: dict[str, TranscriptFile] = {}
        for path in self._paths(faults):
            try:
                if self.owns(path, first_bytes(path)):
                    file = self.file(path)
                    once[file.identity] = file
            except UnreadableFileError as fault:
                faults.append(fault)
            except OSError as cause:
                faults.append(unreadable(path, cause))
        return Found(tuple(sorted(once.values(), key=lambda f: (f.modified, f.path))), tuple(faults))

    def owns(self, path: str, head: bytes) -> bool:
        """Is the file with these first bytes this host's?"""
        return self._dialect.is_ours(path, head)

    def keeps_beside(self, path: str) -> bool:
        """Is it the log of a database? That is read with it."""
        return path.endswith(LOGS)

    def file(self, path: str) -> TranscriptFile:
        """One file as it stands now, with all that belongs to it. Raises UnreadableFileError."""
        try:
            status = os.stat(path)
            size, modified = self._dialect.state(path)
        except OSError as cause:
            raise unreadable(path, cause) from cause
        # With the path: a document is written anew under another number, and its old number is given to another file.
        identity = f"{status.st_dev}:{status.st_ino}:{path}"
        return TranscriptFile(
            path, identity, size, modified, None if self._dialect.only_grows(path) else modified
        )

    def read(self, file: TranscriptFile, place: Place, tick: Tick) -> ConversationReading:
        """Begin to read a file."""
        session = os.path.basename(file.path).partition(".")[0]
        steps = self._dialect.steps
        return ConversationReading(
            file.path, place, session, lambda p, skipped: steps(file.path, p, skipped, tick)
        )

    def with_context(self, turn: TypedTurn) -> PromptEvent:
        """The event as it is: it has its context already."""
        return turn.event

    def _paths(self, faults: list[UnreadableFileError]) -> Iterator[str]:
        for root in map(os.path.abspath, filter(is_there, self._roots)):
            if os.path.isdir(root):
                yield from filter(self._dialect.may_be, paths_below(root, faults))
            else:
                yield root


def of_records(
    kinds: re.Pattern[bytes], items: Callable[[str], Callable[[dict[str, object]], Iterator[Item]]]
) -> Steps:
    """The steps through a file of one JSON record a line.

    `kinds` marks the records that tell anything, in their first bytes; `items(path)` begins a file and gives what tells
    of each record. A reading that goes on in the middle sees the file's first record again, for what it says of all.
    """

    def steps(path: str, place: Place, skipped: Counter[str], tick: Tick) -> Iterator[Step]:
        of_record = items(path)
        if place.offset:
            for line in islice(records(path, Place(), kinds, Counter(), lambda _: None), 1):
                about = (item for item in of_record(line.record) if isinstance(item, About))
                yield from (Step(item, line.start, line.after) for item in about)
        for line in records(path, place, kinds, skipped, tick):
            yield from (Step(item, line.start, line.after) for item in of_record(line.record))

    return steps


def of_document(items: Callable[[str], Iterable[Item]]) -> Steps:
    """The steps through a file that is read as a whole each time it has changed.

    It goes on behind the prompts that were taken, as long as they stand there as they did. Where a host has removed some,
    changed them or put others between, all that stand there now are given again: the log knows those that it has.
    """

    def steps(path: str, place: Place, skipped: Counter[str], tick: Tick) -> Iterator[Step]:
        del skipped
        if not (yield from _steps_behind(place, items(path))):
            yield Step(Anew())
            yield from _steps_behind(Place(), items(path))
        tick(state_of(path)[0])

    return steps


def _steps_behind(taken: Place, items: Iterable[Item]) -> Generator[Step, None, bool]:
    """Go through a document, up to a place that is none there any more. Was there such a place?"""
    place = Place()
    for item in items:
        is_new = place.line >= taken.line
        if isinstance(item, Typed):
            told = f"{item.key}\n{item.text}".encode("utf-8", "surrogatepass")
            place = Place(0, place.line + 1, crc32(told, place.told))
            if place.line == taken.line and place != taken:
                return False
        yield Step(item, 0, place, is_new)
    return place.line >= taken.line
