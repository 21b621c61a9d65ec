"""What a message speaks of, whatever its language: denial, fault, "still", a wish, a question, one's own slip.

A lexicon lists the words of one language for each concept. So what one language taught holds in another. Where words
stand without blanks the longest piece wins: 不错 denies nothing although 不 does.
"""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from belta_memory.domain.han import ONE_SHAPE, Table
from belta_memory.domain.literal import Literals, literals_of, occurring, pairs

LONGEST_PHRASE = 4  # words
LETTERS = 3  # by which beginnings of words are looked up: no shorter one may be listed
_PUNCTUATION = '.,;:!?()[]{}<>"`*/\\|=+~&%$^_-、。，！？「」『』（）：；…—–・【】《》¿¡“”‘’'
_SPACED = Table({**dict.fromkeys(map(ord, _PUNCTUATION), " "), ord("'"): None})
# Chinese is written in two shapes: what is learnt of one holds for the other
_ONE_SHAPE = Table({**ONE_SHAPE, **_SPACED})
_UNSPACED = ("ja", "ko", "zh")
_MUTE = "-"  # the concept of what says nothing and only covers shorter pieces
_SPANS = 255  # of pieces in one text that shorter ones are held against


class Lexicon(NamedTuple):
    """The words of one language. Data only."""

    tag: str
    stop: frozenset[str]  # frequent words, by which a language in Latin letters is told from the others
    words: Mapping[str, tuple[str, ...]]  # word or phrase → its concepts
    starts: frozenset[str]  # first words of the phrases
    heads: Mapping[str, tuple[tuple[str, str], ...]]  # first letters → beginnings of words with their concept
    concepts: tuple[tuple[str, ...], ...]  # of the pieces, by number
    pieces: Literals  # for scripts that are not written in words


class Found(NamedTuple):
    """Where a concept occurs: the first and the last place, in words or, without words, in characters."""

    first: int
    last: int


class Speech(NamedTuple):
    """One text as lexicons see it."""

    plain: str  # normal form, punctuation as blanks, a blank at both ends
    tokens: tuple[str, ...]
    tag: str  # of the lexicon that fits best
    found: Mapping[str, Found]
    pairs: set[str]  # of the letters that stand side by side, where it is written without blanks

    @property
    def unspaced(self) -> bool:
        """Is it written without words between blanks?"""
        return self.tag in _UNSPACED


def parse_lexicon(tag: str, text: str) -> Lexicon:
    """A lexicon from its lines, `concept: word|phrase|begin*`."""
    words: dict[str, tuple[str, ...]] = {}
    heads: dict[str, tuple[tuple[str, str], ...]] = {}
    pieces: dict[str, list[str]] = {}
    stop: frozenset[str] = frozenset()
    for line in text.splitlines():
        concept, _, listed = line.partition(": ")
        entries = [e for e in listed.casefold().split("|") if e.strip()]
        if concept == "stop":
            stop = frozenset(map(_flat, entries))
        elif tag in _UNSPACED:
            for entry in entries:
                said = pieces.setdefault(entry.translate(_ONE_SHAPE if tag == "zh" else _SPACED), [])
                said += [concept] * (concept not in {*said, _MUTE})
        else:
            for head in (e[:-1] for e in entries if e.endswith("*")):
                heads[head[:LETTERS]] = (*heads.get(head[:LETTERS], ()), (head, concept))
            for phrase in (_flat(e) for e in entries if not e.endswith("*")):
                words[phrase] = (*words.get(phrase, ()), concept)
    starts = frozenset(w.partition(" ")[0] for w in words if " " in w)
    numbered = literals_of((piece, number) for number, piece in enumerate(pieces))
    return Lexicon(tag, stop, words, starts, heads, tuple(map(tuple, pieces.values())), numbered)


