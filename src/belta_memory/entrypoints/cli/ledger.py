"""`belta ledger`: what kind of correction keeps coming back where, and what becomes of it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Parser, Verbs, add_json

if TYPE_CHECKING:
    import argparse

    from belta_memory.app.ledger import Ledger
    from belta_memory.app.ports import Ports
    from belta_memory.domain.case import Bundle
    from belta_memory.domain.ledger import Entry

_LEDGER = """\
A kind of correction that comes back in one project, in two sessions on two days, becomes an entry: its number, the
repository's name, the kind, how many sessions, the dates, the state. No word that anybody has said is kept in it.
What only reviewers, guards or the agent itself found is held back until a person says it, too.

  belta ledger                                  bring it up to date and show it
  belta ledger --held                           what no person has said yet
  belta ledger --write docs                     put PROPOSALS.md into a folder
  belta corrections --show shop/omission        what was said, on this terminal only
  belta ledger adopt 3 --as rule --text "Run the tests before a commit."
  belta ledger adopt 3 --as fact --text "test command: ❌ npm test → ✅ pnpm test"
  belta ledger drop 3                           no rule for it"""
_FILES = ("CLAUDE.md", "AGENTS.md")  # the first that a project has takes the rule; the last one is made


def add_arguments(verbs: Verbs) -> None:
    """Register the verb and what it does to an entry."""
    ledger = verbs.add(
        "ledger", run, "show what kind of correction keeps coming back, and make a rule of it", _LEDGER
    )
    ledger.add_argument("--held", action="store_true", help="what no person has said yet")
    ledger.add_argument("--write", metavar="FOLDER", help="put PROPOSALS.md into this folder")
    add_json(ledger)
    actions = ledger.add_subparsers(metavar="ACTION", parser_class=Parser)
    adopt = actions.add_parser("adopt", help="make a rule or a fact of an entry")
    adopt.add_argument("number", metavar="N", type=int, help="the entry's number")
    adopt.add_argument(
        "--as", dest="form", choices=("rule", "fact"), required=True, help="what to make of it"
    )
    adopt.add_argument(
        "--text", required=True, help="the rule, or the fact as `topic: ❌ wrong → ✅ correct`"
    )
    adopt.add_argument(
        "--file", metavar="FILE", help="where the rule goes (default: the project's CLAUDE.md or AGENTS.md)"
    )
    adopt.set_defaults(run=run_adopt)
    drop = actions.add_parser("drop", help="want no rule for an entry")
    drop.add_argument("number", metavar="N", type=int, help="the entry's number")
    drop.set_defaults(run=run_drop)


def run(arguments: argparse.Namespace) -> int:
    """Bring it up to date, and show or write it."""
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.wiring import command_ports, ledger_files

    ledger = _ledger(command_ports())
    if arguments.write:
        return _write(ledger_files(os.environ).page, arguments.write)
    if arguments.held:
        print_json([_bundle_json(b) for b in ledger.held]) if arguments.json else _print_held(ledger.held)
    elif arguments.json:
        print_json([_entry_json(e) for e in ledger.entries])
    else:
        _print_entries(ledger)
    return 0


def run_adopt(arguments: argparse.Namespace) -> int:
    """Write the rule, or let the person record the fact; then count only what comes later."""
    from belta_memory.app.ledger import bundle_of, find_entry
    from belta_memory.entrypoints.cli.conversation import need_person
    from belta_memory.entrypoints.wiring import command_ports

    need_person("belta ledger adopt")
    ports = command_ports()
    ledger = _ledger(ports)
    entry = find_entry(ledger.entries, arguments.number)
    bundle = bundle_of(ledger, entry)
    make = _make_rule if arguments.form == "rule" else _make_fact
    if not make(ports, bundle, arguments):
        print("Nothing was written.")
        return 0
    from belta_memory.app.ledger import put_entry
    from belta_memory.domain.ledger import Made, adopted
    from belta_memory.entrypoints.first_prompt import refresh_first_prompts
    from belta_memory.entrypoints.wiring import ledger_files

    put_entry(
        ledger_files(os.environ), entry.number, lambda e: adopted(e, ports.clock.now(), Made(arguments.form))
    )
    refresh_first_prompts(ports, os.environ)
    print(f"Entry {entry.number} is adopted. If it comes back in two more sessions, the ledger says so.")
    return 0


def run_drop(arguments: argparse.Namespace) -> int:
    """Say that no rule is wanted."""
    from belta_memory.app.ledger import put_entry
    from belta_memory.domain.ledger import dropped
    from belta_memory.entrypoints.cli.conversation import need_person
    from belta_memory.entrypoints.first_prompt import refresh_first_prompts
    from belta_memory.entrypoints.wiring import command_ports, ledger_files

    need_person("belta ledger drop")
    put_entry(ledger_files(os.environ), arguments.number, dropped)
    refresh_first_prompts(command_ports(), os.environ)  # a rule that it had may have left something out
    print(f"Entry {arguments.number} is dropped. `belta ledger adopt` takes it up again.")
    return 0


def _ledger(ports: Ports) -> Ledger:
    from belta_memory.app.ledger import brought_up_to_date
    from belta_memory.entrypoints.wiring import case_book, ledger_files

    return brought_up_to_date(case_book(ports, os.environ), ledger_files(os.environ))


def _make_rule(ports: Ports, bundle: Bundle, arguments: argparse.Namespace) -> bool:
    from belta_memory.adapters.changes import diff, make, plan
    from belta_memory.app.adopt import rule_line, with_rule
    from belta_memory.entrypoints.cli.conversation import agreed

    line = rule_line(arguments.text)
    path = arguments.file or _file_of(ports, bundle)
    before = _text_of(path)
    changes = plan(path, with_rule(before, line, path).encode("utf-8", "surrogateescape"))
    if not changes:
        print(f"{path} has this rule already.")
        return True
    for change in changes:
        print(diff(change))
        if not agreed(f"Write this into {path}?"):
            return False
        make(change, f"{ports.clock.now():%Y%m%d%H%M%S}")
    return True


def _make_fact(ports: Ports, bundle: Bundle, arguments: argparse.Namespace) -> bool:
    from belta_memory.app.adopt import waiting_fact
    from belta_memory.app.ask import dialog_for
    from belta_memory.app.confirm import settle
    from belta_memory.app.dialog import recordable
    from belta_memory.domain.errors import UnfitValueError
    from belta_memory.domain.model import Channel
    from belta_memory.domain.statement import parse_statement
    from belta_memory.entrypoints.cli.conversation import converse

    if (claim := parse_statement(arguments.text)) is None:
        raise UnfitValueError(field="--text", cause="is no fact: write it as `topic: ❌ wrong → ✅ correct`")
    proposal = waiting_fact(ports, recordable(claim), bundle)
    settled = settle(ports, proposal.id, converse(dialog_for(ports, proposal)), Channel.TERMINAL)
    print(settled.message)
    return settled.entry is not None and settled.entry.operation != "decline"


def _file_of(ports: Ports, bundle: Bundle) -> str:
    """The project's file of instructions: in the folder where it was said last, as far as it is there still."""
    from belta_memory.domain.errors import UnreadableFileError

    folders = dict.fromkeys(o.project for o in reversed(bundle.cases) if o.project)
    found = ((folder, ports.repositories.of(folder)) for folder in folders)
    # Above a folder that is away there may be the repository of another project.
    own = (p.root for folder, p in found if p and (os.path.isdir(folder) or p.id == bundle.project))
    root = next((r for r in own if os.path.isdir(r)), None)
    if root is None:
        raise UnreadableFileError(path=bundle.project, cause="no folder of this project is here; say --file")
    known = (os.path.join(root, name) for name in _FILES)
    return next((path for path in known if os.path.isfile(path)), os.path.join(root, _FILES[-1]))


