"""The small words that make another value of the same words: from or to, and or or, at least or at most, Mr. or Ms."""

import re
from functools import lru_cache
from typing import NamedTuple

_HAN = "\u3400-\u9fff"
_LIMITS = {
    "at least": r"\b(?:at least|no (?:less|fewer) than|min(?:imum)?(?: of)?(?= \d)|not (?:less|fewer) than)\b|\d[^\d\s]{0,3} (?:or|and) (?:more|above|up|over|later)\b|以上|이상|至少|不少于|不少於|最低|最少|최소",
    "at most": r"\b(?:at most|up to(?! date)|no more than|not more than|max(?:imum)?(?: of)?(?= \d))\b|\d[^\d\s]{0,3} (?:or|and) (?:less|fewer|below|under|earlier)\b|以下|以内|以內|이하|이내|至多|不超过|不超過|最多|최대",
    "more than": r"(?<!no )(?<!not )\b(?:more than|over(?= \d)|above(?= \d)|exceeding)\b|超える|超え|(?<=\d)超|초과|(?<!不)超过|(?<!不)超過|多于|多於",
    "less than": r"(?<!no )(?<!not )\b(?:(?:less|fewer) than|under(?= \d)|below(?= \d))\b|未満|未滿|未满|미만|不到|(?<!不)少于|(?<!不)少於|低于|低於",
}
_JOINED = {
    "or": rf"\b(?:or|either)\b(?! (?:more|less|fewer|above|below|later|earlier|so)\b)|または|又は|或は|もしくは|(?<=[\w])か(?![月所国年条])(?=[A-Za-z0-9\u30a0-\u30ff{_HAN}])|또는|혹은|[이]?거나|(?<=[A-Za-z0-9\uac00-\ud7a3])이?나 |或",
}
_DIRECTIONS = re.compile(
    r"(?P<from>\bfrom\b|から|에서|부터|[从從自](?=[A-Za-z0-9 ]))"
    r"|(?P<to>\b(?:to|into|until|till)\b|[へ](?:の|$|\s)|まで|까지|으로|[到至](?=[A-Za-z0-9 ]))"
    r"|(?P<letter>\b[AaIi]\b(?=$|\s*(?:[,/&]|to\b|or\b|and\b|from\b|before\b|after\b|over\b|than\b|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3])))",
    re.IGNORECASE,
)
_TITLES = re.compile(r"\b(Mr|Ms|Mrs|Miss|Dr|Prof)\b\.?(?=\s[A-Z\u3400-\u9fff\uac00-\ud7a3])")
_LIST = re.compile(r"\b(?:and|or)\b|[,、，/&+]|[と和及或跟]|와 |과 |또는|및|하고", re.IGNORECASE)
_HEEDS_ORDER = re.compile(
    r"\b(?:from|(?<!up )to|(?<!more )(?<!less )than|before|after|then|not|without|instead|over|under|into|by|until|except|but)\b"
    r"|から|まで|[へ]|より|(?<!午)[前後后]|에서|부터|까지|보다|으로|전|후|아니|말고|[从從到至比先]|ではな|除",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def limits(text: str) -> frozenset[str]:
    """Which limits does a text name?"""
    return _found(_LIMITS, text)


class _Bearings(NamedTuple):
    """What the small words of one value say."""

    limits: frozenset[str]
    joined: frozenset[str]
    directions: tuple[str, ...]
    titles: tuple[str, ...]
    in_order: bool  # is there a word that says another thing where what stands around it is exchanged?


@lru_cache(maxsize=4096)
def _bearings(value: str) -> _Bearings:
    return _Bearings(
        limits(value),
        _found(_JOINED, value),
        _directions(value),
        tuple(_TITLES.findall(value)),
        _HEEDS_ORDER.search(value) is not None,
    )


def differ(a: str, b: str) -> bool:
    """Do two values say another thing, whatever the words are that they share?"""
    left, right = _bearings(a), _bearings(b)
    return (
        left.limits != right.limits
        or left.joined != right.joined
        or _in_conflict(left.directions, right.directions)
        or _in_conflict(left.titles, right.titles)
    )


def has_list(value: str) -> bool:
    """Does a value name more than one thing?"""
    return _LIST.search(value) is not None


def heeds_order(*values: str) -> bool:
    """Does another order of their words say another thing?"""
    return any(_bearings(value).in_order for value in values)


def _found(signs: dict[str, str], text: str) -> frozenset[str]:
    return frozenset(name for name, pattern in signs.items() if re.search(pattern, text, re.IGNORECASE))


def _directions(value: str) -> tuple[str, ...]:
    """From where and to where, in their order: `a to b` is `from a to b`."""
    found = [m.lastgroup if m.lastgroup != "letter" else m[0].lower() for m in _DIRECTIONS.finditer(value)]
    if "to" in found and "from" in found[: found.index("to")]:
        found.remove("from")
    return tuple(word for word in found if word)


def _in_conflict(a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    """Where only one says it, it may be understood."""
    return bool(a and b) and a != b
