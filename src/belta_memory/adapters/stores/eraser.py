"""Remove a fact from every place of a home. The journal goes first, the index last: a death in between can be repeated."""

from __future__ import annotations

import os
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.events import decode as decode_event
from belta_memory.adapters.stores.events import encode as encode_event
from belta_memory.adapters.stores.exports import Exports
from belta_memory.adapters.stores.journal import Journal, Record
from belta_memory.adapters.stores.journal_purge import without_fact
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.note_files import note_names
from belta_memory.adapters.stores.observations import decode as decode_sighting
from belta_memory.adapters.stores.shelf import read_index
from belta_memory.adapters.stores.transaction import Transactions
from belta_memory.app.ports import JournalEntry
from belta_memory.app.purge import Remains
from belta_memory.domain.errors import StoredLineError
from belta_memory.domain.index import format_index
from belta_memory.domain.match import Relation, relate
from belta_memory.domain.note import parse_note

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from belta_memory.adapters.stores.home import Home
    from belta_memory.app.ports import Clock, Randomness
    from belta_memory.domain.model import Approval
    from belta_memory.domain.purge import Traces

_LOCKS = (
    "typed",
    "pending",
    "memory",
    "observations",
    "events",
)  # in the order in which an answer takes them
_NEEDED = (
    "harvest.json",
    "turns",
    "seen",
)  # of the cache: how far files were read, and which prompts are known
_DATABASE = b"SQLite format 3\0"
_OF_OTHERS = ("users", ".locks", ".git")


class Edit(NamedTuple):
    """One file as it is to be; None: gone."""

    place: str
    path: str
    new: bytes | None
    number: int


class HomeEraser:
    """The Eraser of one home."""

    def __init__(self, home: Home, clock: Clock, randomness: Randomness) -> None:
        self._home, self._clock, self._randomness = home, clock, randomness

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
                "one fact was removed for good", scope=found.scope,
            )  # fmt: skip
            journal.announce(Record(entry, (), {}, None, approval.at))
            journal.close(entry.id, done=True)
        return entry, list(self._left(found))

    def _edits(self, found: Traces) -> Iterator[Edit]:
        shelf = self._home.shelf(found.scope)
        index, content = read_index(shelf, found.scope)
        for fault in index.faults:
            raise fault
        notes = [
            path
            for folder in (shelf.folder, shelf.archive)
            for slug in note_names(folder)
            if self._is_note_of(path := os.path.join(folder, f"{slug}.md"), slug, found)
        ]
        yield from self._journal(found, shelf.index_file, notes)
        yield from self._sightings(found)
        yield from self._pending(found)
        yield from self._events(found)
        yield from _lines("kept groups", self._home.kept, partial(_is_kept, found))
        yield from self._rest(found)
        for path, new, number in Exports(self._home).without(found):
            yield Edit("exports", path, new, number)
        for path in notes:
            yield Edit("notes", path, None, 1)
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

    def _is_note_of(self, path: str, slug: str, found: Traces) -> bool:
        if slug in found.slugs:
            return True
        note = parse_note((files.read(path) or b"").decode("utf-8", "replace"), path)
        return found.is_topic(note.topic) or (note.superseded_by or "") in found.keys

    def _journal(self, found: Traces, index: str, notes: list[str]) -> Iterator[Edit]:
        if (content := files.read(self._home.journal)) is None:
            return
        name_of = Transactions(self._home.root, Journal(self._home.journal)).name_of
        folders = (os.path.dirname(index), os.path.join(os.path.dirname(index), "archive"))
        gone = {*notes, *(os.path.join(folder, f"{slug}.md") for folder in folders for slug in found.slugs)}
        new, touched = without_fact(content, found, name_of(index), [name_of(path) for path in gone])
        if new != content:
            yield Edit("journal", self._home.journal, new, touched)

    def _sightings(self, found: Traces) -> Iterator[Edit]:
        for path in _files_in(self._home.observations):
            yield from _lines("sightings", path, partial(_is_sighting, path, found))

    def _pending(self, found: Traces) -> Iterator[Edit]:
        from belta_memory.adapters.stores.proposals import JsonProposals

        def is_it(path: str) -> bool:
            return path in gone or found.speaks(_text(path))

        everything = JsonProposals(self._home).all()
        related = (p for p in everything if p.scope == found.scope and _is_said(p.claim, found))
        gone = {self._home.proposal(p.id) for p in related} | {
            self._home.proposal(p.id) for p in everything if p.key in found.keys
        }
        for path in _files_in(self._home.pending):
            if path.endswith(".jsonl"):
                yield from _lines("proposals", path, lambda line: found.speaks(_decoded(line)))
            elif is_it(path):
                yield Edit("proposals", path, None, 1)

    def _events(self, found: Traces) -> Iterator[Edit]:
        for path in (self._home.events, f"{self._home.events}.1"):
            content = files.read(path)
            if content is None:
                continue
            lines = [_without_keys(line, path, found) for line in content.split(b"\n")]
            new = b"\n".join(line for line in lines if line is not None)
            if new != content:
                count = sum(a != b for a, b in zip(content.split(b"\n"), lines, strict=True))
                yield Edit("events", path, new, count)

    def _rest(self, found: Traces) -> Iterator[Edit]:
        """The logs lose lines; the cache loses files, and what is made of the index with it."""
        for path in _files_in(os.path.join(self._home.root, "log")):
            if not path.startswith(self._home.events):
                yield from _lines("logs", path, lambda line: found.speaks(_decoded(line)))
        for path in _files_in(self._home.cache()):
            name = os.path.relpath(path, self._home.cache()).split(os.sep)[0]
            if name not in _NEEDED and (_is_made_of_it(path, self._home.gate) or found.speaks(_text(path))):
                yield Edit("cache", path, None, 1)

    def _left(self, found: Traces) -> Iterator[str]:
        """Where something of it stands still."""
        for path in _files_in(self._home.root):
            top = os.path.relpath(path, self._home.root).split(os.sep)[0]
            if top in _OF_OTHERS:
                continue
            for number, line in enumerate((files.read(path) or b"").split(b"\n"), 1):
                if found.speaks(_decoded(line)):
                    yield f"{path}:{number}"


