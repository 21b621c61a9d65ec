"""An entry of the memory that is found by search: a lesson, a conclusion, knowledge, a profile, a note. One file each."""

import datetime as dt
import re
from collections import Counter
from collections.abc import Collection, Iterable
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from belta_memory.domain.front_matter import Field, format_field, set_field, split_note
from belta_memory.domain.model import Slug
from belta_memory.domain.note import Note, parse_note
from belta_memory.domain.text import normalise

LONGEST_TEXT = 4000  # characters
DATE_UNKNOWN = "date unknown"


class EntryType(StrEnum):
    """What an entry is good for."""

    LESSON = "lesson"  # what went wrong, why, what it cost, what to do next time
    CONCLUSION = "conclusion"
    KNOWLEDGE = "knowledge"
    PROFILE = "profile"
    NOTE = "note"


CATEGORIES = ("profile", "preference", "media", "event", "misc")  # of a profile


class Entry(NamedTuple):
    """One entry. Unconfirmed means that no person has said yes to it: it is found, and never speaks by itself."""

    slug: Slug
    key: str
    type: EntryType
    text: str
    created: dt.date | None  # None where the file does not say it
    seen: dt.date | None  # when it was noted last
    times: int = 1
    confirmed: dt.date | None = None
    high: bool = False  # wanted; holds only once it is confirmed
    domain: str = ""
    solved_query: str = ""
    category: str = ""
    replaces: str = ""
    source: str = ""  # the host that noted it
    active: bool = True
    triggers: tuple[str, ...] = ()  # words that a person has set to bring it up
    time: dt.time | None = None  # of the day on which it was seen

    @property
    def is_urgent(self) -> bool:
        """Has a person agreed that it comes first?"""
        return self.high and self.confirmed is not None

    @property
    def day(self) -> str:
        """When it was noted last, for lists."""
        return DATE_UNKNOWN if self.seen is None else self.seen.isoformat()

    @property
    def head(self) -> str:
        """Its first line, for lists."""
        return self.text.strip().partition("\n")[0]


def moment(entry: Entry) -> tuple[str, str, str, str]:
    """What orders entries wherever they are listed: when they were noted last. An undated one is older than any other."""
    return _iso(entry.seen), _iso(entry.time), entry.key, entry.slug


def newest_first(entries: Iterable[Entry]) -> list[Entry]:
    """The entries in the order of every list."""
    return sorted(entries, key=moment, reverse=True)


def by_id(entries: Collection[Entry]) -> dict[str, Entry]:
    """Entries by what leads to each alone: its key, or the name of its file where another has the same key."""
    often = Counter(entry.key for entry in entries)
    return {entry.key if often[entry.key] == 1 else entry.slug: entry for entry in entries}


def split_triggers(words: str) -> tuple[str, ...]:
    """Words with commas between them, each once."""
    return tuple(dict.fromkeys(filter(None, map(str.strip, words.split(",")))))


def same_text(a: str, b: str) -> bool:
    """Do two entries say the same, whatever their width, case and spacing?"""
    return _said(a) == _said(b)


_said = lru_cache(maxsize=1 << 12)(normalise)  # every new entry is held against all others


def entry_note(entry: Entry) -> Note:
    """A new entry as its file."""
    fields: dict[str, Field] = {
        "name": entry.slug,
        "key": entry.key,
        "type": str(entry.type),
        "priority": "high" if entry.high else "normal",
        "domain": entry.domain,
        "category": entry.category,
        "created": _iso(entry.created),
        "seen": _iso(entry.seen),
        "time": _iso(entry.time),
        "count": str(entry.times),
        "confirmed": _iso(entry.confirmed),
        "solved_query": entry.solved_query,
        "triggers": ", ".join(entry.triggers),
        "replaces": entry.replaces,
        "source": entry.source,
    }
    kept = {name: value for name, value in fields.items() if value}
    head = "".join(f"{line}\n" for name, value in kept.items() for line in _written(name, str(value)))
    return Note(f"---\n{head}---\n", f"\n{entry.text.strip()}\n", kept)


def read_note(text: str, path: str) -> Note:
    """The file of an entry, to be edited. Raises NoteFormatError."""
    plain = _plainly(text)
    if plain is None:
        return parse_note(text, path)
    fields, body = plain
    return Note(text[: len(text) - len(body)], body, dict(fields))


