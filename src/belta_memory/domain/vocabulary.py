"""The glossary as look-ups: which concepts a form says, in which section a concept stands."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from belta_memory.domain.glossary import FACETS, MODIFIERS, NEAR, NEUTRAL, WEAK, WEAK_VERBS
from belta_memory.domain.glossary_asking import ASKED_FACETS, ASKED_WEAK, ASKING
from belta_memory.domain.glossary_everyday import EVERYDAY
from belta_memory.domain.glossary_more import MORE
from belta_memory.domain.glossary_things import THINGS
from belta_memory.domain.glossary_trades import TRADES
from belta_memory.domain.glossary_values import VALUES
from belta_memory.domain.han import ONE_SHAPE


class Glossary(NamedTuple):
    """Forms and the concepts that they say."""

    words: Mapping[str, tuple[str, ...]]  # words between blanks, in the singular
    pieces: Mapping[str, tuple[str, ...]]  # scripts that are not written in words, and Korean


@cache
def glossary_for(use: str) -> Glossary:
    """The forms for reading a `topic`, a `value`, or a value `across` languages."""
    listed = {
        "topic": (
            MODIFIERS,
            MORE,
            THINGS,
            FACETS,
            TRADES,
            EVERYDAY,
            ASKING,
            ASKED_FACETS,
            NEUTRAL,
            WEAK,
            WEAK_VERBS,
            ASKED_WEAK,
            VALUES,
        ),
        "value": (VALUES,),
        "across": (VALUES, MORE, THINGS, TRADES, EVERYDAY, MODIFIERS, NEUTRAL),
    }[use]
    words: dict[str, tuple[str, ...]] = {}
    pieces: dict[str, tuple[str, ...]] = {}
    for lines in listed:
        for concepts, forms in _lines(lines):
            for form in forms:
                if form[0] < "\u0250":
                    words.setdefault(" ".join(map(singular, form.casefold().split())), concepts)
                else:
                    pieces.setdefault(form.replace(" ", "").translate(ONE_SHAPE), concepts)
    return Glossary(words, pieces)


def _lines(lines: str) -> Iterable[tuple[tuple[str, ...], list[str]]]:
    for line in lines.splitlines():
        concepts, _, forms = line.partition(": ")
        yield tuple(concepts.split()), forms.split("|")


@cache
def sections() -> Mapping[str, str]:
    """The section of the glossary in which each concept stands: place or number, what may be left out, what may not."""
    listed = {
        "thing": VALUES + THINGS + MORE + TRADES + EVERYDAY + ASKING,
        "facet": FACETS + ASKED_FACETS,
        "neutral": NEUTRAL,
        "modifier": MODIFIERS,
    }
    return {
        f"%{c}": section for section, lines in listed.items() for names, _ in _lines(lines) for c in names
    }


@cache
def near_groups() -> Mapping[str, frozenset[int]]:
    """For each concept that may be said for others, the groups that it belongs to."""
    groups: dict[str, set[int]] = {}
    for number, line in enumerate(NEAR.splitlines()):
        for concept in line.split():
            groups.setdefault(f"%{concept}", set()).add(number)
    return {concept: frozenset(numbers) for concept, numbers in groups.items()}


@cache
def value_forms() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Every concept of values with its forms in every language."""
    lines = _lines(VALUES)
    return tuple((f"%{names[0]}", tuple(forms)) for names, forms in lines if len(names) == 1)


@cache
def forms_of_concepts() -> Mapping[str, tuple[str, ...]]:
    """Every concept, or several that one form says, with the forms in every language as they are written."""
    found: dict[str, dict[str, None]] = {}
    listed = (THINGS, MORE, TRADES, FACETS, MODIFIERS, NEUTRAL, VALUES)
    for names, forms in (line for lines in listed for line in _lines(lines)):
        found.setdefault(" ".join(names), {}).update(dict.fromkeys(map(str.casefold, forms)))
    return {concept: tuple(forms) for concept, forms in found.items()}


def singular(word: str) -> str:
    """An English word without the ending of a plural or of a verb's third person."""
    if len(word) <= len("ids") or not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word[:-1] if word.endswith("s") and word[:-1] in ("id", "db") else word
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    return word[:-2] if word.endswith(("sses", "xes", "ches", "shes")) else word[:-1]
