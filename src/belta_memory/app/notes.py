"""The notes of facts: made when there is more to say than a line, kept when a fact is folded away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.language import say
from belta_memory.domain.model import Fact, Slug
from belta_memory.domain.note import Headings, Note, fact_of, history_added, new_note, with_pair
from belta_memory.domain.slug import make_slug
from belta_memory.languages import pack, packs

if TYPE_CHECKING:
    from belta_memory.app.ports import MemoryDraft, MemoryStore
    from belta_memory.domain.language import LanguagePack


def headings(words: LanguagePack) -> Headings:
    """The names of a note's sections in one language."""
    return Headings(say(words, "note.wrong"), say(words, "note.correct"), say(words, "note.more"))


def all_headings() -> tuple[Headings, ...]:
    """The names in every language: any of them is read."""
    return tuple(headings(words) for words in packs())


def recorded_facts(memory: MemoryStore) -> list[Fact]:
    """Every recorded fact: those of the index, then those that stand in their notes alone because it was full."""
    known = all_headings()
    waiting = [fact for note in memory.unlisted() if (fact := fact_of(note, known)) is not None]
    return [*memory.read().facts, *waiting]


def note_of(draft: MemoryDraft, fact: Fact, language: str) -> tuple[Slug, Note]:
    """The note of a fact as it stands, or a new one under a slug that nobody has."""
    if fact.note is not None and (note := draft.note(fact.note)) is not None:
        return fact.note, note
    slug = fact.note or make_slug(fact.topic, draft.slugs())
    return slug, new_note(fact._replace(note=slug), headings(pack(language)))


def write_note(draft: MemoryDraft, fact: Fact, language: str, before: Fact | None = None) -> Slug:
    """Bring the fact's note up to date; what was right before goes to its history."""
    slug, note = note_of(draft, fact, language)
    own = headings(pack(language))
    note = with_pair(note, fact, all_headings(), own).with_field("occurrences", str(fact.occurrences))
    if before is not None and fact.recorded_at is not None:
        line = say(pack(language), "note.until", correct=before.correct, day=fact.recorded_at.isoformat())
        note = history_added(note, line, all_headings(), own)
    draft.put_note(slug, note)
    return slug
