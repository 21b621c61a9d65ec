"""Which of many texts a query is about. Pure: whoever keeps the texts brings their terms."""

import datetime as dt
import math
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from belta_memory.domain.synonyms import Concept, Form
from belta_memory.domain.terms import Terms

K1, B = 1.2, 0.5
RRF = 60
OF_WORDS = 0.25  # what the ranking by words alone weighs beside the one by everything
OF_PIECES = 0.7  # what a piece weighs beside a word
DEEP = 100  # places of a ranking that count in a fusion
LEAST = 0.05  # of the query's weight that a hit has to hold
OF_CONCEPTS = 0.5  # of a query that is held in other words alone, beside one held in its own
OWN, OTHER = 16.0, 0.02  # what a query's own words and the concepts that it names weigh in an order
NEAR = 0.2  # cosine below which nothing is called near in meaning
STEEP = 1.5  # a hit that holds little of a query falls off faster than what it holds
FIRST = 10  # places by which the first one is ahead of none
_URGENT = 0.6  # of the best hit's share, from which on an urgent one comes first

Keep = Callable[[str], bool]


class Match(NamedTuple):
    """A text that a query found: which share of the query it holds, and which of its words."""

    id: str
    share: float
    words: tuple[str, ...]
    near: float = 0.0  # in meaning, where that was compared
    concepts: tuple[str, ...] = ()  # of which it speaks as the query does, in other words
    own: float = 0.0  # how well it stands by the query's own words
    other: float = 0.0  # and by the concepts


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

    def saying(self, forms: Iterable[Form]) -> frozenset[str]:
        """The texts that hold every word of one of these forms."""
        found: set[str] = set()
        for first, *others in forms:
            texts = self._holding.get(first)
            if texts and all(other in self._holding for other in others):
                found.update(texts if not others else texts.keys() & self.saying([tuple(others)]))
        return frozenset(found)

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
        return rarity(self.texts, self.holding(term))


def rarity(texts: int, holding: int) -> float:
    """What something tells that so many of so many texts hold."""
    return math.log(1 + (texts - holding + 0.5) / (holding + 0.5))


class Channel(NamedTuple):
    """One way in which texts are compared with a query: by words, or by pieces."""

    postings: Postings
    counts: Counts


class Asked(NamedTuple):
    """A query, with what it speaks of and may be called otherwise."""

    terms: Terms
    concepts: Sequence[Concept]
    urgent: Collection[str] = ()  # texts that must not be lost among many others


def ranked(asked: Asked, words: Channel, pieces: Channel, keep: Keep, most: int) -> list[Match]:
    """The texts that hold the most of a query, best first: the fusion of what words say and what all terms say.

    What says the same in other words, be it in another language, comes after that. Urgent ones stand there beyond `most`, too.
    """
    told = {term: words.counts.weight(term) for term in asked.terms.words}
    torn = {term: pieces.counts.weight(term) for term in asked.terms.pieces}
    by_words, of_words = _sum(words.postings, told, keep)
    by_pieces, of_pieces = _sum(pieces.postings, torn, keep)
    by_all = dict(by_words)
    for text, score in by_pieces.items():
        by_all[text] = by_all.get(text, 0.0) + OF_PIECES * score
    scores = fused((_order(by_all), _order(by_words)), (1.0, OF_WORDS))
    places = {text: place for place, text in enumerate(sorted(scores, key=lambda t: (-scores[t], t)))}
    for text in filter(by_all.__contains__, asked.urgent):
        places.setdefault(text, len(places))
    weights, speaking = _speaking(words, asked.concepts, keep)
    other = {text: sum(map(weights.__getitem__, names)) for text, names in speaking.items()}
    all_words, all_pieces, full = (sum(known.values()) or 1.0 for known in (told, torn, weights))
    matches = []
    for text in {*places, *_order(other)}:
        share = max(of_words.get(text, 0.0) / all_words, of_pieces.get(text, 0.0) / all_pieces)
        also = other.get(text, 0.0)
        shown = max(share, OF_CONCEPTS * also / full)
        own = share**STEEP / (FIRST + places[text]) if text in places and share >= LEAST else 0.0
        if shown >= LEAST:
            names = tuple(speaking.get(text, ()))
            matches.append(Match(text, round(shown, 3), (), 0.0, names, own, also))
    best = first_ones(
        sorted(matches, key=lambda m: (-OWN * m.own - OTHER * m.other, m.id)), most, asked.urgent
    )
    return [match._replace(words=words.postings.held(match.id, told)) for match in best]


def _speaking(
    words: Channel, concepts: Iterable[Concept], keep: Keep
) -> tuple[dict[str, float], dict[str, list[str]]]:
    """What each concept weighs, and which of them each text speaks of. What every text speaks of tells nothing."""
    weights: dict[str, float] = {}
    speaking: dict[str, list[str]] = {}
    for concept in concepts:
        if texts := words.postings.saying(concept.forms):
            weights[concept.name] = rarity(words.counts.texts, len(texts))
            for text in filter(keep, texts):
                speaking.setdefault(text, []).append(concept.name)
    return weights, speaking


def fused(rankings: Iterable[Sequence[str]], weights: Iterable[float]) -> dict[str, float]:
    """Reciprocal rank fusion: what stands high in several rankings stands high."""
    scores: dict[str, float] = {}
    for ranking, weight in zip(rankings, weights, strict=True):
        for place, text in enumerate(ranking[:DEEP], 1):
            scores[text] = scores.get(text, 0.0) + weight / (RRF + place)
    return scores


def first_ones(matches: Sequence[Match], most: int, urgent: Collection[str]) -> list[Match]:
    """The first of a ranking, and the urgent ones wherever they stand."""
    return [*matches[:most], *(match for match in matches[most:] if match.id in urgent)]


def urgent_first(matches: Sequence[Match], is_urgent: Callable[[str], bool]) -> list[Match]:
    """What a person has called urgent comes first, where it is about the query hardly less than the best hit."""
    best = max((m.share for m in matches), default=0.0)
    first = [m for m in matches if m.share >= _URGENT * best and is_urgent(m.id)]
    ids = {m.id for m in first}
    return [*first, *(m for m in matches if m.id not in ids)]


def is_alive(seen: dt.date, today: dt.date, days: int) -> bool:
    """Is a lesson young enough to come up by its date alone? An older one is still found by what it says."""
    return (today - seen).days <= days


def _sum(
    postings: Postings, weights: Mapping[str, float], keep: Keep
) -> tuple[dict[str, float], dict[str, float]]:
    """What the terms of a query bring each text, and the weight of those that it holds."""
    scores: dict[str, float] = {}
    held: dict[str, float] = {}
    for term, weight in weights.items():
        for text, score in postings.bm25(term, weight, keep):
            scores[text] = scores.get(text, 0.0) + score
            held[text] = held.get(text, 0.0) + weight
    return scores, held


def _order(scores: Mapping[str, float]) -> list[str]:
    return sorted(scores, key=lambda text: (-scores[text], text))[:DEEP]