def _files_in(folder: str) -> list[str]:
    return sorted(os.path.join(inside, name) for inside, _, names in os.walk(folder) for name in names)


def _lines(place: str, path: str, goes: Callable[[bytes], bool]) -> Iterator[Edit]:
    """A file of lines without those that go; one of which nothing is left goes whole."""
    content = files.read(path) or b""
    lines = content.split(b"\n")
    kept = [line for line in lines if not goes(line)]
    if len(kept) != len(lines):
        new = b"\n".join(kept)
        yield Edit(place, path, new if new.strip() else None, len(lines) - len(kept))


def _is_sighting(path: str, found: Traces, line: bytes) -> bool:
    if not line.strip():
        return False
    if found.speaks(_decoded(line)):
        return True
    try:
        return _is_said(decode_sighting(line, path, 0).claim, found)
    except StoredLineError:
        return False  # torn, or the line that unsays another one: it holds nobody's words


def _is_kept(found: Traces, line: bytes) -> bool:
    from belta_memory.adapters.stores.kept import names

    return found.speaks(_decoded(line)) or names(line, found)


def _is_said(claim: object, found: Traces) -> bool:
    from belta_memory.domain.model import Claim

    if not isinstance(claim, Claim) or claim.correct is None:
        return False
    return any(relate(claim, own) is Relation.SAME for own in found.claims)


def _without_keys(line: bytes, path: str, found: Traces) -> bytes | None:
    """An event without the fact; None when it was about nothing else."""
    if not line or not any(key.encode() in line for key in found.keys):
        return line
    try:
        event = decode_event(line, path, 0)
    except StoredLineError:
        return None
    kept = tuple(key for key in event.keys if key not in found.keys)
    return encode_event(event._replace(keys=kept)) if kept else None


def _is_made_of_it(path: str, gate: str) -> bool:
    """Is it made of the whole memory in a form of its own: the gate's list, an index for the search?"""
    return path == gate or path.endswith(("-wal", "-shm")) or (files.read(path) or b"").startswith(_DATABASE)


def _text(path: str) -> str:
    return _decoded(files.read(path) or b"")


def _decoded(content: bytes) -> str:
    """The text as people wrote it: what JSON has escaped is plain again."""
    import json

    text = content.decode("utf-8", "replace")
    try:
        value = json.loads(text)
    except ValueError:
        return text
    return "\n".join((text, *_strings(value)))


def _strings(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list():
            for item in value:
                yield from _strings(item)
        case dict():
            for name, item in value.items():
                yield str(name)
                yield from _strings(item)
        case _:
            return
