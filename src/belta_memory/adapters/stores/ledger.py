"""The entries of the ledger, and the page that shows them: PROPOSALS.md, which holds no word that anybody has said."""

from __future__ import annotations

import datetime as dt
import json
import os
from typing import TYPE_CHECKING

from belta_memory.adapters.stores.files import read, replace
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.moment import moment
from belta_memory.domain.errors import StoredLineError
from belta_memory.domain.ledger import Entry, EntryState, Made
from belta_memory.domain.model import Kind
from belta_memory.domain.scope import name_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from belta_memory.adapters.stores.home import Home

PAGE = "PROPOSALS.md"
_FORMAT = "belta-ledger 1"
_HEAD = """\
# Rule proposals

What kind of correction keeps coming back where. Made by `belta ledger`, which also changes it: `belta ledger adopt N`,
`belta ledger drop N`.

| no. | repository | kind | sessions | dates | state |
|---|---|---|---|---|---|
"""


class LedgerFiles:
    """The LedgerFile below a home."""

    def __init__(self, home: Home, patience: float = 10.0) -> None:
        folder = os.path.join(home.root, "ledger")
        self.page = os.path.join(folder, PAGE)
        self._entries = os.path.join(folder, "entries.json")
        self._lock = home.lock("ledger")
        self._patience = patience  # seconds to wait for the lock

    def entries(self) -> tuple[Entry, ...]:
        """As they stand. Raises StoredLineError, UnreadableFileError."""
        return _decode(read(self._entries), self._entries)

    def change(self, edit: Callable[[tuple[Entry, ...]], tuple[Entry, ...]]) -> tuple[Entry, ...]:
        """Under the lock: read, edit, write where something has changed.

        The entries are written first: a page that is behind them is mended by the next change.
        """
        with locked(self._lock, self._patience):
            before = self.entries()
            after = edit(before)
            if after != before:
                replace(self._entries, _encode(after))
            if (shown := page(after)) != read(self.page) and after:
                replace(self.page, shown)
            return after


def page(entries: Iterable[Entry]) -> bytes:
    """The page: number, name of the repository, kind, number of sessions, dates, state; nothing else."""
    rows = (
        f"| {e.number} | {name_of(e.project).replace('|', '-')} | {e.kind} | {e.sessions} "
        f"| {', '.join(day.isoformat() for day in e.days)} | {e.state} |\n"
        for e in entries
    )
    return (_HEAD + "".join(rows)).encode()


def _encode(entries: Iterable[Entry]) -> bytes:
    stored = [
        {
            **e._asdict(),
            "days": [day.isoformat() for day in e.days],
            "adopted_at": e.adopted_at.isoformat() if e.adopted_at else None,
        }
        for e in entries
    ]
    return f"{json.dumps({'format': _FORMAT, 'entries': stored}, ensure_ascii=False, indent=1)}\n".encode()


def _decode(content: bytes | None, path: str) -> tuple[Entry, ...]:
    if content is None:
        return ()
    try:
        stored = json.loads(content)
        if stored["format"] != _FORMAT:
            raise StoredLineError(path=path, line=1, cause=f"its format is {stored['format']!r}")
        return tuple(map(_entry, stored["entries"]))
    except (ValueError, KeyError, TypeError) as cause:
        raise StoredLineError(path=path, line=1, cause=f"{type(cause).__name__}: {cause}") from cause


def _entry(stored: dict[str, Any]) -> Entry:
    return Entry(
        number=int(stored["number"]),
        project=str(stored["project"]),
        kind=Kind(stored["kind"]),
        sessions=int(stored["sessions"]),
        days=tuple(map(dt.date.fromisoformat, stored["days"])),
        state=EntryState(stored["state"]),
        adopted_at=moment(stored["adopted_at"]) if stored["adopted_at"] else None,
        made=Made(stored.get("made", Made.RULE)),
    )
