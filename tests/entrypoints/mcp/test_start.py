"""One server runs in every session: what it costs before anybody has called it."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fakes.mcp_client import Server, environment

SOURCE = Path(__file__).parents[3] / "src"
START = f"import sys; sys.path.append({str(SOURCE)!r}); from belta_memory.entrypoints.mcp_server import main; main()"
GREETING = json.dumps(
    {
        "jsonrpc": "2.0",
        "id": 0,
        "method": "initialize",
        "params": {"protocolVersion": "2025-11-25", "capabilities": {}},
    }
)


def seconds_to_the_greeting(home: Path) -> float:
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-I", "-S", "-c", START],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(home),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(GREETING.encode() + b"\n")
        process.stdin.flush()
        assert process.stdout.readline()
        return time.perf_counter() - begun


def seconds_of_an_empty_interpreter() -> float:
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-I", "-S", "-c", "pass"], check=True)
    return time.perf_counter() - begun


def test_it_greets_within_six_empty_interpreters(tmp_path: Path) -> None:
    pairs = [(seconds_to_the_greeting(tmp_path), seconds_of_an_empty_interpreter()) for _ in range(7)]
    assert min(server for server, _ in pairs) <= 6 * min(empty for _, empty in pairs)


def test_it_starts_on_the_standard_library_alone_and_small(tmp_path: Path) -> None:
    """Said by the process itself once its input has ended: what a greeting has loaded."""
    code = f"{START}; import os; os.write(2, ' '.join(sys.modules).encode())"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code],
        input=GREETING.encode() + b"\n",
        capture_output=True,
        env=environment(tmp_path),
        check=True,
        timeout=20,
    )
    modules = set(done.stderr.decode().split())
    assert {name.split(".")[0] for name in modules} - {"belta_memory", "__main__"} <= sys.stdlib_module_names
    assert not {name for name in modules if name.startswith(("belta_memory.app", "belta_memory.languages"))}


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_it_needs_less_than_twenty_megabytes(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    (peak,) = (int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))
    assert peak <= 20 * 1024
