from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from belta_memory.adapters.doctor import Level
from belta_memory.adapters.entry_doctor import look_at_entries
from belta_memory.adapters.stores.home import Home

if TYPE_CHECKING:
    from pathlib import Path

SOUND = b"---\nname: a\nkey: k1\ntype: note\n---\n\nAsk first.\n"


def put(home: Path, name: str, content: bytes) -> Path:
    path = home / "memory" / "notes" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def test_sound_entries_are_counted(tmp_path: Path) -> None:
    put(tmp_path, "a.md", SOUND)
    put(tmp_path, "b.md", b"By hand, without a head.")
    (found,) = look_at_entries(Home(str(tmp_path)))
    assert (found.level, found.text.startswith("2 entries in")) == (Level.OK, True)


def test_who_mends_two_files_of_one_key_depends_on_where_they_lie(tmp_path: Path) -> None:
    for name in ("a.md", "b.md", "archive/c.md"):
        put(tmp_path, name, SOUND)
    beside, archived = (f for f in look_at_entries(Home(str(tmp_path))) if f.level is Level.WARN)
    assert beside.remedy == "Run: belta doctor --fix"
    assert archived.remedy == "Give one of them another key by hand."


def test_where_there_is_none_nothing_is_said(tmp_path: Path) -> None:
    assert list(look_at_entries(Home(str(tmp_path)))) == []


@pytest.mark.parametrize("folder", ["", "archive/"])
@pytest.mark.parametrize(("leads", "why"), [("nowhere", "not there"), ("odd.md", "symbolic links")])
def test_a_broken_link_is_named_beside_what_is_sound(
    tmp_path: Path, folder: str, leads: str, why: str
) -> None:
    put(tmp_path, "0.md", SOUND)
    link = put(tmp_path, f"{folder}odd.md", b"")
    link.unlink()
    link.symlink_to(link.with_name(leads))
    broken, sound = look_at_entries(Home(str(tmp_path)))
    assert (broken.level, broken.text.startswith(f"{link} is passed over: ")) == (Level.FAIL, True)
    assert why in broken.text
    assert sound.text.startswith("1 entry in")


@pytest.mark.parametrize("folder", ["", "archive/"])
@pytest.mark.parametrize(
    ("content", "level", "told", "remedy"),
    [
        pytest.param(b"ok\n\xff\xfe\n", Level.FAIL, ":2 is passed over", "no search finds it", id="not UTF-8"),
        pytest.param(
            b"---\nkey: [a\n---\n\nx\n", Level.FAIL, " is passed over", "Fix it by hand", id="a broken head"
        ),
        pytest.param(
            b"---\nkey: k1\n---\n\n<<<<<<< ours\nA\n=======\nB\n>>>>>>> theirs\n",
            Level.FAIL, "marks of a conflict", "Choose by hand", id="a merge",
        ),
        pytest.param(SOUND, Level.WARN, "have one key, k1", "", id="a copy"),
    ],
)  # fmt: skip
def test_a_file_that_is_not_sound_is_named_with_what_to_do(  # noqa: PLR0917 (a table)
    tmp_path: Path, folder: str, content: bytes, level: Level, told: str, remedy: str
) -> None:
    put(tmp_path, "0.md", SOUND)
    path = put(tmp_path, f"{folder}odd.md", content)
    (found,) = (f for f in look_at_entries(Home(str(tmp_path))) if f.level is not Level.OK)
    assert (found.level, found.text.startswith(str(path))) == (level, True)
    assert told in found.text
    assert remedy in found.remedy
