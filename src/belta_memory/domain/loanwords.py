"""Is a word in katakana or hangul an English one, or one of the other? By its consonants, which a borrowing keeps."""

import re
from functools import lru_cache

SHORTEST = 2  # consonants: fewer are common to too many words
_KANA = {
    **dict.fromkeys("カキクケコガギグゲゴヵヶ", "k"),
    **dict.fromkeys("サシスセソザジズゼゾチヂヅ", "s"),
    **dict.fromkeys("タツテトダデド", "t"),
    **dict.fromkeys("ナニヌネノン", "n"),
    **dict.fromkeys("フバビブベボパピプペポヴ", "p"),
    **dict.fromkeys("マミムメモ", "m"),
    **dict.fromkeys("ラリルレロ", "r"),
}
_INITIALS = ("k", "k", "n", "t", "t", "r", "m", "p", "p", "s", "s", "", "s", "s", "s", "k", "t", "p", "")
_FINALS = {
    1: "k",
    2: "k",
    4: "n",
    7: "t",
    8: "r",
    16: "m",
    17: "p",
    19: "t",
    20: "s",
    21: "n",
    24: "k",
    25: "t",
    26: "p",
}
_HANGUL = 0xAC00
_VOWELS, _ENDINGS = 21, 28
_ENGLISH = (
    (r"(?:tion|sion)", "sn"),
    (r"ph", "p"),
    (r"ck|qu?", "k"),
    (r"[cst]h|c(?=[eiy])|j", "s"),
    (r"x", "ks"),
    (r"r(?![aeiouy])", ""),
    (r"c|g", "k"),
    (r"[vfb]", "p"),
    (r"d", "t"),
    (r"z", "s"),
    (r"l", "r"),
    (r"[aeiouyhw]", ""),
)


def is_one_word(a: str, b: str) -> bool:
    """Do two words in different scripts sound alike?"""
    left, right = consonants(a), consonants(b)
    return left == right and len(left) >= SHORTEST


@lru_cache(maxsize=1024)
def consonants(word: str) -> str:
    """The consonants of a word, each in the one letter for all that borrowings mix up; empty for Chinese characters."""
    if word.isascii():
        said = word.casefold()
        for pattern, letters in _ENGLISH:
            said = re.sub(pattern, letters, said)
        said = "".join(c for c in said if c.isalpha())
    else:
        said = "".join(_KANA.get(c, "") or _of_hangul(c) for c in word)
    return re.sub(r"(.)\1+", r"\1", said)


def _of_hangul(character: str) -> str:
    number = ord(character) - _HANGUL
    if not 0 <= number < len(_INITIALS) * _VOWELS * _ENDINGS:
        return ""
    return _INITIALS[number // (_VOWELS * _ENDINGS)] + _FINALS.get(number % _ENDINGS, "")
