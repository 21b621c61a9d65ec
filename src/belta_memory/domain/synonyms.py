"""What the words of a query are called otherwise, in any language: by the glossary of topics and that of notes."""

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import accumulate
from typing import NamedTuple

from belta_memory.domain.glossary import FACETS, MODIFIERS, NEUTRAL
from belta_memory.domain.glossary_asking import ASKED_FACETS, ASKING
from belta_memory.domain.glossary_everyday import EVERYDAY
from belta_memory.domain.glossary_more import MORE
from belta_memory.domain.glossary_notes import NOTES
from belta_memory.domain.glossary_notes_more import NOTES_MORE
from belta_memory.domain.glossary_office import OFFICE
from belta_memory.domain.glossary_product import PRODUCT
from belta_memory.domain.glossary_things import THINGS
from belta_memory.domain.glossary_trades import TRADES
from belta_memory.domain.glossary_values import VALUES
from belta_memory.domain.glossary_world import WORLD
from belta_memory.domain.terms import as_written, folded, words_of

_LISTED = (
    MODIFIERS,
    MORE,
    THINGS,
    FACETS,
    TRADES,
    NEUTRAL,
    VALUES,
    ASKING,
    ASKED_FACETS,
    EVERYDAY,
    NOTES,
    NOTES_MORE,
    OFFICE,
    PRODUCT,
    WORLD,
)
_KANA = frozenset(map(chr, range(0x30A1, 0x30FD)))

Form = tuple[str, ...]  # the words that a text holds, all of them, where it says a thing in this way


class Concept(NamedTuple):
    """A thing that a query speaks of, and the ways to say it."""

    name: str
    forms: tuple[Form, ...]


def concepts_of(words: Iterable[str]) -> list[Concept]:
    """What a query speaks of, by its words. Of two forms the longer one counts: a code review is no code.

    Only the lines that hold a word of the query are taken apart: all of them would cost the first search too much.
    """
    asked = frozenset(words)
    lines = sorted(frozenset().union(*map(_lines_with, asked)))
    said = [(form, line) for line in lines for form in _forms(line) if asked.issuperset(form)]
    longest = [set(form) for form, _ in said]
    names = {_name(line) for form, line in said if not any(set(form) < other for other in longest)}
    return [Concept(name, _forms_of(name)) for name in sorted(names)]


def said_in(text: str, name: str) -> str:
    """The words by which a text speaks of a thing of the glossary, as they stand there; empty where it does not."""
    held = frozenset(words_of(text))
    if not (form := max((f for f in _forms_of(name) if held.issuperset(f)), key=len, default=())):
        return ""
    places = as_written(text, form, joined=True)
    return next((p for p in places if frozenset(words_of(p)).issuperset(form)), " ".join(places))


@cache
def _lines() -> tuple[list[str], list[int], str]:
    """The lines of the glossary, and the text in which they are sought, with the place where each begins in it."""
    text = folded("\n".join(lines.rstrip("\n") for lines in _LISTED))
    lines = text.split("\n")
    places = list(accumulate((len(line) + 1 for line in lines[:-1]), initial=0))
    return lines, places, text


@lru_cache(maxsize=4096)
def _lines_with(word: str) -> frozenset[int]:
    """The numbers of the lines in which a word occurs."""
    _, places, text = _lines()
    found, place = set(), text.find(word)
    while place >= 0:
        number = bisect_right(places, place) - 1
        found.add(number)
        if number + 1 == len(places):
            break
        place = text.find(word, places[number + 1])
    return frozenset(found)


def _name(line: int) -> str:
    return _lines()[0][line].partition(": ")[0]


@cache
def _named() -> Mapping[str, list[int]]:
    """The lines of each concept."""
    named: dict[str, list[int]] = {}
    for number in range(len(_lines()[0])):
        named.setdefault(_name(number), []).append(number)
    return named


@cache
def _forms_of(name: str) -> tuple[Form, ...]:
    return tuple(dict.fromkeys(form for line in _named()[name] for form in _forms(line)))


@cache
def _forms(line: int) -> tuple[Form, ...]:
    """The forms of one line."""
    written = _lines()[0][line].partition(": ")[2]
    return tuple(form for form in map(_form, written.split("|")) if form)


def _form(written: str) -> Form:
    """The words of a form; none for one of a single character, which occurs in everything."""
    words = tuple(dict.fromkeys(words_of(written)))
    if len(words) > 1 and not _KANA.isdisjoint(written):
        # A run of katakana is a word by itself, too, which is not there where it is a part of a longer one.
        words = tuple(word for word in words if len(word) <= len("ab") or word.isascii())
    return words if all(len(word) > 1 for word in words) else ()
