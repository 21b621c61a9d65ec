"""The arithmetic that numbers of people and cards share."""

from collections.abc import Iterable, Sequence

_DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)  # a day too many in February does no harm here


def digits_of(text: str) -> list[int]:
    """The ASCII digits of a text, without what separates them."""
    return [ord(c) - 48 for c in text if "0" <= c <= "9"]


def weighted(digits: Iterable[int], weights: Sequence[int]) -> int:
    """The sum of digits, each times its weight."""
    return sum(d * w for d, w in zip(digits, weights, strict=False))


def is_day(month: str, day: str) -> bool:
    """Can these two digits each be a month and a day of it?"""
    return 1 <= int(month) <= len(_DAYS) and 1 <= int(day) <= _DAYS[int(month) - 1]
