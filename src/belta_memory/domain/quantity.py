"""Amounts, days and times of day in a text, each in one form: 60s, 60 seconds, 60秒 and 1분 are one amount."""

import re
from collections.abc import Callable
from decimal import Decimal
from functools import cache
from typing import NamedTuple

from belta_memory.domain.units import UNITS

_COUNTED = frozenset(
    {
        "times",
        "people",
        "pieces",
        "sheets",
        "units",
        "cases",
        "letters",
        "jpy",
        "yuan",
        "krw",
        "usd",
        "px",
        "digits",
        "rows",
        "requests",
        "seats",
        "books",
    }
)
_ANY = frozenset({"pieces", "units", "cases"})  # what is counted in any of these may be counted in the others
_DAY = 86_400_000
_MARKS = {"$": "usd", "€": "eur", "¥": "jpy", "￥": "jpy", "₩": "krw"}
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH = (
    r"(?:january|february|march|april|may|june|july|august|september|october|november|december"
    r"|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)"
)
_WORDS = {
    "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "ten": "10", "eleven": "11", "twelve": "12", "fifteen": "15", "twenty": "20", "thirty": "30", "forty": "40",
    "fifty": "50", "sixty": "60", "ninety": "90", "hundred": "100",
}  # fmt: skip
_DIGITS = {"一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9}
_TENS = {"十": 10, "百": 100}
_NUMERALS = frozenset({*_DIGITS, *_TENS})
_DIGIT = re.compile(r"\d")
_NUMBER = r"(?<![A-Za-z0-9_.,/:+-])[+-]?\d+(?:,\d{3})*(?:\.\d+)?"
_END = r"(?![A-Za-z0-9_/])"
_AFTERNOON = (
    "pm",
    "p.m.",
    "午後",
    "午后",
    "오후",
    "낮",
    "저녁",
    "밤",
    "夜",
    "夕方",
    "傍晚",
    "下午",
    "晚上",
    "中午",
)
_MORNING = ("am", "a.m.", "午前", "朝", "오전", "아침", "새벽", "上午", "早上", "凌晨")
_NAMED_HOURS = {
    "noon": "@12:00",
    "正午": "@12:00",
    "정오": "@12:00",
    "midnight": "@0:00",
    "자정": "@0:00",
    "午夜": "@0:00",
}


Former = Callable[[re.Match[str]], str | None]


class Amount(NamedTuple):
    """Where one stands in a text, and its one form."""

    start: int
    end: int
    form: str


def amounts(text: str) -> list[Amount]:
    """The amounts, days and times of a text in NFKC, from its start, none inside another."""
    with_digits = _DIGIT.search(text) is not None
    if not with_digits and not _may_count(text):
        return []
    found: list[Amount] = []
    for pattern, form in _patterns() if with_digits else _patterns_of_words():
        for match in pattern.finditer(text):
            said = form(match)
            if said and not any(a.start < match.end() and match.start() < a.end for a in found):
                found.append(Amount(match.start(), match.end(), said))
    return sorted(found)


def alike(a: str, b: str) -> bool:
    """Are two forms one amount? A bare number is also so many of whatever is counted."""
    if a == b:
        return True
    if a.startswith("#") and b.startswith("#"):
        (one, _, unit), (other, _, another) = a[1:].partition(":"), b[1:].partition(":")
        if {unit, another} == {"th", "ms"}:  # the 25th is day 25
            day, span = (one, other) if unit == "th" else (other, one)
            return int(day) * _DAY == Decimal(span)
        return one == other and {unit, another} <= _ANY
    bare, counted = (b, a) if a.startswith("#") else (a, b)
    amount, _, unit = counted[1:].partition(":")
    return unit in _COUNTED and bare == amount


def in_digits(word: str) -> str:
    """An English word for a number as digits, every other word as it is."""
    return _WORDS.get(word, word)


def _may_count(text: str) -> bool:
    """Is there a digit of any kind, or a word for a number? Most names have none, and the patterns cost a hook its time."""
    if any(map(str.isdigit, text)) or not _NUMERALS.isdisjoint(text):
        return True
    lowered = text.lower()
    return (
        not _WORDS.keys().isdisjoint(lowered.split())
        or " a" in f" {lowered}"
        or any(hour in lowered for hour in _NAMED_HOURS)
    )


@cache
def _units() -> dict[str, tuple[str, Decimal]]:
    known = {}
    for line in UNITS.splitlines():
        head, _, forms = line.partition(": ")
        name, factor = head.split()
        for form in forms.split("|"):
            known[form] = (name, Decimal(factor))
    return known


@cache
def _patterns() -> list[tuple[re.Pattern[str], Former]]:
    """In the order in which they are tried."""
    hours, *counted = _patterns_of_words()
    halves = "|".join(map(re.escape, _AFTERNOON + _MORNING))
    return [
        (re.compile(r"(?<!\d)(?:(\d{4})年)?\s?(\d{1,2})月\s?(\d{1,2})[日号]?(?!\d)"), _day),
        (re.compile(r"(?<!\d)(?:(\d{4})년)?\s?(\d{1,2})월\s?(\d{1,2})일"), _day),
        (re.compile(rf"\b({_MONTH})\.? (\d{{1,2}})(?:st|nd|rd|th)?\b(?![:.]\d)", re.IGNORECASE), _named_day),
        (re.compile(rf"\b(\d{{1,2}})(?:st|nd|rd|th)? ({_MONTH})\b", re.IGNORECASE), _named_day),
        (
            re.compile(
                rf"(?:({halves})\s?)?(?<![\d.:])(\d{{1,2}})"
                r"(?:[時时点點시](?![间間간])\s?(?:([半반])|(\d{1,2})[分분]?)?|:(\d\d)(?![\d:]))"
                rf"\s?({halves})?(?![A-Za-z0-9])",
                re.IGNORECASE,
            ),
            _clock,
        ),
        (re.compile(r"(?<![\w.:])(\d{1,2})\s?([ap])\.?m\b\.?", re.IGNORECASE), _hour),
        hours,
        (
            re.compile(r"(?<![\w.])(\d+) times a (day|week|month|year|hour)"),
            lambda m: f"#{m[1]}:times a {m[2]}",
        ),
        (re.compile(rf"([$€¥￥₩])\s?(\d+(?:,\d{{3}})*(?:\.\d+)?)(?![\d.,]*\d){_END}"), _money),
        (re.compile(rf"({_NUMBER})\s?({_any_unit()}){_END}"), _amount),
        *counted,
        (re.compile(r"(?<![\w.])(\d+)(?:st|nd|rd|th)\b"), lambda m: f"#{m[1]}:th"),
    ]


@cache
def _patterns_of_words() -> list[tuple[re.Pattern[str], Former]]:
    """Those that need no digit: hours that have a name, and what is counted in words."""
    units = _any_unit()
    return [
        (
            re.compile(rf"(?<![A-Za-z])(?:{'|'.join(_NAMED_HOURS)})(?![A-Za-z])", re.IGNORECASE),
            lambda m: _NAMED_HOURS[m[0].lower()],
        ),
        (
            re.compile(
                rf"(?<![一二两兩三四五六七八九十百])([一二两兩三四五六七八九十百]{{1,4}})(个|個)?({units}){_END}"
            ),
            _written,
        ),
        (re.compile(rf"\b({'|'.join(_WORDS)})\s({units}){_END}", re.IGNORECASE), _spelled),
        (re.compile(rf"\b(an?)\s(week|month|year|day|hour){_END}", re.IGNORECASE), _spelled),
    ]


def _any_unit() -> str:
    return "|".join(re.escape(u) for u in sorted(_units(), key=len, reverse=True))


def _plain(number: str) -> Decimal:
    return Decimal(number.replace(",", ""))


def _shown(amount: Decimal) -> str:
    return format(amount.normalize(), "f")


def _amount(match: re.Match[str]) -> str:
    unit, factor = _units()[match[2]]
    return f"#{_shown(_plain(match[1]) * factor)}:{unit}"


def _spelled(match: re.Match[str]) -> str:
    unit, factor = _units().get(match[2]) or _in_any_case(match[2].casefold())
    return f"#{_shown(Decimal(_WORDS.get(match[1].lower(), '1')) * factor)}:{unit}"


def _in_any_case(written: str) -> tuple[str, Decimal]:
    """TWO WEEKS is said as well."""
    return next(unit for form, unit in _units().items() if form.casefold() == written)


def _written(match: re.Match[str]) -> str | None:
    """An amount in Chinese numerals, up to some hundreds."""
    number = 0
    digit = 0
    for character in match[1]:
        if character in _TENS:
            number += (digit or 1) * _TENS[character]
            digit = 0
        else:
            digit = _DIGITS[character]
    unit, factor = _units()[match[3]]
    return f"#{_shown(Decimal(number + digit) * factor)}:{unit}"


def _money(match: re.Match[str]) -> str:
    return f"#{_shown(_plain(match[2]))}:{_MARKS[match[1]]}"


def _day(match: re.Match[str]) -> str:
    year = f"{match[1]}-" if match[1] else ""
    return f"@{year}{int(match[2])}-{int(match[3])}"


def _named_day(match: re.Match[str]) -> str:
    month, day = (match[1], match[2]) if match[2].isdigit() else (match[2], match[1])
    return f"@{_MONTHS.index(month[:3].lower()) + 1}-{int(day)}"


def _hour(match: re.Match[str]) -> str:
    return f"@{int(match[1]) % 12 + (12 if match[2] in 'pP' else 0)}:00"


def _clock(match: re.Match[str]) -> str:
    half = (match[1] or match[6] or "").lower()
    hour = int(match[2])
    if half in _AFTERNOON and hour < 12:  # noqa: PLR2004
        hour += 12
    minute = 30 if match[3] else int(match[4] or match[5] or 0)
    return f"@{hour}:{minute:02}"
