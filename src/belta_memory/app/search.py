"""Search what is remembered: the entries, and the facts that hold where somebody works. Reading asks nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.entry import DATE_UNKNOWN, EntryType, by_id, moment
from belta_memory.domain.ranking import NEAR, is_alive, urgent_first
from belta_memory.domain.synonyms import said_in
from belta_memory.domain.terms import as_written

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Collection, Mapping
    from typing import Protocol

    from belta_memory.app.entries import Entries
    from belta_memory.app.ports import Ports
    from belta_memory.domain.entry import Entry
    from belta_memory.domain.model import Fact
    from belta_memory.domain.ranking import Keep, Match

    class SearchBackend(Protocol):
        """What finds texts by a query. It may keep anything in the cache, and trusts nothing of it."""

        def follow(self, texts: Mapping[str, str]) -> None:
            """From now on these are the texts, by their ids, as far as the present thread is concerned."""

        def ranked(self, query: str, keep: Keep, most: int, urgent: Collection[str] = ()) -> list[Match]:
            """The texts that a query is about, best first, of those that `keep` admits; the urgent ones beyond `most`."""


FACT = "fact"
TOP = 8
MOST = 50
FEW, LONGEST_WORD = 6, 24  # words of each kind, and characters of one, by which a hit says why it is one
RECENT = 3  # lessons and conclusions that are added beyond `top`
_RECENT_TYPES = (EntryType.LESSON, EntryType.CONCLUSION)


class Query(NamedTuple):
    """What is looked for. No type and no domain means any."""

    text: str
    type: str = ""
    domain: str = ""
    top: int = TOP


class Hit(NamedTuple):
    """Something that was found, with what an agent needs to cite it."""

    id: str
    type: str
    text: str
    why: str  # how it matched
    score: float  # the share of the query that it holds
    date: dt.date | None
    age: int | None  # days
    source: str  # where it stands
    confirmed: bool
    urgent: bool = False
    recent: bool = False  # not found, but new
    domain: str = ""


class Shelf(NamedTuple):
    """Everything that can be found at one moment."""

    entries: Mapping[str, Entry]
    facts: Mapping[str, Fact]

    def texts(self) -> dict[str, str]:
        """What each is found by."""
        return {id_: self.text(id_) for id_ in (*self.facts, *self.entries)}

    def text(self, id_: str) -> str:
        """What one is found by."""
        if (entry := self.entries.get(id_)) is not None:
            return f"{entry.text} {entry.domain} {entry.solved_query}".strip()
        fact = self.facts[id_]
        return f"{fact.topic} {fact.wrong} {fact.correct}"


def shelf_of(ports: Ports, entries: Entries, project: str | None) -> Shelf:
    """The entries, and the facts that hold in a project or everywhere."""
    from belta_memory.app.scopes import facts_here

    facts = {str(f.key or f.note or f.topic): f for f in facts_here(ports, project)}
    return Shelf(by_id(entries.all()), facts)


def search(ports: Ports, shelf: Shelf, backend: SearchBackend, query: Query) -> list[Hit]:
    """The best hits, urgent ones first, then the newest confirmed lessons and conclusions that were not found."""
    backend.follow(shelf.texts())
    today = ports.clock.now().date()

    def keep(id_: str) -> bool:
        entry = shelf.entries.get(id_)
        type_, domain = (FACT, "") if entry is None else (str(entry.type), entry.domain)
        return query.type in ("", type_) and query.domain.casefold() in ("", domain.casefold())

    urgent = {id_ for id_, entry in shelf.entries.items() if entry.is_urgent}
    best = urgent_first(backend.ranked(query.text, keep, query.top, urgent), urgent.__contains__)
    hits = [_hit(shelf, m, today) for m in best[: query.top] if m.id in shelf.entries or m.id in shelf.facts]
    if query.type in ("", *_RECENT_TYPES):
        hits += _recent(shelf, keep, {hit.id for hit in hits}, today, ports.settings.lesson_days)
    return hits


def _recent(shelf: Shelf, keep: Keep, found: set[str], today: dt.date, days: int) -> list[Hit]:
    young = [
        id_
        for id_, e in shelf.entries.items()
        if e.type in _RECENT_TYPES and e.confirmed is not None and keep(id_) and id_ not in found
        if e.seen is not None and (e.type is not EntryType.LESSON or is_alive(e.seen, today, days))
    ]
    newest = sorted(young, key=lambda id_: moment(shelf.entries[id_]), reverse=True)[:RECENT]
    return [_of_entry(shelf.entries[id_], id_, today)._replace(why="new", recent=True) for id_ in newest]


def _hit(shelf: Shelf, match: Match, today: dt.date) -> Hit:
    entry = shelf.entries.get(match.id)
    if entry is None:
        hit = _of_fact(shelf.facts[match.id], match.id, today)
    else:
        hit = _of_entry(entry, match.id, today)
    return hit._replace(why=_why(shelf.text(match.id), match), score=match.share)


def _why(text: str, match: Match) -> str:
    """How a text matched, in its own words: neither stems nor the names of a glossary tell anybody anything."""
    own = as_written(text, match.words)
    others = dict.fromkeys(said_in(text, name) for name in match.concepts)
    other = [words for words in others if words and words not in own]
    reasons = [
        f"{how} {', '.join(_short(w, LONGEST_WORD) for w in words[:FEW])}"
        for how, words in (("has", own), ("speaks of", other))
        if words
    ]
    reasons += [f"near in meaning: {match.near:.2f}"] if match.near >= NEAR else []
    return ", ".join(reasons) or "is spelt much alike"


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]}…"


def _of_entry(entry: Entry, id_: str, today: dt.date) -> Hit:
    return Hit(
        id=id_,
        type=str(entry.type),
        text=entry.text,
        why="",
        score=0.0,
        date=entry.seen,
        age=_age(entry.seen, today),
        source=f"notes/{entry.slug}.md",
        confirmed=entry.confirmed is not None,
        urgent=entry.is_urgent,
        domain=entry.domain,
    )


def _of_fact(fact: Fact, id_: str, today: dt.date) -> Hit:
    from belta_memory.domain.statement import format_statement

    day = fact.recorded_at or fact.first_seen
    return Hit(
        id=id_,
        type=FACT,
        text=format_statement(fact.topic, fact.wrong, fact.correct),
        why="",
        score=0.0,
        date=day,
        age=_age(day, today),
        source=f"MEMORY.md ({fact.scope})",
        confirmed=True,
    )


def format_hits(hits: list[Hit]) -> str:
    """What the agent reads: one paragraph a hit, with what it can cite."""
    return "\n\n".join(map(_paragraph, hits)) if hits else "Nothing was found."


def _paragraph(hit: Hit) -> str:
    marks = "".join(
        f" [{mark}]"
        for mark, holds in (("RECENT", hit.recent), ("HIGH", hit.urgent), ("UNCONFIRMED", not hit.confirmed))
        if holds
    )
    age = DATE_UNKNOWN if hit.age is None else f"{hit.age} d old"
    return f"{hit.id} {hit.type}{marks} ({hit.why}, {age}, {hit.source})\n{hit.text}"


def _age(day: dt.date | None, today: dt.date) -> int | None:
    return None if day is None else max(0, (today - day).days)
