"""One lock for every process."""

import errno
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from belta_memory.adapters.stores import lock
from belta_memory.adapters.stores.lock import locked
from belta_memory.domain.errors import LockTimeoutError, NoLocksError, UnwritableHomeError

POSIX = pytest.mark.skipif(os.name == "nt", reason="fork and flock are POSIX")
TRY = """
import sys
from belta_memory.adapters.stores.lock import locked
from belta_memory.domain.errors import LockTimeoutError
try:
    with locked(sys.argv[1], timeout=0):
        print("free")
except LockTimeoutError:
    print("held")
"""


def seen_elsewhere(path: Path) -> str:
    return subprocess.run(
        [sys.executable, "-c", TRY, str(path)], check=True, capture_output=True, text=True
    ).stdout.strip()


def test_a_held_lock_keeps_other_processes_out_and_lets_them_in_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "locks" / "memory.lock"
    with locked(str(path)):
        assert seen_elsewhere(path) == "held"
    assert seen_elsewhere(path) == "free"


def test_reading_the_lock_file_does_not_drop_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "memory.lock"
    with locked(str(path)):
        path.read_bytes()  # closes a second descriptor of the same file
        assert seen_elsewhere(path) == "held"


def test_a_held_lock_keeps_other_threads_out(tmp_path: Path) -> None:
    seen: list[object] = []

    def enter() -> None:
        try:
            with locked(str(tmp_path / "l"), timeout=0):
                seen.append("in")
        except LockTimeoutError as cause:
            seen.append(cause)

    with locked(str(tmp_path / "l")):
        thread = threading.Thread(target=enter)
        thread.start()
        thread.join()
    assert [type(s) for s in seen] == [LockTimeoutError]


def test_a_lock_that_stays_held_is_an_error_that_says_what_to_do(tmp_path: Path) -> None:
    with (
        locked(str(tmp_path / "l")),
        pytest.raises(
            LockTimeoutError, match=r"stayed locked for 0.01 s\. Nothing was written\. .*BELTA_HOME"
        ),
        locked(str(tmp_path / "l"), timeout=0.01),
    ):
        pytest.fail("two writers are in")


@pytest.mark.parametrize("number", (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL))
def test_a_file_system_without_locks_is_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(_descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(lock, "_try", refuse)
    monkeypatch.setattr(time, "sleep", lambda _: pytest.fail("waited for a lock that cannot come"))
    with pytest.raises(NoLocksError, match="Nothing was written"), locked(str(tmp_path / "l"), timeout=60):
        pytest.fail("wrote without a lock")


def test_a_home_that_cannot_hold_a_lock_file_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "home").write_bytes(b"")
    with pytest.raises(UnwritableHomeError), locked(str(tmp_path / "home" / "l")):
        pytest.fail("wrote without a lock")
    (tmp_path / "folder").mkdir()
    with pytest.raises(UnwritableHomeError), locked(str(tmp_path / "folder")):
        pytest.fail("wrote without a lock")


@POSIX
def test_an_emptied_cache_while_waiting_does_not_let_two_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, tries, real = tmp_path / "l", [], lock._try

    def emptied(descriptor: int) -> None:
        tries.append(descriptor)
        real(descriptor)
        if len(tries) == 1:
            path.unlink()

    monkeypatch.setattr(lock, "_try", emptied)
    with locked(str(path)):
        assert len(tries) == 2
        assert seen_elsewhere(path) == "held"


@POSIX
def test_a_forked_child_does_not_keep_the_lock(tmp_path: Path) -> None:
    script = f"""
import os, sys
from belta_memory.adapters.stores.lock import locked
with locked({str(tmp_path / "l")!r}):
    reader, writer = os.pipe()
    if os.fork() == 0:
        os.read(reader, 1)
        os._exit(0)
with locked({str(tmp_path / "l")!r}, timeout=0):
    print("free")
os.write(writer, b"x")
os.wait()
"""
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "free"


def test_the_lock_is_free_after_an_error(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), locked(str(tmp_path / "l")):
        1 / 0  # noqa: B018 - the error is the point
    with locked(str(tmp_path / "l"), timeout=0):
        pass


@POSIX
def test_waiting_leaks_no_descriptor(tmp_path: Path) -> None:
    with locked(str(tmp_path / "l")):
        before = os.dup(0)
        os.close(before)
        for _ in range(5):
            with pytest.raises(LockTimeoutError), locked(str(tmp_path / "l"), timeout=0):
                pytest.fail("two writers are in")
        after = os.dup(0)
        os.close(after)
    assert after == before
