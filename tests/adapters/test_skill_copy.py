import os
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belta_memory.adapters.changes import make
from belta_memory.adapters.skill_copy import RECORD, edited, is_foreign, plan_copy, plan_removal

OLD = {"SKILL.md": b"old", "references/a.md": b"a", "references/gone.md": b"gone"}
NEW = {"SKILL.md": b"new", "references/a.md": b"a", "references/b.md": b"b"}


def tree(folder: Path) -> dict[str, bytes]:
    return {
        p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()
    }


def copy(folder: Path, shipped: dict[str, bytes], *, spares_edits: bool = False) -> list[str]:
    changes = plan_copy(str(folder), shipped, spares_edits=spares_edits)
    return [kept for change in changes if (kept := make(change, "t"))]


def remove(folder: Path, shipped: dict[str, bytes]) -> list[str]:
    return [kept for change in plan_removal(str(folder), shipped) if (kept := make(change, "t"))]


def files(folder: Path) -> dict[str, bytes]:
    return {name: content for name, content in tree(folder).items() if name != RECORD}


def test_an_upgrade_replaces_what_nobody_edited_and_drops_what_is_not_shipped_any_more(
    tmp_path: Path,
) -> None:
    copy(tmp_path, OLD)
    assert copy(tmp_path, NEW) == []
    assert files(tmp_path) == NEW


def test_a_second_copy_has_nothing_to_do(tmp_path: Path) -> None:
    copy(tmp_path, OLD)
    assert plan_copy(str(tmp_path), OLD) == []


def test_an_edited_file_is_replaced_with_a_copy_kept(tmp_path: Path) -> None:
    copy(tmp_path, OLD)
    (tmp_path / "SKILL.md").write_text("mine")
    (tmp_path / "references/gone.md").write_text("mine, too")
    assert edited(str(tmp_path), NEW) == ["SKILL.md"]
    (kept,) = copy(tmp_path, NEW)
    assert Path(kept).read_text() == "mine"
    assert (tmp_path / "SKILL.md").read_text() == "new"
    assert (tmp_path / "references/gone.md").read_text() == "mine, too"


def test_an_edited_file_is_spared_and_stays_known_as_edited(tmp_path: Path) -> None:
    copy(tmp_path, OLD)
    (tmp_path / "SKILL.md").write_text("mine")
    for _ in range(2):
        assert copy(tmp_path, NEW, spares_edits=True) == []
        assert files(tmp_path) == {**NEW, "SKILL.md": b"mine"}
        assert edited(str(tmp_path), NEW) == ["SKILL.md"]
    assert plan_copy(str(tmp_path), NEW, spares_edits=True) == []


def test_without_a_record_what_differs_counts_as_edited(tmp_path: Path) -> None:
    (tmp_path / "SKILL.md").write_text("of a version that kept no record")
    (kept,) = copy(tmp_path, NEW)
    assert Path(kept).read_text() == "of a version that kept no record"


def test_removal_takes_ours_and_leaves_a_copy_of_what_was_edited(tmp_path: Path) -> None:
    copy(tmp_path, OLD)
    (tmp_path / "SKILL.md").write_text("mine")
    (tmp_path / "own.md").write_text("own")
    kept = remove(tmp_path, NEW)
    assert files(tmp_path) == {os.path.basename(kept[0]): b"mine", "own.md": b"own"}
    assert not (tmp_path / RECORD).exists()


@pytest.mark.parametrize("name", ["../victim", "/etc/victim", "a/../../victim", "C:victim", "..\\victim", ""])
def test_a_record_that_leads_out_of_the_folder_moves_nothing(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "skill"
    copy(folder, OLD)
    victim = tmp_path / "victim"
    victim.write_bytes(b"gone")
    with (folder / RECORD).open("a") as record:
        record.write(f"{sha256(b'gone').hexdigest()}  {name}\n")  # as one that nobody edited
    copy(folder, NEW)
    remove(folder, NEW)
    assert victim.read_bytes() == b"gone"


SHIPPED = st.dictionaries(
    st.sampled_from(["SKILL.md", "references/a.md", "references/b.md", "c/d/e.md"]),
    st.binary(max_size=3),
    min_size=1,
)


@settings(deadline=None, max_examples=60)
@given(st.lists(SHIPPED, min_size=1, max_size=4))
def test_any_row_of_versions_ends_as_the_last_one_and_leaves_nothing(
    versions: list[dict[str, bytes]],
) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        for shipped in versions:
            assert copy(Path(folder), shipped) == []
        assert files(Path(folder)) == versions[-1]
        assert remove(Path(folder), versions[-1]) == []
        assert tree(Path(folder)) == {}


def test_a_skill_that_is_not_ours_is_foreign_and_stays_at_the_removal(tmp_path: Path) -> None:
    (tmp_path / "SKILL.md").write_text("mine")
    assert is_foreign(str(tmp_path), NEW)
    assert remove(tmp_path, NEW) == []
    assert files(tmp_path) == {"SKILL.md": b"mine"}


@pytest.mark.parametrize("shipped", [OLD, NEW])
def test_a_skill_that_we_copied_is_not_foreign_edited_or_not(
    tmp_path: Path, shipped: dict[str, bytes]
) -> None:
    copy(tmp_path, OLD)
    (tmp_path / "SKILL.md").write_text("mine")
    assert not is_foreign(str(tmp_path), shipped)
