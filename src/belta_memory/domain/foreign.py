"""Other people's memories as entries: the format is told by the content, never by the name of the file."""

import csv
import datetime as dt
import json
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from belta_memory.domain.block import block_of, without_block
from belta_memory.domain.entry import Entry as NotedEntry
from belta_memory.domain.entry_export import entry_of
from belta_memory.domain.errors import BeltaError, ImportFormatError
from belta_memory.domain.model import Claim, FactKey
from belta_memory.domain.statement import parse_statement

OWN = "belta-memory"
_TOPIC = ("topic", "subject", "name", "title", "key")
_WRONG = ("wrong", "incorrect", "old", "before", "false")
_CORRECT = ("correct", "right", "new", "after", "true")
_TEXT = ("message", "text", "content", "memory", "learning")
_BULLET = re.compile(r"^\s{0,8}[-*+]\s+(?P<text>\S.*)$")
_FENCE = re.compile(r"^\s{0,3}(?:```|~~~)")
_MARKED = re.compile(r"\*\*|__|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)")


class Entry(NamedTuple):
    """One thing that somebody's memory holds: a claim, or words in which there may be one."""

    claim: Claim | None
    text: str = ""
    first_seen: dt.date | None = None
    occurrences: int = 1
    key: FactKey | None = None
    scope: str | None = None
    note: str | None = None  # the text of its note


class Foreign(NamedTuple):
    """What a text holds, and what could not be read of it."""

    format: str
    entries: list[Entry]
    broken: int = 0
    noted: tuple[NotedEntry, ...] = ()  # of an export of ours


def read_foreign(text: str, path: str) -> Foreign:
    """The entries of a text. Raises ImportFormatError where it is none of the known formats."""
    bare = text.lstrip("\ufeff \t\r\n")
    if bare[:1] in {"{", "["}:
        return _of_json(bare, path)
    if bare.startswith("---") and (topic := _auto_memory(text, path)) is not None:
        return topic
    if "❌" in text and (index := _index(text, path)) is not None:
        return index
    if (table := _table(text)) is not None:
        return table
    bullets = list(_bullets(_without_ours(text, path)))
    if not bullets:
        raise ImportFormatError(path=path, cause="neither JSON, CSV, nor Markdown with facts or bullets")
    return Foreign("bullets", [_words(words) for words in bullets])


def _of_json(text: str, path: str) -> Foreign:
    try:
        stored: object = json.loads(text)
    except ValueError as cause:
        lines = [line for line in text.splitlines() if line.strip()]
        objects = [_parsed(line) for line in lines]
        if not any(isinstance(o, dict) for o in objects[:1]):
            raise ImportFormatError(path=path, cause=f"broken JSON: {cause}") from cause
        stored = objects
    name, offered = "JSON", _listed(None)
    if isinstance(stored, dict):
        if stored.get("format") == OWN:
            name, offered = "export of belta", _listed(stored.get("entries"))
        stored = next((v for v in (stored.get("facts"), *stored.values()) if isinstance(v, list)), None)
    if not isinstance(stored, list):
        raise ImportFormatError(path=path, cause="JSON that is no list of entries")
    items = [item for item in stored if isinstance(item, dict)]
    if items and all("message" in item and not _first(item, _CORRECT) for item in items):
        name = "claude-reflect queue"
    entries = [entry for item in items if (entry := _entry(item)) is not None]
    noted = tuple(found for thing in offered if (found := entry_of(thing)) is not None)
    return Foreign(name, entries, len(stored) - len(entries) + len(offered) - len(noted), noted)


def _listed(value: object) -> tuple[object, ...]:
    return tuple(value) if isinstance(value, list) else ()


def _table(text: str) -> Foreign | None:
    """A table with a heading that names at least what is right."""
    rows = list(csv.reader(f"{line}\n" for line in text.lstrip("\ufeff").split("\n")))
    if not rows or len(rows[0]) < 2:  # noqa: PLR2004 (a table has two columns)
        return None
    heading = [cell.strip().casefold() for cell in rows[0]]
    if not set(heading) & set(_CORRECT):
        return None
    found = [_entry(dict(zip(heading, row, strict=False))) for row in rows[1:] if any(row)]
    entries = [entry for entry in found if entry is not None]
    return Foreign("CSV", entries, len(found) - len(entries))


