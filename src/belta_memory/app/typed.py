"""Channel 4: the user's own typed prompt `belta yes <id>` or `belta no <id>`.

A hook cannot tell who typed: a schedule that the agent has made sends prompts that look like a person's. So the hook
only notes the answer, and it is carried out when the host's own record of that prompt shows a person.
"""

from __future__ import annotations

import datetime as dt
import re
from typing import TYPE_CHECKING

from belta_memory.app.ask import dialog_for, listed, waiting
from belta_memory.domain.errors import (
    BeltaError,
    UnattendedError,
    UnknownIdError,
    UnreadableFileError,
    UntypedAnswerError,
)
from belta_memory.domain.language import say
from belta_memory.domain.model import Channel, Decision
from belta_memory.domain.noted import Author, NotedAnswer
from belta_memory.languages import pack, sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import PromptEvent, Proposal, SessionId

_ANSWER = re.compile(r"\s*belta\s+(?P<word>yes|no)\s+(?P<id>[0-9a-z]+)\s*", re.IGNORECASE)
_DECISIONS = {"yes": Decision.RECORD, "no": Decision.DECLINE}
LONGEST_WAIT = dt.timedelta(days=7)  # for a record that never comes, of a session that was killed


def answer(ports: Ports, event: PromptEvent) -> str | None:
    """Note what was typed, and say what comes of it; None when the prompt is something else.

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
        told = _noted(ports, event, proposal, m["word"].lower())
    except UnknownIdError:
        told = _what_waits(ports, prefix)
    except BeltaError as refused:
        told = sentence(refused, tag)
    return say(pack(tag), "typed.yes", answer=told)


def settle_noted(ports: Ports, session: SessionId | None, log: Callable[[BaseException], None]) -> list[str]:
    """Carry out the noted answers of a session, of all for None, that a person has typed; what the person is told.

    One that nobody typed is dropped and logged; one of which the host has written nothing yet waits. Raises BeltaError.
    """
    told: list[str] = []

    def carry_out(note: NotedAnswer) -> bool:
        try:
            author = ports.turns.author(note)
        except UnreadableFileError as fault:
            log(fault)
            author = Author.UNKNOWN
        if author is Author.UNKNOWN and ports.clock.now() - note.at < LONGEST_WAIT:
            return False
        if author is Author.PERSON:
            told.append(_settled(ports, note))
        else:
            refused = UntypedAnswerError(text=note.text)
            log(refused)
            told.append(say(pack(ports.language), "typed.yes", answer=sentence(refused, ports.language)))
        return True

    ports.noted.take(session, carry_out)
    return told


def _noted(ports: Ports, event: PromptEvent, proposal: Proposal, word: str) -> str:
    from belta_memory.app.dialog import Dialog, advance

    words = pack(proposal.language)
    if event.transcript is None:
        return say(words, "typed.nowhere")
    decision = _DECISIONS[word]
    outcome = advance(dialog_for(ports, proposal), decision)
    if isinstance(outcome, Dialog):  # a side is missing or masked: one word cannot answer that
        return f"{outcome.question.message} `belta review`"
    note = NotedAnswer(
        session=event.session,
        prompt=event.prompt,
        transcript=event.transcript,
        text=" ".join(event.text.split()),
        proposal=proposal.id,
        decision=decision,
        line=outcome.line,
        at=ports.clock.now(),
    )
    ports.noted.put(note)
    return say(words, "typed.noted", answer=word, line=outcome.line)


def _settled(ports: Ports, note: NotedAnswer) -> str:
    from belta_memory.app.confirm import settle
    from belta_memory.app.dialog import Dialog, advance

    tag = ports.language
    try:
        proposal = waiting(ports, note.proposal)
        tag = proposal.language
        outcome = advance(dialog_for(ports, proposal), note.decision)
        if isinstance(outcome, Dialog):
            told = f"{outcome.question.message} `belta review`"
        elif note.decision is Decision.RECORD and outcome.line != note.line:
            told = say(pack(tag), "typed.changed", line=outcome.line, id=proposal.id)
        else:
            told = settle(ports, proposal.id, outcome, Channel.TYPED).message
    except BeltaError as refused:
        told = sentence(refused, tag)
    return say(pack(tag), "typed.yes", answer=told)


def _what_waits(ports: Ports, prefix: str) -> str:
    """The lines among which the person can choose."""
    words = pack(ports.language)
    lines = listed(ports)
    name = "typed.which" if lines else "typed.none"
    return words.messages[name].format(id=prefix, lines="; ".join(lines))
