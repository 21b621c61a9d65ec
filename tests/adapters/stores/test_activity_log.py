from pathlib import Path

import pytest

from belta_memory.adapters.stores.activity_log import ActivityFile
from belta_memory.adapters.stores.home import Home
from belta_memory.app.activity import Activity
from belta_memory.domain.errors import BeltaError
from fakes import AT

CALL = Activity(
    AT, "search_memory", "配備", ("k1",), {"lesson": 0.5}, "aki", 3, "lesson", "high", "x", "配備先"
)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(str(tmp_path))


def test_a_call_comes_back_as_it_was(home: Home) -> None:
    log = ActivityFile(home)
    log.append(CALL)
    log.append(Activity(AT, "get_note"))
    assert ActivityFile(home).all() == [CALL, Activity(AT, "get_note")]


def test_a_refused_call_and_half_a_character_come_back_too(home: Home) -> None:
    refused = Activity(AT, "get_note", refused="UnknownIdError")
    log = ActivityFile(home)
    log.append(refused)
    log.append(Activity(AT, "search_memory", "half \ud83d"))
    assert log.all() == [refused, Activity(AT, "search_memory", "half ?")]
    assert b'"milliseconds": 0' in Path(home.root, "log", "activity.jsonl").read_bytes()


def test_it_is_turned_over_and_one_old_one_is_kept(home: Home) -> None:
    log = ActivityFile(home, longest=1000)
    for _ in range(40):
        log.append(CALL)
    sizes = [path.stat().st_size for path in Path(home.root, "log").iterdir()]
    assert len(sizes) == 2
    assert max(sizes) < 2000
    assert 3 < len(log.all()) < 20


@pytest.mark.parametrize("line", [b"torn {", b"[]", b'{"at": 1}', b'{"tool": "x"}', b"\xff\xfe"])
def test_a_line_that_is_not_ours_is_left_out(home: Home, line: bytes) -> None:
    log = ActivityFile(home)
    log.append(CALL)
    with Path(home.root, "log", "activity.jsonl").open("ab") as file:
        file.write(line + b"\n")
    log.append(CALL)
    assert log.all() == [CALL, CALL]


def test_a_log_that_cannot_be_written_fails_nothing_and_is_told_of(home: Home) -> None:
    Path(home.root, "log").write_text("a file stands where the folder should be")
    told: list[BeltaError] = []
    ActivityFile(home, told.append).append(CALL)
    assert len(told) == 1


def test_the_log_is_the_users_alone(home: Home) -> None:
    ActivityFile(home).append(CALL)
    assert Path(home.root, "log", "activity.jsonl").stat().st_mode & 0o777 == 0o600
