"""What a group of a pattern names: a span without its wrapping, None where it names nothing by itself."""

from belta_memory.domain.language import LanguagePack
from belta_memory.domain.text import aligned

_QUOTES = "\"'`“”‘’「」『』《》〈〉【】"
_BLANK = " \t\n"
_TRAILING = ",.;:!?、。，．；：！？…~"
_BRACKETS = (("(", ")"), ("（", "）"), ("[", "]"))


def value_of(pack: LanguagePack, span: str | None, ceiling: int) -> str | None:
    """A span without its wrapping, None where it names nothing by itself."""
    if span is None:
        return None
    value = _unwrapped(span)
    starts, ends = pack.trims
    for start in starts:
        if value.lower().startswith(start):
            value = _unwrapped(value[len(start) :])
    for end in ends:
        if value.lower().endswith(end):
            value = _unwrapped(value[: -len(end)])
    if not any(c.isalnum() for c in value) or len(value) > ceiling or aligned(value) in pack.pronouns:
        return None
    return value


def _unwrapped(span: str) -> str:
    # Only what closes a clause is cut, and only from the end: `.env`, `::1`, `*.py` and `f()` stay what they are.
    value = span.strip(_BLANK + _QUOTES).rstrip(_TRAILING + _BLANK + _QUOTES)
    for opening, closing in _BRACKETS:
        if value.startswith(opening) and value.endswith(closing):
            return _unwrapped(value[1:-1])
        if value.endswith(closing) and opening not in value:
            return _unwrapped(value[:-1])
        if value.startswith(opening) and closing not in value:
            return _unwrapped(value[1:])
    if (bold := value.removeprefix("**").removesuffix("**")) and len(value) - len(bold) == len("****"):
        return _unwrapped(bold)
    return value
