"""What another backend finds, fused with what is near in meaning, in whatever language: where vectors can be made."""

from __future__ import annotations

from math import sqrt
from operator import mul
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from belta_memory.app.meaning import NotYetError
from belta_memory.domain.errors import BeltaError
from belta_memory.domain.likeness import language_of
from belta_memory.domain.ranking import DEEP, NEAR, OTHER, Keep, Match, first_ones
from belta_memory.modules import module

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from belta_memory.app.meaning import Vectors
    from belta_memory.app.search import SearchBackend

MOST = 2000  # texts that are compared: above that words alone decide
AT_ONCE = 0.25  # seconds that one search may read new texts for; the rest is read by the next ones
OWN = 8.0  # what the query's own words weigh beside a cosine
BATCH = 16  # texts that vectors are asked for at once
FEW = 10  # texts of a memory that tell as much of what is usual as is known beforehand
PAUSE = 60.0  # seconds of words alone, where no vectors could be made


class ByMeaning:
    """Satisfies `SearchBackend`. Where no vectors can be made, that is told once, and words alone decide.

    Several threads may search at once: none of them waits for the vectors of another one's query.
    """

    def __init__(
        self,
        words: SearchBackend,
        vectors: Vectors,
        tell: Callable[[BeltaError], object],
        at_once: float = AT_ONCE,
    ) -> None:
        self._words, self._vectors, self._tell, self._at_once = words, vectors, tell, at_once
        self._texts: Mapping[str, str] = {}
        self._known: dict[str, Any] = {}  # vectors, by the text itself
        # The texts of the vectors in one matrix, by their ids.
        self._rows: tuple[list[str], _Rows] | None = None
        self._dumb_until = 0.0
        self._changing = Lock()  # what stands above

    def follow(self, texts: Mapping[str, str]) -> None:
        """From now on these are the texts, by their ids."""
        self._words.follow(texts)
        with self._changing:
            if texts != self._texts:
                self._texts, self._rows = dict(texts), None
            standing = set(texts.values())
            for text in [text for text in self._known if text not in standing]:
                del self._known[text]

    def ranked(self, query: str, keep: Keep, most: int, urgent: Collection[str] = ()) -> list[Match]:
        """The texts that a query is about, best first; the urgent ones beyond `most`."""
        near = self._near(query, keep)
        if not near:
            return self._words.ranked(query, keep, most, urgent)
        by_words = self._words.ranked(query, keep, DEEP, urgent)
        found = {match.id: match for match in by_words}
        for id_ in sorted(near, key=lambda id_: (-near[id_], id_))[:DEEP]:
            if id_ not in found and near[id_] >= NEAR:
                found[id_] = Match(id_, round(near[id_], 3), ())
        matches = [match._replace(near=near.get(match.id, 0.0)) for match in found.values()]
        return first_ones(sorted(matches, key=lambda m: (-_score(m), m.id)), most, urgent)

    def _near(self, query: str, keep: Keep) -> dict[str, float]:
        """How near each text is in meaning."""
        if monotonic() < self._dumb_until or len(self._texts) > MOST or not query.strip():
            return {}
        try:
            self._read()
            if not self._known:
                return {}
            (asked,) = self._vectors.of([query])
        except NotYetError:
            return {}
        except BeltaError as fault:
            with self._changing:
                is_told, self._dumb_until = self._dumb_until > monotonic(), monotonic() + PAUSE
                self._known, self._rows = {}, None
            if not is_told:
                self._tell(fault)
            return {}
        with self._changing:
            ids, rows = self._matrix()
        if not ids:
            return {}
        near = _levelled(rows.cosines(asked), rows.languages)
        return {id_: its for id_, its in zip(ids, near, strict=True) if keep(id_)}

    def _matrix(self) -> tuple[list[str], _Rows]:
        if self._rows is None:
            ids = [id_ for id_, text in self._texts.items() if text in self._known]
            texts = [self._texts[id_] for id_ in ids]
            self._rows = ids, _Rows([self._known[text] for text in texts], list(map(language_of, texts)))
        return self._rows

    def _read(self) -> None:
        with self._changing:
            new = [text for text in dict.fromkeys(self._texts.values()) if text and text not in self._known]
        begun = monotonic()
        for place in range(0, len(new), BATCH):
            batch = new[place : place + BATCH]
            try:
                made = self._vectors.of(batch)
            except NotYetError:
                return  # what is known already is compared all the same
            with self._changing:
                self._known |= zip(batch, made, strict=True)
                self._rows = None
            if monotonic() - begun >= self._at_once:
                return


class _Rows:
    """Vectors side by side: in numpy, which comes with the extra, else in lists."""

    def __init__(self, vectors: list[Sequence[float]], languages: list[str]) -> None:
        self.languages = languages
        self._vectors: Any = vectors
        try:
            self._numpy: Any = module("numpy")
        except ImportError:
            return
        self._vectors = self._numpy.array(vectors, dtype="float32")

    def cosines(self, asked: Sequence[float]) -> list[float]:
        """How near each is to another one."""
        if isinstance(self._vectors, list):
            return [sum(map(mul, row, asked)) for row in self._vectors]
        cosines: list[float] = (self._vectors @ self._numpy.array(asked, dtype="float32")).tolist()
        return cosines


class _Usual(NamedTuple):
    """The cosines of texts that have nothing to do with each other: their mean and standard deviation."""

    mean: float
    spread: float

    def among(self, cosines: Sequence[float]) -> _Usual:
        """The same among these, of which few count for little."""
        count = len(cosines) + FEW
        mean = (sum(cosines) + FEW * self.mean) / count
        square = (sum((cosine - mean) ** 2 for cosine in cosines) + FEW * self.spread**2) / count
        return _Usual(mean, sqrt(square))


USUAL = _Usual(0.07, 0.12)  # by the encoder of the extra, over the entries of the retrieval set


def _levelled(cosines: Sequence[float], languages: Sequence[str]) -> list[float]:
    """Cosines by what is usual in each language: in the query's own they lie higher, and those of some models all do."""
    by_language: dict[str, list[float]] = {}
    for cosine, language in zip(cosines, languages, strict=True):
        by_language.setdefault(language, []).append(cosine)
    whole = USUAL.among(cosines)
    usual = {language: whole.among(some) for language, some in by_language.items()}
    return [
        USUAL.mean + USUAL.spread * (cosine - usual[language].mean) / usual[language].spread
        for cosine, language in zip(cosines, languages, strict=True)
    ]


def _score(match: Match) -> float:
    """Cosines lie near each other; what a text has in common by words stands on top of them."""
    return match.near + OWN * match.own + OTHER * match.other
