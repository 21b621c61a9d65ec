"""What another backend finds, fused with what is near in meaning, in whatever language: where vectors can be made."""

from __future__ import annotations

from math import sqrt
from operator import mul
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from belta_memory.adapters.search.one_at_a_time import Followed
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

    Several threads may search at once. A thread finds among the texts that it follows itself, and holds nothing that
    another one needs while its vectors are made.
    """

    def __init__(
        self,
        words: SearchBackend,
        vectors: Vectors,
        tell: Callable[[BeltaError], object],
        at_once: float = AT_ONCE,
    ) -> None:
        self._words, self._vectors, self._tell, self._at_once = words, vectors, tell, at_once
        self._followed = Followed()
        self._known: dict[str, Any] = {}  # vectors, by the text itself
        self._emptied = 0  # times; what was asked for before belongs to other ones
        self._rows: _Rows | None = None
        self._dumb_until = 0.0
        self._changing = Lock()  # what stands above

    def follow(self, texts: Mapping[str, str]) -> None:
        """From now on these are the texts of this thread, by their ids."""
        self._words.follow(texts)
        self._followed.texts = dict(texts)

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
        texts, emptied = self._followed.texts, self._emptied
        if monotonic() < self._dumb_until or len(texts) > MOST or not query.strip():
            return {}
        try:
            self._read(texts, emptied)
            if not self._known:
                return {}
            (asked,) = self._vectors.of([query])
        except NotYetError:
            return {}
        except BeltaError as fault:
            self._give_up(fault)
            return {}
        with self._changing:
            rows = self._in_rows(texts) if emptied == self._emptied else None
        if rows is None or not rows.ids:
            return {}
        near = _levelled(rows.cosines(asked), rows.languages)
        return {id_: its for id_, its in zip(rows.ids, near, strict=True) if keep(id_)}

    def _read(self, texts: Mapping[str, str], emptied: int) -> None:
        with self._changing:
            new = [text for text in dict.fromkeys(texts.values()) if text and text not in self._known]
        begun = monotonic()
        for place in range(0, len(new), BATCH):
            batch = new[place : place + BATCH]
            try:
                made = self._vectors.of(batch)
            except NotYetError:
                return  # what is known already is compared all the same
            with self._changing:
                if emptied == self._emptied:
                    self._known |= zip(batch, made, strict=True)
                    self._rows = None
            if monotonic() - begun >= self._at_once:
                return

    def _give_up(self, fault: BeltaError) -> None:
        """For a while; it is told by the first of several threads."""
        with self._changing:
            is_told, self._dumb_until = monotonic() < self._dumb_until, monotonic() + PAUSE
            self._known, self._rows = {}, None
            self._emptied += 1
        if not is_told:
            self._tell(fault)

    def _in_rows(self, texts: Mapping[str, str]) -> _Rows:
        """The vectors that are known of these texts; those of no text are let go of."""
        if self._rows is None or self._rows.texts != texts:
            standing = set(texts.values())
            self._known = {text: vector for text, vector in self._known.items() if text in standing}
            self._rows = _Rows(texts, self._known)
        return self._rows


class _Rows:
    """Vectors of texts side by side: in numpy, which comes with the extra, else in lists."""

    def __init__(self, texts: Mapping[str, str], known: Mapping[str, Any]) -> None:
        self.texts = texts
        self.ids = [id_ for id_, text in texts.items() if text in known]
        self.languages = [language_of(texts[id_]) for id_ in self.ids]
        self._vectors: Any = [known[texts[id_]] for id_ in self.ids]
        try:
            self._numpy: Any = module("numpy")
        except ImportError:
            return
        self._vectors = self._numpy.array(self._vectors, dtype="float32")

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
