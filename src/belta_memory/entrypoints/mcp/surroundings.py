"""The process around a session, as the session sees it."""

from __future__ import annotations

from belta_memory.named import NamedTuple

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from belta_memory.app.library import Library
    from belta_memory.app.ports import Ports


class Surroundings(NamedTuple):
    """What a session needs of its process."""

    ports: Callable[[], Ports]
    send: Callable[[bytes], None]  # from any thread
    now: Callable[[], float]  # seconds on the clock that also stamps what arrives
    log: Callable[[BaseException], None]
    greet: Callable[[bool], None]  # told whether the client shows forms
    environment: Mapping[str, str]
    version: str
    host_pid: int | None = None  # the process that started ours
    library: Callable[[Ports], Library] | None = None  # None: that of the environment
    beside: Callable[[Callable[[], object]], object] = lambda step: step()  # carries out what only looks
