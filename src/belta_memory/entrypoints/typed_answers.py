"""Where a process comes by that can carry out typed answers: the end of a turn, the next hook, `belta review`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.errors import BeltaError

if TYPE_CHECKING:
    from collections.abc import Callable

    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import PromptEvent, SessionId


def note_typed(ports: Ports, event: PromptEvent) -> str | None:
    """Note what a hook was handed as an answer; what the person is told, None where the prompt is something else."""
    import site

    from belta_memory.app.typed import answer

    site.main()  # the memory is read, whatever shape a person has given it: all libraries are in reach
    return answer(ports, event)


def settle_typed(
    ports: Ports,
    session: SessionId | None,
    log: Callable[[BaseException], None],
    *,
    in_hook: bool = False,
) -> list[str]:
    """Carry out what waits of a session, of all for None; what the person is told.

    A failure is logged and stops nothing: what waits is looked at again the next time.
    """
    try:
        if not ports.noted.waits(session):
            return []
        from belta_memory.app.typed import settle_noted

        if in_hook:
            import site

            site.main()
        return settle_noted(ports, session, log)
    except BeltaError as fault:
        log(fault)
        return []
