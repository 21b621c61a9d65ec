"""The concepts of topics in all languages of the glossary: a prompt in another language brings a fact up by several of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.things import COMMON, pieces
from belta_memory.domain.triggers import ACROSS, FEWEST, FORM, LITTLE, STOP_WORDS, bare

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_LONGEST = 20  # characters of a form
_HEAVIEST = 9


class Unit(NamedTuple):
    """One thing that a topic says, and how it is called anywhere."""

    name: str
    forms: tuple[str, ...]


def units_of_topics(topics: Sequence[str]) -> list[str]:
    """What each topic says as one field, the rarest first, each with its weight and its forms; "" for too few."""
    from collections import Counter
    from math import log

    by_topic = [tuple(dict.fromkeys(_units(topic))) for topic in topics]
    common = Counter(unit.name for units in by_topic for unit in units)

    def weight(unit: Unit) -> int:
        rare = max(1, min(_HEAVIEST, round(2 * log(len(topics) * 3 / common[unit.name]))))
        return 1 if unit.name in _facets() else rare

    fields = []
    for units in by_topic:
        ordered = sorted(units, key=lambda u: (u.name in _facets(), u.name in COMMON, -weight(u)))
        parts = (f"{weight(unit)}{FORM}{FORM.join(unit.forms)}" for unit in ordered)
        telling = [unit for unit in units if unit.name not in _facets()]
        fields.append(ACROSS.join(("", *parts)) if len(units) >= FEWEST and telling else "")
    return fields


def _units(topic: str) -> Iterator[Unit]:
    for text, says in pieces(bare(topic)):
        if says is None:
            if _is_long(text) and text not in STOP_WORDS | LITTLE:
                yield Unit(text, (text,))
            continue
        concept = " ".join(says).replace("%", "")
        own = (text,) if _is_long(text) else ()
        forms = tuple(dict.fromkeys((*own, *_forms().get(concept, ()))))
        if "-" not in says and concept != "-" and forms:
            yield Unit(concept, forms)


def _is_long(form: str) -> bool:
    return 2 <= len(form) <= _LONGEST and not form.isdigit() and (not form.isascii() or len(form) > 2)  # noqa: PLR2004


@cache
def _forms() -> dict[str, tuple[str, ...]]:
    from belta_memory.domain.vocabulary import forms_of_concepts

    found = forms_of_concepts()
    return {concept: tuple(filter(_is_long, forms)) for concept, forms in found.items()}


@cache
def _facets() -> frozenset[str]:
    from belta_memory.domain.vocabulary import sections

    return frozenset(name.removeprefix("%") for name, section in sections().items() if section == "facet")
