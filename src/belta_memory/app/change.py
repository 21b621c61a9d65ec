"""Change what is recorded already: reword a fact, or fold it away. Each needs a person's yes to the line shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.app.confirm import change_recorded, refuse_secrets
from belta_memory.domain.match import same_topic
from belta_memory.domain.statement import format_statement

if TYPE_CHECKING:
    from belta_memory.app.ports import JournalEntry, MemoryDraft, Ports
    from belta_memory.domain.model import Channel, Claim, Fact


def displaced(ports: Ports, fact: Fact, claim: Claim) -> Fact | None:
    """Another recorded fact, which stands on the topic that a rewording takes: it would lose its line."""
    from belta_memory.app.notes import recorded_facts

    topic = claim.topic or fact.topic
    others = (f for f in recorded_facts(ports.memory) if not same_topic(f.topic, fact.topic))
    return next((f for f in others if same_topic(f.topic, topic)), None)


def reword(
    ports: Ports, fact: Fact, claim: Claim, channel: Channel, replaces: Fact | None = None
) -> JournalEntry:
    """Put new words into a recorded line. Its key, its days and its note stay; `replaces` is what the person was told.

    Raises MaskedValueError, and ChangedMeanwhileError where another fact would go than the one that was told.
    """
    from belta_memory.app.ports import Change
    from belta_memory.domain.errors import ChangedMeanwhileError
    from belta_memory.domain.model import Claim

    topic, wrong, correct = (
        claim.topic or fact.topic,
        claim.wrong or fact.wrong,
        claim.correct or fact.correct,
    )
    shown = format_statement(topic, wrong, correct)
    refuse_secrets(Claim(topic, wrong, correct), shown)

    def edit(draft: MemoryDraft) -> None:
        if displaced(ports, fact, claim) != replaces:
            raise ChangedMeanwhileError(path="MEMORY.md")
        after = _renoted(draft, ports, fact._replace(topic=topic, wrong=wrong, correct=correct), replaces)
        draft.index = draft.index.without_fact(fact.topic) if topic != fact.topic else draft.index
        draft.index = draft.index.with_fact(after)

    return change_recorded(ports, shown, channel, Change("edit", fact.key, topic, shown), edit)


def _renoted(draft: MemoryDraft, ports: Ports, fact: Fact, replaces: Fact | None) -> Fact:
    """The fact with its note brought up to date; what it takes the place of stands in the note's history."""
    from belta_memory.app.notes import fold_note, write_note

    if replaces is None:
        return fact if fact.note is None else fact._replace(note=write_note(draft, fact, ports.language))
    today = ports.clock.now().date()
    after = fact._replace(note=write_note(draft, fact, ports.language, replaces, today))
    if replaces.note is not None:
        fold_note(draft, replaces, after, ports.language)
    return after


def forget(ports: Ports, fact: Fact, channel: Channel) -> JournalEntry:
    """Fold a fact away: its line leaves the index, its note goes to the archive."""
    from belta_memory.app.notes import note_of
    from belta_memory.app.ports import Change

    shown = format_statement(fact.topic, fact.wrong, fact.correct)

    def edit(draft: MemoryDraft) -> None:
        draft.index = draft.index.without_fact(fact.topic)
        slug, note = note_of(draft, fact, ports.language)
        draft.archive_note(slug, note)

    return change_recorded(ports, shown, channel, Change("forget", fact.key, fact.topic, shown), edit)
