"""The Taiwanese national id and resident certificate (身分證字號, 居留證): a letter, nine digits, the last a check digit."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._digits import digits_of, weighted

_LETTERS = "ABCDEFGHJKLMNPQRSTUVXYWZIO"  # in the order of their numbers, 10 to 35
_WEIGHTS = (1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1)


def _is_id(number: str) -> bool:
    first, *rest = list(number.upper())
    # The older certificates have a second letter, of which only the last digit of its number counts.
    tail = [
        _LETTERS.index(rest[0]) % 10 if rest[0].isalpha() else int(rest[0]),
        *digits_of("".join(rest[1:])),
    ]
    place = _LETTERS.index(first) + 10
    return weighted((place // 10, place % 10, *tail), _WEIGHTS) % 10 == 0


RECOGNIZER = Recognizer(
    name="tw-national-id",
    pattern=r"(?<![A-Za-z0-9_.-])[A-Za-z][A-Da-d1289][0-9]{8}(?![A-Za-z0-9_-])",
    examples=(
        "身分證字號是 A123456789",
        "我的身分證：a123456789，不是 B123456780",
        "居留證 A800000014",
        "舊式統一證號 AC01234567",
        "Ａ１２３４５６７８９ 才對",
    ),
    counter_examples=(
        "A123456788",  # check digit
        "A323456789",  # neither man nor woman
        "SKU-A123456789",
        "commit a123456789bcdef0123456789abcdef012345678",
        "A1234567890",
        "B2026010512",
    ),
    valid=_is_id,
    digits=8,
)
