"""What a merge of two people's memories can leave in an index, seen and mended. The repair is a change like any other."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.journal import Journal, new_record
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.note_files import note_names
from belta_memory.adapters.stores.shelf import project_ids, read_index
from belta_memory.adapters.stores.transaction import Transactions, Write
from belta_memory.app.notes import all_headings, headings
from belta_memory.app.ports import Change
from belta_memory.domain.conflict import has_conflict
from belta_memory.domain.index import parse_index
from belta_memory.domain.language import say
from belta_memory.domain.match import claim_of
from belta_memory.domain.model import GLOBAL, Slug
from belta_memory.domain.note import NoteStatus, format_note, new_note
from belta_memory.domain.reconcile import Reconciled, reconciled
from belta_memory.domain.reconcile_note import MendedNote, mended_note
from belta_memory.domain.slug import make_slug
from belta_memory.languages import FIRST_CLASS, pack

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belta_memory.adapters.stores.home import Home, Shelf
    from belta_memory.app.ports import Clock, Randomness
    from belta_memory.domain.model import Fact


class Merged(NamedTuple):
    """One index that needs a repair."""

    scope: str
    path: str
    result: Reconciled


def merged(home: Home) -> Iterator[Merged]:
    """The indexes with marks of a conflict, or with something twice. Raises UnreadableFileError."""
    for scope in (GLOBAL, *project_ids(home)):
        shelf = home.shelf(scope)
        index, _ = read_index(shelf, scope)
        result = reconciled(index.text, shelf.index_file, scope)
        if result.told:
            yield Merged(scope, shelf.index_file, result)


class MergedNote(NamedTuple):
    """One note with marks of a conflict; no result where a person has to choose what it shall say."""

    scope: str
    path: str
    result: MendedNote | None


def merged_notes(home: Home) -> Iterator[MergedNote]:
    """The notes with marks of a conflict. Raises UnreadableFileError."""
    for scope in (GLOBAL, *project_ids(home)):
        shelf = home.shelf(scope)
        for folder in (shelf.folder, shelf.archive):
            for slug in note_names(folder):
                path = os.path.join(folder, f"{slug}.md")
                if has_conflict((content := files.read(path) or b"").decode("utf-8", "replace")):
                    yield MergedNote(scope, path, _mended(shelf, scope, path, content))


def repair_note(home: Home, note: MergedNote, clock: Clock, randomness: Randomness) -> tuple[str, ...]:
    """Mend a note; what was done. `belta undo` takes it back. Raises UnwritableHomeError."""
    journal = Journal(home.journal)
    transactions = Transactions(home.root, journal)
    with locked(home.lock("memory")):
        transactions.settle()
        content = files.read(note.path)
        result = _mended(home.shelf(note.scope), note.scope, note.path, content or b"")
        if result is None:
            return ()
        change = Change("repair", None, None, f"{os.path.basename(note.path)}: {'; '.join(result.told)}")
        writes = [Write(note.path, content, result.text.encode())]
        transactions.commit(new_record(clock, randomness, change, None, note.scope), writes)
        return result.told


def _mended(shelf: Shelf, scope: str, path: str, content: bytes) -> MendedNote | None:
    """The note as it is to be, held against the index as that is to be."""
    try:
        text = content.decode()
    except UnicodeDecodeError:
        return None  # no text of ours: a person has to look at it
    index, _ = read_index(shelf, scope)
    facts = parse_index(reconciled(index.text, shelf.index_file, scope).text, shelf.index_file, scope).facts
    is_listed = os.path.dirname(path) == shelf.folder
    slug = os.path.basename(path).removesuffix(".md")
    listed = next((claim_of(fact) for fact in facts if is_listed and fact.note == slug), None)
    lines = {line.strip() for line in text.splitlines()}
    own = (tag for tag in FIRST_CLASS if lines & {f"## {name}" for name in headings(pack(tag))})
    title = say(pack(next(own, "en")), "note.merged")
    return mended_note(text, path, listed, all_headings(), title)


def repair(home: Home, scope: str, clock: Clock, randomness: Randomness) -> tuple[str, ...]:
    """Mend the index of a scope; what was done. `belta undo` takes it back. Raises UnwritableHomeError."""
    journal = Journal(home.journal)
    transactions = Transactions(home.root, journal)
    with locked(home.lock("memory")):
        transactions.settle()
        shelf = home.shelf(scope)
        index, content = read_index(shelf, scope)
        result = reconciled(index.text, shelf.index_file, scope)
        if not result.told:
            return ()
        writes = [
            *_archived(shelf, result.folded),
            Write(shelf.index_file, content, result.text.encode("utf-8", "surrogateescape")),
        ]
        change = Change("repair", None, None, "; ".join(result.told))
        transactions.commit(new_record(clock, randomness, change, None, scope), writes)
        return result.told


def _archived(shelf: Shelf, folded: tuple[tuple[Fact, Fact], ...]) -> Iterator[Write]:
    """The notes of the lines that had to go."""
    used = {*note_names(shelf.folder), *note_names(shelf.archive)}
    for old, new in folded:
        slug = Slug(make_slug(old.topic, frozenset(used)))
        used.add(slug)
        note = new_note(old._replace(note=slug), headings(pack("en")))
        note = note.with_field("status", str(NoteStatus.SUPERSEDED)).with_field("superseded_by", new.topic)
        yield Write(shelf.archived(slug), None, format_note(note).encode())
