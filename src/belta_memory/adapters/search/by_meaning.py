"""What another backend finds, fused with what is near in meaning, in whatever language: where the extra is installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belta_memory.domain.errors import BeltaError
from belta_memory.domain.ranking import DEEP, Keep, Match, fused
from belta_memory.modules import module

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from belta_memory.app.meaning import Vectors
    from belta_memory.app.search import SearchBackend

MOST = 2000  # texts that are compared: above that words alone decide
AT_ONCE = 60  # texts that one search may wait for; the rest is read by the next ones
NEAR = 0.25  # cosine below which nothing is called near
WEIGHT = 0.6  # of the ranking by meaning, beside the one by words


class ByMeaning:
    """Satisfies `SearchBackend`. Where no vectors can be made, that is told once, and words alone decide."""

    def __init__(
        self,
        words: SearchBackend,
        vectors: Vectors,
        tell: Callable[[BeltaError], object],
        at_once: int = AT_ONCE,
    ) -> None:
        self._words, self._vectors, self._tell, self._at_once = words, vectors, tell, at_once
        self._texts: Mapping[str, str] = {}
        self._known: dict[str, Any] = {}  # vectors, by the text itself
        self._is_dumb = False

    def follow(self, texts: Mapping[str, str]) -> None:
        """From now on these are the texts, by their ids."""
        self._words.follow(texts)
        self._texts = texts
        standing = set(texts.values())
        for text in [text for text in self._known if text not in standing]:
            del self._known[text]

    def ranked(self, query: str, keep: Keep, most: int) -> list[Match]:
        """The texts that a query is about, best first."""
        by_words = self._words.ranked(query, keep, DEEP)
        near = self._near(query, keep)
        if not near:
            return by_words[:most]
        found = {match.id: match for match in by_words}
        scores = fused(([m.id for m in by_words], list(near)), (1.0, WEIGHT))
        best = sorted(scores, key=lambda id_: (-scores[id_], id_))[:most]
        return [
            found.get(id_, Match(id_, round(near.get(id_, 0.0), 3), ()))._replace(near=near.get(id_, 0.0))
            for id_ in best
        ]

    def _near(self, query: str, keep: Keep) -> dict[str, float]:
        """The texts near in meaning, the nearest first, with their cosine."""
        if self._is_dumb or len(self._texts) > MOST or not query.strip():
            return {}
        try:
            self._read()
            (asked,) = self._vectors.of([query])
        except BeltaError as fault:
            self._is_dumb = True
            self._tell(fault)
            return {}
        ids = [id_ for id_, text in self._texts.items() if text in self._known and keep(id_)]
        if not ids:
            return {}
        numpy = module("numpy")
        rows = numpy.array([self._known[self._texts[id_]] for id_ in ids], dtype="float32")
        cosines = dict(zip(ids, (rows @ numpy.array(asked, dtype="float32")).tolist(), strict=True))
        nearest = sorted(ids, key=lambda id_: (-cosines[id_], id_))[:DEEP]
        return {id_: cosines[id_] for id_ in nearest if cosines[id_] >= NEAR}

    def _read(self) -> None:
        new = [text for text in dict.fromkeys(self._texts.values()) if text and text not in self._known]
        for text in new[: self._at_once]:
            (self._known[text],) = self._vectors.of([text])
