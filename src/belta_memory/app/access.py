"""Who may do what: reading runs, writing waits for a person's yes. What stands in no row falls outside."""

from enum import StrEnum
from typing import NamedTuple


class Effect(StrEnum):
    """What an operation does to the memory."""

    READ = "read"  # it only looks
    NOTE = "note"  # it adds what speaks by itself nowhere, and is taken back by one command
    WRITE = "write"  # it changes what is loaded, or takes something away


class Way(StrEnum):
    """From where an operation is asked for."""

    AGENT = "agent"  # a tool call over MCP
    COMMAND = "command"  # a command line, whoever types it: what writes there asks its person itself


class Verdict(StrEnum):
    """What becomes of it."""

    RUN = "run"
    WAIT = "wait"
    REFUSE = "refuse"


class Rule(NamedTuple):
    """One row: an operation, what it does, and from where it may be asked for at all."""

    effect: Effect
    ways: frozenset[Way]


_AGENT, _COMMAND = frozenset({Way.AGENT}), frozenset({Way.COMMAND})
_READ_BY_COMMAND = (
    "activity", "corrections", "detect", "doctor", "export", "hindsight", "history", "list", "log", "match", "mcp",
    "report", "search", "show", "status", "users",
)  # fmt: skip
# A command that writes shows what it is about to write and asks at a terminal, or touches nothing that is recorded.
_WRITTEN_BY_COMMAND = (
    "adopt", "archive", "consolidate", "decline", "demo", "edit", "forget", "guard", "harvest", "import", "install",
    "later", "ledger", "nightly", "record", "restore", "review", "undo", "uninstall", "verify",
)  # fmt: skip
RULES: dict[str, Rule] = {
    "search_memory": Rule(Effect.READ, _AGENT),
    "get_note": Rule(Effect.READ, _AGENT),
    "list_memory": Rule(Effect.READ, _AGENT),
    "memory_counts": Rule(Effect.READ, _AGENT),
    "report_correction": Rule(Effect.NOTE, _AGENT),
    "propose_fact": Rule(Effect.NOTE, _AGENT),
    "withdraw": Rule(Effect.NOTE, _AGENT),
    "confirm_pending": Rule(Effect.NOTE, _AGENT),  # it only asks; what a person answers there is the yes
    "add_note": Rule(Effect.NOTE, _AGENT),
    "supersede": Rule(Effect.WRITE, _AGENT),  # an add_note that replaces something
    "forget": Rule(Effect.WRITE, _AGENT | _COMMAND),
    **{name: Rule(Effect.READ, _COMMAND) for name in _READ_BY_COMMAND},
    **{name: Rule(Effect.WRITE, _COMMAND) for name in _WRITTEN_BY_COMMAND if name != "forget"},
}


def verdict(operation: str, way: str) -> Verdict:
    """May it run at once? No setting can allow what waits here."""
    rule = RULES.get(operation)
    if rule is None or way not in rule.ways:
        return Verdict.REFUSE
    if rule.effect is Effect.WRITE and way is not Way.COMMAND:
        return Verdict.WAIT
    return Verdict.RUN
