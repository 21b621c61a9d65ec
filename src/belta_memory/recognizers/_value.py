r"""What stands behind "password:" or "token:": how a value looks, and what only looks like one.

A value is *quoted*, *strong* (an ASCII run with a digit or a sign in it) or a plain *word* at the end of a clause.
"""

import re

# A run of printable ASCII. A comma or an ampersand goes on only where no new parameter and no contrast begins.
_RUN = (
    r"(?:[!#$%(-+\--:=?-_a-~]|&(?!\w{1,20}=)|,(?=[!-~])(?!\w{1,20}=|(?:not|no|but|instead)\b|[\"'`]))"
    r"{3,128}(?<![.,:?)\]}*])"  # "!" ends a sentence, or the value: hidden it tells nobody anything
)
COUNTED = (
    r"(?![0-9][0-9,.~-]{0,8}\+?[ \t-]{0,2}(?:文字|桁|回|日|分|秒|個|个|件|年|位|次|天|字|글자|자리|자|회|일|개|번"
    r"|(?:char|letter|digit|time|day|minute|attempt|bit|symbol|hour|second|user|test)))"
)
QUOTED = r"[\"'`「『](?P<value_quoted>[^\"'`\n「」『』]{2,128})[\"'`」』]"
STRONG = rf"{COUNTED}(?=[A-Za-z.:!?()\[\]{{}}-]{{0,64}}[0-9#$%&*+/=@^_|~\\])(?P<value>{_RUN})"


# Which of several: "password for staging", "token (prod)".
WHICH = r"(?:[ \t]*[(（][^()（）\n]{1,40}[)）]|[ \t]+(?:for|of|on|at|in)[ \t]+[^\n.,:;=]{1,40}?)?"


def word(end: str) -> str:
    """A value of letters only, where one of `end` (alternatives of a pattern) follows."""
    return rf"(?P<value_word>(?<![A-Za-z])[A-Za-z](?:[A-Za-z-]{{1,62}}[A-Za-z])(?![A-Za-z0-9_(\[/=@-]))(?=[ \t]*(?:{end}))"


CLAUSE_END = r"$|[\n;\"'`)\]}]|[.,:!?]+(?:\s|$|[\u2e80-\uffff])|[,.!?]*[ \t]*(?:not|instead|rather|but)\b|[\u2e80-\uffff]"

_WORDS = (
    # what people say of passwords
    " a an the this that it its here there now not never still already always only just also too very so as and or but no"
    " yes ok okay wrong right correct incorrect invalid valid missing required optional mandatory empty blank null none nil"
    " undefined nan set unset unknown known secret public private secure insecure weak strong short long fine good bad safe"
    " unsafe same different plain plaintext text hidden visible gone broken static random unique nullable true false easy"
    " hard simple complex default stale old new back obsolete available unavailable sensitive case case-sensitive"
    " important necessary unnecessary irrelevant up down done being in on at from for with by to of be must should can will"
    " may might has have had is are was were than then when where which who what why how if else via per"
    " input output login log-in sign signin logout reset change update forgot forget confirm repeat verify validate hash"
    " hashes salt field form column row table key keys token tokens password passwords passwd pass pwd pin code value"
    " variable env environment config configuration file files vault keychain keyring manager prompt user username email"
    " name account admin-only rotation policy length rules rule check test tests page screen button label placeholder"
    " masked redacted example your my our his her their me us you we they something anything nothing everything someone"
    # types, literals and algorithms
    " str string text varchar char int integer number float bool boolean bytes object any void optional option list dict"
    " array map record readonly read-only write-only const let var self cls args kwargs process sha sha1 sha256 sha512 md5"
    " bcrypt scrypt argon argon2 argon2i argon2id pbkdf pbkdf2 hmac aes rsa base64 utf utf8 utf-8 hex json yaml xml html"
    " http https oauth oauth2 jwt sso ldap saml totp mfa 2fa otp ascii unicode v1 v2 v3 x flag flags argument parameter header param headers"
    " hs256 hs384 hs512 rs256 es256 ps256 ed25519 opaque bearer basic access refresh session cookie cookies body query url uri uuid"
    " local global shared dynamic stateless signed case-insensitive aud iss jti identifier ident keyword operator literal"
    " comma punctuation newline whitespace eof node expr symbol delimiter inherit"
    # where secrets are kept
    " localstorage sessionstorage indexeddb keystore authenticator wallet ldap 1password bitwarden lastpass keepass keepassxc dashlane doppler infisical vaultwarden gopass kms ssm"
    # the same in German, Spanish, French and Portuguese
    " erforderlich falsch leer obligatorio obligatoria incorrecto incorrecta correcta requerida obligatoire requis"
    " incorrect faux vide errada incorreta necessario "
)
_TELLING = ("passw", "secret", "token", "config", "field", "env", "パスワード", "비밀번호", "密码", "密碼")
_ENDINGS = ("ed", "ing", "ly", "able", "less", "ful", "ized")

