"""Which texts hold a word, by a look into each of them: for those that no index holds, or does not hold yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.terms import folded

if TYPE_CHECKING:
    from collections.abc import Mapping


class BareScan:
    """Nothing is read before the first word is asked for, and no text twice."""

    def __init__(self) -> None:
        self._texts: Mapping[str, str] = {}
        self._folded: dict[str, str] = {}  # by the text itself
        self._is_read = True

    def follow(self, texts: Mapping[str, str]) -> None:
        """From now on these are the texts, by their ids."""
        self._texts, self._is_read = texts, False

    def holding(self, word: str) -> list[str]:
        """The ids of the texts that hold a word, and of some that hold a longer one: whoever ranks them tells."""
        if not self._is_read:
            known = self._folded
            self._folded = {text: known.get(text) or folded(text) for text in self._texts.values()}
            self._is_read = True
        part = word.removesuffix("y") or word  # the one letter of a stem that its text need not hold: queries
        return [id_ for id_, text in self._texts.items() if part in self._folded[text]]
