"""Vectors of a maker that takes its time: it works in threads of its own, and whoever asks waits for so long."""

from __future__ import annotations

from concurrent.futures import Future, wait
from threading import Condition, Thread
from typing import TYPE_CHECKING

from belta_memory.app.meaning import NotYetError
from belta_memory.domain.errors import BeltaError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belta_memory.app.meaning import Vectors

    Vector = Sequence[float]

_AT_ONCE = 4  # threads; whoever would need one more waits for so long, too
_MOST = 64  # answers that nobody has come back for


class Unhurried:
    """Satisfies Vectors. Who asks for the same texts again gets what has come of them meanwhile."""

    def __init__(self, vectors: Vectors, wait: float) -> None:
        self._vectors = vectors
        self._wait = wait  # seconds
        self._asked: dict[tuple[str, ...], Future[list[Vector]]] = {}
        self._changed = Condition()

    def of(self, texts: Sequence[str]) -> list[Vector]:
        """The vectors of some texts. Raises NotYetError, and what the maker raises."""
        key = tuple(texts)
        with self._changed:
            if key not in self._asked and not self._changed.wait_for(self._has_room, self._wait):
                raise NotYetError
            answer = self._asked.get(key) or self._begin(key)
        if not wait([answer], self._wait).done:
            raise NotYetError
        with self._changed:
            if self._asked.get(key) is answer:
                del self._asked[key]
        return answer.result()

    def _has_room(self) -> bool:
        return sum(not answer.done() for answer in self._asked.values()) < _AT_ONCE

    def _begin(self, key: tuple[str, ...]) -> Future[list[Vector]]:
        for old in [old for old, answer in self._asked.items() if answer.done()][:-_MOST]:
            del self._asked[old]
        answer = self._asked[key] = Future()

        def work() -> None:
            try:
                answer.set_result(self._vectors.of(key))
            except BeltaError as fault:
                answer.set_exception(fault)
            finally:
                if answer.cancel():  # a bug: whoever asked gets to know that nothing will come
                    answer.set_running_or_notify_cancel()
                with self._changed:
                    self._changed.notify_all()

        try:
            Thread(target=work, name="vectors", daemon=True).start()
        except RuntimeError as cause:  # the system gives us none
            del self._asked[key]
            raise NotYetError from cause
        return answer
