"""What the words of a query are called otherwise, in any language: by the glossary of topics and that of notes."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from belta_memory.domain.glossary import FACETS, MODIFIERS, NEUTRAL
from belta_memory.domain.glossary_more import MORE
from belta_memory.domain.glossary_notes import NOTES
from belta_memory.domain.glossary_notes_more import NOTES_MORE
from belta_memory.domain.glossary_things import THINGS
from belta_memory.domain.glossary_trades import TRADES
from belta_memory.domain.glossary_values import VALUES
from belta_memory.domain.terms import words_of

_LISTED = (MODIFIERS, MORE, THINGS, FACETS, TRADES, NEUTRAL, VALUES, NOTES, NOTES_MORE)
_KANA = frozenset(map(chr, range(0x30A1, 0x30FD)))

Form = tuple[str, ...]  # the words that a text holds, all of them, where it says a thing in this way


class Concept(NamedTuple):
    """A thing that a query speaks of, and the ways to say it."""

    name: str
    forms: tuple[Form, ...]


def concepts_of(words: Iterable[str]) -> list[Concept]:
    """What a query speaks of, by its words. Of two forms the longer one counts: a code review is no code."""
    asked = frozenset(words)
    names, forms = _saying(), _forms()
    said = [(form, name) for word in asked for form, name in names.get(word, ()) if asked.issuperset(form)]
    longest = [set(form) for form, _ in said]
    found = {name for form, name in said if not any(set(form) < other for other in longest)}
    return [Concept(name, forms[name]) for name in sorted(found)]


@cache
def _forms() -> Mapping[str, tuple[Form, ...]]:
    """The forms of every concept."""
    forms: dict[str, dict[Form, None]] = {}
    for line in (line for lines in _LISTED for line in lines.splitlines()):
        name, _, written = line.partition(": ")
        forms.setdefault(name, {}).update((form, None) for form in map(_form, written.split("|")) if form)
    return {name: tuple(known) for name, known in forms.items()}


def _form(written: str) -> Form:
    """The words of a form; none for one of a single character, which occurs in everything."""
    words = tuple(dict.fromkeys(words_of(written)))
    if len(words) > 1 and not _KANA.isdisjoint(written):
        # A run of katakana is a word by itself, too, which is not there where it is a part of a longer one.
        words = tuple(word for word in words if len(word) <= len("ab") or word.isascii())
    return words if all(len(word) > 1 for word in words) else ()


@cache
def _saying() -> Mapping[str, list[tuple[Form, str]]]:
    """The forms that begin with a word, and what each says."""
    found: dict[str, list[tuple[Form, str]]] = {}
    for name, forms in _forms().items():
        for form in forms:
            found.setdefault(form[0], []).append((form, name))
    return found
