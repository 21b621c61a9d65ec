"""A claim in one line, `topic: ❌ wrong → ✅ correct`: what people read, edit and answer."""

import re

from belta_memory.domain.model import Claim
from belta_memory.domain.values import escape, neutral, unescape

# The signs may be missing when a person has typed the line; the arrow and the colon may be ASCII or full-width.
_STATEMENT = re.compile(
    r"\s*(?:- )?(?P<topic>[^❌→]+?)\s*[:：]\s*❌?\s*(?P<wrong>[^→✅]+?)\s*(?:→|->|⇒)\s*✅?\s*(?P<correct>[^❌→✅\[]+?)"
    r"\s*(?:\[src:[^\]]*\].*)?"
)


def format_statement(topic: str, wrong: str, correct: str) -> str:
    """What is shown, and how the recorded line begins: nothing in a value is active in it."""
    topic, wrong, correct = (escape(neutral(value)) for value in (topic, wrong, correct))
    return f"{topic}: ❌ {wrong} → ✅ {correct}"


def parse_statement(text: str) -> Claim | None:
    """The inverse, kind to what people type; None for anything else."""
    if (m := _STATEMENT.fullmatch(text)) is None:
        return None
    return Claim(unescape(m["topic"]), unescape(m["wrong"]), unescape(m["correct"]))
