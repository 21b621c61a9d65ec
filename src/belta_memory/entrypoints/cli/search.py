"""`belta search`, `belta activity`: what is remembered of something, and what searches tell about the memory."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs, add_json, positive

if TYPE_CHECKING:
    import argparse

    from belta_memory.app.activity import Proposals

_TYPES = ("fact", "lesson", "conclusion", "knowledge", "profile", "note")
_SEARCH = """\
Looks in the facts that hold here or everywhere and in what agents have noted, in any language.

  belta search 配備先
  belta search --type lesson "deploy on a friday"

[RECENT] is new rather than found, [HIGH] comes first by your own yes, [UNCONFIRMED] waits for it
(belta review --unconfirmed)."""
_ACTIVITY = """\
Reads log/activity.jsonl, which is masked and never leaves this machine: queries that found nothing, those that never do,
which lesson would have answered which query, entries that nothing finds.

  belta activity --tune      what could be reworded, and which score the right entry has; changes nothing"""
_SHOWN = 20  # rows of each list


def add_arguments(verbs: Verbs) -> None:
    """Register the verbs."""
    search = verbs.add("search", run_search, "find what is remembered", _SEARCH)
    search.add_argument("query", metavar="QUERY", nargs="+", help="words, or a whole question")
    search.add_argument("--type", choices=_TYPES, default="", help="only of this type")
    search.add_argument("--domain", default="", help="only of this domain")
    search.add_argument("--top", type=positive, default=8, help="at most so many hits, up to 50 (8)")
    add_json(search)
    activity = verbs.add("activity", run_activity, "what searches found, and what they never find", _ACTIVITY)
    activity.add_argument(
        "--tune", action="store_true", help="propose wording and a cut-off from solved queries"
    )
    add_json(activity)


def run_search(arguments: argparse.Namespace) -> int:
    """Print the hits."""
    from belta_memory.adapters.endpoint_vectors import PATIENCE
    from belta_memory.app.scopes import present_project
    from belta_memory.app.search import MOST, Query, format_hits, search, shelf_of
    from belta_memory.entrypoints.cli.entry_views import entries_here
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.wiring import command_ports

    ports = command_ports()
    library = entries_here(ports, wait=PATIENCE)
    shelf = shelf_of(ports, library.entries, present_project(ports, os.getcwd()))
    top = min(arguments.top, MOST)
    query = Query(" ".join(arguments.query), arguments.type, arguments.domain, top)
    hits = search(ports, shelf, library.backend, query)
    if arguments.json:
        print_json([{**h._asdict(), "date": h.date.isoformat() if h.date else None} for h in hits])
    else:
        print(format_hits(hits))
    return 0


def run_activity(arguments: argparse.Namespace) -> int:
    """Print what the log tells, or what could be tuned."""
    from belta_memory.app.activity import findings, tune
    from belta_memory.app.scopes import present_project
    from belta_memory.app.search import shelf_of
    from belta_memory.entrypoints.cli.entry_views import entries_here
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.wiring import command_ports

    ports = command_ports()
    library = entries_here(ports)
    log = library.activity.all()
    if arguments.tune:
        shelf = shelf_of(ports, library.entries, present_project(ports, os.getcwd()))
        _print_proposals(tune(log, shelf, library.backend), as_json=arguments.json)
        return 0
    told = findings(log, library.entries.all())
    if arguments.json:
        keys = {"unfound": [e.key for e in told.unfound], "unfound_high": [e.key for e in told.unfound_high]}
        print_json({**told._asdict(), **keys})
        return 0
    print(f"{told.calls} calls, {told.searches} of them searches, {told.refused} refused.")
    for heading, rows in (
        ("Found nothing", [f"{count}× {query}" for query, count in told.empty]),
        ("Never find anything", [f"{count}× {query}" for query, count in told.never]),
        ("Would have been answered by a later note", [f"{query} → {text}" for query, text in told.solved]),
        ("Never found", [f"{e.key} {e.head}" for e in told.unfound]),
    ):
        if rows:
            print(f"\n{heading}:", *rows[:_SHOWN], sep="\n  ")
        if len(rows) > _SHOWN:
            print(f"  … {len(rows) - _SHOWN} more: --json has them all")
    return 0


def _print_proposals(proposals: Proposals, *, as_json: bool) -> None:
    from belta_memory.entrypoints.cli.output import print_json

    if as_json:
        print_json(proposals._asdict())
        return
    for words, key in proposals.triggers:
        print(f"{key} was looked for with words that it does not hold: {words}")
    if proposals.cut_off is not None:
        least, count = proposals.cut_off, proposals.scored
        print(
            f"Each of {count} entries scores {least:g} or more, by its own text, for the query that it solved."
        )
    if not proposals.triggers and proposals.cut_off is None:
        print("Nothing to tune yet: it takes notes with a solved query.")
