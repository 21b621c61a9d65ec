"""Compare two claims: what their topics, wrong and right values are to each other decides."""

from collections.abc import Callable
from typing import NamedTuple

from belta_memory.domain.likeness import (
    Values,
    compare_values,
    is_name,
    is_rare,
    is_specific,
    language_of,
    matters_verbatim,
    value_words,
)
from belta_memory.domain.match import Relation
from belta_memory.domain.model import Claim
from belta_memory.domain.topic_evidence import topic_odds
from belta_memory.domain.topics import Topics, compare_topics

_LOOSE = (
    Topics.WIDER,
    Topics.ASKED,
    Topics.OVERLAP,
    Topics.HALF,
    Topics.EXCHANGED,
    Topics.APART,
    Topics.PARALLEL,
    Topics.KINDS,
)
_SHARED = (Topics.ONE, *_LOOSE)
NEAR = 0.6  # the cosine from which two values in two languages may be one
NEARER = 0.3  # by so much both together must be nearer than crosswise
_NOT_OTHER = frozenset({Values.EQUAL, Values.NEARLY, Values.UNSURE})
LIKELY = (
    -0.6
)  # the log odds from which two topics are one, where the values are: pairs of values seldom agree by chance
LIKELY_ALIKE = 0.0  # and where one topic holds true what the other calls wrong
_DOUBTED = dict.fromkeys(
    (Topics.ONE, Topics.WIDER, Topics.OVERLAP, Topics.ASKED, Topics.EXCHANGED), Topics.APART
)
Nearness = Callable[[str, str], float | None]
"""How near two topics are in meaning, 0..1; None where nothing can tell."""
_SURE = {Topics.ONE: 0.9, Topics.WIDER: 0.75, Topics.UNSAID: 0.65}  # one right value is enough


class Comparison(NamedTuple):
    """What two claims are to each other, and how sure that is."""

    relation: Relation
    score: float  # 0..1, how likely they are the same fact


class Parts(NamedTuple):
    """Two claims side by side."""

    topics: Topics
    wrong: Values
    correct: Values
    crossed: bool  # does one hold true what the other calls wrong?
    specific: bool  # does the pair name something that few other facts are about?
    rare: bool  # and something that nobody names by chance?


def compare(a: Claim, b: Claim, nearness: Nearness | None = None) -> Comparison:
    """Compare two claims: same only with one right value, and with no other wrong value; else by what is common.

    `nearness` tells how near two texts are in meaning, where something can: it is weighed with the words of topics, and
    decides on values in two languages whose words leave it open, where each is far from the other side's.
    """
    parts = side_by_side(a, b)
    if nearness is not None and not parts.crossed and _are_near(parts, a, b, nearness):
        parts = parts._replace(wrong=Values.EQUAL, correct=Values.EQUAL)
    parts = _weighed(parts, a.topic, b.topic, nearness)
    if parts.correct is Values.UNSAID:
        return _without_correct(parts)
    if parts.correct is Values.EQUAL and not parts.crossed:
        return _with_one_correct(parts)
    return _with_two_correct(parts)


def _are_near(parts: Parts, a: Claim, b: Claim, nearness: Nearness) -> bool:
    """Are both values near in meaning, and nearer than each is to the other's opposite? A swapped pair is not."""
    if Values.UNSURE not in (parts.wrong, parts.correct) or not {parts.wrong, parts.correct} <= _NOT_OTHER:
        return False
    if not (a.wrong and a.correct and b.wrong and b.correct) or language_of(*a[1:]) == language_of(*b[1:]):
        return False
    straight = [nearness(a.wrong, b.wrong), nearness(a.correct, b.correct)]
    across = [nearness(a.wrong, b.correct), nearness(a.correct, b.wrong)]
    near, far = ([n for n in side if n is not None] for side in (straight, across))
    if len(near) + len(far) < len(straight) + len(across):
        return False
    return min(near) >= NEAR and sum(near) - sum(far) >= NEARER


def _weighed(parts: Parts, a: str | None, b: str | None, nearness: Nearness | None) -> Parts:
    """What two topics are to each other where that decides: by all that speaks for one and for two."""
    is_pair = parts.correct is Values.EQUAL and parts.wrong is not Values.OTHER
    if parts.topics in (Topics.UNSAID, Topics.KINDS) or a is None or b is None:
        return parts
    is_guess = parts.topics is Topics.UNKNOWN and parts.wrong is not Values.EQUAL and nearness is None
    if is_guess or not (is_pair or parts.crossed):
        return parts
    odds = topic_odds(a, b, None if nearness is None else nearness(a, b))
    if odds >= (LIKELY if is_pair else LIKELY_ALIKE):
        return parts._replace(topics=Topics.ONE)
    return parts._replace(topics=_DOUBTED.get(parts.topics, parts.topics))


