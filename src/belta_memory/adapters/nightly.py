"""Let the system run `belta nightly` once a day: systemd, launchd, cron or the Task Scheduler, whichever is there."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.changes import Change, make, plan
from belta_memory.domain.service_errors import SchedulerError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Run = Callable[[Sequence[str], str], str]
    """Runs a program with this on its standard input; what it printed. Raises SchedulerError."""

NAME, SYSTEMD = "belta-nightly", "systemd"
RUNS = (sys.executable, "-m", "belta_memory", "nightly")
_NO_CRONTAB = re.compile(
    r"no crontab|no such file", re.IGNORECASE
)  # as the crons of the world say it; no other failure
PASSED_ON = (  # to a run that starts without a shell's environment: whose home it is, and where transcripts lie
    "BELTA_HOME",
    "BELTA_USER",
    "AIDER_CHAT_HISTORY_FILE",
    "CLAUDE_CONFIG_DIR",
    "CODEX_HOME",
    "COPILOT_HOME",
    "GEMINI_CLI_HOME",
    "HERMES_HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
)
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
    undo: tuple[str, ...] = ()  # what ends again what the command may have begun before it failed

    @property
    def is_empty(self) -> bool:
        """Is everything as it should be?"""
        return not self.changes and not self.command


def plan_nightly(
    environment: Mapping[str, str],
    run: Run,
    platform: str = sys.platform,
    *,
    removes: bool = False,
    passed_by: str = "",
) -> Nightly:
    """What lets the system run it once a day, or ends that. `passed_by` names a scheduler that could not be told.

    Raises SchedulerError where there is no scheduler.
    """
    if platform == "win32":
        return _task(environment, run, removes=removes)
    program = _program(environment)
    if platform == "darwin":
        return _launchd(environment, program, run, removes=removes)
    has_cron = shutil.which("crontab", path=environment.get("PATH")) is not None
    if passed_by != SYSTEMD and shutil.which("systemctl", path=environment.get("PATH")) is not None:
        in_cron = _cron_line(program, run) if has_cron else None
        if in_cron is not None and not removes:
            return _cron(program, run, removes=False)  # told when systemd could not be: one of them is enough
        todo = _systemd(environment, program, run, removes=removes)
        return in_cron if in_cron is not None and todo.is_empty else todo
    if has_cron:
        return _cron(program, run, removes=removes)
    cause = "there is no cron" if passed_by else "neither systemd nor cron is there"
    raise SchedulerError(cause=cause, command=shlex.join(program))


def carry_out(todo: Nightly, run: Run, *, removes: bool = False) -> None:
    """Write the files and let the scheduler know; the other way round where it ends. Raises BeltaError.

    Files of which the scheduler would not hear are taken back: they would look like a night that is planned.
    """
    if removes and todo.command:
        run(todo.command, todo.stdin)
    for change in todo.changes:
        make(change, "")
    if removes or not todo.command:
        return
    try:
        run(todo.command, todo.stdin)
    except SchedulerError:
        if todo.undo:
            with suppress(SchedulerError):  # what could not begin need not end
                run(todo.undo, "")
        for change in reversed(todo.changes):
            make(Change(change.path, change.after, change.before), "")
        raise


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
        raise SchedulerError(cause=f"{command[0]}: {cause}", command=_by_hand()) from cause
    why = (done.stderr or done.stdout).strip() or f"it ended with {done.returncode}"
    if done.returncode and not (command[-1] == "-l" and _NO_CRONTAB.search(why)):
        raise SchedulerError(cause=f"{command[0]}: {why}", command=_by_hand())
    return done.stdout


def _program(environment: Mapping[str, str]) -> tuple[str, ...]:
    named = [f"{name}={environment[name]}" for name in PASSED_ON if environment.get(name)]
    return (*(("/usr/bin/env", *named) if named else ()), *RUNS)


def _by_hand() -> str:
    return subprocess.list2cmdline(RUNS) if os.name == "nt" else shlex.join(_program(os.environ))


def _is_known(run: Run, *question: str) -> bool:
    """Does the scheduler say that it knows of it? One that cannot be asked knows nothing."""
    try:
        run(question, "")
    except SchedulerError:
        return False
    return True


def _systemd(environment: Mapping[str, str], program: Sequence[str], run: Run, *, removes: bool) -> Nightly:
    config = environment.get("XDG_CONFIG_HOME") or os.path.join(environment.get("HOME", ""), ".config")
    folder, timer = os.path.join(config, "systemd", "user"), f"{NAME}.timer"
    service = None if removes else _SERVICE.format(command=" ".join(map(_word, program))).encode()
    changes = (
        *plan(os.path.join(folder, f"{NAME}.service"), service),
        *plan(os.path.join(folder, timer), None if removes else _TIMER.encode()),
    )
    is_settled = not changes and (removes or _is_known(run, "systemctl", "--user", "is-enabled", timer))
    tell = ("systemctl", "--user")
    ends = (*tell, "disable", "--now", timer)
    command = () if is_settled else ends if removes else (*tell, "enable", "--now", timer)
    return Nightly(SYSTEMD, changes, command, undo=() if removes else ends)


def _word(word: str) -> str:
    """One word of a command in a unit: `%` begins a specifier, `$` a variable."""
    for special in ("\\", '"'):
        word = word.replace(special, f"\\{special}")
    word = word.replace("%", "%%").replace("$", "$$")
    return f'"{word}"' if re.search(r"[\s\\\"';]", word) else word


def _launchd(environment: Mapping[str, str], program: Sequence[str], run: Run, *, removes: bool) -> Nightly:
    path = os.path.join(environment.get("HOME", ""), "Library", "LaunchAgents", f"{NAME}.plist")
    arguments = "".join(f"<string>{_escaped(word)}</string>" for word in program)
    changes = plan(path, None if removes else _PLIST.format(arguments=arguments).encode())
    is_settled = not changes and (removes or _is_known(run, "launchctl", "list", NAME))
    ends = ("launchctl", "unload", path)
    command = () if is_settled else ends if removes else ("launchctl", "load", path)
    return Nightly("launchd", tuple(changes), command, undo=() if removes else ends)


def _cron_line(program: Sequence[str], run: Run) -> Nightly | None:
    """What takes the line out that was put into cron when systemd could not be told; None where cron tells of none."""
    try:
        todo = _cron(program, run, removes=True)
    except SchedulerError:
        return None
    return None if todo.is_empty else todo


def _cron(program: Sequence[str], run: Run, *, removes: bool) -> Nightly:
    before = run(("crontab", "-l"), "")
    others = [line for line in before.splitlines() if not line.endswith(_LINE)]
    ours = [] if removes else [f"{_MINUTE} {_HOUR} * * * {shlex.join(program)} {_LINE}".replace("%", "\\%")]
    after = "".join(f"{line}\n" for line in (*others, *ours))
    return Nightly("cron", (), () if after == before else ("crontab", "-"), after)


def _task(environment: Mapping[str, str], run: Run, *, removes: bool) -> Nightly:
    """The task; where there are variables to pass on, it runs a file that sets them: its own line is held short."""
    known = NAME in run(("schtasks", "/Query", "/FO", "LIST"), "")
    user = environment.get("USERPROFILE") or environment.get("HOME", "")
    path = os.path.join(
        os.path.expanduser(environment.get("BELTA_HOME") or os.path.join(user, ".belta")), "nightly.cmd"
    )
    line, named = subprocess.list2cmdline(RUNS), [name for name in PASSED_ON if environment.get(name)]
    lines = (
        "@chcp 65001 >nul",
        *(f'@set "{n}={environment[n]}"'.replace("%", "%%") for n in named),
        f"@{line}",
    )
    script = "".join(f"{row}\r\n" for row in lines).encode() if named and not removes else None
    changes = tuple(plan(path, script))
    if removes:
        return Nightly("Task Scheduler", changes, ("schtasks", "/Delete", "/F", "/TN", NAME) if known else ())
    action = line if script is None else subprocess.list2cmdline((path,))
    when = ("/SC", "DAILY", "/ST", f"{_HOUR:02}:{_MINUTE:02}")
    command = ("schtasks", "/Create", "/F", *when, "/TN", NAME, "/TR", action)
    return Nightly("Task Scheduler", changes, () if known and not changes else command)


def _escaped(word: str) -> str:
    from xml.sax.saxutils import escape

    return escape(word)
