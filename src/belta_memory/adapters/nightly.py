"""Let the system run `belta nightly` once a day: systemd, launchd, cron or the Task Scheduler, whichever is there."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.changes import Change, make, plan
from belta_memory.domain.errors import SchedulerError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Run = Callable[[Sequence[str], str], str]
    """Runs a program with this on its standard input; what it printed. Raises SchedulerError."""

NAME = "belta-nightly"
_NO_CRONTAB = re.compile(
    r"no crontab|no such file", re.IGNORECASE
)  # as the crons of the world say it; no other failure
_MINUTE, _HOUR = 17, 3
_LINE = f"# {NAME}"
_SERVICE = """\
[Unit]
Description=Notice the corrections of the last days (belta-memory)

[Service]
Type=oneshot
Nice=10
ExecStart={command}
"""
_TIMER = f"""\
[Unit]
Description=Once a day: {NAME}

[Timer]
OnCalendar=*-*-* {_HOUR:02}:{_MINUTE:02}:00
Persistent=true

[Install]
WantedBy=timers.target
"""
_PLIST = f"""\
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
  <key>Label</key><string>{NAME}</string>
  <key>ProgramArguments</key><array>{{arguments}}</array>
  <key>StartCalendarInterval</key><dict><key>Hour</key><integer>{_HOUR}</integer><key>Minute</key><integer>{_MINUTE}</integer></dict>
</dict></plist>
"""


class Nightly(NamedTuple):
    """What there is to do: files to write, then a program to run with this on its standard input."""

    scheduler: str
    changes: tuple[Change, ...]
    command: tuple[str, ...] = ()
    stdin: str = ""

    @property
    def is_empty(self) -> bool:
        """Is everything as it should be?"""
        return not self.changes and not self.command


def plan_nightly(
    environment: Mapping[str, str], run: Run, platform: str = sys.platform, *, removes: bool = False
) -> Nightly:
    """What lets the system run it once a day, or ends that. Raises SchedulerError where there is no scheduler."""
    program: tuple[str, ...] = (sys.executable, "-m", "belta_memory", "nightly")
    if (named := environment.get("BELTA_HOME")) and platform != "win32":
        program = ("/usr/bin/env", f"BELTA_HOME={named}", *program)
    home = environment.get("HOME", "")
    if platform == "win32":
        return _task(program, run, removes=removes)
    if platform == "darwin":
        path = os.path.join(home, "Library", "LaunchAgents", f"{NAME}.plist")
        arguments = "".join(f"<string>{_escaped(word)}</string>" for word in program)
        changes = plan(path, None if removes else _PLIST.format(arguments=arguments).encode())
        return Nightly(
            "launchd", tuple(changes), ("launchctl", "unload" if removes else "load", path) if changes else ()
        )
    if shutil.which("systemctl", path=environment.get("PATH")) is not None:
        return _systemd(environment, program, removes=removes)
    if shutil.which("crontab", path=environment.get("PATH")) is not None:
        return _cron(program, run, removes=removes)
    raise SchedulerError(cause="neither systemd nor cron is there", command=shlex.join(program))


def carry_out(todo: Nightly, run: Run, *, removes: bool = False) -> None:
    """Write the files and let the scheduler know; the other way round where it ends. Raises BeltaError."""
    if removes and todo.command:
        run(todo.command, todo.stdin)
    for change in todo.changes:
        make(change, "")
    if not removes and todo.command:
        run(todo.command, todo.stdin)


def run_program(command: Sequence[str], stdin: str) -> str:
    """Run one program of the scheduler's. Raises SchedulerError."""
    try:
        done = subprocess.run(
            command,
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            errors="surrogateescape",  # what stands there already goes back byte for byte
            env={**os.environ, "LC_ALL": "C"},
            check=False,
            timeout=60,
        )
    except (OSError, subprocess.TimeoutExpired) as cause:
        raise SchedulerError(cause=f"{command[0]}: {cause}", command=shlex.join(command)) from cause
    why = (done.stderr or done.stdout).strip() or f"it ended with {done.returncode}"
    if done.returncode and not (command[-1] == "-l" and _NO_CRONTAB.search(why)):
        raise SchedulerError(cause=f"{command[0]}: {why}", command=shlex.join(command))
    return done.stdout


def _systemd(environment: Mapping[str, str], program: Sequence[str], *, removes: bool) -> Nightly:
    config = environment.get("XDG_CONFIG_HOME") or os.path.join(environment.get("HOME", ""), ".config")
    folder = os.path.join(config, "systemd", "user")
    quoted = " ".join(f'"{word}"' if " " in word else word for word in program)
    service = None if removes else _SERVICE.format(command=quoted).encode()
    changes = [
        *plan(os.path.join(folder, f"{NAME}.service"), service),
        *plan(os.path.join(folder, f"{NAME}.timer"), None if removes else _TIMER.encode()),
    ]
    verb = "disable" if removes else "enable"
    return Nightly(
        "systemd", tuple(changes), ("systemctl", "--user", verb, "--now", f"{NAME}.timer") if changes else ()
    )


def _cron(program: Sequence[str], run: Run, *, removes: bool) -> Nightly:
    before = run(("crontab", "-l"), "")
    others = [line for line in before.splitlines() if not line.endswith(_LINE)]
    ours = [] if removes else [f"{_MINUTE} {_HOUR} * * * {shlex.join(program)} {_LINE}".replace("%", "\\%")]
    after = "".join(f"{line}\n" for line in (*others, *ours))
    return Nightly("cron", (), () if after == before else ("crontab", "-"), after)


def _task(program: Sequence[str], run: Run, *, removes: bool) -> Nightly:
    known = NAME in run(("schtasks", "/Query", "/FO", "LIST"), "")
    if removes:
        return Nightly("Task Scheduler", (), ("schtasks", "/Delete", "/F", "/TN", NAME) if known else ())
    at = f"{_HOUR:02}:{_MINUTE:02}"
    command = (
        "schtasks",
        "/Create",
        "/F",
        "/SC",
        "DAILY",
        "/TN",
        NAME,
        "/ST",
        at,
        "/TR",
        subprocess.list2cmdline(program),
    )
    return Nightly("Task Scheduler", (), () if known else command)


def _escaped(word: str) -> str:
    from xml.sax.saxutils import escape

    return escape(word)
