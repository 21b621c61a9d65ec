"""What a person sets for one fact: the words that bring it up, and what the guard does. Both stand in its note."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.marks import GUARD, Marks, marks_of
from belta_memory.domain.statement import format_statement

if TYPE_CHECKING:
    from belta_memory.app.ports import JournalEntry, MemoryDraft, Ports
    from belta_memory.domain.model import Channel, Claim, Fact

ROOM = 46  # columns of a dialog's row that its sentence leaves to the words


def marks_now(ports: Ports, fact: Fact) -> Marks:
    """What is set for a fact. Raises NoteFormatError."""
    note = None if fact.note is None else ports.memory.within(fact.scope).note(fact.note)
    return Marks() if note is None else marks_of(note, f"{fact.note}.md")


def triggers_now(fact: Fact, marks: Marks) -> tuple[str, ...]:
    """The words at which a fact comes up: those that are set, or its own; last those of its topic."""
    from belta_memory.domain.things import things_in
    from belta_memory.domain.topic_words import words_in_topic
    from belta_memory.domain.triggers import bare, is_everyday, triggers

    if marks.triggers:
        return triggers(fact, marks.triggers)
    wrong = (bare(fact.wrong),) if is_everyday(fact.wrong) else ()  # beside a word of its topic
    return tuple(
        dict.fromkeys((*triggers(fact), *wrong, *words_in_topic(fact.topic), *things_in(fact.topic)))
    )


def first_words(claim: Claim) -> str:
    """The first of the words at which a fact will come up, in a row with their sentence."""
    from belta_memory.domain.model import Fact

    shown = ""
    fact = Fact(claim.topic or "", claim.wrong or "", claim.correct or "", None, 1, None)
    for word in triggers_now(fact, Marks()):
        more = f"{shown}, {word}" if shown else word
        if shown and sum(1 if c.isascii() else 2 for c in more) > ROOM:
            break
        shown = more
    return shown


def marked_line(fact: Fact, marks: Marks) -> str:
    """What a person is shown before it is written."""
    line = format_statement(fact.topic, fact.wrong, fact.correct)
    return f"{line}\ntriggers: {', '.join(triggers_now(fact, marks)) or 'none'}\nguard: {marks.guard or 'as in config.toml'}"


def set_marks(ports: Ports, fact: Fact, marks: Marks, channel: Channel) -> JournalEntry:
    """Write them into the fact's note, which is made where there is none. Raises MaskedValueError."""
    from belta_memory.app.confirm import change_recorded, refuse_secrets
    from belta_memory.app.notes import note_of
    from belta_memory.app.ports import Change
    from belta_memory.domain.model import Claim

    shown = marked_line(fact, marks)
    refuse_secrets(Claim(fact.topic, fact.wrong, " ".join(marks.triggers) or fact.correct), shown)

    def edit(draft: MemoryDraft) -> None:
        slug, note = note_of(draft, fact, ports.language)
        note = note.with_field("triggers", marks.triggers).with_field(GUARD, marks.guard or None)
        draft.put_note(slug, note)
        listed = draft.index.fact_on(fact.topic)
        if listed is not None and listed.note != slug:
            draft.index = draft.index.with_fact(listed._replace(note=slug))

    summary = shown.replace("\n", "; ")
    change = Change("edit", fact.key, fact.topic, summary)
    return change_recorded(ports.within(fact.scope), shown, channel, change, edit)
