"""What a person has set for one fact in its note: the words that bring it up, and what the guard does."""

from typing import NamedTuple

from belta_memory.domain.errors import NoteFormatError
from belta_memory.domain.note import Note

GUARD = "guard"  # the field of a note's head
MODES = ("remind", "ask", "off")


class Marks(NamedTuple):
    """Nothing set: the triggers are made from the fact, and the guard does what the settings say."""

    triggers: tuple[str, ...] = ()
    guard: str = ""


def marks_of(note: Note, path: str = "note.md") -> Marks:
    """What a note sets. Raises NoteFormatError for a guard that is none."""
    mode = note.value(GUARD).strip().casefold()
    if mode and mode not in MODES:
        cause = f"`{GUARD}: {note.value(GUARD)}` is none of {', '.join(MODES)}"
        raise NoteFormatError(path=path, line=_line(note, GUARD), cause=cause)
    return Marks(tuple(trigger for trigger in note.triggers if trigger.strip()), mode)


def _line(note: Note, field: str) -> int:
    lines = note.head.splitlines()
    return next((n for n, line in enumerate(lines, 1) if line.startswith(f"{field}:")), 1)