def with_fields(note: Note, **fields: str) -> Note:
    """The file with some fields written anew; everything else stays byte for byte."""
    for name, value in fields.items():
        after = read_note(set_field(note.head, name, value) + note.body, "note.md")
        note = after if after.fields == {**note.fields, name: value} else note.with_field(name, value)
    return note


def counted_again(before: Note, after: Note) -> Note:
    """The file before, with what the one after says of when it was noted last, and how often."""
    told = {name: value for name in ("seen", "time", "count") if (value := after.value(name))}
    return with_fields(before, **told)


def parse_entry(text: str, slug: Slug, path: str) -> Entry:
    """An entry from its file, under the name that the file has. Raises NoteFormatError.

    Whatever a person left out or wrote otherwise has a default: a file with no head at all is a note.
    """
    plain = _plainly(text)
    if plain is None:
        parts = split_note(text, path)
        plain = {n: v if isinstance(v, str) else ", ".join(v) for n, v in parts.fields.items()}, parts.body
    fields, body = plain
    type_ = fields.get("type", "")
    created = _day(fields.get("created")) or _day(fields.get("recorded_at"))
    return Entry(
        slug=slug,
        key=fields.get("key") or slug,
        type=EntryType(type_) if type_ in set(EntryType) else EntryType.NOTE,
        text=body.strip(),
        created=created,
        seen=_day(fields.get("seen")) or created,
        times=int(fields["count"]) if re.fullmatch(r"[0-9]{1,9}", fields.get("count", "")) else 1,
        confirmed=_day(fields.get("confirmed")),
        high=fields.get("priority") == "high",
        domain=fields.get("domain", ""),
        solved_query=fields.get("solved_query", ""),
        category=fields.get("category", ""),
        replaces=fields.get("replaces", ""),
        source=fields.get("source", ""),
        active=fields.get("status", "active") in ("", "active"),
        triggers=split_triggers(fields.get("triggers", "")),
        time=parse_time(fields.get("time", "")),
    )


def parse_time(text: str) -> dt.time | None:
    """A time of day as a person or we write it; None for what is none."""
    try:
        return dt.time.fromisoformat(text) if _TIME.fullmatch(text) else None
    except ValueError:
        return None


_TIME = re.compile(r"\d\d:\d\d(?::\d\d(?:\.\d{6})?)?", re.ASCII)
_HEAD = re.compile(r"---\n((?:[a-z_]+: [^\n]*\n)*)---\n")
# What no reader of YAML takes for anything but text, and what our own quoting makes of all else.
_AS_IT_IS = re.compile(r"(?!(?i:y|n|yes|no|on|off|true|false|null)$)[a-z]+|\d{4}-\d{2}-\d{2}", re.ASCII)
_LINE = re.compile(r'([a-z_]+): (?:((?:\w|[/.])[\w ./-]*)|"((?:[^"\\\n]|\\["\\/])*)")\n')


def _written(name: str, value: str) -> list[str]:
    """A field as `format_field` would write it; quoted without a parser of YAML, which takes longer than all else."""
    if not value.isprintable():
        return format_field(name, value)
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return [f'{name}: "{escaped}"'] if _AS_IT_IS.fullmatch(value) is None else [f"{name}: {value}"]


def _plainly(text: str) -> tuple[dict[str, str], str] | None:
    """The fields and the body of a file as we write it; None where a parser of YAML has to look. A thousand times faster."""
    if (head := _HEAD.match(text)) is None:
        return None
    fields: dict[str, str] = {}
    end = 0
    for found in _LINE.finditer(head[1]):
        if found.start() != end or found[1] in fields:
            return None
        end = found.end()
        quoted = found[3]
        fields[found[1]] = found[2].rstrip() if quoted is None else re.sub(r"\\(.)", r"\1", quoted)
    return (fields, text[head.end() :]) if end == len(head[1]) else None


def _day(text: str | None) -> dt.date | None:
    if text is None or not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return None
    try:
        return dt.date.fromisoformat(text)
    except ValueError:
        return None


def _iso(when: dt.date | dt.time | None) -> str:
    return "" if when is None else when.isoformat()
