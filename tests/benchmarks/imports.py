"""What an import of a large foreign memory costs: `python -m tests.benchmarks.imports [entries]`.

Three memories of as many entries: pairs as JSON, pairs as CSV, and bullets in five languages of which one in three states
no fact. Each is read, sorted out and left to wait in an empty home; in CPU seconds of this process, since other work on
the machine says nothing of ours. Nothing may be recorded by it. Ends with 1 when a bar is not held.
"""

import json
import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from belta_memory.app.imports import let_wait, sort_out
from belta_memory.app.scopes import all_facts
from belta_memory.domain.foreign import read_foreign
from belta_memory.entrypoints.wiring import command_ports, import_queue

ENTRIES = 10_000
SECONDS = 10.0
SENTENCES = (
    "The host of service {n} is node-{n}, not old-{n}.",
    "ポート{n}は{n}1ではなく{n}2です",
    "서비스 {n}의 서버는 node-{n}이 아니라 host-{n}입니다",
    "服务{n}的端口不是 80{n}，而是 90{n}",
    "Keep commit messages of part {n} short.",
    "Run the checks of part {n} before a commit.",
)


def memories(entries: int) -> dict[str, str]:
    """A text of each format."""
    pairs = [(f"topic {n} of the team", f"old-{n}", f"new-{n}") for n in range(entries)]
    names = ("topic", "wrong", "correct")
    return {
        "JSON": json.dumps([dict(zip(names, pair, strict=True)) for pair in pairs]),
        "CSV": "\n".join(map(",".join, (names, *pairs))),
        "bullets": "\n".join(f"- {SENTENCES[n % len(SENTENCES)].format(n=n)}" for n in range(entries)),
    }


def seconds(text: str, home: Path) -> tuple[float, int]:
    """CPU seconds from the text to what waits, and how much waits."""
    environment = {**os.environ, "BELTA_HOME": str(home)}
    ports = command_ports(environment)
    start = time.process_time()
    found = sort_out(ports, read_foreign(text, "memory").entries)
    let_wait(ports, import_queue(environment), found.proposals)
    spent = time.process_time() - start
    if all_facts(ports):
        raise SystemExit("something was recorded without a yes")
    return spent, len(found.proposals)


def main(entries: int) -> int:
    """Measure and tell."""
    slow = 0
    for name, text in memories(entries).items():
        with TemporaryDirectory() as folder:
            spent, waiting = seconds(text, Path(folder) / "home")
        slow += spent > SECONDS
        print(f"{name:8} {entries} entries, {waiting} wait: {spent:.1f} s (bar {SECONDS:.0f})")
    return 1 if slow else 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else ENTRIES))
