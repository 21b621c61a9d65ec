"""Which of many texts a query is about. Pure: whoever keeps the texts brings their terms."""

import datetime as dt
import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from belta_memory.domain.terms import Terms

K1, B = 1.2, 0.5
RRF = 60
OF_WORDS = 0.25  # what the ranking by words alone weighs beside the one by everything
OF_PIECES = 0.7  # what a piece weighs beside a word
DEEP = 100  # places of a ranking that count in a fusion
LEAST = 0.05  # of the query's weight that a hit has to hold
_URGENT = 0.6  # of the best hit's share, from which on an urgent one comes first

Keep = Callable[[str], bool]


class Match(NamedTuple):
    """A text that a query found: which share of the query it holds, and which of its words."""

    id: str
    share: float
    words: tuple[str, ...]
    near: float = 0.0  # in meaning, where that was compared


class Postings:
    """Where each term occurs, how often, in texts of which length."""

    def __init__(self) -> None:
        self._holding: dict[str, dict[str, int]] = {}
        self._lengths: dict[str, int] = {}
        self._total = 0

    def add(self, text: str, terms: Sequence[str], asked: frozenset[str] | None = None) -> None:
        """Take a new text in; of its terms only those that will be `asked` for, where that is known."""
        self._lengths[text] = len(terms)
        self._total += len(terms)
        for term, times in Counter(terms if asked is None else filter(asked.__contains__, terms)).items():
            self._holding.setdefault(term, {})[text] = times

    def remove(self, text: str, terms: Sequence[str]) -> None:
        """The inverse, with the same terms."""
        self._total -= self._lengths.pop(text)
        for term in set(terms):
            texts = self._holding[term]
            del texts[text]
            if not texts:
                del self._holding[term]

    def times(self, term: str) -> Mapping[str, int]:
        """The texts that hold a term, and how often."""
        return self._holding.get(term, {})

    def held(self, text: str, terms: Iterable[str]) -> tuple[str, ...]:
        """Those of the terms that a text holds."""
        return tuple(term for term in terms if text in self._holding.get(term, ()))

    def bm25(self, term: str, weight: float, keep: Keep) -> Iterable[tuple[str, float]]:
        """What one term of a query brings each text."""
        average = self._total / (len(self._lengths) or 1)
        for text, times in self._holding.get(term, {}).items():
            if keep(text):
                norm = K1 * (1 - B + B * self._lengths[text] / (average or 1))
                yield text, weight * times * (K1 + 1) / (times + norm)


class Counts(NamedTuple):
    """In how many of all texts a term occurs: the rarer, the more it tells."""

    texts: int
    holding: Callable[[str], int]

    def weight(self, term: str) -> float:
        """The weight of a term."""
        holding = self.holding(term)
        return math.log(1 + (self.texts - holding + 0.5) / (holding + 0.5))


class Channel(NamedTuple):
    """One way in which texts are compared with a query: by words, or by pieces."""

    postings: Postings
    counts: Counts


def ranked(query: Terms, words: Channel, pieces: Channel, keep: Keep, most: int) -> list[Match]:
    """The texts that hold the most of a query, best first: the fusion of what words say and what all terms say."""
    told = {term: words.counts.weight(term) for term in query.words}
    torn = {term: pieces.counts.weight(term) for term in query.pieces}
    by_words = _sum(words.postings, told, keep)
    by_all = dict(by_words)
    for text, score in _sum(pieces.postings, torn, keep).items():
        by_all[text] = by_all.get(text, 0.0) + OF_PIECES * score
    scores = fused((_order(by_all), _order(by_words)), (1.0, OF_WORDS))
    matches = []
    for text in sorted(scores, key=lambda t: (-scores[t], t))[:most]:
        held = words.postings.held(text, told)
        share = max(_share(held, told), _share(pieces.postings.held(text, torn), torn))
        if share >= LEAST:
            matches.append(Match(text, round(share, 3), held))
    return matches


def fused(rankings: Iterable[Sequence[str]], weights: Iterable[float]) -> dict[str, float]:
    """Reciprocal rank fusion: what stands high in several rankings stands high."""
    scores: dict[str, float] = {}
    for ranking, weight in zip(rankings, weights, strict=True):
        for place, text in enumerate(ranking[:DEEP], 1):
            scores[text] = scores.get(text, 0.0) + weight / (RRF + place)
    return scores


def urgent_first(matches: Sequence[Match], is_urgent: Callable[[str], bool]) -> list[Match]:
    """What a person has called urgent comes first, where it is about the query hardly less than the best hit."""
    best = max((m.share for m in matches), default=0.0)
    first = [m for m in matches if m.share >= _URGENT * best and is_urgent(m.id)]
    return [*first, *(m for m in matches if m not in first)]


def is_alive(seen: dt.date, today: dt.date, days: int) -> bool:
    """Is a lesson young enough to come up by its date alone? An older one is still found by what it says."""
    return (today - seen).days <= days


def _sum(postings: Postings, weights: Mapping[str, float], keep: Keep) -> dict[str, float]:
    scores: dict[str, float] = {}
    for term, weight in weights.items():
        for text, score in postings.bm25(term, weight, keep):
            scores[text] = scores.get(text, 0.0) + score
    return scores


def _order(scores: Mapping[str, float]) -> list[str]:
    return sorted(scores, key=lambda text: (-scores[text], text))[:DEEP]


def _share(held: Iterable[str], weights: Mapping[str, float]) -> float:
    total = sum(weights.values())
    return sum(weights[term] for term in held) / total if total else 0.0
