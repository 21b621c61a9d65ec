"""What each judge has said of each case, so that nothing is asked twice. In the cache: it holds no words, only fingerprints."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from belta_memory.adapters.stores.files import append, read
from belta_memory.domain.model import Kind

if TYPE_CHECKING:
    from belta_memory.adapters.stores.home import Home


class VerdictFiles:
    """The Verdicts below cache/."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def of(self, judge: str) -> dict[str, Kind]:
        """Its answers by the fingerprint of the case; a line that is not ours is none."""
        found = {}
        for line in (read(self._path(judge)) or b"").split(b"\n"):
            try:
                fingerprint, kind = json.loads(line)
                found[str(fingerprint)] = Kind(kind)
            except (ValueError, TypeError):
                continue
        return found

    def put(self, judge: str, answers: dict[str, Kind]) -> None:
        """Keep more of them. Raises UnwritableHomeError."""
        for answer in answers.items():
            append(self._path(judge), json.dumps(answer).encode())

    def _path(self, judge: str) -> str:
        from hashlib import sha256

        return self._home.cache("verdicts", f"{sha256(judge.encode()).hexdigest()[:16]}.jsonl")
