"""The entries of the ledger, and the page that shows them: PROPOSALS.md, which holds no word that anybody has said."""

from __future__ import annotations

import datetime as dt
import json
import os
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.stores.files import read, replace
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.moment import moment
from belta_memory.domain.errors import StoredLineError
from belta_memory.domain.folders import known_as, renamed
from belta_memory.domain.ledger import Entry, EntryState, Made, moved
from belta_memory.domain.model import Kind
from belta_memory.domain.scope import name_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
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


class _Kept(NamedTuple):
    entries: tuple[Entry, ...] = ()
    folders: Mapping[str, str] = {}  # the id of the project of each, as it was known last


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
        return self._kept().entries

    def folders(self) -> Mapping[str, str]:
        """The project of each folder, as it was known last. Raises StoredLineError, UnreadableFileError."""
        return self._kept().folders

    def change(
        self,
        edit: Callable[[tuple[Entry, ...]], tuple[Entry, ...]],
        present: Mapping[str, str] = MappingProxyType({}),
    ) -> tuple[Entry, ...]:
        """Under the lock: read, edit, write where something has changed.

        `present` are the folders that are there, with their projects: an entry goes with a project that was renamed.
        The entries are written first: a page that is behind them is mended by the next change.
        """
        with locked(self._lock, self._patience):
            before = self._kept()
            entries = edit(moved(before.entries, renamed(before.folders, present)))
            after = _Kept(entries, known_as(before.folders, present))
            if after != before:
                replace(self._entries, _encode(after))
            if (shown := page(entries)) != read(self.page) and entries:
                replace(self.page, shown)
            return entries

    def _kept(self) -> _Kept:
        return _decode(read(self._entries), self._entries)


def page(entries: Iterable[Entry]) -> bytes:
    """The page: number, name of the repository, kind, number of sessions, dates, state; nothing else."""
    rows = (
        f"| {e.number} | {name_of(e.project).replace('|', '-')} | {e.kind} | {e.sessions} "
        f"| {', '.join(day.isoformat() for day in e.days)} | {e.state} |\n"
        for e in entries
    )
    return (_HEAD + "".join(rows)).encode()


def _encode(kept: _Kept) -> bytes:
    stored = [
        {
            **e._asdict(),
            "days": [day.isoformat() for day in e.days],
            "adopted_at": e.adopted_at.isoformat() if e.adopted_at else None,
        }
        for e in kept.entries
    ]
    whole = {"format": _FORMAT, "entries": stored, "folders": dict(kept.folders)}
    return f"{json.dumps(whole, indent=1)}\n".encode()


def _decode(content: bytes | None, path: str) -> _Kept:
    if content is None:
        return _Kept()
    try:
        stored = json.loads(content)
        if stored["format"] != _FORMAT:
            raise StoredLineError(path=path, line=1, cause=f"its format is {stored['format']!r}")
        folders = {str(folder): str(project) for folder, project in stored.get("folders", {}).items()}
        return _Kept(tuple(map(_entry, stored["entries"])), folders)
    except (ValueError, KeyError, TypeError, AttributeError) as cause:
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
