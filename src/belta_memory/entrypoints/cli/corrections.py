"""`belta corrections`: how often what was corrected, and, on this terminal only, what was said."""

from __future__ import annotations

import datetime as dt
import os
import sys
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs, add_json, days

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Mapping

    from belta_memory.app.corrections import Overview
    from belta_memory.domain.corrections import Corrections
    from belta_memory.domain.model import Observation

_CORRECTIONS = """\
Counts what you corrected, by kind, project and week; apart from it what reviewers, guards or the agent itself found.
"Unsure" is what looked like a correction and was not counted: belta harvest --llm asks two judges about it.

  belta corrections                        the last twelve weeks
  belta corrections --days 7
  belta corrections --show shop/omission   what was said (masked), on this terminal only
  belta corrections --id 1f2e3d4c          one of them, with what the agent had just done"""
WEEKS = 12
_BARS = "▁▂▃▄▅▆▇█"


def add_arguments(verbs: Verbs) -> None:
    """Register the verb."""
    verb = verbs.add("corrections", run, "count what was corrected, and see what was said", _CORRECTIONS)
    verb.add_argument("--days", metavar="N", type=days, default=7 * WEEKS, help="only the last N days")
    verb.add_argument("--project", metavar="NAME", help="only this project")
    verb.add_argument("--show", metavar="PROJECT/KIND", help="show what was said; on a terminal only")
    verb.add_argument("--id", metavar="ID", help="show one case")
    add_json(verb)


def run(arguments: argparse.Namespace) -> int:
    """Count, or show."""
    from belta_memory.app.corrections import overview
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.wiring import case_book, command_ports, ledger_files

    ports = command_ports()
    since = ports.clock.now().date() - dt.timedelta(days=arguments.days - 1)
    shown = overview(
        case_book(ports, os.environ),
        ports.events.all(),
        ledger_files(os.environ).entries(),
        dt.date.min if arguments.id is not None else since,
        arguments.project,
    )
    if arguments.id is not None or arguments.show is not None:
        return _show(shown, arguments)
    if arguments.json:
        print_json(_json(shown))
    else:
        _print(shown, since, ports.clock.now().date())
    return 0


def _show(shown: Overview, arguments: argparse.Namespace) -> int:
    """Words are shown to a person, never into a pipe; one case also to an agent that has to look it up before citing it."""
    from belta_memory.domain.case import case_id
    from belta_memory.domain.errors import NoPersonError, UnknownIdError
    from belta_memory.domain.scope import name_of

    if arguments.id is not None:
        found = [c for _, c in shown.cases if arguments.id and case_id(c).startswith(arguments.id)]
        if len(found) != 1:
            known = ", ".join(case_id(case) for _, case in shown.cases[-8:]) or "–"
            raise UnknownIdError(what="correction", id=arguments.id, known=known)
        _print_case(found[0])
        return 0
    if not sys.stdout.isatty():
        raise NoPersonError(command="belta corrections --show")
    asked = [
        case
        for project, case in shown.cases
        if arguments.show in {f"{name_of(project)}/{case.kind}", name_of(project), f"{project}/{case.kind}"}
    ]
    if not asked:
        places = sorted({f"{name_of(project)}/{case.kind}" for project, case in shown.cases})
        raise UnknownIdError(what="correction in", id=arguments.show, known=", ".join(places) or "–")
    for case in asked:
        _print_case(case)
    return 0


def _print_case(case: Observation) -> None:
    from belta_memory.domain.case import case_id, words_of
    from belta_memory.recognizers import mask_words

    who = "you" if case.by == "user" else "found by the agent"
    print(f"{case_id(case)}  {case.at:%Y-%m-%d %H:%M}  {case.kind}  {who}  {case.host}")
    print(f"  {words_of(case, mask_words())}")
    if case.gist:
        print(f"  after: {case.gist}")
    if case.transcript:
        print(f"  in: {case.transcript}" + (f", line {case.line}" if case.line else ""))


def _print(shown: Overview, since: dt.date, today: dt.date) -> None:
    from belta_memory.domain.corrections import weeks_between

    counts = shown.counts
    if not (counts.kinds or counts.unsure):
        print(f"Nothing was corrected since {since}. `belta harvest` looks into past sessions.")
        return
    _print_table(counts)
    weeks = weeks_between(since, today)
    line = sparkline(counts.weeks[week] for week in weeks)
    print(f"By week since {weeks[0]}: {line} ({counts.weeks[weeks[-1]]} this week)")
    rate = (
        "nobody counted the prompts"
        if counts.rate is None
        else f"{counts.rate:.1f} in 100 of {counts.prompts} prompts"
    )
    print(
        f"{counts.by_user} corrections by you: {rate}. Unsure besides: {counts.unsure} ({counts.unsure_share:.0%})."
    )
    print(f"Rule proposals raised: {shown.raised}, adopted: {shown.adopted} (belta ledger).")


def _print_table(counts: Corrections) -> None:
    from belta_memory.domain.case import KINDS
    from belta_memory.domain.model import By
    from belta_memory.domain.scope import name_of
    from belta_memory.entrypoints.cli.output import plain_console, table_of

    rows = [
        (name_of(project) if project else "?", *(str(counts.projects[project, k] or "·") for k in KINDS))
        for project in sorted({project for project, _ in counts.projects})
    ]
    if any(by is By.SELF for by, _ in counts.kinds):
        rows.append(("(found by the agent)", *(str(counts.kinds[By.SELF, k] or "·") for k in KINDS)))
    plain_console().print(table_of(("project", *KINDS), rows, texts=1))


def sparkline(values: Iterable[int]) -> str:
    """One bar a value, the highest as high as the line."""
    numbers = list(values)
    top = max(numbers, default=0)
    return "".join(_BARS[-(-n * (len(_BARS) - 1) // top)] if top else _BARS[0] for n in numbers)


def _json(shown: Overview) -> Mapping[str, object]:
    from belta_memory.domain.scope import name_of

    counts = shown.counts
    return {
        "by_kind": [{"by": by, "kind": kind, "count": n} for (by, kind), n in sorted(counts.kinds.items())],
        "by_project": [
            {"project": name_of(project) if project else None, "kind": kind, "count": n}
            for (project, kind), n in sorted(counts.projects.items())
        ],
        "by_week": [
            {"week": week.isoformat(), "count": counts.weeks[week], "prompts": counts.prompts_of_weeks[week]}
            for week in sorted({*counts.weeks, *counts.prompts_of_weeks})
        ],
        "prompts": counts.prompts,
        "per_100_prompts": counts.rate,
        "unsure": counts.unsure,
        "unsure_share": counts.unsure_share,
        "raised": shown.raised,
        "adopted": shown.adopted,
    }
