"""How near two topics are in meaning, where something that can tell is installed: never asked in a hook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from belta_memory.domain.errors import BeltaError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class NotYetError(Exception):
    """The vectors are still being made: whoever asks again later gets them."""


class Vectors(Protocol):
    """What makes a vector of a text: of one length, and of length one."""

    def of(self, texts: Sequence[str]) -> list[Sequence[float]]:
        """The vectors of some texts. Raises BeltaError where none can be made, NotYetError while some still are."""


class Meaning:
    """The nearness of two topics. Where no vectors can be made, that is told once, and words alone decide."""

    def __init__(self, vectors: Vectors, tell: Callable[[BeltaError], None]) -> None:
        self._vectors = vectors
        self._tell = tell
        self._is_dumb = False

    def nearness(self, a: str, b: str) -> float | None:
        """The cosine of two topics; None where it cannot be told."""
        if self._is_dumb or not a or not b:
            return None
        try:
            left, right = self._vectors.of((a, b))
        except BeltaError as fault:
            self._is_dumb = True
            self._tell(fault)
            return None
        return sum(x * y for x, y in zip(left, right, strict=True))
