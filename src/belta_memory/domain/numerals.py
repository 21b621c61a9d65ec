"""Numbers, amounts and intervals in other words, brought into the one form that `domain.quantity` reads.

`an hour and a half`, 一个半小时 and 1시간 반 are 90 minutes; `twice a week`, 週2回 and 일주일에 두 번 are `2 times a week`. Only what
is beside something counted is a number: 三菱 and `one of us` stay as they are.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache

_ENGLISH = {
    name: number
    for number, names in {
        0: "zero", 1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight",
        9: "nine", 10: "ten", 11: "eleven", 12: "twelve", 13: "thirteen", 14: "fourteen", 15: "fifteen",
        16: "sixteen", 17: "seventeen", 18: "eighteen", 19: "nineteen", 20: "twenty", 30: "thirty", 40: "forty",
        50: "fifty", 60: "sixty", 70: "seventy", 80: "eighty", 90: "ninety",
    }.items()
    for name in names.split()
}  # fmt: skip
_SCALES = {"hundred": 100, "thousand": 1000}
_ORDINALS = {
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
    "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12,
}  # fmt: skip
_FIGURES = {
    "〇": 0,
    "零": 0,
    "一": 1,
    "二": 2,
    "两": 2,
    "兩": 2,
    "三": 3,
    "四": 4,
    "五": 5,
    "六": 6,
    "七": 7,
    "八": 8,
    "九": 9,
}
_POWERS = {"十": 10, "百": 100, "千": 1000, "万": 10_000, "萬": 10_000}
_MYRIAD = 10_000
_NATIVE = {
    "한": 1, "두": 2, "세": 3, "네": 4, "다섯": 5, "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9, "열": 10,
    "열한": 11, "열두": 12, "열세": 13, "열네": 14, "열다섯": 15, "스무": 20, "서른": 30,
}  # fmt: skip
_SINO = {
    "일": 1,
    "이": 2,
    "삼": 3,
    "사": 4,
    "오": 5,
    "육": 6,
    "칠": 7,
    "팔": 8,
    "구": 9,
    "십": 10,
    "백": 100,
    "천": 1000,
}
_COUNTED = (
    "[个個つ人名位回次遍年月日天週周星時时点點分秒円圓元块塊本枚台臺件階阶楼樓層层番号號桁度米克公千毫升吨杯份张張条條頁页室席"
    "歳岁口箱袋瓶双雙割成折%か箇ヶケカ小厘キグミメリ]|$"
)
_COUNTERS = "명|번|개월|개|시간|시|달|주|살|분|장|대|권|가지|자리|층|곳|잔|병|상자|칸|줄|군데|사람"
_DAYS = {"하루": 1, "이틀": 2, "사흘": 3, "나흘": 4, "열흘": 10, "보름": 15, "일주일": 7, "이주일": 14}
_MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec"
_HALF_PAST = 30
_HOUR = 60  # minutes
_UNITS_OF_TIME = "minute|hour|day|week|month|year"

Rewriter = Callable[[re.Match[str]], str]


@lru_cache(maxsize=4096)
def in_figures(text: str) -> str:
    """A text in NFKC with its numbers in figures and its intervals in one form."""
    for pattern, rewritten in _english() if text.isascii() else (*_eastern(), *_english()):
        text = pattern.sub(rewritten, text)
    return text


@cache
def _english() -> tuple[tuple[re.Pattern[str], Rewriter | str], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), into) for pattern, into in _ENGLISH_RULES)


@cache
def _eastern() -> tuple[tuple[re.Pattern[str], Rewriter | str], ...]:
    return tuple((re.compile(pattern), into) for pattern, into in _EASTERN_RULES)


def _spelled(match: re.Match[str]) -> str:
    """A number in English words; a lone `one` only beside what it counts."""
    words = re.split(r"[ -]", match[0].lower().replace(" and ", " "))
    if words == ["one"] and match.string[match.end() : match.end() + 1] != " ":
        return match[0]
    total = part = 0
    for word in words:
        if word in _SCALES:
            part = (part or 1) * _SCALES[word]
            if word == "thousand":
                total, part = total + part, 0
        else:
            part += _ENGLISH[word]
    return str(total + part)


def _figures_of(written: str) -> str:
    """A number in Chinese characters or in both: 三百五十, 1万5千, 1.5万."""
    total = part = 0.0
    digit: float | None = None
    for token in re.findall(r"\d+(?:\.\d+)?|.", written):
        if token in _POWERS:
            power = _POWERS[token]
            if power == _MYRIAD:
                total, part, digit = (total + part + (digit or 0) or 1) * power, 0.0, None
            else:
                part, digit = part + (1 if digit is None else digit) * power, None
        else:
            value = float(_FIGURES.get(token, -1) if token in _FIGURES else token)
            digit = value if digit is None else digit * 10 + value
    number = total + part + (digit or 0)
    return f"{number:.0f}" if number == int(number) else f"{number:g}"


def _hours_and_half(match: re.Match[str]) -> str:
    return _hours_and_half_of(match[1])


def _hours_and_half_of(hours: str) -> str:
    return f"{int(hours) * _HOUR + _HALF_PAST}分"


def _sino(match: re.Match[str]) -> str:
    total, digit = 0, 0
    for syllable in match[1]:
        number = _SINO[syllable]
        if number >= _SINO["십"]:
            total, digit = total + (digit or 1) * number, 0
        else:
            digit = digit * 10 + number
    return str(total + digit)


def _dated(match: re.Match[str]) -> str:
    month = _MONTHS.find(match[1][:3].lower())
    return f"{match[3]}年{month // 3 + 1}月{match[2]}日" if month >= 0 and month % 3 == 0 else match[0]


def _floor(match: re.Match[str]) -> str:
    number = next(part for part in match.groups() if part)
    return f"{number} floor "


_NUMBER_WORDS = "|".join(sorted((*_ENGLISH, *_SCALES), key=len, reverse=True))
_ENGLISH_RULES: tuple[tuple[str, Rewriter | str], ...] = (
    (rf"\bhalf an? ({_UNITS_OF_TIME})\b", r"0.5 \1"),
    (rf"\b(?:an?|one) ({_UNITS_OF_TIME}) and a half\b", r"1.5 \1"),
    (r"\ba dozen\b", "12"),
    (r"\bhalf past (\w+)\b", lambda m: f"{_ENGLISH.get(m[1].lower(), m[1])}:30"),
    (rf"(?<![\w./:@-])(?:{_NUMBER_WORDS})(?:(?: and |[ -])(?:{_NUMBER_WORDS}))*(?![\w./:@-])", _spelled),
    (rf"\b(\d+) and a half ({_UNITS_OF_TIME})s?\b", r"\1.5 \2"),
    (
        rf"(?<![\w./:@-])(?<!\d )({'|'.join(_ORDINALS)})(?= [a-z])",
        lambda m: f"{_ORDINALS[m[1].lower()]}th",
    ),
    (r"\b(?:once)\b(?= (?:an?|per|each|every) )", "1 times"),
    (r"(?<![\w./:@-])twice(?![\w./:@-])", "2 times"),
    (r"\b(\d+) times? (?:an?|per|each|every) (day|week|month|year|hour)\b", r"\1 times a \2"),
    (r"(?<=\d )per (?=day|week|month|year)", "a "),
    (r"\b(?:every other|every second|every 2nd|every 2th) (day|week|month)\b", r"every 2 \1s"),
    (r"\b(?:bi-?weekly|fortnightly)\b", "every 2 weeks"),
    (r"(?<![\w.,])(\d{1,3}(?:,\d{3})+)(?![\w,])", lambda m: m[1].replace(",", "")),
    (r"(?<![\w./:@-])(\d+(?:\.\d)?)k(?![\w./:@-])", lambda m: f"{float(m[1]) * 1000:.0f}"),
    (r"\b(\d{1,2}) o'clock\b", r"\1:00"),
    (r"\b(\d{1,2}) in the morning\b", r"\1 am"),
    (r"\b(\d{1,2}) (?:in the (?:afternoon|evening)|at night)\b", r"\1 pm"),
    (r"(?<![\w-])(\d{4})-(\d\d)-(\d\d)(?![\w-])", r"\1年\2月\3日"),
    (r"\b(\d{1,2})(?:st|nd|rd|th) of (?=[A-Z])", r"\1 "),
    (r"\b(?:US)(?=\$\d)", ""),
    (
        r"\b(\d+)(?:st|nd|rd|th) (?:floor|storey|story)\b|\b(?:floor|level) (\d+)\b|(?<![\w./:@-])(\d{1,2})F(?![\w./:@-])",
        _floor,
    ),
    (r"\b([A-Z][a-z]+) (\d{1,2})(?:st|nd|rd|th)?, (\d{4})$", _dated),
    (r"^half$", "50%"),
)
_ALL_FIGURES = f"{''.join(_FIGURES)}{''.join(_POWERS)}"
_WRITTEN = (
    rf"(?<![周週期拜曜\d.])((?:\d+(?:\.\d+)?)?[{_ALL_FIGURES}][\d{_ALL_FIGURES}]*)(?=半?(?:{_COUNTED}))"
)
_EASTERN_RULES: tuple[tuple[str, Rewriter | str], ...] = (
    (r"百分之([\d一二三四五六七八九十百]+)", lambda m: f"{_figures_of(m[1])}%"),
    (r"半年|반년", "6か月"),
    (r"(?<![个個\d])(?:半个?個?小时|半个?個?小時)|半時間|(?<!\S)반\s?시간", "30分"),
    (
        r"([一两兩二三四五六七八九十\d]+)[个個]半(?:小时|小時)",
        lambda m: _hours_and_half_of(_figures_of(m[1])),
    ),
    (r"(?<=[\d一二两兩三四五六七八九十])(?:个|個)?(?:星期|礼拜|禮拜)(?![一二三四五六日天])", "周"),
    (r"([\d一二两兩三四五六七八九十]+)(?:个|個)人", lambda m: f"{_figures_of(m[1])}人"),
    (r"半(?=升|斤|公斤|公里)", "0.5"),
    (r"^(?:半分|一半|절반|반)$", "50%"),
    (_WRITTEN, lambda m: _figures_of(m[1])),
    (r"(?<![\d.])(\d+)(?:時間半|个半小时|個半小時|小时半|小時半|시간\s?반)", _hours_and_half),
    (r"(\d+)か月半", r"\1.5か月"),
    (
        rf"(?<![\uac00-\ud7a3])({'|'.join(sorted(_NATIVE, key=len, reverse=True))})\s?(?={_COUNTERS})",
        lambda m: str(_NATIVE[m[1]]),
    ),
    (rf"(?<![\uac00-\ud7a3])([{''.join(_SINO)}]+)(?=층|월|년|호|개월|퍼센트|자리|도\b)", _sino),
    (
        r"(?<![\d.,])(\d*)\s?([만천])\s?(?=원)",
        lambda m: str(int(m[1] or 1) * (_MYRIAD if m[2] == "만" else 1000)),
    ),
    (
        rf"(?<![\uac00-\ud7a3])({'|'.join(_DAYS)})(?![\uac00-\ud7a3]*[가나다라])",
        lambda m: f"{_DAYS[m[1]]}일",
    ),
    (r"(\d+)\s?달(?![\uac00-\ud7a3])", r"\1개월"),
    (r"(?:マイナス|零下|氷点下|영하)\s?(?=\d)", "-"),
    (r"(?<![\d.])(\d+)\s?割(?!り)", lambda m: f"{int(m[1]) * 10}%"),
    (r"(?<!\d)(\d)成(?![\u3400-\u9fff])", r"\g<1>0%"),
    (r"(\d+)\s?(?:階|阶|楼|樓|层|層|층)", _floor),
    (r"隔週|隔周|격주", "every 2 weeks"),
    (r"隔日|隔天|격일", "every 2 days"),
    (r"隔月", "every 2 months"),
    *(
        (rf"(?:{before})\s?(\d+)\s?(?:回|次|번|회|遍)(?!目)", rf"\1 times a {unit}")
        for unit, before in {
            "day": "(?:1|毎|每)[日天]に?|1日에?|1일에?|매일|일(?=\\s?\\d)",
            "week": "(?:1|毎|每)?(?:週間?|周)に?|(?:1週間|1周|7日間?|7天|7일)に?에?|매?주에?",
            "month": "(?:1か月|1ヶ月|1个月|1個月|1개월|[毎每])?月?(?<=月)に?|1개월에|매?월에?|매달",
            "year": "(?:1|毎|每)?年に?|1년에|매년|연",
        }.items()
    ),
    (r"第(\d+)(?:個|个|回|次|番目)?|(\d+)(?:番目|번째)", lambda m: f"{m[1] or m[2]}th "),
    (r"둘째|셋째|넷째|첫째", lambda m: f"{'첫둘셋넷'.index(m[0][0]) + 1}th "),
    (r"(\d+)\s?(?:号室|號室|호실)", r"\1"),
)
