"""Change what is recorded already: reword a fact, or fold it away. Each needs a person's yes to the line shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.app.confirm import change_recorded, refuse_secrets
from belta_memory.domain.statement import format_statement

if TYPE_CHECKING:
    from belta_memory.app.ports import JournalEntry, MemoryDraft, Ports
    from belta_memory.domain.model import Channel, Claim, Fact


def reword(ports: Ports, fact: Fact, claim: Claim, channel: Channel) -> JournalEntry:
    """Put new words into a recorded line. Its key, its days and its note stay. Raises MaskedValueError."""
    from belta_memory.app.ports import Change
    from belta_memory.domain.model import Claim

    topic, wrong, correct = (
        claim.topic or fact.topic,
        claim.wrong or fact.wrong,
        claim.correct or fact.correct,
    )
    shown = format_statement(topic, wrong, correct)
    refuse_secrets(Claim(topic, wrong, correct), shown)

    def edit(draft: MemoryDraft) -> None:
        draft.index = draft.index.without_fact(fact.topic) if topic != fact.topic else draft.index
        draft.index = draft.index.with_fact(fact._replace(topic=topic, wrong=wrong, correct=correct))

    return change_recorded(ports, shown, channel, Change("edit", fact.key, topic, shown), edit)


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
