"""At the end of a turn, where nobody waits: notice what was typed in it and no hook has noticed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from belta_memory.app.effect import TypedPrompts
from belta_memory.app.observe import notice
from belta_memory.app.ports import LateHint
from belta_memory.app.take_back import take_back
from belta_memory.domain.model import By, Kind

if TYPE_CHECKING:
    from belta_memory.app.ports import Ports, SessionMarker
    from belta_memory.domain.detect import Compiler, Judge
    from belta_memory.domain.model import Observation, PromptEvent, PromptId

QUOTED = 13  # tokens, about, by which the agent knows the message again


def catch_up(
    ports: Ports,
    host: str,
    marker: SessionMarker,
    compiler: Compiler = re.compile,
    scorer: Judge | None = None,
) -> None:
    """Read what is new in the session's transcript. A candidate is told to the agent at the next prompt.

    What a hook has stored of a prompt that a program wrote is taken back. What the hook has stored is compared again with all that was said before, also in other words. Raises BeltaError.
    """
    unsure = None
    events: dict[PromptId | None, PromptEvent | None] = {marker.prompt: None}
    typed = TypedPrompts(host)
    for event in ports.turns.unseen(host, marker):
        if not event.attended:
            take_back(ports, host, marker, event)
            continue
        typed.add(event)
        noticed = notice(ports, host, event, compiler, scorer)
        events[event.prompt] = event
        if noticed.is_unsure:
            unsure = noticed.stored
    typed.keep(ports)
    for prompt, read in events.items():
        _compare(ports, host, marker, prompt, read)
    if unsure is not None and ports.settings.hint:
        ports.sessions.leave_hint(marker.session, _hint(marker, unsure))


def _compare(
    ports: Ports, host: str, marker: SessionMarker, prompt: PromptId | None, event: PromptEvent | None
) -> None:
    from belta_memory.app.complete import completed_sighting
    from belta_memory.app.propose import propose

    stored = [] if prompt is None else ports.observations.of_prompt(host, marker.session, prompt)
    for seen in stored:
        found = seen if event is None else completed_sighting(seen, event)
        if found.kind is Kind.FACT and found.by is By.USER and found.claim.correct is not None:
            propose(ports, found)


def _hint(marker: SessionMarker, seen: Observation) -> LateHint:
    from belta_memory.domain.language import say
    from belta_memory.languages import pack

    words = _beginning(" ".join(seen.text.split()))
    return LateHint(seen.prompt or marker.prompt, say(pack(seen.language), "hint.late", words=words))


def _beginning(words: str) -> str:
    """As much of it as the budget of a hint has room for."""
    from belta_memory.domain.effect import estimated_tokens

    fits = next(n for n in range(len(words), -1, -1) if estimated_tokens(words[:n]) <= QUOTED)
    return words if fits == len(words) else f"{words[:fits]}…"
