"""A claim with the sides that the rules have left open: out of the message itself, else out of the turn before it."""

from belta_memory.domain.entire import entire
from belta_memory.domain.mentions import mentions, stances
from belta_memory.domain.model import Claim
from belta_memory.domain.pairing import Pair, stated
from belta_memory.domain.polarity import Stance
from belta_memory.domain.turn import contradicted, denied, kinds_of, only_value


def with_stated(claim: Claim, text: str) -> Claim:
    """The claim of a message that may correct something, with the pair of one type that it states."""
    pair = stated(text)
    found = (
        Claim(claim.topic, pair.wrong, pair.correct)
        if pair and pair.is_typed and _fits(claim, pair)
        else claim
    )
    return entire(found, text)


def named(text: str) -> Claim:
    """The one pair of a type that a message states, else the one value of a type that it holds true."""
    pair = stated(text)
    if pair is not None:
        return Claim(None, pair.wrong.strip(), pair.correct.strip()) if pair.is_typed else Claim()
    value = only_value(text)
    return Claim(None, None, value and value.strip())


def completed(claim: Claim, text: str, turn: str | None, absent: str) -> Claim:
    """The claim with what it leaves open, where message and turn leave no doubt; else as it is.

    `absent` is how one says that something does not exist, in the user's language.
    """
    return entire(_completed(claim, text, turn, absent), text)


def _completed(claim: Claim, text: str, turn: str | None, absent: str) -> Claim:
    if (pair := stated(text)) is not None and _fits(claim, pair):
        return Claim(claim.topic, pair.wrong, pair.correct)
    thing = denied(text, turn)
    if thing is not None and (
        claim.correct is None or thing in claim.correct
    ):  # `no --dry-run option` is not true
        return _of_absence(claim, text, thing, absent) if claim.wrong in (None, thing) else claim
    if not turn or claim.wrong is not None:
        return claim
    correct = claim.correct or only_value(text)
    wrong = contradicted(text, correct, turn, claim.topic) if correct else None
    return claim if wrong is None else Claim(claim.topic, wrong, correct)


def _fits(claim: Claim, pair: Pair) -> bool:
    """Does a pair fill what is open, or say one side of it in fewer words? What the rules read whole stays as it is."""
    if claim.wrong is not None and claim.correct is not None:
        return (claim.wrong == pair.wrong and pair.correct in claim.correct) or (
            claim.correct == pair.correct and pair.wrong in claim.wrong
        )
    return (claim.wrong is None or pair.wrong in claim.wrong) and (
        claim.correct is None or pair.correct in claim.correct
    )


def _of_absence(claim: Claim, text: str, thing: str, absent: str) -> Claim:
    """What is true instead of a thing that does not exist: the one of its type that the message names, if any."""
    held = [m for m in mentions(text) if stances(text)[m.word] is Stance.HOLDS and m.word != thing]
    instead = {text[m.start : m.end] for m in held if kinds_of(text[m.start : m.end]) & kinds_of(thing)}
    if len(instead) > 1:
        return claim
    return Claim(claim.topic, thing, next(iter(instead), absent))
