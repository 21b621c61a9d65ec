"""Each system's scheduler: what it is told, a second time, and to the end."""

import os
import plistlib
import re
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from belta_memory.adapters import hosts as hosts_package
from belta_memory.adapters.nightly import PASSED_ON, SYSTEMD, Nightly, carry_out, plan_nightly, run_program
from belta_memory.domain.service_errors import SchedulerError

RUNS = [sys.executable, "-m", "belta_memory", "nightly"]


class System:
    """One machine: the programs that it has, its crontab, its tasks, and what was run."""

    def __init__(self, home: Path, platform: str, *programs: str) -> None:
        self.platform = platform
        self.ran: list[list[str]] = []
        self.crontab = "0 1 * * * backup\n"
        self.tasks = ""
        folder = home / "bin"
        folder.mkdir()
        for name in programs:
            (folder / name).write_text("#!/bin/sh\n")
            (folder / name).chmod(0o755)
        self.failing: tuple[str, ...] = ()  # words of a command that the scheduler refuses
        self.environment = {"HOME": str(home), "PATH": str(folder)}

    def run(self, command: Sequence[str], stdin: str) -> str:
        self.ran.append([*command])
        if any(word in command for word in self.failing):
            raise SchedulerError(cause="no bus", command="belta nightly")
        if [*command] == ["crontab", "-"]:
            self.crontab = stdin
        if command[:2] == ("schtasks", "/Create"):
            self.tasks = command[command.index("/TN") + 1]
        if command[:2] == ("schtasks", "/Delete"):
            self.tasks = ""
        return {"crontab": self.crontab, "schtasks": self.tasks}.get(command[0], "")

    def plan(self, *, removes: bool = False) -> Nightly:
        return plan_nightly(self.environment, self.run, self.platform, removes=removes)

    def settle(self, *, removes: bool = False) -> Nightly:
        todo = self.plan(removes=removes)
        carry_out(todo, self.run, removes=removes)
        return todo


SYSTEMS = [
    pytest.param("linux", ("systemctl", "crontab"), "systemd", id="systemd"),
    pytest.param("linux", ("crontab",), "cron", id="cron"),
    pytest.param("darwin", (), "launchd", id="launchd"),
    pytest.param("win32", (), "Task Scheduler", id="Task Scheduler"),
]


def files(home: Path) -> dict[str, str]:
    return {
        str(p.relative_to(home)): p.read_text()
        for p in home.rglob("*")
        if p.is_file() and p.parent.name != "bin"
    }


@pytest.mark.parametrize(("platform", "programs", "name"), SYSTEMS)
def test_it_is_told_once_and_taken_out_without_a_trace(
    tmp_path: Path, platform: str, programs: tuple[str, ...], name: str
) -> None:
    system = System(tmp_path, platform, *programs)
    before = (files(tmp_path), system.crontab, system.tasks)
    assert system.settle().scheduler == name
    assert (files(tmp_path), system.crontab, system.tasks) != before
    assert system.plan().is_empty
    assert not system.settle(removes=True).is_empty
    assert (files(tmp_path), system.crontab, system.tasks) == before
    assert system.plan(removes=True).is_empty


def test_systemd_gets_a_service_and_a_timer(tmp_path: Path) -> None:
    system = System(tmp_path, "linux", "systemctl")
    system.environment["BELTA_HOME"] = "/data/belta"
    system.settle()
    found = files(tmp_path)
    service = found[os.path.join(".config", "systemd", "user", "belta-nightly.service")]
    (line,) = (row for row in service.splitlines() if row.startswith("ExecStart="))
    assert shlex.split(line.removeprefix("ExecStart=")) == ["/usr/bin/env", "BELTA_HOME=/data/belta", *RUNS]
    assert system.ran == [["systemctl", "--user", "enable", "--now", "belta-nightly.timer"]]


def test_cron_keeps_the_other_lines(tmp_path: Path) -> None:
    system = System(tmp_path, "linux", "crontab")
    system.settle()
    kept, ours = system.crontab.splitlines()
    assert kept == "0 1 * * * backup"
    assert shlex.split(ours, comments=True)[5:] == RUNS


def test_launchd_gets_a_property_list(tmp_path: Path) -> None:
    System(tmp_path, "darwin").settle()
    told = plistlib.loads((tmp_path / "Library" / "LaunchAgents" / "belta-nightly.plist").read_bytes())
    assert told["ProgramArguments"] == RUNS


def test_words_of_a_unit_keep_their_signs(tmp_path: Path) -> None:
    system = System(tmp_path, "linux", "systemctl")
    system.environment["BELTA_HOME"] = '/data/be lta%x$y"z'
    system.settle()
    service = files(tmp_path)[os.path.join(".config", "systemd", "user", "belta-nightly.service")]
    assert 'ExecStart=/usr/bin/env "BELTA_HOME=/data/be lta%%x$$y\\"z" ' in service


