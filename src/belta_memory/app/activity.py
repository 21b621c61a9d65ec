"""Who searched or noted what, and what that tells: queries that never find, entries that are never found."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Protocol

    from belta_memory.app.search import SearchBackend, Shelf
    from belta_memory.domain.entry import Entry

    class ActivityLog(Protocol):
        """The append-only log. One that cannot be written is told of, and fails no call."""

        def append(self, activity: Activity) -> None:
            """Keep one call."""

        def all(self) -> list[Activity]:
            """Every call that is kept, oldest first. Raises UnreadableFileError."""


_ENOUGH = 3  # searches from which on a query that never finds is a pattern


class Activity(NamedTuple):
    """One call. Masked."""

    at: dt.datetime
    tool: str
    query: str = ""
    hits: tuple[str, ...] = ()  # ids, best first
    best: Mapping[str, float] = {}  # score of the best hit of each type
    user: str = ""
    milliseconds: int = 0
    type: str = ""
    priority: str = ""
    text: str = ""  # 80 characters of what was noted
    solved_query: str = ""
    refused: str = ""  # why nothing came of it; of such a call nothing else is kept


class Findings(NamedTuple):
    """What a log tells."""

    calls: int
    searches: int
    refused: int
    empty: list[tuple[str, int]]  # queries that found nothing at least once, with how often
    never: list[tuple[str, int]]  # those of them that never found anything, asked at least three times
    solved: list[tuple[str, str]]  # a query and the lesson that it would have needed
    unfound: list[Entry]  # entries that no search has found
    unfound_high: list[Entry]  # those of them that are to come first


def findings(log: Sequence[Activity], entries: Iterable[Entry]) -> Findings:
    """Read a log beside the entries that there are."""
    searches = [a for a in log if a.tool == "search_memory" and not a.refused]
    asked: dict[str, list[bool]] = {}
    for activity in searches:
        if activity.query:  # a purge takes the words of a search, and leaves what else it found
            asked.setdefault(activity.query, []).append(bool(activity.hits))
    empty = {query: found.count(False) for query, found in asked.items() if not all(found)}
    never = [(q, n) for q, n in empty.items() if n >= _ENOUGH and not any(asked[q])]
    found = {id_ for activity in searches for id_ in activity.hits}
    unfound = [entry for entry in entries if entry.key not in found]
    return Findings(
        calls=len(log),
        searches=len(searches),
        refused=sum(bool(a.refused) for a in log),
        empty=sorted(empty.items(), key=lambda row: -row[1]),
        never=sorted(never, key=lambda row: -row[1]),
        solved=[(a.solved_query, a.text) for a in log if a.tool == "add_note" and a.solved_query],
        unfound=unfound,
        unfound_high=[entry for entry in unfound if entry.high],
    )


class Proposals(NamedTuple):
    """What could be tuned. Nothing is changed by it."""

    triggers: list[
        tuple[str, str]
    ]  # words of a solved query that its lesson does not hold, with the lesson's key
    cut_off: float | None  # the least that an entry scored by its own text for the query that it solved
    scored: int  # entries that scored so


def tune(log: Sequence[Activity], shelf: Shelf, backend: SearchBackend) -> Proposals:
    """Learn from solved queries: what a lesson should also say, and how good a hit has to be."""
    from belta_memory.domain.terms import words_of

    triggers: list[tuple[str, str]] = []
    for entry in shelf.entries.values():
        held = {*words_of(entry.text), *words_of(entry.domain)}
        lacking = [w for w in dict.fromkeys(words_of(entry.solved_query)) if w not in held]
        if lacking:
            triggers.append((" ".join(lacking), entry.key))
    scores = _own_scores({a.query for a in log if a.tool == "search_memory"}, shelf, backend)
    return Proposals(triggers, min(scores) if len(scores) >= _ENOUGH else None, len(scores))


def _own_scores(asked: set[str], shelf: Shelf, backend: SearchBackend) -> list[float]:
    """What each entry scores for the query that it solved, where that was searched for and its own text is found by it.

    A search looks at the solved query, too, and so it would always be all of it.
    """
    bare = {key: entry._replace(solved_query="") for key, entry in shelf.entries.items()}
    backend.follow(shelf._replace(entries=bare).texts())
    solving = [e for e in shelf.entries.values() if e.solved_query and e.solved_query in asked]
    found = (backend.ranked(entry.solved_query, entry.key.__eq__, 1) for entry in solving)
    return [match.share for matches in found for match in matches]
