"""Threads beside the one that reads the pipe: what only looks at the memory holds up nothing that is said there."""

import time
from collections import deque
from collections.abc import Callable
from threading import Condition, Thread

from belta_memory.entrypoints.mcp.edge import attempt
from belta_memory.entrypoints.mcp.pipes import A_LOOK

MOST = 8  # steps at once; the others wait their turn
A_MOMENT = 0.3  # seconds that are left to what runs, once nobody waits for it


class Beside:
    """Carries out steps in threads of their own, of which there are none while there is nothing to do."""

    def __init__(self, log: Callable[[BaseException], object], most: int = MOST) -> None:
        self._log = log
        self._most = most
        self._steps: deque[Callable[[], object]] = deque()
        self._threads = 0
        self._changed = Condition()

    def begin(self, step: Callable[[], object]) -> None:
        """Carry out a step, as soon as its turn has come. Where there can be no thread, it is carried out here."""
        with self._changed:
            self._steps.append(step)
            if self._threads == self._most:
                return
            self._threads += 1
        try:
            Thread(target=self._work, name="reading", daemon=True).start()
        except RuntimeError:  # the system gives us none
            self._work()

    def end(self, is_over: Callable[[], bool] = lambda: False) -> bool:
        """Until every step has been carried out, or a moment after it `is_over`. Were they?"""
        deadline = None
        with self._changed:
            while self._threads:
                if deadline is None and is_over():
                    deadline = time.monotonic() + A_MOMENT
                if deadline is not None and time.monotonic() > deadline:
                    return False
                self._changed.wait(A_LOOK)
        return True

    def _work(self) -> None:
        while (step := self._next()) is not None:
            failed = attempt(step)
            if isinstance(failed, Exception):
                self._log(failed)

    def _next(self) -> Callable[[], object] | None:
        with self._changed:
            if self._steps:
                return self._steps.popleft()
            self._threads -= 1
            self._changed.notify_all()
            return None
