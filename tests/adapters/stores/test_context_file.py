from pathlib import Path

import pytest

from belta_memory.adapters.stores.context_file import ContextFile
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.memory import MarkdownMemory
from belta_memory.adapters.system import SystemClock, SystemRandomness
from belta_memory.domain.errors import BeltaError


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(str(tmp_path / "belta"))


def test_it_is_written_and_copied_to_where_the_user_wants_it(home: Home, tmp_path: Path) -> None:
    copy = tmp_path / "elsewhere" / "AGENTS.memory.md"
    page = ContextFile(home, [str(copy)])
    page.refresh(lambda: "page\n")
    assert Path(page.path).read_text() == copy.read_text() == "page\n"
    page.refresh(lambda: "")
    assert not Path(page.path).exists()
    assert copy.read_text() == ""


def test_a_second_writer_leaves_a_mark_that_the_first_one_honours(home: Home) -> None:
    page, other = ContextFile(home), ContextFile(home)
    states = iter(["one", "two"])

    def make() -> str:
        now = next(states)
        if now == "one":
            other.refresh(lambda: "never asked: the first one writes")
        return now

    page.refresh(make)
    assert Path(page.path).read_text() == "two"
    assert not Path(home.cache("context.dirty")).exists()


def test_the_mark_outlives_a_writer_that_holds_the_lock_and_dies(home: Home) -> None:
    page = ContextFile(home)
    with locked(home.lock("context")):
        page.refresh(lambda: "x")
    assert not Path(page.path).exists()
    assert Path(home.cache("context.dirty")).exists()
    page.refresh(lambda: "now")
    assert Path(page.path).read_text() == "now"


def test_a_death_while_the_page_is_made_loses_no_state(home: Home) -> None:
    page = ContextFile(home)

    def dies() -> str:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        page.refresh(dies)
    assert page.is_behind()
    ContextFile(home).catch_up(lambda: "the last state")
    assert Path(page.path).read_text() == "the last state"
    assert not page.is_behind()


def test_nothing_is_made_where_nothing_was_left_undone(home: Home) -> None:
    page = ContextFile(home)
    page.catch_up(lambda: "x")
    assert not Path(page.path).exists()


def test_a_change_that_is_broken_off_is_written_and_a_death_in_it_leaves_a_mark(home: Home) -> None:
    page = ContextFile(home)
    marked: list[bool] = []

    def breaks_off() -> None:
        with page.changing(lambda: "so far"):
            marked.append(page.is_behind())
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        breaks_off()
    assert marked == [True]
    assert Path(page.path).read_text() == "so far"
    assert not page.is_behind()


def test_a_change_is_marked_anew_where_another_took_its_mark_before_it_stood(home: Home) -> None:
    page, states = ContextFile(home), ["before"]
    with page.changing(lambda: states[-1]):
        ContextFile(home).catch_up(lambda: states[-1])
        states.append("after")
    assert Path(page.path).read_text() == "after"


def test_a_copy_that_cannot_be_written_holds_up_no_other_and_is_tried_again(
    home: Home, tmp_path: Path
) -> None:
    bad, good = tmp_path / "file", tmp_path / "good.md"
    bad.write_text("x")
    told: list[BeltaError] = []
    page = ContextFile(home, [str(bad / "copy.md"), str(good)], told.append)
    page.refresh(lambda: "page")
    assert good.read_text() == "page"
    assert page.is_behind()
    bad.unlink()
    page.catch_up(lambda: "page")
    assert (bad / "copy.md").read_text() == "page"
    assert not page.is_behind()


def test_a_copy_that_cannot_be_written_is_told_of_and_fails_nothing(home: Home, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    told: list[BeltaError] = []
    ContextFile(home, [str(tmp_path / "file" / "copy.md")], told.append).refresh(lambda: "page")
    assert len(told) == 1


def test_the_page_is_no_note_of_a_fact(home: Home) -> None:
    ContextFile(home).refresh(lambda: "# Lessons\n\n- Ask before a push.\n")
    assert MarkdownMemory(home, SystemClock(), SystemRandomness()).unlisted() == []
