"""What an agent wants to change and may not: it waits, and runs only after a person's yes, validated once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.app.access import Verdict, Way, verdict
from belta_memory.domain.entry import Entry, by_id, same_text
from belta_memory.domain.errors import (
    ChangedMeanwhileError,
    LapsedChangeError,
    RefusedValueError,
    UnknownIdError,
)

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Mapping
    from typing import Protocol, TypeVar

    from belta_memory.app.entries import EntryDraft, Noted
    from belta_memory.app.library import Library
    from belta_memory.app.ports import JournalEntry, Ports
    from belta_memory.domain.model import Channel, Fact

    T = TypeVar("T")

    class WaitingWrites(Protocol):
        """The changes that wait for a person's yes."""

        def all(self) -> list[WaitingWrite]:
            """Those that wait, oldest first. One that cannot be read is told of and left out."""

        def put(self, write: WaitingWrite) -> None:
            """Store a new one."""

        def close(self, id_: str) -> bool:
            """Take one away: False where somebody was quicker."""

        def settle(self, id_: str, carry_out: Callable[[], T]) -> T | None:
            """Carry one out while nobody else does, then take it away; None where it waits no more.

            Where that fails, it waits on.
            """


MOST = 200  # that wait at once


class WaitingWrite(NamedTuple):
    """One change, as it is to be made, and in one line. Masked."""

    id: str
    operation: str
    arguments: Mapping[str, str]
    summary: str
    created: dt.datetime
    source: str = ""


class Asked(NamedTuple):
    """What an agent asks for, as it would be done now."""

    write: WaitingWrite
    before: Entry | Fact
    after: Entry | None = None  # None: it is to be forgotten

    @property
    def line(self) -> str:
        """What is asked, for a list."""
        return _in_short(self.before, self.after)

    @property
    def whole(self) -> str:
        """All that a yes would be to."""
        from belta_memory.app.whole import whole
        from belta_memory.domain.scope import tag_of

        if isinstance(self.before, Entry):
            stands = whole(self.before)
        else:
            stands = tag_of(self.before.scope) + described(self.before)
        by = f" ({self.write.source})" if self.write.source else ""
        if self.after is None:
            return f"{self.write.id}{by} asks to forget\n{stands}"
        new = f"by this, which counts as confirmed then\n{whole(self.after)}"
        return f"{self.write.id}{by} asks to replace\n{stands}\n{new}"


def forget(ports: Ports, library: Library, key: str, source: str) -> str:
    """Ask to fold one entry or fact away. Raises UnknownIdError, AmbiguousIdError."""
    found = find_anything(ports, library, key)
    arguments = {"key": _id_of(library, found), "stands": _stands(found)}
    return _ask_for(ports, library, "forget", arguments, _in_short(found), source)


def supersede(ports: Ports, library: Library, before: Entry, noted: Noted) -> str:
    """Ask to put a note in the place of another. Raises RefusedValueError."""
    from belta_memory.app.entries import new_entry

    after = new_entry(ports, noted)
    if (twin := _twin(library, before, after)) is not None:
        return f"Nothing was written, and nothing waits: that stands already as {twin.key}. Ask to forget {before.key}."
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
    return _ask_for(ports, library, "supersede", arguments, _in_short(before, after), noted.source)


def look_up(ports: Ports, library: Library, write: WaitingWrite) -> Asked:
    """What a waiting change comes to as the memory is now.

    Raises LapsedChangeError where it can never be made any more, UnknownIdError for an operation of another belta's,
    AmbiguousIdError.
    """
    given = write.arguments
    key, operation = given.get("key", ""), write.operation
    if operation not in ("forget", "supersede"):
        raise UnknownIdError(what="operation", id=operation, known="forget, supersede")
    lapsed = LapsedChangeError(id=write.id, key=key, operation=operation)
    try:
        found = find_anything(ports, library, key)
        replaces = isinstance(found, Entry) and operation == "supersede"
        after = _successor(ports, key_of(found), write) if replaces else None
    except (UnknownIdError, RefusedValueError, ValueError) as cause:
        raise lapsed from cause
    if _stands(found) != given.get("stands") or (after is None) != (operation == "forget"):
        raise lapsed
    return Asked(write, found, after)


def carry_out(ports: Ports, library: Library, asked: Asked, channel: Channel) -> JournalEntry | None:
    """Make the change that a person was shown and has agreed to; None where somebody was quicker.

    It is validated again under the lock, and waits on where it was not written. Raises ChangedMeanwhileError, and
    LapsedChangeError where it can never be made any more.
    """
    try:
        return library.waiting.settle(asked.write.id, lambda: _change(ports, library, asked, channel))
    except (ChangedMeanwhileError, UnknownIdError):
        look_up(ports, library, asked.write)
        raise


def forget_now(
    ports: Ports, library: Library, entry: Entry, channel: Channel, asked: Asked | None = None
) -> JournalEntry:
    """Fold an entry away, after a person was shown it, or what is `asked`, and said yes. Raises ChangedMeanwhileError."""
    from belta_memory.app.confirm import change_entries
    from belta_memory.app.ports import Change
    from belta_memory.app.whole import as_shown, whole
    from belta_memory.domain.model import FactKey

    def edit(draft: EntryDraft) -> None:
        note = as_shown(draft.stored(entry.slug), entry)
        draft.archive(entry.slug, note.with_field("status", "archived"))

    line, shown = (described(entry), whole(entry)) if asked is None else (asked.line, asked.whole)
    change = Change("forget", FactKey(entry.key), None, line)
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


def _twin(library: Library, before: Entry, after: Entry) -> Entry | None:
    """Another entry that says already what is to take the place of one."""
    others = (e for e in library.entries.all() if e.slug != before.slug and e.type is after.type)
    return next((e for e in others if same_text(e.text, after.text)), None)


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


def _in_short(before: Entry | Fact, after: Entry | None = None) -> str:
    """What is asked, in one line."""
    if after is None:
        return f"forget {described(before)}"
    return f"replace {described(before)} by {described(after)}"


def _successor(ports: Ports, before: str, write: WaitingWrite) -> Entry:
    """The note that is to take the place of another. Raises RefusedValueError, ValueError for what belta never stored."""
    from belta_memory.app.entries import Noted, new_entry
    from belta_memory.domain.entry import EntryType

    given = write.arguments
    noted = Noted(
        given.get("text", ""),
        EntryType(given.get("type", "")),
        given.get("priority") == "high",
        given.get("domain", ""),
        given.get("solved_query", ""),
        given.get("category", ""),
        write.source,
    )
    return new_entry(ports, noted)._replace(confirmed=ports.clock.now().date(), replaces=before)


def _change(ports: Ports, library: Library, asked: Asked, channel: Channel) -> JournalEntry:
    """Fold away what is asked, and put, confirmed, what is to take its place."""
    from belta_memory.app.change import forget as forget_fact
    from belta_memory.app.confirm import change_entries
    from belta_memory.app.entries import put_new
    from belta_memory.app.ports import Change
    from belta_memory.app.whole import as_shown
    from belta_memory.domain.model import FactKey

    before, after = asked.before, asked.after
    if not isinstance(before, Entry):
        return forget_fact(ports, before, channel)
    if after is None:
        return forget_now(ports, library, before, channel, asked)

    def edit(draft: EntryDraft) -> None:
        note = as_shown(draft.stored(before.slug), before).with_field("superseded_by", after.key)
        put_new(draft, after)
        draft.archive(before.slug, note.with_field("status", "superseded"))

    change = Change("supersede", FactKey(before.key), None, asked.line)
    return change_entries(ports, library.entries, asked.whole, channel, change, edit)
