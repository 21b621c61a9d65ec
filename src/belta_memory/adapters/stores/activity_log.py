"""log/activity.jsonl: who searched or noted what, one JSON line a call. Masked, rotated, and worth nobody's wait."""

from __future__ import annotations

import json
import os
from threading import Lock
from typing import TYPE_CHECKING

from belta_memory.adapters.stores.files import append, read
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.moment import moment
from belta_memory.adapters.stores.once import untold
from belta_memory.app.activity import Activity
from belta_memory.domain.errors import BeltaError

if TYPE_CHECKING:
    from belta_memory.adapters.stores.home import Home
    from belta_memory.adapters.stores.once import Tell

LONGEST_LOG = 4 << 20  # bytes; then it makes room for a new one, and one old one is kept
PATIENCE = 0.2  # seconds


class ActivityFile:
    """The ActivityLog below a home. Nothing that goes wrong in it goes any further than `tell`."""

    def __init__(self, home: Home, tell: Tell = untold, longest: int = LONGEST_LOG) -> None:
        self._path = os.path.join(home.root, "log", "activity.jsonl")
        self._lock = home.lock("activity")
        self._tell = tell
        self._longest = longest
        self._appending = Lock()  # a thread waits for another one of its process however long it takes

    def append(self, activity: Activity) -> None:
        """Keep one call."""
        fields = {n: value for n, value in activity._asdict().items() if value or n == "milliseconds"}
        line = {**fields, "at": activity.at.isoformat(timespec="milliseconds")}
        try:
            with self._appending, locked(self._lock, PATIENCE):
                if (
                    append(self._path, json.dumps(line, ensure_ascii=False).encode("utf-8", "replace"))
                    > self._longest
                ):
                    os.replace(self._path, f"{self._path}.1")
        except BeltaError as fault:
            self._tell(fault)
        except OSError:
            return  # another process turned it over, or nobody can: the log goes on growing where it is

    def all(self) -> list[Activity]:
        """Every call that is kept, oldest first; a line that is torn, or not ours, is left out."""
        lines = [
            line
            for path in (f"{self._path}.1", self._path)
            for line in (read(path) or b"").split(b"\n")
            if line
        ]
        return [found for found in map(_decode, lines) if found is not None]


def _decode(line: bytes) -> Activity | None:
    try:
        stored = json.loads(line)
        return Activity(
            at=moment(stored["at"]),
            tool=str(stored["tool"]),
            query=str(stored.get("query", "")),
            hits=tuple(map(str, stored.get("hits", ()))),
            best={str(type_): float(score) for type_, score in stored.get("best", {}).items()},
            user=str(stored.get("user", "")),
            milliseconds=int(stored.get("milliseconds", 0)),
            type=str(stored.get("type", "")),
            priority=str(stored.get("priority", "")),
            text=str(stored.get("text", "")),
            solved_query=str(stored.get("solved_query", "")),
            refused=str(stored.get("refused", "")),
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