@pytest.mark.parametrize(("platform", "programs", "name"), SYSTEMS)
def test_a_night_knows_where_the_transcripts_lie(
    tmp_path: Path, platform: str, programs: tuple[str, ...], name: str
) -> None:
    system = System(tmp_path, platform, *programs)
    system.environment.update(
        BELTA_HOME=str(tmp_path / "b"), CLAUDE_CONFIG_DIR="/c", CODEX_HOME="/x", EDITOR="vi"
    )
    system.settle()
    told = f"{files(tmp_path)}{system.crontab}"
    assert all(f"{variable}=" in told for variable in ("BELTA_HOME", "CLAUDE_CONFIG_DIR", "CODEX_HOME")), name
    assert "EDITOR" not in told
    assert system.plan().is_empty
    system.environment["CODEX_HOME"] = "/y"
    assert not system.settle().is_empty
    assert system.settle(removes=True).scheduler == name
    assert files(tmp_path) == {}


def test_a_task_runs_a_file_that_sets_the_variables(tmp_path: Path) -> None:
    system = System(tmp_path, "win32")
    system.environment.update(BELTA_HOME=str(tmp_path / "b"), CODEX_HOME="C:\\100% mine")
    system.settle()
    script = (tmp_path / "b" / "nightly.cmd").read_bytes().decode().split("\r\n")
    assert '@set "CODEX_HOME=C:\\100%% mine"' in script
    assert script[-2].endswith("-m belta_memory nightly")
    assert system.ran[-1][-1] == str(tmp_path / "b" / "nightly.cmd")


def test_every_variable_by_which_a_reader_finds_transcripts_is_passed_on() -> None:
    hosts = Path(hosts_package.__file__).parent
    read = set()
    for module in (*hosts.glob("*/transcript.py"), *hosts.glob("*/transcript/*.py")):
        read |= set(re.findall(r'environment\.get\("(\w+)"', module.read_text(encoding="utf-8")))
    assert "CODEX_HOME" in read
    assert read - {"HOME", "USERPROFILE", "APPDATA"} <= set(PASSED_ON)  # these every session has


@pytest.mark.parametrize(
    ("platform", "programs"),
    [
        pytest.param("linux", ("systemctl",), id="systemd"),
        pytest.param("darwin", (), id="launchd"),
    ],
)
def test_files_of_which_the_scheduler_would_not_hear_are_taken_back(
    tmp_path: Path, platform: str, programs: tuple[str, ...]
) -> None:
    system = System(tmp_path, platform, *programs)
    system.failing = ("systemctl", "launchctl")
    for _ in range(2):
        with pytest.raises(SchedulerError, match="Nothing was changed"):
            system.settle()
        assert files(tmp_path) == {}


@pytest.mark.parametrize(
    ("platform", "programs", "verb"),
    [
        pytest.param("linux", ("systemctl",), "enable", id="systemd"),
        pytest.param("darwin", (), "load", id="launchd"),
    ],
)
def test_files_alone_are_no_night_that_is_planned(
    tmp_path: Path, platform: str, programs: tuple[str, ...], verb: str
) -> None:
    system = System(tmp_path, platform, *programs)
    system.settle()
    system.failing = ("is-enabled", "list")
    todo = system.settle()
    assert (todo.changes, verb in todo.command) == ((), True)
    assert verb in system.ran[-1]


def test_where_systemd_was_passed_by_cron_is_told_and_told_to_end(tmp_path: Path) -> None:
    system = System(tmp_path, "linux", "systemctl", "crontab")
    todo = plan_nightly(system.environment, system.run, "linux", passed_by=SYSTEMD)
    carry_out(todo, system.run)
    assert "# belta-nightly" in system.crontab
    again = system.settle()
    assert (again.scheduler, again.is_empty) == ("cron", True), "systemd can be told again, and one is enough"
    assert system.settle(removes=True).scheduler == "cron"
    assert system.crontab == "0 1 * * * backup\n"
    system.failing = ("crontab",)
    assert system.plan(removes=True).is_empty


def test_without_a_scheduler_the_command_is_told(tmp_path: Path) -> None:
    with pytest.raises(SchedulerError, match=r"neither systemd nor cron is there.*belta_memory nightly"):
        System(tmp_path, "linux").plan()


@pytest.mark.skipif(os.name == "nt", reason="a script with a first line is POSIX")
@pytest.mark.parametrize(
    ("said", "is_read"),
    [
        pytest.param("no crontab for mia", True, id="none is there yet"),
        pytest.param(
            "crontab: can't open 'mia': No such file or directory", True, id="the same in other words"
        ),
        pytest.param("crontab: Input/output error", False, id="it cannot be read: nothing is put over it"),
    ],
)
def test_a_crontab_that_cannot_be_read_is_not_taken_for_an_empty_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, is_read: bool
) -> None:
    program = tmp_path / "crontab"
    program.write_text(f'#!/bin/sh\necho "{said}" >&2\nexit 1\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    if is_read:
        assert run_program(("crontab", "-l"), "") == ""
    else:
        with pytest.raises(SchedulerError, match=r"Input/output.*run it by hand: .*belta_memory nightly$"):
            run_program(("crontab", "-l"), "")
