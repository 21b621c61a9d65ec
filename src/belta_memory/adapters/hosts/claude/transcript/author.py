"""Who wrote one prompt of a session: a person, a program, or nobody can tell yet."""

from __future__ import annotations

import datetime as dt
import os
from typing import TYPE_CHECKING

from belta_memory.adapters.hosts.claude.transcript.reader import TranscriptReading
from belta_memory.app.transcripts import Place
from belta_memory.domain.noted import Author

if TYPE_CHECKING:
    from belta_memory.domain.model import PromptEvent
    from belta_memory.domain.noted import NotedAnswer

NEAR = dt.timedelta(seconds=10)  # between a hook's clock and the record, where the two share no id
LATER = dt.timedelta(seconds=2)  # a record's moment lies a little before that of its own hook


def author_of(note: NotedAnswer) -> Author:
    """The author of the prompt that a note was made of. Raises UnreadableFileError."""
    if not os.path.exists(note.transcript):
        return Author.UNKNOWN  # it is begun when the first answer of the session is complete
    author = Author.UNKNOWN
    for turn in TranscriptReading(note.transcript, Place(), injected=True):
        event = turn.event
        if event.session != note.session:
            continue
        if _is_it(event, note):
            if event.attended:
                return Author.PERSON
            author = Author.PROGRAM
        elif author is Author.UNKNOWN and event.at is not None and event.at > note.at + LATER:
            author = Author.MISSING
    return author


def _is_it(event: PromptEvent, note: NotedAnswer) -> bool:
    """The words decide beside the id: a message in the middle of a turn comes to the hook under the turn's id."""
    if _words(event.text) != _words(note.text):
        return False
    if event.prompt is not None and note.prompt is not None:
        return event.prompt == note.prompt
    return event.at is not None and abs(event.at - note.at) <= NEAR


def _words(text: str) -> list[str]:
    return text.casefold().split()
