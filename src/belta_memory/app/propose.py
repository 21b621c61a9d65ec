"""Make a repeated fact a proposal, when it is due."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.cooldown import is_cooling
from belta_memory.domain.match import Relation, relate
from belta_memory.domain.model import (
    Claim,
    FactKey,
    Observation,
    Proposal,
    ProposalId,
    ProposalState,
    SessionId,
    Sighting,
)
from belta_memory.domain.recurrence import distinct, fact_recurs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belta_memory.app.ports import Ports


def propose(ports: Ports, newest: Observation) -> Proposal | None:
    """The proposal that this sighting makes due, new or risen again; None when nothing is due."""
    seen = [o for o in ports.observations.facts() if relate(o.claim, newest.claim) is Relation.SAME]
    seen = distinct(seen if newest in seen else [*seen, newest])
    if not fact_recurs(seen):
        return None
    before = [p for p in ports.proposals.all() if relate(p.claim, newest.claim) is Relation.SAME]
    index = ports.memory.read()
    recorded = [f for f in index.facts if relate(Claim(f.topic, f.wrong, f.correct), newest.claim) is Relation.SAME]
    if recorded:
        return None
    key = next((p.key for p in before), None)
    if key is not None and is_cooling(index.decline_of(key), newest.day):
        return None
    waiting = next((p for p in before if p.state is ProposalState.OPEN), None)
    if waiting is not None:
        return ports.proposals.update(waiting.id, lambda p: _risen(p, newest, seen))
    proposal = _new(ports, newest, seen, key)
    ports.proposals.put(proposal)
    return proposal


def due_sentence(ports: Ports, session: SessionId, proposal: Proposal) -> tuple[str, ...]:
    """The one sentence that lets the agent ask, where no dialog does."""
    from belta_memory.app.ask import may_ask
    from belta_memory.app.dialog import statement_of
    from belta_memory.domain.language import say
    from belta_memory.domain.model import Decision
    from belta_memory.languages import pack

    marker = ports.sessions.find(session)
    if ports.settings.ask != "stop" or not may_ask(proposal, session):
        return ()
    if marker is not None and ports.sessions.has_dialog(marker):
        return ()
    words = pack(proposal.language)
    labels = " / ".join(say(words, f"choice.{d}") for d in Decision)
    return (say(words, "hint.due", line=statement_of(proposal.claim), id=proposal.id, labels=labels),)


def _new(ports: Ports, newest: Observation, seen: list[Observation], key: FactKey | None) -> Proposal:
    return Proposal(
        id=ProposalId(ports.randomness.new_id()),
        key=key or FactKey(ports.randomness.new_id()),
        claim=_claim(seen),
        language=newest.language,
        created=newest.at,
        session=newest.session,
        sightings=_sightings(seen),
        masked=any(o.masked for o in seen),
    )


def _risen(proposal: Proposal, newest: Observation, seen: list[Observation]) -> Proposal | None:
    if proposal.state is not ProposalState.OPEN:
        return None
    return proposal._replace(session=newest.session, sightings=_sightings(seen), language=newest.language)


def _claim(seen: Iterable[Observation]) -> Claim:
    """Each part as it was first said: the topic keeps its name, a missing side is filled by who said it."""
    topic = wrong = correct = None
    for o in seen:
        topic, wrong, correct = topic or o.claim.topic, wrong or o.claim.wrong, correct or o.claim.correct
    return Claim(topic, wrong, correct)


def _sightings(seen: Iterable[Observation]) -> tuple[Sighting, ...]:
    return tuple(Sighting(o.day, o.host, o.session, o.project) for o in seen)
