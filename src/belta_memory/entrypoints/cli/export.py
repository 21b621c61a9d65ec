"""`belta export`: what is remembered for other programs, and in the file that another agent reads."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs

if TYPE_CHECKING:
    import argparse

    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import Fact

_EXPORT = """\
JSON and CSV hold every part of every fact (JSON the notes and the entries, too), and `belta import` reads them again:
facts wait for your word, entries are unconfirmed until you say yes to them. Into a Markdown
file that an agent reads goes a block between `<!-- belta:begin -->` and `<!-- belta:end -->`: what holds everywhere and
in the file's project. Everything outside the block stays byte for byte. The change is shown before it is made.

  belta export > facts.json
  belta export --format csv --to facts.csv
  belta export --to CLAUDE.md                         also AGENTS.md, GEMINI.md, .github/copilot-instructions.md
  belta export --to AGENTS.md --facts project         without what holds everywhere: for a file that others see
  belta export --to CLAUDE.md --remove                take the block out again"""


def add_arguments(verbs: Verbs) -> None:
    """Register the verb."""
    verb = verbs.add(
        "export", run, "write the facts as JSON, CSV, or into a file that an agent reads", _EXPORT
    )
    verb.add_argument("--to", metavar="FILE", help="where to (default: print it)")
    verb.add_argument(
        "--format", choices=("json", "csv"), help="of the output (default: as FILE ends, else json)"
    )
    verb.add_argument(
        "--json", action="store_const", const="json", dest="format", help="the same as --format json"
    )
    verb.add_argument(
        "--facts", choices=("all", "global", "project"), help="which (default: all; in a block: here)"
    )
    verb.add_argument("--remove", action="store_true", help="take the block out of FILE")
    verb.add_argument("--yes", action="store_true", help="do not ask before FILE is changed")


def run(arguments: argparse.Namespace) -> int:
    """Print, or write a file, or bring a block up to date."""
    from belta_memory.domain.errors import ImportFormatError
    from belta_memory.entrypoints.wiring import command_ports

    ports = command_ports()
    is_block = (
        arguments.to is not None and arguments.format is None and arguments.to.casefold().endswith(".md")
    )
    if arguments.remove and not is_block:
        raise ImportFormatError(
            path=arguments.to or "--remove", cause="a block stands only in a Markdown file"
        )
    if is_block:
        return _block(ports, os.path.abspath(arguments.to), arguments)
    form = arguments.format or ("csv" if (arguments.to or "").casefold().endswith(".csv") else "json")
    text = _text(ports, form, arguments.facts or "all")
    if arguments.to is None:
        sys.stdout.buffer.write(text.encode())  # the line ends of the table are its own
        return 0
    return _write(os.path.abspath(arguments.to), text.encode(), form, yes=arguments.yes)


def _text(ports: Ports, form: str, which: str) -> str:
    from belta_memory.domain.entry import moment
    from belta_memory.domain.export import to_csv, to_json
    from belta_memory.domain.note import format_note
    from belta_memory.entrypoints.cli.entry_views import entries_here

    facts = _chosen(ports, which, os.getcwd())
    entries = [] if which == "project" else entries_here(ports).entries.all()  # an entry holds everywhere
    if form == "csv":
        if entries:
            print(f"The table holds no entries; JSON holds all {len(entries)}.", file=sys.stderr)
        return to_csv(facts)
    notes = {}
    for fact in facts:
        note = ports.memory.within(fact.scope).note(fact.note) if fact.note else None
        if note is not None:
            notes[fact.scope, str(fact.note)] = format_note(note)
    return to_json(facts, notes, sorted(entries, key=moment))


def _chosen(ports: Ports, which: str, folder: str) -> list[Fact]:
    from belta_memory.app.scopes import all_facts, facts_here, present_project
    from belta_memory.domain.model import GLOBAL

    here = present_project(ports, folder)
    match which:
        case "all":
            return all_facts(ports)
        case "here":
            return facts_here(ports, here)
        case _:
            wanted = GLOBAL if which == "global" else here
            return [fact for fact in all_facts(ports) if fact.scope == wanted]


def _block(ports: Ports, path: str, arguments: argparse.Namespace) -> int:
    from belta_memory.adapters.stores.files import read
    from belta_memory.domain.block import with_block, without_block
    from belta_memory.domain.export import to_block
    from belta_memory.domain.language import say
    from belta_memory.languages import pack

    before = (read(path) or b"").decode("utf-8", "surrogateescape")
    if arguments.remove:
        after = without_block(before, path)
    else:
        facts = _chosen(ports, arguments.facts or "here", os.path.dirname(path))
        after = with_block(before, to_block(facts, say(pack(ports.language), "load.memory")), path)
    form = None if arguments.remove else "block"
    return _write(path, after.encode("utf-8", "surrogateescape"), form, yes=arguments.yes)


def _write(path: str, content: bytes, form: str | None, *, yes: bool) -> int:
    """Show the change, ask, make it, and remember where the facts have gone. Raises ChangedMeanwhileError."""
    from belta_memory.adapters.changes import deed, diff, make, plan
    from belta_memory.domain.errors import UnansweredError
    from belta_memory.entrypoints.cli.conversation import agreed, is_attended
    from belta_memory.entrypoints.wiring import exports

    changes = plan(path, content or None)
    if not changes:
        print(f"{path} is up to date.")
    for change in changes:
        if change.before is not None and not yes:
            if not is_attended():
                raise UnansweredError(command="belta export")
            print(diff(change))
            if not agreed(f"Write this into {path}?"):
                print("Nothing was written.")
                return 0
        make(change, "")
        print(f"{path} {deed(change)}.")
    if form is not None or changes:
        exports(os.environ).keep(path, form)
    return 0
