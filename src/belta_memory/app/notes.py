"""The notes of facts: made when there is more to say than a line, kept when a fact is folded away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.language import say
from belta_memory.domain.model import Fact, Slug
from belta_memory.domain.note import (
    Headings,
    Note,
    NoteStatus,
    fact_of,
    history_added,
    history_joined,
    new_note,
    parse_note,
    with_pair,
)
from belta_memory.domain.slug import is_slug, make_slug
from belta_memory.domain.text import normalise, same_value
from belta_memory.domain.values import escape
from belta_memory.languages import pack, packs

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterable

    from belta_memory.app.ports import MemoryDraft, MemoryStore
    from belta_memory.domain.language import LanguagePack
    from belta_memory.domain.marks import Marks


def headings(words: LanguagePack) -> Headings:
    """The names of a note's sections in one language."""
    return Headings(say(words, "note.wrong"), say(words, "note.correct"), say(words, "note.more"))


def all_headings() -> tuple[Headings, ...]:
    """The names in every language: any of them is read."""
    return tuple(headings(words) for words in packs())


def recorded_facts(memory: MemoryStore) -> list[Fact]:
    """Every recorded fact: those of the index, then those that stand in their notes alone because it was full."""
    return [*memory.read().facts, *waiting_facts(memory)]


def waiting_facts(memory: MemoryStore) -> list[Fact]:
    """The facts that stand in their notes alone, with the keys that the journal knows: a note has none."""
    if not (notes := memory.unlisted()):
        return []
    known = all_headings()
    scope = memory.scope
    keys = {normalise(e.topic): e.key for e in memory.journal() if e.topic and e.key and e.scope == scope}
    facts = [fact for note in notes if (fact := fact_of(note, known)) is not None]
    return [fact._replace(key=keys.get(normalise(fact.topic)), scope=scope) for fact in facts]


def marks_in(
    memory: MemoryStore, facts: Iterable[Fact], tell: Callable[[BaseException], None]
) -> dict[Fact, Marks]:
    """What the notes of these facts set for them; one that cannot be read is told of and sets nothing."""
    from belta_memory.domain.errors import BeltaError
    from belta_memory.domain.marks import marks_of

    found = {}
    for fact in facts:
        try:
            if fact.note is not None and (note := memory.within(fact.scope).note(fact.note)) is not None:
                found[fact] = marks_of(note, f"{fact.note}.md")
        except BeltaError as fault:
            tell(fault)
    return found


def note_of(draft: MemoryDraft, fact: Fact, language: str) -> tuple[Slug, Note]:
    """The note of a fact as it stands, or a new one under a slug that nobody has."""
    if fact.note is not None and (note := draft.note(fact.note)) is not None:
        return fact.note, note
    slug = fact.note or make_slug(fact.topic, draft.slugs())
    return slug, new_note(fact._replace(note=slug), headings(pack(language)))


def write_note(
    draft: MemoryDraft, fact: Fact, language: str, before: Fact | None = None, until: dt.date | None = None
) -> Slug:
    """Bring the fact's note up to date; what was right or wrong before goes to its history."""
    slug, note = note_of(draft, fact, language)
    own = headings(pack(language))
    note = with_pair(note, fact, all_headings(), own).with_field("occurrences", str(fact.occurrences))
    if fact.recorded_at is not None:
        note = note.with_field("recorded_at", fact.recorded_at.isoformat())
    if note.topic != fact.topic:
        note = note.with_field("topic", fact.topic)
    line = None if before is None else _history(before, fact, until or fact.recorded_at, language)
    if line is not None:
        note = history_added(note, line, all_headings(), own)
    draft.put_note(slug, note)
    return slug


def bring_note(draft: MemoryDraft, fact: Fact, text: str, language: str) -> Fact:
    """The fact with the note that came with it; where it has one already, that one takes the history in."""
    brought = parse_note(text)
    if fact.note is not None and (note := draft.note(fact.note)) is not None:
        draft.put_note(fact.note, history_joined(note, brought, all_headings(), headings(pack(language))))
        return fact
    taken = draft.slugs()
    is_free = is_slug(brought.name) and brought.name not in taken
    slug = Slug(brought.name) if is_free else make_slug(fact.topic, taken)
    now = {"name": slug, "scope": fact.scope, "status": str(NoteStatus.ACTIVE)}
    for name, value in now.items():
        if brought.value(name) != value:
            brought = brought.with_field(name, value)
    if brought.superseded_by is not None:
        brought = brought.with_field("superseded_by", None)
    draft.put_note(slug, brought)
    kept = fact._replace(note=slug)
    write_note(draft, kept, language)
    return kept


def carried(source: MemoryDraft, target: MemoryDraft, fact: Fact) -> Fact:
    """The fact as it stands in another scope, into which its note is taken along."""
    scope = target.index.scope
    note = None if fact.note is None else source.note(fact.note)
    if fact.note is None or note is None:
        return fact._replace(scope=scope, note=None)
    source.take_note(fact.note)
    slug = fact.note if fact.note not in target.slugs() else make_slug(fact.topic, target.slugs())
    target.put_note(slug, note.with_field("scope", scope).with_field("name", slug))
    return fact._replace(scope=scope, note=slug)


def fold_note(draft: MemoryDraft, fact: Fact, by: Fact, language: str) -> None:
    """Put the note of a fact that another has replaced into the archive."""
    slug, note = note_of(draft, fact, language)
    note = note.with_field("status", str(NoteStatus.SUPERSEDED))
    draft.archive_note(slug, note.with_field("superseded_by", by.key or by.note or by.topic))


def _history(before: Fact, after: Fact, day: dt.date | None, language: str) -> str | None:
    """What the pair before was; a value that was wrong once is named, too, or nobody would know it any more."""
    held = f"❌ {escape(before.wrong)}"
    if same_value(before.correct, after.correct):
        return None if same_value(before.wrong, after.wrong) else held
    until = say(
        pack(language), "note.until", correct=escape(before.correct), day=day.isoformat() if day else "?"
    )
    return f"{until} ({held})"
