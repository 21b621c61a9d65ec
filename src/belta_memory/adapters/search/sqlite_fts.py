"""The backend of a large memory: an FTS5 index over our own words and pairs, in the cache, to be deleted at any time.

SQLite finds the candidates by their rarest words; they are ranked as in a small memory. Its own trigram tokenizer
could not find a word of two characters.
"""

from __future__ import annotations

import sqlite3
from functools import lru_cache, partial
from heapq import nsmallest
from itertools import groupby
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from belta_memory.adapters.search.bare_scan import BareScan
from belta_memory.adapters.search.index_file import IndexFile
from belta_memory.adapters.search.index_rows import COMMON, HEAD, SPARE, add, find, sweep
from belta_memory.domain.errors import BeltaError, LockTimeoutError, NoLocksError
from belta_memory.domain.ranking import Asked, Channel, Counts, Keep, Match, Postings, ranked
from belta_memory.domain.service_errors import NoIndexError
from belta_memory.domain.terms import terms_of, words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping

T = TypeVar("T")

BUDGET = 1500  # texts that are looked at by their words
CANDIDATES = 25
PAUSE = 60.0  # seconds without the index where none can be made
_FAULTS = (sqlite3.Error, BeltaError, OSError)


class SqliteFts:
    """Satisfies `SearchBackend`. A cache that is broken, or of another format, is made anew.

    Servers in several projects share it: each finds its own texts among the rows, and lets those of others stand. What
    no row holds, because somebody else is writing or nobody can, is found by a look into each text.
    """

    def __init__(self, path: str, tell: Callable[[BeltaError], object]) -> None:
        self._path, self._tell = path, tell
        self._file = IndexFile(path)
        self._texts: dict[str, str] = {}  # that were followed last
        self._rows: dict[str, int] = {}  # of the texts, by their ids
        self._ids: dict[int, str] = {}
        self._others = 0  # rows
        self._state = (0, 0)
        self._bare = BareScan()  # the texts without a row
        self._without_until = 0.0

    def follow(self, texts: Mapping[str, str]) -> None:
        """From now on these are the texts, by their ids."""
        if self._texts == texts and len(self._rows) == len(texts) and self._file.is_as_left():
            return
        standing = {id_: row for id_, row in self._rows.items() if texts.get(id_) == self._texts[id_]}
        self._texts = dict(texts)
        self._take(standing)
        if monotonic() < self._without_until:
            self._take({})
        else:
            self._safely(self._bring_up_to_date, lambda: None)

    def ranked(self, query: str, keep: Keep, most: int, urgent: Collection[str] = ()) -> list[Match]:
        """The texts that a query is about, best first, of those that `keep` admits; the urgent ones beyond `most`."""
        said = terms_of(query)
        look = partial(self._candidates, list(dict.fromkeys(said.words)), keep, most, urgent)
        ids, counts = self._safely(look, look)
        words, pieces = Postings(), Postings()
        asked, torn = frozenset(said.words), frozenset(said.pieces)
        for id_ in ids:
            terms = terms_of(self._texts[id_])
            words.add(id_, terms.words, asked)
            pieces.add(id_, terms.pieces, torn)
        by_words = Channel(words, Counts(len(self._texts), lambda t: counts.get(t, 0)))
        by_pieces = Channel(pieces, Counts(len(ids), lambda t: len(pieces.times(t))))
        return ranked(Asked(said, (), urgent), by_words, by_pieces, lambda _: True, most)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _safely(self, step: Callable[[], T], without: Callable[[], T]) -> T:
        """What a step brings with the index, or with one made anew, or `without` any."""
        try:
            return step()
        except _FAULTS as fault:
            failed = fault if _is_busy(fault) else self._mend()
        if failed is None:
            try:
                return step()
            except _FAULTS as fault:
                failed = fault
        self._take({})
        if not _is_busy(failed):
            self._without_until = monotonic() + PAUSE
            told = failed if isinstance(failed, BeltaError) else NoIndexError(path=self._path, cause=failed)
            self._tell(told)
        return without()

    def _mend(self) -> Exception | None:
        """Make the index anew; what stood against it."""
        try:
            self._file.doubt()
            self._bring_up_to_date()
        except _FAULTS as fault:
            return fault
        return None

    def _candidates(
        self, asked: list[str], keep: Keep, most: int, urgent: Collection[str]
    ) -> tuple[list[str], dict[str, int]]:
        """The texts that hold the rarest of the words, and in how many each occurs."""
        wanted = max(CANDIDATES, 2 * most)
        found = self._find(asked, BUDGET)
        best = self._best(found.texts, keep, wanted)
        if len(best) < wanted and found.is_cut:
            found = self._find(asked, len(self._texts) * len(asked))
            best = self._best(found.texts, keep, wanted)
        if urgent:
            least = max(found.texts.values(), default=0.0) / 2  # by words alone; pieces may add to it
            held = self._held(urgent, found.weights, least)
            best = list(dict.fromkeys([*best, *self._best(held, keep, wanted)]))
        return best, found.counts

    def _find(self, asked: list[str], budget: int) -> _Found:
        counts = self._common(asked)
        rarity = Counts(len(self._texts), lambda t: counts.get(t, 0))
        rare = sorted((word for word in asked if word not in counts), key=self._how_many)
        found: dict[str, float] = {}
        left = budget
        for word in [*rare, *self._neighbours(rare, counts), *sorted(counts, key=counts.__getitem__)]:
            if left <= 0:
                break
            holding = self._holding(word, left)
            counts.setdefault(word, len(holding))
            left -= len(holding)
            weight = rarity.weight(word)
            for id_ in holding:
                found[id_] = found.get(id_, 0.0) + weight
        return _Found(found, counts, {word: rarity.weight(word) for word in counts}, left <= 0)

    def _best(self, found: dict[str, float], keep: Keep, most: int) -> list[str]:
        """Those that hold the most; of equal ones the shorter, as they will be ranked."""
        best: list[str] = []
        ordered = sorted(found, key=found.__getitem__, reverse=True)
        for _, equal in groupby(ordered, found.__getitem__):
            kept = list(filter(keep, equal))
            if len(best) + len(kept) >= most:
                return [*best, *nsmallest(most - len(best), kept, lambda id_: len(self._texts[id_]))]
            best += kept
        return best

    def _held(self, ids: Iterable[str], weights: dict[str, float], least: float) -> dict[str, float]:
        """What some texts hold of these words, if it is enough."""
        held: dict[str, float] = {}
        for id_ in ids:
            words = weights.keys() & _words(self._texts.get(id_, ""))
            if words and (weight := sum(map(weights.__getitem__, words))) >= least:
                held[id_] = weight
        return held

    def _common(self, asked: list[str]) -> dict[str, int]:
        """The words that many texts hold."""
        counts: dict[str, int] = {}
        if self._rows:
            marks = ",".join("?" * len(asked))
            counts |= self._file.connection.execute(
                f"select word, texts from common where word in ({marks})",  # noqa: S608
                asked,
            )
        if len(self._rows) < len(self._texts):
            bare = {word: len(self._bare.holding(word)) for word in asked}
            counts |= {word: counts.get(word, 0) + n for word, n in bare.items() if n > COMMON}
        # Those of the rows are estimated from a part of them.
        return {word: min(count, len(self._texts)) for word, count in counts.items()}

    def _how_many(self, word: str) -> int:
        """In how many texts and rows of others a word occurs that is not common."""
        many = 0
        if self._rows:
            found = self._file.connection.execute(
                "select count(*) from words where words match ?", (_quoted(word),)
            )
            (many,) = found.fetchone()
        return many + (len(self._bare.holding(word)) if len(self._rows) < len(self._texts) else 0)

    def _holding(self, word: str, most: int) -> list[str]:
        holding: list[str] = []
        if self._rows:
            rows = self._file.connection.execute(
                "select rowid from words where words match ? limit ?", (_quoted(word), most + self._others)
            )
            ours = self._ids
            holding += [ours[number] for (number,) in rows if number in ours]
        if len(self._rows) < len(self._texts):
            holding += self._bare.holding(word)
        return holding[:most]

    def _neighbours(self, rare: list[str], counts: dict[str, int]) -> list[str]:
        """Words of the texts that an unknown Latin word may have been: a slip, or two words without their blank."""
        near: list[str] = []
        for word in rare if self._rows else ():
            if len(word) < _SPELT or not word.isascii() or self._holding(word, 1):
                continue
            for start in range(len(word) - HEAD + 1):
                head = word[start : start + HEAD]
                rows = self._file.connection.execute(
                    "select word from spelt where word >= ? and word < ? limit 400", (head, head + "\uffff")
                )
                near += [t for (t,) in rows if _is_near(t, word, start)]
        return [word for word in dict.fromkeys(near) if word not in counts][:_NEAR]

    def _bring_up_to_date(self) -> None:
        with self._file.held() as connection:
            rows = dict(self._rows) if self._state == self._swept() else {}
            self._state = self._swept()
            find(connection, {i: text for i, text in self._texts.items() if i not in rows}, rows)
            if len(rows) < len(self._texts):
                with self._file.writing():
                    add(connection, [(i, text) for i, text in self._texts.items() if i not in rows], rows)
            self._take(rows)
            self._others = connection.execute("select count(*) from texts").fetchone()[0] - len(rows)
            if self._others > SPARE + len(rows) // 10:
                rows = {}
                with self._file.writing():
                    sweep(connection)
                    add(connection, list(self._texts.items()), rows)
                self._take(rows)
                self._others, self._state = 0, self._swept()

    def _swept(self) -> tuple[int, int]:
        """Which file it is, and how often somebody took rows out: ours may be among them."""
        (times,) = self._file.connection.execute("select times from swept").fetchone()
        return self._file.opened, times

    def _take(self, rows: dict[str, int]) -> None:
        self._rows = rows
        self._ids = {number: id_ for id_, number in rows.items()}
        self._bare.follow({id_: text for id_, text in self._texts.items() if id_ not in rows})


