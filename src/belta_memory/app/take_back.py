"""Take back what a program said in a person's place: the sightings of its prompt, and the proposals that rest on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.model import By, Kind, ProposalState

if TYPE_CHECKING:
    from belta_memory.app.ports import Ports, SessionMarker
    from belta_memory.domain.model import Claim, Observation, PromptEvent, Proposal

REASON = "No person typed the prompts on which it rested."


def take_back(ports: Ports, host: str, marker: SessionMarker, event: PromptEvent) -> None:
    """Unsay what a hook stored of a prompt that a program wrote. Raises BeltaError.

    A hook cannot tell such a prompt from a typed one; the host's record, which comes later, can.
    """
    prompt = event.prompt or marker.prompt  # a message in the middle of a turn goes by the turn's id
    stored = [] if prompt is None else ports.observations.of_prompt(host, event.session, prompt)
    gone = [o for o in stored if o.by is By.USER and o.line is None and _says(o, event.text)]
    for o in gone:
        ports.observations.take_back(o)
    for o in gone:
        if o.kind is Kind.FACT and o.claim.correct is not None:
            _count_anew(ports, o.claim)


def _says(observation: Observation, text: str) -> bool:
    """Was it stored of these words?"""
    from belta_memory.domain.prose import typed
    from belta_memory.domain.text import fingerprint
    from belta_memory.recognizers import masked

    return observation.fingerprint == fingerprint(masked(typed(text)))


def _count_anew(ports: Ports, claim: Claim) -> None:
    """Let the proposals about a claim rest on what people said; one that it had pushed aside waits again."""
    from belta_memory.domain.match import Relation, relate

    for proposal in ports.proposals.all():
        relation = relate(proposal.claim, claim)
        if (proposal.state, relation) in {
            (ProposalState.OPEN, Relation.SAME),
            (ProposalState.LAPSED, Relation.CONTRADICTS),
        }:
            _update(ports, proposal)


def _update(ports: Ports, proposal: Proposal) -> None:
    from belta_memory.app.propose import said_of
    from belta_memory.app.scopes import place_of_proposal
    from belta_memory.domain.match import relate
    from belta_memory.domain.model import Sighting
    from belta_memory.domain.recurrence import distinct, fact_recurs

    everything = ports.observations.facts()
    said = distinct(said_of(ports, proposal.claim, lambda: place_of_proposal(proposal), everything, relate))
    recurs = fact_recurs(said)

    def change(before: Proposal) -> Proposal | None:
        if before.state is not proposal.state:
            return None
        if recurs:
            return before._replace(
                state=ProposalState.OPEN,
                session=said[-1].session,
                sightings=tuple(Sighting(o.day, o.host, o.session, o.project) for o in said),
                masked=any(o.masked for o in said),
            )
        if before.state is ProposalState.LAPSED:
            return None
        return before._replace(state=ProposalState.WITHDRAWN, reason=REASON)

    ports.proposals.update(proposal.id, change)
