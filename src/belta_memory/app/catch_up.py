"""At the end of a turn, where nobody waits: notice what was typed in it and no hook has noticed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from belta_memory.app.observe import notice
from belta_memory.app.ports import LateHint

if TYPE_CHECKING:
    from belta_memory.app.ports import Ports, SessionMarker
    from belta_memory.domain.detect import Compiler
    from belta_memory.domain.model import Observation

QUOTED = 60  # characters by which the agent knows the message again


def catch_up(ports: Ports, host: str, marker: SessionMarker, compiler: Compiler = re.compile) -> None:
    """Read what is new in the session's transcript. A candidate is told to the agent at the next prompt.

    Raises BeltaError.
    """
    unsure = None
    for event in ports.turns.unseen(host, marker):
        noticed = notice(ports, host, event, compiler)
        if noticed.is_unsure:
            unsure = noticed.stored
    if unsure is not None and ports.settings.hint:
        ports.sessions.leave_hint(marker.session, _hint(marker, unsure))


def _hint(marker: SessionMarker, seen: Observation) -> LateHint:
    from belta_memory.domain.language import say
    from belta_memory.languages import pack

    words = " ".join(seen.text.split())
    if len(words) > QUOTED:
        words = f"{words[:QUOTED]}…"
    return LateHint(seen.prompt or marker.prompt, say(pack(seen.language), "hint.late", words=words))
