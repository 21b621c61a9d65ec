"""All ports together, and the proposal that most tests are about."""

import datetime as dt
from collections.abc import Iterable

from belta_memory.app.ports import Ports, SessionMarker
from belta_memory.app.settings import Settings
from belta_memory.domain.model import Claim, FactKey, Observation, Proposal, ProposalId, SessionId, Sighting
from fakes.memory import FakeMemory
from fakes.records import FakeNoted, FakeObservations, FakeProposals
from fakes.surroundings import (
    AT,
    FakeClock,
    FakeEvents,
    FakeFaults,
    FakeLastCheck,
    FakeProcess,
    FakeRandomness,
    FakeRepositories,
    FakeSessions,
    FakeTriggers,
    FakeTurns,
    marker,
)


def fake_ports(  # one argument a thing that a test may want otherwise
    *proposals: Proposal,
    observations: Iterable[Observation] = (),
    markers: Iterable[SessionMarker] | None = None,
    turns: FakeTurns | None = None,
    memory: FakeMemory | None = None,
    settings: Settings | None = None,
    language: str = "en",
) -> Ports:
    """A world at rest: one attended session `s1` at its prompt `p1`, an empty memory, no holidays."""
    clock = FakeClock()
    return Ports(
        clock=clock,
        randomness=FakeRandomness(),
        process=FakeProcess(),
        observations=FakeObservations(*observations),
        proposals=FakeProposals(*proposals),
        noted=FakeNoted(),
        sessions=FakeSessions(*((marker(),) if markers is None else markers)),
        turns=turns or FakeTurns(),
        memory=memory or FakeMemory(clock=clock),
        triggers=FakeTriggers(),
        faults=FakeFaults(),
        events=FakeEvents(),
        is_closed=_never_closed,
        settings=settings or Settings(),
        language=language,
        repositories=FakeRepositories(),
        last_check=FakeLastCheck(),
    )


def open_proposal(
    id_: str = "abcd1234",
    claim: Claim | None = None,
    *,
    session: str = "s1",
    language: str = "en",
    created: dt.datetime = AT,
    masked: bool = False,
) -> Proposal:
    """A fact that was said twice in one session and waits."""
    sighting = Sighting(created.date(), "claude", SessionId(session), "shop")
    return Proposal(
        id=ProposalId(id_),
        key=FactKey(f"key-{id_}"),
        claim=claim or Claim("deploy", "staging-a", "prod-b"),
        language=language,
        created=created,
        session=SessionId(session),
        sightings=(sighting, sighting),
        masked=masked,
    )


def _never_closed(day: dt.date) -> bool:
    del day
    return False
