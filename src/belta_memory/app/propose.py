"""Make a repeated fact a proposal, when it is due."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.model import (
    Basis,
    Claim,
    FactKey,
    Observation,
    Proposal,
    ProposalId,
    ProposalState,
    SessionId,
    Sighting,
)
from belta_memory.domain.recurrence import distinct, fact_recurs, is_supported
from belta_memory.domain.text import same_value

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belta_memory.app.ports import Ports


def propose_plain(ports: Ports, newest: Observation) -> Proposal | None:
    """The same as `propose`, but silent on what is said in quite other words: a hook has no time to compare those.

    The end of the turn sees them, where nobody waits.
    """
    earlier = (o.claim.correct for o in ports.observations.facts() if o != newest)
    if newest.remember or any(
        correct and same_value(correct, newest.claim.correct or "") for correct in earlier
    ):
        return propose(ports, newest)
    return None


def propose(ports: Ports, newest: Observation) -> Proposal | None:
    """The proposal that this sighting makes due, new or risen again; None when nothing is due."""
    from belta_memory.app.notes import recorded_facts
    from belta_memory.domain.cooldown import is_cooling
    from belta_memory.domain.match import Relation, relate

    alike = [o for o in ports.observations.facts() if relate(o.claim, newest.claim) is Relation.SAME]
    seen = [o for o in alike if is_supported(o, _same_prompt(ports, o))]
    seen = distinct(seen if newest in seen else [*seen, newest])
    if not fact_recurs(seen):
        return None
    before = [p for p in ports.proposals.all() if relate(p.claim, newest.claim) is Relation.SAME]
    index = ports.memory.read()
    held = (Claim(f.topic, f.wrong, f.correct) for f in recorded_facts(ports.memory))
    recorded = any(relate(claim, newest.claim) is Relation.SAME for claim in held)
    if recorded or any(p.state is ProposalState.NOT_A_FACT for p in before):
        return None
    key = next((p.key for p in before), None)
    if key is not None and is_cooling(index.decline_of(key), newest.day):
        return None
    if any(p.state is not ProposalState.OPEN and newest.at < p.created for p in before):
        return None  # found in an old transcript: it was said before the answer, and is no new sighting
    waiting = next((p for p in before if p.state is ProposalState.OPEN), None)
    if waiting is not None:
        return ports.proposals.update(waiting.id, lambda p: _risen(p, seen))
    proposal = _new(ports, newest, seen, before)
    ports.proposals.put(proposal)
    return proposal


def due_sentence(ports: Ports, session: SessionId, proposal: Proposal) -> tuple[str, ...]:
    """The one sentence that lets the agent ask, where no dialog does; it counts as asked from here on."""
    from belta_memory.app.answer import labels
    from belta_memory.app.ask import ask_by_agent
    from belta_memory.app.dialog import statement_of
    from belta_memory.domain.language import say
    from belta_memory.languages import pack

    marker = ports.sessions.find(session)
    if ports.settings.ask != "stop" or (marker is not None and ports.sessions.has_dialog(marker)):
        return ()
    if (taken := ask_by_agent(ports, session, proposal)) is None:
        return ()
    words = pack(taken.language)
    return (say(words, "hint.due", line=statement_of(taken.offered), id=taken.id, labels=labels(words)),)


def _new(ports: Ports, newest: Observation, seen: list[Observation], before: list[Proposal]) -> Proposal:
    """A proposal under the fact's old key. What was asked in this session already is not asked in it again."""
    return Proposal(
        id=ProposalId(ports.randomness.new_id()),
        key=before[0].key if before else FactKey(ports.randomness.new_id()),
        claim=_claim(seen),
        language=newest.language,
        created=ports.clock.now(),
        session=seen[-1].session,
        sightings=_sightings(seen),
        asked_in=tuple(dict.fromkeys(session for p in before for session in p.asked_in)),
        masked=any(o.masked for o in seen),
    )


def _same_prompt(ports: Ports, observation: Observation) -> list[Observation]:
    """What else stands on its prompt; looked up for a model's sighting alone, because only that needs it."""
    if observation.basis is not Basis.MODEL or observation.prompt is None:
        return []
    return ports.observations.of_prompt(observation.host, observation.session, observation.prompt)


def _risen(proposal: Proposal, seen: list[Observation]) -> Proposal | None:
    if proposal.state is not ProposalState.OPEN:
        return None
    latest = seen[-1]  # what was found in an old transcript is not the newest of them
    return proposal._replace(session=latest.session, sightings=_sightings(seen), language=latest.language)


def _claim(seen: Iterable[Observation]) -> Claim:
    """Each part as it was first said: the topic keeps its name, a missing side is filled by who said it."""
    topic = wrong = correct = None
    for o in seen:
        topic, wrong, correct = topic or o.claim.topic, wrong or o.claim.wrong, correct or o.claim.correct
    return Claim(topic, wrong, correct)


def _sightings(seen: Iterable[Observation]) -> tuple[Sighting, ...]:
    return tuple(Sighting(o.day, o.host, o.session, o.project) for o in seen)
