"""A pair whose sides are whole: with the word of a limit before a number; none where a side is one of several."""

import re

from belta_memory.domain.model import Claim
from belta_memory.domain.text import is_identifier

_LIMIT = re.compile(
    r"\b(?:at least|at most|up to|no (?:more|less|fewer) than|(?:more|less|fewer) than|over|under|above|below) $",
    re.IGNORECASE,
)
_HALF = re.compile(r"^(?:least|most|to|more|less|fewer) (?=\d)|^than (?=\d)", re.IGNORECASE)
_WHOLE = re.compile(
    r"^(?:at (?:least|most)|up to|no (?:more|less|fewer) than|(?:more|less|fewer) than) ", re.IGNORECASE
)
_PARTICLE = re.compile(r"(?<=[A-Za-z0-9]) (?:가|이|은|는|을|를)$")
_WORD = r"[A-Za-z0-9_][\w./:@-]*"
_BEHIND = re.compile(rf"(?P<by> (?:and|or) |, ?|、 ?|와 |과 |이?나 |と|か|和|或)(?P<other>{_WORD})")
_BEFORE = re.compile(rf"(?P<other>{_WORD})(?P<by> (?:and|or) |, ?|、 ?|와 |과 |이?나 |と|か|和|或)$")


def entire(claim: Claim, text: str) -> Claim:
    """The claim with whole sides, both as they stand in the text; without sides where one of them is a part of a list."""
    if claim.wrong is None or claim.correct is None:
        return claim
    wrong, correct = (_with_limit(_PARTICLE.sub("", side), text) for side in claim[1:] if side is not None)
    if any(_is_listed(side, text, (wrong, correct)) for side in (wrong, correct)):
        return Claim(claim.topic)
    return Claim(claim.topic, wrong, correct)


def _with_limit(value: str, text: str) -> str:
    """The value with the limit before it, where it stands once in the text."""
    if _WHOLE.match(value):
        return value
    number = _HALF.sub("", value)
    if not number[:1].isdigit():
        return value
    said = number if number == value else value
    places = _places(said, text)
    if len(places) != 1:
        return value
    start = places[0] + len(said) - len(number)
    limit = _LIMIT.search(text[:start])
    return f"{limit[0]}{number}" if limit else value


def _is_listed(value: str, text: str, pair: tuple[str, str]) -> bool:
    """Does another name of its kind belong to it wherever it stands?"""
    places = _places(value, text)
    return any(
        (behind := _BEHIND.match(text, at + len(value))) is not None and _is_another(behind, value, pair)
        for at in places
    ) or any(
        (before := _BEFORE.search(text[:at])) is not None and _is_another(before, value, pair)
        for at in places
    )


def _is_another(beside: re.Match[str], value: str, pair: tuple[str, str]) -> bool:
    other = beside["other"].rstrip(".:")
    if other in pair and "," not in beside["by"]:
        return True
    named = any(map(str.isdigit, value)) and any(map(str.isdigit, other)) and is_identifier(other)
    return named and _shape(value) == _shape(other)


def _shape(value: str) -> str:
    return re.sub(r"[A-Za-z]+", "a", re.sub(r"\d+", "9", value))


def _places(value: str, text: str) -> list[int]:
    return [m.start() for m in re.finditer(rf"(?<![\w.-]){re.escape(value)}(?![A-Za-z0-9_-])", text)]
