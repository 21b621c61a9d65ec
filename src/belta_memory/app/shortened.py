"""The hits of a search in so many words as an agent can afford: a long text is cut, and says how to read it whole."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from belta_memory.domain.effect import estimated_tokens

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from belta_memory.app.search import Hit

BUDGET = 2000  # tokens of an answer
HEAD = 55  # of a hit, beside its own words: the names of its fields, numbers, where the rest is
LEAST = 40  # of a text, however many hits are asked for
LONGEST_DOMAIN = 60  # characters


def shortened(hits: Sequence[Hit]) -> list[Hit]:
    """The same hits, their texts as long as the budget allows; short ones leave their room to the others."""
    found = [hit._replace(domain=hit.domain[:LONGEST_DOMAIN]) for hit in hits]
    heads = sum(HEAD + estimated_tokens(f"{hit.why}{hit.source}{hit.domain}") for hit in found)
    most = _share(BUDGET - heads, map(_tokens_of, found))
    return [hit if _tokens_of(hit) <= most else hit._replace(text=_cut(hit, most)) for hit in found]


def _tokens_of(hit: Hit) -> int:
    return estimated_tokens(hit.text)


def _share(room: int, lengths: Iterable[int]) -> int:
    """The length above which one is cut, so that all together find room."""
    waiting = sorted(lengths)
    for count, length in zip(range(len(waiting), 0, -1), waiting, strict=True):
        if length > room // count:
            return max(LEAST, room // count)
        room -= length
    return max(LEAST, *waiting, 0)


def _cut(hit: Hit, most: int) -> str:
    """The beginning of a text, in whole words where they are words of letters."""
    lengths = range(1, len(hit.text) + 1)
    end = max(1, bisect_right(lengths, most, key=lambda length: estimated_tokens(hit.text[:length])))
    begun = hit.text[:end]
    if hit.text[end - 1 : end + 1].isascii() and " " in begun[-20:]:
        begun = begun.rpartition(" ")[0]
    return f"{begun.rstrip()}… (whole: get_note {hit.id})"
