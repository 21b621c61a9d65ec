"""What a text is found by: words and pairs of CJK characters, and small pieces that survive a slip or a missing blank."""

import re
from collections.abc import Iterable
from functools import lru_cache
from operator import add
from typing import NamedTuple
from unicodedata import normalize

from belta_memory.domain.han import ONE_SHAPE
from belta_memory.domain.language import literals

_LETTER = r"[a-z0-9\u00df-\u024f\u0400-\u04ff]"
_RUN = re.compile(
    rf"({_LETTER}+(?:[._/@#+'-]{_LETTER}+)*)"
    r"|([\uac00-\ud7a3]+)|([\u30a1-\u30fa\u30fc]+)|([\u3041-\u3096\u3005\u3400-\u9fff\U00020000-\U0003ffff]+)"
)
_PARTS = re.compile(r"[0-9]+|[^\W\d_]+")
_ENDINGS = ("ingly", "edly", "ings", "ing", "ies", "ied", "ers", "es", "ed", "er", "ly", "s")
_LAST = frozenset(ending[-1] for ending in _ENDINGS)
_STEM = 3  # letters that an ending leaves at the least
_VOWELS = frozenset("aeiouy")
_PIECE = 4  # letters of a piece
_PAIR = 2
_HAN = re.compile(r"[\u3400-\u9fff\U00020000-\U0003ffff]")
_SAYS_LITTLE = frozenset(
    literals(
        "a|an|the|of|for|in|on|at|to|by|with|from|is|are|was|were|be|been|it|its|that|which|has|have|had|does|do|did"
        "|should|must|will|would|can|what|when|where|who|how|and|or|as|not|no|my|our|your|i|we|you|this|there|if"
    )
)


class Terms(NamedTuple):
    """A text by its words and by its pieces, each as often as it occurs. None holds a blank."""

    words: list[str]
    pieces: list[str]


def words_of(text: str) -> list[str]:
    """The words alone, for an index that would grow too large with all pieces."""
    words: list[str] = []
    for word, hangul, kana, cjk in _RUN.findall(folded(text)):
        if word:
            words += _read(word)[0]
        elif len(run := hangul or kana or cjk) > 1:
            words += map(add, run, run[1:])
        else:
            words.append(run)
        if kana:
            words.append(kana)
    return words


def terms_of(text: str) -> Terms:
    """The terms of a text in any language, Chinese and Japanese characters in one shape."""
    words: list[str] = []
    pieces: list[str] = []
    letters = ""  # of words side by side, glued: where the blanks stand changes nothing
    for word, hangul, kana, cjk in _RUN.findall(folded(text)):
        if word:
            stems, bare = _read(word)
            words += stems
            letters += bare
            continue
        if letters:
            pieces += _pieces(letters)
            letters = ""
        if hangul:
            words += _pairs(hangul)
            pieces += _pieces(_jamo(hangul))
        elif kana:
            words += _pairs(kana)
            words.append(kana)
        else:
            words += _pairs(cjk)
            pieces += _HAN.findall(cjk)
    if letters:
        pieces += _pieces(letters)
    return Terms(words, pieces)


def as_written(text: str, words: Iterable[str], *, joined: bool = False) -> list[str]:
    """The places of a text that hold some of its words, as they are written there, each once.

    Neighbours are two places, or one where they are wanted `joined`.
    """
    sought = frozenset(words)
    plain = normalize("NFKC", text)
    places: list[tuple[int, int]] = []
    for run in _RUN.finditer(_letter_by_letter(plain)):
        for start, end in _holding(run, sought):
            is_next = joined and bool(places) and not plain[places[-1][1] : start].strip()
            places.append((places.pop()[0] if is_next else start, end))
    written: dict[str, str] = {}
    for start, end in places:
        written.setdefault(plain[start:end].casefold(), plain[start:end])
    return list(written.values())


def _holding(run: re.Match[str], sought: frozenset[str]) -> list[tuple[int, int]]:
    """Where a run of letters holds some of the words sought; pairs of characters that touch are one place."""
    word, start = run[0], run.start()
    if run[1]:
        return [] if sought.isdisjoint(_read(word)[0]) else [run.span()]
    if word in sought:
        return [run.span()]
    places: list[tuple[int, int]] = []
    for at, pair in enumerate(_pairs(word), start):
        if pair in sought:
            begun = places.pop()[0] if places and places[-1][1] >= at else at
            places.append((begun, at + _PAIR))
    return places


def _letter_by_letter(plain: str) -> str:
    """A text `folded`, but as long as it was."""
    small = (low if len(low := c.casefold()) == 1 else c for c in plain)
    return "".join(map(_SHAPES.__getitem__, small))


def folded(text: str) -> str:
    """NFKC, casefolded, in one shape. Blanks and quotes part words, however they are written."""
    if text.isascii():
        return text.lower()
    return "".join(map(_SHAPES.__getitem__, normalize("NFKC", text).casefold()))


class _Shapes(dict[str, str]):
    """Each character in its one shape. A pattern of all that have two would take longer to compile than a search."""

    def __missing__(self, character: str) -> str:
        self[character] = character
        return character


_SHAPES = _Shapes((chr(shape), chr(one)) for shape, one in ONE_SHAPE.items())


@lru_cache(maxsize=1 << 14)
def _read(word: str) -> tuple[tuple[str, ...], str]:
    """A word by its stem, a name of several parts by itself and by its parts; and its letters alone."""
    parts = _PARTS.findall(word)
    if len(parts) == 1:
        return (() if word in _SAYS_LITTLE else (stem(word),)), word
    return (word, *[part if part.isdecimal() else stem(part) for part in parts]), "".join(parts)


@lru_cache(maxsize=1 << 14)
def stem(word: str) -> str:
    """An English word without what its use in a sentence adds to it. Plain on purpose: names stay what they are."""
    if word[-1] not in _LAST:
        return word.rstrip("e") if len(word) > _STEM + 1 else word
    for ending in _ENDINGS:
        left = len(word) - len(ending)
        if left >= _STEM and word.endswith(ending):
            base = word[:left]
            if _VOWELS.isdisjoint(base):
                return word
            if ending in ("ies", "ied"):
                return f"{base}y"
            if left > _STEM and base[-1] == base[-2] and base[-1] not in "aeiouls":
                return base[:-1]
            return base.rstrip("e") if left > _STEM else base
    return word.rstrip("e") if len(word) > _STEM + 1 else word


def _pairs(run: str) -> list[str]:
    return list(map(add, run, run[1:])) if len(run) >= _PAIR else [run]


def _pieces(run: str) -> list[str]:
    return [run[n : n + _PIECE] for n in range(len(run) - _PIECE + 1)] or [run]


@lru_cache(maxsize=1 << 14)
def _jamo(syllables: str) -> str:
    """Korean by its letters: a slip changes one of them, not the whole syllable."""
    return normalize("NFD", syllables)
