"""How often the contradicted value is found in the assistant's turn: `python -m tests.evaluation.turn FILE [-v]`."""

import json
import sys
from pathlib import Path

from belta_memory.domain.turn import contradicted


def main(argv: list[str]) -> int:
    """Print what was given, what of it is exact, and what was to be found; odd lines may be read with `-v`."""
    rows = [json.loads(line) for line in Path(argv[0]).read_text(encoding="utf-8").splitlines()]
    found = [contradicted(r["text"], r["correct"], r["prev_assistant"]) for r in rows]
    for name, rest in (("all", (0, 1)), ("odd", (1,)), ("even", (0,))):
        chosen = [(r, f) for n, (r, f) in enumerate(zip(rows, found, strict=True), 1) if n % 2 in rest]
        given = [(r, f) for r, f in chosen if f is not None]
        exact = sum(r["wrong"] == f for r, f in given)
        there = sum(r["wrong"] is not None for r, _ in chosen)
        print(
            f"{name}: given {len(given)}, exact {exact} of them, found {exact} of {there}, {len(chosen)} rows"
        )
    if "-v" in argv:
        for n, (r, f) in enumerate(zip(rows, found, strict=True), 1):
            if n % 2 and r["wrong"] != f:
                print(n, r, "found", f)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
