"""The files of one scope as values, and the drafts of a change that may touch several scopes."""

import os

from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.draft import Draft, frame_of
from belta_memory.adapters.stores.home import INDEX, Home, Shelf
from belta_memory.adapters.stores.journal import Journal
from belta_memory.adapters.stores.note_files import decoded, names_in_use, note_names, note_writes
from belta_memory.adapters.stores.transaction import Write
from belta_memory.domain.comment import project_in
from belta_memory.domain.errors import UnreadableFileError
from belta_memory.domain.index import Index, format_index, parse_index
from belta_memory.domain.line import is_file_name
from belta_memory.domain.model import Slug
from belta_memory.domain.note import Note, parse_note
from belta_memory.domain.scope import folder_name


def read_note(path: str) -> Note | None:
    """A note as it stands, None where there is none. Raises NoteFormatError, UnreadableFileError."""
    content = files.read(path)
    return None if content is None else parse_note(decoded(content, path), path)


def read_index(shelf: Shelf, scope: str) -> tuple[Index, bytes | None]:
    """The index as it stands, and its bytes. Raises UnreadableFileError."""
    content = files.read(shelf.index_file)
    text = (content or b"").decode("utf-8", "surrogateescape")
    return parse_index(text, shelf.index_file, scope), content


def project_ids(home: Home) -> list[str]:
    """Every project of which there is something: as its index names it, else by its folder. Raises UnreadableFileError."""
    try:
        folders = sorted(entry.name for entry in os.scandir(home.projects) if entry.is_dir())
    except FileNotFoundError:
        return []
    except OSError as cause:
        raise UnreadableFileError(path=home.projects, cause=cause.strerror) from cause
    found = []
    for folder in folders:
        path = os.path.join(home.projects, folder)
        content = files.read(os.path.join(path, INDEX))
        named = project_in((content or b"").decode("utf-8", "replace"))
        if named is not None and folder_name(named) == folder:
            found.append(named)
        elif folder_name(folder) == folder and (content is not None or note_names(path)):
            found.append(folder)
    return found


class Drafts:
    """The drafts of one change, one for each scope that it touches."""

    def __init__(self, home: Home, journal: Journal) -> None:
        self._home, self._journal = home, journal
        self._made: dict[str, tuple[Draft, bytes | None]] = {}

    def within(self, scope: str) -> Draft:
        """The draft of a scope. A file that we cannot read whole is not rewritten: raises IndexFormatError."""
        if scope not in self._made:
            index, content = read_index(self._home.shelf(scope), scope)
            if index.faults:
                raise index.faults[0]
            index = index.with_keys(self._journal.keys(scope))
            self._made[scope] = self._draft(self._home.shelf(scope), index), content
        return self._made[scope][0]

    def scopes(self) -> frozenset[str]:
        """What was looked at."""
        return frozenset(self._made)

    def writes(self) -> list[Write]:
        """What is to be written. Notes come before every index: no line ever names a note that is not there."""
        notes, indexes = [], []
        for scope, (draft, content) in self._made.items():
            shelf = self._home.shelf(scope)
            notes += note_writes(shelf, draft.notes, draft.archived)
            text = format_index(draft.index)
            if text or content is not None:
                new, frame = (t.encode("utf-8", "surrogateescape") for t in (text, frame_of(draft.index)))
                indexes.append(Write(shelf.index_file, content, new, frame))
        return [*notes, *(w for w in indexes if w.old != w.new)]

    def _draft(self, shelf: Shelf, index: Index) -> Draft:
        def stored(slug: Slug) -> Note | None:
            return read_note(shelf.note(slug)) if is_file_name(slug) else None

        used = (f.note for f in index.facts if f.note)
        return Draft(index, stored, names_in_use(shelf).union(used), self.within)