def _text_of(path: str) -> str:
    from belta_memory.adapters.stores.files import read

    return (read(path) or b"").decode("utf-8", "surrogateescape")


def _write(page: str, folder: str) -> int:
    from belta_memory.adapters.stores.files import read, replace
    from belta_memory.domain.errors import UnreadableFileError

    if not os.path.isdir(folder):
        raise UnreadableFileError(path=folder, cause="there is no such folder")
    content = read(page)
    if content is None:
        print("The ledger is empty; nothing was written.")
        return 0
    path = os.path.join(folder, os.path.basename(page))
    replace(path, content)
    print(
        f"{path} holds numbers, names of repositories, kinds, dates and states, and no word that anybody said."
    )
    return 0


def _print_entries(ledger: Ledger) -> None:
    if not ledger.entries:
        print(
            "Nothing keeps coming back: no kind of correction was made in two sessions on two days of one project."
        )
    else:
        from belta_memory.domain.scope import name_of
        from belta_memory.entrypoints.cli.output import plain_console, table_of

        headings = ("no.", "repository", "kind", "sessions", "first", "last", "state")
        rows = (
            (
                f"{e.number}",
                name_of(e.project),
                e.kind,
                f"{e.sessions}",
                f"{e.days[0]}",
                f"{e.days[-1]}",
                e.state,
            )
            for e in ledger.entries
        )
        plain_console().print(table_of(headings, rows))
    if held := len(ledger.held):
        print(f"{held} more held back, since no person has said any of it: belta ledger --held")


def _print_held(bundles: list[Bundle]) -> None:
    from belta_memory.domain.scope import name_of

    if not bundles:
        print("Nothing is held back.")
    for b in bundles:
        print(f"{name_of(b.project)}/{b.kind}: {b.sessions} sessions, {b.days[0]} to {b.days[-1]}")


def _entry_json(entry: Entry) -> dict[str, object]:
    from belta_memory.domain.scope import name_of

    return {
        "number": entry.number,
        "repository": name_of(entry.project),
        "kind": entry.kind,
        "sessions": entry.sessions,
        "dates": [day.isoformat() for day in entry.days],
        "state": entry.state,
    }


def _bundle_json(bundle: Bundle) -> dict[str, object]:
    from belta_memory.domain.scope import name_of

    days = [day.isoformat() for day in bundle.days]
    return {
        "repository": name_of(bundle.project),
        "kind": bundle.kind,
        "sessions": bundle.sessions,
        "dates": days,
    }
