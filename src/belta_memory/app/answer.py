"""Channel 2: what a person answered when the agent asked with the host's own question tool."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.errors import BeltaError, ClosedProposalError, MaskedValueError
from belta_memory.domain.language import LanguagePack, say
from belta_memory.domain.model import Channel, Decision, Proposal, ProposalState
from belta_memory.languages import sentence

if TYPE_CHECKING:
    from belta_memory.app.dialog import Dialog
    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import QuestionEvent, QuestionReply, SessionId

OFFERED = (Decision.LATER, Decision.RECORD, Decision.DECLINE, Decision.NOT_A_FACT)
"""The labels of a question: hosts take four at most, and their field for free text is the edit.

The first is marked from the start, so that an Enter of somebody who was typing is neither yes nor no.
"""


class Taken(NamedTuple):
    """What came of the answers to a question tool: for the person, and for the agent."""

    told: tuple[str, ...] = ()
    context: tuple[str, ...] = ()


def labels(words: LanguagePack) -> str:
    """The options that the agent is to offer."""
    return " / ".join(say(words, f"choice.{d}") for d in OFFERED)


def take(ports: Ports, event: QuestionEvent) -> Taken:
    """Settle the answers about proposals of this session; whatever is about something else is not ours."""
    told: list[str] = []
    context: list[str] = []
    for reply in event.replies if event.attended else ():
        if (proposal := _meant(ports, event.session, reply.question)) is None:
            continue
        answered = _answered(ports, proposal, reply)
        told += answered.told
        context += answered.context
    return Taken(tuple(told), tuple(context))


def _meant(ports: Ports, session: SessionId, question: str) -> Proposal | None:
    """The one proposal whose id stands in the question. Nobody can guess one, and it was given to this session only."""
    from belta_memory.app.ask import open_proposals

    known = [p for p in open_proposals(ports) if p.id in question]
    return known[0] if len(known) == 1 and session in known[0].asked_in else None


def _answered(ports: Ports, proposal: Proposal, reply: QuestionReply) -> Taken:
    from belta_memory.app.ask import dialog_for

    dialog = dialog_for(ports, proposal)
    try:
        return _taken(ports, dialog, reply)
    except ClosedProposalError:
        return Taken()  # it was answered elsewhere meanwhile: a second answer is ignored
    except BeltaError as refused:
        why = sentence(refused, dialog.pack.tag)
        return Taken((why,), (why,))


def _taken(ports: Ports, dialog: Dialog, reply: QuestionReply) -> Taken:
    """An exact label decides, free text edits: both only where the question showed the line, and offered our answers."""
    if not _is_ours(dialog, reply):
        return Taken(context=(_again(dialog),)) if reply.answer is not None else Taken()
    decision = next((d for d, label in dialog.question.choices if label == reply.answer), None)
    if reply.answer is None or (decision is not None and decision is not Decision.EDIT):
        return _settled(ports, dialog, decision)
    if decision is Decision.EDIT or _is_answer_in_words(reply.answer):
        return Taken(context=(_again(dialog),))
    return _edited(ports, dialog, reply.answer)


def _is_ours(dialog: Dialog, reply: QuestionReply) -> bool:
    """Was the line shown as it is, with our labels under it and no other? An answer is one to what was seen."""
    from belta_memory.domain.shown import shows

    ours = {label for _, label in dialog.question.choices}
    if not reply.options or not ours.issuperset(reply.options):
        return False
    if reply.answer in ours and reply.answer not in reply.options:
        return False
    line, before = dialog.line, dialog.replaces
    replaces = say(dialog.pack, "ask.replaces", line=before) if before else None
    return shows(reply.question, line, dialog.proposal.id, replaces)


def _is_answer_in_words(text: str) -> bool:
    """Is it a yes or no in a person's own words? Neither is a label, and neither is a value: it is asked again."""
    from belta_memory.domain.reply import is_in_words
    from belta_memory.domain.statement import parse_statement
    from belta_memory.languages import packs

    return parse_statement(text) is None and is_in_words(text, packs())


def _settled(ports: Ports, dialog: Dialog, decision: Decision | None) -> Taken:
    from belta_memory.app.confirm import settle
    from belta_memory.app.dialog import Outcome, advance

    step = advance(dialog, decision)
    if not isinstance(step, Outcome):  # a side is missing, or masked
        return Taken(context=(_typed(step),))
    message = settle(ports, dialog.proposal.id, step, Channel.QUESTION).message
    return Taken((message,), (message,)) if message else Taken()


def _edited(ports: Ports, dialog: Dialog, text: str) -> Taken:
    """Free text is a line, or the one value that it is about. Nothing of it is recorded before it was shown."""
    from belta_memory.app.dialog import Dialog, Field, advance
    from belta_memory.app.observe import masked_claim

    if not text.strip() or text.rstrip().endswith(("?", "？")):
        return Taken()  # a question of the person's is the agent's to answer
    line = _line_of(dialog, text)
    form = advance(dialog, Decision.EDIT)
    step = advance(form, line) if isinstance(form, Dialog) else form
    if not isinstance(step, Dialog):
        return Taken()
    if step.question.field is not Field.DECISION:
        return Taken(context=(_typed(step),))
    claim = step.claim
    if (kept := masked_claim(claim, line).claim) != claim:
        raise MaskedValueError(topic=kept.topic)
    masked = step.masked

    def edit(proposal: Proposal) -> Proposal | None:
        is_open = proposal.state is ProposalState.OPEN
        edited = proposal._replace(edited=claim, masked=masked, shown=None, scope=step.scope)
        return edited if is_open else None

    ports.proposals.update(dialog.proposal.id, edit)
    return Taken(context=(_again(step),))


def _line_of(dialog: Dialog, text: str) -> str:
    """The text as a whole line: a bare value takes the place of the missing side, else of the right one."""
    from belta_memory.app.dialog import statement_of
    from belta_memory.domain.scope import split_tag, tag_of
    from belta_memory.domain.statement import parse_statement

    scope, rest = split_tag(text, dialog.scope, dialog.proposal.project)
    if not rest or parse_statement(rest) is not None:
        return text
    value = " ".join(rest.split())
    claim = dialog.claim
    filled = claim._replace(wrong=value) if claim.wrong is None else claim._replace(correct=value)
    return tag_of(scope) + statement_of(filled)


def _again(dialog: Dialog) -> str:
    """Let the agent show the line as it stands now."""
    line, words = dialog.line, dialog.pack
    return say(words, "hint.again", id=dialog.proposal.id, line=line, labels=labels(words))


def _typed(dialog: Dialog) -> str:
    """Let the agent ask for what only free text can say, with the line that it is about."""
    from belta_memory.app.dialog import line_of

    words = dialog.pack
    question = f"{dialog.question.message}\n{line_of(dialog.proposal)}\n"
    return say(words, "hint.type", id=dialog.proposal.id, question=question, labels=labels(words))
