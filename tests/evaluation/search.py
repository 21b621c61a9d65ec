"""How often one of the first five hits is right: `python -m tests.evaluation.search [-v] [plain|fts]`.

All entries of the set lie in one memory. Queries at even places are those whose failures were read; `-v` shows them.
"""

import json
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

from belta_memory.adapters.search.plain_scan import PlainScan
from belta_memory.adapters.search.sqlite_fts import SqliteFts

FOLDER = Path(__file__).parent / "search"
TOP = 5


def rows(name: str) -> list[Any]:
    """One of the two files."""
    return [json.loads(line) for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()]


def text_of(entry: Any) -> str:
    """What an entry is found by, as in a search."""
    return " ".join(part for part in (entry.get("topic"), entry["text"], entry["domain"]) if part)


def measure(backend: PlainScan | SqliteFts, *, verbose: bool = False) -> dict[str, float]:
    """R@5 by language, kind and half; queries across languages apart."""
    entries = {entry["id"]: text_of(entry) for entry in rows("entries.jsonl")}
    backend.follow(entries)
    right: dict[str, list[bool]] = defaultdict(list)
    for place, query in enumerate(rows("queries.jsonl")):
        found = [match.id for match in backend.ranked(query["query"], lambda _: True, TOP)]
        hit = not set(found).isdisjoint(query["expected"])
        across = query["kind"] == "cross"
        groups = ("across languages",) if across else (
            "one language", "read (even)" if place % 2 == 0 else "unread (odd)", query["lang"], query["kind"],
        )  # fmt: skip
        for group in groups:
            right[group].append(hit)
        if verbose and not hit and not across and place % 2 == 0:
            print(query["id"], query["query"], "wanted:", [entries[i] for i in query["expected"]])
    return {group: sum(hits) / len(hits) for group, hits in right.items()}


def main(argv: list[str]) -> int:
    """Print the table."""
    with tempfile.TemporaryDirectory() as folder:
        backend = SqliteFts(f"{folder}/search.sqlite") if "fts" in argv else PlainScan()
        for group, recall in measure(backend, verbose="-v" in argv).items():
            print(f"{group:18} R@{TOP} {recall:.3f}")
        if isinstance(backend, SqliteFts):
            backend.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
