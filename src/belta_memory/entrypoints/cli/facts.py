"""`belta list`, `show`, `edit`, `forget`, `undo`, `log`: what is recorded, and how it came there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli import marks
from belta_memory.entrypoints.cli.parser import Verbs, add_json

if TYPE_CHECKING:
    import argparse

    from belta_memory.app.ports import JournalEntry
    from belta_memory.domain.model import Fact

_UNDO = """\
Without an id, the newest change. With one, any of them: the lines that it wrote must stand as it left them, else
belta says what stands there now and writes nothing. An undo is itself a change, and its id takes it back.
`belta log` lists them."""
_NAME = "its topic, its note's slug, or how its key begins (see belta list)"


def add_arguments(verbs: Verbs) -> None:
    """Register the verbs."""
    add_json(verbs.add("list", run_list, "list the recorded facts"))
    show = verbs.add("show", run_show, "show one fact with its note and its history")
    show.add_argument("name", metavar="FACT", help=_NAME)
    show.add_argument(
        "--history",
        action="store_true",
        help="what it stated when, since when that is known, and every change",
    )
    add_json(show)
    edit = verbs.add(
        "edit",
        run_edit,
        "reword one fact, or set what brings it up",
        "Shows the new line and asks before it writes. With an option, the line stays and its note is changed.",
    )
    edit.add_argument("name", metavar="FACT", help=_NAME)
    marks.add_arguments(edit)
    edit.add_argument(
        "--type",
        choices=("lesson", "conclusion", "knowledge", "profile", "note"),
        help="of an entry (belta search)",
    )
    edit.add_argument("--priority", choices=("high", "normal"), help="of an entry")
    forget = verbs.add(
        "forget",
        run_forget,
        "fold one fact away",
        "Its note goes to the archive; `belta undo` and `belta restore` bring it back.",
    )
    forget.add_argument("name", metavar="FACT", help=_NAME)
    forget.add_argument(
        "--purge", action="store_true", help="remove it for good, with every trace; nothing brings it back"
    )
    undo = verbs.add("undo", run_undo, "take one change back", _UNDO)
    undo.add_argument("id", metavar="ID", nargs="?", help="a change's id from belta log")
    log = verbs.add(
        "log", run_log, "list every change of the memory", "Who said yes, when, and through which channel."
    )
    add_json(log)


def run_list(arguments: argparse.Namespace) -> int:
    """Print the facts as a table, or as an array for programs; last those that wait for room in the index."""
    from belta_memory.app.notes import recorded_facts
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.wiring import command_ports

    facts = recorded_facts(command_ports().memory)
    if arguments.json:
        print_json([_fact_json(f) for f in facts])
        return 0
    if not facts:
        print("Nothing is recorded yet. Correct the same fact twice and you are asked.")
        return 0
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading in ("key", "topic", "❌ wrong", "✅ correct", "occ", "recorded"):
        table.add_column(heading, overflow="fold")
    for f in facts:
        recorded = f.recorded_at.isoformat() if f.recorded_at else ""
        table.add_row(f.key or "-", f.topic, f.wrong, f.correct, str(f.occurrences), recorded)
    Console(highlight=False, markup=False).print(table)
    return 0


def run_show(arguments: argparse.Namespace) -> int:
    """Print one fact with everything that is known of it."""
    from belta_memory.app.find import find_fact
    from belta_memory.app.notes import recorded_facts
    from belta_memory.domain.index import format_line
    from belta_memory.domain.note import format_note
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.wiring import command_ports

    ports = command_ports()
    memory = ports.memory
    fact = find_fact(recorded_facts(memory), arguments.name)
    if arguments.history:
        from belta_memory.entrypoints.cli.history import print_history

        return print_history(ports, fact, as_json=arguments.json)
    note = memory.note(fact.note) if fact.note else None
    history = [e for e in memory.journal() if fact.key is not None and e.key == fact.key]
    if arguments.json:
        text = None if note is None else format_note(note)
        print_json({**_fact_json(fact), "note_text": text, "history": [_entry_json(e) for e in history]})
        return 0
    print(format_line(fact))
    if note is not None:
        print(f"\n{format_note(note)}")
    for entry in history:
        print(_entry_line(entry))
    return 0


def run_edit(arguments: argparse.Namespace) -> int:
    """Let the person reword the line, show it again, write after a yes."""
    if arguments.triggers is not None or arguments.guard is not None:
        return marks.run_marks(arguments)
    from belta_memory.app.change import displaced, reword
    from belta_memory.app.find import find_fact
    from belta_memory.domain.model import Channel
    from belta_memory.domain.statement import format_statement
    from belta_memory.entrypoints.cli.conversation import agreed, need_person, reworded
    from belta_memory.entrypoints.wiring import command_ports

    ports = command_ports()
    if arguments.type or arguments.priority:
        from belta_memory.entrypoints.cli.entries import edit_entry

        return edit_entry(ports, arguments.name, arguments.type, arguments.priority)
    need_person("belta edit")
    fact = find_fact(ports.memory.read().facts, arguments.name)
    line = format_statement(fact.topic, fact.wrong, fact.correct)
    claim = reworded(line)
    shown = format_statement(claim.topic or "", claim.wrong or "", claim.correct or "")
    if shown == line:
        print("The line is as it was. Nothing was written.")
        return 0
    other = displaced(ports, fact, claim)
    if other is not None:
        shown += f"\nIt replaces: {format_statement(other.topic, other.wrong, other.correct)}"
    if not agreed(f"{shown}\nWrite this line?"):
        print("Nothing was written.")
        return 0
    print(_entry_line(reword(ports, fact, claim, Channel.TERMINAL, other)))
    return 0


def run_forget(arguments: argparse.Namespace) -> int:
    """Show the line, ask, fold it away."""
    if arguments.purge:
        from belta_memory.entrypoints.cli.history import run_purge

        return run_purge(arguments)
    from belta_memory.app.change import forget
    from belta_memory.app.find import find_fact
    from belta_memory.app.notes import recorded_facts
    from belta_memory.domain.index import format_line
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.conversation import agreed, need_person
    from belta_memory.entrypoints.cli.entries import forget_entry
    from belta_memory.entrypoints.wiring import command_ports

    need_person("belta forget")
    ports = command_ports()
    if forget_entry(ports, arguments.name):
        return 0
    fact = find_fact(recorded_facts(ports.memory), arguments.name)
    if not agreed(f"{format_line(fact)}\nForget this fact?"):
        print("Nothing was written.")
        return 0
    print(_entry_line(forget(ports, fact, Channel.TERMINAL)))
    return 0


def run_undo(arguments: argparse.Namespace) -> int:
    """Show the change, ask, take it back."""
    from belta_memory.app.confirm import take_back
    from belta_memory.app.find import find_change
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.conversation import agreed, need_person
    from belta_memory.entrypoints.wiring import command_ports

    need_person("belta undo")
    ports = command_ports()
    entry = find_change(ports.memory.journal(), arguments.id)
    line = _entry_line(entry)
    if not agreed(f"{line}\nTake this change back?"):
        print("Nothing was written.")
        return 0
    print(_entry_line(take_back(ports, line, Channel.TERMINAL, entry.id)))
    return 0


def run_log(arguments: argparse.Namespace) -> int:
    """Print every change, oldest first."""
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.wiring import command_ports

    journal = command_ports().memory.journal()
    if arguments.json:
        print_json([_entry_json(e) for e in journal])
        return 0
    for entry in journal:
        print(_entry_line(entry))
    if not journal:
        print("Nothing has been changed yet.")
    return 0


def _fact_json(fact: Fact) -> dict[str, object]:
    return {
        "key": fact.key,
        "topic": fact.topic,
        "wrong": fact.wrong,
        "correct": fact.correct,
        "src": fact.first_seen.isoformat() if fact.first_seen else None,
        "occ": fact.occurrences,
        "recorded": fact.recorded_at.isoformat() if fact.recorded_at else None,
        "note": fact.note,
    }


def _entry_json(entry: JournalEntry) -> dict[str, object]:
    return {**entry._asdict(), "at": entry.at.isoformat()}


def _entry_line(entry: JournalEntry) -> str:
    how = f" [{entry.channel}]" if entry.channel else ""
    undone = f"  (taken back by {entry.undone_by})" if entry.undone_by else ""
    return f"{entry.id}  {entry.at.isoformat(timespec='minutes')}  {entry.operation}{how}  {entry.summary}{undone}"
