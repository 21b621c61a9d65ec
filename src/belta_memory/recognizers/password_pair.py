"""The other half of a pair: what is set against a value that is masked already ("[password], not swordfish")."""

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
_TURN = r"(?:[ \t]*(?:が|가|이)[^\n、。,.\[]{0,12}?)?[ \t]*(?:です|だ|だよ|맞(?:아요?|음|습니다)|才?[对對]|ですよ|だった|야|이야|이에요|입니다|이?고|吧|了|的)?(?:[。、,.!;（(]+|(?<=고)(?=[ ]))[ \t]*"
_REFUSED = r"(?:です|だ)?(?:じゃな|ではな)|(?:は|が|の(?:方|ほう)[はが])[ \t]*(?:間違|違|古)|(?:이|가)?[ \t]*아니|말고"
_RIGHT = r"[ \t]*(?:(?:の(?:方|ほう))?が[ \t]*(?:正し|本当)|です|だ|(?:이|가)[ \t]*맞|야|입니다|才[对對])"
_VALUE_RIGHT = rf"(?:{QUOTED}|{STRONG}|{word(_RIGHT)})(?={_RIGHT})"

_PASSWORDS = (
    Recognizer(
        name="password",
        pattern=rf"{_MASK}(?:[ \t]+(?:for|is|was|as)[ \t]+[^\n\[,]{{1,30}}?)?{_NOT}{_VALUE}",
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
            "[password] as before, not the token",
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
        examples=(
            "パスワードは hunter2 だよ、swordfish じゃない",
            "비밀번호는 hunter2야, swordfish 아니야",
            "비밀번호는 hunter2이고 swordfish가 아니야",
        ),
        counter_examples=("[password] です。token じゃなくて",),
        any_case=True,
        valid=is_secret,
        cues=("[password]",),
        also=("じゃな", "ではな", "違", "古", "아니", "말고"),
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
    Recognizer(
        name="password",
        pattern=rf"{_MASK}[ \t]*(?:(?:は|が|って)[ \t]*(?:間違|違|古|だめ|ダメ)|(?:은|는|이|가)?[ \t]*(?:틀리|틀렸|아니)|(?:不对|不對|错|錯))[^\n。、,.]{{0,10}}[。、,.! \t]+{_VALUE_RIGHT}",
        examples=(
            "パスワードは hunter2 は間違い、swordfish が正しい",
            "비밀번호 hunter2 틀렸고, swordfish가 맞아",
        ),
        counter_examples=("[password] は間違い、token が正しい", "[password] 틀렸어, 다시 봐"),
        any_case=True,
        valid=is_secret,
        cues=("[password]",),
        also=("違", "古", "だめ", "ダメ", "틀", "아니", "不对", "不對", "错", "錯"),
    ),
    Recognizer(
        name="password",
        pattern=(
            rf"{_MASK}[^\n\[]{{0,12}}?(?:なのに|인데|你?(?:怎么|怎麼|为什么|為什麼|为何|為何)|why[ \t]+(?:do|did|are|is|was)[ \t]+(?:you|it))[^\n\[!-~]{{0,8}}"
            rf"(?:[a-z]{{2,8}}[ \t]+){{0,2}}[\"'`「『]?{STRONG}"
        ),
        examples=(
            "비밀번호는 swordfish9 인데 왜 hunter2 라고 해",
            "the password is swordfish9, why did you use hunter2",
        ),
        counter_examples=("[password] なのに sha256 で", "[password] 인데 왜 reset 해"),
        any_case=True,
        valid=is_secret,
        cues=("[password]",),
        also=("なのに", "인데", "怎", "什么", "什麼", "为何", "為何", "why "),
        digits=1,
    ),
)

_NOUNS = (
    ("password", "secret"),
    ("パスワード", "シークレット"),
    ("비밀번호", "시크릿"),
    ("密码", "密钥"),
    ("密碼", "金鑰"),
)


def _as_secret(text: str) -> str:
    for password, secret in _NOUNS:
        text = text.replace(password, secret)
    return text


def _of_secrets(recognizer: Recognizer) -> Recognizer:
    """The same for what is masked as [secret]."""
    return recognizer._replace(
        name="secret",
        pattern=recognizer.pattern.replace("[password", "[secret"),
        examples=tuple(map(_as_secret, recognizer.examples)),
        counter_examples=tuple(map(_as_secret, recognizer.counter_examples)),
        cues=tuple(map(_as_secret, recognizer.cues)),
    )


RECOGNIZERS = (*_PASSWORDS, *map(_of_secrets, _PASSWORDS))
