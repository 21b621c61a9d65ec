"""A claim in one line, `topic: ❌ wrong → ✅ correct`: what people read, edit and answer."""

import re

from belta_memory.domain.model import Claim

# The signs may be missing when a person has typed the line; the arrow and the colon may be ASCII or full-width.
_STATEMENT = re.compile(
    r"\s*(?:- )?(?P<topic>[^❌→]+?)\s*[:：]\s*❌?\s*(?P<wrong>[^→✅]+?)\s*(?:→|->|⇒)\s*✅?\s*(?P<correct>[^❌→✅\[]+?)"
    r"\s*(?:\[src:[^\]]*\].*)?"
)


def format_statement(topic: str, wrong: str, correct: str) -> str:
    """What is shown and recorded."""
    return f"{topic}: ❌ {wrong} → ✅ {correct}"


def parse_statement(text: str) -> Claim | None:
    """The inverse, kind to what people type; None for anything else."""
    if (m := _STATEMENT.fullmatch(text)) is None:
        return None
    return Claim(m["topic"], m["wrong"], m["correct"])
