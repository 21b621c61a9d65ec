"""Vectors of a maker that takes its time: it works in threads of its own, and whoever asks waits for so long."""

from __future__ import annotations

from concurrent.futures import Future
from threading import Thread
from typing import TYPE_CHECKING

from belta_memory.app.meaning import NotYetError
from belta_memory.domain.errors import BeltaError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belta_memory.app.meaning import Vectors

    Vector = Sequence[float]

_AT_ONCE = 4  # threads; whoever would need one more comes back later
_MOST = 64  # answers that nobody has come back for


class Unhurried:
    """Satisfies Vectors. Who asks for the same texts again gets what has come of them meanwhile."""

    def __init__(self, vectors: Vectors, wait: float) -> None:
        self._vectors = vectors
        self._wait = wait  # seconds
        self._asked: dict[tuple[str, ...], Future[list[Vector]]] = {}

    def of(self, texts: Sequence[str]) -> list[Vector]:
        """The vectors of some texts. Raises NotYetError, and what the maker raises."""
        key = tuple(texts)
        answer = self._asked.pop(key, None) or self._begin(key)
        try:
            return answer.result(self._wait)
        except TimeoutError as cause:
            self._asked[key] = answer
            raise NotYetError from cause

    def _begin(self, key: tuple[str, ...]) -> Future[list[Vector]]:
        if sum(not answer.done() for answer in self._asked.values()) >= _AT_ONCE:
            raise NotYetError
        for old in [old for old, answer in self._asked.items() if answer.done()][:-_MOST]:
            del self._asked[old]
        answer: Future[list[Vector]] = Future()

        def work() -> None:
            try:
                answer.set_result(self._vectors.of(key))
            except BeltaError as fault:
                answer.set_exception(fault)
            finally:
                answer.cancel()  # a bug: whoever asked gets to know that nothing will come

        Thread(target=work, name="vectors", daemon=True).start()
        return answer
