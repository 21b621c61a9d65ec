"""The Korean resident and foreigner registration number (주민등록번호): a birthday, a digit for sex and century, six more.

Numbers given out since October 2020 carry no check digit. So the written form (six digits, hyphen, seven) and a number
behind its name are taken on the birthday alone; thirteen bare digits need the check digit of the older numbers.
"""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._digits import digits_of, is_day, weighted

_WEIGHTS = (2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5)
_FOREIGNER = (
    5,
    6,
    7,
    8,
)  # seventh digits; their check digit is two further on, though not in every description


def _has_birthday(number: str) -> bool:
    return is_day(number[2:4], number[4:6])


def _has_check_digit(number: str) -> bool:
    *body, check = digits_of(number)
    right = (11 - weighted(body, _WEIGHTS) % 11) % 10
    return _has_birthday(number) and (check == right or (body[6] in _FOREIGNER and check == (right + 2) % 10))


_EDGE = r"(?<![A-Za-z0-9_.+-])"
_END = r"(?![A-Za-z0-9_-]|\.[0-9])"

RECOGNIZERS = (
    Recognizer(
        name="kr-resident-number",
        pattern=rf"{_EDGE}[0-9]{{6}} ?- ?[1-8][0-9]{{6}}{_END}",
        examples=(
            "주민등록번호는 900101-1234568 이야",
            "제 번호는 051231 - 3123456 입니다",  # after 2020: no check digit
            "my RRN is 900101-1234568",
            "900101-5123456 is the foreigner registration number",
            "９００１０１－１２３４５６８",
        ),
        counter_examples=(
            "901301-1234567",  # no thirteenth month
            "900132-1234567",  # no 32nd of January
            "900101-9234567",  # no such sex digit
            "ticket 900101-12345",
            "20260105-1234567",
            "build 2.900101-1234567",
        ),
        valid=_has_birthday,
        digits=13,
    ),
    Recognizer(
        name="kr-resident-number",
        pattern=rf"{_EDGE}[0-9]{{6}}[1-8][0-9]{{6}}{_END}",
        examples=("주민번호 9001011234568", "9001011234568이 맞아", "7810305668081", "7810305668083"),
        counter_examples=("9001011234567", "at 1735689600000 ms", "id 4815162342108", "9013011234567"),
        valid=_has_check_digit,
        digits=13,
    ),
    Recognizer(
        name="kr-resident-number",
        pattern=rf"(?:주민|외국인)[ ]?(?:등록)?[ ]?번호[^0-9\n]{{0,12}}(?P<value>[0-9]{{6}}[1-8][0-9]{{6}}){_END}",
        examples=("주민등록번호: 0512313123456", "외국인등록번호는 9001015123456 입니다"),
        counter_examples=("주민등록번호 컬럼은 필수야", "주민등록번호는 13자리야", "주문번호 9001011234567"),
        valid=_has_birthday,
        cues=("주민", "외국인"),
        digits=13,
    ),
)
