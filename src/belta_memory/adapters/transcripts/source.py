"""The transcripts of one host: where they lie, which files are its own, and how one is read."""

from __future__ import annotations

import os
import stat
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from belta_memory.adapters.transcripts.database import state_of
from belta_memory.adapters.transcripts.items import About, Anew, Step, Typed
from belta_memory.adapters.transcripts.lines import records
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


HEAD = 4_096  # bytes by which a file is told


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
    only_grows: Callable[[str], bool] = lambda _: (
        False
    )  # a path: line by line, so that its size tells what is new
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

    def files(self, paths: Iterable[str]) -> Found:
        """The files at and below these paths; of all sessions for none. Raises UnreadableFileError for a path itself."""
        asked = tuple(paths)
        roots = asked or tuple(root for root in self._roots if os.path.exists(root))
        faults: list[UnreadableFileError] = []
        once = {f.identity: f for root in roots for f in self._below(os.path.abspath(root), faults)}
        return Found(tuple(sorted(once.values(), key=lambda f: (f.modified, f.path))), tuple(faults))

    def owns(self, file: TranscriptFile) -> bool:
        """Is the file this host's? Only such are given."""
        return any(True for _ in self._known(file.path))

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

    def _below(self, root: str, faults: list[UnreadableFileError]) -> Iterator[TranscriptFile]:
        if not os.path.isdir(root):
            yield from self._known(root)
            return
        for folder, folders, names in os.walk(root, onerror=lambda cause: faults.append(_fault(cause))):
            folders.sort()
            for name in sorted(names):
                path = os.path.join(folder, name)
                if self._dialect.may_be(path):
                    try:
                        yield from self._known(path)
                    except UnreadableFileError as fault:
                        faults.append(fault)

    def _known(self, path: str) -> Iterator[TranscriptFile]:
        """The file, where it is one of this host's. Raises UnreadableFileError."""
        try:
            status = os.stat(path)
            head = _head(path, status)
            size, modified = self._dialect.state(path)
        except OSError as cause:
            raise UnreadableFileError(path=path, cause=cause.strerror or str(cause)) from cause
        if self._dialect.is_ours(path, head):
            # With the path: a document is written anew under another number, and its old number is given to another file.
            changed = None if self._dialect.only_grows(path) else modified
            yield TranscriptFile(path, f"{status.st_dev}:{status.st_ino}:{path}", size, modified, changed)


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


def _head(path: str, status: os.stat_result) -> bytes:
    """The first bytes. Whoever opens a pipe or a device may wait for ever. Raises OSError."""
    if not stat.S_ISREG(status.st_mode):
        raise OSError(None, "it is not an ordinary file")
    with open(path, "rb") as file:
        return file.read(HEAD)


def _fault(cause: OSError) -> UnreadableFileError:
    return UnreadableFileError(path=cause.filename, cause=cause.strerror)
