"""What an agent wants to change and may not: it waits, and runs only after a person's yes, validated once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.app.access import Verdict, Way, verdict
from belta_memory.domain.entry import Entry, by_id
from belta_memory.domain.errors import ChangedMeanwhileError, UnknownIdError

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping
    from typing import Protocol

    from belta_memory.app.entries import EntryDraft, Noted
    from belta_memory.app.library import Library
    from belta_memory.app.ports import JournalEntry, Ports
    from belta_memory.domain.model import Channel, Fact

    class WaitingWrites(Protocol):
        """The changes that wait for a person's yes."""

        def all(self) -> list[WaitingWrite]:
            """Those that wait, oldest first. One that cannot be read is told of and left out."""

        def put(self, write: WaitingWrite) -> None:
            """Store a new one."""

        def close(self, id_: str) -> bool:
            """Take one away, before it is carried out: False where somebody was quicker."""


MOST = 200  # that wait at once


class WaitingWrite(NamedTuple):
    """One change, as it is to be made, and as a person is shown it. Masked."""

    id: str
    operation: str
    arguments: Mapping[str, str]
    summary: str
    created: dt.datetime
    source: str = ""


def forget(ports: Ports, library: Library, key: str, source: str) -> str:
    """Ask to fold one entry or fact away. Raises UnknownIdError, AmbiguousIdError."""
    found = find_anything(ports, library, key)
    shown = described(found)
    arguments = {"key": _id_of(library, found), "stands": _stands(found)}
    return _ask_for(ports, library, "forget", arguments, f"forget {shown}", source)


def supersede(ports: Ports, library: Library, before: Entry, noted: Noted) -> str:
    """Ask to put a note in the place of another. Raises RefusedValueError."""
    from belta_memory.app.entries import come_up_at, new_entry, shown
    from belta_memory.domain.entry import EntryType

    after = new_entry(ports, noted)
    arguments = {
        "key": _id_of(library, before),
        "stands": _stands(before),
        "text": after.text,
        "type": str(after.type),
        "priority": "high" if after.high else "",
        "domain": after.domain,
        "solved_query": after.solved_query,
        "category": after.category,
    }
    summary = f"replace {described(before)} by {shown(after)}"
    if after.type is EntryType.LESSON and after.high:
        summary += f"; it {come_up_at(after)}"
    return _ask_for(ports, library, "supersede", arguments, summary, noted.source)


def carry_out(ports: Ports, library: Library, write: WaitingWrite, channel: Channel) -> JournalEntry | None:
    """Make the change that a person has agreed to; None where somebody was quicker.

    It is validated again: what it is about must stand as it was shown. Raises UnknownIdError, ChangedMeanwhileError.
    """
    found = find_anything(ports, library, write.arguments["key"])
    if _stands(found) != write.arguments["stands"]:
        raise ChangedMeanwhileError(path=key_of(found))
    if write.operation not in ("forget", "supersede"):
        raise UnknownIdError(what="operation", id=write.operation, known="forget, supersede")
    if not library.waiting.close(write.id):
        return None
    if not isinstance(found, Entry):
        from belta_memory.app.change import forget as forget_fact

        return forget_fact(ports, found, channel)
    if write.operation == "forget":
        return forget_now(ports, library, found, channel, write.summary)
    return _supersede_now(ports, library, found, write, channel)


def forget_now(
    ports: Ports, library: Library, entry: Entry, channel: Channel, shown: str | None = None
) -> JournalEntry:
    """Fold an entry away, after a person was `shown` that, else the entry itself, and said yes."""
    from belta_memory.app.confirm import change_entries
    from belta_memory.app.ports import Change
    from belta_memory.domain.model import FactKey

    def edit(draft: EntryDraft) -> None:
        draft.archive(entry.slug, draft.stored(entry.slug).with_field("status", "archived"))

    shown = shown or described(entry)
    change = Change("forget", FactKey(entry.key), None, shown)
    return change_entries(ports, library.entries, shown, channel, change, edit)


def find_anything(ports: Ports, library: Library, key: str) -> Entry | Fact:
    """The entry or fact of this key, slug or topic. Raises UnknownIdError, AmbiguousIdError."""
    from belta_memory.app.entries import find_entry
    from belta_memory.app.find import find_fact
    from belta_memory.app.scopes import all_facts

    entries = library.entries.all()
    try:
        return find_entry(entries, key)
    except UnknownIdError as unknown:
        facts = all_facts(ports)
        if not facts:
            raise
        try:
            return find_fact(facts, key)
        except UnknownIdError:
            raise unknown from None


def described(found: Entry | Fact) -> str:
    """One line that shows what it says."""
    if isinstance(found, Entry):
        from belta_memory.app.entries import shown

        return shown(found)
    from belta_memory.domain.statement import format_statement

    return format_statement(found.topic, found.wrong, found.correct)


def _stands(found: Entry | Fact) -> str:
    """What tells whether it says the same still."""
    from belta_memory.domain.text import fingerprint

    return fingerprint(found.text if isinstance(found, Entry) else described(found))


def key_of(found: Entry | Fact) -> str:
    """By what it is found again."""
    return found.key if isinstance(found, Entry) else str(found.key or found.note or found.topic)


def _id_of(library: Library, found: Entry | Fact) -> str:
    """By what it alone is found again."""
    if not isinstance(found, Entry):
        return key_of(found)
    known = by_id(library.entries.all())
    return next((id_ for id_, e in known.items() if e.slug == found.slug), found.key)


def _ask_for(  # noqa: PLR0913, PLR0917 (what a waiting change consists of)
    ports: Ports, library: Library, operation: str, arguments: dict[str, str], summary: str, source: str
) -> str:
    if verdict(operation, Way.AGENT) is not Verdict.WAIT:
        raise PermissionError(operation)
    standing = library.waiting.all()
    same = next((w for w in standing if (w.operation, dict(w.arguments)) == (operation, arguments)), None)
    if same is None:
        if len(standing) >= MOST:
            return f"{MOST} changes wait already. Nothing was written. Ask the user to run `belta review`."
        same = WaitingWrite(
            ports.randomness.new_id(), operation, arguments, summary, ports.clock.now(), source
        )
        library.waiting.put(same)
    return f"waits as {same.id}: confirm with `belta review`. Nothing is changed before the user's own yes to: {summary}"


def _supersede_now(
    ports: Ports, library: Library, before: Entry, write: WaitingWrite, channel: Channel
) -> JournalEntry:
    """Put a note, confirmed, in the place of another."""
    from belta_memory.app.confirm import change_entries
    from belta_memory.app.entries import Noted, new_entry, put_new
    from belta_memory.app.ports import Change
    from belta_memory.domain.entry import EntryType
    from belta_memory.domain.model import FactKey

    given = write.arguments
    noted = Noted(
        given["text"],
        EntryType(given["type"]),
        given["priority"] == "high",
        given["domain"],
        given["solved_query"],
        given["category"],
        write.source,
    )
    after = new_entry(ports, noted)._replace(confirmed=ports.clock.now().date(), replaces=before.key)

    def edit(draft: EntryDraft) -> None:
        note = draft.stored(before.slug).with_field("superseded_by", after.key)
        put_new(draft, after)
        draft.archive(before.slug, note.with_field("status", "superseded"))

    change = Change("supersede", FactKey(before.key), None, write.summary)
    return change_entries(ports, library.entries, write.summary, channel, change, edit)
