"""The backend of a small memory: every text in the process's own memory, nothing on the disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.ranking import Asked, Channel, Counts, Keep, Match, Postings, ranked
from belta_memory.domain.synonyms import concepts_of
from belta_memory.domain.terms import Terms, terms_of

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping


class PlainScan:
    """Satisfies `SearchBackend`. A text that stays as it is is read once."""

    def __init__(self) -> None:
        self._texts: dict[str, tuple[str, Terms]] = {}
        self._words, self._pieces = Postings(), Postings()

    def follow(self, texts: Mapping[str, str]) -> None:
        """From now on these are the texts, by their ids."""
        for id_ in [i for i, (text, _) in self._texts.items() if texts.get(i) != text]:
            _, gone = self._texts.pop(id_)
            self._words.remove(id_, gone.words)
            self._pieces.remove(id_, gone.pieces)
        for id_, text in texts.items():
            if id_ not in self._texts:
                terms = terms_of(text)
                self._texts[id_] = text, terms
                self._words.add(id_, terms.words)
                self._pieces.add(id_, terms.pieces)

    def ranked(self, query: str, keep: Keep, most: int, urgent: Collection[str] = ()) -> list[Match]:
        """The texts that a query is about, best first, of those that `keep` admits; the urgent ones beyond `most`."""
        words = Channel(self._words, Counts(len(self._texts), lambda t: len(self._words.times(t))))
        pieces = Channel(self._pieces, Counts(len(self._texts), lambda t: len(self._pieces.times(t))))
        said = terms_of(query)
        return ranked(Asked(said, concepts_of(said.words), urgent), words, pieces, keep, most)
