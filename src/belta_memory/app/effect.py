"""Keep what happens with the recorded facts, for `belta report`. Whatever becomes of the log, nothing else fails by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Collection, Iterable
    from typing import Protocol

    from belta_memory.app.ports import Ports
    from belta_memory.domain.effect import Event, EventKind, Scene
    from belta_memory.domain.model import By, SessionId

    class EventLog(Protocol):
        """The append-only events, and which facts a session was reminded of at its latest tool call."""

        def append(self, *events: Event) -> None:
            """Keep them. A log that cannot be written is told of once a day, and fails nothing."""

        def all(self) -> list[Event]:
            """Every event, oldest first. Raises UnreadableFileError."""

        def reminded(self, session: SessionId) -> tuple[str, ...]:
            """The keys of which the session was reminded at its latest call that was judged."""

        def put_reminded(self, session: SessionId, keys: Collection[str]) -> None:
            """Remember them for the next call; nothing for none. What cannot be written is told of as above."""


def keep(  # noqa: PLR0913 (what an event may hold)
    ports: Ports,
    kind: EventKind,
    scene: Scene,
    keys: Iterable[str] = (),
    *,
    shown: str = "",
    via: str | None = None,
    answer: str | None = None,
    by: By | None = None,
    items: int = 0,
    at: dt.datetime | None = None,
) -> None:
    """Keep one event. Of `shown`, what the agent was given to read, only the length is kept."""
    from belta_memory.domain.effect import Event, estimated_tokens, nameless
    from belta_memory.domain.model import By as Someone

    event = Event(
        kind=kind,
        at=at or ports.clock.now(),
        scene=scene,
        keys=tuple(map(nameless, keys)),
        tokens=estimated_tokens(shown),
        via=via,
        answer=answer,
        by=by or Someone.USER,
        items=items,
    )
    ports.events.append(event)


def keep_call(  # noqa: PLR0913 (what the guard knows of a call)
    ports: Ports,
    scene: Scene,
    tool: str,
    *,
    reminded: Collection[str] = (),
    asked: Collection[str] = (),
    shown: str = "",
) -> None:
    """Keep what the guard said at one tool call: of which facts it told the agent, about which the host asked the user.

    To be called at every judged call of a session in which `events.reminded` is not empty, too, where the guard says
    nothing: a fact of which the call before was reminded and this one is not counts as avoided.
    """
    from belta_memory.domain.effect import EventKind, nameless

    now = {nameless(key) for key in (*reminded, *asked)}
    before = ports.events.reminded(scene.session)
    if avoided := [key for key in before if key not in now]:
        keep(ports, EventKind.AVOIDED, scene, avoided, via=tool)
    if reminded:
        keep(ports, EventKind.REMINDED, scene, reminded, shown=shown, via=tool)
    if asked:
        keep(ports, EventKind.ASKED, scene, asked, shown="" if reminded else shown, via=tool)
    if now or before:
        ports.events.put_reminded(scene.session, sorted(now))
