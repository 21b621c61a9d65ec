"""What a person has looked at and kept: a group that is not shown again until something of it changes."""

from typing import NamedTuple

from belta_memory.domain.consolidation import Action, Group, Reason
from belta_memory.domain.consolidation_plan import Plan, line_of


class KeptFact(NamedTuple):
    """A fact as it stood. With another statement it is another one, and so it is when it was recorded anew."""

    scope: str
    key: str  # empty where the line has none
    line: str


class Kept(NamedTuple):
    """Why some facts were shown, and which."""

    reason: Reason
    facts: frozenset[KeptFact]
    detail: str = ""  # what else the choice hung on


def kept_of(group: Group) -> Kept:
    """What is to be remembered of a group."""
    match group.reason:
        case Reason.PROJECT:
            detail = group.to or ""  # another project may ask for it again
        case Reason.STALE:
            detail = group.why  # and something else of it may get lost
        case _:
            detail = ""
    facts = frozenset(KeptFact(fact.scope, fact.key or "", line_of(fact)) for fact in group.facts)
    return Kept(group.reason, facts, detail)


def kept_in(plan: Plan) -> list[Kept]:
    """The groups of a plan that are to stay as they are."""
    return [kept_of(group) for group in plan.groups if group.action is Action.KEEP]
