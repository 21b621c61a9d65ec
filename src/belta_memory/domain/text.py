"""What two texts have in common: one normal form, one aligned form. Imports nothing at once: the prompt gate uses it."""

_STRAIGHT = {"\u2018": "'", "\u2019": "'", "\u02bc": "'", "\u201c": '"', "\u201d": '"'}
# Patterns see one comma, one dash, one double quote, and the full stop of CJK as the end of a line: it ends a sentence
# for sure, unlike the dot in a name. A class of ASCII characters also compiles in a tenth of the time.
_PLAIN = {
    **{ord(mark): straight for mark, straight in _STRAIGHT.items()},
    **dict.fromkeys(map(ord, "「」『』《》"), '"'),
    **dict.fromkeys(map(ord, "–—"), "-"),
    0x3001: ",",
    0x3002: "\n",
}
_JOINTS = frozenset("_./:\\@#-+=~$%0123456789")
_BLANKS = frozenset(" \t\n\r\v\f\x1c\x1d\x1e\x1f")


def normalise(text: str) -> str:
    """NFKC, casefolded, straight quotes, single spaces, and one space at both ends: what literal cues are sought in."""
    if not text.isascii():
        for mark, straight in _STRAIGHT.items():
            text = text.replace(mark, straight)
        if not text.isascii():
            from unicodedata import normalize

            text = normalize("NFKC", text)
    return f" {' '.join(text.casefold().split())} "


def composed(text: str) -> str:
    """NFC: letters and their marks as one character, otherwise verbatim."""
    if text.isascii():
        return text
    from unicodedata import normalize

    return normalize("NFC", text)


class _Fold(dict[int, int | str]):
    """A translation table that keeps lengths, filled as characters are met."""

    def __missing__(self, code: int) -> int | str:
        from unicodedata import normalize

        plain = _PLAIN.get(code) or normalize("NFKC", chr(code)).casefold()
        self[code] = folded = plain if len(plain) == 1 else code
        return folded


_FOLD = _Fold()


def aligned(text: str) -> str:
    """The normal form character by character: a span of it is the same span of `text`."""
    return text.lower() if text.isascii() else text.translate(_FOLD)


def is_identifier(value: str) -> bool:
    """Is this a name that must be compared verbatim (`staging-a`, `v1.2`, `fooBar`), not prose?"""
    if not value.isascii() or not value or not _BLANKS.isdisjoint(value):
        return False
    inner = value[1:]
    mixed = inner.lower() != inner and inner.upper() != inner
    return mixed or not _JOINTS.isdisjoint(value)


def same_value(a: str, b: str) -> bool:
    """Are two values equal: identifiers verbatim, prose in its normal form?"""
    if is_identifier(a) or is_identifier(b):
        return a == b
    return normalise(a) == normalise(b)


def fingerprint(text: str) -> str:
    """Sixteen hex digits that stand for a text whatever its width, case and spacing."""
    try:
        from _blake2 import blake2b  # `hashlib` would load OpenSSL: two fifths of an empty interpreter
    except ImportError:
        from hashlib import blake2b

    return blake2b(normalise(text).encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
