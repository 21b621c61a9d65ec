"""`<slug>.md` as a value: a head of fields and a body of sections, lossless."""

import datetime as dt
import re
from collections.abc import Collection, Iterable
from enum import StrEnum
from typing import NamedTuple

from belta_memory.domain.errors import NoteFormatError
from belta_memory.domain.front_matter import Field, set_field, split_note
from belta_memory.domain.model import Fact, Slug
from belta_memory.domain.outline import split_lines
from belta_memory.domain.values import clean_value, escape, neutral, unescape


class Headings(NamedTuple):
    """The names of a note's three sections in one language."""

    wrong: str
    correct: str
    more: str


class NoteStatus(StrEnum):
    """What became of the fact."""

    ACTIVE = "active"
    SUPERSEDED = "superseded"
    ARCHIVED = "archived"


class Note(NamedTuple):
    """The text, cut in head and body, and the fields that were read out of the head."""

    head: str
    body: str
    fields: dict[str, Field]

    def value(self, name: str) -> str:
        """A field as the text that it is; empty where there is none."""
        field = self.fields.get(name, "")
        return field if isinstance(field, str) else ", ".join(field)

    def values(self, name: str) -> tuple[str, ...]:
        """A field as a list of texts."""
        field = self.fields.get(name, ())
        return ((field,) if field else ()) if isinstance(field, str) else field

    @property
    def name(self) -> str:
        """The slug that the note was made under."""
        return self.value("name")

    @property
    def topic(self) -> str:
        """What the fact is about."""
        return self.value("topic")

    @property
    def occurrences(self) -> int | None:
        """Sightings so far; None where a person wrote something else."""
        text = self.value("occurrences")
        return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None

    @property
    def recorded_at(self) -> dt.date | None:
        """The day of the yes."""
        return _day(self.value("recorded_at"))

    @property
    def verified_at(self) -> dt.date | None:
        """The day on which somebody last checked it."""
        return _day(self.value("verified_at"))

    @property
    def sources(self) -> tuple[str, ...]:
        """Where and when it was said."""
        return self.values("sources")

    @property
    def scope(self) -> str:
        """`global`, or the project in which it holds."""
        return self.value("scope") or "global"

    @property
    def status(self) -> NoteStatus:
        """Active unless the note says otherwise."""
        text = self.value("status")
        return NoteStatus(text) if text in set(NoteStatus) else NoteStatus.ACTIVE

    @property
    def superseded_by(self) -> str | None:
        """The key or slug of what holds now."""
        return self.value("superseded_by") or None

    @property
    def triggers(self) -> tuple[str, ...]:
        """Words that bring the fact up."""
        return self.values("triggers")

    def with_field(self, name: str, value: Field | None) -> "Note":
        """The note with one field written anew; everything else stays byte for byte."""
        after = parse_note(set_field(self.head, name, value, _ending(self)) + self.body)
        if _without(after.fields, name) != _without(self.fields, name):  # a value that runs on at the margin
            raise NoteFormatError(
                path="note.md", line=1, cause=f"`{name}` cannot be told from its neighbours"
            )
        return after

    def section(self, headings: Collection[str]) -> str | None:
        """The text below the first heading of these names, None where there is none."""
        lines = split_lines(self.body)
        found = _section(lines, headings)
        return None if found is None else "".join(lines[slice(*found)]).strip("\r\n")


def parse_note(text: str, path: str = "note.md") -> Note:
    """Read a note. format_note(parse_note(t)) == t. Raises NoteFormatError."""
    return Note(*split_note(text, path))


def format_note(note: Note) -> str:
    """The inverse of `parse_note`, byte for byte."""
    return note.head + note.body


def new_note(
    fact: Fact,
    headings: Headings,
    *,
    sources: Iterable[str] = (),
    triggers: Iterable[str] = (),
) -> Note:
    """The note of a fact; `fact.note` is the slug it is made under."""
    recorded = fact.recorded_at.isoformat() if fact.recorded_at else ""
    head = ""
    for name, value in (
        ("name", fact.note or ""),
        ("topic", clean_value(fact.topic, "topic")),
        ("occurrences", str(fact.occurrences)),
        ("recorded_at", recorded),
        ("sources", tuple(sources) or ((fact.first_seen.isoformat(),) if fact.first_seen else ())),
        ("scope", fact.scope),
        ("status", str(NoteStatus.ACTIVE)),
        ("triggers", tuple(triggers)),
    ):
        head = set_field(head, name, value)
    sections = (
        (headings.wrong, _listed(fact.wrong, "wrong")),
        (headings.correct, _listed(fact.correct, "correct")),
    )
    body = "".join(f"\n## {heading}\n\n{line}\n" for heading, line in sections)
    return parse_note(f"{head}{body}\n## {headings.more}\n")


