"""Whole files and single lines on a disk that fails."""

import errno
import os
import stat
from pathlib import Path

import pytest

from belta_memory.adapters.stores import files
from belta_memory.domain.errors import UnreadableFileError, UnwritableHomeError

POSIX = pytest.mark.skipif(os.name == "nt", reason="modes and links are POSIX")


class Refusal:
    """An `os` call that fails as a disk does."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, *_arguments: object, **_more: object) -> int:
        raise OSError(self.number, os.strerror(self.number))


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_only_an_absent_file_is_absent(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert files.read(str(tmp_path / "nothing")) is None
    assert files.read(str(tmp_path / "file")) == b""
    with pytest.raises(UnreadableFileError):
        files.read(str(tmp_path))
    with pytest.raises(UnreadableFileError, match="Nothing was written"):
        files.read(str(tmp_path / "file" / "below"))


@POSIX
def test_folders_and_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        files.replace(str(tmp_path / "a" / "b" / "file"), b"x")
        files.append(str(tmp_path / "a" / "lines"), b"x")
    finally:
        os.umask(before)
    assert [mode(tmp_path / p) for p in ("a", "a/b", "a/b/file", "a/lines")] == [0o700, 0o700, 0o600, 0o600]


@POSIX
@pytest.mark.parametrize("wanted", (0o644, 0o664, 0o640, 0o400))
def test_an_existing_file_keeps_its_mode_whatever_the_umask(tmp_path: Path, wanted: int) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(wanted)
    before = os.umask(0o077)
    try:
        files.replace(str(path), b"new")
    finally:
        os.umask(before)
    assert (path.read_bytes(), mode(path)) == (b"new", wanted)


@POSIX
@pytest.mark.parametrize("there", (True, False), ids=("whole", "dangling"))
def test_a_link_stays_a_link(tmp_path: Path, there: bool) -> None:
    target, link = tmp_path / "dotfiles" / "MEMORY.md", tmp_path / "home" / "MEMORY.md"
    for path in (target, link):
        path.parent.mkdir()
    if there:
        target.write_bytes(b"old")
    link.symlink_to(target)
    files.replace(str(link), b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert [p.name for p in link.parent.iterdir()] == ["MEMORY.md"]


@pytest.mark.parametrize("step", ("open", "fdopen", "fsync", "replace", "chmod"))
@pytest.mark.parametrize("number", (errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO))
def test_a_replace_that_fails_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o644)
    monkeypatch.setattr(os, step, Refusal(number))
    with pytest.raises(UnwritableHomeError, match="Nothing was written"):
        files.replace(str(path), b"new")
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("step", ("open", "write", "lseek"))
def test_an_append_that_fails_leaves_the_old_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"old\n")
    monkeypatch.setattr(os, step, Refusal(errno.ENOSPC))
    with pytest.raises(UnwritableHomeError, match="No space left"):
        files.append(str(path), b"new")
    monkeypatch.undo()
    assert path.read_bytes() == b"old\n"


def test_a_short_write_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"old\n")
    whole = os.write
    monkeypatch.setattr(
        os, "write", lambda descriptor, content: whole(descriptor, content[: len(content) // 2])
    )
    with pytest.raises(UnwritableHomeError, match="No space left"):
        files.append(str(path), b"a long new line")
    assert path.read_bytes() == b"old\n"


def test_a_torn_last_line_cannot_swallow_the_next(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b'{"half')
    files.append(str(path), b"whole")
    files.append(str(path), b"next")
    assert path.read_bytes() == b'{"half\nwhole\nnext\n'


def test_an_append_can_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    files.append(str(path), b"one")
    size = files.append(str(path), b"two", durable=True)
    files.take_back(str(path), size)
    assert path.read_bytes() == b"one\n"


@pytest.mark.parametrize("write", (files.replace, files.append), ids=("replace", "append"))
def test_a_file_where_a_folder_is_needed_is_said_so(tmp_path: Path, write: object) -> None:
    (tmp_path / "home").write_bytes(b"mine")
    with pytest.raises(UnwritableHomeError, match=r"home cannot be written.*Nothing was written"):
        write(str(tmp_path / "home" / "memory" / "MEMORY.md"), b"x")  # type: ignore[operator]
    assert (tmp_path / "home").read_bytes() == b"mine"


def test_a_folder_that_cannot_be_made_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "mkdir", Refusal(errno.EROFS))
    with pytest.raises(UnwritableHomeError, match="Read-only file system"):
        files.make_folder(str(tmp_path / "a" / "b"))


def test_removing_is_done_when_nothing_is_there(tmp_path: Path) -> None:
    files.remove(str(tmp_path / "nothing"))
    with pytest.raises(UnwritableHomeError):
        files.remove(str(tmp_path))


def test_sweeping_takes_our_leftovers_and_nothing_else(tmp_path: Path) -> None:
    kept = ("MEMORY.md", "x.tmp", "a.1.tmp", "a.1.0123456g.tmp", "a.b.01234567.tmp", "a.1.01234567.tmp.md")
    for name in (*kept, "MEMORY.md.17.0123abcd.tmp"):
        (tmp_path / name).write_bytes(b"")
    files.sweep(str(tmp_path))
    files.sweep(str(tmp_path / "nothing"))
    assert {p.name for p in tmp_path.iterdir()} == set(kept)


def test_a_file_that_is_being_read_is_replaced_a_moment_later_on_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, refusals, swap = tmp_path / "file", [errno.EACCES] * 3, os.replace
    path.write_bytes(b"old")

    def shared(source: str, target: str) -> None:
        if refusals:
            raise PermissionError(refusals.pop(), "sharing violation")
        swap(source, target)

    beside = files.write_beside(str(path), b"new")
    monkeypatch.setattr(os, "replace", shared)
    monkeypatch.setattr(files, "_PAUSE", 0)
    monkeypatch.setattr(files, "_retries", lambda: 50)
    files.put_in_place(beside, str(path))
    assert path.read_bytes() == b"new"
