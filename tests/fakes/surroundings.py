"""The clock, chance, the session markers and what else a use case looks at."""

import datetime as dt
from collections.abc import Callable, Collection, Iterable, Mapping

from belta_memory.app.ports import LateHint, Recall, SessionMarker
from belta_memory.app.room import Doubt
from belta_memory.domain.effect import Event
from belta_memory.domain.model import PromptEvent, PromptId, Recorded, SessionId
from belta_memory.domain.noted import Author, NotedAnswer
from belta_memory.domain.scope import Project

AT = dt.datetime(2026, 11, 30, 9, 0, tzinfo=dt.timezone(dt.timedelta(hours=9)))
"""A Monday."""


class FakeClock:
    def __init__(self, at: dt.datetime = AT) -> None:
        self.at = at

    def now(self) -> dt.datetime:
        return self.at

    def advance(self, **span: float) -> None:
        self.at += dt.timedelta(**span)


class FakeRandomness:
    """Ids that a test can foresee: id000001, id000002, …"""

    def __init__(self) -> None:
        self._given = 0

    def new_id(self) -> str:
        self._given += 1
        return f"id{self._given:06d}"


class FakeProcess:
    """This process, and the others that run as long as nobody ends them."""

    def __init__(self, id_: int = 100) -> None:
        self.id = id_
        self.dead: set[int] = set()

    def runs(self, process: int) -> bool:
        return process not in self.dead


def marker(
    session: str = "s1", prompt: str | None = "p1", *, attended: bool = True, project: str | None = None
) -> SessionMarker:
    return SessionMarker(
        session=SessionId(session),
        transcript=None,
        prompt=None if prompt is None else PromptId(prompt),
        host_pid=None,
        attended=attended,
        project=project,
    )


class FakeSessions:
    def __init__(self, *markers: SessionMarker, dialogs: bool = False) -> None:
        self.markers = {m.session: m for m in markers}
        self.dialogs = dialogs
        self.hints: dict[SessionId, LateHint] = {}

    def find(self, session: SessionId) -> SessionMarker | None:
        return self.markers.get(session)

    def newest_of(self, host_pid: int) -> SessionMarker | None:
        return next((m for m in reversed(self.markers.values()) if m.host_pid == host_pid), None)

    def add_shown(self, session: SessionId, keys: Iterable[str]) -> None:
        if (before := self.markers.get(session)) is not None:
            self.markers[session] = before._replace(shown=tuple(dict.fromkeys((*before.shown, *keys))))

    def leave_hint(self, session: SessionId, hint: LateHint) -> None:
        self.hints[session] = hint

    def told_hint(self, session: SessionId) -> LateHint | None:
        return self.hints.get(session)

    def has_dialog(self, marker: SessionMarker) -> bool:
        return self.dialogs and marker.attended


class FakeTurns:
    """What the user typed, by session."""

    def __init__(self, **prompts: str) -> None:
        self.prompts = prompts
        self.queued: set[str] = set()  # sessions in which a prompt waits
        self.new: list[PromptEvent] = []  # what the next look at the transcript finds
        self.authors: dict[str, Author] = {}  # by prompt; of what stands nowhere nobody knows

    def prompt_text(self, marker: SessionMarker) -> str | None:
        return self.prompts.get(marker.session)

    def unseen(self, host: str, marker: SessionMarker) -> Iterable[PromptEvent]:
        del host
        found, self.new = [e for e in self.new if e.session == marker.session], []
        return found

    def author(self, note: NotedAnswer) -> Author:
        return self.authors.get(note.prompt or "", Author.UNKNOWN)

    def has_queued(self, marker: SessionMarker) -> bool:
        return marker.session in self.queued


class FakeTriggers:
    def __init__(self, *recalls: tuple[str, Recall], recorded: Recorded | None = None) -> None:
        self.recalls = recalls  # a trigger and what it brings up
        self._recorded = recorded or Recorded()

    def matching(self, normalised: str, here: Callable[[], str] = str) -> tuple[Recall, ...]:
        del here
        found = [(trigger, recall) for trigger, recall in self.recalls if trigger in normalised]
        return tuple(dict.fromkeys(recall for _, recall in sorted(found, key=lambda hit: -len(hit[0]))))

    def counts(self) -> Recorded:
        return self._recorded


class FakeFaults:
    def __init__(self) -> None:
        self.new: list[str] = []

    def since_last_report(self) -> tuple[int, str, str]:
        told, self.new = self.new, []
        return len(told), told[-1] if told else "", "log/hook.log"


class FakeEvents:
    def __init__(self, *events: Event) -> None:
        self.stored = list(events)
        self._reminded: dict[SessionId, tuple[str, ...]] = {}

    def append(self, *events: Event) -> None:
        self.stored.extend(events)

    def all(self) -> list[Event]:
        return sorted(self.stored, key=lambda e: e.at)

    def reminded(self, session: SessionId) -> tuple[str, ...]:
        return self._reminded.get(session, ())

    def put_reminded(self, session: SessionId, keys: Collection[str]) -> None:
        self._reminded[session] = tuple(keys)


class FakeRepositories:
    """Folders that are projects, and what their repositories name."""

    def __init__(self, projects: Mapping[str, Project] | None = None, names: Iterable[str] = ()) -> None:
        self.projects = dict(projects or {})
        self._names = frozenset(names)

    def of(self, folder: str | None) -> Project | None:
        return self.projects.get(folder or "")

    def names_any(self, project: Project, words: frozenset[str]) -> bool:
        del project
        return bool(self._names & words)


class FakeLastCheck:
    """What a check has left, by project."""

    def __init__(self, **doubts: tuple[Doubt, ...]) -> None:
        self._doubts = doubts

    def doubts(self, project: str) -> tuple[Doubt, ...]:
        return self._doubts.get(project, ())
