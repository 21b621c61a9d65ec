"""What is new in a file that others append to, and when it has to be read anew."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters.stores.growing_file import GrowingFile

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.jsonl"


def test_only_what_was_appended_is_new(path: Path) -> None:
    file = GrowingFile(str(path))
    assert file.news() == ([], b"", False)
    path.write_bytes(b"one\ntwo\n")
    assert file.news().lines == [b"one", b"two"]
    assert file.news() == ([], b"", False)
    with path.open("ab") as end:
        end.write(b"three\nfo")
    assert file.news() == ([b"three"], b"fo", False)
    with path.open("ab") as end:
        end.write(b"ur\n")
    assert file.news() == ([b"four"], b"", False)


def test_a_file_that_was_cut_and_grew_again_is_read_anew(path: Path) -> None:
    path.write_bytes(b"one\nannounced\n")
    file = GrowingFile(str(path))
    file.news()
    os.truncate(path, len(b"one\n"))
    with path.open("ab") as end:
        end.write(b"something longer than before\n")
    assert file.news() == ([b"one", b"something longer than before"], b"", True)


def test_a_file_that_another_took_the_place_of_is_read_anew(path: Path) -> None:
    path.write_bytes(b"one\n")
    file = GrowingFile(str(path))
    file.news()
    other = path.with_name("other")
    other.write_bytes(b"one\ntwo\n")
    other.replace(path)
    assert file.news() == ([b"one", b"two"], b"", True)
    path.unlink()
    assert file.news() == ([], b"", True)


@given(portions=st.lists(st.binary(max_size=300), max_size=6))
def test_in_whatever_portions_it_grows_the_lines_are_those_of_the_whole(
    portions: list[bytes], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("grows") / "file"
    file, lines, rest = GrowingFile(str(path)), [], b""
    for portion in portions:
        with path.open("ab") as end:
            end.write(portion)
        news = file.news()
        assert not news.anew
        lines += news.lines
        rest = news.rest
    assert b"\n".join([*lines, rest]) == b"".join(portions)
