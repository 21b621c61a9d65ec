"""Words of many scripts of which any one tells something: whether one occurs in a text."""

import re
from typing import NamedTuple

from belta_memory.domain.language import literals

_NEVER = "(?!)"


class Listed(NamedTuple):
    """The words. Those in letters that are not Latin are found sooner by one pattern than one by one."""

    latin: tuple[str, ...]
    others: re.Pattern[str]

    def occur(self, text: str) -> bool:
        """Does any of them?"""
        if not text.isascii() and self.others.search(text):
            return True
        return any(map(text.__contains__, self.latin))


def listed(text: str) -> Listed:
    """Words as `literals` reads them."""
    words = literals(text)
    others = "|".join(re.escape(word) for word in words if not word.isascii())
    return Listed(tuple(filter(str.isascii, words)), re.compile(others or _NEVER))
