"""`belta consolidate`: for the maintainer of a memory that grows."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs, add_json

if TYPE_CHECKING:
    import argparse

    from belta_memory.app.ports import Ports
    from belta_memory.domain.consolidation import Action, Group
    from belta_memory.domain.consolidation_plan import Plan

_NOT_NOW = "later"
_CONSOLIDATE = """\
Groups facts that say the same, contradict or supersede each other, that a repository does not bear out (see belta
verify), that belong to this project alone, that nothing came up of for long (120 days for each time that they were
said, 480 at most), and lines that are long. Shows each with its reason, and does what you choose: merge, archive,
move to another scope, shorten, or keep. Comments that count declines go after a year without a sighting.
Each choice is a change of its own: `belta undo ID` takes one back, `belta restore` brings an archived fact back. What
you keep is not shown again until something of it changes.

  belta consolidate                     go through the groups at a terminal
  belta consolidate --plan > plan.json  print what would be proposed, and change nothing; edit it, or let an agent
  belta consolidate --apply plan.json   show what the edited plan does, and do it after your yes
  belta consolidate --all               show what you kept before, too
  belta consolidate --regroup           sort neighbouring lines of the index by topic, too"""


def add_arguments(verbs: Verbs) -> None:
    """Register the verb."""
    verb = verbs.add("consolidate", run, "merge, archive, move or shorten recorded facts", _CONSOLIDATE)
    verb.add_argument("--plan", action="store_true", help="print the plan as JSON and change nothing")
    verb.add_argument("--apply", metavar="FILE", help="carry out an edited plan, after your yes")
    verb.add_argument("--all", action="store_true", help="show what was kept before, too")
    verb.add_argument("--regroup", action="store_true", help="sort neighbouring lines by topic, too")
    add_json(verb)


def run(arguments: argparse.Namespace) -> int:
    """Print the plan, carry out an edited one, or go through the groups."""
    from belta_memory.domain.consolidation_plan import as_json
    from belta_memory.entrypoints.cli.conversation import need_person
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.wiring import command_ports

    if arguments.apply:
        need_person("belta consolidate --apply")
        ports = command_ports()
        return _carry_out(ports, _read(ports, arguments.apply), arguments.apply)
    if not (arguments.plan or arguments.json):
        need_person("belta consolidate")
    ports = command_ports()
    plan = _proposed(ports, regroup=arguments.regroup, everything=arguments.all)
    if arguments.plan or arguments.json:
        print_json(as_json(plan))
        return 0
    if plan.is_empty and not plan.groups:
        print(f"There is nothing to consolidate.{_left_out(plan)}")
        return 0
    shown = enumerate(plan.groups, 1)
    chosen = [_chosen(ports, group, f"[{n}/{len(plan.groups)}]") for n, group in shown]
    decided = tuple(group for group in chosen if group is not None)
    return _carry_out(ports, plan._replace(groups=decided))


def _left_out(plan: Plan) -> str:
    """That there is more, where there is."""
    count = f"{plan.kept} {'group' if plan.kept == 1 else 'groups'}"
    return f" You kept {count} before: belta consolidate --all" if plan.kept else ""


def _proposed(ports: Ports, *, regroup: bool, everything: bool) -> Plan:
    from belta_memory.app.consolidate import proposed
    from belta_memory.domain.consolidation import id_of
    from belta_memory.entrypoints.verification import checks_in
    from belta_memory.entrypoints.wiring import kept_groups

    kept = () if everything else frozenset(kept_groups(os.environ).all())
    checks = checks_in(ports, os.getcwd(), os.environ)
    stale = {id_of(c.fact): f"{c.stale[0].citation}: {c.stale[0].told}" for c in checks if c.stale}
    return proposed(ports, os.getcwd(), stale, kept, regroup=regroup)


def _read(ports: Ports, path: str) -> Plan:
    """An edited plan, held against what is recorded now. Raises PlanError, UnreadableFileError."""
    from belta_memory.adapters.stores.files import read
    from belta_memory.app.scopes import all_facts, present_project
    from belta_memory.domain.consolidation_plan import from_json
    from belta_memory.domain.errors import PlanError

    if (content := read(path)) is None:
        raise PlanError(path=path, cause="there is no such file")
    try:
        import json

        stored = json.loads(content)
    except ValueError as cause:
        raise PlanError(path=path, cause=f"not JSON: {cause}") from cause
    here = present_project(ports, os.getcwd())
    scopes = [*ports.memory.scopes(), *([here] if here else [])]
    return from_json(stored, all_facts(ports), list(dict.fromkeys(scopes)), path)


def _chosen(ports: Ports, group: Group, head: str) -> Group | None:
    """Show one group, and take the person's choice, None for none; Enter alone keeps everything as it is."""
    import questionary

    from belta_memory.domain.consolidation import Action
    from belta_memory.domain.consolidation_plan import line_of
    from belta_memory.domain.model import GLOBAL
    from belta_memory.entrypoints.cli.conversation import reworded

    print(f"{head} {group.reason}: {group.why}")
    for fact in group.facts:
        print(f"  {'' if fact.scope == GLOBAL else f'[{fact.scope}] '}{line_of(fact)}")
    actions = _actions(ports, group)
    choices = [
        questionary.Choice(f"{label}{' (proposed)' if action is group.action else ''}", value=action.value)
        for action, label in actions.items()
    ]
    choices.append(questionary.Choice("ask me the next time", value=_NOT_NOW))
    answer = questionary.select(
        "What shall become of it?", choices=choices, default=Action.KEEP.value
    ).unsafe_ask()
    if answer == _NOT_NOW:
        return None
    action = Action(answer)
    if action is Action.SHORTEN:
        return group._replace(action=action, words=reworded(line_of(group.facts[0])))
    if action is Action.MOVE:
        return group._replace(action=action, to=_target(ports, group))
    return group._replace(action=action)


