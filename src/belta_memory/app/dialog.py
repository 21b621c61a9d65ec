"""The conversation about one proposal: question, edit, the new line shown again, outcome. Pure and channel-free."""

import re
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from belta_memory.domain.errors import BeltaError
from belta_memory.domain.language import LanguagePack, say
from belta_memory.domain.model import GLOBAL, Claim, Decision, Fact, Proposal
from belta_memory.domain.scope import name_of, split_tag, tag_of
from belta_memory.domain.statement import format_statement, parse_statement
from belta_memory.domain.values import new_value

_MASK = re.compile(r"\[[a-z][a-z0-9-]*\]")  # what domain.redact puts in the place of a secret
_NOTHING: Mapping[str, str] = MappingProxyType({})
_NONE: Mapping[str, tuple[Fact, ...]] = MappingProxyType({})
SHORT_ID = 6
SHORT_PLACE = 11  # characters
UNKNOWN = "?"  # stands for a side that nobody has said yet


class Field(StrEnum):
    """What a question asks for."""

    DECISION = "decision"
    LINE = "line"
    WRONG = "wrong"


class Question(NamedTuple):
    """What the person is shown. No choices means free text."""

    message: str
    field: Field
    title: str
    choices: tuple[tuple[Decision, str], ...] = ()
    default: str | None = None
    aside: str | None = None  # what is worth knowing, too, where there is room for it

    @property
    def whole(self) -> str:
        """Everything that there is to read."""
        return f"{self.message}\n{self.aside}" if self.aside else self.message


class Outcome(NamedTuple):
    """How a conversation ended. `decision` is None for a neutral answer; EDIT never comes out."""

    decision: Decision | None
    claim: Claim
    line: str
    scope: str = GLOBAL


class Dialog(NamedTuple):
    """A conversation at one of its questions."""

    proposal: Proposal
    pack: LanguagePack
    claim: Claim  # as edited so far
    question: Question
    recorded: Mapping[str, tuple[Fact, ...]] = _NONE  # by scope, among which is what a yes would replace
    masked: bool = False
    scope: str = GLOBAL  # as edited so far
    full: Mapping[str, str] = _NOTHING  # by scope, what is to be said of an index in which there is no room

    @property
    def line(self) -> str:
        """The line as it is now, with where it holds."""
        return tag_of(self.scope) + statement_of(self.claim)

    @property
    def replaces(self) -> str | None:
        """What a yes to the line as it is now would replace.

        A wrong value that was asked for tells nothing of it: nobody had said it.
        """
        from belta_memory.domain.match import replaced_statement

        claim = self.claim if self.proposal.offered.wrong is not None else self.claim._replace(wrong=None)
        return replaced_statement(claim, self.recorded.get(self.scope, ()))

    def to(self, scope: str) -> "Dialog":
        """The same question about the same line in another scope."""
        return _decide(self._replace(scope=scope))


def open_dialog(
    proposal: Proposal,
    pack: LanguagePack,
    recorded: Mapping[str, tuple[Fact, ...]] = _NONE,
    full: Mapping[str, str] = _NOTHING,
) -> Dialog:
    """Begin with the decision about the line as it was proposed."""
    claim = proposal.offered._replace(topic=topic_of(proposal.offered))
    question = Question("", Field.DECISION, "")
    return _decide(Dialog(proposal, pack, claim, question, recorded, proposal.masked, proposal.scope, full))


def line_of(proposal: Proposal) -> str:
    """The line that waits, with where it would hold."""
    return tag_of(proposal.scope) + statement_of(proposal.offered)


def topic_of(claim: Claim) -> str:
    """The topic, or the value that stands for it when nobody named one."""
    return claim.topic or claim.wrong or claim.correct or UNKNOWN


def statement_of(claim: Claim) -> str:
    """The line for people; what nobody has said yet is a question mark."""
    return format_statement(topic_of(claim), claim.wrong or UNKNOWN, claim.correct or UNKNOWN)


def advance(dialog: Dialog, reply: str | None) -> Dialog | Outcome:
    """Take one reply: the next question or the end. None, the empty and the unknown are neutral."""
    match dialog.question.field:
        case Field.DECISION:
            return _decided(dialog, reply)
        case Field.WRONG:
            return _edited(dialog, dialog.claim._replace(wrong=reply) if reply and reply.strip() else None)
        case Field.LINE:
            return _retyped(dialog, reply or "")


def _decided(dialog: Dialog, reply: str | None) -> Dialog | Outcome:
    match reply:
        case Decision.EDIT:
            return _ask_line(dialog)
        case Decision.RECORD if dialog.masked:
            return _ask_line(dialog)
        case Decision.RECORD if dialog.claim.wrong is None:
            return _ask_wrong(dialog)
        case Decision.RECORD if (cause := _refusal(dialog.claim)) is not None:
            return _ask_line(dialog, problem=say(dialog.pack, "ask.unusable", cause=cause))
        case Decision.RECORD | Decision.DECLINE | Decision.LATER | Decision.NOT_A_FACT:
            return _end(dialog, Decision(reply))
        case _:
            return _end(dialog, None)


def recordable(claim: Claim) -> Claim:
    """The three values as they may be recorded. Raises RefusedValueError."""
    return Claim(
        new_value(claim.topic or "", "topic"),
        new_value(claim.wrong or "", "wrong"),
        new_value(claim.correct or "", "correct"),
    )


