"""The Chinese resident identity number (身份证号): a region, a birthday, a serial, a check character."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._digits import digits_of, is_day, weighted

_WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
_CHECKS = "10X98765432"


def _is_id(number: str) -> bool:
    body = digits_of(number[:17])
    return (
        is_day(number[10:12], number[12:14]) and number[17].upper() == _CHECKS[weighted(body, _WEIGHTS) % 11]
    )


_REGION = r"(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|91)"

RECOGNIZER = Recognizer(
    name="cn-resident-id",
    pattern=rf"(?<![A-Za-z0-9_.+-]){_REGION}[0-9]{{4}}(?:19|20)[0-9]{{9}}[0-9Xx](?![A-Za-z0-9_-])",
    examples=(
        "身份证号是 11010519491231002X",
        "不对，是11010519491231002x",
        "my id is 120103198806018241",
        "１１０１０５１９４９１２３１００２Ｘ",
    ),
    counter_examples=(
        "110105194912310021",  # check character
        "110105194913310021",  # no thirteenth month
        "991005194912310021",  # no such region
        "snowflake 118627364918273645",
        "0x11010519491231002X",
    ),
    valid=_is_id,
    digits=17,
)