def _index(text: str, path: str) -> Foreign | None:
    from belta_memory.domain.comment import project_in
    from belta_memory.domain.index import parse_index
    from belta_memory.domain.match import claim_of
    from belta_memory.domain.outline import split_lines

    index = parse_index(text, path)
    if not index.facts:
        return None
    scope = project_in(text)
    entries = [Entry(claim_of(f), "", f.first_seen, f.occurrences, f.key, scope) for f in index.facts]
    rest = [line for n, line in enumerate(split_lines(text)) if n not in index.fact_lines]
    entries += [_words(words) for words in _bullets(_without_ours("".join(rest), path)) if "❌" not in words]
    return Foreign("MEMORY.md", entries, len(index.faults))


def _auto_memory(text: str, path: str) -> Foreign | None:
    """A topic file of a host's own memory; only `feedback` is what the user has said."""
    from belta_memory.domain.front_matter import split_note

    try:
        _, body, fields = split_note(text, path)
    except BeltaError:
        return None
    head = text[: len(text) - len(body)]
    kind = fields.get("type") or next(iter(re.findall(r"^\s+type:\s*(\w+)", head, re.MULTILINE)), None)
    if kind is None:
        return None
    if kind != "feedback":
        return Foreign(f"auto memory ({kind})", [])
    said = [
        str(fields.get("description", "")),
        *re.split(r"\*\*(?:Why|How to apply):?\*\*", body)[0].splitlines(),
    ]
    return Foreign("auto memory (feedback)", [_words(w) for line in said if (w := _plain(line))])


def _without_ours(text: str, path: str) -> str:
    """What we have exported into the file is nothing to import."""
    try:
        return without_block(text, path) if block_of(text, path) is not None else text
    except BeltaError:
        return text


def _bullets(text: str) -> Iterator[str]:
    in_code = False
    for line in text.splitlines():
        if _FENCE.match(line):
            in_code = not in_code
        elif not in_code and (found := _BULLET.match(line)) is not None and (words := _plain(found["text"])):
            yield words


def _words(text: str) -> Entry:
    claim = parse_statement(text) if "❌" in text or "✅" in text else None
    return Entry(claim, text)


def _plain(text: str) -> str:
    return _MARKED.sub("", text.strip().lstrip("#- ")).strip()


def _entry(item: Mapping[str, object]) -> Entry | None:
    """One object or row; None where nothing in it can be read."""
    fields = {str(name).strip().casefold(): value for name, value in item.items()}
    correct = _first(fields, _CORRECT)
    seen = _day(_first(fields, ("src", "first_seen", "timestamp", "date")))
    count = _first(fields, ("occ", "occurrences", "count")) or ""
    times = int(count) if re.fullmatch(r"[0-9]{1,4}", count) else 1
    if correct is None:
        text = _first(fields, _TEXT)
        return None if text is None else _words(text)._replace(first_seen=seen, occurrences=times)
    key = fields.get("key")
    is_own = _first(fields, _TOPIC[:-1]) is not None and isinstance(key, str) and bool(key)
    claim = Claim(_first(fields, _TOPIC), _first(fields, _WRONG), correct)
    scope = _first(fields, ("scope",))
    note = fields.get("note_text")
    return Entry(
        claim,
        "",
        seen,
        times,
        FactKey(str(key)) if is_own else None,
        scope,
        note if isinstance(note, str) and note.strip() else None,
    )


def _first(fields: Mapping[str, object], names: tuple[str, ...]) -> str | None:
    values = (fields.get(name) for name in names)
    found = next((v for v in values if isinstance(v, (str, int, float)) and str(v).strip()), None)
    return None if found is None else str(found)


def _day(text: str | None) -> dt.date | None:
    try:
        return None if text is None else dt.date.fromisoformat(text[:10])
    except ValueError:
        return None


def _parsed(line: str) -> object:
    try:
        return json.loads(line)
    except ValueError:
        return None
