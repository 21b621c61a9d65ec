"""Which proposal may be asked about now."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from belta_memory.domain.model import Proposal, ProposalState, SessionId

if TYPE_CHECKING:
    from collections.abc import Callable

    from belta_memory.app.dialog import Dialog
    from belta_memory.app.ports import Ports

NEUTRAL_ANSWERS = 3  # after so many it is only listed
LIFE = dt.timedelta(days=90)


def next_dialog(ports: Ports, session: SessionId) -> Dialog | None:
    """The one question that is due in this session now; it counts as asked from here on."""
    if ports.settings.ask != "stop":
        return None
    for proposal in open_proposals(ports):
        if may_ask(proposal, session) and (taken := ports.proposals.update(proposal.id, _taker(session))):
            return dialog_for(ports, taken)
    return None


def may_ask(proposal: Proposal, session: SessionId) -> bool:
    """Was it said in this session, not asked in it yet, and not left unanswered too often?"""
    return (
        proposal.state is ProposalState.OPEN
        and proposal.session == session
        and session not in proposal.asked_in
        and proposal.neutral < NEUTRAL_ANSWERS
    )


def open_proposals(ports: Ports) -> list[Proposal]:
    """What waits for an answer, oldest first; what has waited for 90 days lapses here."""
    waiting = []
    for proposal in ports.proposals.all():
        if proposal.state is not ProposalState.OPEN:
            continue
        if ports.clock.now() - proposal.created > LIFE:
            ports.proposals.update(proposal.id, _lapsed)
        else:
            waiting.append(proposal)
    return waiting


def dialog_for(ports: Ports, proposal: Proposal) -> Dialog:
    """The conversation about one proposal, in the language in which it was said."""
    from belta_memory.app.dialog import open_dialog, topic_of
    from belta_memory.domain.statement import format_statement
    from belta_memory.languages import pack

    before = ports.memory.read().fact_on(topic_of(proposal.claim))
    replaces = None if before is None else format_statement(before.topic, before.wrong, before.correct)
    return open_dialog(proposal, pack(proposal.language), replaces)


def _taker(session: SessionId) -> Callable[[Proposal], Proposal | None]:
    def take(proposal: Proposal) -> Proposal | None:
        if not may_ask(proposal, session):
            return None
        return proposal._replace(asked_in=(*proposal.asked_in, session))

    return take


def _lapsed(proposal: Proposal) -> Proposal | None:
    return proposal._replace(state=ProposalState.LAPSED) if proposal.state is ProposalState.OPEN else None
