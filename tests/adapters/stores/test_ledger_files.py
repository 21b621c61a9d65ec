import datetime as dt
import json
from pathlib import Path

import pytest

from belta_memory.adapters.stores.first_prompts import FirstPrompt, FirstPrompts
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.ledger import LedgerFiles
from belta_memory.domain.errors import StoredLineError
from belta_memory.domain.ledger import Entry, EntryState, Made
from belta_memory.domain.model import Kind

TODAY = dt.date(2026, 11, 30)
ENTRY = Entry(1, "git.example/mia/shop", Kind.OMISSION, 2, (dt.date(2026, 11, 12), dt.date(2026, 11, 20)))


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(str(tmp_path / ".belta"))


def test_entries_come_back_as_they_were_put(home: Home) -> None:
    at = dt.datetime(2026, 11, 30, 9, tzinfo=dt.UTC)
    entries = (
        ENTRY,
        ENTRY._replace(number=2, kind=Kind.FACT, state=EntryState.CAME_AGAIN, adopted_at=at, made=Made.FACT),
    )
    assert LedgerFiles(home).change(lambda _: entries) == entries
    assert LedgerFiles(home).entries() == entries


def test_an_entry_that_does_not_say_what_was_made_of_it_was_made_a_rule(home: Home) -> None:
    files = LedgerFiles(home)
    files.change(lambda _: (ENTRY,))
    path = Path(home.root, "ledger", "entries.json")
    stored = json.loads(path.read_text())
    del stored["entries"][0]["made"]
    path.write_text(json.dumps(stored))
    assert files.entries() == (ENTRY,)


def test_the_page_shows_number_repository_kind_sessions_dates_and_state_and_nothing_else(home: Home) -> None:
    files = LedgerFiles(home)
    files.change(
        lambda _: (ENTRY, ENTRY._replace(number=2, project="/home/mia/a|b", state=EntryState.DROPPED))
    )
    rows = [row for row in Path(files.page).read_text().splitlines() if row.startswith("| ")][1:]
    assert rows == [
        "| 1 | shop | omission | 2 | 2026-11-12, 2026-11-20 | open |",
        "| 2 | a-b | omission | 2 | 2026-11-12, 2026-11-20 | dropped |",
    ]


def test_nothing_is_written_for_nothing(home: Home) -> None:
    LedgerFiles(home).change(lambda entries: entries)
    assert not Path(home.root, "ledger").exists()


def test_a_page_that_was_lost_is_made_again(home: Home) -> None:
    files = LedgerFiles(home)
    files.change(lambda _: (ENTRY,))
    Path(files.page).unlink()
    files.change(lambda entries: entries)
    assert "| 1 | shop |" in Path(files.page).read_text()


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[]",
        '{"format": "belta-ledger 2", "entries": []}',
        '{"format": "belta-ledger 1", "entries": [{}]}',
    ],
)
def test_entries_that_are_not_ours_stop_the_change_and_stay(home: Home, content: str) -> None:
    path = Path(home.root, "ledger", "entries.json")
    path.parent.mkdir(parents=True)
    path.write_text(content)
    with pytest.raises(StoredLineError, match="Nothing was written"):
        LedgerFiles(home).change(lambda _: (ENTRY,))
    assert path.read_text() == content


def test_a_first_prompt_is_found_for_its_folder_until_it_is_old(home: Home) -> None:
    store = FirstPrompts(home)
    store.put("/home/mia/shop", FirstPrompt("Corrected lately:\n- a\n", 1), TODAY)
    assert store.find("/home/mia/shop/", TODAY) == FirstPrompt("Corrected lately:\n- a\n", 1)
    assert store.find("/home/mia/shop", TODAY + dt.timedelta(29)) is not None
    assert store.find("/home/mia/shop", TODAY + dt.timedelta(30)) is None
    assert store.find("/home/mia/docs", TODAY) is None
    store.put("/home/mia/shop", None, TODAY)
    assert store.find("/home/mia/shop", TODAY) is None


@pytest.mark.parametrize(
    ("repositories", "made_for", "asked_in", "is_found"),
    [
        pytest.param(["shop"], "shop", "shop/web/src", True, id="at the root of the repository"),
        pytest.param(["shop"], "shop/web", "shop/web/src", True, id="between"),
        pytest.param(["shop"], "shop/web", "shop", False, id="below"),
        pytest.param(["shop"], "shop/web", "shop/api", False, id="beside"),
        pytest.param(["shop", "shop/lib"], "shop", "shop/lib/src", False, id="another repository around it"),
        pytest.param(["shop/lib"], "shop", "shop/lib", False, id="above the root"),
        pytest.param([], "shop", "shop/web", False, id="no repository"),
    ],
)
def test_a_folder_without_a_first_prompt_has_that_of_the_nearest_above_in_its_repository(
    tmp_path: Path, home: Home, repositories: list[str], *, made_for: str, asked_in: str, is_found: bool
) -> None:
    for repository in repositories:
        (tmp_path / repository / ".git").mkdir(parents=True)
    store, made = FirstPrompts(home), FirstPrompt("Corrected lately:\n- a\n", 1)
    store.put(str(tmp_path / made_for), made, TODAY)
    found = store.find(str(tmp_path / asked_in), TODAY)
    assert found == (made if is_found else None)


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"belta-first 1 never 3\nx", b"belta-first 2 2026-11-30 1\nx"]
)
def test_a_first_prompt_that_is_not_ours_is_none(home: Home, content: bytes) -> None:
    store = FirstPrompts(home)
    store.put("/a", FirstPrompt("x", 1), TODAY)
    (path,) = Path(home.root, "cache", "first").iterdir()
    path.write_bytes(content)
    assert store.find("/a", TODAY) is None
