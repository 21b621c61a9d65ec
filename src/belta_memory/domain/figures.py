"""Whether the mistakes came back: the figures of `belta report`, from events, corrections and recorded facts."""

import datetime as dt
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import NamedTuple

from belta_memory.domain.corrections import monday, weeks_between
from belta_memory.domain.effect import IGNORED, Event, EventKind, nameless
from belta_memory.domain.model import By, Fact, Kind, Observation
from belta_memory.domain.prompts import typed_once
from belta_memory.domain.triggers import shown_as

UNTOUCHED = dt.timedelta(days=30)  # after which a fact that never came up is named
OPEN = dt.timedelta(days=1)  # for which an unanswered question is no ignored one
CANDIDATE = 2  # times that a fact is broken in spite of memory until `ask` is advised
_TOUCHES = (EventKind.RECALLED, EventKind.REMINDED, EventKind.ASKED, EventKind.VIOLATED)
_DAY = dt.timedelta(days=1)


class Material(NamedTuple):
    """What is counted, each thing with its project; days are local."""

    facts: Sequence[Fact]
    recorded: Mapping[str, dt.datetime]  # when each key was recorded last, where the journal knows
    events: Sequence[tuple[str, Event]]
    cases: Sequence[tuple[str, Observation]]  # the corrections, one a prompt
    languages: Mapping[str, tuple[int, int]]  # messages that were judged, and of how many something was said
    mute: Sequence[str] = ()


class Window(NamedTuple):
    """Which days are asked for, both ends included."""

    since: dt.date
    until: dt.date

    def holds(self, day: dt.date) -> bool:
        """Is it one of them?"""
        return self.since <= day <= self.until


class Stretch(NamedTuple):
    """What was typed, and what was corrected, in a week or in a project."""

    name: str  # of the project, or the Monday of the week
    prompts: int
    by_user: Counter[Kind]
    by_self: int
    repeats: int  # corrections by people of what was recorded
    own_repeats: int  # the same, found by the agent itself

    @property
    def rate(self) -> float | None:
        """Corrections by people in 100 prompts; None where nobody counted the prompts."""
        return 100 * self.by_user.total() / self.prompts if self.prompts else None


class ProjectFigures(NamedTuple):
    """What was typed and corrected in one project: in all, and week by week."""

    whole: Stretch
    weeks: tuple[Stretch, ...]


class FactFigures(NamedTuple):
    """What became of one fact since it was recorded."""

    fact: Fact
    recorded: dt.date | None
    counts: Counter[EventKind]
    repeats: int  # a person corrected it again
    found_by_agent: int  # the agent found it broken itself
    first_repeat: float | None  # days from its recording
    sessions: int  # that began with it in view

    @property
    def broken(self) -> int:
        """How often it was broken in spite of memory."""
        return self.repeats + self.found_by_agent + self.counts[EventKind.VIOLATED]

    @property
    def came_up(self) -> bool:
        """Did it ever matter?"""
        return bool(self.broken or any(self.counts[kind] for kind in _TOUCHES))


class Questions(NamedTuple):
    """What was asked, and what was said to it."""

    asked: int
    answers: Counter[str]
    open: int  # put lately, and not answered yet


class Cost(NamedTuple):
    """What the memory costs a session, in estimated tokens."""

    sessions: int
    at_start: float  # the middle of all sessions
    whole: float  # with all that came later
    most: int


class Figures(NamedTuple):
    """Everything that a report tells."""

    window: Window
    all: Stretch
    weeks: tuple[Stretch, ...]
    projects: tuple[ProjectFigures, ...]
    facts: tuple[FactFigures, ...]
    untouched: tuple[FactFigures, ...]  # recorded long ago, and never came up
    broken: tuple[FactFigures, ...]  # the most often broken first
    first_repeat: float | None  # days, the middle of all facts that were repeated
    kinds: Counter[EventKind]  # how often each thing happened
    questions: Questions
    first_prompts: tuple[int, int]  # sessions and items
    cost: Cost
    languages: Mapping[str, tuple[int, int]]
    mute: tuple[str, ...]

    @property
    def repeats_per_100(self) -> float | None:
        """Repeats after recording in 100 prompts; None where nobody counted the prompts."""
        return 100 * self.all.repeats / self.all.prompts if self.all.prompts else None


def figures(material: Material, window: Window, now: dt.datetime) -> Figures:
    """Count. Of one fact everything is told that ever happened to it, of the rest what lies in the window."""
    events = _distinct(material.events)
    recent = [(where, e) for where, e in events if window.holds(e.at.date())]
    by_key: dict[str, list[Event]] = {}
    for _, event in events:
        for key in event.keys:
            by_key.setdefault(key, []).append(event)
    facts = tuple(
        _figures_of(fact, material.recorded, by_key.get(nameless(shown_as(fact)), ()))
        for fact in material.facts
    )
    prompts = _prompts(events, window)
    kinds: Counter[EventKind] = Counter()
    for _, event in recent:
        kinds[event.kind] += len(event.keys) if event.kind in _TOUCHES else 1
    firsts = [e for _, e in recent if e.kind is EventKind.FIRST]
    long_ago = (now - UNTOUCHED).date()
    return Figures(
        window=window,
        all=_stretch("", material.cases, prompts.total(), recent, window),
        weeks=_weeks(material.cases, prompts, recent, window),
        projects=_projects(material.cases, prompts, recent, window),
        facts=facts,
        untouched=tuple(
            f for f in facts if not f.came_up and f.recorded is not None and f.recorded <= long_ago
        ),
        broken=tuple(sorted((f for f in facts if f.broken), key=lambda f: -f.broken)),
        first_repeat=_middle([f.first_repeat for f in facts if f.first_repeat is not None]),
        kinds=kinds,
        questions=_questions([e for _, e in recent], now),
        first_prompts=(len({e.scene.session for e in firsts}), sum(e.items for e in firsts)),
        cost=_cost([e for _, e in recent]),
        languages=material.languages,
        mute=tuple(material.mute),
    )


