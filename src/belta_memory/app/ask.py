"""Which proposal may be asked about now."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from belta_memory.app.effect import keep_question
from belta_memory.domain.model import GLOBAL, Asking, Channel, Proposal, ProposalState, SessionId

if TYPE_CHECKING:
    from belta_memory.app.dialog import Dialog
    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import ProposalId

NEUTRAL_ANSWERS = 3  # after so many it is only listed
LIFE = dt.timedelta(days=90)
LONGEST_DIALOG = dt.timedelta(days=1)  # after it, a process of the same number is another one


def next_dialog(ports: Ports, session: SessionId) -> Dialog | None:
    """The one question that is due in this session now; it counts as asked from here on, and is asked nowhere else.

    A proposal whose dialog died with its process has asked nobody: it is due again in the same session.
    """
    if ports.settings.ask != "stop":
        return None
    now = ports.clock.now()

    def take(proposal: Proposal) -> Proposal | None:
        free = without_dead_dialog(ports, proposal)
        if not may_ask(free, session):
            return None
        asking = Asking(session, ports.process.id, now)
        return free._replace(asked_in=(*free.asked_in, session), asking=asking)

    open_ones = open_proposals(ports)
    if any(_stands_in(without_dead_dialog(ports, p), session) for p in open_ones):
        return None  # another server of ours asks in this session: the plugin's beside the installed one
    for proposal in open_ones:
        if take(proposal) is not None and (taken := ports.proposals.update(proposal.id, take)) is not None:
            keep_question(ports, taken, Channel.DIALOG)
            return dialog_for(ports, taken)
    return None


def ask_by_agent(ports: Ports, session: SessionId, proposal: Proposal) -> Proposal | None:
    """Take a proposal for a question that the agent puts; None when it may not be asked in this session now."""

    def take(proposal: Proposal) -> Proposal | None:
        free = without_dead_dialog(ports, proposal)
        return free._replace(asked_in=(*free.asked_in, session)) if may_ask(free, session) else None

    if (taken := ports.proposals.update(proposal.id, take)) is not None:
        keep_question(ports, taken, Channel.QUESTION)
    return taken


def let_go(ports: Ports, proposal: ProposalId) -> None:
    """The dialog is gone and nobody answered: it was asked in its session, and others may ask now."""
    ports.proposals.update(proposal, lambda p: None if p.asking is None else p._replace(asking=None))


def give_back(ports: Ports, proposal: ProposalId, session: SessionId) -> None:
    """The answer could not be carried out: the question may be put again, in this session, too."""

    def free(proposal: Proposal) -> Proposal | None:
        if proposal.state is not ProposalState.OPEN:
            return None
        asked_in = tuple(asked for asked in proposal.asked_in if asked != session)
        return proposal._replace(asking=None, asked_in=asked_in)

    ports.proposals.update(proposal, free)


def may_ask(proposal: Proposal, session: SessionId) -> bool:
    """Was it said in this session, not asked in it yet, asked nowhere else now, not left unanswered too often?"""
    return (
        proposal.state is ProposalState.OPEN
        and proposal.session == session
        and session not in proposal.asked_in
        and proposal.asking is None
        and proposal.neutral < NEUTRAL_ANSWERS
    )


def _stands_in(proposal: Proposal, session: SessionId) -> bool:
    return proposal.asking is not None and proposal.asking.session == session


def without_dead_dialog(ports: Ports, proposal: Proposal) -> Proposal:
    """The proposal without a dialog whose process is gone, and without the mark of having been asked there."""
    asking = proposal.asking
    if asking is None:
        return proposal
    if ports.clock.now() - asking.since > LONGEST_DIALOG:
        return proposal._replace(asking=None)
    if ports.process.runs(asking.process):
        return proposal
    asked_in = tuple(session for session in proposal.asked_in if session != asking.session)
    return proposal._replace(asking=None, asked_in=asked_in)


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


def waiting(ports: Ports, prefix: str) -> Proposal:
    """The one that waits whose id begins so. Raises ClosedProposalError, UnknownIdError with the lines that do wait."""
    from belta_memory.domain.errors import ClosedProposalError, UnknownIdError

    found = [p for p in open_proposals(ports) if prefix and p.id.startswith(prefix)]
    if len(found) == 1:
        return found[0]
    before = [p for p in ports.proposals.all() if p.id.startswith(prefix)]
    if len(before) == 1:
        raise ClosedProposalError(id=before[0].id, state=before[0].state)
    raise UnknownIdError(what="proposal", id=prefix, known="; ".join(listed(ports)) or "none")


def listed(ports: Ports) -> list[str]:
    """What waits, a line each with its id, for people."""
    from belta_memory.app.dialog import line_of

    return [f"{line_of(p)} ({p.id})" for p in open_proposals(ports)]


def dialog_for(ports: Ports, proposal: Proposal) -> Dialog:
    """The conversation about one proposal, in the language in which it was said."""
    from belta_memory.app.dialog import open_dialog
    from belta_memory.app.notes import recorded_facts
    from belta_memory.languages import pack

    scopes = dict.fromkeys((GLOBAL, proposal.scope, proposal.project or GLOBAL))
    recorded = {scope: tuple(recorded_facts(ports.memory.within(scope))) for scope in scopes}
    dialog = open_dialog(proposal, pack(proposal.language), recorded)
    full = {
        scope: told
        for scope in scopes
        if dialog.to(scope).replaces is None and (told := no_room(ports, proposal, scope))
    }
    return open_dialog(proposal, pack(proposal.language), recorded, full)


def no_room(ports: Ports, proposal: Proposal, scope: str) -> str | None:
    """What the person is told where the fact would find no room in the index: and what of it could be folded away."""
    from belta_memory.app.room import foldable
    from belta_memory.domain.language import say
    from belta_memory.domain.statement import format_statement
    from belta_memory.languages import pack

    memory, words = ports.memory.within(scope), pack(proposal.language)
    facts = memory.read().facts
    if len(facts) < ports.settings.cap:
        return None
    told = say(words, "ask.full", cap=ports.settings.cap)
    project = proposal.project if scope == GLOBAL else scope
    doubts = () if project is None else ports.last_check.doubts(project)
    lines = []
    for fact, doubt in foldable(memory, facts, doubts):
        line = format_statement(fact.topic, fact.wrong, fact.correct)
        if doubt is not None:
            day = doubt.day.isoformat()
            line = say(words, "ask.full.stale", line=line, citation=doubt.citation, day=day)
        lines.append(line)
    if lines:
        told += "\n" + say(words, "ask.full.fold", lines="; ".join(lines))
    return told


def replaced_line(ports: Ports, proposal: Proposal) -> str | None:
    """The recorded statement in its scope that a yes would replace: on its topic, or the same thing in other words."""
    from belta_memory.app.dialog import topic_of
    from belta_memory.app.notes import recorded_facts
    from belta_memory.domain.match import replaced_statement

    claim = proposal.offered._replace(topic=topic_of(proposal.offered))
    return replaced_statement(claim, recorded_facts(ports.memory.within(proposal.scope)))


def _lapsed(proposal: Proposal) -> Proposal | None:
    return proposal._replace(state=ProposalState.LAPSED) if proposal.state is ProposalState.OPEN else None
