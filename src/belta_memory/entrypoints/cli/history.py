"""`belta restore`, `belta forget --purge`, `belta show --history`: what was, what comes back, what goes for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.browse import entry_json, entry_line, fact_json
from belta_memory.entrypoints.cli.parser import Verbs, add_json

if TYPE_CHECKING:
    import argparse

    from belta_memory.app.history import Period
    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import Fact
    from belta_memory.domain.purge import Traces

_RESTORE = """\
`belta forget` and `belta consolidate` fold a fact away: its note lies in the archive. This brings it back as it was,
with its days and its history. Where the index is full, it waits in its note for room. An entry (belta list --type
entry --status archived) comes back in the same way.

  belta restore --list           what lies in the archive
  belta restore "deploy target"  bring one back, after your yes
  belta restore KEY              the same for an entry"""


def add_arguments(verbs: Verbs) -> None:
    """Register the verb."""
    verb = verbs.add("restore", run_restore, "bring an archived fact or entry back", _RESTORE)
    verb.add_argument(
        "name", metavar="NAME", nargs="?", help="its topic, its note's slug, or how its key begins"
    )
    verb.add_argument("--list", action="store_true", help="list the archive and change nothing")
    add_json(verb)


def run_restore(arguments: argparse.Namespace) -> int:
    """List the archive, or show the line, ask, bring it back."""
    from belta_memory.app.change import archived_facts, restore
    from belta_memory.app.find import find_fact
    from belta_memory.domain.index import format_line
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.conversation import agreed, need_person
    from belta_memory.entrypoints.cli.entries import line_of
    from belta_memory.entrypoints.cli.entry_views import entries_here, entry_fields, restore_entry
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.wiring import command_ports

    ports = command_ports()
    facts = archived_facts(ports)
    if arguments.json or arguments.list or arguments.name is None:
        entries = entries_here(ports).entries.archived()
        if arguments.json:
            print_json([*map(fact_json, facts), *map(entry_fields, entries)])
            return 0
        for fact in facts:
            print(f"{fact.note}  {format_line(fact)}")
        for entry in entries:
            print(line_of(entry))
        if not facts and not entries:
            print("The archive is empty.")
        return 0
    need_person("belta restore")
    if restore_entry(ports, arguments.name):
        return 0
    fact = find_fact(facts, arguments.name)
    if not agreed("Bring this fact back?", format_line(fact)):
        print("Nothing was written.")
        return 0
    print(entry_line(restore(ports, fact, Channel.TERMINAL)))
    return 0


def run_purge(arguments: argparse.Namespace) -> int:
    """Remove an entry or a fact for good."""
    from belta_memory.app.purge import traces_of
    from belta_memory.domain.index import format_line
    from belta_memory.entrypoints.cli.conversation import need_person
    from belta_memory.entrypoints.cli.entry_views import purge_entry
    from belta_memory.entrypoints.wiring import command_ports

    need_person("belta forget --purge")
    ports = command_ports()
    if not purge_entry(ports, arguments.name):
        fact = _known(ports, arguments.name)
        purge(ports, traces_of(ports, fact), format_line(fact), "one fact, for good")
    return 0


def purge(ports: Ports, found: Traces, line: str, shown: str) -> None:
    """Show where something of it lies, ask, remove it, and tell what is left."""
    from belta_memory.app.confirm import erase
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.conversation import agreed
    from belta_memory.entrypoints.wiring import eraser

    rubber = eraser(ports)
    print(line)
    for place, count in rubber.look(found):
        print(f"  {place}: {count}")
    print("The journal keeps that something was purged, not what. No undo brings it back.")
    if not agreed("Remove all this for good?"):
        print("Nothing was written.")
        return
    entry, left = erase(ports, rubber, found, shown, Channel.TERMINAL)
    print(entry_line(entry))
    for place in left:
        print(f"still holds a word of it, and is yours to change: {place}")


def print_history(ports: Ports, fact: Fact, *, as_json: bool) -> int:
    """What the fact stated when, oldest first, and every change of it."""
    from belta_memory.app.history import entries_of, periods
    from belta_memory.entrypoints.cli.output import print_json

    memory = ports.memory.within(fact.scope)
    note = memory.note(fact.note) if fact.note else None
    entries = entries_of(memory, fact)
    stated = periods(fact, entries, None if note is None else note.verified_at)
    if as_json:
        changes = [entry_json(e) for e in entries]
        print_json({"topic": fact.topic, "stated": [_period_json(p) for p in stated], "changes": changes})
        return 0
    print(fact.topic)
    for period in stated:
        print(f"  {_period_line(period)}")
    for entry in entries:
        print(entry_line(entry))
    return 0


def _known(ports: Ports, name: str) -> Fact:
    """A fact that is recorded, archived, or that only the journal still knows."""
    from belta_memory.app.change import archived_facts
    from belta_memory.app.find import find_fact
    from belta_memory.app.scopes import all_facts
    from belta_memory.domain.match import same_topic

    facts = all_facts(ports)
    for fact in (*archived_facts(ports), *_told_of(ports)):
        if not any(same_topic(fact.topic, f.topic) and fact.scope == f.scope for f in facts):
            facts.append(fact)
    return find_fact(facts, name)


def _told_of(ports: Ports) -> list[Fact]:
    from belta_memory.domain.model import Fact
    from belta_memory.domain.statement import parse_statement

    found = []
    for entry in reversed(ports.memory.journal()):
        claim = parse_statement(entry.summary)
        if claim is not None and claim.topic and claim.wrong and claim.correct:
            fact = Fact(claim.topic, claim.wrong, claim.correct, None, 1, None, None, entry.key, entry.scope)
            found.append(fact)
    return found


def _period_json(period: Period) -> dict[str, object]:
    days = {name: getattr(period, name) for name in ("said", "known", "until", "verified")}
    return {
        "wrong": period.claim.wrong,
        "correct": period.claim.correct,
        **{name: day.isoformat() if day else None for name, day in days.items()},
        "channel": period.channel,
    }


def _period_line(period: Period) -> str:
    parts = [f"❌ {period.claim.wrong} → ✅ {period.claim.correct}:"]
    if period.said:
        parts.append(f"first said {period.said.isoformat()},")
    known = f"known since {period.known:%Y-%m-%d}" if period.known else "written by hand"
    parts.append(f"{known} [{period.channel}]," if period.channel else f"{known},")
    parts.append(f"right until {period.until:%Y-%m-%d}" if period.until else "holds still")
    if period.verified:
        parts.append(f"(checked {period.verified.isoformat()})")
    return " ".join(parts)
