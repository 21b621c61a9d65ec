"""Are two topics one topic? By the words that they have in common, and what those tell that each has alone."""

import re
from enum import Enum

from belta_memory.domain.likeness import MOSTLY, dice, script_of
from belta_memory.domain.loanwords import is_one_word
from belta_memory.domain.stems import stem
from belta_memory.domain.text import same_value
from belta_memory.domain.vocabulary import near_groups, sections, value_forms
from belta_memory.domain.wording import read_topic

_PROPER = re.compile(r"(?<=[a-z] )[A-Z][a-z]+\b")
_TIMES = frozenset({"%time", "%schedule", "%duration"})
_MARKED = frozenset({"%default", "%max", "%min", "%production"})  # these exclude one another


class Topics(Enum):
    """How two topics stand to each other."""

    ONE = "one"
    WIDER = "wider"  # one says more than the other
    OVERLAP = "overlap"  # something is common, and the rest may be the same in other words
    HALF = "half"  # two languages, and what only one says has a name in both, which the other does not use
    ASKED = "asked"  # one thing, and another question about it: which path, which name
    EXCHANGED = "exchanged"  # the same but for one word on each side, which may or may not name another thing
    APART = "apart"  # something is common, and what tells them apart is known
    PARALLEL = "parallel"  # the same but for one word on each side, and the two are known to be two things
    KINDS = "kinds"  # the same, and it tells one of a kind from another: staging, backup, the second
    UNKNOWN = "unknown"  # nothing is common, and not every word is known
    ELSEWHERE = "elsewhere"  # nothing is common
    UNSAID = "unsaid"


def compare_topics(a: str | None, b: str | None, *, across: bool = False) -> Topics:
    """Two topics, by the words that they have in common and those that each has alone."""
    if not a or not b:
        return Topics.UNSAID
    left, right = set(read_topic(a)), set(read_topic(b))
    if left == right and left:
        return Topics.ONE
    known = sections()
    asked = [{w for w in side if known.get(w) == "facet"} for side in (left, right)]
    strong_a, strong_b = left - asked[0], right - asked[1]
    facets = [{"%time" if w in _TIMES else w for w in side} for side in asked]
    if not strong_a or not strong_b:
        return Topics.ONE if same_value(a, b) else Topics.UNKNOWN
    own_a, own_b = words_apart(strong_a, strong_b)
    if len(own_a) == len(strong_a) or len(own_b) == len(strong_b):
        named = (own_a.intersection(known), own_b.intersection(known))
        return Topics.ELSEWHERE if all(named) else Topics.UNKNOWN
    if _named(a) & own_a and _named(b) & own_b:
        told = Topics.KINDS  # the Maple contract and the Birch contract
    else:
        aligned = not across and is_aligned(read_topic(a), read_topic(b))
        told = _told(own_a, own_b, aligned=aligned, across=across)
    if told is not Topics.KINDS and facets[0] and facets[1] and facets[0].isdisjoint(facets[1]):
        told = Topics.ASKED if told in (Topics.ONE, Topics.WIDER) else Topics.APART
    return told


def exchanged(a: str, b: str) -> bool:
    """Does each of two texts speak of a thing that the other does not?"""
    values = dict(value_forms())
    left, right = ({w for w in read_topic(text) if w not in values} for text in (a, b))
    return all(
        any(sections().get(w) in ("thing", "modifier") for w in own) for own in (left - right, right - left)
    )


def _told(own_a: set[str], own_b: set[str], *, aligned: bool, across: bool) -> Topics:
    """What the words that each topic has alone tell, when others are common."""
    known = sections()
    core_a, core_b = ({w for w in own if known.get(w) != "neutral"} for own in (own_a, own_b))
    if (own_a & _MARKED and own_b & _MARKED) or any(known.get(w) == "modifier" for w in core_a | core_b):
        return Topics.KINDS
    if not core_a or not core_b:
        return Topics.WIDER if core_a or core_b else Topics.ONE
    if any(map(_is_numbered, core_a ^ core_b)):
        return Topics.KINDS
    if known.keys() >= core_a | core_b:
        return Topics.PARALLEL if aligned else Topics.APART
    if across and any(core.issubset(known) for core in (core_a, core_b)):
        return Topics.HALF
    return Topics.EXCHANGED if aligned else Topics.OVERLAP


def _named(topic: str) -> set[str]:
    """The words of a topic that are written as proper names: with a capital, and not at its beginning."""
    return {word.casefold() for word in _PROPER.findall(topic)}


def _is_numbered(word: str) -> bool:
    return word[0] not in "%#@" and any(c.isdigit() for c in word)


def is_aligned(a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    """Do two topics differ in one place only, as `oak table` and `ash table` do?"""
    return len(a) == len(b) and sum(x != y for x, y in zip(a, b, strict=True)) == 1


def words_apart(a: set[str], b: set[str]) -> tuple[set[str], set[str]]:
    """What each side has alone; unknown words that are nearly the same are common."""
    own_a, own_b = a - b, b - a
    groups = near_groups()
    near = {
        (x, y)
        for x in own_a
        for y in own_b
        if (
            not groups.get(x, frozenset()).isdisjoint(groups.get(y, ()))
            if x[0] == y[0] == "%"
            else "%" not in (x[0], y[0]) and _near(x, y)
        )
    }
    return own_a - {x for x, _ in near}, own_b - {y for _, y in near}


def _near(a: str, b: str) -> bool:
    """Are two words of topics one word with another ending, or in another script?"""
    if any(c.isdigit() for c in a + b):
        return False
    if script_of(a) != script_of(b):
        return is_one_word(a, b)
    short, long = sorted((a, b), key=len)
    if a.isascii():
        close = len(short) > len("time") and (long.startswith(short) or dice(a, b) >= MOSTLY)
        return close or (a.isalpha() and b.isalpha() and stem(a) == stem(b))
    return len(short) > 1 and short in long
