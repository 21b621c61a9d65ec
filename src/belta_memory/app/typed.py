"""Channel 4: the user's own typed prompt `belta yes <id>` or `belta no <id>`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from belta_memory.app.ask import dialog_for, listed, waiting
from belta_memory.domain.errors import BeltaError, UnattendedError, UnknownIdError
from belta_memory.domain.language import say
from belta_memory.domain.model import Channel, Decision
from belta_memory.languages import pack, sentence

if TYPE_CHECKING:
    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import PromptEvent, Proposal

_ANSWER = re.compile(r"\s*belta\s+(?P<word>yes|no)\s+(?P<id>[0-9a-z]+)\s*", re.IGNORECASE)
_DECISIONS = {"yes": Decision.RECORD, "no": Decision.DECLINE}


def answer(ports: Ports, event: PromptEvent) -> str | None:
    """Settle what a person typed, and say what came of it; None when the prompt is something else.

    An answer needs an attended session: a script that runs the host headless types for nobody.
    """
    if (m := _ANSWER.fullmatch(event.text)) is None:
        return None
    prefix, tag = m["id"].lower(), ports.language
    try:
        if not event.attended:
            raise UnattendedError
        proposal = waiting(ports, prefix)
        tag = proposal.language
        told = _settled(ports, proposal, _DECISIONS[m["word"].lower()])
    except UnknownIdError:
        told = _what_waits(ports, prefix)
    except BeltaError as refused:
        told = sentence(refused, tag)
    return say(pack(tag), "typed.yes", answer=told)


def _settled(ports: Ports, proposal: Proposal, decision: Decision) -> str:
    from belta_memory.app.confirm import settle
    from belta_memory.app.dialog import Dialog, advance

    outcome = advance(dialog_for(ports, proposal), decision)
    if isinstance(outcome, Dialog):  # a side is missing or masked: one word cannot answer that
        return f"{outcome.question.message} `belta review`"
    return settle(ports, proposal.id, outcome, Channel.TYPED).message


def _what_waits(ports: Ports, prefix: str) -> str:
    """The lines among which the person can choose."""
    words = pack(ports.language)
    lines = listed(ports)
    name = "typed.which" if lines else "typed.none"
    return words.messages[name].format(id=prefix, lines="; ".join(lines))
