"""`belta doctor`: whether everything is in place, what to do where it is not, and the mending of what is safe to mend."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs, add_json

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from belta_memory.adapters.doctor import Finding
    from belta_memory.adapters.hosts.claude.install import Plan
    from belta_memory.adapters.hosts.claude.place import Place

_DOCTOR = """\
Looks at the home, the memory, the settings, the log, and at what is registered with Claude Code: runs the hook and
starts the MCP server as Claude Code would, in a folder that is thrown away. Changes nothing without --fix.
Ends with 1 when something does not work; a warning alone does not.

  belta doctor --fix             mend what is safe to mend: hooks, server, rules file and skill as they should be,
                                 folders closed to other users, modules compiled; a copy is kept of what was others';
                                 an index that a merge left with conflict marks or with a topic twice, and a note
                                 with such marks, is made whole, and a note with the key of an older one
                                 gets its own: no line of either side is lost, and `belta undo` takes it back
  belta doctor --fix --dry-run   show that and do nothing"""


def add_arguments(verbs: Verbs) -> None:
    """Register the verb."""
    verb = verbs.add(
        "doctor", run, "see whether everything is in place, and what to do where it is not", _DOCTOR
    )
    verb.add_argument("--host", choices=["claude"], default="claude", help="the coding agent to look at")
    verb.add_argument("--fix", action="store_true", help="mend what can be mended without losing anything")
    verb.add_argument("--dry-run", action="store_true", help="with --fix: show what would be mended")
    add_json(verb)


def run(arguments: argparse.Namespace) -> int:
    """Mend where that is asked for, look, and tell."""
    from belta_memory.adapters.doctor import Level
    from belta_memory.adapters.hosts.claude.place import find_place

    place = find_place(os.environ)
    fixed = list(_mend(place, dry_run=arguments.dry_run, quiet=arguments.json)) if arguments.fix else []
    findings = [*fixed, *_findings(place)]
    if arguments.json:
        from belta_memory.entrypoints.cli.output import print_json

        print_json([finding._asdict() for finding in findings])
    else:
        for finding in findings:
            print(f"{finding.level:<5} {finding.subject:<12} {finding.text}")
            if finding.remedy:
                print(f"{'':<5} {'':<12} → {finding.remedy}")
        if arguments.fix and not fixed:
            print("There was nothing to mend.")
    return 1 if any(finding.level is Level.FAIL for finding in findings) else 0


def _findings(place: Place) -> Iterator[Finding]:
    from belta_memory.adapters.doctor import look_at_home, look_at_package
    from belta_memory.adapters.entry_doctor import look_at_entries
    from belta_memory.adapters.hosts.claude.doctor import look_at_host
    from belta_memory.adapters.system import SystemClock

    yield from look_at_home(place.home, SystemClock().now())
    yield from look_at_entries(place.home)
    yield from look_at_package()
    yield from look_at_host(place, os.environ, os.getcwd())


def _mend(place: Place, *, dry_run: bool, quiet: bool) -> Iterator[Finding]:
    """Mend, or say what would be."""
    from belta_memory.adapters.doctor import Finding, Level
    from belta_memory.adapters.hosts.claude.mend import plan_repairs
    from belta_memory.adapters.mend import repairs_of_home, repairs_of_package

    level = Level.WOULD if dry_run else Level.FIXED
    for repair in (*repairs_of_home(place.home), *repairs_of_package()):
        if not dry_run:
            repair.make()
        yield Finding(level, repair.subject, repair.text)
    todo = plan_repairs(place, os.environ)
    if todo is None:
        return
    if dry_run and not quiet:
        from belta_memory.entrypoints.cli.install import show

        print(show(todo))
    for text in _mended_files(todo, dry_run=dry_run):
        yield Finding(level, "host", text)


def _mended_files(todo: Plan, *, dry_run: bool) -> Iterator[str]:
    import datetime as dt

    from belta_memory.adapters.changes import deed
    from belta_memory.adapters.hosts.claude.install import carry_out

    stamp = dt.datetime.now(dt.UTC).strftime("%Y%m%dT%H%M%SZ")
    copies = [] if dry_run else carry_out(todo, stamp, os.environ)
    for change in (*todo.changes, *todo.server):
        copy = next((copy for copy in copies if copy.startswith(f"{change.path}.")), None)
        kept = f"; a copy of what stood there: {copy}" if copy else ""
        yield f"{change.path} {'to be ' if dry_run else ''}{deed(change)}{kept}"
