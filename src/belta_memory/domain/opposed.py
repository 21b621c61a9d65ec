"""How a claim stands to the assistant's turn before it: was its wrong side held there, or its right side offered?"""

from belta_memory.domain.model import Claim
from belta_memory.domain.text import normalise

TAIL = 2_000  # characters of the turn that are looked at, from its end
LONGEST_SHAPE = 12
_ENDS = (". ", "! ", "? ", "。", "！", "？", "\n")


def held_before(claim: Claim, text: str, turn: str) -> str | None:
    """The wrong side of a claim as the turn held it: the one that is stated, else the one of its kind in the turn."""
    if claim.wrong is not None:
        return claim.wrong if _stands_in(claim.wrong, turn[-TAIL:]) else None
    if claim.correct is None or _stands_in(claim.correct, turn[-TAIL:]):
        return None
    from belta_memory.domain.turn import contradicted, kinds_of  # rivals, and a dozen patterns

    kinds, shape = kinds_of(claim.correct), _shape(claim.correct)
    if not kinds and not shape:
        return None  # a word of everyday: nothing in the turn is of its kind
    wrong = contradicted(text, claim.correct, turn, claim.topic) if kinds else None
    families = frozenset(kind for kind in kinds if kind.startswith("="))
    return wrong.strip() if wrong is not None else _only_one_of_its_kind(families, shape, turn[-TAIL:])


def _only_one_of_its_kind(families: frozenset[str], shape: str, turn: str) -> str | None:
    """The one value of a turn that is of the same family, or is written alike: `v1` for `v2`, `5000` for `7000`."""
    from belta_memory.domain.turn import candidates, kinds_of

    if not families and not shape:
        return None
    found = {
        said
        for c in candidates(turn)
        if (said := c.text.strip())
        and ((shape and _shape(said) == shape) or (families and families & kinds_of(said)))
    }
    return found.pop() if len(found) == 1 else None


def _shape(value: str) -> str:
    """How a short value with digits is written, "" for any other; `12` and `5` are counts of anything."""
    if not value.isascii() or not any(map(str.isdigit, value)) or len(value) > LONGEST_SHAPE:
        return ""
    shape = "".join("9" if c.isdigit() else "a" if c.isalpha() else c for c in value)
    return "" if shape in {"9", "99"} else shape


def is_offered(claim: Claim, turn: str) -> bool:
    """Did the question that the turn ends in name the value? Then to say it is an answer."""
    question = turn[-TAIL:].rstrip(" \t\n*_`)）」?？")
    start = max((at + len(end) for end in _ENDS if (at := question.rfind(end)) >= 0), default=0)
    return claim.correct is not None and _stands_in(claim.correct, question[start:])


def _stands_in(value: str, text: str) -> bool:
    """Does a value stand in a text by itself? `9` does not stand in `v1.9`."""
    value, text = normalise(value).strip(), normalise(text)
    at = text.find(value)
    while at >= 0:
        if not (_joins(text[at - 1], value[0]) or _joins(text[at + len(value)], value[-1])):
            return True
        at = text.find(value, at + 1)
    return False


def _joins(beside: str, edge: str) -> bool:
    return beside.isascii() and edge.isascii() and (beside.isalnum() or beside in "_-")
