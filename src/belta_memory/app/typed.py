"""Channel 4: the user's own typed prompt `belta yes <id>` or `belta no <id>`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from belta_memory.domain.errors import BeltaError
from belta_memory.domain.model import Channel, Decision, PromptEvent

if TYPE_CHECKING:
    from belta_memory.app.ports import Ports

_ANSWER = re.compile(r"\s*belta\s+(?P<word>yes|no)\s+(?P<id>[0-9a-z]+)\s*", re.IGNORECASE)
_DECISIONS = {"yes": Decision.RECORD, "no": Decision.DECLINE}


def answer(ports: Ports, event: PromptEvent) -> str | None:
    """Settle what a person typed, and say what came of it; None when the prompt is something else.

    An answer needs an attended session: a script that runs the host headless types for nobody.
    """
    if (m := _ANSWER.fullmatch(event.text)) is None:
        return None
    try:
        return _settled(ports, event, _DECISIONS[m["word"].lower()], m["id"].lower())
    except BeltaError as refused:
        return f"belta: {refused}"


def _settled(ports: Ports, event: PromptEvent, decision: Decision, prefix: str) -> str:
    from belta_memory.app.ask import dialog_for
    from belta_memory.app.confirm import settle
    from belta_memory.app.dialog import Dialog, advance
    from belta_memory.domain.errors import UnattendedError
    from belta_memory.domain.language import say

    if not event.attended:
        raise UnattendedError
    proposal = ports.proposals.find(prefix)
    dialog = dialog_for(ports, proposal)
    outcome = advance(dialog, decision)
    if isinstance(outcome, Dialog):  # a side is missing or masked: one word cannot answer that
        return say(dialog.pack, "typed.yes", answer=outcome.question.message) + " `belta review`"
    return say(dialog.pack, "typed.yes", answer=settle(ports, proposal.id, outcome, Channel.TYPED).message)
