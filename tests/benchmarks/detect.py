"""How many messages a batch takes in a second: `python -m tests.benchmarks.detect [FILE]`.

The messages of FILE (JSON lines with `text` and `prev_assistant`), else the sentences that the weights are made from, which
are short, in five languages, in one order of chance: by the detector (rules and weights),
and through `belta detect --jsonl` as a program, which also starts, compiles its patterns, and completes pairs. In CPU seconds
of one core. Ends with 1 when a bar is not held.
"""

import json
import random
import resource
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from belta_memory.adapters.scorer import load_scorer
from belta_memory.adapters.timed_patterns import Timed
from belta_memory.domain.detect import detect
from belta_memory.languages import packs

SENTENCES = Path(__file__).parents[1] / "training" / "sentences"
ROUNDS = 4
LEAST = 3_000  # messages a second
START = "import sys; from belta_memory.entrypoints.cli import main; sys.exit(main())"
LOADED = 0.050  # seconds in which the weights are read


def messages(files: list[Path]) -> list[Any]:
    """Every message with the turn before it, as a program would ask."""
    read = [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    random.Random(1).shuffle(read)  # noqa: S311 (the same order in every run)
    return [
        {"id": n, "text": row["text"], "prev_assistant": row["prev_assistant"]} for n, row in enumerate(read)
    ]


def spent(run: Any) -> float:
    """CPU seconds of this process."""
    begun = time.process_time()
    run()
    return time.process_time() - begun


def by_the_detector(rows: list[Any]) -> float:
    """CPU seconds for all of them, patterns compiled."""
    known, scorer = packs(), load_scorer()

    def run() -> None:
        for row in rows:
            detect(row["text"], known, row["prev_assistant"], compiler=Timed, scorer=scorer)

    run()
    return median(spent(run) for _ in range(3))


def by_the_program(rows: list[Any]) -> float:
    """CPU seconds of a process that answers all of them, in so many rounds."""
    lines = "".join(f"{json.dumps(row)}\n" for row in rows) * ROUNDS
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-c", START, "detect", "--jsonl"]
    told = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert len(told.stdout.splitlines()) == len(rows) * ROUNDS
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(arguments: list[str]) -> int:
    """Measure, print, and say whether the bars are held."""
    rows = messages([Path(a) for a in arguments] or sorted(SENTENCES.glob("*.jsonl")))
    loading = median(spent(load_scorer.__wrapped__) for _ in range(5))
    detected = len(rows) / by_the_detector(rows)
    answered = len(rows) * ROUNDS / by_the_program(rows)
    size = sum(len(row["text"]) for row in rows) / len(rows)
    print(
        f"{len(rows)} messages of {size:.0f} characters on the average; weights read in {loading * 1000:.0f} ms"
    )
    print(f"the detector                {detected:7,.0f} messages/s")
    print(f"belta detect --jsonl, ×{ROUNDS:<3}  {answered:7,.0f} messages/s")
    return int(detected < LEAST or loading > LOADED)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
