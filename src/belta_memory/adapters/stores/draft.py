"""One change of the memory in the making: an index and notes that are nowhere on the disk yet."""

from collections.abc import Callable, Iterable

from belta_memory.adapters.stores.note_files import checked
from belta_memory.domain.index import Index
from belta_memory.domain.model import Slug
from belta_memory.domain.note import Note
from belta_memory.domain.outline import split_lines


class Draft:
    """Satisfies `MemoryDraft`; afterwards it tells what was changed."""

    def __init__(
        self,
        index: Index,
        note: Callable[[Slug], Note | None],
        slugs: Iterable[Slug],
        others: Callable[[str], "Draft"],
    ) -> None:
        self.index = index
        self._others = others
        self.notes: dict[Slug, Note | None] = {}  # None: taken away
        self.archived: dict[Slug, Note | None] = {}  # None: taken out
        self._note = note
        self._slugs = frozenset(slugs)

    def note(self, slug: Slug) -> Note | None:
        """A note as this change has it so far."""
        return self.notes[slug] if slug in self.notes else self.stored(slug)

    def stored(self, slug: Slug) -> Note | None:
        """A note as it was before this change."""
        return self._note(slug)

    def put_note(self, slug: Slug, note: Note) -> None:
        """Write or replace a note."""
        self.notes[checked(slug)] = note

    def archive_note(self, slug: Slug, note: Note | None) -> None:
        """Put a note into the archive and take it from where it stood; None takes it out of the archive."""
        if note is not None:
            self.notes[checked(slug)] = None
        self.archived[slug] = note

    def take_note(self, slug: Slug) -> None:
        """Take a note away: it goes to another scope."""
        self.notes[checked(slug)] = None

    def within(self, scope: str) -> "Draft":
        """The same change, in another scope."""
        return self._others(scope)

    def slugs(self) -> frozenset[Slug]:
        """Every slug in use, the archive included."""
        return self._slugs | self.notes.keys() | self.archived.keys()


def frame_of(index: Index) -> str:
    """The text without the lines of facts and declines: the header and what people wrote."""
    ours = {*index.fact_lines, *index.decline_lines}
    return "".join(line for number, line in enumerate(split_lines(index.text)) if number not in ours)


def forbid_more_than_counts(before: Index, draft: Draft, *, elsewhere: bool = False) -> None:
    """Bookkeeping refreshes occurrences and declines; a fact, a note or a header takes a person's yes."""
    counts = [f._replace(occurrences=0) for f in before.facts] == [
        f._replace(occurrences=0) for f in draft.index.facts
    ]
    header = not before.text or frame_of(before).split() == frame_of(draft.index).split()
    notes = all(_only_counted(note, draft.stored(slug)) for slug, note in draft.notes.items())
    if not (counts and header and notes) or draft.archived or elsewhere:
        raise PermissionError(
            "a change of more than occurrences and declines takes a person's yes; nothing was written"
        )


def _only_counted(note: Note | None, before: Note | None) -> bool:
    if note is None or before is None:
        return False
    return note == before.with_field("occurrences", note.fields.get("occurrences"))
