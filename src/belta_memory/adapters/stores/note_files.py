"""What the files of facts and of entries have in common: names, bytes, and what a change writes of them."""

import os
from collections.abc import Mapping

from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.home import CONTEXT, INDEX, Shelf
from belta_memory.adapters.stores.transaction import Write
from belta_memory.domain.errors import NoteFormatError, UnreadableFileError
from belta_memory.domain.line import is_file_name
from belta_memory.domain.model import Slug
from belta_memory.domain.note import Note, format_note

NOWHERE = "it is a link to a file that is not there"


def note_names(folder: str) -> list[Slug]:
    """The slugs of all notes in a folder. Raises UnreadableFileError."""
    try:
        names = sorted(entry.name for entry in os.scandir(folder) if entry.is_file())
    except FileNotFoundError:
        return []
    except OSError as cause:
        raise UnreadableFileError(path=folder, cause=cause.strerror) from cause
    return [Slug(name[:-3]) for name in names if name.endswith(".md") and name not in {INDEX, CONTEXT}]


def entry_names(folder: str) -> list[Slug]:
    """The slugs of all entries in a folder, also of what cannot be read there. Raises UnreadableFileError."""
    try:
        names = sorted(name[:-3] for name in os.listdir(folder) if name.endswith(".md"))
    except FileNotFoundError:
        return []
    except OSError as cause:
        raise UnreadableFileError(path=folder, cause=cause.strerror) from cause
    return [Slug(name) for name in names if is_file_name(name)]


def names_in_use(shelf: Shelf) -> frozenset[Slug]:
    """Every slug under which something lies, the archive included; be it a folder or a link to nowhere."""
    folders = [folder for folder in (shelf.folder, shelf.archive) if os.path.isdir(folder)]
    return frozenset(Slug(n[:-3]) for folder in folders for n in os.listdir(folder) if n.endswith(".md"))


def checked(slug: Slug) -> Slug:
    """A slug under which a note may be written. Raises ValueError."""
    if not is_file_name(slug) or slug.casefold() == "memory":
        message = f"{slug!r} is not the name of a note"
        raise ValueError(message)
    return slug


def decoded(content: bytes, path: str) -> str:
    """The text of a note. Raises NoteFormatError, with the line."""
    try:
        return content.decode()
    except UnicodeDecodeError as cause:
        line = content.count(b"\n", 0, cause.start) + 1
        raise NoteFormatError(path=path, line=line, cause="bytes that are not UTF-8 text") from cause


def note_writes(
    shelf: Shelf, notes: Mapping[Slug, Note | None], archived: Mapping[Slug, Note | None]
) -> list[Write]:
    """What is to be written where: None takes a file away."""
    wanted = {shelf.archived(slug): note for slug, note in archived.items()}
    wanted |= {shelf.note(slug): note for slug, note in notes.items()}
    writes = [
        Write(path, files.read(path), None if note is None else format_note(note).encode())
        for path, note in wanted.items()
    ]
    return [write for write in writes if write.old != write.new]
