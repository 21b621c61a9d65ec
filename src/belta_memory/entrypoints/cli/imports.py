"""`belta import`: what another memory holds waits for your word, and nothing is recorded by it."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs, add_json

if TYPE_CHECKING:
    import argparse

    from belta_memory.app.dialog import Dialog
    from belta_memory.app.imports import Sorted
    from belta_memory.app.ports import Ports
    from belta_memory.domain.foreign import Foreign
    from belta_memory.domain.model import Proposal

_IMPORT = """\
Reads a MEMORY.md, a host's own memory (a folder of topic files; `feedback` is what you have said), the queue of
claude-reflect, the bullets of a CLAUDE.md or AGENTS.md, JSON, JSON lines or CSV (topic, wrong, correct, src, occ);
which of them is told by the content. What is recorded, waits or was answered already is left out, and so is what
states no fact or holds a secret; each is counted. A note that `belta export` has written comes with its fact. The rest
waits for your word like any other fact: 200 at a time as proposals, the others behind them. The entries of an export of
belta's are found by search from now on, and are unconfirmed, whatever they were there: `belta review --unconfirmed`
goes through them, `belta undo` takes them back.

  belta import ~/notes/MEMORY.md          let its facts wait
  belta import CLAUDE.md --dry-run        only count
  belta import team.csv --scope project   for the present project alone
  belta import --review                   say yes to the ones you choose, a page at a time, at a terminal
  belta review                            or answer them one by one"""
_PAGE = 15


def add_arguments(verbs: Verbs) -> None:
    """Register the verb."""
    verb = verbs.add(
        "import", run, "let the facts of another memory wait for your word, and its entries be found", _IMPORT
    )
    verb.add_argument("path", metavar="PATH", nargs="?", help="a file, or a folder of Markdown files")
    verb.add_argument(
        "--scope", choices=("global", "project"), help="where they hold (default: as the file says)"
    )
    verb.add_argument("--dry-run", action="store_true", help="count, and let nothing wait")
    verb.add_argument("--review", action="store_true", help="answer what was imported, a page at a time")
    add_json(verb)


def run(arguments: argparse.Namespace) -> int:
    """Read, sort out, let wait, tell; or go through what waits."""
    from belta_memory.app.bring_in import bring_in, sort_out_entries
    from belta_memory.app.imports import Why, let_wait, sort_out
    from belta_memory.entrypoints.cli.entry_views import entries_here
    from belta_memory.entrypoints.cli.progress import bar
    from belta_memory.entrypoints.wiring import command_ports, import_queue

    if arguments.review:
        return _review()
    ports = command_ports()
    queue = import_queue(os.environ)
    if arguments.path is None:
        print(f"Of what was imported wait: {len(_waiting(ports))} as proposals, {queue.count()} behind them.")
        return 0
    found = _read(arguments.path)
    with bar(sum(len(f.entries) for f in found)) as tick:
        entries = (entry for foreign in found for entry in foreign.entries)
        scope = _scope(ports, arguments.scope)
        result = sort_out(ports, entries, queue.all(), scope=scope, done=lambda: tick(1))
    if broken := sum(f.broken for f in found):
        result.left_out[Why.BROKEN] += broken
    library = entries_here(ports)
    noted, unfit = sort_out_entries(ports, library.entries, (e for f in found for e in f.noted))
    result.left_out.update(unfit)
    behind = 0
    if not arguments.dry_run:
        bring_in(library.entries, noted)
        behind = let_wait(ports, queue, result.proposals)
    _tell(arguments, found, result, behind, len(noted))
    return 0


def _read(path: str) -> list[Foreign]:
    """What a file holds, or each Markdown file of a folder. Raises ImportFormatError, UnreadableFileError."""
    from belta_memory.adapters.stores.files import read
    from belta_memory.domain.errors import ImportFormatError
    from belta_memory.domain.foreign import read_foreign

    if os.path.isdir(path):
        names = sorted(name for name in os.listdir(path) if name.endswith(".md"))
        found = []
        for name in names:
            text = (read(os.path.join(path, name)) or b"").decode("utf-8", "replace")
            try:
                found.append(read_foreign(text, name))
            except ImportFormatError as fault:
                print(f"passed over: {fault.facts['path']}: {fault.facts['cause']}", file=sys.stderr)
        if not found:
            raise ImportFormatError(path=path, cause="no Markdown file in it holds facts or bullets")
        return found
    if (content := read(path)) is None:
        raise ImportFormatError(path=path, cause="there is no such file")
    try:
        return [read_foreign(content.decode("utf-8"), path)]
    except UnicodeDecodeError as cause:
        raise ImportFormatError(path=path, cause="not UTF-8 text") from cause


def _scope(ports: Ports, chosen: str | None) -> str | None:
    from belta_memory.app.scopes import present_project
    from belta_memory.domain.errors import NoProjectError

    if chosen != "project":
        return chosen
    project = present_project(ports, os.getcwd())
    if project is None:
        raise NoProjectError(what=os.getcwd())
    return project


def _tell(
    arguments: argparse.Namespace, found: list[Foreign], result: Sorted, behind: int, noted: int
) -> None:
    from belta_memory.entrypoints.cli.output import print_json

    formats, (proposals, left_out) = sorted({f.format for f in found}), result
    notes = sum(p.note is not None for p in proposals)
    if arguments.json:
        counts = {str(why): number for why, number in left_out.items()}
        waiting = {"waiting": len(proposals), "notes": notes, "behind": behind, "entries": noted}
        print_json({"formats": formats, **waiting, "left_out": counts})
        return
    verb = "would wait" if arguments.dry_run else "wait now"
    print(f"{', '.join(formats)}: {len(proposals)} {verb} for your word.")
    if notes:
        print(f"  with a note: {notes}")
    if noted:
        verb = "would be found" if arguments.dry_run else "are found"
        print(f"  entries that {verb} by search now, unconfirmed: {noted} (`belta review --unconfirmed`)")
    for why, number in left_out.most_common():
        print(f"  left out, {why}: {number}")
    if behind:
        print(f"  {behind} of those that wait stand behind the first 200, and come up as these are answered.")
    if proposals and not arguments.dry_run:
        print("Nothing is recorded yet. Answer with `belta import --review` or `belta review`.")


def _review() -> int:
    """A page of lines, the ones to be remembered marked, one yes; until there is no page left."""
    from belta_memory.app.imports import let_wait
    from belta_memory.entrypoints.cli.conversation import need_person
    from belta_memory.entrypoints.wiring import command_ports, import_queue

    need_person("belta import --review")
    ports, queue = command_ports(), import_queue(os.environ)
    let_wait(ports, queue, ())
    seen: set[str] = set()
    recorded = 0
    while page := [p for p in _waiting(ports) if p.id not in seen][:_PAGE]:
        seen |= {p.id for p in page}
        recorded += _answered(ports, page)
        let_wait(ports, queue, ())
    print(f"{recorded} recorded, {len(_waiting(ports)) + queue.count()} wait still.")
    return 0


def _answered(ports: Ports, page: list[Proposal]) -> int:
    import questionary

    from belta_memory.app.ask import dialog_for
    from belta_memory.app.confirm import settle
    from belta_memory.app.dialog import Outcome, advance
    from belta_memory.domain.model import Channel, Decision
    from belta_memory.entrypoints.cli.conversation import agreed, converse

    dialogs = {p.id: dialog_for(ports, p) for p in page}
    choices = [questionary.Choice(_line(dialog), value=id_) for id_, dialog in dialogs.items()]
    chosen = questionary.checkbox(
        "Space marks a line, a marks all; Enter goes on", choices=choices
    ).unsafe_ask()
    if not chosen or not agreed(f"Remember these {len(chosen)} facts?"):
        return 0
    for id_ in chosen:
        step = advance(dialogs[id_], Decision.RECORD)
        outcome = step if isinstance(step, Outcome) else converse(step)
        print(settle(ports, id_, outcome, Channel.TERMINAL).message)
    return len(chosen)


def _line(dialog: Dialog) -> str:
    replaces = f"  (replaces: {dialog.replaces})" if dialog.replaces else ""
    return f"{dialog.line}{replaces}{'  (with a note)' if dialog.proposal.note else ''}"


def _waiting(ports: Ports) -> list[Proposal]:
    from belta_memory.app.imports import imported

    return imported(ports)
