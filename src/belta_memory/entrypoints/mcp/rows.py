"""A message cut into rows that a host's dialog shows whole: a row that is too wide, or one too many, it hides."""

from collections.abc import Iterator

WIDTH = 74  # columns of an 80-column terminal that Claude Code 2.1.332 leaves to a row
HEIGHT = 4  # rows that it shows


def rows(message: str, width: int = WIDTH) -> list[str]:
    """The message in rows; joined without the breaks that we made, they are the message again."""
    return [row for line in message.split("\n") for row in _rows(line, width)]


def _rows(line: str, width: int) -> Iterator[str]:
    while line:
        end = _fitting(line, width)
        if end < len(line):
            space = line.rfind(" ", end // 2, end)
            end = space + 1 if space > 0 else end
        yield line[:end]
        line = line[end:]


def _fitting(line: str, width: int) -> int:
    """How many characters fit into `width` columns. A mark belongs to the letter before it."""
    used = 0
    for place, character in enumerate(line):
        used += _columns(character)
        if used > width:
            return max(place, 1)
    return len(line)


def _columns(character: str) -> int:
    if character.isascii():
        return 1
    from unicodedata import category, east_asian_width

    if category(character) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if east_asian_width(character) in {"W", "F", "A"} else 1
