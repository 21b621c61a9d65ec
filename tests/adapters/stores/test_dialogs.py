import os
import subprocess
import sys
from pathlib import Path

import pytest

from belta_memory.adapters.stores.dialogs import close_note, has_dialog, open_note
from belta_memory.adapters.stores.home import Home

HOST = 4711


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(str(tmp_path / "belta"))


def note(home: Home, host: int = HOST) -> Path:
    return Path(home.cache("dialogs", str(host)))


def dead_pid() -> int:
    gone = subprocess.Popen([sys.executable, "-I", "-S", "-c", "pass"])
    gone.wait()
    return gone.pid


def test_a_note_stands_while_its_server_lives(home: Home) -> None:
    assert not has_dialog(home, HOST)
    open_note(home, HOST)
    assert has_dialog(home, HOST)
    assert not has_dialog(home, HOST + 1)
    assert note(home).stat().st_mode & 0o777 == 0o600
    close_note(home, HOST)
    assert not has_dialog(home, HOST)
    close_note(home, HOST)


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"0", id="nobody"),
        pytest.param(b"-1", id="everybody"),
        pytest.param(b"12x", id="torn"),
        pytest.param(b"9" * 40, id="no pid is that long"),
        pytest.param(b"9999999999", id="larger than the system's"),
        pytest.param(b"\xff", id="not a number"),
    ],
)
def test_a_broken_note_is_nobodys(home: Home, content: bytes) -> None:
    note(home).parent.mkdir(parents=True)
    note(home).write_bytes(content)
    assert not has_dialog(home, HOST)


def test_the_note_of_a_killed_server_is_not_believed_and_goes_when_the_next_one_opens(home: Home) -> None:
    note(home).parent.mkdir(parents=True)
    note(home).write_bytes(b"%d\n" % dead_pid())
    assert not has_dialog(home, HOST)
    open_note(home, HOST + 1)
    assert not note(home).exists()


def test_another_servers_note_is_left_alone(home: Home) -> None:
    note(home).parent.mkdir(parents=True)
    note(home).write_bytes(b"%d\n" % os.getppid())
    close_note(home, HOST)
    open_note(home, HOST + 1)
    assert has_dialog(home, HOST)


def test_a_process_of_another_user_is_there_all_the_same(home: Home) -> None:
    note(home).parent.mkdir(parents=True)
    note(home).write_bytes(b"1")
    assert has_dialog(home, HOST)


def test_asking_for_a_note_loads_nothing_slow() -> None:
    code = "import sys; import belta_memory.adapters.stores.dialogs; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"json", "pathlib", "ctypes", "logging", "dataclasses"} & set(loaded)
