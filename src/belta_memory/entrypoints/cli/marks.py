"""`belta edit FACT --triggers … --guard …`: the words that bring a fact up, and what the guard does for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from belta_memory.domain.marks import Marks

OWN = "default"  # back to what config.toml says


def add_arguments(edit: argparse.ArgumentParser) -> None:
    """The two options of `belta edit`."""
    from belta_memory.domain.marks import MODES

    edit.add_argument(
        "--triggers",
        metavar="WORDS",
        help='the words that bring the fact or lesson up, with commas between them; "" for its own ones again',
    )
    edit.add_argument(
        "--guard",
        choices=(*MODES, OWN),
        help="what happens when the wrong value is about to be acted on: the agent is told, the host asks you, nothing",
    )


def run_marks(arguments: argparse.Namespace) -> int:
    """Show what will stand in the fact's note, ask, write."""
    from belta_memory.app.find import find_anywhere
    from belta_memory.app.marks import marked_line, marks_now, set_marks
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.browse import entry_line, present
    from belta_memory.entrypoints.cli.conversation import agreed, need_person
    from belta_memory.entrypoints.wiring import command_ports

    need_person("belta edit")
    ports = command_ports()
    if arguments.triggers is not None and arguments.guard is None:
        from belta_memory.domain.entry import split_triggers
        from belta_memory.entrypoints.cli.entries import edit_triggers

        if edit_triggers(ports, arguments.name, split_triggers(arguments.triggers)):
            return 0
    fact = find_anywhere(ports, present(ports), arguments.name)
    before = marks_now(ports, fact)
    after = _wanted(before, arguments)
    if after == before:
        print("It is set so already. Nothing was written.")
        return 0
    if not agreed("Write this?", marked_line(fact, after)):
        print("Nothing was written.")
        return 0
    print(entry_line(set_marks(ports, fact, after, Channel.TERMINAL)))
    return 0


def _wanted(before: Marks, arguments: argparse.Namespace) -> Marks:
    from belta_memory.domain.entry import split_triggers

    if arguments.triggers is not None:
        before = before._replace(triggers=split_triggers(arguments.triggers))
    if arguments.guard is not None:
        before = before._replace(guard="" if arguments.guard == OWN else arguments.guard)
    return before
