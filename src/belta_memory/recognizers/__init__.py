"""One module a class of secret or personal data, each with its own examples and counter-examples."""

from functools import cache

from belta_memory.domain.model import Redacted
from belta_memory.domain.recognizer import Recognizer
from belta_memory.domain.redact import UNSETTLED, plain, redact
from belta_memory.modules import module, public_modules

# Half of the modules need not be imported for a sentence in which nothing can be theirs: a hook pays for each. A module
# that is named nowhere here is always taken; a test compares this with what the modules themselves say.
DIGITS = {
    "card_number": 13,
    "cn_resident_id": 17,
    "iban": 10,
    "jp_my_number": 12,
    "kr_resident_number": 13,
    "phone": 9,
    "tw_national_id": 8,
}
LONGEST_WORD = {"api_key": 12}  # so many characters must stand together
LITERALS = {"email": "@", "jwt": "eyj", "private_key": "private key", "url_credential": "://"}
LETTERS = {  # the first and the last: a pattern of so many letters takes longer to compile than the modules to import
    "password_ja": ("\u3040", "\u9fff"),
    "password_ko": ("\uac00", "\ud7a3"),
    "password_zh": ("\u4e00", "\u9fff"),
}


def all_recognizers() -> tuple[Recognizer, ...]:
    """Every recognizer of every module of this package. A new module needs no entry anywhere."""
    return _of(tuple(_modules()))


def masked(text: str) -> Redacted:
    """The text as it may be stored, whatever is in it."""
    return redact(text, all_recognizers())[0]


def mask_words() -> tuple[str, ...]:
    """What stands in a masked text where something was."""
    return tuple(f"[{name}]" for name in dict.fromkeys((UNSETTLED, *(r.name for r in all_recognizers()))))


def recognizers_for(text: str) -> tuple[Recognizer, ...]:
    """Those that can find something in this text, and some more: they mask in it what all of them mask."""
    seen = plain(text).lower()
    digits = sum(map(seen.count, "0123456789"))
    return _of(tuple(name for name in _modules() if _may_find(name, seen, digits)))


def _may_find(name: str, text: str, digits: int) -> bool:
    if digits < DIGITS.get(name, 0) or LITERALS.get(name, "") not in text:
        return False
    if name in LONGEST_WORD and max(map(len, text.split()), default=0) < LONGEST_WORD[name]:
        return False
    return name not in LETTERS or has_letters(name, text)


def has_letters(name: str, text: str) -> bool:
    """Does one of the letters occur without which the module finds nothing?"""
    first, last = LETTERS[name]
    return not text.isascii() and any(first <= c <= last for c in text)


@cache
def _modules() -> list[str]:
    return public_modules(__path__)


@cache  # one tuple for one choice: redaction knows the recognizers by their identity
def _of(names: tuple[str, ...]) -> tuple[Recognizer, ...]:
    modules = [module(f"{__name__}.{name}") for name in names]
    return tuple(r for m in modules for r in getattr(m, "RECOGNIZERS", None) or (m.RECOGNIZER,))
