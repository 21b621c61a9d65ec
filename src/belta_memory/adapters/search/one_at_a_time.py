"""A backend for several threads: what keeps its texts in one place is asked by one of them at a time."""

from __future__ import annotations

from threading import Lock, local
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from belta_memory.app.search import SearchBackend
    from belta_memory.domain.ranking import Keep, Match


class Followed(local):
    """The texts that the present thread has followed last: another one may have read the files before or after it."""

    texts: Mapping[str, str] = {}


class OneAtATime:
    """Satisfies `SearchBackend`. A thread finds among the texts that it follows itself."""

    def __init__(self, backend: SearchBackend) -> None:
        self._backend = backend
        self._free = Lock()
        self._followed = Followed()

    def follow(self, texts: Mapping[str, str]) -> None:
        """From now on these are the texts of this thread, by their ids."""
        self._followed.texts = texts

    def ranked(self, query: str, keep: Keep, most: int, urgent: Collection[str] = ()) -> list[Match]:
        """The texts that a query is about, best first; the urgent ones beyond `most`."""
        with self._free:
            self._backend.follow(self._followed.texts)
            return self._backend.ranked(query, keep, most, urgent)
