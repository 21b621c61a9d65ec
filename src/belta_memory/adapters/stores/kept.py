"""kept.jsonl: the groups that a person kept when consolidating, one JSON line each. Delete a line, and it is shown again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from belta_memory.adapters.stores.files import read, replace
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.once import untold
from belta_memory.domain.consolidation import Reason
from belta_memory.domain.errors import StoredLineError
from belta_memory.domain.kept import Kept, KeptFact

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable

    from belta_memory.adapters.stores.home import Home
    from belta_memory.adapters.stores.once import Tell
    from belta_memory.domain.purge import Traces

_FORMAT = 1


class KeptFile:
    """The kept groups below a home. A line that is not ours is passed over, and `tell` is told."""

    def __init__(self, home: Home, tell: Tell = untold) -> None:
        self._home, self._path, self._tell = home, home.kept, tell

    def all(self) -> list[Kept]:
        """Every one of them. Raises UnreadableFileError."""
        found = []
        for number, line in enumerate((read(self._path) or b"").split(b"\n"), 1):
            try:
                found += [_decode(line)] if line.strip() else []
            except (KeyError, TypeError, ValueError) as cause:
                self._tell(StoredLineError(path=self._path, line=number, cause=repr(cause)))
        return found

    def add(self, kept: Iterable[Kept], day: dt.date) -> int:
        """Remember those that are new; how many those are."""
        with locked(self._home.lock("memory")):
            known = set(self.all())
            new = [one for one in dict.fromkeys(kept) if one not in known]
            if new:
                before = read(self._path) or b""
                before += b"" if before.endswith(b"\n") or not before else b"\n"
                replace(self._path, before + b"".join(_encode(one, day) + b"\n" for one in new))
        return len(new)


def names(line: bytes, found: Traces) -> bool:
    """Does a line name a fact that is to go?"""
    try:
        kept = _decode(line)
    except (KeyError, TypeError, ValueError):
        return False
    return any(
        fact.key in found.keys or (fact.scope == found.scope and found.is_topic(_topic(fact.line)))
        for fact in kept.facts
    )


def _topic(line: str) -> str | None:
    from belta_memory.domain.statement import parse_statement

    claim = parse_statement(line)
    return None if claim is None else claim.topic


def _encode(kept: Kept, day: dt.date) -> bytes:
    facts = [fact._asdict() for fact in sorted(kept.facts)]
    stored = {"v": _FORMAT, "day": day.isoformat(), "reason": str(kept.reason), "facts": facts}
    return json.dumps(stored | ({"detail": kept.detail} if kept.detail else {}), ensure_ascii=False).encode()


def _decode(line: bytes) -> Kept:
    """Raises KeyError, TypeError, ValueError."""
    stored = json.loads(line)
    if stored["v"] != _FORMAT:
        raise ValueError("of another format")
    facts = frozenset(KeptFact(*(str(fact[name]) for name in KeptFact._fields)) for fact in stored["facts"])
    return Kept(Reason(stored["reason"]), facts, str(stored.get("detail", "")))
