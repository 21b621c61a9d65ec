"""The plan of a consolidation as JSON that people and agents edit. What is read is checked; nothing is guessed."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Never

from belta_memory.domain.consolidation import Action, Group, Reason, id_of
from belta_memory.domain.errors import PlanError, RefusedValueError
from belta_memory.domain.model import Claim, Fact
from belta_memory.domain.statement import format_statement, parse_statement
from belta_memory.domain.text import normalise
from belta_memory.domain.values import new_value

FORMAT = 1


class OldDecline(NamedTuple):
    """A management comment that is to go."""

    scope: str
    key: str
    topic: str


class Plan(NamedTuple):
    """What is to be done."""

    groups: tuple[Group, ...] = ()
    declines: tuple[OldDecline, ...] = ()
    regroup: tuple[str, ...] = ()  # the scopes whose indexes are sorted by topic
    kept: int = 0  # groups that are not shown, since a person kept them before

    @property
    def acting(self) -> tuple[Group, ...]:
        """The groups of which something is to be done."""
        return tuple(g for g in self.groups if g.action is not Action.KEEP)

    @property
    def is_empty(self) -> bool:
        """Would it change nothing?"""
        return not (self.acting or self.declines or self.regroup)


def line_of(fact: Fact) -> str:
    """How a plan names a fact."""
    return format_statement(fact.topic, fact.wrong, fact.correct)


def as_json(plan: Plan) -> dict[str, object]:
    """The plan as a document."""
    return {
        "v": FORMAT,
        "actions": [str(action) for action in Action],
        "groups": [_group_json(group) for group in plan.groups],
        "declines": [decline._asdict() for decline in plan.declines],
        "regroup": list(plan.regroup),
        "kept": plan.kept,
    }


def from_json(stored: object, facts: Sequence[Fact], scopes: Sequence[str], path: str) -> Plan:
    """The inverse, held against what is recorded now. Raises PlanError: file, which group, why."""
    if not isinstance(stored, dict) or stored.get("v") != FORMAT:
        raise PlanError(path=path, cause=f"not a plan of format {FORMAT}")
    known = {id_of(fact): fact for fact in facts}
    taken: set[tuple[str, str]] = set()
    groups = []
    for number, fields in enumerate(_listed(stored.get("groups", []), "groups", path), 1):
        group = _group(fields, known, scopes, f"group {number}", path)
        names = {id_of(fact) for fact in group.facts}
        if group.action is not Action.KEEP and (twice := names & taken):
            _refuse(path, f"group {number}", f"{min(twice)[1].strip()} stands in an earlier group, too")
        taken |= names if group.action is not Action.KEEP else set()
        groups.append(group)
    declines = tuple(
        OldDecline(*(_text(d, name, f"decline {n}", path) for name in OldDecline._fields))
        for n, d in enumerate(_listed(stored.get("declines", []), "declines", path), 1)
    )
    regroup = tuple(str(scope) for scope in _listed(stored.get("regroup", []), "regroup", path))
    for scope in regroup:
        if scope not in scopes:
            _refuse(path, "regroup", f"there is no scope {scope!r}")
    return Plan(tuple(groups), declines, regroup)


def _group_json(group: Group) -> dict[str, object]:
    words = group.words
    return {
        "reason": str(group.reason),
        "why": group.why,
        "facts": [{"scope": fact.scope, "line": line_of(fact)} for fact in group.facts],
        "action": str(group.action),
        "keep": group.keep + 1 if group.action is Action.MERGE else None,
        "to": group.to,
        "words": None if words is None else format_statement(*(value or "" for value in words)),
    }


def _group(
    fields: object, known: Mapping[tuple[str, str], Fact], scopes: Sequence[str], where: str, path: str
) -> Group:
    if not isinstance(fields, dict):
        _refuse(path, where, "not an object")
    facts = tuple(_fact(item, known, where, path) for item in _listed(fields.get("facts"), where, path))
    try:
        action, reason = Action(fields.get("action", "")), Reason(fields.get("reason", Reason.DUPLICATE))
    except ValueError as cause:
        _refuse(path, where, str(cause))
    if not facts:
        _refuse(path, where, "it names no fact")
    why, keep, to = str(fields.get("why", "")), fields.get("keep"), fields.get("to")
    if action is Action.MERGE and (
        not isinstance(keep, int) or not 1 <= keep <= len(facts) or len(facts) == 1
    ):
        _refuse(path, where, '"keep" must be the number of the fact that stays, and there must be another')
    if action is Action.MOVE and to not in scopes:
        _refuse(path, where, f'"to" is {to!r}, and must be one of: {", ".join(scopes)}')
    words = _words(fields.get("words"), facts, where, path) if action is Action.SHORTEN else None
    kept = keep - 1 if action is Action.MERGE and isinstance(keep, int) else 0
    is_told = action is Action.MOVE or (action is Action.KEEP and to in scopes)
    return Group(reason, why, facts, action, kept, to if is_told else None, words)


def _fact(item: object, known: Mapping[tuple[str, str], Fact], where: str, path: str) -> Fact:
    line, scope = _text(item, "line", where, path), _text(item, "scope", where, path)
    claim = parse_statement(line)
    fact = None if claim is None or claim.topic is None else known.get((scope, normalise(claim.topic)))
    if fact is None:
        _refuse(path, where, f"{line!r} is not recorded in {scope}")
    if line_of(fact) != line:
        _refuse(path, where, f"it says {line!r}, and recorded is {line_of(fact)!r}")
    return fact


def _words(text: object, facts: tuple[Fact, ...], where: str, path: str) -> Claim:
    claim = parse_statement(text) if isinstance(text, str) else None
    if claim is None or len(facts) != 1:
        _refuse(path, where, '"words" must be `topic: ❌ wrong → ✅ correct`, for one fact')
    try:
        return Claim(*(new_value(value or "", name) for name, value in claim._asdict().items()))
    except RefusedValueError as cause:
        _refuse(path, where, f"{cause.facts['field']} {cause.facts['cause']}")


def _listed(value: object, where: str, path: str) -> list[Any]:
    if not isinstance(value, list):
        _refuse(path, where, "not a list")
    return value


def _text(item: object, name: str, where: str, path: str) -> str:
    value = item.get(name) if isinstance(item, dict) else None
    if not isinstance(value, str):
        _refuse(path, where, f'"{name}" is missing')
    return value


def _refuse(path: str, where: str, cause: str) -> Never:
    raise PlanError(path=path, cause=f"{where}: {cause}")
