"""`belta install`, `belta uninstall`: put belta into a host, and take it out again."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs, add_json

if TYPE_CHECKING:
    import argparse

    from belta_memory.adapters.changes import Change
    from belta_memory.adapters.hosts.claude.install import Plan

_INSTALL = """\
Registers with Claude Code, for all your projects: two hooks that notice corrections, one that looks at tool calls, one
that asks you at the end of a turn, one that reads your answer when the agent has asked; the MCP server that they talk to,
the permission to search, to note and to report (what is loaded by itself waits for your yes all the same), a rules file
that loads the memory, and the skill. Each file that is not belta's own is kept as a copy beside it, once. A second run
has nothing to do.

  belta install --host claude --dry-run   show every change, write nothing
  belta install --host claude --yes       do not ask (for scripts)
  belta install --nightly                 run `belta nightly` once a day: systemd, launchd, cron or Task Scheduler"""

_UNINSTALL = """\
Removes what `belta install` registered and nothing else; a file that nobody has changed since stands again as it was, and
belta's copy of it goes. The memory itself stays where it is."""


def add_arguments(verbs: Verbs) -> None:
    """Register the verbs."""
    for name, run, summary, explanation in (
        ("install", run_install, "let a coding agent load the memory and notice corrections", _INSTALL),
        ("uninstall", run_uninstall, "take belta out of a coding agent again; the memory stays", _UNINSTALL),
    ):
        verb = verbs.add(name, run, summary, explanation)
        what = verb.add_mutually_exclusive_group(required=True)
        what.add_argument("--host", choices=["claude"], help="the coding agent")
        what.add_argument(
            "--nightly",
            action="store_true",
            help="let the system run `belta nightly` once a day, or not any more",
        )
        verb.add_argument("--dry-run", action="store_true", help="show the changes and write nothing")
        verb.add_argument("--yes", action="store_true", help="do not ask before writing")
        add_json(verb)


def run_install(arguments: argparse.Namespace) -> int:
    """Register with the host."""
    if arguments.nightly:
        from belta_memory.entrypoints.cli.nightly import settle_nightly

        return settle_nightly(arguments, removes=False)
    from belta_memory.adapters.hosts.claude.install import find_place, plan_installation

    return _settle(plan_installation(find_place(os.environ)), arguments, "belta install")


def run_uninstall(arguments: argparse.Namespace) -> int:
    """Take out what was registered."""
    if arguments.nightly:
        from belta_memory.entrypoints.cli.nightly import settle_nightly

        return settle_nightly(arguments, removes=True)
    from belta_memory.adapters.hosts.claude.install import find_place, plan_removal

    return _settle(plan_removal(find_place(os.environ)), arguments, "belta uninstall")


def _settle(todo: Plan, arguments: argparse.Namespace, command: str) -> int:
    """Show the plan, ask, carry it out."""
    if todo.is_empty or arguments.dry_run:
        _tell(todo, arguments, written=False, copies=[])
        return 0
    if not (arguments.yes or _agreed(todo, command)):
        print("Nothing was written.")
        return 0
    import datetime as dt

    from belta_memory.adapters.hosts.claude.install import carry_out

    copies = carry_out(todo, dt.datetime.now(dt.UTC).strftime("%Y%m%dT%H%M%SZ"), os.environ)
    _tell(todo, arguments, written=True, copies=copies)
    return 0


def _agreed(todo: Plan, command: str) -> bool:
    from belta_memory.domain.errors import UnansweredError
    from belta_memory.entrypoints.cli.conversation import agreed, is_attended

    if not is_attended():
        raise UnansweredError(command=command)
    print(_summary(todo, "will be"))
    return agreed("Go on?")


def _tell(todo: Plan, arguments: argparse.Namespace, *, written: bool, copies: list[str]) -> None:
    if arguments.json:
        _tell_programs(todo, written=written, copies=copies)
    elif todo.is_empty:
        print(
            "Nothing to do: everything is in place."
            if todo.installs
            else "Nothing to do: belta is not installed."
        )
    elif not written:
        print(show(todo))
    else:
        print(_summary(todo, "was"))
        print(
            *(f"A copy of what stood there before: {copy}" for copy in copies),
            sep="\n",
            end="\n" if copies else "",
        )
        _advise(todo)


def _tell_programs(todo: Plan, *, written: bool, copies: list[str]) -> None:
    from belta_memory.adapters.hosts.claude.install import notes
    from belta_memory.entrypoints.cli.output import print_json

    print_json(
        {
            "host": "claude",
            "written": written,
            "files": [change.path for change in (*todo.changes, *todo.server)],
            "commands": [list(command) for command in todo.commands],
            "copies": copies,
            "diff": show(todo),
            "notes": notes(todo),
            "memory": todo.place.home.root,
        }
    )


def _summary(todo: Plan, verb: str) -> str:
    from belta_memory.adapters.changes import deed

    return "\n".join(f"{change.path} {verb} {deed(change)}" for change in _in_order(todo))


def _in_order(todo: Plan) -> list[Change]:
    """The changes as a person wants to see them: what is others' first, the many files of the skill last."""
    changes = sorted(
        (*todo.changes, *todo.server), key=lambda change: change.path.startswith(todo.place.skill)
    )
    return sorted(changes, key=lambda change: change.before is None)


def show(todo: Plan) -> str:
    """Every change as a unified diff, secrets masked: the lines around ours may hold keys of other programs."""
    from belta_memory.adapters.changes import diff
    from belta_memory.recognizers import masked

    shown = [diff(change) for change in _in_order(todo) if not (todo.commands and change in todo.server)]
    shown += [" ".join(["$", *(_quoted(word) for word in command)]) for command in todo.commands]
    return masked("\n".join(shown))


def _quoted(word: str) -> str:
    from shlex import quote

    return quote(word)


def _advise(todo: Plan) -> None:
    from belta_memory.adapters.hosts.claude.install import notes

    for note in notes(todo):
        print(note)
    if todo.installs:
        print("Start a new Claude Code session to use it. `belta doctor` checks everything.")
    elif os.path.isdir(todo.place.home.root):
        print(f"The memory stays in {todo.place.home.root}; delete that folder if you want it gone.")