class _Found(NamedTuple):
    """What words found."""

    texts: dict[str, float]  # the weight of what each holds
    counts: dict[str, int]  # of texts that hold a word
    weights: dict[str, float]  # of the words
    is_cut: bool  # may there be more?


_SPELT = 4  # letters from which on a word may hold a slip
_NEAR = 12


def _is_near(known: str, word: str, start: int) -> bool:
    """May an unknown word have been this one: nearly all of it, or a part of it from `start` on?"""
    if len(known) < HEAD:
        return False
    if word.startswith(known, start) and len(known) >= _SPELT:
        return True
    if start or abs(len(known) - len(word)) > 1:
        return False
    pairs = {word[n : n + 2] for n in range(len(word) - 1)}
    shared = sum(known[n : n + 2] in pairs for n in range(len(known) - 1))
    return shared >= max(len(known), len(word)) - 1 - 2


@lru_cache(maxsize=1 << 14)
def _words(text: str) -> frozenset[str]:
    return frozenset(words_of(text))


def _quoted(word: str) -> str:
    return '"' + word.replace('"', '""') + '"'


def _is_busy(fault: Exception) -> bool:
    """Is somebody else at the file, who will be done sooner or later?"""
    if isinstance(fault, sqlite3.OperationalError):
        return "locked" in str(fault)
    return isinstance(fault, LockTimeoutError) and not isinstance(fault, NoLocksError)
