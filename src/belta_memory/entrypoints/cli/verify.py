"""`belta verify`: what of the recorded facts the present repository shows to be so, and what it does not any more."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs, add_json

if TYPE_CHECKING:
    import argparse

    from belta_memory.app.verify import Check

_VERIFY = """\
Looks in the folder for what the facts that hold there cite: a path, a script of a runner (npm, make, …), a package and
its version, an identifier. Reads files and runs nothing. What is not there is called stale only where it must have
been: a fact of this very project names it, or an earlier check found it. Everything else may be about another place.

At a terminal you are asked whether today shall be noted (`verified_at`) for what was found. Stale facts are marked at
the start of a session and offered by `belta consolidate`; nothing is changed by itself.

  belta verify
  belta verify --folder ~/src/shop --json"""


def add_arguments(verbs: Verbs) -> None:
    """Register the verb."""
    verb = verbs.add("verify", run, "check the facts against the present repository", _VERIFY)
    verb.add_argument("--folder", metavar="FOLDER", help="where to look (default: here)")
    add_json(verb)


def run(arguments: argparse.Namespace) -> int:
    """Check, tell, and note the day after a yes."""
    from belta_memory.app.verify import note_checks
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.conversation import agreed, is_attended
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.verification import checks_in
    from belta_memory.entrypoints.wiring import command_ports

    ports = command_ports()
    checks = checks_in(ports, os.path.abspath(arguments.folder or os.getcwd()), os.environ)
    if arguments.json:
        print_json([_as_json(check) for check in checks])
        return 0
    for check in checks:
        print(f"{_mark(check):<8} {check.fact.topic}: ✅ {check.fact.correct}")
        for citation, state, told in check.findings:
            print(f"{'':<8} {citation.kind} {citation}: {state} ({told})")
    if not checks:
        print("No fact that holds here cites a path, command, package or identifier.")
    verified = [check for check in checks if check.is_verified]
    if (
        verified
        and is_attended()
        and agreed(f"Note today in the notes of {len(verified)} facts that were found?")
    ):
        print(note_checks(ports, verified, Channel.TERMINAL).summary)
    return 0


def _mark(check: Check) -> str:
    if check.stale:
        return "stale"
    return "ok" if check.is_verified else "unknown"


def _as_json(check: Check) -> dict[str, object]:
    fact = check.fact
    return {
        "key": fact.key,
        "topic": fact.topic,
        "correct": fact.correct,
        "scope": fact.scope,
        "state": _mark(check),
        "findings": [
            {"kind": c.kind, "cites": str(c), "state": state, "told": told}
            for c, state, told in check.findings
        ],
    }
