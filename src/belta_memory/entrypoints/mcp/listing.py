"""Everything of a kind, a page at a time."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.entrypoints.mcp.arguments import text_of
from belta_memory.entrypoints.mcp.rpc import Result

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belta_memory.entrypoints.mcp.memory_calls import Scene

PAGE = 50  # rows
_CURSOR = r"(\d{4}-\d{2}-\d{2})?\|(\d{2}:\d{2}:\d{2}(\.\d{6})?)?\|.+"


class Row(NamedTuple):
    """One of a list. What comes before its text is its place in the order, and tells it from all others."""

    day: str  # empty where it is not known
    time: str  # of that day; empty where it is not known
    key: str
    text: str


def list_memory(scene: Scene, given: Mapping[str, object]) -> Result:
    """One page of everything of a kind, the newest first."""
    from belta_memory.domain.entry import DATE_UNKNOWN

    kind, cursor = text_of(given, "kind"), text_of(given, "cursor")
    if cursor and not re.fullmatch(_CURSOR, cursor):
        why = f"no page has given the cursor {cursor[:80]!r}"
        return Result(f"list_memory: {why}. Call it without one for the first page.", refused="cursor")
    rows = sorted(_rows(scene, kind), reverse=True)
    left = [row for row in rows if not cursor or row[:3] < tuple(cursor.split("|", 2))]
    page = left[:PAGE]
    following = "|".join(page[-1][:3]) if len(left) > PAGE else ""
    lines = [f"{row.key} {row.day or DATE_UNKNOWN} {row.text}" for row in page]
    more = f"\nMore: call it again with cursor {following}" if following else ""
    told = "\n".join(lines) + more if lines else "Nothing of that kind."
    structured: dict[str, object] = {
        "rows": [{"key": row.key, "date": row.day or None, "text": row.text} for row in page]
    }
    if following:
        structured["cursor"] = following
    return Result(told, structured=structured, logged={"type": kind})


def _rows(scene: Scene, kind: str) -> list[Row]:
    """Everything of a kind; every kind for none."""
    from belta_memory.app.entries import shown
    from belta_memory.app.gate import described, key_of
    from belta_memory.app.scopes import facts_here
    from belta_memory.domain.entry import by_id, moment

    if kind == "waiting":
        waiting = scene.library.waiting.all()
        asked = ((w, w.created.date(), w.created.time()) for w in waiting)
        return [Row(day.isoformat(), time.isoformat(), w.id, w.summary) for w, day, time in asked]
    entries = by_id(scene.library.entries.all())
    rows = [
        Row(*moment(e)[:2], id_, shown(e))
        for id_, e in entries.items()
        if kind in ("", str(e.type)) or (kind == "unconfirmed" and e.confirmed is None)
    ]
    if kind in ("", "fact"):
        for fact in facts_here(scene.ports, scene.project):
            day = fact.recorded_at or fact.first_seen
            rows.append(Row(day.isoformat() if day else "", "", key_of(fact), described(fact)))
    return rows
