"""Corrections of what was recorded already that nobody has kept as events: of hosts in which only the prompt hook runs."""

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping, Sequence

from belta_memory.domain.effect import Event, EventKind, Scene, nameless
from belta_memory.domain.match import Relation, claim_of, relate_plainly
from belta_memory.domain.model import Fact, Kind, Observation
from belta_memory.domain.triggers import shown_as

SAME = dt.timedelta(minutes=10)  # within which two paths see one prompt


def repeats_among(
    cases: Iterable[tuple[str, Observation]],
    facts: Sequence[Fact],
    recorded: Mapping[str, dt.datetime],
    kept: Sequence[tuple[str, Event]],
) -> Iterator[tuple[str, Event]]:
    """The cases that state a recorded fact again, each with its project, without those that were kept.

    Found where they are written alike; in other words they were found when a turn was over, or not at all.
    """
    known = [(e.keys, e.scene.session, e.at) for _, e in kept if e.kind is EventKind.CORRECTED_AGAIN]
    for project, case in cases:
        if case.kind is not Kind.FACT or case.claim.correct is None:
            continue
        for fact in facts:
            name = nameless(shown_as(fact))
            is_kept = any(
                name in keys and session == case.session and abs(at - case.at) <= SAME
                for keys, session, at in known
            )
            if not is_kept and _is_repeat(case, fact, recorded):
                scene = Scene(case.host, case.session, case.project)
                yield project, Event(EventKind.CORRECTED_AGAIN, case.at, scene, (name,), by=case.by)


def _is_repeat(case: Observation, fact: Fact, recorded: Mapping[str, dt.datetime]) -> bool:
    since = recorded.get(fact.key or "")
    is_later = (
        case.at > since if since is not None else fact.recorded_at is not None and case.day > fact.recorded_at
    )
    return is_later and relate_plainly(claim_of(fact), case.claim) is Relation.SAME
