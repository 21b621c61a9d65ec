"""What the tools of the searchable memory do: reading runs at once, writing waits."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.entrypoints.mcp.arguments import kept, text_of
from belta_memory.entrypoints.mcp.calls import propose, report, withdraw
from belta_memory.entrypoints.mcp.listing import list_memory
from belta_memory.entrypoints.mcp.rpc import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from belta_memory.app.library import Library
    from belta_memory.app.ports import Ports, SessionMarker
    from belta_memory.app.search import Hit
    from belta_memory.domain.entry import Entry

LONGEST = 4000  # characters of a topic
WRITER = "session_context"  # the thread that writes it


class Scene(NamedTuple):
    """The world of one call, and who made it."""

    ports: Ports
    library: Library
    host: str
    folder: str  # in which the host works
    marker: Callable[[], SessionMarker | None] = lambda: None  # of the session that the call is about

    @property
    def project(self) -> str | None:
        """The project of the folder."""
        from belta_memory.app.scopes import present_project

        return present_project(self.ports, self.folder)


def search_memory(scene: Scene, given: Mapping[str, object]) -> Result:
    """Find it."""
    from belta_memory.app.search import TOP, Query, format_hits, search, shelf_of
    from belta_memory.app.shortened import shortened

    catch_up(scene)
    top = given.get("top")
    query = Query(
        text_of(given, "query"),
        text_of(given, "type"),
        text_of(given, "domain"),
        int(top) if isinstance(top, (int, float)) else TOP,
    )
    shelf = shelf_of(scene.ports, scene.library.entries, scene.project)
    hits = shortened(search(scene.ports, shelf, scene.library.backend, query))
    best: dict[str, float] = {}
    for hit in hits:
        best.setdefault(hit.type, hit.score)
    found = tuple(hit.id for hit in hits if not hit.recent)
    logged = {"query": query.text, "type": query.type, "hits": found, "best": best}
    return Result(format_hits(hits), structured={"hits": list(map(told, hits))}, logged=logged)


def get_note(scene: Scene, given: Mapping[str, object]) -> Result:
    """Everything that is kept of one entry or fact. Raises UnknownIdError, AmbiguousIdError."""
    from belta_memory.app.gate import described, find_anything, key_of
    from belta_memory.domain.entry import Entry
    from belta_memory.domain.errors import UnknownIdError
    from belta_memory.domain.note import format_note

    key = text_of(given, "key")
    try:
        found = find_anything(scene.ports, scene.library, key)
    except UnknownIdError:
        if (text := _waiting(scene, key)) is None:
            raise
        return Result(text, structured={"key": key, "type": "waiting", "text": text})
    logged = {"hits": (key_of(found),)}
    if isinstance(found, Entry):
        return Result(_whole(found), structured=_fields(found), logged=logged)
    note = scene.ports.memory.within(found.scope).note(found.note) if found.note else None
    text = described(found) + ("" if note is None else f"\n\n{format_note(note)}")
    # All of it in the structured form, too: there are hosts that show the model nothing else.
    fields = {"key": key_of(found), "type": "fact", "text": text, "scope": found.scope}
    return Result(text, structured=fields, logged=logged)


def _waiting(scene: Scene, id_: str) -> str | None:
    """A change that waits for the user, whole. Raises LapsedChangeError."""
    from belta_memory.app.gate import look_up

    found = next((write for write in scene.library.waiting.all() if write.id == id_), None)
    return None if found is None else look_up(scene.ports, scene.library, found).whole


def memory_counts(scene: Scene) -> Result:
    """The numbers, as text and as values."""
    import json
    from collections import Counter

    from belta_memory.app.load import counts

    entries = scene.library.entries.all()
    by_type = Counter(str(e.type) for e in entries)
    numbers = {
        **counts(scene.ports, scene.project),
        **dict(sorted(by_type.items())),
        "unconfirmed": sum(e.confirmed is None for e in entries),
        "waiting_changes": len(scene.library.waiting.all()),
    }
    return Result(json.dumps(numbers), structured=numbers)


def add_note(scene: Scene, given: Mapping[str, object]) -> Result:
    """Note something, or let a replacement wait. Raises RefusedValueError, UnknownIdError."""
    from belta_memory.app.entries import Noted, find_entry
    from belta_memory.app.entries import add_note as note
    from belta_memory.app.gate import supersede
    from belta_memory.domain.entry import EntryType

    catch_up(scene)
    ports, library = scene.ports, scene.library
    if not library.pace.takes(ports.clock.now()):
        told = "Too many notes in this minute. Nothing was written. Note only what matters later."
        return Result(told, refused="pace")
    noted = Noted(
        text_of(given, "text"),
        EntryType(text_of(given, "type") or "note"),
        text_of(given, "priority") == "high",
        text_of(given, "domain"),
        text_of(given, "solved_query"),
        text_of(given, "category"),
        scene.host,
    )
    if replaced := text_of(given, "replaces"):
        told = supersede(ports, library, find_entry(library.entries.all(), replaced), noted)
    else:
        told, entry = note(ports, library.entries, noted)
        if entry.confirmed is not None:
            refresh(scene)
    logged = {
        "type": str(noted.type),
        "priority": "high" if noted.high else "normal",
        "text": noted.text,
        "solved_query": noted.solved_query,
    }
    is_cut = any(isinstance(value, str) and value != kept(value) for value in given.values())
    more = " Halves of characters were left out: no file can hold them." if is_cut else ""
    return Result(f"{told}{more}", logged=logged)


def forget(scene: Scene, given: Mapping[str, object]) -> Result:
    """Let it wait. Raises UnknownIdError, AmbiguousIdError."""
    from belta_memory.app.gate import forget as ask

    return Result(ask(scene.ports, scene.library, text_of(given, "key"), scene.host))


def fetched(scene: Scene, method: str, params: Mapping[str, object]) -> dict[str, object] | str:
    """A resource or the prompt; why there is none, as a sentence. Raises UnknownIdError, AmbiguousIdError."""
    from belta_memory.entrypoints.mcp.offers import INDEX, contents, key_in, recall

    if method == "prompts/get":
        arguments = params.get("arguments")
        topic = arguments.get("topic") if isinstance(arguments, dict) else None
        if params.get("name") != "recall" or not isinstance(topic, str) or not topic.strip():
            return "The one prompt is recall, and it takes a topic"
        return recall(topic.strip()[:LONGEST])
    uri = params.get("uri")
    if uri == INDEX:
        return contents(INDEX, scene.ports.memory.read().text)
    if (key := key_in(uri)) is None:
        return f"There is no resource {str(uri)[:80]}"
    return contents(str(uri), get_note(scene, {"key": key}).text)


def refresh(scene: Scene) -> None:
    """Write session_context.md anew, where nobody waits for it."""
    _in_thread(scene, scene.library.page.refresh)


def catch_up(scene: Scene) -> None:
    """The same where whoever changed the entries last could not."""
    if scene.library.page.is_behind():
        _in_thread(scene, scene.library.page.catch_up)


def _in_thread(scene: Scene, write: Callable[[Callable[[], str]], None]) -> None:
    import threading

    from belta_memory.app.context import page_of

    make = page_of(scene.library.entries)
    threading.Thread(target=write, args=(make,), name=WRITER, daemon=True).start()


CALLS: Mapping[str, Callable[[Scene, Mapping[str, object]], Result]] = {
    "report_correction": lambda scene, given: report(scene.ports, scene.host, scene.marker(), given),
    "propose_fact": lambda scene, given: propose(scene.ports, scene.host, scene.marker(), given),
    "withdraw": lambda scene, given: withdraw(scene.ports, given),
    "search_memory": search_memory,
    "get_note": get_note,
    "list_memory": list_memory,
    "memory_counts": lambda scene, _: memory_counts(scene),
    "add_note": add_note,
    "forget": forget,
}


def folder(environment: Mapping[str, str]) -> str:
    """Where the host works."""
    return environment.get("CLAUDE_PROJECT_DIR") or os.getcwd()


def told(hit: Hit) -> dict[str, object]:
    """A hit as values, without those that say nothing: a host may show the model just this."""
    fields = {**hit._asdict(), "date": None if hit.date is None else hit.date.isoformat()}
    return {
        name: value
        for name, value in fields.items()
        if value or name in {"confirmed", "date", "age", "score"}
    }


def _whole(entry: Entry) -> str:
    state = f"confirmed {entry.confirmed.isoformat()}" if entry.confirmed else "unconfirmed"
    head = f"{entry.key} {entry.type}, {state}, noted {entry.times}×, last {entry.day}, notes/{entry.slug}.md"
    told = ((name, value) for name, value in _fields(entry).items() if name in _BELOW_HEAD)
    more = [f"{n}: {', '.join(v) if isinstance(v, list) else v}" for n, v in told]
    return "\n".join((head, *more, "", entry.text))


_BELOW_HEAD = frozenset(
    ("priority", "domain", "category", "solved_query", "triggers", "created", "replaces", "source")
)


def _fields(entry: Entry) -> dict[str, object]:
    """Every part of an entry that says something."""
    fields = {
        "key": entry.key,
        "type": str(entry.type),
        "text": entry.text,
        "priority": "high" if entry.high else "normal",
        "domain": entry.domain,
        "category": entry.category,
        "solved_query": entry.solved_query,
        "triggers": list(entry.triggers),
        "created": None if entry.created is None else entry.created.isoformat(),
        "date": None if entry.seen is None else entry.seen.isoformat(),
        "times": entry.times,
        "confirmed": entry.confirmed is not None,
        "replaces": entry.replaces,
        "source": entry.source,
        "file": f"notes/{entry.slug}.md",
    }
    return {name: value for name, value in fields.items() if value or name in {"confirmed", "date"}}
