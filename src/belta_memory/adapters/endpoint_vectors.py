"""Vectors by an endpoint of the user's that makes embeddings, as OpenAI's do: Ollama, llama.cpp, LM Studio, vLLM, or a service."""

from __future__ import annotations

from hashlib import blake2b
from math import hypot, isfinite
from typing import TYPE_CHECKING

from belta_memory.adapters.endpoint import EndpointError, post
from belta_memory.domain.service_errors import NoEmbeddingError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belta_memory.app.settings import EmbeddingSettings

PATIENCE = 30.0  # seconds: a model is loaded first
LONGEST = 4_000  # characters of a text: what models read of one
_MOST = 16 << 20  # bytes of an answer


class EndpointVectors:
    """Makes vectors. Only masked text leaves the machine, and only where the user has named an endpoint."""

    size: int | None = None  # numbers of a vector: the model decides

    def __init__(self, settings: EmbeddingSettings) -> None:
        self._settings = settings
        self._url = f"{settings.url.rstrip('/')}/embeddings"
        self.model = blake2b(f"{settings.url}\0{settings.model}".encode(), digest_size=32).digest()

    def of(self, texts: Sequence[str]) -> list[Sequence[float]]:
        """The vectors of some texts, each of length one. Raises NoEmbeddingError."""
        from belta_memory.recognizers import masked

        read = [masked(text)[:LONGEST] for text in texts]
        asked = {"model": self._settings.model, "input": read}
        try:
            answered = post(self._url, self._settings.key_env, asked, patience=PATIENCE, most=_MOST)
        except EndpointError as cause:
            raise self.fault(str(cause)) from cause
        found: dict[int, Sequence[float]] = {}
        match answered:
            case {"data": list(rows)}:
                found = dict(map(_placed, rows))
        vectors = [found.get(place, ()) for place in range(len(texts))]
        if not all(vectors):
            raise self.fault("its answer has no vector for each text")
        return vectors

    def fault(self, cause: str) -> NoEmbeddingError:
        """What the user is told where it makes none."""
        return NoEmbeddingError(name=f"{self._settings.model} at {self._settings.url}", cause=cause)


def _placed(row: object) -> tuple[int, Sequence[float]]:
    """A vector with the place of its text."""
    match row:
        case {"index": int(place), "embedding": list(given)}:
            return place, _unit(given)
    return -1, ()


def _unit(given: list[object]) -> Sequence[float]:
    """The direction of a vector; nothing for what is none."""
    numbers = [number for number in given if isinstance(number, int | float)]
    if len(numbers) < len(given):
        return ()
    try:
        length = hypot(*numbers)
    except OverflowError:  # an integer of hundreds of digits
        return ()
    return [number / length for number in numbers] if length and isfinite(length) else ()
