"""One data-only module a language. Found by walking this package: a new language is one new module."""

from collections.abc import Collection
from functools import cache

from belta_memory.domain.errors import BeltaError
from belta_memory.domain.language import LanguagePack
from belta_memory.modules import module, public_modules

FIRST_CLASS = ("en", "ja", "ko", "zh-Hant", "zh-Hans")
ALIASES = {
    "zh": "zh-Hans",
    "zh-CN": "zh-Hans",
    "zh-SG": "zh-Hans",
    "zh-TW": "zh-Hant",
    "zh-HK": "zh-Hant",
    "zh-MO": "zh-Hant",
}


def tags() -> tuple[str, ...]:
    """The tags of all packs, sorted."""
    return tuple(sorted(map(_tag, public_modules(__path__))))


@cache
def pack(tag: str) -> LanguagePack:
    """The pack of a tag; of its nearest relative (`zh-TW` is `zh-Hant`, `en-GB` is `en`); English for the unknown."""
    found: LanguagePack = module(f"{__name__}.{_module(nearest(tag))}").PACK
    return found


@cache
def nearest(tag: str) -> str:
    """The tag of the pack that serves a tag, without loading it."""
    known = {name.casefold(): name for name in tags()}
    wanted = (ALIASES.get(tag, tag), tag.partition("-")[0], "en")
    return next(known[name.casefold()] for name in wanted if name.casefold() in known)


def packs(first: str | None = None, among: Collection[str] | None = None) -> tuple[LanguagePack, ...]:
    """Every pack, or those among these tags; the user's own first: it decides where two languages say the same."""
    own = None if first is None else nearest(first)
    wanted = tags() if among is None else [tag for tag in tags() if tag in among]
    return tuple(pack(tag) for tag in sorted(wanted, key=lambda tag: (tag != own, tag)))


def sentence(error: BeltaError, tag: str) -> str:
    """An error in a language, in English where the pack has no words for it."""
    words = pack(tag).messages.get(f"error.{type(error).__name__}")
    return words.format(**error.facts) if words else str(error)


def tag_of_locale(locale: str) -> str:
    """`ja_JP.UTF-8` → `ja`, `zh_TW` → `zh-Hant`, `C` → `en`."""
    language, _, region = locale.partition(".")[0].partition("@")[0].replace("-", "_").partition("_")
    return nearest(f"{language}-{region.upper()}" if region else language)


def _module(tag: str) -> str:
    return tag.lower().replace("-", "_")


def _tag(module: str) -> str:
    language, _, script = module.partition("_")
    return f"{language}-{script.title()}" if script else language
