"""Cursor's sessions: the agent's transcripts, and the editor's database.

Neither tells the folder; the transcripts tell a time only now and then, where the file's own stands in.
"""

from __future__ import annotations

import datetime as dt
import os
import re
from typing import TYPE_CHECKING

from belta_memory.adapters.transcripts.database import is_database, snapshot
from belta_memory.adapters.transcripts.items import About, Called, Said, Typed, torn
from belta_memory.adapters.transcripts.look import first_bytes
from belta_memory.adapters.transcripts.source import Dialect, DialectTranscripts, of_document, user_folder
from belta_memory.adapters.transcripts.values import between, call, decoded, moment, text, texts

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator, Mapping

    from belta_memory.adapters.transcripts.items import Item

_TRANSCRIPTS, _DATABASE = "agent-transcripts", "state.vscdb"
_TABLE = "cursorDiskKV"
_BUBBLE = "select value from cursorDiskKV where key = ?"
_STAMP = re.compile(
    r"(\w{3}) (\d{1,2}), (\d{4}), (\d{1,2}):(\d\d) ?([AP])M(?: \(UTC([+-]\d{1,2})?(?::(\d\d))?\))?"
)
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def source(environment: Mapping[str, str]) -> DialectTranscripts:
    """All sessions of the user."""
    return DialectTranscripts(DIALECT, environment)


def _roots(environment: Mapping[str, str]) -> Iterator[str]:
    home = user_folder(environment)
    yield os.path.join(home, ".cursor", "projects")
    for base in (
        environment.get("XDG_CONFIG_HOME") or os.path.join(home, ".config"),
        os.path.join(home, "Library", "Application Support"),
        environment.get("APPDATA") or os.path.join(home, "AppData", "Roaming"),
    ):
        yield os.path.join(base, "Cursor", "User", "globalStorage", _DATABASE)


def _items(path: str) -> Iterator[Item]:
    return _of_database(path) if is_database(first_bytes(path)) else _of_lines(path)


def _of_lines(path: str) -> Iterator[Item]:
    written = moment(os.stat(path).st_mtime, unit=1)
    number = 0
    session = os.path.basename(path).partition(".")[0]
    with open(path, "rb") as file:
        for line in filter(bytes.strip, file):
            match decoded(line.decode(errors="replace")):
                case {"role": "user", "message": {"content": content}}:
                    words = "\n".join(texts(content, "text"))
                    asked = between(words, "<user_query>", "</user_query>")
                    number += 1
                    yield Typed(
                        words if asked is None else asked, _stamp(words) or written, f"{session}-{number}"
                    )
                case {"role": "assistant", "message": {"content": content}}:
                    yield from map(Said, texts(content, "text"))
                    yield from _calls(content)
                case dict():
                    pass  # the end of a turn, and the like
                case _:
                    yield torn(line)


def _calls(content: object) -> Iterator[Item]:
    for block in content if isinstance(content, list) else ():
        match block:
            case {"type": "tool_use", "name": name} if made := call(name, block.get("input")):
                yield Called(made)


def _stamp(words: str) -> dt.datetime | None:
    """`<timestamp>Monday, Nov 30, 2026, 2:00 PM (UTC+9)</timestamp>` before a message; without a zone it is the local one."""
    if (found := _STAMP.search(between(words, "<timestamp>", "</timestamp>") or "")) is None:
        return None
    month, day, year, hour, minute, half, east, minutes = found.groups()
    try:
        time = dt.datetime(  # noqa: DTZ001 (the zone follows)
            int(year), _MONTHS.index(month) + 1, int(day), int(hour) % 12 + 12 * (half == "P"), int(minute)
        )
        if "UTC" in found[0]:
            hours = int(east or 0)
            offset = dt.timedelta(hours=hours, minutes=int(minutes or 0) * (-1 if hours < 0 else 1))
            time = time.replace(tzinfo=dt.timezone(offset))
        return time.astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def _of_database(path: str) -> Iterator[Item]:
    with snapshot(path) as database:
        chats = database.execute(
            "select value from cursorDiskKV where key like 'composerData:%' order by rowid"
        )
        for row in chats.fetchall():
            chat = _value(row)
            composer, heads = text(chat.get("composerId")), chat.get("fullConversationHeadersOnly")
            yield About(composer)
            for head in heads if isinstance(heads, list) else ():
                if isinstance(head, dict):
                    key = text(head.get("bubbleId"))
                    bubble = database.execute(_BUBBLE, (f"bubbleId:{composer}:{key}",)).fetchone()
                    yield from _of_bubble(_value(bubble), key, chat)


def _of_bubble(bubble: Mapping[str, object], key: str | None, chat: Mapping[str, object]) -> Iterator[Item]:
    words = text(bubble.get("text")) or ""
    if bubble.get("type") == 1:
        yield Typed(words, moment(bubble.get("createdAt")) or moment(chat.get("createdAt")), key)
    elif bubble:
        yield Said(words)
        match bubble.get("toolFormerData"):
            case {"name": name, **made} if called := call(name, decoded(made.get("rawArgs"))):
                yield Called(called)


def _value(row: sqlite3.Row | None) -> dict[str, object]:
    value = decoded(_as_text(row["value"])) if row is not None else None
    return value if isinstance(value, dict) else {}


def _as_text(stored: object) -> object:
    return stored.decode(errors="replace") if isinstance(stored, bytes) else stored


def _may_be(path: str) -> bool:
    name = os.path.basename(path)
    return name == _DATABASE or (name.endswith(".jsonl") and f"{os.sep}{_TRANSCRIPTS}{os.sep}" in path)


def _is_ours(path: str, head: bytes) -> bool:
    if is_database(head):
        return os.path.basename(path) == _DATABASE or _TABLE.encode() in head
    return head.lstrip().startswith((b'{"role":"user","message"', b'{"role": "user", "message"'))


DIALECT = Dialect(
    host="cursor",
    roots=_roots,
    may_be=_may_be,
    is_ours=_is_ours,
    steps=of_document(_items),
)
