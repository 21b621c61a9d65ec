"""The console script `belta-mcp`: the pipes and signals of one MCP session."""

from __future__ import annotations

import os
import signal

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Callable

    from belta_memory.app.ports import Ports

STOPS = [signal.Signals[name] for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)]


def main() -> None:
    """Serve one client until its pipe ends or a signal comes; then go silently, with exit code 0."""
    _on_stop(lambda: os._exit(0))  # nothing has been taken in yet
    import time

    from belta_memory.entrypoints.mcp.beside import Beside
    from belta_memory.entrypoints.mcp.look_back import LookBack
    from belta_memory.entrypoints.mcp.pipes import Inbox, Output, taken_over
    from belta_memory.entrypoints.mcp.session import Session
    from belta_memory.entrypoints.mcp.surroundings import Surroundings
    from belta_memory.entrypoints.mcp.traces import leave_note
    from belta_memory.version import __version__

    inbox = Inbox(taken_over(0, os.O_RDONLY))
    output = Output(taken_over(1, os.O_WRONLY), inbox.stop)

    def stop() -> None:
        inbox.stop()
        output.stop_waiting()

    _on_stop(stop)
    beside = Beside(_log)
    around = Surroundings(
        ports=_ports,
        send=output.send,
        now=time.monotonic,
        log=_log,
        greet=_greet,
        environment=os.environ,
        version=__version__,
        host_pid=os.getppid(),
        beside=beside.begin,
    )
    session, look_back = Session(around), LookBack(os.environ, _log)
    for arrival in inbox:
        session.take(*arrival)
        if session.has_ended_turn:
            look_back.begin(session.host)
    leave_note(os.environ, elicits=False)
    beside.end(lambda: not output.waits)


def _greet(elicits: bool) -> None:  # noqa: FBT001 - the one thing that a greeting tells
    from belta_memory.entrypoints.mcp.traces import catch_up, leave_note

    leave_note(os.environ, elicits=elicits)
    catch_up(os.environ)


def _log(failure: BaseException) -> None:
    from belta_memory.entrypoints.mcp.traces import log_fault

    log_fault(os.environ, failure)


def _ports() -> Ports:
    from belta_memory.entrypoints.wiring import server_ports

    return server_ports(os.environ)


def _on_stop(stop: Callable[[], None]) -> None:
    for number in STOPS:
        signal.signal(number, lambda *_: stop())
