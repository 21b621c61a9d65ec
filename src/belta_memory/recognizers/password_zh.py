"""Passwords that are introduced in Chinese, in either script."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._value import QUOTED, STRONG, is_secret, word

_KEY = r"(?:密碼|密码|口令|暗號|暗号|password|passwd|(?<![a-z])(?:pw|pin)(?:码|碼)?(?![a-z]))"
_IS = (
    r"[ \t]*(?:[:=]|->|→|(?:其实|其實|現在|现在|應該|应该|明明|就|已经|已經|也)?[ \t]*(?:不是|是|为|為|叫|用|写成|寫成"
    r"|(?:改|换|換|设|設|更新|变|變|重置|重設)(?:成|为|為|到)了?|即))[ \t]*"
)
_END = r"$|[\n。,、;!?]|而|不是|吧|啊|呀|喔|哦|才[对對]|(?:的)?$|别|別"
_LATIN = ("password", "passwd", "pw", "pin")
_PARTICLES = (
    "是",
    "为",
    "為",
    "其",
    "现",
    "現",
    "应",
    "應",
    "明",
    "就",
    "已",
    "也",
    "不",
    "叫",
    "用",
    "写",
    "寫",
    "改",
    "换",
    "換",
    "设",
    "設",
    "更",
    "变",
    "變",
    "重",
    "即",
)
_NATIVE = r"(?:密碼|密码|口令)"
_NATIVE_CUES = ("密碼", "密码", "口令", "暗號", "暗号", "pin码", "pin碼")
_CUES = (
    *_NATIVE_CUES,
    *(f"{key}{space}{p}" for key in _LATIN for space in ("", " ") for p in _PARTICLES),
)

RECOGNIZERS = (
    Recognizer(
        name="password",
        pattern=rf"{_KEY}{_IS}(?:{QUOTED}|{STRONG}|{word(_END)})",
        examples=(
            "密碼是 hunter2",
            "密码：hunter2",
            "密码是hunter2，记住",
            "密码就是 hunter2",
            "密碼應該是 swordfish，不是別的",
            "密码改成 swordfish 吧",
            "密码改成了swordfish9",
            "密码不是 hunter2",
            "口令为 Tr0ub4dor&3",
            "password 是 hunter2 才对",
            "PIN码是4815",
            "暗号是「芝麻开门」",
        ),
        counter_examples=(
            "密码是必填的",
            "密碼是必填欄位",
            "密码：必填",
            "密码是 bcrypt 加密的",
            "密码是8位以上",
            "密码是 null，不是空字符串",
            "密码：${DB_PASSWORD}",
            "密碼：<your-password>",
            "密码用 argon2id 处理",
            "重置密码",
            "密码在 .env 里",
        ),
        any_case=True,
        valid=is_secret,
        cues=_CUES,
    ),
    Recognizer(
        name="password",
        pattern=rf"(?:{_KEY})(?:不对|不對|错了|錯了|错|錯|不是这个|不是這個)[,。.!; ]*(?:应该|應該)?(?:是|用)?[ \t]*(?:{QUOTED}|{STRONG}|{word(_END)})",
        examples=("密码错了，应该是 hunter2", "密碼不對，是 swordfish"),
        counter_examples=("密码错了，改一下", "密碼不對就 reset"),
        any_case=True,
        valid=is_secret,
        cues=_CUES,
    ),
    Recognizer(
        name="password",
        pattern=r"(?<![!-~])(?P<value>[!#-&(-+.-:=?-Z^_a-z~-]{3,64})[」』\"'`]?[ \t]*(?:才)?是[ \t]*(?:正确的|正確的|新的?|真正的|现在的|現在的)?(?:密码|密碼|口令)(?![ \t]*(?:的|字段|欄位|哈希|雜湊))",
        examples=("hunter2 才是密码", "swordfish是新密碼"),
        counter_examples=("bcrypt 是密码的哈希", "这是密码", "null 是密碼欄位的預設值"),
        any_case=True,
        valid=is_secret,
        cues=("密码", "密碼", "口令"),
    ),
    Recognizer(
        name="password",
        pattern=rf"{_NATIVE}(?:[ \t]+|(?=[!-~]{{6}}))(?:就是|是)?{STRONG}",
        examples=("帳號 admin 密碼 hunter2", "用户名 admin 密码 hunter2", "密码swordfish9，不是别的"),
        counter_examples=(
            "密码 8位以上",
            "密碼 sha256 雜湊",
            "密码sha256加密",
            "密码v2.1.0版",
            "密码 3次错误",
        ),
        valid=is_secret,
        any_case=True,
        cues=_NATIVE_CUES,
        digits=1,
    ),
)
