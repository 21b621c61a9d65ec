"""Once a session, beside everything else: what was typed in this host's other sessions and no server has looked at."""

from __future__ import annotations

import threading
import time

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

BUDGET = 2.0  # seconds of this thread's own CPU
DAYS = 4  # what is older is for a harvest


class LookBack:
    """Begins when the first turn has ended: what it needs is loaded then, and nobody waits for it."""

    def __init__(self, environment: Mapping[str, str], log: Callable[[BaseException], None]) -> None:
        self._environment = environment
        self._log = log
        self._thread: threading.Thread | None = None

    def begin(self, host: str) -> None:
        """The first call begins; the others do nothing."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, args=(host,), name="look-back", daemon=True)
            self._thread.start()

    def wait(self) -> None:
        """Until it has ended, if it has begun."""
        if self._thread is not None:
            self._thread.join()

    def _run(self, host: str) -> None:
        from belta_memory.entrypoints.mcp.edge import attempt

        ended = attempt(lambda: look_back(self._environment, host))
        if isinstance(ended, Exception):
            self._log(ended)


def look_back(environment: Mapping[str, str], host: str, budget: float = BUDGET) -> int:
    """Harvest this host's new bytes of the last days within a budget; how many prompts were read. Raises BeltaError."""
    import datetime as dt

    from belta_memory.adapters.scorer import load_scorer
    from belta_memory.adapters.timed_patterns import Timed
    from belta_memory.app.harvest import Harvest, Scope
    from belta_memory.entrypoints.first_prompt import prepare_first_prompts
    from belta_memory.entrypoints.mcp.memory_calls import folder
    from belta_memory.entrypoints.wiring import (
        harvest_cursor,
        server_ports,
        transcript_hosts,
        transcripts,
    )

    if host not in transcript_hosts():
        return 0
    began = time.thread_time()
    ports = server_ports(environment)
    source = transcripts(host, environment)
    scope = Scope(since=ports.clock.now().date() - dt.timedelta(days=DAYS - 1))
    harvest = Harvest(
        ports,
        source,
        harvest_cursor(environment),
        scope,
        compiler=Timed,
        scorer=load_scorer(),
        is_enough=lambda: time.thread_time() - began > budget,
    )
    done = harvest.run(reversed(source.files().files))
    prepare_first_prompts(ports, environment, folder(environment))
    return done.prompts
