"""What a merge leaves in a text where both sides have changed it."""

import re
from typing import NamedTuple

from belta_memory.domain.outline import split_lines

_OURS, _BASE, _MIDDLE, _THEIRS = (re.compile(rf"{re.escape(c) * 7}(?:[ \t].*)?\r?\n?") for c in "<|=>")


class Conflict(NamedTuple):
    """The lines of both sides. What stood before both is in neither side for a reason."""

    ours: tuple[str, ...]
    theirs: tuple[str, ...]
    is_closed: bool = True


def has_conflict(text: str) -> bool:
    """Has a merge left its marks in a text?"""
    lines = split_lines(text)
    return any(_OURS.fullmatch(line) for line in lines) and any(_THEIRS.fullmatch(line) for line in lines)


def pieces(text: str) -> list[str | Conflict]:
    """The lines that both sides have, and between them what they do not agree on."""
    found: list[str | Conflict] = []
    sides: dict[str, list[str]] = {}
    part = ""
    for line in split_lines(text):
        if not part and _OURS.fullmatch(line):
            sides, part = {"ours": [], "base": [], "theirs": []}, "ours"
        elif part and _BASE.fullmatch(line):
            part = "base"
        elif part in {"ours", "base"} and _MIDDLE.fullmatch(line):
            part = "theirs"
        elif part == "theirs" and _THEIRS.fullmatch(line):
            found.append(Conflict(tuple(sides["ours"]), tuple(sides["theirs"])))
            part = ""
        elif part:
            sides[part].append(line)
        else:
            found.append(line)
    if part:
        found.append(Conflict(tuple(sides["ours"]), tuple(sides["theirs"]), is_closed=False))
    return found


def joined(one: tuple[str, ...], other: tuple[str, ...]) -> list[str]:
    """The lines of one side, then what only the other has."""
    return [*one, *(line for line in other if line not in one)]


def ended(line: str, before: list[str]) -> str:
    """A line that another will follow, with the ending that the others have."""
    if line.endswith(("\n", "\r")):
        return line
    ending = next((e for e in (x[len(x.rstrip("\r\n")) :] for x in before) if e), "\n")
    return line + ending
