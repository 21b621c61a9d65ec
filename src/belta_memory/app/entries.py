"""Note something for later, once: what is found by search alone is written at once and waits, unconfirmed, for a yes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.entry import (
    LONGEST_TEXT,
    Entry,
    EntryType,
    counted_again,
    entry_note,
    moment,
    newest_first,
    same_text,
)
from belta_memory.domain.errors import (
    AmbiguousIdError,
    FullMemoryError,
    RefusedValueError,
    SharedKeyError,
    UnfitValueError,
    UnknownIdError,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Protocol

    from belta_memory.app.ports import Change, JournalEntry, Ports
    from belta_memory.domain.model import Approval, Channel, Slug
    from belta_memory.domain.note import Note

    class EntryDraft(Protocol):
        """One change of the entries in the making. Nothing is on disk before the change returns."""

        def entries(self) -> list[Entry]:
            """The active entries as they stand under the lock."""

        def stored(self, slug: Slug) -> Note:
            """The file of an entry."""

        def put(self, slug: Slug, note: Note) -> None:
            """Write or replace one."""

        def archive(self, slug: Slug, note: Note) -> None:
            """Fold one away."""

        def folded(self, slug: Slug) -> Note:
            """The file of one that was folded away."""

        def bring_back(self, slug: Slug, note: Note) -> None:
            """Put one that was folded away where it stood."""

        def slugs(self) -> frozenset[Slug]:
            """Every name in use, the archive included."""

    class Entries(Protocol):
        """The entries of one home."""

        def all(self) -> list[Entry]:
            """The active ones as the files have them now. One that cannot be read is told of and left out."""

        def archived(self) -> list[Entry]:
            """Those that were folded away."""

        def note(self, change: Change, edit: Callable[[EntryDraft], None]) -> JournalEntry:
            """A change that needs no yes: new unconfirmed entries, counts. Raises PermissionError for more than that."""

        def change(
            self, approval: Approval, change: Change, edit: Callable[[EntryDraft], None]
        ) -> JournalEntry:
            """Any other change, after a person's yes."""


CAP = 2000  # entries of one user
_SHOWN = 60


class Noted(NamedTuple):
    """What is to be noted. Unmasked."""

    text: str
    type: EntryType = EntryType.NOTE
    high: bool = False
    domain: str = ""
    solved_query: str = ""
    category: str = ""
    source: str = ""


def add_note(ports: Ports, entries: Entries, noted: Noted) -> tuple[str, Entry]:
    """Write it down, or count it again where it stands already. Raises RefusedValueError, FullMemoryError.

    It is masked first. What is wanted as `priority: high` is urgent only once a person has confirmed it.
    """
    from belta_memory.app.ports import Change
    from belta_memory.domain.model import FactKey
    from belta_memory.domain.slug import make_slug

    entry = new_entry(ports, noted)
    known = next((e for e in entries.all() if e.type is entry.type and same_text(e.text, entry.text)), None)
    found: list[Entry] = []

    def edit(draft: EntryDraft) -> None:
        standing = draft.entries()
        before = next((e for e in standing if e.type is entry.type and same_text(e.text, entry.text)), None)
        if before is not None:
            again = before._replace(seen=entry.seen, time=entry.time, times=before.times + 1)
            draft.put(again.slug, counted_again(draft.stored(again.slug), entry_note(again)))
            found.append(again)
            return
        if len(standing) >= CAP:
            raise full(standing)
        found.append(put_new(draft, entry))

    if known is None:
        make_slug(entry.head[:_SHOWN], frozenset())  # its package is loaded before the lock is taken
    key = entry.key if known is None else known.key
    change = Change("note" if known is None else "note again", FactKey(key), None, shown(entry))
    entries.note(change, edit)
    (written,) = found
    return _told(written), written


def put_new(draft: EntryDraft, entry: Entry) -> Entry:
    """Give an entry a name that no other has, and write it."""
    from belta_memory.domain.slug import make_slug

    named = entry._replace(slug=make_slug(entry.head[:_SHOWN], draft.slugs()))
    draft.put(named.slug, entry_note(named))
    return named


def confirm(ports: Ports, entries: Entries, entry: Entry, channel: Channel) -> JournalEntry:
    """Let an entry count as confirmed from today on, after a person was shown it and said yes.

    Raises ChangedMeanwhileError where it says something else by now.
    """
    from belta_memory.app.confirm import change_entries
    from belta_memory.app.ports import Change
    from belta_memory.app.whole import as_shown, whole
    from belta_memory.domain.model import FactKey

    today = ports.clock.now().date().isoformat()

    def edit(draft: EntryDraft) -> None:
        note = as_shown(draft.stored(entry.slug), entry)
        draft.put(entry.slug, note.with_field("confirmed", today))

    change = Change("confirm", FactKey(entry.key), None, shown(entry))
    return change_entries(ports, entries, whole(entry), channel, change, edit)


def retype(ports: Ports, entries: Entries, before: Entry, after: Entry, channel: Channel) -> JournalEntry:
    """Give an entry another type or priority, after a person was shown it so and said yes.

    Raises ChangedMeanwhileError.
    """
    from belta_memory.app.confirm import change_entries
    from belta_memory.app.ports import Change
    from belta_memory.app.whole import as_shown, whole
    from belta_memory.domain.model import FactKey

    def edit(draft: EntryDraft) -> None:
        note = as_shown(draft.stored(before.slug), before).with_field("type", str(after.type))
        draft.put(before.slug, note.with_field("priority", "high" if after.high else "normal"))

    change = Change("edit", FactKey(before.key), None, shown(after))
    return change_entries(ports, entries, whole(after), channel, change, edit)


