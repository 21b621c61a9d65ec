"""`belta edit`, `forget`, `undo`, `log`: change what is recorded, and see who did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli import marks
from belta_memory.entrypoints.cli.browse import NAME, entry_json, entry_line, present
from belta_memory.entrypoints.cli.parser import Verbs, add_json

if TYPE_CHECKING:
    import argparse

    from belta_memory.domain.model import Claim, Fact

_UNDO = """\
Without an id, the newest change. With one, any of them: the lines that it wrote must stand as it left them, else
belta says what stands there now and writes nothing. An undo is itself a change, and its id takes it back.
`belta log` lists them."""
_EDIT = """\
Opens $VISUAL or $EDITOR with the fact; without one of them, edits the line here. What you save is checked: a mistake is
shown with its line, and you can go back to it. Then the new line is shown, and only your yes writes it.

  belta edit "deploy target"
  belta edit "deploy target" --scope project   it holds in the project of this folder only
  belta edit "deploy target" --scope global    it holds everywhere

With another option the line stays, and its note is changed."""


def add_arguments(verbs: Verbs) -> None:
    """Register the verbs."""
    edit = verbs.add("edit", run_edit, "reword one fact, change where it holds or what brings it up", _EDIT)
    edit.add_argument("name", metavar="FACT", help=NAME)
    edit.add_argument("--scope", choices=("global", "project"), help="where it holds from now on")
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
        "fold one fact or entry away",
        "Its note goes to the archive; `belta undo` and `belta restore` bring it back.",
    )
    forget.add_argument("name", metavar="NAME", help=NAME)
    forget.add_argument(
        "--purge", action="store_true", help="remove it for good, with every trace; nothing brings it back"
    )
    undo = verbs.add("undo", run_undo, "take one change back", _UNDO)
    undo.add_argument("id", metavar="ID", nargs="?", help="a change's id from belta log")
    log = verbs.add(
        "log", run_log, "list every change of the memory", "Who said yes, when, and through which channel."
    )
    add_json(log)


def run_edit(arguments: argparse.Namespace) -> int:
    """Let the person reword the line or move it, show it again, write after a yes."""
    if arguments.triggers is not None or arguments.guard is not None:
        return marks.run_marks(arguments)
    from belta_memory.app.change import displaced, reword
    from belta_memory.app.find import find_anywhere
    from belta_memory.domain.model import Channel
    from belta_memory.domain.scope import tag_of
    from belta_memory.domain.statement import format_statement
    from belta_memory.entrypoints.cli.conversation import agreed, need_person
    from belta_memory.entrypoints.wiring import command_ports

    ports = command_ports()
    if arguments.type or arguments.priority:
        from belta_memory.entrypoints.cli.entries import edit_entry

        return edit_entry(ports, arguments.name, arguments.type, arguments.priority)
    need_person("belta edit")
    project = present(ports)
    fact = find_anywhere(ports, project, arguments.name)
    wording = _reworded(fact, project, arguments.scope)
    if wording is None:
        print("The line is as it was. Nothing was written.")
        return 0
    claim, scope = wording
    shown = tag_of(scope) + format_statement(claim.topic or "", claim.wrong or "", claim.correct or "")
    other = displaced(ports, fact, claim, scope)
    if other is not None:
        shown += f"\nIt replaces: {format_statement(other.topic, other.wrong, other.correct)}"
    if not agreed("Write this line?", shown):
        print("Nothing was written.")
        return 0
    print(entry_line(reword(ports, fact, claim, Channel.TERMINAL, other, scope)))
    return 0


def _reworded(fact: Fact, project: str | None, moved: str | None) -> tuple[Claim, str] | None:
    """The new words and where they hold; None where nothing was changed. Raises NoProjectError, EditorError."""
    import os

    from belta_memory.domain.errors import NoProjectError
    from belta_memory.domain.match import claim_of
    from belta_memory.domain.model import GLOBAL, Claim
    from belta_memory.domain.statement import format_statement
    from belta_memory.entrypoints.cli.conversation import retried, reworded
    from belta_memory.entrypoints.cli.editor import Mistake, edited_in, editor_of, page_of, read_page

    if moved is not None:
        if moved == "project" and project is None:
            raise NoProjectError(what=os.getcwd())
        scope = GLOBAL if moved == "global" else project or GLOBAL
        return None if scope == fact.scope else (claim_of(fact), scope)
    if (editor := editor_of(os.environ)) is None:
        claim = reworded(format_statement(fact.topic, fact.wrong, fact.correct))
        return None if claim == claim_of(fact) else (claim, fact.scope)
    scopes = frozenset({GLOBAL, fact.scope, project or GLOBAL})
    page = page_of(fact, project)
    while isinstance(found := read_page(page := edited_in(editor, page), scopes), Mistake):
        if not retried(f"Line {found.line}: {found.cause}. Nothing was written."):
            return None
    if found is None:
        return None
    after = Claim(found.topic, found.wrong, found.correct), found.scope
    return None if after == (claim_of(fact), fact.scope) else after


def run_forget(arguments: argparse.Namespace) -> int:
    """Show the line, ask, fold it away."""
    if arguments.purge:
        from belta_memory.entrypoints.cli.history import run_purge

        return run_purge(arguments)
    from belta_memory.app.change import forget
    from belta_memory.app.find import find_anywhere
    from belta_memory.domain.index import format_line
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.conversation import agreed, need_person
    from belta_memory.entrypoints.cli.entries import forget_entry
    from belta_memory.entrypoints.wiring import command_ports

    need_person("belta forget")
    ports = command_ports()
    if forget_entry(ports, arguments.name):
        return 0
    fact = find_anywhere(ports, present(ports), arguments.name)
    if not agreed("Forget this fact?", format_line(fact)):
        print("Nothing was written.")
        return 0
    print(entry_line(forget(ports, fact, Channel.TERMINAL)))
    return 0


def run_undo(arguments: argparse.Namespace) -> int:
    """Show the change, ask, take it back."""
    from belta_memory.app.confirm import take_back
    from belta_memory.app.find import find_change
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.conversation import agreed, need_person
    from belta_memory.entrypoints.cli.entry_views import changing, entries_here
    from belta_memory.entrypoints.wiring import command_ports

    need_person("belta undo")
    ports = command_ports()
    entry = find_change(ports.memory.journal(), arguments.id)
    line = entry_line(entry)
    if not agreed("Take this change back?", line):
        print("Nothing was written.")
        return 0
    with changing(entries_here(ports)):
        print(entry_line(take_back(ports, line, Channel.TERMINAL, entry.id)))
    return 0


def run_log(arguments: argparse.Namespace) -> int:
    """Print every change, oldest first."""
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.wiring import command_ports

    journal = command_ports().memory.journal()
    if arguments.json:
        print_json([entry_json(e) for e in journal])
        return 0
    for entry in journal:
        print(entry_line(entry))
    if not journal:
        print("Nothing has been changed yet.")
    return 0
