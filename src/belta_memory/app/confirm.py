"""Take the user's own answer. The only module that makes an `Approval`: a test over the syntax tree sees to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.app.effect import answer_to, keep_answer
from belta_memory.domain.errors import ClosedProposalError, MaskedValueError
from belta_memory.domain.language import say
from belta_memory.domain.model import Approval, Channel, Decision, Proposal, ProposalId, ProposalState
from belta_memory.languages import pack

if TYPE_CHECKING:
    from collections.abc import Callable

    from belta_memory.app.dialog import Outcome
    from belta_memory.app.entries import Entries, EntryDraft
    from belta_memory.app.ports import Change, JournalEntry, MemoryDraft, Ports
    from belta_memory.app.purge import Eraser
    from belta_memory.domain.index import Index
    from belta_memory.domain.language import LanguagePack
    from belta_memory.domain.model import Claim
    from belta_memory.domain.purge import Traces
    from belta_memory.domain.redact import MaskedClaim

SHOWN_TRIGGERS = 6  # words by which a fact comes up that an acknowledgement names


class Settled(NamedTuple):
    """What came of an answer: one line for the user, and the journal entry of what was written."""

    message: str
    entry: JournalEntry | None = None


def settle(ports: Ports, proposal: ProposalId, outcome: Outcome, channel: Channel) -> Settled:
    """Carry out one answer, once. Raises ClosedProposalError for a second one, MaskedValueError, UnknownIdError.

    The fact is written before the proposal closes: a death in between leaves a proposal that can be answered again
    and a line that the second answer finds unchanged. A yes to a line that was not shown since it was edited records
    nothing: the line is shown, and the next yes counts.
    """
    settled: list[Settled] = []
    answered: list[Proposal] = []

    def close(open_proposal: Proposal) -> Proposal:
        if open_proposal.state is not ProposalState.OPEN:
            raise ClosedProposalError(id=open_proposal.id, state=open_proposal.state)
        if _is_unseen(open_proposal, outcome, channel):
            again = say(pack(open_proposal.language), "ask.once_more", line=outcome.line, id=open_proposal.id)
            settled.append(Settled(again))
            return open_proposal._replace(shown=_kept(outcome))
        done, after = _carry_out(ports, open_proposal, outcome, channel)
        settled.append(done)
        answered.append(open_proposal)
        was_read = outcome.decision is not None and channel is not Channel.TYPED
        return after._replace(asking=None, shown=_kept(outcome) if was_read else after.shown)

    ports.proposals.update(proposal, close)
    for before in answered:
        keep_answer(ports, before, answer_to(before, outcome), channel)
    return settled[0]


def _is_unseen(proposal: Proposal, outcome: Outcome, channel: Channel) -> bool:
    """Is it a yes to words that were not shown since a person chose them? A typed word alone shows no line."""
    is_yes = outcome.decision is Decision.RECORD and channel is Channel.TYPED
    return is_yes and proposal.edited is not None and proposal.shown != outcome.line


def change_recorded(
    ports: Ports, shown: str, channel: Channel, change: Change, edit: Callable[[MemoryDraft], None]
) -> JournalEntry:
    """Change what is recorded already, after a person was shown `shown` and said yes to it."""
    return ports.memory.change_facts(Approval(channel, ports.clock.now(), None, shown), change, edit)


def change_entries(  # noqa: PLR0913, PLR0917 (a change, and who agreed to what)
    ports: Ports,
    entries: Entries,
    shown: str,
    channel: Channel,
    change: Change,
    edit: Callable[[EntryDraft], None],
) -> JournalEntry:
    """Change entries beyond new unconfirmed ones, after a person was shown `shown` and said yes to it."""
    return entries.change(Approval(channel, ports.clock.now(), None, shown), change, edit)


def take_back(ports: Ports, shown: str, channel: Channel, entry: str | None) -> JournalEntry:
    """Undo one change, after a person was shown `shown` and said yes to it."""
    return ports.memory.undo(Approval(channel, ports.clock.now(), None, shown), entry)


def erase(
    ports: Ports, eraser: Eraser, found: Traces, shown: str, channel: Channel
) -> tuple[JournalEntry, list[str]]:
    """Remove a fact for good, after a person was shown `shown` and said yes to it; what is left, with it."""
    return eraser.erase(Approval(channel, ports.clock.now(), None, shown), found)


def refuse_secrets(claim: Claim, line: str) -> None:
    """Nothing secret is written, whoever worded it. Raises MaskedValueError."""
    if _masked(claim, line) != (claim, line):
        raise MaskedValueError(topic=_masked(claim, line).claim.topic)


def _kept(outcome: Outcome) -> str:
    """The line that was shown, as it may be stored."""
    return _masked(outcome.claim, outcome.line).text


def _masked(claim: Claim, line: str) -> MaskedClaim:
    from belta_memory.domain.redact import redact_claim
    from belta_memory.recognizers import all_recognizers

    return redact_claim(claim, line, all_recognizers())


def _carry_out(
    ports: Ports, proposal: Proposal, outcome: Outcome, channel: Channel
) -> tuple[Settled, Proposal]:
    match outcome.decision:
        case Decision.RECORD:
            return _record(ports, proposal, outcome, channel)
        case Decision.DECLINE:
            return _decline(ports, proposal, outcome)
        case Decision.NOT_A_FACT:
            message = say(pack(proposal.language), "ack.not_a_fact")
            return Settled(message), proposal._replace(state=ProposalState.NOT_A_FACT)
        case _:
            message = say(pack(proposal.language), "ack.later") if outcome.decision is Decision.LATER else ""
            return Settled(message), proposal._replace(neutral=proposal.neutral + 1)


def _record(ports: Ports, proposal: Proposal, outcome: Outcome, channel: Channel) -> tuple[Settled, Proposal]:
    from belta_memory.app.record import record

    refuse_secrets(outcome.claim, outcome.line)
    if proposal.masked and outcome.claim[1:] == proposal.offered[1:]:
        raise MaskedValueError(topic=outcome.claim.topic)
    if proposal.note is not None and _masked(outcome.claim, proposal.note).text != proposal.note:
        raise MaskedValueError(topic=outcome.claim.topic)
    approval = Approval(channel, ports.clock.now(), proposal.id, outcome.line)
    entry = record(ports, proposal, outcome.claim, approval, outcome.scope)
    index = ports.memory.within(outcome.scope).read()
    waits = "ack.recorded" if index.fact_on(outcome.claim.topic or "") else "ack.waits"
    words = pack(proposal.language)
    message = " ".join((say(words, waits, line=outcome.line), *_comes_up_at(index, outcome, words)))
    closed = proposal._replace(
        state=ProposalState.RECORDED, claim=outcome.claim, scope=outcome.scope, note=None
    )
    return Settled(message, entry), closed


def _comes_up_at(index: Index, outcome: Outcome, words: LanguagePack) -> tuple[str, ...]:
    """By which words the recorded fact comes to mind: a person may set others."""
    from belta_memory.app.marks import triggers_now
    from belta_memory.domain.marks import Marks

    fact = index.fact_on(outcome.claim.topic or "")
    found = () if fact is None else triggers_now(fact, Marks())[:SHOWN_TRIGGERS]
    return (say(words, "ack.triggers", triggers=", ".join(found)),) if found else ()


def _decline(ports: Ports, proposal: Proposal, outcome: Outcome) -> tuple[Settled, Proposal]:
    from belta_memory.app.ports import Change
    from belta_memory.domain.cooldown import declined_again

    today = ports.clock.now().date()
    claim, line = _masked(outcome.claim, outcome.line)  # it may be an edit that nobody wants to keep
    topic = claim.topic or line
    memory = ports.memory.within(proposal.scope)
    before = memory.read().decline_of(proposal.key)
    decline = declined_again(before, proposal.key, topic, today, ports.is_closed)

    def edit(draft: MemoryDraft) -> None:
        if not draft.index.text:
            from belta_memory.app.record import first_index

            draft.index = first_index(ports, proposal.scope)
        draft.index = draft.index.with_decline(decline)

    entry = memory.change_bookkeeping(Change("decline", proposal.key, topic, line), edit)
    until = decline.cooldown_until
    words = pack(proposal.language)
    message = say(words, "ack.cooldown", day=until.isoformat()) if until else say(words, "ack.declined")
    return Settled(message, entry), proposal._replace(state=ProposalState.DECLINED)
