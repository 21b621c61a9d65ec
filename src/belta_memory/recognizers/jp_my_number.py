"""The Japanese Individual Number (マイナンバー): twelve digits, the last a check digit."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._digits import digits_of, is_day, weighted

_WEIGHTS = (6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)
_CENTURIES = ("19", "20")


def _is_my_number(number: str) -> bool:
    *body, check = digits_of(number)
    rest = weighted(body, _WEIGHTS) % 11
    right = check == (0 if rest <= 1 else 11 - rest)
    return right and len(set(body)) > 1 and not _is_minute(number)


def _is_minute(number: str) -> bool:
    """A twelve-digit timestamp such as 202601051230 has the right check digit one time in eleven."""
    return (
        number[:2] in _CENTURIES
        and number.isdigit()
        and is_day(number[4:6], number[6:8])
        and number[8:] < "2400"
    )


RECOGNIZER = Recognizer(
    name="jp-my-number",
    pattern=r"(?<![A-Za-z0-9_.+-])[0-9]{4}([ -]?)[0-9]{4}\1[0-9]{4}(?![A-Za-z0-9_-]|\.[0-9])",
    examples=(
        "番号は 1234-5678-9018 です",
        "マイナンバーは123456789018",
        "my number is 1234 5678 9018, please fill in the form",
        "個人番号：１２３４５６７８９０１８",
        "私のは 2185-0340-7618 じゃなくて 1234-5678-9018 です",
    ),
    counter_examples=(
        "1234-5678-9012",  # check digit
        "2026-01-05T10:00:00",
        "commit 1234567890123456",
        "0120-123-456",
        "backup 202601051234 is the newest",
        "arn:aws:iam::210987654321:role/deploy",
        "550e8400-e29b-41d4-a716-123456789018",
        "000000000000",
    ),
    valid=_is_my_number,
    digits=12,
)
