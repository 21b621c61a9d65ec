"""The other half of a pair: what is set against a password that is masked already ("[password], not swordfish")."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._value import CLAUSE_END, QUOTED, STRONG, is_secret, word

_MASK = r"\[password\][.,:!?]{0,2}[\"'`」』)]?"
_VALUE = rf"(?:{QUOTED}|{STRONG}|{word(CLAUSE_END + '|(?:is|was|to)[ ]')})"
_NOT = (
    r"(?:[,.;(-]*[ \t]*(?:and[ \t]+|but[ \t]+)?(?:not|isn't|never|no longer|instead of|rather than|but|to|or|vs\.?|and)[ \t]+"
    r"|[,.;!-]+[ \t]*(?:it|that)?(?:'?s|[ \t]+is|[ \t]+was|use|now|should be|the (?:right|correct|real|new|old) one is)[ \t]+"
    r"|[ \t]*(?:->|→|=>|!=|/|\|)[ \t]*)(?:it'?s[ \t]+|rather[ \t]+|actually[ \t]+)?"
)
_ASIDE = (
    r"[ \t]*(?:(?:です|だ|だった|でした)?(?:じゃな(?:く(?:て|、)?|い(?:です)?(?:よ|ね)?)|ではな(?:く(?:て)?|い(?:です)?(?:よ|ね)?)"
    r"|じゃねえ|から|より(?:も)?|でなく(?:て)?)"
    r"|(?:이|가)?[ \t]*아니(?:라|고|야|에요|예요)?|아닙니다|말고|에서|대신"
    r"|(?:,[ \t]*)?(?:而不是|不是|而非|而是|改成|改为|改為|换成|換成|应该是|應該是|才对|才對|变成|變成|是))"
)
_TURN = r"(?:[ \t]*(?:が|가|이)[^\n、。,.\[]{0,12}?)?[ \t]*(?:です|だ|だよ|ですよ|だった|야|이야|이에요|입니다|吧|了|的)?[。、,.!;（(]+[ \t]*"
_REFUSED = r"(?:です|だ)?(?:じゃな|ではな)|(?:이|가)?[ \t]*아니|말고"

RECOGNIZERS = (
    Recognizer(
        name="password",
        pattern=rf"{_MASK}(?:[ \t]+(?:for|is|was)[ \t]+[^\n\[,]{{1,30}}?)?{_NOT}{_VALUE}",
        examples=(
            "password is [password], not swordfish",
            "the password is swordfish, not hunter",
            "the password isn't hunter2, it's swordfish",
            "the password isn't swordfish but marlin",
            "change the password from hunter2 to swordfish",
            "password: hunter2 -> swordfish",
            "the password is hunter2 instead of swordfish",
            "the password for staging is not hunter2. it's swordfish",
        ),
        counter_examples=(
            "the password is [password], not the token",
            "[password], not required",
            "[password] to login",
        ),
        any_case=True,
        valid=is_secret,
        cues=("[password]",),
        also=(
            "not",
            "isn't",
            "never",
            "no longer",
            "instead",
            "rather",
            "but",
            "to ",
            "or ",
            "vs",
            "and",
            "s ",
            "is ",
            "was",
            "use",
            "now",
            "should",
            "one",
            "->",
            "→",
            "=>",
            "!=",
            "/",
            "|",
        ),
    ),
    Recognizer(
        name="password",
        pattern=rf"{_MASK}{_ASIDE}[。、,.! \t]*(?:正しくは|本当は|実は|本番は|是)?[ \t]*{_VALUE}",
        examples=(
            "password: hunter2 じゃなくて swordfish",
            "パスワードは hunter2 ではなく swordfish です",
            "パスワードは hunter2 じゃないよ。swordfish だよ",
            "비밀번호는 hunter2가 아니라 swordfish야",
            "비밀번호는 hunter2 말고 swordfish",
            "密码不是 hunter2，而是 swordfish",
            "密碼是 hunter2，不是 swordfish",
        ),
        counter_examples=(
            "[password] じゃなくて token です",
            "[password]가 아니라 토큰이야",
            "[password]，不是必填",
        ),
        any_case=True,
        valid=is_secret,
        cues=("[password]",),
        also=(
            "じゃ",
            "では",
            "から",
            "より",
            "でなく",
            "아니",
            "아닙",
            "말고",
            "에서",
            "대신",
            "是",
            "而",
            "改",
            "换",
            "換",
            "才",
            "变",
            "變",
        ),
    ),
    Recognizer(
        name="password",
        pattern=rf"{_MASK}{_TURN}(?:{QUOTED}|{STRONG}|{word(_REFUSED)})(?=[ \t]*(?:{_REFUSED}))",
        examples=("パスワードは hunter2 だよ、swordfish じゃない", "비밀번호는 hunter2야, swordfish 아니야"),
        counter_examples=("[password] です。token じゃなくて",),
        any_case=True,
        valid=is_secret,
        cues=("[password]",),
        also=("じゃな", "ではな", "아니", "말고"),
    ),
    Recognizer(
        name="password",
        pattern=(
            r"(?<![!-~])[\"'`「『]?(?P<value>[!#-&(-+.-:=?-Z^_a-z~-]{3,64})[\"'`」』]?"
            rf"(?:{_ASIDE}|[,;]?[ \t]+(?:but|not)[ \t]+|[ \t]*(?:->|→|=>)[ \t]*)[。、,.! \t]*(?:正しくは|本当は)?[ \t]*[\"'`「『]?\[password\]"
        ),
        examples=(
            "swordfish じゃなくて hunter2 がパスワードです",
            "swordfish가 아니라 hunter2가 비밀번호야",
            "swordfish -> hunter2 is the password",
        ),
        counter_examples=("token じゃなくて [password]",),
        any_case=True,
        valid=is_secret,
        cues=("[password]",),
        also=(
            "じゃ",
            "では",
            "から",
            "より",
            "でなく",
            "아니",
            "아닙",
            "말고",
            "에서",
            "대신",
            "是",
            "而",
            "改",
            "换",
            "換",
            "才",
            "变",
            "變",
            "but ",
            "not ",
            "->",
            "→",
            "=>",
        ),
    ),
    Recognizer(
        name="password",
        pattern=(
            r"(?<![a-z])(?:not|isn't)[ \t]+[\"'`]?(?P<value>[!#-&(-+\--:=?-Z^_a-z~]{3,64}(?<![.:?!]))[\"'`]?[,.;:!]+"
            r"[ \t]*(?:[a-z']{1,12}[ \t:]+){0,5}[\"'`]?\[password\]"
        ),
        examples=(
            "not swordfish, the password is hunter2",
            "no, it isn't swordfish: the password is hunter2",
        ),
        counter_examples=("not required, the password is [password]",),
        any_case=True,
        valid=is_secret,
        cues=("[password]",),
        also=("not ", "isn't"),
    ),
)