def _distinct(events: Iterable[tuple[str, Event]]) -> list[tuple[str, Event]]:
    """Each event once: the end of a turn looks at its prompt as often as a host calls it."""
    found = {event: (where, event) for where, event in events}
    return sorted(found.values(), key=lambda found: found[1].at)


def _prompts(events: Iterable[tuple[str, Event]], window: Window) -> Counter[tuple[str, dt.date]]:
    """How much was typed, by project and week; one that two paths, or a fork, have seen counts once."""
    places = {event: where for where, event in events}
    return Counter(
        (places[event], monday(day))
        for event, moment in typed_once(places)
        if window.holds(day := dt.datetime.fromtimestamp(moment / 1000, event.at.tzinfo).date())
    )


def _stretch(
    name: str,
    cases: Iterable[tuple[str, Observation]],
    prompts: int,
    events: Iterable[tuple[str, Event]],
    window: Window,
) -> Stretch:
    inside = [case for _, case in cases if window.holds(case.day)]
    again = Counter(
        e.by for _, e in events if e.kind is EventKind.CORRECTED_AGAIN and window.holds(e.at.date())
    )
    by_user = Counter(case.kind for case in inside if case.by is By.USER)
    by_self = sum(case.by is By.SELF for case in inside)
    return Stretch(name, prompts, by_user, by_self, again[By.USER], again[By.SELF])


def _weeks(
    cases: Sequence[tuple[str, Observation]],
    prompts: Counter[tuple[str, dt.date]],
    events: Sequence[tuple[str, Event]],
    window: Window,
) -> tuple[Stretch, ...]:
    typed: Counter[dt.date] = Counter()
    for (_, week), number in prompts.items():
        typed[week] += number
    found = []
    for week in weeks_between(window.since, window.until):
        days = Window(max(week, window.since), min(week + 6 * _DAY, window.until))
        found.append(_stretch(week.isoformat(), cases, typed[week], events, days))
    return tuple(found)


def _projects(
    cases: Sequence[tuple[str, Observation]],
    prompts: Counter[tuple[str, dt.date]],
    events: Sequence[tuple[str, Event]],
    window: Window,
) -> tuple[ProjectFigures, ...]:
    """Those in which something was typed or corrected, the most corrected first."""
    names = {where for where, case in cases if window.holds(case.day)} | {where for where, _ in prompts}
    found = []
    for name in sorted(names):
        own_cases = [c for c in cases if c[0] == name]
        own_prompts = Counter({place: n for place, n in prompts.items() if place[0] == name})
        own_events = [e for e in events if e[0] == name]
        whole = _stretch(name, own_cases, own_prompts.total(), own_events, window)
        found.append(ProjectFigures(whole, _weeks(own_cases, own_prompts, own_events, window)))
    return tuple(sorted(found, key=lambda p: -p.whole.by_user.total()))


def _figures_of(fact: Fact, recorded: Mapping[str, dt.datetime], events: Iterable[Event]) -> FactFigures:
    since = recorded.get(fact.key or "")
    own = [e for e in events if since is None or e.at >= since]
    again = [e for e in own if e.kind is EventKind.CORRECTED_AGAIN]
    by_user = [e for e in again if e.by is By.USER]
    first = (by_user[0].at - since) / _DAY if since is not None and by_user else None
    if first is None and by_user and fact.recorded_at is not None:
        first = float((by_user[0].at.date() - fact.recorded_at).days)
    return FactFigures(
        fact=fact,
        recorded=since.date() if since is not None else fact.recorded_at,
        counts=Counter(e.kind for e in own),
        repeats=len(by_user),
        found_by_agent=len(again) - len(by_user),
        first_repeat=first,
        sessions=len({e.scene.session for e in own if e.kind is EventKind.LOADED}),
    )


def _questions(events: Iterable[Event], now: dt.datetime) -> Questions:
    """A question ends with the next answer about its proposal; one that has none by the next question was ignored."""
    waiting: dict[tuple[str, ...], dt.datetime] = {}
    asked, answers = 0, Counter[str]()
    for event in events:
        if event.kind is EventKind.QUESTION:
            asked += 1
            answers[IGNORED] += event.keys in waiting
            waiting[event.keys] = event.at
        elif event.kind is EventKind.ANSWER:
            asked += waiting.pop(event.keys, None) is None  # in a terminal, or typed: nobody had put it
            answers[event.answer or IGNORED] += 1
    still_open = sum(now - put <= OPEN for put in waiting.values())
    answers[IGNORED] += len(waiting) - still_open
    return Questions(asked, answers, still_open)


def _cost(events: Iterable[Event]) -> Cost:
    """What each session read because of us: at its start, and in all."""
    starts, wholes = Counter[str](), Counter[str]()
    for event in events:
        starts[event.scene.session] += event.tokens if event.kind is EventKind.LOADED else 0
        wholes[event.scene.session] += event.tokens
    begun = [session for session, tokens in starts.items() if tokens]
    at_start = _middle([starts[s] for s in begun]) or 0.0
    whole = _middle([wholes[s] for s in begun]) or 0.0
    return Cost(len(begun), at_start, whole, max((wholes[s] for s in begun), default=0))


def _middle(numbers: Sequence[float]) -> float | None:
    return float(median(numbers)) if numbers else None
