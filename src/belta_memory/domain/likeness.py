"""Are two values one value, and two topics one topic? Likeness never decides: only words that are known to be the same do."""

import re
from enum import Enum
from functools import lru_cache

from belta_memory.domain.loanwords import is_one_word
from belta_memory.domain.quantity import alike
from belta_memory.domain.text import is_identifier, same_value
from belta_memory.domain.vocabulary import sections, value_forms
from belta_memory.domain.wording import READ, is_topical, read_topic, read_value

MANY = 5  # words from which one more or less need not matter
MOSTLY = 0.8
CLOSE = 0.6
RARE = 6  # characters of a name that nobody has by chance
LONG_NUMBER = 4  # digits that are nobody's by chance
_WEEKDAYS = frozenset(
    f"%{d}" for d in ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
)
_TIMES = frozenset({"%time", "%schedule", "%duration"})
_AT_LEAST = frozenset({"%atleast"})
_LIMITS = frozenset({"%atleast", "%atmost", "%morethan", "%lessthan"})
_MARKED = frozenset({"%default", "%max", "%min", "%production"})  # these exclude one another
_VERBATIM = frozenset(
    {"%branch", "%flag", "%api", "%column", "%table", "%bucket", "%secret", "%schema", "%key"}
)


_ACRONYMS = re.compile(r"\b([A-Z]{2,})s\b")  # their plural


class Values(Enum):
    """How two values stand to each other."""

    EQUAL = "equal"
    OTHER = "other"
    UNSURE = "unsure"  # prose, or two languages: nothing shows that they differ
    UNSAID = "unsaid"


class Topics(Enum):
    """How two topics stand to each other."""

    ONE = "one"
    WIDER = "wider"  # one says more than the other
    OVERLAP = "overlap"  # something is common, and the rest may be the same in other words
    EXCHANGED = "exchanged"  # the same but for one word on each side, which may or may not name another thing
    APART = "apart"  # something is common, and what tells them apart is known
    UNKNOWN = "unknown"  # nothing is common, and not every word is known
    ELSEWHERE = "elsewhere"  # nothing is common
    UNSAID = "unsaid"


def compare_values(a: str | None, b: str | None, *, across: bool = False, verbatim: bool = False) -> Values:
    """Two values: identifiers and numbers verbatim, amounts by their amount, prose word by word.

    `across` languages things are known by their names in both; `verbatim`, the case of a single word matters.
    """
    if not a or not b:
        return Values.UNSAID
    if a == b or _ACRONYMS.sub(r"\1", a) == _ACRONYMS.sub(r"\1", b):
        return Values.EQUAL
    unread = max(len(a), len(b)) > READ  # what is not read to its end is not called equal
    if unread or (verbatim and a.isascii() and a.casefold() == b.casefold()):
        return Values.OTHER
    left, right = value_words(a), value_words(b)
    if _same_words(left, right) and not _renamed(a, b, left):
        return Values.EQUAL
    if across:
        left, right = value_words(a, across=True), value_words(b, across=True)
        if _same_words(left, right):
            return Values.EQUAL
    return _otherwise(left, right, across=across)


@lru_cache(maxsize=4096)
def value_words(value: str, *, across: bool = False) -> tuple[str, ...]:
    """The words of a value that count."""
    words = [w for w in read_value(value, across=across) if w != "%already"]
    if not _WEEKDAYS.isdisjoint(words):
        words = [w for w in words if w not in ("%weekly", "%every")]
    if "%absent" in words:
        words = ["%absent", *(w for w in words if is_name(w))]
    elif len(words) > 1 and any(map(is_name, words)):
        words = [w for w in words if w != "%present"]
    return tuple(words)


def is_name(word: str) -> bool:
    """Is this word of a value a name in a program, a number, a path: to be taken verbatim?"""
    return word[0] not in "%#@" and is_identifier(word)


def is_specific(value: str | None) -> bool:
    """Does a value name something that few other facts are about?"""
    if value is None:
        return False
    for word in value_words(value):
        if word[0] in "%#@":
            continue
        digits = sum(c.isdigit() for c in word)
        if any(c.isalpha() for c in word) or digits >= LONG_NUMBER:
            return True
    return False


def is_rare(value: str | None) -> bool:
    """Is a value a name of somebody's own making (`gpu-box-7`, `read_cookie_header`), or several words of prose?"""
    return value is not None and any(
        is_name(w) and len(w) >= RARE and any(map(str.isalpha, w)) for w in value_words(value)
    )


def matters_verbatim(*topics: str | None) -> bool:
    """Are these topics about names in which even the case of a word matters?"""
    return any(topic is not None and not _VERBATIM.isdisjoint(read_topic(topic)) for topic in topics)


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
    own_a, own_b = _apart(strong_a, strong_b)
    if len(own_a) == len(strong_a) or len(own_b) == len(strong_b):
        named = (own_a.intersection(known), own_b.intersection(known))
        return Topics.ELSEWHERE if all(named) else Topics.UNKNOWN
    if facets[0] and facets[1] and facets[0].isdisjoint(facets[1]):
        return Topics.APART
    return _told(own_a, own_b, aligned=not across and _aligned(read_topic(a), read_topic(b)))


def exchanged(a: str, b: str) -> bool:
    """Does each of two texts speak of a thing that the other does not?"""
    values = dict(value_forms())
    left, right = ({w for w in read_topic(text) if w not in values} for text in (a, b))
    return all(
        any(sections().get(w) in ("thing", "modifier") for w in own) for own in (left - right, right - left)
    )


