"""What a message speaks of, whatever its language: denial, fault, "still", a wish, a question, one's own slip.

A lexicon lists the words of one language for each concept. So what one language taught holds in another.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from belta_memory.domain.literal import Literals, literals_of, occurring, pairs

LONGEST_PHRASE = 4  # words
LETTERS = 3  # by which beginnings of words are looked up: no shorter one may be listed
_PUNCTUATION = '.,;:!?()[]{}<>"`*/\\|=+~&%$^_-、。，！？「」『』（）：；…—–・【】《》¿¡“”‘’'
_SPACED = {**dict.fromkeys(map(ord, _PUNCTUATION), " "), ord("'"): None}
_UNSPACED = ("ja", "ko", "zh")


class Lexicon(NamedTuple):
    """The words of one language. Data only."""

    tag: str
    stop: frozenset[str]  # frequent words, by which a language in Latin letters is told from the others
    words: Mapping[str, tuple[str, ...]]  # word or phrase → its concepts
    starts: frozenset[str]  # first words of the phrases
    heads: Mapping[str, tuple[tuple[str, str], ...]]  # first letters → beginnings of words with their concept
    concepts: tuple[str, ...]  # of the pieces, by number
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

    @property
    def unspaced(self) -> bool:
        """Is it written without words between blanks?"""
        return self.tag in _UNSPACED


def parse_lexicon(tag: str, text: str) -> Lexicon:
    """A lexicon from its lines, `concept: word|phrase|begin*`."""
    words: dict[str, tuple[str, ...]] = {}
    heads: dict[str, tuple[tuple[str, str], ...]] = {}
    concepts: list[str] = []
    pieces: list[tuple[str, int]] = []
    stop: frozenset[str] = frozenset()
    for line in text.splitlines():
        concept, _, listed = line.partition(": ")
        entries = [e for e in listed.casefold().split("|") if e.strip()]
        if concept == "stop":
            stop = frozenset(map(_flat, entries))
        elif tag in _UNSPACED:
            pieces += [(entry, len(concepts)) for entry in entries]
            concepts.append(concept)
        else:
            for head in (e[:-1] for e in entries if e.endswith("*")):
                heads[head[:LETTERS]] = (*heads.get(head[:LETTERS], ()), (head, concept))
            for phrase in (_flat(e) for e in entries if not e.endswith("*")):
                words[phrase] = (*words.get(phrase, ()), concept)
    starts = frozenset(w.partition(" ")[0] for w in words if " " in w)
    return Lexicon(tag, stop, words, starts, heads, tuple(concepts), literals_of(pieces))


def heard(normal: str, lexicons: Iterable[Lexicon]) -> Speech:
    """Which concepts a text in its normal form speaks of, by the lexicon of its language."""
    plain = f" {_flat(normal)} "
    tokens = tuple(plain.split())
    lexicon = _fitting(normal, frozenset(tokens), tuple(lexicons))
    found = _pieces(lexicon, plain) if lexicon.concepts else _words(lexicon, tokens)
    return Speech(plain, tokens, lexicon.tag, found)


def _flat(text: str) -> str:
    return " ".join(text.translate(_SPACED).split())


def _fitting(normal: str, tokens: frozenset[str], lexicons: tuple[Lexicon, ...]) -> Lexicon:
    script = "" if normal.isascii() else _script(normal)
    if script:
        return next(lexicon for lexicon in lexicons if lexicon.tag == script)
    # English where nothing tells: its technical words are at home in every language.
    return max(lexicons, key=lambda x: (len(x.stop & tokens), x.tag == "en") if x.stop else (-1, False))


def _script(normal: str) -> str:
    """The language that a script gives away, "" for Latin letters."""
    kana = hangul = han = cyrillic = 0
    for character in normal:
        if character < "\u0400":
            continue
        if "\u3041" <= character <= "\u30ff":
            kana += 1
        elif "\uac00" <= character <= "\ud7a3" or "\u3131" <= character <= "\u318e":
            hangul += 1
        elif "\u4e00" <= character <= "\u9fff":
            han += 1
        elif character <= "\u04ff":
            cyrillic += 1
    if kana and kana * 8 > han:
        return "ja" if kana >= hangul else "ko"
    if hangul:
        return "ko"
    if han:
        return "zh"
    return "ru" if cyrillic else ""


def _words(lexicon: Lexicon, tokens: tuple[str, ...]) -> dict[str, Found]:
    found: dict[str, Found] = {}
    for place, token in enumerate(tokens):
        said = list(lexicon.words.get(token, ()))
        if token[:LETTERS] in lexicon.heads:
            said += [c for head, c in lexicon.heads[token[:LETTERS]] if token.startswith(head)]
        if token in lexicon.starts:
            for size in range(2, LONGEST_PHRASE + 1):
                said += lexicon.words.get(" ".join(tokens[place : place + size]), ())
        for concept in said:
            found[concept] = Found(found[concept].first if concept in found else place, place)
    return found


def _pieces(lexicon: Lexicon, plain: str) -> dict[str, Found]:
    found: dict[str, Found] = {}
    for literal, number in occurring(lexicon.pieces, plain, pairs(plain)):
        concept = lexicon.concepts[number]
        first, last = plain.find(literal), plain.rfind(literal) + len(literal)
        known = found.get(concept)
        found[concept] = (
            Found(min(first, known.first), max(last, known.last)) if known else Found(first, last)
        )
    return found
