import os
from pathlib import Path

import pytest

from belta_memory.adapters import mend
from belta_memory.adapters.mend import folders_open_to_others, repairs_of_home, repairs_of_package
from belta_memory.adapters.stores.home import Home

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")


@pytest.fixture
def home(tmp_path: Path) -> Home:
    root = tmp_path / "home"
    for folder in (root, root / "memory", root / "memory" / "archive"):
        folder.mkdir()
        folder.chmod(0o755)
    return Home(str(root))


def test_the_folders_of_an_open_home_are_closed_once(home: Home) -> None:
    (repair,) = repairs_of_home(home)
    assert home.root in repair.text
    repair.make()
    assert {path.stat().st_mode & 0o777 for path in (Path(home.root), *Path(home.root).rglob("*"))} == {0o700}
    assert list(repairs_of_home(home)) == []


def test_behind_a_closed_door_nothing_is_open(home: Home) -> None:
    Path(home.root).chmod(0o700)
    assert folders_open_to_others(home.root) == []


def test_a_folder_that_is_a_link_is_somebody_elses(home: Home, tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o755)
    (Path(home.root) / "notes").symlink_to(shared)
    for repair in repairs_of_home(home):
        repair.make()
    assert shared.stat().st_mode & 0o777 == 0o755


def test_an_absent_home_is_not_made(tmp_path: Path) -> None:
    assert list(repairs_of_home(Home(str(tmp_path / "none")))) == []
    assert list(tmp_path.iterdir()) == []


def test_a_package_that_is_not_compiled_is_compiled_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "belta_memory"
    (package / "adapters").mkdir(parents=True)
    (package / "entrypoints").mkdir()
    gate = package / "entrypoints" / "prompt_gate.py"
    gate.write_text("x = 1\n")
    monkeypatch.setattr(mend, "__file__", str(package / "adapters" / "mend.py"))
    (repair,) = repairs_of_package()
    repair.make()
    assert os.path.isfile(mend.compiled(str(gate)))
    assert list(repairs_of_package()) == []
