"""`belta report`: whether the mistakes came back."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs, add_json, days

if TYPE_CHECKING:
    import argparse

    from belta_memory.domain.figures import Figures

DAYS = 90

_REPORT = """\
Tells whether what you had recorded had to be corrected again. That number comes first: it is what the memory is for.
Then how often you correct anything, by week, kind and project; which facts are broken in spite of memory, and which
never came up; what you were asked and what you said; about how many tokens the memory costs a session.

  belta report               the last 90 days
  belta report --days 14 --project shop
  belta report --json | jq .repeats.by_user

It counts what belta has seen. `belta harvest` adds the prompts and corrections of past sessions. Words are not in it:
what you said is in `belta corrections --show`."""


def add_arguments(verbs: Verbs) -> None:
    """Register the verb."""
    verb = verbs.add("report", run, "see whether the mistakes came back", _REPORT)
    verb.add_argument(
        "--days", metavar="N", type=days, default=DAYS, help="the last N days, today included (default: 90)"
    )
    verb.add_argument("--project", metavar="NAME", help="only this project")
    add_json(verb)


def run(arguments: argparse.Namespace) -> int:
    """Count and print."""
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.cli.report_table import print_report, report_json

    found = _figures(arguments)
    if arguments.json:
        print_json(report_json(found))
    else:
        print_report(found)
    return 0


def _figures(arguments: argparse.Namespace) -> Figures:
    from belta_memory.adapters.stores.home import find_home
    from belta_memory.adapters.stores.tally import language_counts, mute_languages
    from belta_memory.app.figures import report
    from belta_memory.entrypoints.wiring import case_book, command_ports

    ports, home = command_ports(), find_home(os.environ)
    book = case_book(ports, os.environ)
    return report(
        ports,
        book,
        language_counts(home),
        mute_languages(home),
        days=arguments.days,
        project=arguments.project,
    )
