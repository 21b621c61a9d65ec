"""Write an approved fact. Nothing here can be reached without an `Approval`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.app.notes import bring_note, fold_note, recorded_facts, waiting_facts, write_note
from belta_memory.domain.model import GLOBAL, Approval, Claim, Fact, FactKey, Proposal

if TYPE_CHECKING:
    from belta_memory.app.ports import JournalEntry, MemoryDraft, MemoryStore, Ports
    from belta_memory.domain.index import Index


def record(
    ports: Ports, proposal: Proposal, claim: Claim, approval: Approval, scope: str = GLOBAL
) -> JournalEntry:
    """Write one line into the index of the scope, or the fact's note alone when that index is full."""
    from belta_memory.app.ports import Change
    from belta_memory.domain.statement import format_statement
    from belta_memory.domain.values import new_value

    if None in claim:
        message = "a fact has a topic and both sides"
        raise ValueError(message)
    topic, wrong, correct = (new_value(value or "", name) for name, value in claim._asdict().items())
    fact = Fact(
        topic=topic,
        wrong=wrong,
        correct=correct,
        first_seen=proposal.first_seen,
        occurrences=proposal.occurrences,
        recorded_at=approval.at.date(),
        key=proposal.key,
        scope=scope,
    )
    memory = ports.memory.within(scope)
    said = proposal.offered.wrong is not None
    before = _replaced(memory, fact, said=said)
    # The history of a fact is found by the key that its line has.
    change = Change("record", _key(before, fact), topic, format_statement(topic, wrong, correct))
    return memory.change_facts(
        approval, change, lambda draft: _write(draft, fact, ports, proposal, said=said)
    )


def count_again(ports: Ports, recorded: Fact, sightings: int) -> JournalEntry | None:
    """Bring the count of a recorded line up to the sightings that there are. Nothing else of it changes: no yes is due."""
    from belta_memory.app.ports import Change
    from belta_memory.domain.statement import format_statement

    memory = ports.memory.within(recorded.scope)
    line = memory.read().fact_on(recorded.topic)
    if line is None or line.occurrences >= sightings:
        return None
    shown = format_statement(line.topic, line.wrong, line.correct)

    def recount(draft: MemoryDraft) -> None:
        now = draft.index.fact_on(recorded.topic)
        if now is not None and now.occurrences < sightings:
            draft.index = draft.index.with_fact(now._replace(occurrences=sightings))

    return memory.change_bookkeeping(Change("recount", line.key, line.topic, shown), recount)


def first_index(ports: Ports, scope: str) -> Index:
    """An index with nothing but its header, in the user's language."""
    from belta_memory.domain.index import new_index
    from belta_memory.domain.language import say
    from belta_memory.languages import pack

    words = pack(ports.language)
    header = words.messages["index.header"]
    if scope != GLOBAL:
        from belta_memory.domain.comment import format_project
        from belta_memory.domain.values import escape, neutral

        own = say(words, "index.project", project=escape(neutral(scope)))
        header = f"{header.rstrip()}\n\n{own}\n{format_project(scope)}\n"
    return new_index(header, scope)


def take_in(ports: Ports, draft: MemoryDraft, fact: Fact) -> None:
    """Give a fact its line in the index of its scope; where that is full, its note alone, which waits for room."""
    draft.index = draft.index if draft.index.text else first_index(ports, fact.scope)
    if draft.index.fact_on(fact.topic) is None and len(draft.index.facts) >= ports.settings.cap:
        write_note(draft, fact, ports.language)
    else:
        draft.index = draft.index.with_fact(fact)


def _replaced(memory: MemoryStore, fact: Fact, *, said: bool) -> Fact | None:
    """What is recorded in whose place the fact comes, be it in the index or, because that was full, in a note alone.

    A wrong value that nobody `said` before the question was answered tells nothing of what the question replaces.
    """
    from belta_memory.domain.match import claim_of, replaced_by

    claim = claim_of(fact) if said else claim_of(fact)._replace(wrong=None)
    return replaced_by(claim, recorded_facts(memory))


def _key(before: Fact | None, fact: Fact) -> FactKey | None:
    """A fact keeps its key when another value takes its place."""
    return (before.key if before else None) or fact.key


def _write(draft: MemoryDraft, fact: Fact, ports: Ports, proposal: Proposal, *, said: bool) -> None:
    from belta_memory.domain.match import claim_of, given_up

    language = proposal.language
    memory = ports.memory.within(fact.scope)
    if not draft.index.text:
        draft.index = first_index(ports, fact.scope)
    before = _replaced(memory, fact, said=said)
    if fact.key is not None:  # a yes ends the run of declines; they stand under the key of the proposal
        draft.index = draft.index.without_decline(fact.key)
    ended = given_up(claim_of(fact), before, recorded_facts(memory))
    if before is not None:
        fact = _succeed(draft, before, fact, language)
    if proposal.note is not None:
        fact = bring_note(draft, fact, proposal.note, language)
    if ended is not None:
        draft.index = draft.index.without_fact(ended.topic)
        fold_note(draft, ended, fact, language)
    _fold_others(draft, fact, memory, language)
    listed = None if before is None else draft.index.fact_on(before.topic)
    if listed is None and len(draft.index.facts) >= ports.settings.cap:
        write_note(draft, fact, language)
        return
    if listed is not None and draft.index.fact_on(fact.topic) is None:
        # One thing under another name: one line, not two.
        draft.index = draft.index.without_fact(listed.topic)
    draft.index = draft.index.with_fact(fact)


def _succeed(draft: MemoryDraft, before: Fact, fact: Fact, language: str) -> Fact:
    """The fact that takes the place of `before`; what was right or wrong until now goes to the note's history."""
    from belta_memory.domain.match import Relation, claim_of, relate
    from belta_memory.domain.text import same_value

    kept = fact._replace(note=before.note, key=_key(before, fact))
    same = relate(claim_of(before), claim_of(fact)) is Relation.SAME
    if same or same_value(before.correct, fact.correct):
        days = (before.first_seen, fact.first_seen)
        kept = kept._replace(first_seen=min((d for d in days if d is not None), default=None))
        if same or same_value(before.wrong, fact.wrong):  # said in other words: nothing of it was given up
            return kept if kept.note is None else kept._replace(note=write_note(draft, kept, language))
    return kept._replace(note=write_note(draft, kept, language, before))


def _fold_others(draft: MemoryDraft, fact: Fact, memory: MemoryStore, language: str) -> None:
    """No other fact on the topic stays active in a note that no line of the index leads to."""
    from belta_memory.domain.match import same_topic

    for other in waiting_facts(memory):
        if same_topic(other.topic, fact.topic) and other.note != fact.note:
            fold_note(draft, other, fact, language)
