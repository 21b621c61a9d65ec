"""One fake a port: the whole contract, in memory. They are no mocks: nothing is counted, nothing is expected."""

from fakes.memory import FakeMemory
from fakes.records import FakeNoted, FakeObservations, FakeProposals
from fakes.surroundings import (
    AT,
    FakeClock,
    FakeEvents,
    FakeFaults,
    FakeProcess,
    FakeRandomness,
    FakeRepositories,
    FakeSessions,
    FakeTriggers,
    FakeTurns,
    marker,
)
from fakes.world import fake_ports, open_proposal

__all__ = [
    "AT",
    "FakeClock",
    "FakeEvents",
    "FakeFaults",
    "FakeMemory",
    "FakeNoted",
    "FakeObservations",
    "FakeProcess",
    "FakeProposals",
    "FakeRandomness",
    "FakeRepositories",
    "FakeSessions",
    "FakeTriggers",
    "FakeTurns",
    "fake_ports",
    "marker",
    "open_proposal",
]
