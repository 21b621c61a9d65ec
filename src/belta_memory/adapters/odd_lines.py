"""Lines of a hand-edited index that say more to a host, or less to a person, than they seem to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from unicodedata import category

if TYPE_CHECKING:
    from collections.abc import Iterator

_CODE = re.compile(r"(`+)[^`].*?\1")
_IMPORT = re.compile(r"(?<!\S)@[\w.~/][^\s`]*")  # Claude Code reads the file that such a word names
_JOINERS = "\u200c\u200d"  # which some scripts, and some emoji, are written with


def odd_lines(text: str) -> Iterator[tuple[int, str]]:
    """The number of each such line, from 1, and what is odd about it."""
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        if found := _IMPORT.search(_CODE.sub(" ", line)):
            yield number, f"the host would load the file {found[0][1:]!r}"
        if hidden := next((c for at, c in enumerate(line) if _is_hidden(line, at)), None):
            yield number, f"a character that cannot be seen (U+{ord(hidden):04X})"


def _is_hidden(line: str, at: int) -> bool:
    letter = line[at]
    if letter in _JOINERS:
        return (line[at - 1 : at] or "a").isascii()
    return category(letter) == "Cf" or (category(letter) == "Cc" and letter not in "\t\r")
