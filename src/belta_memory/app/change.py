"""Change what is recorded already: reword a fact, or fold it away. Each needs a person's yes to the line shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.app.confirm import change_recorded, refuse_secrets
from belta_memory.domain.errors import ChangedMeanwhileError
from belta_memory.domain.match import same_topic
from belta_memory.domain.statement import format_statement

if TYPE_CHECKING:
    from belta_memory.app.ports import JournalEntry, MemoryDraft, Ports
    from belta_memory.domain.model import Channel, Claim, Fact


def displaced(ports: Ports, fact: Fact, claim: Claim, scope: str | None = None) -> Fact | None:
    """Another recorded fact, which stands on the topic that a rewording or a move takes: it would lose its line."""
    from belta_memory.app.notes import recorded_facts

    topic, scope = claim.topic or fact.topic, scope or fact.scope
    others = recorded_facts(ports.memory.within(scope))
    if scope == fact.scope:
        others = [f for f in others if not same_topic(f.topic, fact.topic)]
    return next((f for f in others if same_topic(f.topic, topic)), None)


def reword(  # noqa: PLR0913, PLR0917 (what the person was shown)
    ports: Ports,
    fact: Fact,
    claim: Claim,
    channel: Channel,
    replaces: Fact | None = None,
    scope: str | None = None,
) -> JournalEntry:
    """Put new words into a recorded line, or move it into another scope, or both.

    Its key, its days and its note stay; `replaces` is what the person was told. Raises MaskedValueError, and
    ChangedMeanwhileError where another fact would go than the one that was told, or it says something else by now.
    """
    from belta_memory.app.ports import Change
    from belta_memory.domain.match import claim_of
    from belta_memory.domain.scope import tag_of

    scope = scope or fact.scope
    worded = fact._replace(
        topic=claim.topic or fact.topic,
        wrong=claim.wrong or fact.wrong,
        correct=claim.correct or fact.correct,
        scope=scope,
    )
    statement = format_statement(worded.topic, worded.wrong, worded.correct)
    shown = tag_of(scope) + statement
    refuse_secrets(claim_of(worded), shown)

    def edit(draft: MemoryDraft) -> None:
        if displaced(ports, fact, claim, scope) != replaces or not _is_as_shown(draft, fact):
            raise ChangedMeanwhileError(path="MEMORY.md")
        if scope == fact.scope:
            rewrite(draft, ports, fact, worded, replaces)
        else:
            _move(draft, ports, fact, worded, replaces)

    change = Change("edit", fact.key, worded.topic, statement)
    return change_recorded(ports.within(fact.scope), shown, channel, change, edit)


def rewrite(draft: MemoryDraft, ports: Ports, fact: Fact, worded: Fact, replaces: Fact | None = None) -> None:
    """Put the new words where the fact stands; one that waits for room goes on waiting."""
    listed = draft.index.fact_on(fact.topic) is not None
    after = _renoted(draft, ports, worded, replaces)
    if not same_topic(worded.topic, fact.topic):
        draft.index = draft.index.without_fact(fact.topic)
    if listed or len(draft.index.facts) < ports.settings.cap:
        draft.index = draft.index.with_fact(after)


def _move(draft: MemoryDraft, ports: Ports, fact: Fact, worded: Fact, replaces: Fact | None) -> None:
    """Take a fact out of one scope and put it, with its note, into another: in one change."""
    from belta_memory.app.notes import carried
    from belta_memory.app.record import take_in

    there = draft.within(worded.scope)
    draft.index = draft.index.without_fact(fact.topic)
    take_in(ports, there, _renoted(there, ports, carried(draft, there, worded), replaces))


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


def archived_facts(ports: Ports) -> list[Fact]:
    """The facts that were folded away, of every scope, with the keys that the journal knows."""
    from belta_memory.app.notes import all_headings
    from belta_memory.domain.note import fact_of
    from belta_memory.domain.text import normalise

    found, known, entries = [], all_headings(), ports.memory.journal()
    for scope in ports.memory.scopes():
        keys = {normalise(e.topic): e.key for e in entries if e.topic and e.key and e.scope == scope}
        notes = ports.memory.within(scope).archived()
        facts = [fact for note in notes if (fact := fact_of(note, known)) is not None]
        found += [f._replace(key=keys.get(normalise(f.topic)), scope=scope) for f in facts]
    return found


def taken(ports: Ports, fact: Fact) -> Fact | None:
    """The recorded fact on the topic of an archived one."""
    from belta_memory.app.notes import recorded_facts

    facts = recorded_facts(ports.memory.within(fact.scope))
    return next((f for f in facts if same_topic(f.topic, fact.topic)), None)


def restore(ports: Ports, fact: Fact, channel: Channel) -> JournalEntry:
    """Bring an archived fact back as it was; its note stands alone where the index is full. Raises TakenTopicError."""
    from belta_memory.app.ports import Change
    from belta_memory.app.record import first_index
    from belta_memory.domain.errors import TakenTopicError
    from belta_memory.domain.note import NoteStatus

    here, slug = ports.within(fact.scope), fact.note
    note = next((n for n in here.memory.archived() if n.name == slug), None)
    if note is None or slug is None:
        raise ChangedMeanwhileError(path=f"archive/{slug}.md")
    shown = format_statement(fact.topic, fact.wrong, fact.correct)
    active = note.with_field("status", str(NoteStatus.ACTIVE)).with_field("superseded_by", None)

    def edit(draft: MemoryDraft) -> None:
        if (other := taken(ports, fact)) is not None:
            line = format_statement(other.topic, other.wrong, other.correct)
            raise TakenTopicError(topic=fact.topic, line=line)
        draft.archive_note(slug, None)
        draft.put_note(slug, active)
        draft.index = draft.index if draft.index.text else first_index(ports, fact.scope)
        if len(draft.index.facts) < ports.settings.cap:
            draft.index = draft.index.with_fact(fact)

    change = Change("restore", fact.key, fact.topic, shown)
    return change_recorded(here, shown, channel, change, edit)


def forget(ports: Ports, fact: Fact, channel: Channel) -> JournalEntry:
    """Fold a fact away: its line leaves the index, its note goes to the archive. Raises ChangedMeanwhileError."""
    from belta_memory.app.notes import note_of, waiting_facts
    from belta_memory.app.ports import Change
    from belta_memory.app.room import move_in

    shown = format_statement(fact.topic, fact.wrong, fact.correct)
    waiting = waiting_facts(ports.memory.within(fact.scope))

    def edit(draft: MemoryDraft) -> None:
        if not _is_as_shown(draft, fact):
            raise ChangedMeanwhileError(path="MEMORY.md")
        draft.index = draft.index.without_fact(fact.topic)
        slug, note = note_of(draft, fact, ports.language)
        draft.archive_note(slug, note)
        move_in(draft, waiting, ports.settings.cap)

    change = Change("forget", fact.key, fact.topic, shown)
    return change_recorded(ports.within(fact.scope), shown, channel, change, edit)


def _is_as_shown(draft: MemoryDraft, fact: Fact) -> bool:
    """Does it stand in its line, or in its note alone where it has none, with the words that a person was shown?"""
    from belta_memory.app.notes import all_headings
    from belta_memory.domain.match import claim_of
    from belta_memory.domain.note import fact_of

    now = draft.index.fact_on(fact.topic)
    if now is None and fact.note is not None and (note := draft.note(fact.note)) is not None:
        now = fact_of(note, all_headings())
    return now is not None and claim_of(now) == claim_of(fact)
