"""Are two values one value? Likeness never decides: only words that are known to be the same do."""

import re
from collections.abc import Sequence
from enum import Enum
from functools import lru_cache

from belta_memory.domain.bearings import differ, has_list, heeds_order
from belta_memory.domain.language import literals
from belta_memory.domain.numerals import in_figures
from belta_memory.domain.quantity import alike
from belta_memory.domain.text import is_identifier
from belta_memory.domain.wording import READ, read_topic, read_value

MANY = 5  # words from which one more or less need not matter
MOSTLY = 0.8
CLOSE = 0.6
RARE = 6  # characters of a name that nobody has by chance
LONG_NUMBER = 4  # digits that are nobody's by chance
_WEEKDAYS = frozenset(
    f"%{d}" for d in ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
)
_AT_LEAST = frozenset({"%atleast"})
_LIMITS = frozenset({"%atleast", "%atmost", "%morethan", "%lessthan"})
_VERBATIM = frozenset(
    {"%branch", "%flag", "%api", "%column", "%table", "%bucket", "%secret", "%schema", "%key"}
)


_OFTEN = {
    "#1:times a day": "%daily",
    "#1:times a week": "%weekly",
    "#1:times a month": "%monthly",
    "#1:times a year": "%yearly",
    "#1:times a hour": "%hourly",
}
_DENIED = {"%allowed": "%forbidden", "%required": "%optional"}
_TITLES = re.compile(
    r"\b(?:Mr|Ms|Mrs|Dr|Prof)\.?\s(?=[A-Z])|(?<=[\u3400-\u9fff])(?:さん|様|さま|氏)(?!\w)|(?<=[\uac00-\ud7a3])\s?(?:님|씨)(?!\w)"
)
_FORMAT = re.compile(
    r"\b(?:an? )?([A-Z][A-Z0-9]{1,4})\s?(?:format|files?|形式|ファイル|格式|文件|형식|파일)$"
)
_TURNED = re.compile(r"\s(?:in|of|at|for|on)\s", re.IGNORECASE)
_DIRECTED = re.compile(
    r"\b(?:from|to|than|before|after|not|without|instead|over|under|into|by)\b|[^\w\s.'-]", re.IGNORECASE
)
_ACRONYMS = re.compile(r"\b([A-Z]{2,})s\b")  # their plural


_WHAT_IT_IS = frozenset(  # said besides a name, they tell nothing apart
    literals(
        "server|host|machine|box|room|floor|port|branch|version|release|team|channel|folder|directory|file|table|column"
        "|bucket|queue|topic|flag|option|key|field|method|function|class|module|package|library|tool|command|script|street"
        "|building|hall|station|city|flour|train|bus|line|flight|hotel|restaurant|shop|store|clinic|hospital|bank|teacher"
        "|先生|老师|サーバー|サーバ|号室|ブランチ|バージョン|チーム|服务器|机器|分支|版本|教室|车站|서버|브랜치|버전|팀|선생님"
    )
)


class Values(Enum):
    """How two values stand to each other."""

    EQUAL = "equal"
    OTHER = "other"
    NEARLY = "nearly"  # one says what the other is besides, in a word that tells nothing apart: `room 402`
    UNSURE = "unsure"  # prose, or two languages: nothing shows that they differ
    UNSAID = "unsaid"


def compare_values(a: str | None, b: str | None, *, across: bool = False, verbatim: bool = False) -> Values:
    """Two values: identifiers and numbers verbatim, amounts by their amount, prose word by word.

    `across` languages things are known by their names in both; `verbatim`, the case of a single word matters.
    """
    if not a or not b:
        return Values.UNSAID
    unread = max(len(a), len(b)) > READ  # what is not read to its end is not called equal
    if a == b or _ACRONYMS.sub(r"\1", a) == _ACRONYMS.sub(r"\1", b):
        return Values.EQUAL
    if unread or (verbatim and a.isascii() and a.casefold() == b.casefold()):
        return Values.OTHER
    if differ(a, b):
        return Values.OTHER
    return Values.EQUAL if _says_the_same(a, b, across=across) else _otherwise(a, b, across=across)


def _says_the_same(a: str, b: str, *, across: bool) -> bool:
    left, right = value_words(a), value_words(b)
    in_order = heeds_order(a, b)
    return (
        (_same_words(left, right, in_order=in_order) and not _renamed(a, b, left))
        or in_figures(a) == in_figures(b)
        or _is_turned(a, b, left, right)
        or (
            across
            and _same_words(value_words(a, across=True), value_words(b, across=True), in_order=in_order)
        )
    )