_REFERENCE = (  # placeholders, variables, calls, members, identifiers, paths, versions and dates
    r"\$\{.*|\$\(.*|\$[A-Z][A-Z0-9_]*|\$[a-z_]+|%[a-z(%].*|%[A-Z_]+%?|[\[{<][^\]}>]*[\]}>]*|[x•*#.·…]+|[A-Za-z_][\w.]*[(\[].*"
    r"|\.?[A-Za-z_-]+(?:\.[A-Za-z_-]+)+|_*[a-z]+(?:_[a-z]+)+|_*[A-Z]+(?:_[A-Z0-9]+)+|--?[a-z-]+"
    r"|(?:~|\.{1,2})?/.*|[A-Za-z]:\\.*|[A-Za-z][A-Za-z0-9+.-]*://.*"
    r"|[vV]?[0-9]{1,4}(?:[-/.:][0-9]{1,4})+|[0-9]{1,3}|[0-9]+[smhd%]|[a-z]+[?:|&=]+[a-z|]*"
)

_PLACE = (  # numbers with their units, files, paths, names of variables with digits in them
    r"[0-9][0-9.,_]{0,8}[A-Za-z%]{0,4}|[\w./-]+\.(?:py|js|ts|tsx|json|ya?ml|toml|env|pem|key|crt|txt|md|cfg|ini|sh|go|rs|rb|java|php|sql)"
    r"|[a-z0-9_.-]+(?:/[a-z0-9_.-]+)+|[A-Z]+[0-9]*(?:_[A-Z0-9]+)+|[Ii][Dd]_[a-z]+[0-9]*|(?:process|os|env|config|settings|secrets|import)\..*"
)


def _is_word(word: str) -> bool:
    """Is it one of the words that people use about secrets?"""
    return f" {word} " in _WORDS


def is_secret(value: str) -> bool:
    """Is it a value, and not a word about one, a placeholder or code?"""
    value = value.rstrip("!")
    if re.fullmatch(_REFERENCE, value):
        return False
    folded = value.casefold()
    if _is_word(folded):
        return False
    parts = re.findall(r"[^\W_]+", folded)
    wordy = [part for part in parts if _is_word(part)]
    letters = all(part.isalpha() for part in parts)
    if letters and value.isascii() and (wordy or folded.endswith(_ENDINGS) or "’" in value):
        return False
    if (letters or " " in value) and any(t in folded for t in _TELLING):
        return False
    return bool(parts) and len(wordy) < len([p for p in parts if not p.isdecimal() or len(p) > 3])  # noqa: PLR2004


def is_told_secret(value: str) -> bool:
    """Is it a value where a name calls it a secret, and not a number, a place or a word of the trade?"""
    return is_secret(value) and not re.fullmatch(_PLACE, value.rstrip("!"))


def is_random(value: str) -> bool:
    """Is it a generated value: a run of eight or more with letters and digits in it?"""
    if not is_secret(value) or re.fullmatch(r"[a-z]+(?:[A-Z][a-z]+)+[0-9]?", value):
        return False
    if "/" in value and value.islower():  # a path
        return False
    return any(
        any(c.isdigit() for c in run) and any(c.isalpha() for c in run)
        for run in re.findall(r"[A-Za-z0-9+/]{8,}", value)
    )
