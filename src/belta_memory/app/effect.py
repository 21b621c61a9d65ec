"""Keep what happens with the recorded facts, for `belta report`. Whatever becomes of the log, nothing else fails by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Collection, Iterable
    from typing import Protocol

    from belta_memory.app.dialog import Outcome
    from belta_memory.app.ports import Ports
    from belta_memory.domain.effect import Event, EventKind, Scene
    from belta_memory.domain.model import By, Channel, Fact, Observation, PromptEvent, Proposal, SessionId

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


def keep_loading(ports: Ports, scene: Scene, source: str, facts: Iterable[Fact], shown: str) -> int:
    """Keep that a session began with facts in view; about how many tokens that costs it, 0 for none."""
    from belta_memory.domain.effect import EventKind, estimated_tokens
    from belta_memory.domain.triggers import shown_as

    if not shown:
        return 0
    keep(ports, EventKind.LOADED, scene, map(shown_as, facts), shown=shown, via=source)
    return estimated_tokens(shown)


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


def _scene_of(proposal: Proposal) -> Scene:
    from belta_memory.domain.effect import Scene

    latest = proposal.sightings[-1]
    return Scene(latest.host, proposal.session, latest.project)


def keep_question(ports: Ports, proposal: Proposal, channel: Channel) -> None:
    """Keep that a question about a proposal was put."""
    from belta_memory.domain.effect import EventKind

    keep(ports, EventKind.QUESTION, _scene_of(proposal), (proposal.key,), via=channel)


def keep_answer(ports: Ports, proposal: Proposal, answer: str, channel: Channel) -> None:
    """Keep what a person said to it."""
    from belta_memory.domain.effect import EventKind

    keep(ports, EventKind.ANSWER, _scene_of(proposal), (proposal.key,), via=channel, answer=answer)


def answer_to(proposal: Proposal, outcome: Outcome) -> str:
    """The answer's name: a yes to other words than those that were proposed is an edit, and no answer is one, too."""
    from belta_memory.app.dialog import topic_of
    from belta_memory.domain.effect import IGNORED
    from belta_memory.domain.model import Decision

    if outcome.decision is None:
        return IGNORED
    (topic, wrong, correct), proposed = outcome.claim, proposal.claim
    reworded = (topic, correct) != (topic_of(proposed), proposed.correct)
    edited = reworded or proposed.wrong not in (None, wrong)
    return str(Decision.EDIT if outcome.decision is Decision.RECORD and edited else outcome.decision)


def keep_repeat(
    ports: Ports, recorded: Fact, newest: Observation, beside: Iterable[Observation] = ()
) -> None:
    """Keep that what is recorded was corrected again, unless it was said before it was recorded.

    `beside` is what else was stored of its prompt: a model's sighting is no repeat of its own where a rule saw one.
    """
    from belta_memory.domain.effect import EventKind, Scene
    from belta_memory.domain.model import Basis, Kind
    from belta_memory.domain.triggers import shown_as

    if newest.basis is Basis.MODEL and any(
        o.kind is Kind.FACT and o.basis is not Basis.MODEL for o in beside
    ):
        return
    if not _is_later(ports, recorded, newest):
        return
    scene = Scene(newest.host, newest.session, newest.project)
    keep(ports, EventKind.CORRECTED_AGAIN, scene, (shown_as(recorded),), by=newest.by, at=newest.at)


def _is_later(ports: Ports, recorded: Fact, newest: Observation) -> bool:
    """Was it said after the fact was recorded? A line by hand tells the day at most."""
    said = [e.at for e in ports.memory.journal() if e.operation == "record" and e.key == recorded.key]
    if recorded.key is not None and said:
        return newest.at > max(said)
    return recorded.recorded_at is not None and newest.day > recorded.recorded_at


class TypedPrompts:
    """How many prompts people typed, each once, whoever reads a transcript again."""

    def __init__(self, host: str) -> None:
        from belta_memory.domain.prompts import CountedPrompts

        self._host = host
        self._counted = CountedPrompts()
        self._new: dict[Scene, list[tuple[int, str]]] = {}

    def forget_known(self, ports: Ports) -> None:
        """Leave out those that were kept already. Raises UnreadableFileError."""
        from belta_memory.domain.prompts import counted_in

        self._counted = counted_in(ports.events.all())

    def add(self, event: PromptEvent) -> None:
        """Count one, where the host says when it was typed."""
        from belta_memory.domain.effect import Scene
        from belta_memory.domain.prompts import prompt_name

        if event.at is None:
            return
        time = round(event.at.timestamp() * 1000)
        name = prompt_name(event.session, event.prompt, time, event.text)
        if self._counted.add(self._host, event.session, time, name):
            self._new.setdefault(Scene(self._host, event.session, event.cwd), []).append((time, name))

    def keep(self, ports: Ports) -> None:
        """Keep what was counted since the last call."""
        from belta_memory.domain.effect import Event, EventKind

        now, found = ports.clock.now(), []
        for scene, typed in self._new.items():
            times, names = zip(*typed, strict=True)
            found.append(Event(EventKind.PROMPTS, now, scene, times=times, prompts=names))
        ports.events.append(*found)
        self._new.clear()
