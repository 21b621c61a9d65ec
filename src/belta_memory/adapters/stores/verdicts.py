"""What each judge has said of each case, so that nothing is asked twice. In the cache: it holds no words, only fingerprints."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

from belta_memory.adapters.stores.files import append, read
from belta_memory.domain.model import Kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from belta_memory.adapters.stores.home import Home


class VerdictFiles:
    """The Verdicts below cache/."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def of(self, judge: str) -> dict[str, Kind]:
        """Its answers by the fingerprint of the case."""
        return {fingerprint: kind for fingerprint, kind in self._lines(judge) if kind is not None}

    def put(self, judge: str, answers: dict[str, Kind]) -> None:
        """Keep more of them. Raises UnwritableHomeError."""
        for answer in answers.items():
            append(self._path(judge), json.dumps(answer).encode())

    def refusals(self, judge: str) -> Counter[str]:
        """How often it has given no answer about a case, by the fingerprint."""
        return Counter(fingerprint for fingerprint, kind in self._lines(judge) if kind is None)

    def refuse(self, judge: str, fingerprints: Iterable[str]) -> None:
        """Keep that it gave no answer about these once more. Raises UnwritableHomeError."""
        for fingerprint in fingerprints:
            append(self._path(judge), json.dumps((fingerprint, None)).encode())

    def _lines(self, judge: str) -> Iterator[tuple[str, Kind | None]]:
        """The fingerprints, each with the answer, None for a refusal; a line that is not ours is none."""
        for line in (read(self._path(judge)) or b"").split(b"\n"):
            try:
                fingerprint, kind = json.loads(line)
                yield str(fingerprint), None if kind is None else Kind(kind)
            except (ValueError, TypeError):
                continue

    def _path(self, judge: str) -> str:
        from hashlib import sha256

        return self._home.cache("verdicts", f"{sha256(judge.encode()).hexdigest()[:16]}.jsonl")