def heard(normal: str, lexicons: Iterable[Lexicon]) -> Speech:
    """Which concepts a text in its normal form speaks of, by the lexicon of its language."""
    script = "" if normal.isascii() else _script(normal)
    plain = f" {' '.join(normal.translate(_ONE_SHAPE if script == 'zh' else _SPACED).split())} "
    tokens = tuple(plain.split())
    lexicon = _fitting(script, frozenset(tokens), tuple(lexicons))
    letters = pairs(plain) if lexicon.concepts else set[str]()
    found = _pieces(lexicon, plain, letters) if lexicon.concepts else _words(lexicon, tokens)
    return Speech(plain, tokens, lexicon.tag, found, letters)


def _flat(text: str) -> str:
    return " ".join(text.translate(_SPACED).split())


def _fitting(script: str, tokens: frozenset[str], lexicons: tuple[Lexicon, ...]) -> Lexicon:
    if script:
        return next(lexicon for lexicon in lexicons if lexicon.tag == script)
    # English where nothing tells: its technical words are at home in every language.
    return max(lexicons, key=lambda x: (len(x.stop & tokens), x.tag == "en") if x.stop else (-1, False))


def _script(normal: str) -> str:
    """The language that a script gives away, "" for Latin letters."""
    kana, hangul, han = [len("".join(runs.findall(normal))) for runs in (_KANA, _HANGUL, _HAN)]
    if kana and kana * 8 > han:
        return "ja" if kana >= hangul else "ko"
    if hangul:
        return "ko"
    if han:
        return "zh"
    return "ru" if _CYRILLIC.search(normal) else ""


_KANA = re.compile("[\u3041-\u30ff]+")
_HANGUL = re.compile("[\uac00-\ud7a3\u3131-\u318e]+")
_HAN = re.compile("[\u4e00-\u9fff]+")
_CYRILLIC = re.compile("[\u0400-\u04ff]")


def _words(lexicon: Lexicon, tokens: tuple[str, ...]) -> dict[str, Found]:
    first: dict[str, int] = {}
    last: dict[str, int] = {}
    words, heads, starts = lexicon.words, lexicon.heads, lexicon.starts
    for place, token in enumerate(tokens):
        said = words.get(token, ())
        if (begun := token[:LETTERS]) in heads:
            said += tuple(c for head, c in heads[begun] if token.startswith(head))
        if token in starts:
            for size in range(2, LONGEST_PHRASE + 1):
                said += words.get(" ".join(tokens[place : place + size]), ())
        for concept in said:
            first.setdefault(concept, place)
            last[concept] = place
    return {concept: Found(place, last[concept]) for concept, place in first.items()}


def _pieces(lexicon: Lexicon, plain: str, letters: set[str]) -> dict[str, Found]:
    heard_pieces = occurring(lexicon.pieces, plain, letters)
    if lexicon.tag == "zh" or not all(lexicon.concepts[number] for _, number in heard_pieces):
        return _uncovered(lexicon, plain, heard_pieces)
    found: dict[str, Found] = {}
    for literal, number in heard_pieces:
        first, last = plain.find(literal), plain.rfind(literal) + len(literal)
        for concept in lexicon.concepts[number]:
            known = found.get(concept)
            found[concept] = (
                Found(min(first, known.first), max(last, known.last)) if known else Found(first, last)
            )
    return found


def _uncovered(lexicon: Lexicon, plain: str, pieces: Iterable[tuple[str, int]]) -> dict[str, Found]:
    """What is heard where no longer piece stands: in Chinese any, elsewhere one that says nothing."""
    found: dict[str, Found] = {}
    spans = bytearray(len(plain))  # which piece a character belongs to
    for own, (literal, number) in enumerate(sorted(pieces, key=lambda x: (-len(x[0]), x[1])), 1):
        size = len(literal)
        concepts = lexicon.concepts[number]
        mark = bytes((min(own, _SPANS),)) * size if lexicon.tag == "zh" or not concepts else b""
        start = plain.find(literal)
        while start >= 0:
            end = start + size
            if not spans[start] or spans[start] != spans[end - 1]:
                if mark:
                    spans[start:end] = mark
                for concept in concepts:
                    known = found.get(concept)
                    found[concept] = (
                        Found(min(start, known.first), max(end, known.last)) if known else Found(start, end)
                    )
            start = plain.find(literal, end)
    return found
