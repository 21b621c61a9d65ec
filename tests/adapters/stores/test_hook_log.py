import os
from pathlib import Path

import pytest

from belta_memory.adapters.stores.hook_log import LONGEST_LOG, HookLog, write
from belta_memory.domain.errors import PayloadError


def fault_of(fault: BaseException) -> BaseException:
    """A fault that was raised somewhere, with its traceback."""
    try:
        raise fault
    except type(fault) as raised:
        return raised


@pytest.fixture
def root(tmp_path: Path) -> str:
    return str(tmp_path / "home")


def log_of(root: str) -> str:
    return Path(root, "log", "hook.log").read_text(encoding="utf-8")


def test_a_fault_is_one_line_with_its_time_and_then_where(root: str) -> None:
    write(root, fault_of(PayloadError(host="claude", cause="prompt is missing")))
    head, where = log_of(root).splitlines()
    assert head[:2] == "20"
    assert "PayloadError: The claude hook payload cannot be used: prompt is missing." in head
    assert where.startswith("  ")
    assert where.endswith(" in fault_of")


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        pytest.param(OSError(28, "No space left on device"), "No space left", id="a file's fault"),
        pytest.param(ImportError("no module x"), "no module x", id="a broken package"),
        pytest.param(ValueError("my password is hunter2"), None, id="may quote what the user wrote"),
        pytest.param(KeyError("hunter2"), None, id="may quote a key of the user's"),
        pytest.param(UnicodeDecodeError("utf-8", b"hunter2", 0, 1, "hunter2"), None, id="holds the bytes"),
    ],
)
def test_a_message_that_may_quote_the_user_is_left_out(
    root: str, fault: BaseException, said: str | None
) -> None:
    write(root, fault_of(fault))
    assert type(fault).__name__ in log_of(root)
    assert "hunter2" not in log_of(root)
    assert said is None or said in log_of(root)


def test_a_message_of_several_lines_stays_one_fault(root: str) -> None:
    write(root, fault_of(OSError("one\n2026 two")))
    assert HookLog(root).since_last_report()[0] == 1


def test_every_fault_is_told_once(root: str) -> None:
    log = HookLog(root)
    path = os.path.join(root, "log", "hook.log")
    assert log.since_last_report() == (0, "", path)
    assert not log.has_news()
    write(root, fault_of(OSError("first")))
    write(root, fault_of(OSError("second")))
    assert log.has_news()
    count, newest, where = log.since_last_report()
    assert (count, where) == (2, path)
    assert newest.endswith("OSError: second")
    assert not log.has_news()
    assert log.since_last_report() == (0, "", path)
    write(root, fault_of(OSError("third")))
    assert log.since_last_report()[0] == 1


def test_a_log_that_was_deleted_and_grew_again_is_told_from_its_start(root: str) -> None:
    log = HookLog(root)
    write(root, fault_of(OSError("a long first fault " * 9)))
    log.since_last_report()
    os.remove(os.path.join(root, "log", "hook.log"))
    write(root, fault_of(OSError("new")))
    assert log.since_last_report()[0] == 1


def test_a_log_makes_room_when_it_is_long(root: str) -> None:
    write(root, fault_of(OSError("first")))
    with Path(root, "log", "hook.log").open("ab") as log:
        log.write(b"x" * LONGEST_LOG)
    write(root, fault_of(OSError("second")))
    write(root, fault_of(OSError("third")))
    assert "third" in log_of(root)
    assert "second" not in log_of(root)
    assert sorted(os.listdir(os.path.join(root, "log"))) == ["hook.log", "hook.log.1"]


def test_the_log_is_for_the_user_alone(root: str) -> None:
    write(root, fault_of(OSError("x")))
    assert Path(root, "log").stat().st_mode & 0o777 == 0o700
    assert Path(root, "log", "hook.log").stat().st_mode & 0o777 == 0o600


def test_a_fault_that_nowhere_can_be_logged_raises_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file stands where the home should be")
    write(str(tmp_path / "file"), fault_of(OSError("x")))
    write("", fault_of(OSError("x")))
    assert sorted(os.listdir(tmp_path)) == ["file"]


def test_a_fault_that_could_not_be_written_is_told_once_it_can(tmp_path: Path) -> None:
    in_the_way = tmp_path / "log" / "hook.log"
    in_the_way.mkdir(parents=True)
    log = HookLog(str(tmp_path))
    write(str(tmp_path), ValueError("x"))
    in_the_way.rmdir()
    assert log.has_news()
    count, newest, _ = log.since_last_report()
    assert count == 1
    assert "could not be written down" in newest
    assert not log.has_news()
    assert log.since_last_report()[0] == 0
