"""What a harvest has come to, as a table for people and as JSON for programs."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.domain.model import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belta_memory.app.harvest import Harvested

# Why something was left out, in words: for one, and for more.
_REASONS = {
    "torn": ("line that is not whole JSON", "lines that are not whole JSON"),
    "unfinished": ("line that is still being written", "lines that are still being written"),
    "too_long": ("line beyond 32 MB", "lines beyond 32 MB"),
    "nul_bytes": ("line that a crash began with NUL bytes", "lines that a crash began with NUL bytes"),
    "no_time": ("prompt without a time", "prompts without a time"),
    "sub_agent": ("prompt of a sub-agent", "prompts of sub-agents"),
    "not_typed": ("record that nobody typed", "records that nobody typed"),
    "headless": ("prompt that a script typed (--headless)", "prompts that scripts typed (--headless)"),
    "copy": (
        "prompt repeated by a fork or a resumed session",
        "prompts repeated by forks or resumed sessions",
    ),
    "other_project": ("prompt of another project", "prompts of other projects"),
    "retold": (
        "prompt retold of a session whose own transcript is here",
        "prompts retold of sessions whose own transcripts are here",
    ),
    "unknown_file": (
        "file that is no transcript of a host we know",
        "files that are no transcripts of hosts we know",
    ),
    "other_day": ("prompt of another day", "prompts of other days"),
}
_COLUMNS = (Kind.FACT, Kind.RESULT, Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.OTHER)
_UNSURE = "unsure"  # what people read for a candidate


def harvest_json(done: Harvested, *, dry_run: bool, unasked: bool) -> dict[str, object]:
    """The same for programs. A proposal of a dry run has no id: nothing waits under it."""
    from belta_memory.app.dialog import statement_of

    found = sorted(done.found.items())
    return {
        "dry_run": dry_run,
        "files": done.files,
        "unchanged": done.unchanged,
        "bytes": done.bytes,
        "prompts": done.prompts,
        "found": [{"host": h, "project": p, "kind": kind, "count": n} for (h, p, kind), n in found],
        "proposals": [
            {"id": None if dry_run else p.id, "line": statement_of(p.claim), "occurrences": p.occurrences}
            for p in done.proposals.values()
        ],
        "by_agent": done.by_agent,
        "skipped": dict(sorted(done.skipped.items())),
        "unreadable": [str(fault) for fault in done.faults],
        **({"left_out": ["--llm"]} if unasked else {}),
    }


def print_harvest(done: Harvested, *, dry_run: bool, unasked: bool) -> None:
    """Print what was found by project and kind, what waits now, and what was left out and why."""
    if done.found:
        _print_table(done)
    for line in _lines(done, dry_run=dry_run):
        print(line)
    if unasked:
        print("No judge was asked: a dry run leaves --llm out.")


def _lines(done: Harvested, *, dry_run: bool) -> Iterator[str]:
    unsure = sum(n for (*_, kind), n in done.found.items() if kind is Kind.OTHER)
    sure = done.found.total() - unsure
    yield (
        f"{_count(done.files, 'file')} read ({done.bytes / 1e6:.1f} MB), {done.unchanged} without anything new: "
        f"{_count(done.prompts, 'prompt')}, {_count(sure, 'new correction')}, {unsure} {_UNSURE}."
    )
    if done.by_agent:
        yield f"{_count(done.by_agent, 'new finding')} of guards, kept apart: belta corrections"
    if left := [_reason(name, n) for name, n in sorted(done.skipped.items())]:
        yield f"Left out: {', '.join(left)}."
    yield from (str(fault) for fault in done.faults)
    if done.proposals and not dry_run:
        facts = _count(len(done.proposals), "fact")
        yield f"{facts} corrected more than once, waiting for your word: belta review"
    elif done.proposals:
        yield f"{_count(len(done.proposals), 'fact')} would wait for your word."
    if dry_run:
        yield "Nothing was written."


def _print_table(done: Harvested) -> None:
    from belta_memory.entrypoints.cli.output import plain_console, table_of

    kinds = (_UNSURE if kind is Kind.OTHER else kind for kind in _COLUMNS)
    rows = [
        (host, _short(project), *(str(done.found[host, project, kind] or "·") for kind in _COLUMNS))
        for host, project in sorted({(host, project) for host, project, _ in done.found})
    ]
    plain_console().print(table_of(("host", "project", *kinds), rows, texts=2))


def _short(project: str) -> str:
    """A folder as people write it."""
    home = os.path.expanduser("~")
    return f"~{project[len(home) :]}" if project.startswith(home + os.sep) else project or "?"


def _reason(name: str, count: int) -> str:
    one, more = _REASONS[name]
    return f"{count} {one if count == 1 else more}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