def _actions(ports: Ports, group: Group) -> dict[Action, str]:
    from belta_memory.domain.consolidation import Action

    found = {
        Action.KEEP: "keep as it is, and do not show it again",
        Action.ARCHIVE: "archive (belta restore brings it back)",
    }
    if len(group.facts) > 1:
        found[Action.ARCHIVE] = "archive all of them"
        found[Action.MERGE] = (
            f"merge into: {group.facts[group.keep].topic} → {group.facts[group.keep].correct}"
        )
    else:
        found[Action.SHORTEN] = "shorten"
    if (target := _target(ports, group)) is not None:
        found[Action.MOVE] = f"move to {target}"
    return found


def _target(ports: Ports, group: Group) -> str | None:
    """Where facts of one scope could move: from everywhere to this project, from a project to everywhere."""
    from belta_memory.app.scopes import present_project
    from belta_memory.domain.model import GLOBAL

    scopes = {fact.scope for fact in group.facts}
    if len(scopes) != 1:
        return None
    return present_project(ports, os.getcwd()) if GLOBAL in scopes else GLOBAL


def _carry_out(ports: Ports, plan: Plan, path: str | None = None) -> int:
    """Do it after a yes; `path` is where a plan was read from that the person has not gone through here."""
    from belta_memory.app.consolidate import carry_out
    from belta_memory.domain.consolidation_plan import line_of
    from belta_memory.domain.kept import kept_in
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.browse import entry_line
    from belta_memory.entrypoints.cli.conversation import agreed
    from belta_memory.entrypoints.wiring import kept_groups

    kept, today = kept_in(plan), ports.clock.now().date()
    for group in plan.groups if path else plan.acting:
        print(f"{group.action}: {'; '.join(line_of(fact) for fact in group.facts)}{_result(group)}")
    for decline in plan.declines:
        print(f"take out the count of declines: {decline.topic} ({decline.scope})")
    for scope in plan.regroup:
        print(f"sort by topic: {scope}")
    needs_word = not plan.is_empty or bool(path and kept)
    if needs_word and not agreed("Do this?"):
        print("Nothing was written.")
        return 0
    for entry in carry_out(ports, plan, Channel.TERMINAL, path or "the plan"):
        print(entry_line(entry))
    kept_groups(os.environ).add(kept, today)
    if plan.is_empty:
        print("Everything stays as it is. Nothing of the memory was changed.")
    return 0


def _result(group: Group) -> str:
    from belta_memory.domain.consolidation import Action
    from belta_memory.domain.consolidation_plan import line_of
    from belta_memory.domain.statement import format_statement

    match group.action:
        case Action.MERGE:
            return f"  => {line_of(group.facts[group.keep])}"
        case Action.MOVE:
            return f"  => {group.to}"
        case Action.SHORTEN if group.words is not None:
            return f"  => {format_statement(*(value or '' for value in group.words))}"
        case _:
            return ""
