"""Let the entries that another home has exported be found here, too. No import confirms anything."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from belta_memory.app.imports import Why
from belta_memory.domain.entry import Entry, EntryType
from belta_memory.domain.errors import RefusedValueError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belta_memory.app.entries import Entries, EntryDraft
    from belta_memory.app.ports import JournalEntry, Ports

_LONGEST = 80  # characters of what is no text: a key, the name of a host


def sort_out_entries(
    ports: Ports, entries: Entries, offered: Iterable[Entry]
) -> tuple[list[Entry], Counter[Why]]:
    """Those that nobody knows here, masked and unconfirmed; and how many are left out, by reason."""
    from belta_memory.app.entries import CAP
    from belta_memory.domain.text import normalise

    standing, folded = entries.all(), entries.archived()
    known: dict[tuple[EntryType, str], Why] = {(e.type, normalise(e.text)): Why.ANSWERED for e in folded}
    known |= {(e.type, normalise(e.text)): Why.RECORDED for e in standing}
    keys = {e.key for e in (*standing, *folded)}
    found: list[Entry] = []
    left_out = Counter[Why]()
    for entry in offered:
        try:
            new = _unconfirmed(ports, entry, keys)
        except RefusedValueError:
            left_out[Why.UNFIT] += 1
            continue
        said = new.type, normalise(new.text)
        if said in known:
            left_out[known[said]] += 1
        elif len(standing) + len(found) >= CAP:
            left_out[Why.FULL] += 1
        else:
            found.append(new)
            known[said] = Why.TWICE
            keys.add(new.key)
    return found, left_out


def bring_in(entries: Entries, found: list[Entry]) -> JournalEntry | None:
    """Write them down in one change, which one undo takes back; None where there is nothing to write."""
    from belta_memory.app.entries import put_new
    from belta_memory.app.ports import Change
    from belta_memory.domain.entry import same_text

    if not found:
        return None

    def edit(draft: EntryDraft) -> None:
        standing = draft.entries()
        for entry in found:
            if not any(e.type is entry.type and same_text(e.text, entry.text) for e in standing):
                put_new(draft, entry)

    count = f"{len(found)} {'entry' if len(found) == 1 else 'entries'}, unconfirmed"
    return entries.note(Change("import", None, None, count), edit)


def _unconfirmed(ports: Ports, entry: Entry, keys: set[str]) -> Entry:
    """The entry as it may be noted here. Raises RefusedValueError."""
    from belta_memory.app.entries import Noted, new_entry
    from belta_memory.domain.values import neutral
    from belta_memory.recognizers import masked

    def plain(text: str) -> str:
        return neutral(masked(text))

    noted = Noted(
        entry.text,
        entry.type,
        entry.high,
        entry.domain,
        entry.solved_query,
        entry.category,
        plain(entry.source),
    )
    new = new_entry(ports, noted)
    key = plain(entry.key)
    return new._replace(
        key=key if key and key == entry.key and key not in keys and len(key) <= _LONGEST else new.key,
        created=entry.created,
        seen=entry.seen,
        time=entry.time,
        times=entry.times,
        replaces=plain(entry.replaces)[:_LONGEST],
        source=new.source[:_LONGEST],
        triggers=tuple(filter(None, map(plain, entry.triggers))),
    )
