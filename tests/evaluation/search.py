"""How often one of the first five hits is right: `python -m tests.evaluation.search [-v] [fts|meaning] [queries_2.jsonl]`.

All entries of the set lie in one memory. Queries at even places are those whose failures were read (of those across
languages every second one); `-v` shows them. `meaning` takes the extra `semantic`.
"""

import json
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

from belta_memory.adapters.search.by_meaning import ByMeaning
from belta_memory.adapters.search.plain_scan import PlainScan
from belta_memory.adapters.search.sqlite_fts import SqliteFts
from belta_memory.adapters.vectors import EncoderVectors
from belta_memory.domain.errors import BeltaError

FOLDER = Path(__file__).parent / "search"
TOP = 5
SETS = ("queries.jsonl", *(f"queries_{n}.jsonl" for n in (2, 3, 4, 5)))  # with queries across languages


def rows(name: str) -> list[Any]:
    """One of the two files."""
    return [json.loads(line) for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()]


def text_of(entry: Any) -> str:
    """What an entry is found by, as in a search."""
    return " ".join(part for part in (entry.get("topic"), entry["text"], entry["domain"]) if part)


def measure(
    backend: PlainScan | SqliteFts | ByMeaning, file: str = "queries.jsonl", *, verbose: bool = False
) -> dict[str, float]:
    """R@5 by language, kind and half; queries across languages apart."""
    entries = {entry["id"]: text_of(entry) for entry in rows("entries.jsonl")}
    backend.follow(entries)
    right: dict[str, list[bool]] = defaultdict(list)
    queries_across = 0
    for place, query in enumerate(rows(file)):
        found = [match.id for match in backend.ranked(query["query"], lambda _: True, TOP)]
        hit = not set(found).isdisjoint(query["expected"])
        across = query["kind"] == "cross"
        is_read = (queries_across if across else place) % 2 == 0
        queries_across += across
        half = "read (even)" if is_read else "unread (odd)"
        groups = (
            ("across languages", f"across, {half}", f"across, {query['lang']}") if across
            else ("one language", half, query["lang"], query["kind"])
        )  # fmt: skip
        for group in groups:
            right[group].append(hit)
        if verbose and not hit and is_read:
            print(query["id"], query["query"], "wanted:", [entries[i] for i in query["expected"]])
    return {group: sum(hits) / len(hits) for group, hits in right.items()}


def main(argv: list[str]) -> int:
    """Print the table."""
    file = next((name for name in argv if name.endswith(".jsonl")), "queries.jsonl")
    with tempfile.TemporaryDirectory() as folder:
        backend: PlainScan | SqliteFts | ByMeaning
        if "fts" in argv:
            backend = SqliteFts(f"{folder}/search.sqlite", _stop)
        elif "meaning" in argv:
            backend = ByMeaning(PlainScan(), EncoderVectors(), _stop, at_once=float("inf"))
        else:
            backend = PlainScan()
        for group, recall in measure(backend, file, verbose="-v" in argv).items():
            print(f"{group:22} R@{TOP} {recall:.3f}")
        if isinstance(backend, SqliteFts):
            backend.close()
    return 0


def _stop(fault: BeltaError) -> None:
    raise SystemExit(str(fault))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
