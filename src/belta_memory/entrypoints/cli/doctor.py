"""`belta doctor`: whether everything is in place, and what to do where it is not."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs, add_json

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from belta_memory.adapters.doctor import Finding

_DOCTOR = """\
Looks at the home, the memory, the settings, the log, and at what is registered with Claude Code: runs the hook and
starts the MCP server as Claude Code would, in a folder that is thrown away. Changes nothing.
Ends with 1 when something does not work; a warning alone does not."""


def add_arguments(verbs: Verbs) -> None:
    """Register the verb."""
    verb = verbs.add(
        "doctor", run, "see whether everything is in place, and what to do where it is not", _DOCTOR
    )
    verb.add_argument("--host", choices=["claude"], default="claude", help="the coding agent to look at")
    add_json(verb)


def run(arguments: argparse.Namespace) -> int:
    """Look, and tell."""
    from belta_memory.adapters.doctor import Level

    findings = list(_findings())
    if arguments.json:
        from belta_memory.entrypoints.cli.output import print_json

        print_json([finding._asdict() for finding in findings])
    else:
        for finding in findings:
            print(f"{finding.level:<5} {finding.subject:<12} {finding.text}")
            if finding.remedy:
                print(f"{'':<5} {'':<12} → {finding.remedy}")
    return 1 if any(finding.level is Level.FAIL for finding in findings) else 0


def _findings() -> Iterator[Finding]:
    from belta_memory.adapters.doctor import look_at_home, look_at_package
    from belta_memory.adapters.hosts.claude.doctor import look_at_host
    from belta_memory.adapters.hosts.claude.install import find_place
    from belta_memory.adapters.system import SystemClock

    place = find_place(os.environ)
    yield from look_at_home(place.home, SystemClock().now())
    yield from look_at_package()
    yield from look_at_host(place, os.environ, os.getcwd())
