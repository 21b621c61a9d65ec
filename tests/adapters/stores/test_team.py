"""Two people, one memory in a git repository: their additions merge, and what a merge leaves is mended."""

import subprocess
from pathlib import Path

import pytest

from adapters.stores.memory_home import (
    AT,
    DAY,
    DEPLOY,
    PORT,
    YES,
    RandomIds,
    StillClock,
    memory_at,
    record,
    snapshot,
)
from belta_memory.adapters.doctor import Level, look_at_home
from belta_memory.adapters.mend import repairs_of_home
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.merged import repair
from belta_memory.domain.model import GLOBAL, Fact, FactKey, Slug

API = Fact("api", "v1", "v2", DAY, 1, DAY, Slug("api"), FactKey("k-api"))


def git(folder: Path, *arguments: str, check: bool = True) -> str:
    who = ("-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "merge.conflictStyle=merge")
    ended = subprocess.run(
        ["git", "-C", str(folder), *who, *arguments], check=check, capture_output=True, text=True
    )
    return ended.stdout


@pytest.fixture
def two(tmp_path: Path) -> tuple[Path, Path]:
    """A repository with one fact in it, and a colleague's clone."""
    mine, theirs = tmp_path / "mine", tmp_path / "theirs"
    mine.mkdir()
    git(mine, "init", "-q", "-b", "main")
    record(memory_at(mine / ".belta"), DEPLOY)
    commit(mine)
    git(tmp_path, "clone", "-q", str(mine), str(theirs))
    return mine, theirs


def commit(folder: Path) -> None:
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "memory")


def both_add(mine: Path, theirs: Path, here: Fact, there: Fact) -> str:
    record(memory_at(mine / ".belta"), here)
    record(memory_at(theirs / ".belta"), there)
    commit(mine)
    commit(theirs)
    git(mine, "fetch", "-q", str(theirs), "main")
    git(mine, "merge", "-q", "FETCH_HEAD", check=False)
    return git(mine, "ls-files", "--unmerged")


def topics(folder: Path) -> set[str]:
    return {f.topic for f in memory_at(folder / ".belta").read().facts}


def test_additions_of_two_people_merge_without_a_conflict(two: tuple[Path, Path]) -> None:
    mine, theirs = two
    assert both_add(mine, theirs, PORT, API) == ""
    memory = memory_at(mine / ".belta")
    assert topics(mine) == {DEPLOY.topic, PORT.topic, API.topic}
    assert {f.key for f in memory.read().facts} == {DEPLOY.key, PORT.key, API.key}, "the journals merge, too"
    assert memory.note(Slug("api")) is not None
    assert [e.topic for e in memory.journal()].count(PORT.topic) == 1


def test_without_the_attributes_the_conflict_is_mended_and_nothing_is_lost(two: tuple[Path, Path]) -> None:
    mine, theirs = two
    for folder in two:
        (folder / ".belta" / ".gitattributes").write_text("")
    commit(mine)
    commit(theirs)
    assert "MEMORY.md" in both_add(mine, theirs, PORT, API)
    home = Home(str(mine / ".belta"))
    findings = [f.text for f in look_at_home(home, AT) if f.level is Level.FAIL]
    assert any("kept both sides of 1 conflict" in text for text in findings)
    for mending in repairs_of_home(home):
        mending.make()
    assert topics(mine) == {DEPLOY.topic, PORT.topic, API.topic}
    assert not [f for f in look_at_home(home, AT) if f.level is Level.FAIL]


def test_two_values_for_one_topic_leave_one_line_and_the_other_in_the_archive(two: tuple[Path, Path]) -> None:
    mine, theirs = two
    assert both_add(mine, theirs, API._replace(note=None), API._replace(note=None, correct="v3")) == ""
    home = Home(str(mine / ".belta"))
    before = snapshot(mine / ".belta")
    (told,) = repair(home, GLOBAL, StillClock(), RandomIds())
    assert "into the archive" in told
    memory = memory_at(mine / ".belta")
    assert topics(mine) == {DEPLOY.topic, API.topic}
    (archived,) = memory.archived()
    assert archived.superseded_by == "api"
    assert repair(home, GLOBAL, StillClock(), RandomIds()) == ()
    memory.undo(YES, memory.journal()[-1].id)
    assert snapshot(mine / ".belta") == before


def test_a_note_that_both_have_changed_is_mended_and_undo_takes_it_back(two: tuple[Path, Path]) -> None:
    mine, theirs = two
    for folder, word in ((mine, "mine"), (theirs, "theirs")):
        note = folder / ".belta" / "memory" / "deploy.md"
        known = "---\nname: deploy\noccurrences: 2\n---\n\n## 補足\n\n"
        note.write_text(f"{known}- {word}\n", encoding="utf-8")
        commit(folder)
    git(mine, "fetch", "-q", str(theirs), "main")
    git(mine, "merge", "-q", "FETCH_HEAD", check=False)
    home = Home(str(mine / ".belta"))
    before = snapshot(mine / ".belta")
    told = [f for f in look_at_home(home, AT) if f.level is Level.FAIL]
    assert [(f.text.rpartition(": ")[2], f.remedy) for f in told] == [
        ("kept both sides of 1 conflict.", "Run: belta doctor --fix")
    ]
    for mending in repairs_of_home(home):
        mending.make()
    text = (mine / ".belta" / "memory" / "deploy.md").read_text(encoding="utf-8")
    assert text.endswith("## 補足\n\n- mine\n- theirs\n")
    assert not [f for f in look_at_home(home, AT) if f.level is Level.FAIL]
    memory = memory_at(mine / ".belta")
    memory.undo(YES, memory.journal()[-1].id)
    assert snapshot(mine / ".belta") == before


def test_a_note_of_which_nobody_can_tell_the_sides_is_left_and_named(two: tuple[Path, Path]) -> None:
    note = two[0] / ".belta" / "memory" / "deploy.md"
    content = b"---\nname: deploy\n<<<<<<< HEAD\n---\n=======\n>>>>>>> b\n\xff\n"
    note.write_bytes(content)
    home = Home(str(two[0] / ".belta"))
    assert [f.remedy for f in look_at_home(home, AT) if f.level is Level.FAIL] == [
        "Choose by hand what the note shall say."
    ]
    for mending in repairs_of_home(home):
        mending.make()
    assert note.read_bytes() == content
