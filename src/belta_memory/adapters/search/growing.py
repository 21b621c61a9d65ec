"""The backend of every memory: the plain one while it is small, the index in the cache above that."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from belta_memory.app.search import SearchBackend
    from belta_memory.domain.errors import BeltaError
    from belta_memory.domain.ranking import Keep, Match

SMALL = 2000  # texts


class Growing:
    """Satisfies `SearchBackend`."""

    def __init__(self, path: str, tell: Callable[[BeltaError], object], small: int = SMALL) -> None:
        self._path, self._tell, self._small = path, tell, small
        self._plain: SearchBackend | None = None
        self._now: SearchBackend | None = None

    def follow(self, texts: Mapping[str, str]) -> None:
        """From now on these are the texts, by their ids."""
        if len(texts) <= self._small:
            self._now = self._small_one()
        elif self._now is None or self._now is self._plain:
            from belta_memory.adapters.search.sqlite_fts import SqliteFts

            self._plain = None
            self._now = SqliteFts(self._path, self._tell)
        self._now.follow(texts)

    def ranked(self, query: str, keep: Keep, most: int, urgent: Collection[str] = ()) -> list[Match]:
        """The texts that a query is about, best first; the urgent ones beyond `most`."""
        return [] if self._now is None else self._now.ranked(query, keep, most, urgent)

    def _small_one(self) -> SearchBackend:
        """Loaded at the first search: who only notes something does not wait for it."""
        if self._plain is None:
            from belta_memory.adapters.search.plain_scan import PlainScan

            self._plain = PlainScan()
        return self._plain
