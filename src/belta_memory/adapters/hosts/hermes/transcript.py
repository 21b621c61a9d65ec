"""hermes-agent's database: sessions and their messages."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.adapters.transcripts.database import is_database, snapshot
from belta_memory.adapters.transcripts.items import NOT_TYPED, About, Called, Said, Skipped, Typed
from belta_memory.adapters.transcripts.source import Dialect, DialectTranscripts, of_document, user_folder
from belta_memory.adapters.transcripts.values import call, decoded, moment, text

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator, Mapping

    from belta_memory.adapters.transcripts.items import Item
    from belta_memory.domain.model import ToolCall

# What the program says to itself in a person's name.
_INJECTED = (
    "Review the conversation above and update",
    "Review the conversation above and consider",
    "[System:",
)
_SHOWN = ("active", "display_kind", "compacted", "_compressed_summary")  # columns that older databases lack


def source(environment: Mapping[str, str]) -> DialectTranscripts:
    """All sessions of the user."""
    return DialectTranscripts(DIALECT, environment)


def _roots(environment: Mapping[str, str]) -> Iterator[str]:
    home = environment.get("HERMES_HOME") or os.path.join(user_folder(environment), ".hermes")
    yield os.path.join(home, "state.db")


def _items(path: str) -> Iterator[Item]:
    with snapshot(path) as database:
        session = None
        for row in database.execute("select * from messages order by id"):
            if row["session_id"] != session:
                session = row["session_id"]
                yield About(f"{session}", attended=True)
            yield from _of_message(row)


def _of_message(row: sqlite3.Row) -> Iterator[Item]:
    words = text(row["content"])
    if row["role"] == "user" and words:
        is_typed = _is_shown(row) and not words.startswith(_INJECTED)
        key = f"{row['session_id']}:{row['id']}"
        yield Typed(words, moment(row["timestamp"], unit=1), key) if is_typed else Skipped(NOT_TYPED)
    elif row["role"] == "assistant":
        if words:
            yield Said(words)
        yield from map(Called, filter(None, map(_call, _list(row["tool_calls"]))))


def _is_shown(row: sqlite3.Row) -> bool:
    has = row.keys()
    known = {name: row[name] for name in _SHOWN if name in has}
    return (
        known.get("active", 1) == 1
        and known.get("display_kind") != "hidden"
        and not known.get("compacted")
        and not known.get("_compressed_summary")
    )


def _call(made: object) -> ToolCall | None:
    match made:
        case {"function": {"name": name, "arguments": given}}:
            return call(name, decoded(given))
    return None


def _list(stored: object) -> list[object]:
    value = decoded(stored)
    return value if isinstance(value, list) else []


DIALECT = Dialect(
    host="hermes",
    roots=_roots,
    may_be=lambda path: os.path.basename(path) == "state.db",
    is_ours=lambda path, head: is_database(head) and os.path.basename(path) == "state.db",
    steps=of_document(_items),
)
