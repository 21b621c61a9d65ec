"""The pair that a message states in words of no rule: two values of one type, one held and one denied. Exact or nothing."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from belta_memory.domain.contrasts import DENIED
from belta_memory.domain.han import shaped
from belta_memory.domain.mentions import MARK, READ
from belta_memory.domain.turn import IDENTIFIERS, Candidate, candidates, kinds_of
from belta_memory.domain.wording import is_topical

NEAR = 40  # characters between two values that belong together
LISTED = 6  # between two of a list: `5433 or 5434`
BESIDE = 16  # the same, where nothing but their writing tells that they are names
_SENTENCE = re.compile(r"[!?\n;]|\.(?=\s|$)")
_NAMED = "=named"  # the type of what has no other, and is written as a name
_BEFORE = re.compile(r"(?<![A-Za-z0-9_./-])([A-Za-z]{2,20}) $")
_QUOTED = re.compile(
    r"(?P<mark>[`\"])(?P<inner>[^`\"\n]{1,40})(?P=mark)|[「『“](?P<inner_>[^」』”\n]{1,40})[」』”]"
)
_LATIN = re.compile(r"(?<![A-Za-z0-9_./@-])[A-Za-z]{2,30}(?![A-Za-z0-9_]|[./:@-][A-Za-z0-9])")
_PLACES = frozenset({"file", "path"})
_QUOTES = "`\"'「『“‘"


class Pair(NamedTuple):
    """What is denied and what is held instead, as they stand in the message."""

    wrong: str
    correct: str
    is_typed: bool  # are they of one type, or only both written as names?


class _Value(NamedTuple):
    text: str
    word: str
    start: int
    end: int
    kinds: frozenset[str]
    denied: bool
    sentence: int


def stated(text: str) -> Pair | None:
    """The one pair that a message states; None where it states none, or where more than one could be meant."""
    text = text[:READ]
    folded = shaped(text)
    if not _denies(folded):
        return None
    values = list(_values(text, folded))
    found = {(w.word, c.word): (w, c) for w in values if w.denied and (c := _instead(w, values)) is not None}
    if len(found) != 1:
        return None
    ((wrong, correct),) = found.values()
    if wrong.word == correct.word:
        return None
    left, right = _whole(text, wrong, correct)
    return Pair(left, right, not (wrong.kinds & correct.kinds).isdisjoint(wrong.kinds - {_NAMED}))


def _denies(folded: str) -> bool:
    """Are there words that could deny a value? Nearly always not, and to find the values takes far longer."""
    return _beside_denied(folded.isascii()).search(folded.replace(MARK, " ")) is not None


def _values(text: str, folded: str) -> Iterator[_Value]:
    """The values of a message in their order, each outside every other, with what is said of it."""
    denial = _denial(folded.isascii())
    found = sorted((*candidates(text), *_written_as_names(text)), key=lambda c: (c.start, -c.end))
    end = 0
    for one in found:
        if one.start < end:
            continue
        kinds = _kinds(text, one)
        if not kinds:
            continue
        end = one.end
        sentence = sum(1 for m in _SENTENCE.finditer(folded, 0, one.start))
        denied = denial.search(_marked(folded, one.start, one.end)) is not None
        yield _Value(one.text, one.word, one.start, one.end, kinds, denied, sentence)


def _written_as_names(text: str) -> Iterator[Candidate]:
    """What stands between quotation marks, and Latin words in a text of other letters, be they ever so common."""
    for match in _QUOTED.finditer(text):
        group = "inner" if match["inner"] else "inner_"
        yield Candidate(match[group], match[group], *match.span(group))
    for match in () if text.isascii() else _LATIN.finditer(text):
        yield Candidate(match[0], match[0], *match.span())


def _kinds(text: str, value: Candidate) -> frozenset[str]:
    kinds = kinds_of(value.text)
    is_named = (
        value.text.isascii() and value.text[0].isalpha() and (value.text[0].isupper() or not text.isascii())
    )
    quoted = value.start > 0 and text[value.start - 1] in _QUOTES
    groups = {"=place"} if kinds & _PLACES else {"=name"} if kinds & IDENTIFIERS else set[str]()
    return kinds | groups | ({_NAMED} if is_named or quoted else set())


def _marked(folded: str, start: int, end: int) -> str:
    """The sentence of a value, the value replaced by its mark."""
    begin = max((m.end() for m in _SENTENCE.finditer(folded, 0, start)), default=0)
    stop = next((m.start() for m in _SENTENCE.finditer(folded, end)), len(folded))
    before, after = folded[begin:start].replace(MARK, " "), folded[end:stop].replace(MARK, " ")
    return f"{before.lstrip()}{MARK}{after}"


def _instead(wrong: _Value, values: list[_Value]) -> _Value | None:
    """The value that is held in the place of a denied one: its neighbour of the same type, on one side alone."""
    place = values.index(wrong)
    sides = (list(reversed(values[:place])), values[place + 1 :])
    beside = [[v for v in side if _may_replace(v, wrong)] for side in sides]
    found = [side for side in beside if side]
    if len(found) > 1:
        near, far = sorted(found, key=lambda side: _gap(wrong, side[0]))
        if _gap(wrong, near[0]) * 2 > _gap(wrong, far[0]) and near[0].word != far[0].word:
            return None
        found = [near]
    if not found or any(_gap(v, found[0][0]) <= LISTED for v in found[0][1:]):
        return None
    return found[0][0]


def _may_replace(value: _Value, wrong: _Value) -> bool:
    return (
        not value.denied
        and value.word != wrong.word
        and not value.kinds.isdisjoint(wrong.kinds)
        and abs(value.sentence - wrong.sentence) <= 1
        and _gap(value, wrong) <= (BESIDE if value.kinds & wrong.kinds == {_NAMED} else NEAR)
    )


def _gap(a: _Value, b: _Value) -> int:
    return max(a.start - b.end, b.start - a.end)


def _whole(text: str, wrong: _Value, correct: _Value) -> tuple[str, str]:
    """Both values, with the name that stands before both: `Node 18`, `Node 22`."""
    names = [_BEFORE.search(text[: v.start]) for v in (wrong, correct)]
    if names[0] and names[1] and names[0][1] == names[1][1] and _is_product(names[0][1]):
        return f"{names[0][1]} {wrong.text}", f"{names[1][1]} {correct.text}"
    return wrong.text, correct.text


def _is_product(name: str) -> bool:
    """Is the version or number behind this word a part of its name? Behind `port` it is not."""
    return bool(kinds_of(name)) or name.casefold() == "node" or (name[0].isupper() and not is_topical(name))


@cache
def _denial(is_ascii: bool) -> re.Pattern[str]:  # noqa: FBT001 (a property of the text)
    return _any(denied for denied in DENIED if not is_ascii or _is_latin(denied))


@cache
def _beside_denied(is_ascii: bool) -> re.Pattern[str]:  # noqa: FBT001
    """What stands before a denied value, or behind it where nothing need stand before."""
    parted = (denied.split(MARK) for denied in DENIED if not is_ascii or _is_latin(denied))
    return _any(before or behind for before, behind in parted)


def _is_latin(denied: str) -> bool:
    """Every other one needs letters of its own script."""
    return denied.replace(MARK, "").isascii()


def _any(patterns: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{p})" for p in patterns))
