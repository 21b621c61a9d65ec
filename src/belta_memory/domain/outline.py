"""Which lines of a Markdown file are top-level list items and which are comments: structure and line numbers only."""

import re
from typing import NamedTuple

_COMMENT = r"<!--(?:(?!-->).)*-->\s*"
# What needs no Markdown parser: blank lines, headings, prose that begins with a letter, one-line items and comments.
_ITEM = r"- (?![ \t]|[-+*#>~<\[=_]|```|\d{1,9}[.)])\S.*"
_PLAIN = rf"(?:(?P<item>{_ITEM})|(?P<comment>{_COMMENT})|(?P<prose>[^\W\d_].*)|(?:#{{1,6}} .*)?)"


class Outline(NamedTuple):
    """Line numbers from 0."""

    items: tuple[tuple[int, int], ...]  # first line of a bullet's own text, and the line after its last
    comments: frozenset[int]  # lines that an HTML comment begins


def split_lines(text: str) -> list[str]:
    """The lines with their endings, broken only where Markdown breaks them. Joined they are the text again."""
    return [line for line in re.split(r"(?<=\n)|(?<=\r)(?!\n)", text) if line]


def outline(lines: list[str]) -> Outline:
    """The structure of a file. A file of the usual shape is read without the parser, which costs four times more."""
    bare = [line.rstrip("\r\n") for line in lines]
    if bare:
        bare[0] = bare[0].removeprefix("\ufeff")
    return _plain_outline(bare) or _parsed_outline("\n".join(bare))


def _plain_outline(lines: list[str]) -> Outline | None:
    items, comments, after_item = [], set(), False
    for number, line in enumerate(lines):
        shape = re.fullmatch(_PLAIN, line)
        if shape is None or (after_item and shape["prose"]):
            return None
        after_item = shape["item"] is not None
        if after_item:
            items.append((number, number + 1))
        if shape["comment"]:
            comments.add(number)
    return Outline(tuple(items), frozenset(comments))


def _parsed_outline(text: str) -> Outline:
    from itertools import zip_longest

    from markdown_it import MarkdownIt

    tokens = MarkdownIt("commonmark").disable("inline").parse(text)
    items, comments = [], set()
    for token, following in zip_longest(tokens, tokens[1:]):
        if token.type == "list_item_open" and token.level == 1 and token.markup in "-*+":
            if following is not None and _is_prose(following.type, following.content) and token.map:
                items.append((token.map[0], following.map[1] if following.map else token.map[1]))
        elif (
            token.type == "html_block"
            and token.level == 0
            and token.map
            and token.content.lstrip().startswith("<!--")
        ):
            comments.add(token.map[0])
    return Outline(tuple(items), frozenset(comments))


def _is_prose(kind: str, content: str) -> bool:
    """Does an item begin with words, not with a fence, indented code or a comment?"""
    return kind not in ("fence", "code_block", "list_item_close") and not content.lstrip().startswith("<!--")
