"""Threads beside the one that reads the pipe: what only looks at the memory holds up nothing, and nothing holds it up."""

import threading
from collections.abc import Callable

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

    def end(self, longest: float = LONGEST) -> bool:
        """Until every step has ended, or so many seconds have gone by; nothing can begin afterwards. Have they ended?"""
        ending = threading.Event()
        threading.Thread(target=self._take_all, args=(ending,), daemon=True).start()
        return ending.wait(longest)

    def _run(self, step: Callable[[], object]) -> None:
        try:
            step()
        finally:
            self._free.release()

    def _take_all(self, ending: threading.Event) -> None:
        for _ in range(self._most):
            self._free.acquire()
        ending.set()
