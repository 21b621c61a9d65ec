"""Vectors that are made once: each text's lies in the cache, under its hash."""

from __future__ import annotations

import sys
from array import array
from math import isfinite
from typing import TYPE_CHECKING, Protocol

from belta_memory.domain.errors import UnreadableFileError, UnwritableHomeError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belta_memory.adapters.stores.home import Home
    from belta_memory.app.meaning import Vectors
    from belta_memory.domain.errors import BeltaError

    class Maker(Vectors, Protocol):
        """What makes them."""

        model: bytes  # at most 64 bytes; vectors of another model are other files
        size: int | None  # numbers of a vector, where that is known before one is made

        def fault(self, cause: str) -> BeltaError:
            """What the user is told where it makes none."""


_FOLDER = "vectors"


class KeptVectors:
    """The Vectors of a maker. Without a home nothing is kept."""

    def __init__(self, maker: Maker, home: Home | None) -> None:
        self._maker = maker
        self._home = home
        self._size = maker.size

    def of(self, texts: Sequence[str]) -> list[Sequence[float]]:
        """The vectors of some texts. Raises the maker's BeltaError."""
        found = {text: kept for text in texts if (kept := self._kept(text)) is not None}
        new = [text for text in dict.fromkeys(texts) if text not in found]
        if new:
            found |= zip(new, map(self._taken, new, self._maker.of(new)), strict=True)
        return [found[text] for text in texts]

    def _kept(self, text: str) -> Sequence[float] | None:
        if self._home is None:
            return None
        from belta_memory.adapters.stores.files import read

        try:
            stored = read(self._path(self._home, text))
        except UnreadableFileError:
            return None  # it is made again
        if not stored or len(stored) % array("f").itemsize:
            return None
        numbers = _in_order(array("f", stored))
        if len(numbers) != (self._size or len(numbers)) or not all(map(isfinite, numbers)):
            return None
        self._size = len(numbers)
        return numbers

    def _taken(self, text: str, vector: Sequence[float]) -> Sequence[float]:
        numbers = array("f", vector)
        if not all(map(isfinite, numbers)):
            raise self._maker.fault("its vectors hold what is no number")
        before, self._size = self._size, self._maker.size or len(numbers)
        if len(numbers) != (before or len(numbers)):
            # Another model under the old name: what is kept of the old one is made anew from here on.
            cause = f"its vectors have {len(numbers)} numbers, not {before}"
            raise self._maker.fault(cause)
        if self._home is not None and _may_be_kept(text):
            _keep(self._path(self._home, text), numbers)
        return numbers

    def _path(self, home: Home, text: str) -> str:
        from hashlib import blake2b

        named = text.encode("utf-8", "surrogatepass")
        return home.cache(_FOLDER, f"{blake2b(named, digest_size=16, key=self._maker.model).hexdigest()}.f32")


def _keep(path: str, numbers: array[float]) -> None:
    from belta_memory.adapters.stores.cache_file import replace_soon

    try:
        replace_soon(path, _in_order(numbers).tobytes())
    except UnwritableHomeError:
        return  # a cache that cannot be written costs time, and nothing else


def _in_order(numbers: array[float]) -> array[float]:
    """In the order of the bytes of a file, or back."""
    if sys.byteorder == "big":
        numbers = array("f", numbers)
        numbers.byteswap()
    return numbers


def _may_be_kept(text: str) -> bool:
    """Nothing of a secret touches a disk, be it as numbers."""
    from belta_memory.recognizers import masked

    return masked(text) == text
