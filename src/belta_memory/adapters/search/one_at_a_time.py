"""A backend for several threads: what keeps its texts in one place is asked by one of them at a time."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from belta_memory.app.search import SearchBackend
    from belta_memory.domain.ranking import Keep, Match


class OneAtATime:
    """Satisfies `SearchBackend`. Between a thread's two calls another one's may come: each call is whole by itself."""

    def __init__(self, backend: SearchBackend) -> None:
        self._backend = backend
        self._free = Lock()

    def follow(self, texts: Mapping[str, str]) -> None:
        """From now on these are the texts, by their ids."""
        with self._free:
            self._backend.follow(texts)

    def ranked(self, query: str, keep: Keep, most: int, urgent: Collection[str] = ()) -> list[Match]:
        """The texts that a query is about, best first; the urgent ones beyond `most`."""
        with self._free:
            return self._backend.ranked(query, keep, most, urgent)
