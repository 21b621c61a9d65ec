"""Remove a fact or an entry from every place of a home.

The journal goes first, the index last: a death in between can be repeated.
"""

from __future__ import annotations

import os
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING

from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.exports import Exports
from belta_memory.adapters.stores.home import CONTEXT, Shelf
from belta_memory.adapters.stores.journal import Journal, Record
from belta_memory.adapters.stores.journal_purge import made_under, without_fact
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.note_files import note_names
from belta_memory.adapters.stores.remains import (
    Edit,
    decoded,
    files_in,
    is_kept,
    is_made_of_it,
    is_said,
    is_sighting,
    lines_without,
    names_any,
    rewritten,
    text_in,
    without_keys,
    without_search,
)
from belta_memory.adapters.stores.shelf import read_index
from belta_memory.adapters.stores.transaction import Transactions
from belta_memory.app.ports import JournalEntry
from belta_memory.app.purge import Remains
from belta_memory.domain.index import format_index
from belta_memory.domain.model import GLOBAL, Slug
from belta_memory.domain.note import parse_note

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from belta_memory.adapters.stores.home import Home
    from belta_memory.app.ports import Clock, Randomness
    from belta_memory.domain.model import Approval
    from belta_memory.domain.purge import Traces

# In the order in which an answer takes them; the last two are held alone.
_LOCKS = ("typed", "pending", "memory", "observations", "events", "context", "activity")
_NEEDED = (
    "harvest.json",
    "turns",
    "seen",
)  # of the cache: how far files were read, and which prompts are known
_OF_OTHERS = ("users", ".locks", ".git")


