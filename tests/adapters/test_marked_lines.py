"""Lines are found in a file as a plain reading finds them, wherever it begins, ends, or is broken."""

import re
from collections import Counter
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters.transcripts import lines
from belta_memory.adapters.transcripts.lines import Marked, MarkedLines
from belta_memory.app.transcripts import Place

LONGEST = 60
PIECES = st.sampled_from(
    [
        b"\n",
        b"\0\0",
        b'"type":"user"',
        b'"type":"assistant"',
        b'{"a":1}',
        b"x" * 40,
        b"\xff\xe3\x81",
        "な".encode(),
    ]
)
FILES = st.lists(PIECES, max_size=24).map(b"".join)
KIND = rb'"type":"(?:(user)|assistant)"'


def plainly(content: bytes, place: Place) -> tuple[list[Marked], Place, Place | None, Counter[str]]:
    """What is marked, the place behind everything, the one of a line without an end, and what was passed over."""
    found: list[Marked] = []
    skipped: Counter[str] = Counter()
    offset, number, _ = place
    unfinished = None
    for line in re.findall(rb"[^\n]*\n|[^\n]+\Z", content[place.offset :]):
        start, offset, number = offset, offset + len(line), number + 1
        unfinished = None if line.endswith(b"\n") else Place(start, number - 1)
        if len(line) > LONGEST or (len(line) == LONGEST and unfinished):
            skipped["too_long"] += 1
            unfinished = None
            continue
        said = line.lstrip(b"\0")
        first = re.search(KIND, said)
        skipped["nul_bytes"] += line.startswith(b"\0") and (first is None or first[1] is not None)
        if first and first[1]:
            found.append(Marked(said, start, Place(offset, number)))
    return found, Place(offset, number), unfinished, +skipped


@given(FILES, st.integers(0, 6))
def test_every_file_is_read_as_a_plain_reading_reads_it(
    tmp_path_factory: pytest.TempPathFactory, content: bytes, passed: int
) -> None:
    path = tmp_path_factory.mktemp("t") / "s.jsonl"
    path.write_bytes(content)
    whole = content.split(b"\n")[:-1][:passed]
    place = Place(sum(len(line) + 1 for line in whole), len(whole))
    skipped: Counter[str] = Counter()
    seen: list[int] = []
    with patch.object(lines, "LONGEST_LINE", LONGEST), patch.object(lines, "BLOCK", 16):
        reading = MarkedLines(str(path), place, re.compile(KIND), skipped, seen.append)
        found = list(reading)
    assert (found, reading.place, reading.unfinished, skipped) == plainly(content, place)
    assert sum(seen) == len(content) - place.offset


def test_what_is_not_wanted_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    path.write_bytes(b'"type":"user" a\n"type":"user" b\n')
    reading = MarkedLines(
        str(path), Place(), re.compile(KIND), Counter(), lambda _: None, unless=lambda line: b" a" in line
    )
    assert [line.content for line in reading] == [b'"type":"user" b\n']
