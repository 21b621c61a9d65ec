"""What the memory is asked by calls that put no question to a person; several threads may come at once."""

from __future__ import annotations

from functools import partial
from threading import Lock

from belta_memory.entrypoints.mcp.edge import attempt
from belta_memory.entrypoints.mcp.rpc import Result
from belta_memory.entrypoints.mcp.tools import READING, complaint

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from belta_memory.app.library import Library
    from belta_memory.app.ports import Ports, SessionMarker
    from belta_memory.entrypoints.mcp.forms import Json
    from belta_memory.entrypoints.mcp.memory_calls import Scene
    from belta_memory.entrypoints.mcp.rpc import Call, Fetch
    from belta_memory.entrypoints.mcp.surroundings import Surroundings


class Desk:
    """Whatever is asked, one line of the activity log is its own."""

    def __init__(self, around: Surroundings) -> None:
        self._around = around
        self._library: Library | None = None
        self._founding = Lock()  # of the library: calls that come at once are served by one

    def answered(self, call: Call, host: str, session: str | None) -> Result:
        """Carry out a call of the host, which named this session last."""
        begun = self._around.now()
        result = self._run(call, host, session)
        self.keep(host, call.tool, result, begun)
        return result

    def fetched(self, fetch: Fetch, host: str) -> tuple[Json | str, int]:
        """A resource or the prompt; a sentence with its code where there is none."""
        from belta_memory.entrypoints.mcp.memory_calls import fetched
        from belta_memory.entrypoints.mcp.offers import NO_RESOURCE
        from belta_memory.entrypoints.mcp.rpc import INVALID_PARAMS

        begun = self._around.now()
        found = attempt(lambda: fetched(self._scene(self._around.ports(), host), fetch.method, fetch.params))
        result = Result(refused="arguments" if isinstance(found, str) else "")
        if isinstance(found, Exception):
            result = self._refusal(found, fetch.method, reads=True)
            found = result.text
        self.keep(host, fetch.method, result, begun)
        is_named = fetch.method == "resources/read" and isinstance(fetch.params.get("uri"), str)
        return found, NO_RESOURCE if is_named else INVALID_PARAMS

    def keep(self, host: str, tool: str, result: Result, begun: float) -> None:
        """No log that fails makes a call fail; what has failed the call already is told once."""
        from belta_memory.entrypoints.mcp.call_log import keep

        spent = self._around.now() - begun
        failed = attempt(lambda: keep(self._scene(self._around.ports(), host), tool, result, spent))
        if failed is not None and not result.refused:
            self._around.log(failed)

    def _run(self, call: Call, host: str, session: str | None) -> Result:
        if why := complaint(call.tool, call.arguments):
            unwritten = "" if call.tool in READING else " Nothing was written."
            told = f"{call.tool}: {why}.{unwritten} Call it again with that mended."
            return Result(told, refused="arguments")
        outcome = attempt(lambda: self._carry_out(call, host, session))
        if not isinstance(outcome, Exception):
            return outcome
        return self._refusal(outcome, call.tool, reads=call.tool in READING)

    def _refusal(self, failure: Exception, name: str, *, reads: bool) -> Result:
        from belta_memory.domain.errors import BeltaError

        if isinstance(failure, BeltaError):
            told = failure.to_reader() if reads else str(failure)
        else:
            self._around.log(failure)
            told = f"{name} failed by a bug of belta's own; go on without it."
        return Result(told, refused=type(failure).__name__)

    def _carry_out(self, call: Call, host: str, session: str | None) -> Result:
        from belta_memory.entrypoints.mcp.memory_calls import CALLS

        scene = self._scene(self._around.ports(), host)
        marker = partial(self._marker, scene.ports, call, session)
        return CALLS[call.tool](scene._replace(marker=marker), call.arguments)

    def _marker(self, ports: Ports, call: Call, session: str | None) -> SessionMarker | None:
        """The session that a call is about."""
        from belta_memory.entrypoints.mcp.origin import marker_of, newest_session, session_ids

        newest = newest_session(ports, self._around.host_pid)
        return marker_of(ports, session_ids(call.meta, self._around.environment, newest, session))

    def _scene(self, ports: Ports, host: str) -> Scene:
        """The searchable memory; what it has read is kept as long as the server runs."""
        from belta_memory.entrypoints.mcp.memory_calls import Scene, folder

        with self._founding:
            if self._library is None:
                from belta_memory.entrypoints.library import library_of

                make = self._around.library or partial(library_of, environment=self._around.environment)
                self._library = make(ports)
        return Scene(ports, self._library, host, folder(self._around.environment))
