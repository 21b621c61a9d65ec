"""Put an entry that was folded away where it stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.errors import TakenEntryError

if TYPE_CHECKING:
    from belta_memory.app.entries import Entries, EntryDraft
    from belta_memory.app.ports import JournalEntry, Ports
    from belta_memory.domain.entry import Entry
    from belta_memory.domain.model import Channel


def bring_back(ports: Ports, entries: Entries, entry: Entry, channel: Channel) -> JournalEntry:
    """Let an archived entry stand again as it was, after a person was shown it and said yes.

    Raises FullMemoryError, TakenEntryError where it was noted anew, ChangedMeanwhileError where it says something else
    by now.
    """
    from belta_memory.app.confirm import change_entries
    from belta_memory.app.entries import CAP, full, shown
    from belta_memory.app.ports import Change
    from belta_memory.app.whole import as_shown, whole
    from belta_memory.domain.entry import same_text
    from belta_memory.domain.model import FactKey

    def edit(draft: EntryDraft) -> None:
        standing = draft.entries()
        if len(standing) >= CAP:
            raise full(standing)
        for other in standing:
            if other.slug == entry.slug or (other.type is entry.type and same_text(other.text, entry.text)):
                raise TakenEntryError(key=entry.key, other=other.key)
        note = as_shown(draft.folded(entry.slug), entry)
        draft.bring_back(entry.slug, note.with_field("status", None).with_field("superseded_by", None))

    change = Change("restore", FactKey(entry.key), None, shown(entry))
    return change_entries(ports, entries, whole(entry), channel, change, edit)
