"""Passwords that are introduced in Korean."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._value import QUOTED, STRONG, is_secret, word

_KEY = r"(?:비밀 ?번호|비번|패스워드|암호|핀 ?번호|password|passwd|(?<![a-z])(?:pw|pin)(?![a-z]))"
_IS = r"[ \t]*(?:(?:은|는|이|가|을|를|도)(?=[ \t\"'`!-~])|[:=]|->|→)[ \t]*(?:이제|원래|사실|지금은)?[ \t]*"
_END = r"$|[\n.,!?]+(?:\s|$)|이?야|입니다|이?에요|예요|인데|이?라고|(?:이|가) 아니|이?고|말고|으?로 (?:바|변|해)|맞"
_LATIN = ("password", "passwd", "pw", "pin")
_PARTICLES = ("은", "는", "이", "가", "을", "를", "도")
_NATIVE = r"(?:비밀 ?번호|비번|패스워드|암호|핀 ?번호)"
_NATIVE_CUES = ("비밀번호", "비밀 번호", "비번", "패스워드", "암호", "핀번호", "핀 번호")
_CUES = (
    *_NATIVE_CUES,
    *(f"{key}{space}{p}" for key in _LATIN for space in ("", " ") for p in _PARTICLES),
)

RECOGNIZERS = (
    Recognizer(
        name="password",
        pattern=rf"{_KEY}{_IS}(?:{QUOTED}|{STRONG}|{word(_END)})",
        examples=(
            "비밀번호는 hunter2",
            "비밀번호: hunter2",
            "비번은 hunter2야",
            "패스워드는 swordfish입니다",
            "암호를 swordfish로 바꿔 줘",
            "비밀번호가 hunter2 말고 다른 거야",
            "password는 hunter2 맞아",
            "핀번호는 4815야",
        ),
        counter_examples=(
            "비밀번호는 필수입니다",
            "비밀번호는 8자 이상",
            "비밀번호는 bcrypt로 해시해",
            "비밀번호를 reset 해 줘",
            "비밀번호는 null이 아니라 빈 문자열",
            "비밀번호: $DB_PASSWORD",
            "비밀번호는 .env 파일에 있어",
            "암호화는 AES256 으로",
            "비밀번호는 <your-password> 그대로",
        ),
        any_case=True,
        valid=is_secret,
        cues=_CUES,
    ),
    Recognizer(
        name="password",
        pattern=rf"(?:{_KEY})(?:가|는|이)?[ \t]*(?:틀|아니|아냐|다르|달라|잘못)[^\n.,]{{0,10}}[.,! ]+[ \t]*(?:{QUOTED}|{STRONG}|{word(_END)})",
        examples=("비밀번호가 틀렸어, hunter2야", "비번 아니야. swordfish입니다"),
        counter_examples=("비밀번호가 틀렸어, 고쳐 줘", "비밀번호가 틀리면 reset 해"),
        any_case=True,
        valid=is_secret,
        cues=_CUES,
    ),
    Recognizer(
        name="password",
        pattern=r"(?<![!-~])(?P<value>[!#-&(-+.-:=?-Z^_a-z~-]{3,64})[\"'`]?(?:이|가)[ \t]*(?:맞는|진짜|새|현재)?[ \t]*(?:비밀 ?번호|비번|패스워드)(?![ \t]*(?:를|을|의|에|해시|필드))",
        examples=("hunter2가 비밀번호야", "swordfish가 진짜 비번"),
        counter_examples=("bcrypt가 비밀번호 해시야", "이게 비밀번호야", "null이 비밀번호에 들어가"),
        any_case=True,
        valid=is_secret,
        cues=("비밀번호", "비밀 번호", "비번", "패스워드"),
    ),
    Recognizer(
        name="password",
        pattern=rf"{_NATIVE}[ \t]+{STRONG}",
        examples=("비번 hunter2 로 로그인해", "비밀번호 Tr0ub4dor&3"),
        counter_examples=("비밀번호 8자 이상", "비밀번호 sha256 으로 저장", "비밀번호 10회 오류"),
        valid=is_secret,
        any_case=True,
        cues=_NATIVE_CUES,
        digits=1,
    ),
)
