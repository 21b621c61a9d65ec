"""What was typed in one session since somebody looked last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.adapters.hosts.claude.transcript.places import transcript_file
from belta_memory.adapters.hosts.claude.transcript.reader import TranscriptReading
from belta_memory.adapters.hosts.claude.transcript.tail import FAR, before
from belta_memory.app.transcripts import Mark, Place
from belta_memory.domain.errors import UnreadableFileError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belta_memory.app.transcripts import Cursor, TranscriptFile
    from belta_memory.domain.model import PromptEvent, SessionId


def unseen(path: str, session: SessionId, cursor: Cursor) -> Iterator[PromptEvent]:
    """The prompts since the last look, each with what was before it; at the first look those near the end.

    Those that a program put in a person's place come as unattended ones.
    Whoever stops in the middle gets them again. Raises UnreadableFileError, UnwritableHomeError.
    """
    if (file := _file(path)) is None:
        return
    mark = cursor.mark(file.identity)
    if mark is not None and mark.size == file.size:
        return
    reading = TranscriptReading(
        path, mark.place if mark and mark.size < file.size else _first(file), injected=True
    )
    for turn in reading:
        if turn.event.session != session:
            continue
        if not turn.event.attended:
            yield turn.event
        else:
            found = before(path, turn.start)
            yield turn.event._replace(previous=found.said, calls=found.calls)
    cursor.put(file.identity, Mark(max(file.size, reading.place.offset), reading.place))
    cursor.save()


def _file(path: str) -> TranscriptFile | None:
    """The file; None while the host has not begun it."""
    try:
        return transcript_file(path)
    except UnreadableFileError as fault:
        if isinstance(fault.__cause__, FileNotFoundError):
            return None
        raise


def _first(file: TranscriptFile) -> Place:
    """Where the first look begins: what lies far behind was typed before belta was there, and is for a harvest."""
    if file.size <= FAR:
        return Place()
    far, lines = file.size - FAR, 0
    with open(file.path, "rb") as content:
        while far > content.tell():
            lines += content.read(min(FAR, far - content.tell())).count(b"\n")
        cut = content.readline()
        return Place(content.tell(), lines + cut.count(b"\n"))
