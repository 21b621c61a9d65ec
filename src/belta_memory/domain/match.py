"""Are two corrections about the same fact? Similarity finds the topic, only the parsed pair tells what is the same."""

from collections.abc import Iterable
from enum import StrEnum

from belta_memory.domain.model import Claim, Fact
from belta_memory.domain.text import normalise, same_value


class Relation(StrEnum):
    """How two claims stand to each other."""

    SAME = "same"
    CONTRADICTS = "contradicts"  # one topic, two right values: the user's newest statement wins
    RELATED = "related"  # something is common, and nothing that tells more
    DIFFERENT = "different"


def relate(a: Claim, b: Claim) -> Relation:
    """Compare two claims. Topic alone never makes two the same, and where nothing can be told they are not."""
    from belta_memory.domain.comparison import (
        compare,
    )  # what several languages call a thing: not for every hook

    return compare(a, b).relation


def relate_plainly(a: Claim, b: Claim) -> Relation:
    """The same for who has no time: silent on values in other words, and cheap where two claims are written alike."""
    if a.correct is None or b.correct is None:
        return Relation.DIFFERENT
    one_topic = a.topic is not None and b.topic is not None and same_topic(a.topic, b.topic)
    if not same_value(a.correct, b.correct):
        return Relation.CONTRADICTS if one_topic else Relation.DIFFERENT
    one_wrong = a.wrong is not None and b.wrong is not None and same_value(a.wrong, b.wrong)
    return Relation.SAME if one_topic and one_wrong else relate(a, b)


def same_topic(a: str, b: str) -> bool:
    """Are two topics written alike? They are prose: width, case and spacing do not matter."""
    return normalise(a) == normalise(b)


def claim_of(fact: Fact) -> Claim:
    """What a recorded fact states."""
    return Claim(fact.topic, fact.wrong, fact.correct)


def replaced_by(claim: Claim, facts: Iterable[Fact]) -> Fact | None:
    """The recorded fact whose place a claim takes: on its topic, else the same in other words, else the likeliest.

    None where none is likely, or several are.
    """
    known = list(facts)
    if claim.topic is not None:
        for fact in known:
            if same_topic(fact.topic, claim.topic):
                return fact
    found = [fact for fact in known if relate(claim_of(fact), claim) is Relation.SAME]
    if len(found) == 1:
        return found[0]
    from belta_memory.domain.succession import CLEARLY, LIKELY, follow_odds

    odds = [follow_odds(claim_of(fact), claim) for fact in known]
    best = max(odds, default=LIKELY - 1)
    standing = [fact for fact, its in zip(known, odds, strict=True) if its > best - CLEARLY]
    return standing[0] if best >= LIKELY and len(standing) == 1 else None


def given_up(claim: Claim, before: Fact | None, facts: Iterable[Fact]) -> Fact | None:
    """The other recorded fact that a claim ends: one thing, recorded under two topics, and called wrong under the other."""
    if before is None or claim.wrong is None or same_value(before.correct, claim.wrong):
        return None
    from belta_memory.domain.succession import is_ended

    others = [fact for fact in facts if fact != before and is_ended(claim_of(fact), claim)]
    return others[0] if len(others) == 1 else None


def replaced_statement(claim: Claim, facts: Iterable[Fact]) -> str | None:
    """What a yes to a claim would replace, for people: one line, or both under which one thing stands."""
    from belta_memory.domain.statement import format_statement

    known = list(facts)
    before = replaced_by(claim, known)
    replaced = [fact for fact in (before, given_up(claim, before, known)) if fact is not None]
    return "; ".join(format_statement(f.topic, f.wrong, f.correct) for f in replaced) or None