class HomeEraser:
    """The Eraser of one home."""

    def __init__(self, home: Home, clock: Clock, randomness: Randomness, copies: Iterable[str] = ()) -> None:
        self._home, self._clock, self._randomness = home, clock, randomness
        memory = home.shelf(GLOBAL).folder
        self._notes = Shelf(os.path.join(memory, "notes"))
        self._pages = (os.path.join(memory, CONTEXT), *copies)

    def look(self, found: Traces) -> list[Remains]:
        """What would go, by place. Raises IndexFormatError, UnreadableFileError."""
        counts: dict[str, int] = {}
        for edit in self._edits(found):
            counts[edit.place] = counts.get(edit.place, 0) + edit.number
        return [Remains(place, count) for place, count in counts.items()]

    def erase(self, approval: Approval, found: Traces) -> tuple[JournalEntry, list[str]]:
        """Remove it. Raises IndexFormatError before anything is written, UnwritableHomeError, LockTimeoutError."""
        with ExitStack() as locks:
            for name in _LOCKS:
                locks.enter_context(locked(self._home.lock(name)))
            journal = Journal(self._home.journal)
            Transactions(self._home.root, journal).settle()
            for folder, _, _ in os.walk(self._home.root):
                files.sweep(folder)
            for edit in list(self._edits(found)):
                if edit.new is None:
                    files.remove(edit.path)
                else:
                    files.replace(edit.path, edit.new)
            now = self._clock.now()
            entry = JournalEntry(
                self._randomness.new_id(), now, "purge", None, None, str(approval.channel), None,
                f"one {'entry' if found.is_entry else 'fact'} was removed for good", scope=found.scope,
            )  # fmt: skip
            journal.announce(Record(entry, (), {}, None, approval.at))
            journal.close(entry.id, done=True)
        return entry, list(self._left(found))

    def _edits(self, found: Traces) -> Iterator[Edit]:
        index = list(self._index(found))  # first of all: a broken one stops everything
        notes = self._entry_files(found) if found.is_entry else self._fact_notes(found)
        yield from self._journal(found, notes)
        yield from self._sightings(found)
        yield from self._pending(found)
        yield from self._events(found)
        yield from lines_without("kept groups", self._home.kept, partial(is_kept, found))
        yield from self._rest(found)
        yield from self._page(found)
        for path, new, number in Exports(self._home).without(found):
            yield Edit("exports", path, new, number)
        for path in notes:
            yield Edit("notes", path, None, 1)
        yield from index

    def _index(self, found: Traces) -> Iterator[Edit]:
        if found.is_entry:
            return  # no line of an index is about an entry
        shelf = self._home.shelf(found.scope)
        index, content = read_index(shelf, found.scope)
        for fault in index.faults:
            raise fault
        after = index
        for fact in index.facts:
            if found.is_topic(fact.topic):
                after = after.without_fact(fact.topic)
        for decline in index.declines:
            if decline.key in found.keys or found.is_topic(decline.topic):
                after = after.without_decline(decline.key)
        new = format_index(after).encode("utf-8", "surrogateescape")
        if content is not None and new != content:
            gone = len(index.facts) - len(after.facts) + len(index.declines) - len(after.declines)
            yield Edit("index", shelf.index_file, new, gone)

    def _entry_files(self, found: Traces) -> list[str]:
        places = [
            place(Slug(slug))
            for slug in found.entries or ()
            for place in (self._notes.note, self._notes.archived)
        ]
        return sorted(filter(os.path.lexists, places))

    def _fact_notes(self, found: Traces) -> list[str]:
        shelf = self._home.shelf(found.scope)
        return [
            path
            for folder in (shelf.folder, shelf.archive)
            for slug in note_names(folder)
            if self._is_note_of(path := os.path.join(folder, f"{slug}.md"), slug, found)
        ]

    def _is_note_of(self, path: str, slug: str, found: Traces) -> bool:
        if slug in found.slugs:
            return True
        note = parse_note((files.read(path) or b"").decode("utf-8", "replace"), path)
        return found.is_topic(note.topic) or (note.superseded_by or "") in found.keys

    def _journal(self, found: Traces, notes: list[str]) -> Iterator[Edit]:
        if (content := files.read(self._home.journal)) is None:
            return
        shelf = self._home.shelf(found.scope)
        name_of = Transactions(self._home.root, Journal(self._home.journal)).name_of
        gone = {*notes, *(place(Slug(s)) for s in found.slugs for place in (shelf.note, shelf.archived))}
        gone |= {
            place(Slug(s)) for s in found.entries or () for place in (self._notes.note, self._notes.archived)
        }
        named = {*map(name_of, gone), *(made_under(content, found.keys) if found.is_entry else ())}
        new, touched = without_fact(content, found, name_of(shelf.index_file), named)
        if new != content:
            yield Edit("journal", self._home.journal, new, touched)

    def _sightings(self, found: Traces) -> Iterator[Edit]:
        for path in files_in(self._home.observations):
            yield from lines_without("sightings", path, partial(is_sighting, path, found))

    def _pending(self, found: Traces) -> Iterator[Edit]:
        from belta_memory.adapters.stores.proposals import JsonProposals

        everything = JsonProposals(self._home).all()
        related = (p for p in everything if p.scope == found.scope and is_said(p.claim, found))
        gone = {self._home.proposal(p.id) for p in related} | {
            self._home.proposal(p.id) for p in everything if p.key in found.keys
        }
        for path in files_in(self._home.pending):
            if path.endswith(".jsonl"):
                yield from lines_without("proposals", path, lambda line: found.speaks(decoded(line)))
            elif path in gone or found.speaks(text_in(path)) or names_any(path, found.keys):
                yield Edit("proposals", path, None, 1)

    def _events(self, found: Traces) -> Iterator[Edit]:
        for path in (self._home.events, f"{self._home.events}.1"):
            yield from rewritten("events", path, partial(without_keys, path, found))

    def _rest(self, found: Traces) -> Iterator[Edit]:
        """The logs lose lines; the cache loses files, and what is made of the memory with it."""
        for path in files_in(os.path.join(self._home.root, "log")):
            if not path.startswith(self._home.events):
                yield from rewritten("logs", path, partial(self._logged, found))
        for path in files_in(self._home.cache()):
            name = os.path.relpath(path, self._home.cache()).split(os.sep)[0]
            if name not in _NEEDED and (is_made_of_it(path, self._home) or found.speaks(text_in(path))):
                yield Edit("cache", path, None, 1)

    @staticmethod
    def _logged(found: Traces, line: bytes) -> bytes | None:
        return None if found.speaks(decoded(line)) else without_search(found, line)

    def _page(self, found: Traces) -> Iterator[Edit]:
        """session_context.md and its copies, in which an entry is one line that ends with its key and day."""

        def is_of_it(line: bytes) -> bool:
            text = decoded(line)
            return found.speaks(text) or any(f"[{key}, " in text for key in found.keys)

        for path in self._pages if found.is_entry else ():
            yield from lines_without("session context", path, is_of_it)

    def _left(self, found: Traces) -> Iterator[str]:
        """Where something of it stands still."""
        for path in files_in(self._home.root):
            top = os.path.relpath(path, self._home.root).split(os.sep)[0]
            if top in _OF_OTHERS:
                continue
            for number, line in enumerate((files.read(path) or b"").split(b"\n"), 1):
                if found.speaks(decoded(line)):
                    yield f"{path}:{number}"
