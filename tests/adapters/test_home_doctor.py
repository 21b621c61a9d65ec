import datetime as dt
import os
from pathlib import Path

import pytest

from belta_memory.adapters.doctor import Finding, Level, look_at_home, look_at_package
from belta_memory.adapters.stores.home import Home

NOW = dt.datetime(2026, 3, 10, 12, tzinfo=dt.UTC)
LINE = "- port: ❌ 5432 → ✅ 5433 [src:2026-03-01 / occ:2 / recorded:2026-03-02]\n"


@pytest.fixture
def home(tmp_path: Path) -> Home:
    root = tmp_path / "home"
    root.mkdir(mode=0o700)
    (root / "memory").mkdir()
    (root / "log").mkdir()
    return Home(str(root))


def look(home: Home) -> list[Finding]:
    return list(look_at_home(home, NOW))


def bad(home: Home) -> list[Finding]:
    return [finding for finding in look(home) if finding.level is not Level.OK]


def test_a_sound_home_has_nothing_to_mend(home: Home) -> None:
    Path(home.index_file).write_text(f"# header\n\n{LINE}", encoding="utf-8")
    assert bad(home) == []
    assert any(finding.text.startswith("1 fact in") for finding in look(home))


def test_looking_leaves_nothing_behind(home: Home) -> None:
    look(home)
    assert [p for p in Path(home.root).rglob("*") if p.is_file()] == []


def test_an_absent_home_is_no_fault_and_is_not_made(tmp_path: Path) -> None:
    home = Home(str(tmp_path / "not" / "there"))
    assert bad(home) == []
    assert not Path(home.root).exists()


def test_a_home_below_a_file_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (finding,) = [f for f in bad(Home(str(tmp_path / "file" / "home"))) if f.subject == "home"]
    assert finding.level is Level.FAIL
    assert "BELTA_HOME" in finding.remedy


def test_a_home_that_cannot_be_written_is_a_fault(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_only(*_: object) -> int:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "open", read_only)
    (finding,) = [f for f in bad(home) if f.subject == "home"]
    assert (finding.level, "Read-only file system" in finding.text) == (Level.FAIL, True)


def test_a_file_system_without_locks_is_a_fault(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")
    monkeypatch.setattr(fcntl, "flock", lambda *_: None)  # some network file systems answer yes to everybody
    (finding,) = bad(home)
    assert finding == Finding(
        Level.FAIL,
        "home",
        f"The file system of {home.root} has no working locks.",
        "Set BELTA_HOME to a folder on a local disk.",
    )


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_a_home_that_others_may_read_is_a_warning(home: Home) -> None:
    Path(home.root).chmod(0o750)
    (finding,) = bad(home)
    assert (finding.level, finding.remedy) == (Level.WARN, "Run: belta doctor --fix")


@pytest.mark.parametrize("name", ["Dropbox", "OneDrive - Company", "Library/Mobile Documents/x", "Nextcloud"])
def test_a_folder_of_a_cloud_service_is_a_warning(tmp_path: Path, name: str) -> None:
    (finding,) = bad(Home(str(tmp_path / name / ".belta")))
    assert (finding.level, "keep" in finding.text) == (Level.WARN, True)


def test_each_fault_of_the_index_is_told_with_its_line(home: Home) -> None:
    Path(home.index_file).write_text(
        f"# header\n\n{LINE}- b: ❌ x → ✅  [src:2026-03-01 / occ:2]\n", encoding="utf-8"
    )
    faults = bad(home)
    assert [(f.level, f.text.startswith(f"{home.index_file}:4: ")) for f in faults] == [(Level.FAIL, True)]


def test_an_index_that_is_not_utf_8_is_told_with_its_line(home: Home) -> None:
    Path(home.index_file).write_bytes(LINE.encode() + "- 市場".encode("cp950"))
    (finding,) = bad(home)
    assert (finding.level, finding.text) == (Level.FAIL, f"{home.index_file}:2: not UTF-8.")


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("cap = ", id="broken TOML"),
        pytest.param("captain = 3", id="unknown key"),
        pytest.param('cap = "many"', id="wrong type"),
    ],
)
def test_settings_that_cannot_be_used_are_a_fault(home: Home, text: str) -> None:
    Path(home.config).write_text(text)
    (finding,) = bad(home)
    assert (finding.level, finding.subject) == (Level.FAIL, "settings")
    assert finding.text.startswith(home.config)


def test_recent_faults_of_the_hooks_are_told_and_old_ones_are_not(home: Home) -> None:
    Path(home.hook_log).write_text(
        "2026-01-01T00:00:00+0000 OSError: long ago\n  in somewhere\n"
        "2026-03-09T09:00:00+0900 OSError: first\n  1234 is indented\n"
        "2026-03-10T09:00:00+0900 OSError: newest\n"
        "9 is no time\n"
    )
    (finding,) = bad(home)
    assert finding.level is Level.WARN
    assert finding.text.startswith(
        "2 faults in the last 7 days; the newest: 2026-03-10T09:00:00+0900 OSError: newest"
    )


def test_the_package_that_runs_these_tests_is_whole() -> None:
    assert {finding.level for finding in look_at_package()} <= {Level.OK, Level.WARN}


def test_the_index_of_every_project_is_looked_at(home: Home) -> None:
    index = Path(home.shelf("github.com/acme/shop").index_file)
    index.parent.mkdir(parents=True)
    index.write_text(f"{LINE}- port: ✅ 5433 ❌ 5432\n", encoding="utf-8")
    (finding,) = [f for f in bad(home) if f.subject == "memory"]
    assert finding.level is Level.FAIL
    assert f"{index}:2" in finding.text
