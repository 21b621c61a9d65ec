"""Entries beside the facts: listed, shown whole, brought back, removed for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.entrypoints.library import WAIT, library_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable
    from contextlib import AbstractContextManager

    from belta_memory.app.library import Library
    from belta_memory.app.ports import JournalEntry, Ports
    from belta_memory.domain.entry import Entry

ANY = "entry"  # of whatever type
TYPES = ("lesson", "conclusion", "knowledge", "profile", "note", ANY)


def entries_here(ports: Ports, wait: float = WAIT) -> Library:
    """The library of a command; what cannot be read in it is told of, and what was left undone is done."""
    from belta_memory.app.context import page_of
    from belta_memory.entrypoints.cli.output import print_error

    library = library_of(ports, tell=print_error, wait=wait)
    library.page.catch_up(page_of(library.entries))
    return library


def changing(library: Library) -> AbstractContextManager[None]:
    """Around one change of the entries: session_context.md says what came of it, whatever breaks it off."""
    from belta_memory.app.context import page_of

    return library.page.changing(page_of(library.entries))


def named_entry(ports: Ports, entries: Iterable[Entry], name: str) -> Entry | None:
    """The entry of this key or name, or whose key begins so where no fact is called so; None where there is none.

    Raises AmbiguousIdError.
    """
    from belta_memory.app.entries import find_entry
    from belta_memory.domain.errors import AmbiguousIdError, UnknownIdError

    try:
        found = find_entry(entries, name)
    except UnknownIdError:
        return None
    except AmbiguousIdError:
        if _is_fact(ports, name):
            return None
        raise
    return found if name in (found.key, found.slug) or not _is_fact(ports, name) else None


def list_entries(ports: Ports, arguments: argparse.Namespace) -> int:
    """Print the entries of a type, the newest first, as a table or as an array for programs."""
    from belta_memory.domain.entry import newest_first
    from belta_memory.entrypoints.cli.output import plain_console, print_json, table_of

    found = newest_first(_wanted(entries_here(ports), arguments))
    if arguments.json:
        print_json([entry_fields(entry) for entry in found])
        return 0
    if not found:
        print("No entry was found. `--status any` looks into the archive, `belta search` at what they mean.")
        return 0
    headings = ("key", "type", "text", "priority", "last", "confirmed", "status")
    plain_console().print(table_of(headings, map(_cells, found)))
    return 0


def show_entry(ports: Ports, name: str, *, as_json: bool) -> bool:
    """Print one entry with its file and every change of it. False where there is none of that name."""
    from belta_memory.entrypoints.cli.browse import entry_json, entry_line
    from belta_memory.entrypoints.cli.output import plain_console, print_json, table_of

    library = entries_here(ports)
    if (entry := named_entry(ports, _all(library), name)) is None:
        return False
    history = _changes(ports, entry)
    if as_json:
        print_json({**entry_fields(entry), "history": [entry_json(e) for e in history]})
        return True
    print(entry.text)
    known = [
        (n, _plain(v)) for n, v in entry_fields(entry).items() if v not in (None, "", []) and n != "text"
    ]
    table = table_of(("", ""), known)
    table.show_header = False
    plain_console().print(table)
    for change in history:
        print(entry_line(change))
    return True


def restore_entry(ports: Ports, name: str) -> bool:
    """Bring an archived entry back after a yes. False where there is none of that name."""
    from belta_memory.app.bring_back import bring_back
    from belta_memory.app.whole import whole
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.browse import entry_line
    from belta_memory.entrypoints.cli.conversation import agreed

    library = entries_here(ports)
    if (entry := named_entry(ports, library.entries.archived(), name)) is None:
        return False
    if not agreed("Bring this back?", whole(entry)):
        print("Nothing was written.")
        return True
    with changing(library):
        print(entry_line(bring_back(ports, library.entries, entry, Channel.TERMINAL)))
    return True


def purge_entry(ports: Ports, name: str) -> bool:
    """Show where something of an entry lies, ask, remove it for good. False where there is none of that name."""
    from belta_memory.app.purge import traces_of_entry
    from belta_memory.app.whole import whole
    from belta_memory.entrypoints.cli.history import purge

    library = entries_here(ports)
    known = _all(library)
    known += [entry for entry in _told_of(ports) if entry.key not in {e.key for e in known}]
    if (entry := named_entry(ports, known, name)) is None:
        return False
    found = traces_of_entry(ports, library.entries, entry)
    with changing(library):
        purge(ports, found, whole(entry), "one entry, for good")
    return True


def entry_fields(entry: Entry) -> dict[str, object]:
    """An entry for programs."""
    from belta_memory.domain.entry_export import as_fields

    return as_fields(entry)


def _all(library: Library) -> list[Entry]:
    return [*library.entries.all(), *library.entries.archived()]


def _wanted(library: Library, arguments: argparse.Namespace) -> list[Entry]:
    from belta_memory.domain.text import normalise

    status = arguments.status or "active"
    words = normalise(" ".join(arguments.words)).split()
    everything = _all(library)
    replaced = frozenset(e.replaces for e in everything)
    return [
        entry
        for entry in everything
        if arguments.type in (ANY, str(entry.type))
        and (status == "any" or status in _statuses(entry, replaced))
        and all(word in normalise(f"{entry.text} {entry.domain} {entry.solved_query}") for word in words)
    ]


def _statuses(entry: Entry, replaced: frozenset[str]) -> tuple[str, ...]:
    """Under which of the statuses of facts it is listed: what waits is what nobody has confirmed."""
    if not entry.active:
        return ("superseded" if entry.key in replaced else "archived",)
    return ("active",) if entry.confirmed else ("active", "waiting")


def _is_fact(ports: Ports, name: str) -> bool:
    from belta_memory.app.find import find_fact
    from belta_memory.app.scopes import all_facts
    from belta_memory.domain.errors import AmbiguousIdError, UnknownIdError

    try:
        find_fact(all_facts(ports), name)
    except UnknownIdError:
        return False
    except AmbiguousIdError:
        return True
    return True


def _changes(ports: Ports, entry: Entry) -> list[JournalEntry]:
    return [change for change in ports.memory.journal() if change.key == entry.key]


def _told_of(ports: Ports) -> list[Entry]:
    """Entries of which only the journal still knows: their files were taken away by hand."""
    from belta_memory.domain.entry import Entry, EntryType
    from belta_memory.domain.model import Slug

    found = []
    for change in ports.memory.journal():
        if change.operation == "note" and change.key is not None:
            text, day = change.summary.partition(": ")[2].rstrip("…"), change.at.date()
            found.append(Entry(Slug(""), change.key, EntryType.NOTE, text, day, day, active=False))
    return found


def _cells(entry: Entry) -> tuple[str, ...]:
    confirmed = entry.confirmed.isoformat() if entry.confirmed else "no"
    priority, status = ("high" if entry.high else "normal"), ("active" if entry.active else "archived")
    text = entry.head if len(entry.head) <= 80 else f"{entry.head[:80]}…"  # noqa: PLR2004 (a line of a table)
    return entry.key, entry.type, text, priority, entry.day, confirmed, status


def _plain(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
