"""A note in which a merge has left marks, made whole where nobody has to choose: every word of either side stays."""

import re
from collections.abc import Collection, Iterable
from typing import NamedTuple

from belta_memory.domain.conflict import Conflict, ended, has_conflict, joined, pieces
from belta_memory.domain.errors import NoteFormatError
from belta_memory.domain.front_matter import Field
from belta_memory.domain.model import Claim
from belta_memory.domain.note import Headings, Note, fact_of, format_note, parse_note
from belta_memory.domain.text import same_value

_HEADING = re.compile(r" {0,3}#{1,6}\s+(?P<text>.*?)(?:\s+#+)?\s*")
_LATEST = ("recorded_at", "verified_at")  # of two days the later one
_JOINED = ("sources", "triggers")


class MendedNote(NamedTuple):
    """The text as it is to be, and what was done."""

    text: str
    told: tuple[str, ...]


class _Body(NamedTuple):
    """A body without marks, and what of the other side has no place in it."""

    text: str
    rest: list[str]


def mended_note(
    text: str, path: str, listed: Claim | None, known: Iterable[Headings], title: str
) -> MendedNote | None:
    """The note with the words of both sides; None where it cannot be told what they are.

    The side that states what the index line says (`listed`) stays as it is, else the first one. What the other side says
    otherwise stands at the end, below a heading with the `title`.
    """
    found, headings = pieces(text), tuple(known)
    conflicts = [piece for piece in found if isinstance(piece, Conflict)]
    if not conflicts or not all(conflict.is_closed for conflict in conflicts):
        return None
    try:
        ours = parse_note(_side(found), path)
        theirs = parse_note(_side(turned := [_turned(piece) for piece in found]), path)
        if _states(theirs, listed, headings) and not _states(ours, listed, headings):
            ours, theirs, found = theirs, ours, turned
        body = _body(found, len(ours.head.splitlines()), {h.more for h in headings})
        note, otherwise = _with_fields(ours, theirs)
        mended = note.head + body.text
        if rest := [*otherwise, *body.rest]:
            mended = _with_rest(mended, title, rest)
        mended = format_note(parse_note(mended, path))
    except NoteFormatError:
        return None
    if has_conflict(mended):
        return None
    told = [f"kept both sides of {len(conflicts)} conflict{'s' if len(conflicts) > 1 else ''}"]
    if rest:
        told.append(f"what the other side says otherwise stands below “{title}”")
    return MendedNote(mended, tuple(told))


def _turned(piece: str | Conflict) -> str | Conflict:
    return piece if isinstance(piece, str) else Conflict(piece.theirs, piece.ours)


def _side(found: Iterable[str | Conflict]) -> str:
    lines: list[str] = []
    for piece in found:
        lines += [piece] if isinstance(piece, str) else [ended(line, lines) for line in piece.ours]
    return "".join(lines)


def _states(note: Note, listed: Claim | None, headings: tuple[Headings, ...]) -> bool:
    fact = fact_of(note, headings)
    return (
        listed is not None
        and fact is not None
        and same_value(fact.wrong, listed.wrong or "")
        and same_value(fact.correct, listed.correct or "")
    )


def _with_fields(note: Note, other: Note) -> tuple[Note, list[str]]:
    """The head with what both heads say together, and the fields in which they contradict each other."""
    otherwise = []
    for name, theirs in other.fields.items():
        ours = note.fields.get(name)
        if ours == theirs:
            continue
        both = theirs if ours is None else _both(name, note, other)
        if both is None:
            otherwise.append(f"- {name}: {other.value(name)}\n")
        elif both != ours:
            note = note.with_field(name, both)
    return note, otherwise


def _both(name: str, note: Note, other: Note) -> Field | None:
    """What a field is when neither side is to lose; None where they contradict each other."""
    if name in _JOINED:
        return tuple(dict.fromkeys((*note.values(name), *other.values(name))))
    if name == "occurrences" and note.occurrences is not None and other.occurrences is not None:
        return str(max(note.occurrences, other.occurrences))
    if name in _LATEST:
        days = [day for day in (getattr(note, name), getattr(other, name)) if day is not None]
        return max(days).isoformat() if len(days) == len((note, other)) else None
    return None


def _body(found: list[str | Conflict], head: int, more: Collection[str]) -> _Body:
    """What follows the first `head` lines, each conflict settled. What the other head says is in its fields."""
    lines: list[str] = []
    rest: list[str] = []
    section, seen = "", 0
    for piece in found:
        own = (piece,) if isinstance(piece, str) else piece.ours
        kept: tuple[str, ...] = own
        if isinstance(piece, Conflict):
            below = piece if seen >= head else _below_head(piece, head - seen, is_first=not seen)
            kept, other = _settled(below, is_history=section in more)
            rest += [*_comments(piece, seen, head), *other]
        elif seen < head:
            kept = ()
        for line in kept:
            lines.append(ended(line, lines))
        section = next((h["text"].strip() for x in reversed(own) if (h := _HEADING.fullmatch(x))), section)
        seen += len(own)
    return _Body("".join(lines), rest)


def _below_head(conflict: Conflict, head: int, *, is_first: bool) -> Conflict:
    """What of a conflict in the heads is below them. Raises NoteFormatError where one ends and the other goes on."""
    fence = 1 if is_first else 0  # the first line of a note is one, too
    ends = [
        [n for n, x in enumerate(side) if x.rstrip() == "---"][fence : fence + 1] for side in conflict[:2]
    ]
    if bool(ends[0]) != bool(ends[1]):
        raise NoteFormatError(path="note.md", line=1, cause="one head ends where the other goes on")
    theirs = ends[1][0] + 1 if ends[1] else len(conflict.theirs)
    return Conflict(conflict.ours[head:], conflict.theirs[theirs:])


def _comments(conflict: Conflict, seen: int, head: int) -> list[str]:
    """The comments of the other head, which are no fields."""
    if seen >= head:
        return []
    last = next((n for n, x in enumerate(conflict.theirs) if n and x.rstrip() == "---"), None)
    found = (x for x in conflict.theirs[:last] if x.lstrip().startswith("#"))
    return [x for x in found if x not in conflict.ours]


def _settled(conflict: Conflict, *, is_history: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What stands in the place of a conflict, and what does not."""
    ours, theirs = (_trimmed(side) for side in (conflict.ours, conflict.theirs))
    if ours == theirs or not theirs:
        return conflict.ours, ()
    if not ours:
        return conflict.theirs, ()
    has_headings = any(_HEADING.fullmatch(line) for line in (*conflict.ours, *conflict.theirs))
    if is_history and not has_headings:
        return tuple(joined(conflict.ours, tuple(x for x in conflict.theirs if x.strip()))), ()
    return conflict.ours, conflict.theirs


def _trimmed(lines: tuple[str, ...]) -> list[str]:
    return [line.strip() for line in lines if line.strip()]


def _with_rest(text: str, title: str, rest: list[str]) -> str:
    ending = "\r\n" if "\r\n" in text else "\n"
    end = "" if text.endswith(("\n", "\r")) else ending
    words = "".join(_deeper(line.rstrip("\r\n")) + ending for line in rest)
    return f"{text}{end}{ending}## {title}{ending}{ending}{words}"


def _deeper(line: str) -> str:
    """A heading of the other side is none of ours: readers know the sections by their names."""
    return f"#{line.lstrip()}" if _HEADING.fullmatch(line) else line
