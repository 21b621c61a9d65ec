"""Compare two messages of which not both state a pair: which values do both name, and does each hold or deny them?

Exact or nothing: a value counts only where it stands in both, or in another unit or language.
"""

from typing import NamedTuple

from belta_memory.domain.bearings import limits
from belta_memory.domain.comparison import Comparison, Nearness, compare
from belta_memory.domain.language import literals
from belta_memory.domain.likeness import language_of
from belta_memory.domain.match import Relation
from belta_memory.domain.mentions import PLAIN_NAME, mentions, stances, wavering
from belta_memory.domain.model import Claim
from belta_memory.domain.polarity import Stance
from belta_memory.domain.quantity import alike
from belta_memory.domain.topics import Topics, compare_topics, exchanged

PAIR = 2  # two values in both, and no word that tells which one is denied: perhaps it is the other one
_FUTURE = frozenset(literals("%nextmonth|%nextweek|%nextyear|%tomorrow"))
_TIMES = _FUTURE | frozenset(literals("%lastmonth|%lastweek|%lastyear|%thismonth|%yesterday|%today"))


class Said(NamedTuple):
    """A message, and the claim that the detector reads out of it."""

    text: str
    claim: Claim


def compare_said(a: Said, b: Said, nearness: Nearness | None = None) -> Comparison:
    """Compare two messages: by their claims where both state one, else by the values that both name."""
    a, b = (said._replace(claim=_pruned(said.claim)) for said in (a, b))
    found = compare(a.claim, b.claim, nearness)
    if found.relation is Relation.SAME or (a.claim.correct and b.claim.correct) or not (a.text and b.text):
        return found
    heard = _heard(a, b)
    return heard if heard.score >= found.score else found


def _heard(a: Said, b: Said) -> Comparison:
    left, right = (stances(said.text, said.claim[1:]) for said in (a, b))
    right = {next((mine for mine in left if _alike(mine, word)), word): held for word, held in right.items()}
    shared = left.keys() & right.keys()
    if any(left[word] is not right[word] for word in shared):
        return Comparison(Relation.CONTRADICTS, 0.2)
    held = {word for word in shared if left[word] is Stance.HOLDS}
    if limits(a.text) != limits(b.text) or any(
        not shared.isdisjoint(wavering(s.text, s.claim[1:])) for s in (a, b)
    ):
        return Comparison(Relation.RELATED if shared else Relation.DIFFERENT, 0.2 if shared else 0.0)
    if not held or _contrast(left, right, shared) or len(held) == len(shared) == PAIR:
        return Comparison(Relation.RELATED if shared else Relation.DIFFERENT, 0.2 if shared else 0.0)
    whole = len(held) < len(shared)  # one is held true and one denied, in both
    generic = all(word[0] in "%#@" or word.isdigit() for word in held)
    across = language_of(a.text) != language_of(b.text)
    topics = compare_topics(_rest(a), _rest(b), across=across)
    named = whole and not generic  # then a word more on one side is no other topic
    apart = (
        (topics is Topics.APART and not named)
        or (topics is Topics.ELSEWHERE and not whole)
        or ((generic or topics is Topics.APART) and exchanged(a.text, b.text))
    )
    return Comparison(Relation.RELATED, 0.3) if apart else Comparison(Relation.SAME, 0.7 if whole else 0.55)


def _alike(a: str, b: str) -> bool:
    return a == b or ("#" in (a[0], b[0]) and alike(a, b))


def _contrast(left: dict[str, Stance], right: dict[str, Stance], shared: set[str]) -> bool:
    """Does each hold something of one kind that the other does not, or one speak of what is still to come?"""
    alone = [
        {w for w, held in side.items() if w not in shared and (held is Stance.HOLDS or w in _TIMES)}
        for side in (left, right)
    ]
    counted = all(word.isdigit() for word in shared)
    return (
        not {_kind(w) for w in alone[0]}.isdisjoint(_kind(w) for w in alone[1])
        or bool(_FUTURE & (alone[0] ^ alone[1]))
        or (counted and any(w.isdigit() for w in alone[0] | alone[1]))
    )


def _kind(word: str) -> str:
    if word[0] in "#@":
        return word[0] + word.partition(":")[2]
    return "%" if word[0] == "%" else "number" if word.isdigit() else "name"


def _rest(said: Said) -> str:
    """What a message says besides its values: the best that there is for a topic."""
    text = said.text
    for mention in sorted(mentions(said.text, said.claim[1:]), key=lambda m: -m.start):
        text = f"{text[: mention.start]} {text[mention.end :]}"
    return text


def _pruned(claim: Claim) -> Claim:
    return Claim(claim.topic, *(_pruned_value(value) for value in claim[1:]))


def _pruned_value(value: str | None) -> str | None:
    """The one name in a value of mixed scripts: what stands around it are the words of the sentence."""
    if value is None or value.isascii():
        return value
    names = PLAIN_NAME.findall(value)
    return names[0] if len(names) == 1 and any(map(str.isalpha, names[0])) and len(names[0]) > 1 else value
