"""`belta list`, `show`: what is recorded, here and elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.entry_views import TYPES
from belta_memory.entrypoints.cli.parser import Verbs, add_json

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from belta_memory.app.browse import Listed
    from belta_memory.app.ports import JournalEntry, Ports
    from belta_memory.domain.model import Fact

NAME = "its topic, its note's slug, or how its key begins (see belta list)"
_LIST = """\
Without an option: what holds in the project of this folder, and what holds everywhere. In its project a project's line
outranks a global one on the same topic.

  belta list deploy prod           only facts in which every word occurs, in a value or in the note, whatever case
  belta list --all                 every project
  belta list --scope global        what holds everywhere; `project` is the one of this folder, or name one
  belta list --status archived     what was folded away: archived, superseded; waiting is what the index has no room for
  belta list --type lesson         the entries of a type, which hold everywhere; `entry` is any of them. Of these,
                                   waiting is what nobody has confirmed"""


def add_arguments(verbs: Verbs) -> None:
    """Register the verbs."""
    verb = verbs.add("list", run_list, "list the recorded facts, or the entries", _LIST)
    verb.add_argument("words", metavar="WORD", nargs="*", help="what occurs in it")
    which = verb.add_mutually_exclusive_group()
    which.add_argument("--all", action="store_true", help="of all projects, too")
    which.add_argument("--scope", metavar="SCOPE", help="global, project, or a project's name or id")
    verb.add_argument(
        "--status",
        choices=("active", "waiting", "superseded", "archived", "any"),
        help="without it: active and waiting",
    )
    verb.add_argument("--type", choices=TYPES, help="list entries instead")
    add_json(verb)
    show = verbs.add("show", run_show, "show one fact, entry or waiting change, whole")
    show.add_argument("name", metavar="NAME", help=NAME)
    show.add_argument(
        "--history",
        action="store_true",
        help="what it stated when, since when that is known, and every change",
    )
    add_json(show)


def run_list(arguments: argparse.Namespace) -> int:
    """Print the facts as a table, or as an array for programs; those that wait for room in an index are among them."""
    from belta_memory.app.browse import found_by
    from belta_memory.entrypoints.wiring import command_ports

    ports = command_ports()
    if arguments.type is not None:
        from belta_memory.entrypoints.cli.entry_views import list_entries

        return list_entries(ports, arguments)
    facts = _wanted(ports, arguments)
    if not arguments.words:
        nothing = "Nothing is recorded yet. Correct the same fact twice and you are asked."
        return _print(facts, nothing, as_json=arguments.json)
    nothing = "Nothing was found. `--all` looks into every project, `--status any` into the archive."
    return _print(found_by(ports, facts, " ".join(arguments.words)), nothing, as_json=arguments.json)


def run_show(arguments: argparse.Namespace) -> int:
    """Print one fact or entry with everything that is known of it."""
    from belta_memory.app.find import find_anywhere
    from belta_memory.app.history import entries_of
    from belta_memory.domain.errors import UnknownIdError
    from belta_memory.domain.note import format_note
    from belta_memory.entrypoints.cli.entry_views import show_entry
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.cli.waiting import show_write
    from belta_memory.entrypoints.wiring import command_ports

    ports = command_ports()
    if show_entry(ports, arguments.name, as_json=arguments.json):
        return 0
    try:
        fact = find_anywhere(ports, present(ports), arguments.name)
    except UnknownIdError:
        if show_write(ports, arguments.name, as_json=arguments.json):
            return 0
        raise
    memory = ports.memory.within(fact.scope)
    if arguments.history:
        from belta_memory.entrypoints.cli.history import print_history

        return print_history(ports, fact, as_json=arguments.json)
    note = memory.note(fact.note) if fact.note else None
    history = entries_of(memory, fact)
    text = None if note is None else format_note(note)
    if arguments.json:
        words = {"triggers": _triggers(ports, fact)}
        print_json(
            {**fact_json(fact), **words, "note_text": text, "history": [entry_json(e) for e in history]}
        )
        return 0
    _print_whole(fact, _triggers(ports, fact), text, history)
    return 0


def _triggers(ports: Ports, fact: Fact) -> list[str]:
    """The words at which the fact comes up."""
    from belta_memory.app.marks import marks_now, triggers_now

    return list(triggers_now(fact, marks_now(ports, fact)))


def present(ports: Ports) -> str | None:
    """The project of the present folder; None where that folder is gone."""
    import os

    from belta_memory.app.scopes import present_project

    try:
        return present_project(ports, os.getcwd())
    except FileNotFoundError:
        return None


def fact_json(fact: Fact) -> dict[str, object]:
    """A fact for programs."""
    return {
        "key": fact.key,
        "scope": fact.scope,
        "topic": fact.topic,
        "wrong": fact.wrong,
        "correct": fact.correct,
        "src": fact.first_seen.isoformat() if fact.first_seen else None,
        "occ": fact.occurrences,
        "recorded": fact.recorded_at.isoformat() if fact.recorded_at else None,
        "note": fact.note,
    }


def entry_json(entry: JournalEntry) -> dict[str, object]:
    """A change for programs."""
    return {**entry._asdict(), "at": entry.at.isoformat()}


def entry_line(entry: JournalEntry) -> str:
    """A change for people."""
    from belta_memory.domain.scope import tag_of

    how = f" [{entry.channel}]" if entry.channel else ""
    undone = f"  (taken back by {entry.undone_by})" if entry.undone_by else ""
    when, what = entry.at.isoformat(timespec="minutes"), f"{tag_of(entry.scope)}{entry.summary}"
    return f"{entry.id}  {when}  {entry.operation}{how}  {what}{undone}"


def _wanted(ports: Ports, arguments: argparse.Namespace) -> list[Listed]:
    from belta_memory.app.browse import PRESENT, Status, listed, scopes_for

    scopes = scopes_for(ports, present(ports), arguments.scope, everything=arguments.all)
    if arguments.status is None:
        return listed(ports, scopes, PRESENT)
    return listed(ports, scopes, tuple(Status) if arguments.status == "any" else (Status(arguments.status),))


def _print(facts: Sequence[Listed], nothing: str, *, as_json: bool) -> int:
    from belta_memory.entrypoints.cli.output import plain_console, print_json, table_of

    if as_json:
        print_json([{**fact_json(f.fact), "status": str(f.status)} for f in facts])
        return 0
    if not facts:
        print(nothing)
        return 0
    headings = ("key", "scope", "topic", "❌ wrong", "✅ correct", "occ", "recorded", "status")
    plain_console().print(table_of(headings, map(_cells, facts)))
    return 0


def _cells(listed: Listed) -> tuple[str, ...]:
    from belta_memory.domain.model import GLOBAL
    from belta_memory.domain.scope import name_of

    fact, status = listed
    recorded = fact.recorded_at.isoformat() if fact.recorded_at else ""
    scope = GLOBAL if fact.scope == GLOBAL else name_of(fact.scope)
    pair = (fact.topic, fact.wrong, fact.correct)
    return fact.key or "-", scope, *pair, f"{fact.occurrences}", recorded, status


def _print_whole(
    fact: Fact, triggers: Sequence[str], note: str | None, history: Sequence[JournalEntry]
) -> None:
    from belta_memory.domain.index import format_line
    from belta_memory.entrypoints.cli.output import plain_console, table_of

    print(format_line(fact))
    known = [(name, str(value)) for name, value in fact_json(fact).items() if value is not None]
    table = table_of(("", ""), [*known, ("comes up at", ", ".join(triggers) or "nothing")])
    table.show_header = False
    plain_console().print(table)
    if note is not None:
        print(f"\n{note}")
    for entry in history:
        print(entry_line(entry))
