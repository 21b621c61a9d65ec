"""Which recorded fact does a claim take the place of? By its topic, and by what its values say of what was held before.

A person is shown it before it counts: what is likelier than not is worth the question.
"""

import re

from belta_memory.domain.comparison import side_by_side
from belta_memory.domain.likeness import Values, compare_values, language_of, matters_verbatim, value_words
from belta_memory.domain.model import Claim
from belta_memory.domain.topic_evidence import topic_odds
from belta_memory.domain.topics import Topics

# What the values add to the log odds of two topics
CALLED_WRONG = 4.5  # the claim calls wrong what the other holds true
ONE_PAIR = 2.5
ONE_CORRECT = 1.5
ONE_WRONG = 1.0
NOTHING_WRONG = 1.0  # it calls nothing wrong
OTHERWISE = -1.5  # it calls something else wrong
OTHER_KIND = -1.5  # a number here and a name there
APART = -2.5  # what is known tells the topics apart: staging and backup, the first and the second
LIKELY = 0.0  # from here on it is shown to a person
CLEARLY = 0.75  # by so much the likeliest must stand out
_PLAIN_NUMBER = re.compile(r"[\d.,:]+")


def follow_odds(before: Claim, claim: Claim) -> float:
    """The logarithm of the odds that a claim takes the place of another."""
    if before.topic is None or claim.topic is None:
        return float("-inf")
    parts = side_by_side(before, claim)
    odds = topic_odds(before.topic, claim.topic)
    if parts.topics is Topics.KINDS:
        odds += APART
    if _kind(before.correct) != _kind(claim.correct):
        odds += OTHER_KIND
    if parts.correct is Values.EQUAL:
        return odds + {Values.EQUAL: ONE_PAIR, Values.OTHER: -ONE_CORRECT}.get(parts.wrong, ONE_CORRECT)
    if claim.wrong is None:
        return odds + NOTHING_WRONG
    if _is_called_wrong(before, claim):
        return odds + CALLED_WRONG
    return odds + (ONE_WRONG if parts.wrong is Values.EQUAL else OTHERWISE)


def is_ended(before: Claim, claim: Claim) -> bool:
    """Does a claim end another whose thing has a line under the claim's very topic, with another value?"""
    if claim.wrong is None or not _is_called_wrong(before, claim):
        return False
    topics = side_by_side(before, claim).topics
    return topics not in (Topics.KINDS, Topics.UNKNOWN, Topics.ELSEWHERE, Topics.UNSAID)


def _is_called_wrong(before: Claim, claim: Claim) -> bool:
    across = language_of(*before) != language_of(*claim)
    verbatim = matters_verbatim(before.topic, claim.topic)
    return compare_values(before.correct, claim.wrong, across=across, verbatim=verbatim) is Values.EQUAL


def _kind(value: str | None) -> str:
    """Of which kind is a value: an amount of a unit, a number, something with digits, words?"""
    if not value:
        return ""
    if _PLAIN_NUMBER.fullmatch(value):
        return "number"
    for word in value_words(value):
        if word[0] in "#@":
            return word[0] + (word.partition(":")[2] if word[0] == "#" else "")
    return "digits" if any(c.isdigit() for c in value) else "words"
