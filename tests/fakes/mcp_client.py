"""The real server process under a client that says what a test tells it to, and the home that both look at."""

import json
import queue
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.sessions import SessionFiles
from belta_memory.app.ports import Ports, SessionMarker
from belta_memory.domain.model import Claim, Proposal, SessionId
from belta_memory.entrypoints.wiring import server_ports
from fakes import open_proposal

START = "from belta_memory.entrypoints.mcp_server import main; main()"
A_MOMENT = 0.32  # seconds that a person needs at the least; whatever answers faster is no person
PATIENCE = 20.0


def environment(home: Path) -> dict[str, str]:
    return {"BELTA_HOME": str(home), "HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


def world(home: Path) -> Ports:
    return server_ports(environment(home))


def wait_for_a_yes(
    home: Path, id_: str = "abcd1234", claim: Claim | None = None, session: str = "s1"
) -> None:
    """A proposal of an attended session, as the prompt hook leaves it."""
    SessionFiles(Home(str(home))).put(
        SessionMarker(SessionId(session), transcript=None, prompt=None, host_pid=None, attended=True)
    )
    ports = world(home)
    created = ports.clock.now()
    ports.proposals.put(open_proposal(id_, claim, session=session, created=created))


def proposal(home: Path, id_: str = "abcd1234") -> Proposal:
    return world(home).proposals.find(id_)


def facts(home: Path) -> list[str]:
    return [f.correct for f in world(home).memory.read().facts]


class Server:
    """One `belta-mcp`. Whatever it prints must be a message, and what it says on stderr is kept."""

    def __init__(self, home: Path, *, forms: bool = True) -> None:
        self.home = home
        self._forms = forms
        self._messages: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._listens = True
        self.process = subprocess.Popen(
            [sys.executable, "-c", START],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(home),
        )

    def __enter__(self) -> Self:
        self._reader = threading.Thread(target=self._read)
        self._reader.start()
        capabilities: dict[str, object] = {"elicitation": {}} if self._forms else {}
        client = {"name": "claude-code", "version": "2.1.332"}
        params = {"protocolVersion": "2025-11-25", "capabilities": capabilities, "clientInfo": client}
        self.say(id=0, method="initialize", params=params)
        assert self.hear()["id"] == 0
        self.say(method="notifications/initialized")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert pipe is not None
            try:
                pipe.close()
            except BrokenPipeError:
                continue  # what was still buffered for a dead server
        self._reader.join(PATIENCE)

    def write(self, content: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(content)
        self.process.stdin.flush()

    def say(self, **message: object) -> None:
        self.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    def hear(self) -> Any:
        return self._messages.get(timeout=PATIENCE)

    def call(self, tool: str, id_: object, **arguments: object) -> Any:
        self.say(id=id_, method="tools/call", params={"name": tool, "arguments": arguments})
        return self.hear()

    def confirm(self, id_: object = 1, session: str = "s1") -> Any:
        return self.call("confirm_pending", id_, session_id=session)

    def choose(self, form: Any, value: str) -> None:
        """Answer like a person."""
        time.sleep(A_MOMENT)
        (field,) = form["params"]["requestedSchema"]["properties"]
        self.say(id=form["id"], result={"action": "accept", "content": {field: value}})

    def end(self) -> tuple[int, bytes]:
        """The exit code and what stands on stderr, once the process has gone by itself."""
        code = self.process.wait(PATIENCE)
        assert self.process.stderr is not None
        return code, self.process.stderr.read()

    def deafen(self) -> None:
        """Close the pipe that the server writes into."""
        self._listens = False
        self.say(id="last", method="ping")
        assert self.hear()["id"] == "last"
        self._reader.join(PATIENCE)

    def quiet(self) -> bool:
        """Is there nothing that nobody has heard?"""
        return self._messages.empty()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            assert line.isascii()
            self._messages.put(json.loads(line))
            if not self._listens:
                self.process.stdout.close()
                return


def told(message: Any, id_: object = 1) -> str:
    assert (message["id"], message["result"]["isError"]) == (id_, False)
    text: str = message["result"]["content"][0]["text"]
    return json.loads(text)["systemMessage"] if text else ""
