"""`belta nightly`: what a scheduler runs once a day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs, add_json

if TYPE_CHECKING:
    import argparse

DAYS = 4  # a machine that was off over a weekend misses nothing

_NIGHTLY = """\
The same as `belta harvest --days 4 --propose`, and --llm where you have named two judges in config.toml.
`belta install --nightly` lets your system run it once a day."""


def add_arguments(verbs: Verbs) -> None:
    """Register the verb."""
    add_json(
        verbs.add("nightly", run, "harvest the last days and bring the rule proposals up to date", _NIGHTLY)
    )


def run(arguments: argparse.Namespace) -> int:
    """Harvest with the options of every night."""
    from belta_memory.entrypoints.cli import main
    from belta_memory.entrypoints.wiring import command_ports

    judged = ("--llm",) if len(set(command_ports().settings.judges)) > 1 else ()
    as_json = ("--json",) if arguments.json else ()
    return main(["harvest", "--days", f"{DAYS}", "--propose", *judged, *as_json])
