"""`belta nightly`: what a scheduler runs once a day."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs, add_json

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from belta_memory.adapters.nightly import Nightly

DAYS = 4  # a machine that was off over a weekend misses nothing

_NIGHTLY = """\
The same as `belta harvest --days 4 --propose`, and --llm where you have named two judges in config.toml.
`belta install --nightly` lets your system run it once a day."""

_ONE_JUDGE = """\
Nobody is asked about what is unsure: the only judge is {name}, and two that differ in kind, model or url must agree. Name
another in config.toml (see references/ledger.md)."""

_NO_SYSTEMD = """\
systemd cannot be told: {cause}. What was written for it was taken back; cron is told in its place."""


def add_arguments(verbs: Verbs) -> None:
    """Register the verb."""
    add_json(
        verbs.add("nightly", run, "harvest the last days and bring the rule proposals up to date", _NIGHTLY)
    )


def run(arguments: argparse.Namespace) -> int:
    """Harvest with the options of every night."""
    from belta_memory.entrypoints.cli import main
    from belta_memory.entrypoints.cli.judging import different_judges
    from belta_memory.entrypoints.wiring import command_ports

    judges = different_judges(command_ports())
    judged = ("--llm",) if len(judges) > 1 else ()
    if len(judges) == 1:
        print(_ONE_JUDGE.format(name=judges[0].name), file=sys.stderr)
    as_json = ("--json",) if arguments.json else ()
    return main(["harvest", "--days", f"{DAYS}", "--propose", *judged, *as_json])


def settle_nightly(arguments: argparse.Namespace, *, removes: bool) -> int:
    """Show what there is to do, ask, do it; with cron where there is a systemd that cannot be told."""
    from belta_memory.adapters.nightly import SYSTEMD, plan_nightly, run_program
    from belta_memory.domain.service_errors import SchedulerError

    todo = plan_nightly(os.environ, run_program, removes=removes)
    try:
        _settle(todo, arguments, removes=removes)
    except SchedulerError as fault:
        if removes or todo.scheduler != SYSTEMD or shutil.which("crontab") is None:
            raise
        print(_NO_SYSTEMD.format(cause=fault.facts["cause"]), file=sys.stderr)
        _settle(plan_nightly(os.environ, run_program, passed_by=SYSTEMD), arguments, removes=False)
    return 0


def _settle(todo: Nightly, arguments: argparse.Namespace, *, removes: bool) -> None:
    from belta_memory.adapters.nightly import carry_out, run_program
    from belta_memory.entrypoints.cli.output import print_json

    is_done = not (todo.is_empty or arguments.dry_run) and (
        arguments.yes or _is_agreed(todo, removes=removes)
    )
    if is_done:
        carry_out(todo, run_program, removes=removes)
    if arguments.json:
        files = [change.path for change in todo.changes]
        command = list(todo.command)
        print_json({"scheduler": todo.scheduler, "written": is_done, "files": files, "command": command})
    elif todo.is_empty:
        print("Nothing to do." if removes else f"Nothing to do: {todo.scheduler} runs it once a day already.")
    elif is_done:
        print("It does not run any more." if removes else f"{todo.scheduler} runs it once a day, at night.")
    else:
        print(*_lines(todo), "Nothing was written.", sep="\n")


def _lines(todo: Nightly) -> Iterator[str]:
    from belta_memory.adapters.changes import deed

    yield from (f"{change.path} will be {deed(change)}" for change in todo.changes)
    if todo.command:
        yield f"{shlex.join(todo.command)} will run" + (
            f", with:\n{todo.stdin.rstrip()}" if todo.stdin else ""
        )


def _is_agreed(todo: Nightly, *, removes: bool) -> bool:
    from belta_memory.domain.errors import UnansweredError
    from belta_memory.entrypoints.cli.conversation import agreed, is_attended

    if not is_attended():
        raise UnansweredError(command=f"belta {'uninstall' if removes else 'install'} --nightly")
    print(*_lines(todo), sep="\n")
    return agreed("Go on?")
