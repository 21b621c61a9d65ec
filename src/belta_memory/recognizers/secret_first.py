"""Secrets that stand before their name: "use swordfish as the password", "marlin42 がトークンです"."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._noun import CJK, CJK_CUES, ENGLISH, LATIN_CUES, OPEN
from belta_memory.recognizers._value import QUOTED, is_told_secret

_ITSELF = r"(?:passwords?|passwd|passphrase|passcode|pin(?:[ ]code)?|pw|pwd|token|secret|api[ _-]?key|(?:access|license|secret|private)[ _-]?key)"
_SOLE = (
    r"(?=[ \t]*(?:$|[\n.,;:!?)]|(?:for|on|in|at|to|not|now|here|please|instead|and|there|again)(?![a-z])))"
)

RECOGNIZERS = (
    Recognizer(
        name="secret",
        pattern=(
            r"(?<![!-~])[\"'`]?(?=[a-z.-]{0,40}[0-9#$%&*+=^~])(?P<value>[!#$%&*+.0-9=?@A-Z^_a-z~-]{5,64})[\"'`]?"
            rf"[ \t]+(?:is|was)[ \t]+(?:the|my|our|your|its)[ \t]+(?:[a-z-]{{1,20}}[ \t]+){{0,2}}{ENGLISH}{_SOLE}"
        ),
        examples=("Qm7-vv4-Rt2 is the token", "marlin42 was our old api key, not that"),
        counter_examples=(
            "this is the token",
            "rs256 is the token algorithm",
            "4096 is the token limit",
            "order42 is the primary key",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=LATIN_CUES,
        also=(" is ", " was "),
    ),
    Recognizer(
        name="secret",
        pattern=(
            rf"(?<![!-~]){OPEN}(?P<value>[!#-&(-+.-:=?-Z^_a-z~-]{{3,64}})[」』\"'`]?[ \t]*(?:が|の方が|のほうが|가|이|才?是)[ \t]*"
            rf"(?:正しい|本当の|今の|新しい|本番の|맞는|진짜|새|현재|正确的|正確的|新的?|真正的|现在的|現在的)?[ \t]*{CJK}"
            r"(?![ \t]*(?:を|の|に|를|을|의|에|的|字段|欄位))"
        ),
        examples=("marlin42 がトークンです", "swordfish가 진짜 토큰이야", "marlin42 才是令牌"),
        counter_examples=(
            "これがトークン",
            "null がトークンに入る",
            "이게 토큰이야",
            "这是令牌",
            "rs256 是令牌的算法",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=CJK_CUES,
        also=("が", "가", "이", "是"),
    ),
    Recognizer(
        name="secret",
        pattern=(
            rf"(?<![a-z])(?:use|using|set|put|enter|try|take|with|type)[ \t]+(?:{QUOTED}|(?P<value>[!#-&(-+.-:=?-Z^_a-z~-]{{3,64}}))[ \t]+(?:as|for)[ \t]+"
            rf"(?:(?:the|my|our|your|its|a|an)[ \t]+)?(?:[a-z-]{{1,20}}[ \t]+){{0,2}}?{_ITSELF}{_SOLE}"
        ),
        examples=(
            "use hunter2 as the password",
            "no, use swordfish as the db password, not marlin",
            "set Qm7-vv4-Rt2 as the api key",
            "try 'lamp oval' for the passphrase",
        ),
        counter_examples=(
            "use bcrypt as the password hash",
            "use email as the password reset channel",
            "use it as the password",
            "set null as the token",
            "use STRIPE_KEY as the api key",
            "use .env for the api key",
            "use vault for the secret",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=("pass", "pw", "pin", "token", "secret", "key"),
        also=(" as ", " for "),
    ),
)
