"""What may stand in one line of the index, and how what is active there is escaped.

A fact carries plain values: what people said, cleaned. Only `escape` puts them into a line and only `unescape` takes
them out again. The rules are written down in references/memory-format.md.
"""

import re

from belta_memory.domain.errors import RefusedValueError, UnfitValueError

LONGEST = 300  # characters of one value
_ACTIVE = "→✅❌]`!>~"  # a backslash before one of these escapes it; every other backslash is itself
_WORD = r"@(?:[\w/~+@-]|[.:](?=[\w/~@]))*"  # what a host may take for the path of a file to read
_SPAN = rf"(?<!`)`(?!{_WORD}`)[^\\{re.escape(_ACTIVE)}]+`(?!`)"  # a code span that needs no escape
_LETTER = r"(?<![A-Za-z0-9])"  # an address (a@b.c) is read by nobody
_TOKEN = (
    rf"(?P<slashes>\\*)(?:(?P<span>{_SPAN})|{_LETTER}(?P<word>{_WORD})|(?P<active>[{re.escape(_ACTIVE)}]))"
)
_ESCAPED = (
    rf"(?<!\\)(?P<pairs>(?:\\\\)*)`(?P<word>{_WORD})`|(?P<slashes>\\*)(?P<active>[{re.escape(_ACTIVE)}])"
)
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0")
_SELECTOR = r"[\ufe00-\ufe0f\U000e0100-\U000e01ef]"  # picks a glyph; one is writing, more hide something


def clean_value(value: str, field: str) -> str:
    """The value as it may be recorded: one line, nothing invisible. Raises RefusedValueError."""
    cleaned = neutral(value)
    if not cleaned:
        raise UnfitValueError(field=field, cause="is empty: write something there")
    if len(cleaned) > LONGEST:
        raise RefusedValueError(
            field=field, cause=f"has {len(cleaned)} characters, at most {LONGEST} can be recorded"
        )
    return cleaned


def new_value(value: str, field: str) -> str:
    """The same for words that nobody has recorded yet: without what is invisible they would be other words.

    A person saw `prod-b` and meant it; `prod<an invisible character>b` is not `prodb`. Raises RefusedValueError.
    """
    cleaned = clean_value(value, field)
    is_seen = value.isprintable() and _INVISIBLE.isdisjoint(value)  # true for nearly every value
    seen = value if is_seen else _without_edges(value)
    if not is_seen and any(_is_hidden(c) for c in seen):
        raise RefusedValueError(field=field, cause="holds a character that nobody sees")
    if not seen.isascii() and re.search(_SELECTOR * 2, seen):
        raise RefusedValueError(field=field, cause="holds a character that nobody sees")
    return cleaned


def _without_edges(value: str) -> str:
    """The value without the invisible at its ends: a copied word carries it along, and it divides nothing."""
    shown = [n for n, c in enumerate(value) if not (c.isspace() or _is_hidden(c))]
    return value[shown[0] : shown[-1] + 1] if shown else ""


def _is_hidden(character: str) -> bool:
    """Is this a control, zero-width or bidirectional character, a half of one, or a letter without a shape?"""
    from unicodedata import category

    if character.isspace():
        return False
    return category(character) in ("Cc", "Cf", "Cs") or character in _INVISIBLE


def neutral(value: str) -> str:
    """The value on one line, without control, zero-width and bidirectional characters. Twice is as good as once."""
    seen = value
    if not (value.isprintable() and _INVISIBLE.isdisjoint(value)):  # false for hardly any value
        line = (" " if c.isspace() and c not in " \u3000\u00a0" else c for c in value)
        seen = "".join(c for c in line if not _is_hidden(c))
    if seen.isascii() and "`@" not in seen:
        return seen.strip()
    seen = re.sub(rf"(?:^{_SELECTOR}|({_SELECTOR})){_SELECTOR}*", r"\1", seen)
    return re.sub(rf"(?<!\S)`({_WORD})`(?!\S)", r"\1", seen).strip()  # those backticks are ours to write


def escape(value: str) -> str:
    """The value as it stands in a line: nothing in it is read as a marker, a comment, a fence or a file to import."""
    bare = re.search(rf"{_LETTER}{_WORD}", re.sub(_SPAN, " ", value)) is not None

    def token(match: re.Match[str]) -> str:
        slashes = match["slashes"] * 2
        if match["word"] is not None:
            return f"{slashes}`{match['word']}`"
        if match["span"] is not None:
            return slashes + match["span"]
        return slashes + ("\\" if _is_read(value, match.start("active")) else "") + match["active"]

    pattern = _TOKEN.replace(f"(?P<span>{_SPAN})", r"(?P<span>(?!))") if bare else _TOKEN
    return re.sub(pattern, token, value)


def unescape(text: str) -> str:
    """The plain value of an escaped one: the inverse, exactly."""
    if set(_ACTIVE).isdisjoint(text):
        return text

    def token(match: re.Match[str]) -> str:
        if match["word"] is not None:
            return match["pairs"][::2] + match["word"]
        return "\\" * (len(match["slashes"]) // 2) + match["active"]

    return re.sub(_ESCAPED, token, text)


def active(text: str, marker: str) -> list[int]:
    """Where a marker stands in a line without being escaped."""
    found = re.finditer(rf"(\\*){marker}", text)
    return [match.end() - len(marker) for match in found if len(match[1]) % 2 == 0]


def _is_read(value: str, at: int) -> bool:
    """Would a reader of the line take this character for more than itself?"""
    match value[at]:
        case "!":
            return value[at - 1 : at] == "<"
        case ">":
            return value[max(0, at - 2) : at] == "--"
        case "~":
            return value.startswith("~~~", at) and value[at - 1 : at] != "~"
        case _:
            return True