@lru_cache(maxsize=4096)
def value_words(value: str, *, across: bool = False) -> tuple[str, ...]:
    """The words of a value that count."""
    bare = _FORMAT.sub(r"\1", _TITLES.sub("", value)).strip() or value
    words = [w for w in read_value(bare, across=across) if w != "%already"]
    words = [_OFTEN.get(w, w) for w in _summed(words)]
    for said, meant in _DENIED.items():
        if "%not" in words and said in words:
            words = [meant if w == said else w for w in words if w != "%not"]
    if not _WEEKDAYS.isdisjoint(words) or any(w[0] == "#" for w in words):
        words = [w for w in words if w not in ("%weekly", "%every")]
    if any(w[0] == "#" and w.endswith((":ms", ":th")) for w in words) or "%monthend" in words:
        words = [w for w in words if w != "%monthly"]
    if "%absent" in words:
        words = ["%absent", *(w for w in words if is_name(w))]
    elif len(words) > 1 and any(map(is_name, words)):
        words = [w for w in words if w != "%present"]
    return tuple(words)


def _summed(words: Sequence[str]) -> list[str]:
    """An hour and 30 minutes as 90 minutes."""
    summed: list[str] = []
    for word in words:
        before = summed[-1] if summed else ""
        if word[0] == "#" and word.endswith(":ms") and before[:1] == "#" and before.endswith(":ms"):
            larger, smaller = (int(float(w[1:-3])) for w in (before, word))
            if smaller < larger:
                summed[-1] = f"#{larger + smaller}:ms"
                continue
        summed.append(word)
    return summed


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


def _same_words(a: tuple[str, ...], b: tuple[str, ...], *, in_order: bool) -> bool:
    if not a or not b:
        return False
    if _LIMITS.isdisjoint(a) or _LIMITS.isdisjoint(b):  # "from 5000 on" is also just "5000"
        a, b = (tuple(w for w in side if w not in _AT_LEAST) for side in (a, b))
    if len(a) != len(b):
        return _nearly(a, b)
    if all(map(_same_word, a, b)):
        return True
    free = (
        not in_order
        and sum(w.isdigit() for w in a) <= 1
        and all(w[0] in "%#@" or w.isdigit() for w in (*a, *b))
    )
    # known words may come in any order, names keep theirs
    return (free and all(map(_same_word, sorted(a), sorted(b)))) or _nearly(a, b)


def _is_turned(a: str, b: str, left: tuple[str, ...], right: tuple[str, ...]) -> bool:
    """Is one `the Osaka plant`, and the other `the plant in Osaka`?"""
    if not (a.isascii() and b.isascii()) or _DIRECTED.search(f"{a} {b}"):
        return False
    return (
        len(left) > 1 and sorted(left) == sorted(right) and sum(len(_TURNED.findall(v)) for v in (a, b)) == 1
    )


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
    if [w for w in a if w in right] != [w for w in b if w in left]:
        return False  # who does it, and what to, may be exchanged
    if min(len(left), len(right)) < MANY or any(w[0] in "%#@" or is_name(w) for w in left ^ right):
        return False
    return len(left & right) / len(left | right) >= MOSTLY


def _otherwise(left: str, right: str, *, across: bool) -> Values:
    """Values that are not equal: do they differ for sure?"""
    a, b = (value_words(value, across=across) for value in (left, right))
    own_a, own_b = set(a) - set(b), set(b) - set(a)
    if not own_a and not own_b:
        return Values.OTHER  # the same words in another order
    loose_a = {w for w in own_a if w[0] not in "%#@" and not is_name(w)}
    loose_b = {w for w in own_b if w[0] not in "%#@" and not is_name(w)}
    if across and (loose_a or loose_b) and {script_of(w) for w in own_a} != {script_of(w) for w in own_b}:
        return Values.UNSURE
    if len(loose_a) < len(own_a) or len(loose_b) < len(own_b):
        return Values.OTHER
    if (
        not (loose_a and loose_b)
        and (loose_a | loose_b) <= _WHAT_IT_IS
        and not any(map(has_list, (left, right)))
    ):
        return Values.NEARLY  # `prod-b`, `the prod-b server`
    long = min(len(a), len(b)) >= MANY and dice(" ".join(a), " ".join(b)) >= CLOSE
    return Values.UNSURE if long else Values.OTHER


def script_of(word: str) -> str:
    """The letters that a word is written in."""
    first = next((c for c in word if c.isalpha()), "a")
    if first < "\u0250":
        return "latin"
    return "kana" if "\u3040" <= first <= "\u30ff" else "hangul" if "\uac00" <= first <= "\ud7a3" else "han"


def dice(a: str, b: str) -> float:
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
