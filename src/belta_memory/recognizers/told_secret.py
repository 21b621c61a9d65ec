"""Secrets that only the name before them tells: "the token should be Zx9-kk2", "トークンは…", "令牌是…"."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._noun import CJK, CJK_CUES, ENGLISH, LATIN_CUES, OPEN
from belta_memory.recognizers._value import CLAUSE_END, QUOTED, STRONG, WHICH, is_told_secret, word

_SIGN = r"[\"'`]?[ \t]*(?::=|=>|==?|!=|:|->|→)[ \t]*"
_IS = (
    r"(?:'s|[ \t]+(?:is|was|isn'?t|wasn'?t|(?:should|must|needs to|has to|will)(?:[ \t]+not)?[ \t]+be|became"
    r"|(?:(?:is|was|has|been|got|just)[ \t]+){0,3}(?:changed|set|reset|rotated|updated|switched)[ \t]+(?:to|from)))"
    r"(?:[ \t]+(?:not|now|actually|really|still|just|supposed to be)){0,2}[ \t]*[: ][ \t]*"
)
_PARTICLE = (
    r"[ \t]*(?:って|は|が|を|も|은|는|이|가|을|를|(?:其实|其實|现在|現在|应该|應該|就|明明|已经|已經)?"
    r"(?:不是|是|为|為|用|(?:改|换|換)(?:成|为|為)了?))[ \t]*(?:今は|実は|正しくは|이제|원래)?[ \t]*"
)
_CONTRAST = (
    r"[\"'`」』]?(?:,?[ \t]*(?:not|instead of|rather than)[ ]|[ \t]*(?:じゃな|ではな|でなく|(?:이|가)?[ \t]*아니|말고)"
    r"|,?[ \t]*(?:而?(?:不是|是)|而非))"
)
_RATHER = r"[\"'`]?(?:,?[ \t]*but[ ]|[,.;][ \t]*(?:it|that)?'?s[ ])"
_IS_CUES = ("'s", "is", "was", "be ", "became", " to ", " from ")
_PARTICLES = (
    "って",
    "は",
    "が",
    "を",
    "も",
    "은",
    "는",
    "이",
    "가",
    "을",
    "를",
    "是",
    "为",
    "為",
    "用",
    "改",
    "换",
    "換",
)
_ANY = rf"(?:{ENGLISH}|{CJK})"

RECOGNIZERS = (
    Recognizer(
        name="secret",
        pattern=rf"{_ANY}{WHICH}{_SIGN}(?:{QUOTED}|{STRONG}|{word(CLAUSE_END)})",
        examples=(
            "token: Qm7-vv4-Rt2",
            "client_secret: swordfish",
            "API key for staging: marlin42",
            "トークン：Qm7-vv4-Rt2",
            "토큰: marlin42",
            "令牌：marlin42",
            "license key -> Qm7-vv4-Rt2",
            "鍵: marlin42",
        ),
        counter_examples=(
            "token: string",
            "token: identifier",
            "token limit: 4096",
            "max token: 4096",
            "secret: projects/123456789/secrets/db-pass1",
            "token: $API_TOKEN",
            "api key: .env",
            "api key: STRIPE_KEY",
            "primary key: user_id",
            "foreign key: order2",
            "key=deploy",
            "color token: blue500",
            "公開鍵: marlin42",
            "secrets: inherit",
            "secret: 1password",
            "token: src/auth2.py",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=(*LATIN_CUES, *CJK_CUES),
        also=(":", "=", "->", "→"),
    ),
    Recognizer(
        name="secret",
        pattern=rf"{ENGLISH}{WHICH}{_IS}{OPEN}(?:{STRONG}|{word(_CONTRAST)})",
        examples=(
            "the token should be Qm7-vv4-Rt2",
            "the secret is swordfish, not marlin",
            "the license key is now Qm7-vv4-Rt2",
            "the api key was changed to marlin42",
            "the token isn't marlin42",
            "the secret for staging's marlin42",
        ),
        counter_examples=(
            "the token is missing",
            "the token is expired, not missing",
            "the secret is to write tests first",
            "the secret is patience",
            "the token is 4096, not 8192",
            "the token limit is 4096, not 8192",
            "the primary key is user_id, not id",
            "the cache key is user42, not user",
            "the api key is in .env, not in config.py",
            "the api key should be an env var",
            "the color token is blue50",
            "the token is bearer, not basic",
            "the token was set to null",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=LATIN_CUES,
        also=_IS_CUES,
    ),
    Recognizer(
        name="secret",
        pattern=rf"{CJK}{_PARTICLE}{OPEN}(?:{STRONG}|{word(_CONTRAST)})",
        examples=(
            "トークンは Qm7-vv4-Rt2 です",
            "シークレットは swordfish ではなく marlin です",
            "API キーは marlin42 じゃなくて別のやつ",
            "토큰은 Qm7-vv4-Rt2야",
            "시크릿은 swordfish가 아니라 marlin이야",
            "API 키는 marlin42 말고 다른 거",
            "令牌是 Qm7-vv4-Rt2，不是别的",
            "金鑰不是 swordfish，而是 marlin",
            "密钥应该是 marlin42",
            "token 是 Qm7-vv4-Rt2",
        ),
        counter_examples=(
            "トークンは期限切れです",
            "トークンは 4096 です",
            "キーは j です",
            "主キーは user_id です",
            "トークンは refresh ではなく access です",
            "公開鍵は marlin42 です",
            "토큰은 만료됐어",
            "토큰은 4096이야",
            "令牌是过期的",
            "令牌是4096，不是8192",
            "金鑰放在 .env",
            "APIキーは .env に書いて",
            "密钥是 STRIPE_KEY，不是 API_KEY",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=(*CJK_CUES, "key", "token", "secret"),
        also=_PARTICLES,
    ),
    Recognizer(
        name="secret",
        pattern=rf"{CJK}[ \t]*{STRONG}",
        examples=("令牌 Qm7-vv4-Rt2 才对", "トークン marlin42 で試して", "토큰 marlin42 맞아"),
        counter_examples=(
            "トークン 4096 個",
            "토큰 4096개",
            "令牌 4096 个",
            "トークン v2 対応",
            "金鑰 rs256",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=CJK_CUES,
        digits=1,
    ),
    Recognizer(
        name="secret",
        pattern=(
            rf"(?:{ENGLISH}[^\n.=\"]{{0,24}}?[,.;:!]+[ \t]*(?:(?:it|that)?'?s|it is|use|try|should be)[ \t]+(?:actually[ \t]+|now[ \t]+)?"
            rf"|{CJK}(?:が|は|이|가|은|는)?[ \t]*(?:違|間違|ちが|틀|아니|잘못|不对|不對|错|錯)[^\n。、,.]{{0,10}}[。、,.! ]+[ \t]*(?:正しくは|本当は|应该是|應該是|是)?[ \t]*)"
            rf"{OPEN}{STRONG}"
        ),
        examples=(
            "wrong token, it's Qm7-vv4-Rt2",
            "トークンが違う、Qm7-vv4-Rt2 だよ",
            "토큰이 틀렸어, marlin42야",
            "令牌错了，应该是 marlin42",
        ),
        counter_examples=(
            "no token, use the session",
            "トークンが違う、直して",
            "토큰이 틀렸어, 고쳐 줘",
            "令牌错了，重新登录",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=(*LATIN_CUES, *CJK_CUES),
        digits=1,
    ),
    Recognizer(
        name="secret",
        pattern=rf"{ENGLISH}{WHICH}[ \t]+(?:isn'?t|wasn'?t|(?:is|was)[ ]not)[ \t]+{OPEN}{word(_RATHER)}",
        examples=("the secret isn't swordfish but marlin", "the token is not swordfish, it's marlin"),
        counter_examples=(
            "the token isn't missing but expired",
            "the secret is not there, it's in the vault",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=LATIN_CUES,
        also=("isn't", "isnt", "wasn't", "wasnt", " not "),
    ),
    Recognizer(
        name="secret",
        pattern=rf"{ENGLISH}{WHICH}[ \t]+(?:back[ \t]+)?(?:to|from|with)[ \t]+{OPEN}{STRONG}",
        examples=("change the token from marlin42 to another", "set the api key to Qm7-vv4-Rt2"),
        counter_examples=("the secret to happiness", "set the token to 4096", "compare the token with null"),
        any_case=True,
        valid=is_told_secret,
        cues=LATIN_CUES,
        also=(" to ", " from ", " with "),
        digits=1,
    ),
)