def _told(own_a: set[str], own_b: set[str], *, aligned: bool) -> Topics:
    """What the words that each topic has alone tell, when others are common."""
    known = sections()
    core_a, core_b = ({w for w in own if known.get(w) != "neutral"} for own in (own_a, own_b))
    if (own_a & _MARKED and own_b & _MARKED) or any(known.get(w) == "modifier" for w in core_a | core_b):
        return Topics.APART
    if not core_a or not core_b:
        return Topics.WIDER if core_a or core_b else Topics.ONE
    if known.keys() >= core_a | core_b:
        return Topics.APART
    return Topics.EXCHANGED if aligned else Topics.OVERLAP


def _aligned(a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    """Do two topics differ in one place only, as `oak table` and `ash table` do? Then they name two things."""
    return len(a) == len(b) and sum(x != y for x, y in zip(a, b, strict=True)) == 1


def _apart(a: set[str], b: set[str]) -> tuple[set[str], set[str]]:
    """What each side has alone; unknown words that are nearly the same are common."""
    own_a, own_b = a - b, b - a
    near = {(x, y) for x in own_a for y in own_b if "%" not in (x[0], y[0]) and _near(x, y)}
    return own_a - {x for x, _ in near}, own_b - {y for _, y in near}


def _near(a: str, b: str) -> bool:
    """Are two words of topics one word with another ending, or in another script?"""
    if any(c.isdigit() for c in a + b):
        return False
    if _script(a) != _script(b):
        return is_one_word(a, b)
    short, long = sorted((a, b), key=len)
    if a.isascii():
        return len(short) > len("time") and (long.startswith(short) or _dice(a, b) >= MOSTLY)
    return len(short) > 1 and short in long


def _same_words(a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    if not a or not b:
        return False
    if _LIMITS.isdisjoint(a) or _LIMITS.isdisjoint(b):  # "from 5000 on" is also just "5000"
        a, b = (tuple(w for w in side if w not in _AT_LEAST) for side in (a, b))
    if len(a) != len(b):
        return _nearly(a, b)
    if all(map(_same_word, a, b)):
        return True
    free = all(w[0] in "%#@" for w in (*a, *b))  # known words may come in any order, names keep theirs
    return (free and all(map(_same_word, sorted(a), sorted(b)))) or _nearly(a, b)


def _same_word(a: str, b: str) -> bool:
    return a == b or ("#" in (a[0], b[0]) and alike(a, b))


def _renamed(a: str, b: str, words: tuple[str, ...]) -> bool:
    """Would two names be merged? Two single words are one only where nothing but the case of prose differs."""
    if len(a.split()) != 1 or len(b.split()) != 1 or not (a.isascii() and b.isascii()):
        return False
    if all(w[0] in "%#@" for w in words):
        return False
    return is_identifier(a) or is_identifier(b) or a.casefold() != b.casefold()


def _nearly(a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    """Two long sentences of which nearly every word is common and no name, number or known word differs."""
    left, right = set(a), set(b)
    if min(len(left), len(right)) < MANY or any(w[0] in "%#@" or is_name(w) for w in left ^ right):
        return False
    return len(left & right) / len(left | right) >= MOSTLY


def _otherwise(a: tuple[str, ...], b: tuple[str, ...], *, across: bool) -> Values:
    """Values that are not equal: do they differ for sure?"""
    own_a, own_b = set(a) - set(b), set(b) - set(a)
    if not own_a and not own_b:
        return Values.OTHER  # the same words in another order
    loose_a = {w for w in own_a if w[0] not in "%#@" and not is_name(w)}
    loose_b = {w for w in own_b if w[0] not in "%#@" and not is_name(w)}
    if across and (loose_a or loose_b) and {_script(w) for w in own_a} != {_script(w) for w in own_b}:
        return Values.UNSURE
    if len(loose_a) < len(own_a) or len(loose_b) < len(own_b):
        return Values.OTHER
    if not (loose_a and loose_b) and all(map(is_topical, loose_a | loose_b)):
        return Values.UNSURE  # `prod-b`, `the prod-b server`
    long = min(len(a), len(b)) >= MANY and _dice(" ".join(a), " ".join(b)) >= CLOSE
    return Values.UNSURE if long else Values.OTHER


def _script(word: str) -> str:
    first = next((c for c in word if c.isalpha()), "a")
    if first < "\u0250":
        return "latin"
    return "kana" if "\u3040" <= first <= "\u30ff" else "hangul" if "\uac00" <= first <= "\ud7a3" else "han"


def _dice(a: str, b: str) -> float:
    """What share of their neighbouring characters two texts have in common."""
    left, right = ({text[i : i + 2] for i in range(len(text) - 1)} for text in (a, b))
    return 2 * len(left & right) / (len(left) + len(right)) if left and right else 0.0


def language_of(*texts: str | None) -> str:
    """A guess at the language of some texts by their letters: enough to see that two differ."""
    text = "".join(t for t in texts if t)
    if text.isascii():
        return "latin"
    if re.search("[\u3040-\u30ff]", text):
        return "ja"
    return (
        "ko"
        if re.search("[\uac00-\ud7a3]", text)
        else "zh"
        if re.search("[\u3400-\u9fff]", text)
        else "latin"
    )
