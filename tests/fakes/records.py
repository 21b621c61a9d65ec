"""The sightings and the proposals."""

from collections.abc import Callable, Iterable

from belta_memory.domain.errors import AmbiguousIdError, UnknownIdError
from belta_memory.domain.model import By, Kind, Observation, PromptId, Proposal, ProposalId, SessionId
from belta_memory.domain.noted import NotedAnswer


class FakeObservations:
    def __init__(self, *observations: Observation) -> None:
        self.stored = list(observations)

    def append(self, observation: Observation) -> bool:
        if any(_same(observation, before) for before in self.stored):
            return False
        self.stored.append(observation)
        return True

    def facts(self, holding: str = "") -> Iterable[Observation]:
        del holding
        return [
            o for o in self.stored if o.kind is Kind.FACT and o.by is By.USER and o.claim.correct is not None
        ]

    def take_back(self, observation: Observation) -> None:
        self.stored.remove(observation)

    def of_prompt(self, host: str, session: SessionId, prompt: PromptId) -> list[Observation]:
        return [o for o in self.stored if (o.host, o.session, o.prompt) == (host, session, prompt)]


def _same(a: Observation, b: Observation) -> bool:
    if (a.host, a.fingerprint, a.basis) != (b.host, b.fingerprint, b.basis):
        return False
    if a.prompt is not None and b.prompt is not None:
        return a.prompt == b.prompt
    return a.session == b.session and abs((a.at - b.at).total_seconds()) < 600


class FakeNoted:
    def __init__(self) -> None:
        self.stored: list[NotedAnswer] = []

    def put(self, note: NotedAnswer) -> None:
        self.stored.append(note)

    def waits(self, session: SessionId | None) -> bool:
        return any(session in (None, note.session) for note in self.stored)

    def take(self, session: SessionId | None, carry_out: Callable[[NotedAnswer], bool]) -> None:
        for note in [n for n in self.stored if session in (None, n.session)]:
            if carry_out(note):
                self.stored.remove(note)


class FakeProposals:
    def __init__(self, *proposals: Proposal) -> None:
        self._stored = {p.id: p for p in proposals}

    def all(self) -> list[Proposal]:
        return sorted(self._stored.values(), key=lambda p: (p.created, p.id))

    def find(self, prefix: str) -> Proposal:
        found = [p for p in self.all() if prefix and p.id.startswith(prefix)]
        if len(found) == 1:
            return found[0]
        known = ", ".join(p.id for p in found or self.all()) or "none"
        raise (AmbiguousIdError if found else UnknownIdError)(what="proposal", id=prefix, known=known)

    def put(self, proposal: Proposal) -> None:
        self._stored[proposal.id] = proposal

    def update(self, proposal: ProposalId, change: Callable[[Proposal], Proposal | None]) -> Proposal | None:
        if proposal not in self._stored:
            raise UnknownIdError(what="proposal", id=proposal, known=", ".join(self._stored) or "none")
        after = change(self._stored[proposal])
        if after is not None:
            self._stored[proposal] = after
        return after
