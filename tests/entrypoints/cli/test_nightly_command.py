"""`belta install --nightly`, where systemd is there and hears nobody, as without a user bus."""

import os
from pathlib import Path

import pytest

from belta_memory.entrypoints.cli import main

pytestmark = pytest.mark.skipif(os.name == "nt", reason="systemd and cron are POSIX")


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    program(tmp_path, "systemctl", 'echo "Failed to connect to bus: No medium found" >&2; exit 1')
    return tmp_path


def program(machine: Path, name: str, script: str) -> None:
    path = machine / "bin" / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def left(machine: Path) -> list[Path]:
    return [path for path in machine.rglob("belta-nightly*") if path.is_file()]


def test_cron_is_told_in_its_place_and_a_second_run_says_who_runs_it(
    machine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = machine / "table"
    program(machine, "crontab", f'if [ "$1" = -l ]; then /bin/cat {table}; else /bin/cat > {table}; fi')
    table.write_text("0 1 * * * backup\n")
    assert main(["install", "--nightly", "--yes"]) == 0
    told = capsys.readouterr()
    assert "cron runs it once a day" in told.out
    assert "systemd cannot be told" in told.err
    assert "No medium found" in told.err
    assert table.read_text().count("# belta-nightly") == 1
    assert left(machine) == []
    assert main(["install", "--nightly", "--yes"]) == 0
    assert "Nothing to do: cron runs it once a day already." in capsys.readouterr().out
    assert main(["uninstall", "--nightly", "--yes"]) == 0
    assert table.read_text() == "0 1 * * * backup\n"


def test_without_cron_it_fails_each_time_and_leaves_nothing(
    machine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        assert main(["install", "--nightly", "--yes"]) == 1
        told = capsys.readouterr()
        assert "Nothing was changed" in told.err
        assert told.out == ""
        assert left(machine) == []


def test_where_neither_hears_the_line_of_the_night_is_told(
    machine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program(machine, "crontab", 'echo "must be privileged to use -u" >&2; exit 1')
    assert main(["install", "--nightly", "--yes"]) == 1
    assert "belta_memory nightly" in capsys.readouterr().err.splitlines()[-1]
    assert left(machine) == []