def set_triggers(
    ports: Ports, entries: Entries, entry: Entry, triggers: tuple[str, ...], channel: Channel
) -> JournalEntry:
    """Set the words that bring an entry up, after a person was shown them and said yes.

    Raises UnfitValueError, ChangedMeanwhileError.
    """
    from belta_memory.app.confirm import change_entries
    from belta_memory.app.ports import Change
    from belta_memory.app.whole import as_shown, whole
    from belta_memory.domain.model import FactKey
    from belta_memory.domain.redact import redact
    from belta_memory.recognizers import all_recognizers

    words = ", ".join(triggers)
    if redact(words, all_recognizers())[0] != words:
        raise UnfitValueError(field="triggers", cause="holds something secret: leave that out")
    after = entry._replace(triggers=triggers)

    def edit(draft: EntryDraft) -> None:
        note = as_shown(draft.stored(entry.slug), entry)
        draft.put(entry.slug, note.with_field("triggers", triggers or None))

    change = Change("edit", FactKey(entry.key), None, f"{shown(entry)}; {come_up_at(after)}")
    return change_entries(ports, entries, whole(after), channel, change, edit)


def come_up_at(entry: Entry) -> str:
    """What a person is told of the words that bring a lesson of priority high up once they have confirmed it."""
    from belta_memory.domain.lessons import shown_triggers, would_speak

    if not would_speak(entry):
        return "It is found by search alone: only a lesson of priority high comes up by itself."
    return f"comes up at: {', '.join(shown_triggers(entry)) or 'nothing (set words with `belta edit KEY --triggers`)'}"


def find_entry(entries: Iterable[Entry], name: str) -> Entry:
    """The one entry with this key, file or beginning of a key. Raises UnknownIdError, AmbiguousIdError."""
    everything = list(entries)
    keyed = [e for e in everything if e.key == name]
    slug = name.removeprefix("notes/").removesuffix(".md")
    found = keyed if len(keyed) == 1 else [e for e in everything if e.slug == slug] or keyed
    found = found or [e for e in everything if name and e.key.startswith(name)]
    if len(found) == 1:
        return found[0]
    if len({e.key for e in found}) == 1:
        files = ", ".join(f"{e.slug}.md{'' if e.active else ' (archived)'}" for e in found)
        raise SharedKeyError(what="entry", id=found[0].key, known=files)
    if found:
        raise AmbiguousIdError(what="entry", id=name, known=", ".join(e.key for e in found[:8]))
    newest = ", ".join(e.key for e in newest_first(everything)[:8])
    raise UnknownIdError(what="entry", id=name, known=newest or "none")


def unconfirmed(entries: Iterable[Entry]) -> list[Entry]:
    """What waits for a person's yes, the oldest first."""
    return sorted((e for e in entries if e.confirmed is None), key=moment)


def shown(entry: Entry) -> str:
    """An entry in one line of a list or a question."""
    from belta_memory.domain.values import neutral

    text = neutral(entry.text)
    mark = " (high)" if entry.high else ""
    return f"{entry.type}{mark}: {text[:200]}{'…' if len(text) > 200 else ''}"  # noqa: PLR2004 (a line)


def new_entry(ports: Ports, noted: Noted) -> Entry:
    """A new entry, masked and cleaned. Raises RefusedValueError."""
    from belta_memory.domain.model import Slug
    from belta_memory.domain.values import neutral
    from belta_memory.recognizers import masked

    text = "\n".join(neutral(line) for line in noted.text.strip().splitlines()).strip()
    if not text:
        raise UnfitValueError(
            field="text", cause="is empty, or holds nothing that a file can keep: write something there"
        )
    if len(text) > LONGEST_TEXT:
        raise RefusedValueError(
            field="text", cause=f"has {len(text)} characters, at most {LONGEST_TEXT} can be noted"
        )
    now = ports.clock.now()
    return Entry(
        slug=Slug(""),
        key=ports.randomness.new_id(),
        type=noted.type,
        text=masked(text),
        created=now.date(),
        seen=now.date(),
        time=now.time(),
        high=noted.high,
        domain=neutral(masked(noted.domain)),
        solved_query=neutral(masked(noted.solved_query)),
        category=noted.category,
        source=noted.source,
    )


def full(standing: list[Entry]) -> FullMemoryError:
    """Why nothing more is taken in, and what makes room."""
    oldest = unconfirmed(standing)
    return FullMemoryError(count=len(standing), oldest=oldest[0].key if oldest else "none")


def _told(entry: Entry) -> str:
    line = shown(entry)[:_SHOWN]
    if entry.times > 1:
        return f"remembered: {line} [{entry.key}]. It was noted before: counted again, {entry.times} times by now."
    return (
        f"remembered: {line} [{entry.key}]. It is found by search; it comes up by itself only after the user has "
        f"confirmed it (`belta review --unconfirmed`). `belta undo` takes it back.{_then(entry)}"
    )


def _then(entry: Entry) -> str:
    """What a wanted priority would bring."""
    return f" Then it {come_up_at(entry)}." if entry.type is EntryType.LESSON and entry.high else ""
