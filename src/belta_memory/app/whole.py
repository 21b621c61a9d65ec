"""What a person is shown of an entry before a yes: all of it, and nothing is written where it is not so any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.entry import EntryType, parse_entry
from belta_memory.domain.errors import ChangedMeanwhileError
from belta_memory.domain.note import format_note

if TYPE_CHECKING:
    from belta_memory.domain.entry import Entry
    from belta_memory.domain.note import Note


def whole(entry: Entry) -> str:
    """Its type, every line of its text as a quote, and where it comes up."""
    from belta_memory.app.entries import come_up_at
    from belta_memory.domain.values import neutral

    said = {"domain": entry.domain, "category": entry.category, "found by": entry.solved_query}
    lines = [
        f"{entry.key} {entry.day} {entry.type}{' (high)' if entry.high else ''}",
        *(f"> {line}" for line in entry.text.splitlines()),
        *(f"{name}: {value}" for name, value in said.items() if value),
    ]
    if entry.type is EntryType.LESSON:
        lines.append(come_up_at(entry))
    return "\n".join(map(neutral, lines))


def as_shown(note: Note, entry: Entry) -> Note:
    """The file of an entry, where it says what a person was shown. Raises ChangedMeanwhileError."""
    now = parse_entry(format_note(note), entry.slug, f"{entry.slug}.md")
    if _said(now) != _said(entry) or (entry.active and not now.active):
        raise ChangedMeanwhileError(path=f"{entry.slug}.md")
    return note


def _said(entry: Entry) -> tuple[object, ...]:
    """What of an entry is shown."""
    words = entry.text, entry.domain, entry.category, entry.solved_query
    return entry.key, entry.type, entry.high, entry.triggers, *words
