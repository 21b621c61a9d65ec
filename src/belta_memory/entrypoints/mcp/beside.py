"""Threads beside the one that reads the pipe: what only looks at the memory holds up nothing, and nothing holds it up."""

import threading
import time
from collections.abc import Callable

from belta_memory.entrypoints.mcp.pipes import A_LOOK

MOST = 8  # steps at once; one more is carried out where it came up, and what comes in after it waits
LONGEST = 10.0  # seconds that the end of a session waits for them


class Beside:
    """Carries out steps in threads of their own."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._free = threading.BoundedSemaphore(most)

    def begin(self, step: Callable[[], object]) -> None:
        """Carry out a step, beside those that run already."""
        if self._free.acquire(blocking=False):
            threading.Thread(target=self._run, args=(step,), name="reading", daemon=True).start()
        else:
            step()

    def end(self, is_over: Callable[[], bool] = lambda: False, longest: float = LONGEST) -> bool:
        """Until every step has ended, it `is_over`, or so many seconds have gone by; nothing begins afterwards.

        Have they ended?
        """
        ending = threading.Event()
        threading.Thread(target=self._take_all, args=(ending,), daemon=True).start()
        deadline = time.monotonic() + longest
        while not ending.wait(A_LOOK):
            if is_over() or time.monotonic() > deadline:
                return False
        return True

    def _run(self, step: Callable[[], object]) -> None:
        try:
            step()
        finally:
            self._free.release()

    def _take_all(self, ending: threading.Event) -> None:
        for _ in range(self._most):
            self._free.acquire()
        ending.set()
