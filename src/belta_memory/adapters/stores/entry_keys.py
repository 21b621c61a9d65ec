"""Files of entries that share a key, as a copy by hand leaves them: seen, and told apart by a change like any other."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.journal import Journal, new_record
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.note_files import decoded, entry_names
from belta_memory.adapters.stores.transaction import Transactions, Write
from belta_memory.app.ports import Change
from belta_memory.domain.entry import moment, parse_entry, read_note, with_fields
from belta_memory.domain.errors import BeltaError
from belta_memory.domain.model import FactKey, Slug
from belta_memory.domain.note import format_note

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belta_memory.adapters.stores.home import Home
    from belta_memory.app.ports import Clock, Randomness


class Shared(NamedTuple):
    """One file whose key an older one has."""

    slug: Slug
    older: Slug
    key: str


def shared_keys(home: Home) -> Iterator[Shared]:
    """All but the oldest of each key. Raises UnreadableFileError for the folder; what else cannot be read says nothing.

    A file that bears the name which its own head says is no copy; then the older one by its dates stays as it is.
    """
    shelf = home.entries
    by_key: dict[str, list[tuple[bool, dt.date, tuple[str, ...], Slug]]] = {}
    for slug in entry_names(shelf.folder):
        path = shelf.note(slug)
        try:
            text = decoded(files.read(path) or b"", path)
            entry, named = parse_entry(text, slug, path), read_note(text, path).value("name")
        except BeltaError:
            continue
        rank = named != slug, entry.created or dt.date.max, moment(entry), slug
        by_key.setdefault(entry.key, []).append(rank)
    for key, ranks in by_key.items():
        (*_, oldest), *others = sorted(ranks)
        yield from (Shared(slug, oldest, key) for *_, slug in others)


def tell_apart(home: Home, shared: Shared, clock: Clock, randomness: Randomness) -> None:
    """Give a file a key of its own. `belta undo` takes it back. Raises UnwritableHomeError."""
    path = home.entries.note(shared.slug)
    transactions = Transactions(home.root, Journal(home.journal))
    with locked(home.lock("memory")):
        transactions.settle()
        if shared not in shared_keys(home):
            return  # somebody was quicker
        before = files.read(path) or b""
        key = randomness.new_id()
        after = format_note(with_fields(read_note(decoded(before, path), path), key=key)).encode()
        change = Change("repair", FactKey(key), None, f"{shared.slug}.md: the key {key} for {shared.key}")
        transactions.commit(new_record(clock, randomness, change, None), [Write(path, before, after)])