def _refusal(claim: Claim) -> BeltaError | None:
    """Why the claim cannot be recorded as it is."""
    try:
        recordable(claim)
    except BeltaError as refused:
        return refused
    return None


def _retyped(dialog: Dialog, reply: str) -> Dialog | Outcome:
    """A whole line, with or without where it holds; or that alone."""
    scope, line = split_tag(reply, dialog.scope, dialog.proposal.project)
    if reply.strip() and not line:
        return dialog.to(scope)
    return _edited(dialog._replace(scope=scope), parse_statement(line), empty=not reply)


def _edited(dialog: Dialog, claim: Claim | None, *, empty: bool = False) -> Dialog | Outcome:
    if empty or (dialog.question.field is Field.WRONG and claim is None):
        return _end(dialog, None)
    if claim is None:
        return _ask_line(dialog, problem=say(dialog.pack, "ask.edit.help"))
    try:
        clean = recordable(claim)
    except BeltaError as refused:
        return _ask_line(
            dialog._replace(claim=claim), problem=say(dialog.pack, "ask.unusable", cause=refused)
        )
    return _decide(dialog._replace(claim=clean, masked=dialog.masked and _holds_mask(clean)))


def _decide(dialog: Dialog) -> Dialog:
    last = dialog.proposal.sightings[-1]
    message = say(
        dialog.pack,
        "ask.question",
        line=dialog.line,
        count=dialog.proposal.occurrences,
        day=last.day.isoformat(),
        place=", ".join(filter(None, (_place(last.project), _session(dialog.pack, last.session)))),
    )
    if dialog.proposal.understood and dialog.claim.correct == dialog.proposal.claim.correct:
        message += "\n" + say(dialog.pack, "ask.understood")
    if dialog.replaces:
        message += "\n" + say(dialog.pack, "ask.replaces", line=dialog.replaces)
    choices = tuple((d, say(dialog.pack, f"choice.{d}")) for d in Decision)
    return dialog._replace(
        question=Question(
            message,
            Field.DECISION,
            say(dialog.pack, "ask.decision"),
            choices,
            aside="\n".join(
                filter(None, (dialog.full.get(dialog.scope), _comes_with(dialog), _comes_up_at(dialog)))
            )
            or None,
        )
    )


def _comes_up_at(dialog: Dialog) -> str:
    """By which words the fact will come to mind; nothing where that is not known yet."""
    claim = dialog.claim
    if claim.wrong is None or claim.correct is None or dialog.masked or _keeps_its_note(dialog):
        return ""
    from belta_memory.app.marks import first_words

    shown = _set_by_note(dialog) or first_words(Claim(topic_of(claim), claim.wrong, claim.correct))
    return say(dialog.pack, "ask.triggers", triggers=shown) if shown else ""


def _comes_with(dialog: Dialog) -> str:
    """That an import has brought a note along."""
    if (note := dialog.proposal.note) is None:
        return ""
    return say(dialog.pack, "ask.note", lines=len(note.splitlines()))


def _set_by_note(dialog: Dialog) -> str:
    """The words that the note brings along, by which the fact will come up."""
    if dialog.proposal.note is None:
        return ""
    from belta_memory.domain.note import parse_note

    return ", ".join(trigger for trigger in parse_note(dialog.proposal.note).triggers if trigger.strip())


def _keeps_its_note(dialog: Dialog) -> bool:
    """Does it take the place of a fact with a note, in which a person may have set other words?"""
    replaced = dialog.replaces
    return replaced is not None and any(
        fact.note is not None and format_statement(fact.topic, fact.wrong, fact.correct) == replaced
        for fact in dialog.recorded.get(dialog.scope, ())
    )


def _holds_mask(claim: Claim) -> bool:
    return any(_MASK.search(value) for value in (claim.wrong, claim.correct) if value is not None)


def _place(project: str | None) -> str:
    """The last part of the project's path: what people call it; as much of it as leaves the question on one row."""
    name = (project or "").replace("\\", "/").rstrip("/").rpartition("/")[2]
    return name if len(name) <= SHORT_PLACE else f"{name[: SHORT_PLACE - 1]}…"


def _session(pack: LanguagePack, session: str) -> str:
    """A session by the beginning of its id, by which the host's own list shows it."""
    return say(pack, "ask.session", id=session[:SHORT_ID])


def _ask_line(dialog: Dialog, problem: str | None = None) -> Dialog:
    pack = dialog.pack
    help_ = (
        say(pack, "ask.masked", topic=topic_of(dialog.claim)) if dialog.masked else say(pack, "ask.edit.help")
    )
    if dialog.proposal.project is not None:
        help_ += "\n" + say(pack, "ask.edit.scope", project=name_of(dialog.proposal.project))
    question = Question(problem or help_, Field.LINE, say(pack, "ask.edit"), default=dialog.line)
    return dialog._replace(question=question)


def _ask_wrong(dialog: Dialog) -> Dialog:
    message = say(dialog.pack, "ask.wrong", topic=topic_of(dialog.claim), correct=dialog.claim.correct)
    return dialog._replace(question=Question(message, Field.WRONG, say(dialog.pack, "ask.wrong.title")))


def _end(dialog: Dialog, decision: Decision | None) -> Outcome:
    return Outcome(decision, dialog.claim, dialog.line, dialog.scope)