def with_pair(note: Note, fact: Fact, known: Iterable[Headings], headings: Headings) -> Note:
    """The note with both sides of the fact written anew."""
    everything = (*known, headings)
    for name, line in (
        ("wrong", _listed(fact.wrong, "wrong")),
        ("correct", _listed(fact.correct, "correct")),
    ):
        names = {getattr(h, name) for h in everything}
        before = (note.section(names) or "").splitlines()
        place = next((n for n, text in enumerate(before) if text.strip()), len(before))
        if before[place : place + 1] != [line]:  # what else a person has written below it stays
            text = "\n".join((line, *before[place + 1 :]))
            note = _with_section(note, names, getattr(headings, name), text)
    return note


def history_added(note: Note, line: str, known: Iterable[Headings], headings: Headings) -> Note:
    """The note with one more line of history (what was right until when) at the end of its last section."""
    names = {h.more for h in (*known, headings)}
    before = (note.section(names) or "").rstrip()
    entry = f"- {neutral(line)}"
    return _with_section(note, names, headings.more, f"{before}\n{entry}" if before else entry)


def history_joined(note: Note, other: Note, known: Iterable[Headings], headings: Headings) -> Note:
    """The note with what the last section of another one says beyond its own."""
    names = {h.more for h in (*known, headings)}
    before = (note.section(names) or "").rstrip()
    lines = before.splitlines()
    new = [x for x in (other.section(names) or "").splitlines() if x.strip() and x not in lines]
    return _with_section(note, names, headings.more, "\n".join((*lines, *new))) if new else note


def fact_of(note: Note, known: Iterable[Headings]) -> Fact | None:
    """The fact that a note holds by itself; None where a side is missing."""
    everything = tuple(known)
    wrong = _first(note.section({h.wrong for h in everything}))
    correct = _first(note.section({h.correct for h in everything}))
    if not (note.topic and wrong and correct):
        return None
    first = _day(note.sources[0][:10]) if note.sources else None
    slug = Slug(note.name) if note.name else None
    return Fact(note.topic, wrong, correct, first, note.occurrences or 1, note.recorded_at, slug)


def _listed(value: str, field: str) -> str:
    return f"- {escape(clean_value(value, field))}"


def _first(section: str | None) -> str:
    line = next((x for x in (section or "").splitlines() if x.strip()), "")
    return neutral(unescape(line.strip().removeprefix("- ")))


def _section(lines: list[str], headings: Collection[str]) -> tuple[int, int] | None:
    """The lines below a heading up to the next one of its rank."""
    from itertools import pairwise

    from markdown_it import MarkdownIt

    tokens = MarkdownIt("commonmark").disable("inline").parse("".join(lines))
    found = None
    for token, text in pairwise(tokens):
        if token.type != "heading_open" or token.level or not token.map:
            continue
        if found is not None and token.tag <= found[1]:
            return found[0], token.map[0]
        if found is None and text.content.strip() in headings:
            found = token.map[1], token.tag
    return None if found is None else (found[0], len(lines))


def _with_section(note: Note, names: Collection[str], heading: str, text: str) -> Note:
    """The body with the text of one section replaced, or the section added at the end."""
    lines = split_lines(note.body)
    ending = _ending(note)
    found = _section(lines, names)
    written = text.replace("\r\n", "\n").replace("\n", ending)
    if found is None:
        gap = ending if lines and not lines[-1].endswith(("\n", "\r")) else ""
        body = f"{note.body}{gap}{ending}## {heading}{ending}{ending}{written}{ending}"
    else:
        start, end = found
        gap = ending if end < len(lines) else ""
        body = "".join(lines[:start]) + f"{ending}{written}{ending}{gap}" + "".join(lines[end:])
    return parse_note(note.head + body)


def _without(fields: dict[str, Field], name: str) -> dict[str, Field]:
    return {field: value for field, value in fields.items() if field != name}


def _ending(note: Note) -> str:
    return "\r\n" if "\r\n" in note.head + note.body else "\n"


def _day(text: str) -> dt.date | None:
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return None
    try:
        return dt.date.fromisoformat(text)
    except ValueError:
        return None
