"""Entries as other programs take them, and as they come back."""

import datetime as dt
import re
from collections.abc import Mapping

from belta_memory.domain.entry import CATEGORIES, Entry, EntryType, parse_time
from belta_memory.domain.model import Slug


def as_fields(entry: Entry) -> dict[str, object]:
    """One entry, every part of it."""
    return {
        "key": entry.key,
        "name": entry.slug,
        "type": str(entry.type),
        "text": entry.text,
        "priority": "high" if entry.high else "normal",
        "domain": entry.domain,
        "category": entry.category,
        "created": entry.created.isoformat() if entry.created else None,
        "seen": entry.seen.isoformat() if entry.seen else None,
        "time": None if entry.time is None else entry.time.isoformat(),
        "count": entry.times,
        "confirmed": entry.confirmed.isoformat() if entry.confirmed else None,
        "solved_query": entry.solved_query,
        "triggers": list(entry.triggers),
        "replaces": entry.replaces,
        "source": entry.source,
        "status": "active" if entry.active else "archived",
    }


def entry_of(fields: object) -> Entry | None:
    """The inverse of `as_fields`; None for what is no entry. Whatever else is missing or odd has a default."""
    if not isinstance(fields, Mapping) or not (text := _words(fields, "text").strip()):
        return None
    type_, category, count = _words(fields, "type"), _words(fields, "category"), fields.get("count")
    created = _day(fields, "created")
    triggers = fields.get("triggers")
    return Entry(
        slug=Slug(_words(fields, "name")),
        key=_words(fields, "key"),
        type=EntryType(type_) if type_ in set(EntryType) else EntryType.NOTE,
        text=text,
        created=created,
        seen=_day(fields, "seen") or created,
        times=min(count, 10**9 - 1) if isinstance(count, int) and count > 0 else 1,
        confirmed=_day(fields, "confirmed"),
        high=fields.get("priority") == "high",
        domain=_words(fields, "domain"),
        solved_query=_words(fields, "solved_query"),
        category=category if category in CATEGORIES else "",
        replaces=_words(fields, "replaces"),
        source=_words(fields, "source"),
        active=fields.get("status") in (None, "active"),
        triggers=tuple(t for t in triggers if isinstance(t, str)) if isinstance(triggers, list) else (),
        time=parse_time(_words(fields, "time")),
    )


def _words(fields: Mapping[str, object], name: str) -> str:
    value = fields.get(name)
    return value if isinstance(value, str) else ""


def _day(fields: Mapping[str, object], name: str) -> dt.date | None:
    text = _words(fields, name)
    try:
        return dt.date.fromisoformat(text) if re.fullmatch(r"\d{4}-\d{2}-\d{2}", text, re.ASCII) else None
    except ValueError:
        return None
