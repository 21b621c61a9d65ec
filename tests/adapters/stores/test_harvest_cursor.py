import datetime as dt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters.stores.harvest_cursor import CursorFile
from belta_memory.app.transcripts import Mark, Place

MARK = Mark(12, Place(10, 2), dt.date(2026, 11, 1), headless=True)
counts = st.integers(0, 2**60)
days, scripts = st.none() | st.dates(), st.booleans()
of_lines = st.builds(Mark, counts, st.builds(Place, counts, counts, st.just(0)), days, scripts, st.none())
places = st.builds(Place, counts, counts, counts)
marks = of_lines | st.builds(Mark, counts, places, days, scripts, st.floats(0, 2e9))


@given(st.dictionaries(st.text(max_size=20), marks, max_size=4))
def test_marks_come_back_as_they_were(
    tmp_path_factory: pytest.TempPathFactory, marks: dict[str, Mark]
) -> None:
    path = str(tmp_path_factory.mktemp("c") / "cursor.json")
    cursor = CursorFile(path)
    for identity, mark in marks.items():
        cursor.put(identity, mark)
    cursor.save()
    again = CursorFile(path)
    assert {identity: again.mark(identity) for identity in marks} == marks


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"[]", b"null", b"\xff", b'{"format": "other", "files": {}}', b'{"format": "belta-harvest 2"}',
        b'{"format": "belta-harvest 2", "files": {"a": 1}}', b'{"format": "belta-harvest 2", "files": {"a": [1, 2, 3, "x", true]}}',
    ],
)  # fmt: skip
def test_a_cursor_that_is_not_ours_is_as_good_as_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "cursor.json"
    path.write_bytes(content)
    assert CursorFile(str(path)).mark("a") is None


def test_nothing_is_written_when_nothing_is_new(tmp_path: Path) -> None:
    path = tmp_path / "cursor.json"
    CursorFile(str(path)).save()
    assert not path.exists()
    cursor = CursorFile(str(path))
    cursor.put("a", MARK)
    cursor.save()
    path.unlink()
    cursor.put("a", MARK)
    cursor.save()
    assert not path.exists()
