"""Are two corrections about the same fact? Similarity never decides: only the parsed pair does."""

from enum import StrEnum

from belta_memory.domain.model import Claim
from belta_memory.domain.text import normalise, same_value


class Relation(StrEnum):
    """How two claims stand to each other."""

    SAME = "same"
    CONTRADICTS = "contradicts"  # one topic, two right values: the user's newest statement wins
    RELATED = "related"  # one topic, and nothing that tells more
    DIFFERENT = "different"


def relate(a: Claim, b: Claim) -> Relation:
    """Compare two claims. Topic alone never makes two the same, and where nothing can be told they are not."""
    one_topic = a.topic is not None and b.topic is not None and same_topic(a.topic, b.topic)
    if a.correct is None or b.correct is None:
        return Relation.RELATED if one_topic else Relation.DIFFERENT
    if same_value(a.correct, b.correct):
        conflict = a.wrong is not None and b.wrong is not None and not same_value(a.wrong, b.wrong)
        return (
            Relation.DIFFERENT
            if conflict and not one_topic
            else Relation.RELATED
            if conflict
            else Relation.SAME
        )
    return Relation.CONTRADICTS if one_topic else Relation.DIFFERENT


def same_topic(a: str, b: str) -> bool:
    """Are two topics one? They are prose: width, case and spacing do not matter."""
    return normalise(a) == normalise(b)
