"""`belta review`, `record`, `decline`, `later`: channel 3, a person at a real terminal."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs, add_json

if TYPE_CHECKING:
    import argparse

    from belta_memory.app.dialog import Outcome
    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import Proposal

_REVIEW = """\
Shows each waiting fact and asks. Two keys a fact: y remember, e edit first, n no, l later, f not a fact; then Enter.
Three times no in a row on one fact and it is not asked again for 14 business days.
A line that begins with [name] would hold in that project only; e lets you change it to [global], or to [name].

  belta review               answer what waits
  belta review --list        only look
  belta review --withdrawn   what the agent took back, and why
  belta review --lapsed      what has waited for 90 days and is not asked any more

Then what agents have asked to forget or replace, shown whole, one yes each. --list and --json show it, too, and
`belta show ID` shows one.

  belta review --unconfirmed what agents have noted and you have not confirmed, the oldest first
  belta review --priority    entries of priority high that no search has ever found"""


def add_arguments(verbs: Verbs) -> None:
    """Register the verbs."""
    review = verbs.add("review", run_review, "answer the facts that wait for your word", _REVIEW)
    review.add_argument("--list", action="store_true", help="list them and ask nothing")
    review.add_argument(
        "--withdrawn", action="store_true", help="list what the agent withdrew, with its reason"
    )
    review.add_argument("--lapsed", action="store_true", help="list what waited for too long")
    review.add_argument(
        "--unconfirmed", action="store_true", help="go through the notes that nobody confirmed"
    )
    review.add_argument("--priority", action="store_true", help="list what is high and was never found")
    add_json(review)
    for name, run, summary in (
        ("record", run_record, "remember one waiting fact"),
        ("decline", run_decline, "say no to one waiting fact"),
        ("later", run_later, "leave one waiting fact for later"),
    ):
        verb = verbs.add(name, run, summary, "Needs a real terminal: a piped answer is nobody's.")
        verb.add_argument(
            "id", metavar="ID", help="the proposal's id, or how it begins (see belta review --list)"
        )
        if name == "record":
            verb.add_argument(
                "--scope",
                choices=("global", "project"),
                help="let it hold everywhere, or in the project in which it was said",
            )


def run_review(arguments: argparse.Namespace) -> int:
    """List, or go through what waits."""
    from belta_memory.app.ask import open_proposals
    from belta_memory.domain.model import ProposalState
    from belta_memory.entrypoints.typed_answers import settle_typed
    from belta_memory.entrypoints.wiring import command_ports

    ports = command_ports()
    if arguments.unconfirmed or arguments.priority:
        from belta_memory.entrypoints.cli.entries import review_priority, review_unconfirmed

        return (review_unconfirmed if arguments.unconfirmed else review_priority)(ports, arguments)
    for told in settle_typed(ports, None, _log):
        print(told, file=sys.stderr)
    waiting = open_proposals(ports)  # what has waited for too long lapses here
    if arguments.withdrawn or arguments.lapsed:
        state = ProposalState.WITHDRAWN if arguments.withdrawn else ProposalState.LAPSED
        return _list([p for p in ports.proposals.all() if p.state is state], arguments)
    if arguments.list or arguments.json:
        return _list_all(ports, waiting, as_json=arguments.json)
    from belta_memory.entrypoints.cli.conversation import need_person
    from belta_memory.entrypoints.cli.waiting import review_writes

    if waiting:
        need_person("belta review", waiting[0].id)
    for number, proposal in enumerate(waiting, start=1):
        print(f"[{number}/{len(waiting)}] {proposal.id}")
        _ask(ports, proposal)
    if not review_writes(ports) and not waiting:
        print("Nothing waits for an answer.")
    return 0


def run_record(arguments: argparse.Namespace) -> int:
    """Show the line, ask for the yes, write."""
    from belta_memory.app.ask import dialog_for, waiting
    from belta_memory.app.dialog import Dialog, advance
    from belta_memory.domain.model import Decision
    from belta_memory.entrypoints.cli.conversation import agreed, converse, need_person
    from belta_memory.entrypoints.wiring import command_ports

    need_person("belta record", arguments.id)
    ports = command_ports()
    proposal = waiting(ports, arguments.id)
    dialog = dialog_for(ports, proposal)
    if arguments.scope is not None:
        dialog = dialog.to(_scope(proposal, arguments.scope))
    step = advance(dialog, Decision.RECORD)
    if isinstance(
        step, Dialog
    ):  # a side is missing or masked: the person fills it in and sees the line again
        step = converse(step)
    elif not agreed("Record this line?", f"{dialog.question.whole}\n{step.line}"):
        print("Nothing was written.")
        return 0
    return _settle(ports, proposal, step)


def _scope(proposal: Proposal, named: str) -> str:
    from belta_memory.domain.errors import NoProjectError
    from belta_memory.domain.model import GLOBAL

    if named == "global":
        return GLOBAL
    if proposal.project is None:
        raise NoProjectError(what=proposal.id)
    return proposal.project


def run_decline(arguments: argparse.Namespace) -> int:
    """Count one no."""
    return _answer("decline", arguments)


def run_later(arguments: argparse.Namespace) -> int:
    """Leave it."""
    return _answer("later", arguments)


def _answer(word: str, arguments: argparse.Namespace) -> int:
    from belta_memory.app.ask import dialog_for, waiting
    from belta_memory.app.dialog import Dialog, advance
    from belta_memory.entrypoints.cli.conversation import need_person
    from belta_memory.entrypoints.wiring import command_ports

    need_person(f"belta {word}", arguments.id)
    ports = command_ports()
    proposal = waiting(ports, arguments.id)
    outcome = advance(dialog_for(ports, proposal), word)
    if isinstance(outcome, Dialog):
        message = f"{word} ends a conversation"
        raise TypeError(message)
    return _settle(ports, proposal, outcome)


def _log(fault: BaseException) -> None:
    """Into the log of the hooks, of which the next session start tells."""
    from belta_memory.adapters.stores.home import find_home
    from belta_memory.adapters.stores.hook_log import write

    write(find_home(os.environ).root, fault)


def _ask(ports: Ports, proposal: Proposal) -> None:
    from belta_memory.app.ask import dialog_for
    from belta_memory.entrypoints.cli.conversation import converse

    _settle(ports, proposal, converse(dialog_for(ports, proposal)))


def _settle(ports: Ports, proposal: Proposal, outcome: Outcome) -> int:
    from belta_memory.app.confirm import settle
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.first_prompt import refresh_first_prompts

    print(settle(ports, proposal.id, outcome, Channel.TERMINAL).message)
    refresh_first_prompts(ports, os.environ)
    return 0


def _list_all(ports: Ports, proposals: list[Proposal], *, as_json: bool) -> int:
    """What waits: facts, then what agents have asked for."""
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.cli.waiting import list_writes, writes_as_json

    if as_json:
        print_json([*map(_as_json, proposals), *writes_as_json(ports)])
        return 0
    _print(proposals)
    if not list_writes(ports) and not proposals:
        print("None.")
    return 0


def _list(proposals: list[Proposal], arguments: argparse.Namespace) -> int:
    from belta_memory.entrypoints.cli.output import print_json

    if arguments.json:
        print_json([_as_json(p) for p in proposals])
        return 0
    _print(proposals)
    if not proposals:
        print("None.")
    return 0


def _print(proposals: list[Proposal]) -> None:
    from belta_memory.app.dialog import line_of

    for p in proposals:
        last = p.sightings[-1]
        print(f"{p.id}  {line_of(p)}  ({p.occurrences} ×, last {last.day.isoformat()})")
        if p.reason:
            print(f"          withdrawn: {p.reason}")


def _as_json(p: Proposal) -> dict[str, object]:
    return {
        "id": p.id,
        "topic": p.offered.topic,
        "wrong": p.offered.wrong,
        "correct": p.offered.correct,
        "scope": p.scope,
        "project": p.project,
        "state": p.state.value,
        "occurrences": p.occurrences,
        "sightings": [{**s._asdict(), "day": s.day.isoformat()} for s in p.sightings],
        "asked": len(p.asked_in),
        "reason": p.reason,
        "note": p.note,
    }
