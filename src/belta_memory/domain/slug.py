"""The file name of a note: short, ASCII, unique, good on every file system."""

import re

from belta_memory.domain.model import Slug

LONGEST = 60
_HASH = 6  # hex digits
_DEVICES = frozenset(
    {"con", "prn", "aux", "nul", "conin", "conout", *(f"{d}{n}" for d in ("com", "lpt") for n in range(10))}
)
_RESERVED = _DEVICES | {"memory"}  # memory.md is MEMORY.md where case does not matter


def make_slug(topic: str, taken: frozenset[Slug]) -> Slug:
    """A slug for a topic that no other note has. What the letters lose (市場, 試場: shi-chang) a hash tells apart."""
    from unicodedata import normalize

    from slugify import slugify

    folded = normalize("NFKC", topic).casefold().strip()
    words = slugify(folded.encode("utf-8", "replace").decode()) or "fact"
    used = {t.casefold() for t in taken}
    if words in _RESERVED:
        words = f"{words}-fact"
    if len(words) > LONGEST or re.fullmatch(r"[a-z0-9 _./:-]*[a-z0-9][a-z0-9 _./:-]*", folded) is None:
        words = f"{_cut(words, _HASH + 1)}-{_digest(folded)}"
    slug, number = words, 1
    while slug in used:
        number += 1
        slug = f"{_cut(words, len(str(number)) + 1)}-{number}"
    return Slug(slug)


def is_slug(text: str) -> bool:
    """May a note have this name? For names that a person or an agent gives."""
    return (
        len(text) <= LONGEST
        and re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", text) is not None
        and text not in _RESERVED
    )


def _cut(words: str, room: int) -> str:
    return words[: LONGEST - room].rstrip("-")


def _digest(text: str) -> str:
    from hashlib import sha256

    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:_HASH]