def side_by_side(a: Claim, b: Claim) -> Parts:
    """What the parts of two claims are to each other."""
    a, b = _of_absence(a), _of_absence(b)
    across = language_of(*a) != language_of(*b)
    verbatim = matters_verbatim(a.topic, b.topic)

    def values(left: str | None, right: str | None) -> Values:
        return compare_values(left, right, across=across, verbatim=verbatim)

    wrong, correct = values(a.wrong, b.wrong), values(a.correct, b.correct)
    across_sides = {values(a.correct, b.wrong), values(b.correct, a.wrong)}
    crossed = Values.EQUAL in across_sides
    if {wrong, correct} <= {Values.EQUAL, Values.NEARLY} and across_sides.isdisjoint(
        (Values.EQUAL, Values.NEARLY)
    ):
        wrong = correct = Values.EQUAL
    specific = all(map(is_specific, (a.correct, b.correct))) or (
        wrong is Values.EQUAL and all(map(is_specific, (a.wrong, b.wrong)))
    )
    rare = any(map(is_rare, (a.wrong, a.correct))) and any(map(is_rare, (b.wrong, b.correct)))
    return Parts(compare_topics(a.topic, b.topic, across=across), wrong, correct, crossed, specific, rare)


def _of_absence(claim: Claim) -> Claim:
    """That something does not exist is about the thing: it stands as the wrong side, wherever it was named."""
    if claim.correct is None or "%absent" not in value_words(claim.correct):
        return claim
    named = [
        w
        for part in (claim.correct, claim.wrong, claim.topic)
        if part
        for w in value_words(part)
        if is_name(w)
    ]
    return claim._replace(wrong=named[0] if named else claim.wrong or claim.topic, correct="none")


def _without_correct(parts: Parts) -> Comparison:
    if parts.topics is Topics.ONE and parts.crossed:
        return Comparison(Relation.CONTRADICTS, 0.2)
    if parts.wrong is Values.EQUAL and parts.topics in (Topics.ONE, Topics.WIDER):
        return Comparison(Relation.SAME, 0.6)
    common = parts.topics in _SHARED or parts.wrong is Values.EQUAL or parts.crossed
    return Comparison(Relation.RELATED, 0.3) if common else Comparison(Relation.DIFFERENT, 0.0)


def _with_one_correct(parts: Parts) -> Comparison:
    if parts.wrong is Values.OTHER:
        return (
            Comparison(Relation.RELATED, 0.4)
            if parts.topics in _SHARED
            else Comparison(Relation.DIFFERENT, 0.1)
        )
    whole = parts.wrong is Values.EQUAL
    if parts.topics in _SURE:
        return Comparison(Relation.SAME, _SURE[parts.topics] + (0.1 if whole else 0.0))
    if (parts.topics in (Topics.OVERLAP, Topics.UNKNOWN) and parts.specific) or (
        parts.topics in (Topics.OVERLAP, Topics.ASKED) and whole
    ):
        return Comparison(Relation.SAME, 0.7 if whole else 0.55)
    if parts.topics is Topics.EXCHANGED and whole and parts.rare:
        return Comparison(Relation.SAME, 0.6)
    if parts.topics in _SHARED:
        return Comparison(Relation.RELATED, 0.45)
    named = whole and parts.specific
    return Comparison(Relation.RELATED if named else Relation.DIFFERENT, 0.3 if named else 0.1)


def _with_two_correct(parts: Parts) -> Comparison:
    follows = parts.crossed and parts.specific
    match parts.topics:
        case Topics.ONE:
            return Comparison(Relation.CONTRADICTS, 0.2)
        case Topics.WIDER | Topics.OVERLAP | Topics.HALF | Topics.ASKED if parts.crossed:
            return Comparison(Relation.CONTRADICTS, 0.2)
        case Topics.EXCHANGED if parts.crossed and parts.rare:
            return Comparison(Relation.CONTRADICTS, 0.15)
        case Topics.UNKNOWN | Topics.UNSAID if follows:
            return Comparison(Relation.CONTRADICTS, 0.15)
        case topics if topics in _LOOSE:
            return Comparison(Relation.RELATED, 0.2)
        case _:
            common = follows or (parts.wrong is Values.EQUAL and parts.specific)
            return Comparison(Relation.RELATED, 0.1) if common else Comparison(Relation.DIFFERENT, 0.0)
