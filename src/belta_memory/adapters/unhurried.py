"""Vectors of a maker that takes its time: it works in threads of its own, and whoever asks waits while it goes on."""

from __future__ import annotations

from concurrent.futures import Future
from threading import Condition, Thread
from typing import TYPE_CHECKING

from belta_memory.app.meaning import NotYetError
from belta_memory.domain.errors import BeltaError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belta_memory.app.meaning import Vectors

    Vector = Sequence[float]

_AT_ONCE = 4  # threads; whoever would need one more waits, too
_MOST = 64  # answers that nobody has come back for


class Unhurried:
    """Satisfies Vectors. Who asks for the same texts again gets what has come of them meanwhile."""

    def __init__(self, vectors: Vectors, wait: float) -> None:
        self._vectors = vectors
        self._wait = wait  # seconds without any answer
        self._asked: dict[tuple[str, ...], Future[list[Vector]]] = {}
        self._changed = Condition()

    def of(self, texts: Sequence[str]) -> list[Vector]:
        """The vectors of some texts. Raises NotYetError, and what the maker raises."""
        key = tuple(texts)
        answer: Future[list[Vector]] | None = None
        with self._changed:
            while (answer := answer or self._asked.get(key) or self._begin(key)) is None or not answer.done():
                if not self._changed.wait(self._wait):
                    raise NotYetError
            if self._asked.get(key) is answer:
                del self._asked[key]
        return answer.result()

    def _begin(self, key: tuple[str, ...]) -> Future[list[Vector]] | None:
        """Nothing while enough threads are at work. Raises NotYetError where there can be none."""
        if sum(not answer.done() for answer in self._asked.values()) >= _AT_ONCE:
            return None
        for old in [old for old, answer in self._asked.items() if answer.done()][:-_MOST]:
            del self._asked[old]
        answer: Future[list[Vector]] = Future()
        self._asked[key] = answer

        def work() -> None:
            try:
                answer.set_result(self._vectors.of(key))
            except BeltaError as fault:
                answer.set_exception(fault)
            finally:
                answer.cancel()  # a bug: whoever asked gets to know that nothing will come
                with self._changed:
                    self._changed.notify_all()

        try:
            Thread(target=work, name="vectors", daemon=True).start()
        except RuntimeError as cause:  # the system gives us none
            del self._asked[key]
            raise NotYetError from cause
        return answer
