"""Which recorded facts a maintainer may want to merge, archive, move or shorten, each group with its reason."""

import datetime as dt
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import NamedTuple

from belta_memory.domain.match import Relation, claim_of
from belta_memory.domain.model import GLOBAL, Claim, Decline, Fact, FactKey
from belta_memory.domain.text import normalise, same_value

RESTS = (
    120  # days for which a fact goes unseen before anybody is asked about it, for each time that it was said
)
_COUNTED = 4  # times
LONG = 160  # characters of a line's three values
YEAR = 365

FactId = tuple[str, str]
"""Scope and topic in normal form: what tells one line from another."""
Relate = Callable[[Claim, Claim], Relation]


class Reason(StrEnum):
    """Why a group is shown."""

    DUPLICATE = "duplicate"
    SUPERSEDED = "superseded"
    CONTRADICTING = "contradicting"
    STALE = "stale"
    PROJECT = "project"  # a fact that holds everywhere, about this project alone
    UNSEEN = "unseen"
    LONG = "long"


class Action(StrEnum):
    """What can be done with a group."""

    MERGE = "merge"  # one line stays, the others go to its note's history and to the archive
    ARCHIVE = "archive"
    MOVE = "move"  # to another scope
    SHORTEN = "shorten"
    KEEP = "keep"


class Group(NamedTuple):
    """Some facts, why they are shown, and what is proposed."""

    reason: Reason
    why: str
    facts: tuple[Fact, ...]
    action: Action
    keep: int = 0  # which of them stays, when they are merged
    to: str | None = None  # where to it moves
    words: Claim | None = None  # the shorter wording; None until somebody has written one


class Signals(NamedTuple):
    """What is known of the facts beside their lines."""

    today: dt.date
    seen: Mapping[FactId, dt.date]  # the last day on which something of it came up
    stale: Mapping[FactId, str]  # what a repository does not bear out any more
    here: str | None  # the present project
    about_here: frozenset[FactId]  # what cites something of it


def id_of(fact: Fact) -> FactId:
    """What tells its line from all others."""
    return fact.scope, normalise(fact.topic)


def groups(
    facts: Sequence[Fact],
    signals: Signals,
    relate: Relate,
    is_kept: Callable[[Group], bool] = lambda _: False,
) -> list[Group]:
    """The groups, each fact in the first that it fits. One that is kept is passed over: its facts may fit another."""
    found: list[Group] = []
    free = {id_of(fact) for fact in facts}
    for group in _candidates(facts, signals, relate):
        names = set(map(id_of, group.facts))
        if names <= free and not is_kept(group):
            found.append(group)
            free -= names
    return found


def _candidates(facts: Sequence[Fact], signals: Signals, relate: Relate) -> Iterator[Group]:
    """Every group that could be shown, the weightiest first."""
    related = _related(facts, relate)
    for cluster in _clusters([(a, b) for a, b, relation in related if relation is Relation.SAME]):
        kept = max(range(len(cluster)), key=lambda n: (cluster[n].scope == GLOBAL, _age(cluster[n])))
        yield Group(Reason.DUPLICATE, "They state the same fact.", tuple(cluster), Action.MERGE, kept)
    for a, b, relation in related:
        older, newer = sorted((a, b), key=_age)
        if a.scope != b.scope:
            continue
        if same_value(older.correct, newer.wrong) and relation is not Relation.DIFFERENT:
            why = f"The newer line says that {older.correct} is wrong."
            yield Group(Reason.SUPERSEDED, why, (newer, older), Action.MERGE)
        elif relation is Relation.CONTRADICTS:
            why = "They state different values for one thing; the newer statement is proposed."
            yield Group(Reason.CONTRADICTING, why, (newer, older), Action.MERGE)
    for fact in facts:
        yield from _alone(fact, signals)


def old_declines(
    declines: Iterable[Decline], sighted: Mapping[FactKey, dt.date], today: dt.date
) -> list[Decline]:
    """The management comments of which nothing was said or heard for a year."""
    limit = today - dt.timedelta(days=YEAR)
    return [d for d in declines if max(d.last, sighted.get(d.key, d.last)) < limit]


def regrouped(lines: Sequence[str], places: Sequence[int], facts: Sequence[Fact]) -> list[str]:
    """The lines of an index with those of neighbouring facts sorted by topic; everything else stays where it is."""
    result = list(lines)
    run: list[tuple[int, Fact]] = []
    for place, fact in [*zip(places, facts, strict=True), (-1, None)]:
        if fact is not None and (not run or place == run[-1][0] + 1):
            run.append((place, fact))
            continue
        _sort(result, run)
        run = [] if fact is None else [(place, fact)]
    return result


def _sort(lines: list[str], run: Sequence[tuple[int, Fact]]) -> None:
    """Sort one run of lines; each place keeps its line ending."""
    ordered = sorted(run, key=lambda item: normalise(item[1].topic))
    texts = [lines[place].rstrip("\r\n") for place, _ in ordered]
    for (place, _), text in zip(run, texts, strict=True):
        own = lines[place]
        lines[place] = text + own[len(own.rstrip("\r\n")) :]


def _alone(fact: Fact, signals: Signals) -> Iterator[Group]:
    """What is to be said of a fact by itself, the weightiest first."""
    name = id_of(fact)
    if (gone := signals.stale.get(name)) is not None:
        yield Group(Reason.STALE, f"The repository does not bear it out: {gone}.", (fact,), Action.ARCHIVE)
    if fact.scope == GLOBAL and signals.here is not None and name in signals.about_here:
        why = "It holds everywhere, and cites something that this project has."
        yield Group(Reason.PROJECT, why, (fact,), Action.MOVE, to=signals.here)
    seen = signals.seen.get(name)
    rests = RESTS * min(max(fact.occurrences, 1), _COUNTED)
    if seen is not None and (signals.today - seen).days > rests:
        why = f"Nothing of it came up since {seen.isoformat()}."
        yield Group(Reason.UNSEEN, why, (fact,), Action.ARCHIVE)
    if sum(map(len, (fact.topic, fact.wrong, fact.correct))) > LONG:
        yield Group(Reason.LONG, "Its line is long; every session reads it.", (fact,), Action.SHORTEN)


def _related(facts: Sequence[Fact], relate: Relate) -> list[tuple[Fact, Fact, Relation]]:
    """Every two facts that have something to do with each other."""
    marks = [_marks(fact) for fact in facts]
    found: list[tuple[Fact, Fact, Relation]] = []
    for n, fact in enumerate(facts):
        for m in range(n):
            other = facts[m]
            if marks[n].isdisjoint(marks[m]) and _is_latin(fact) == _is_latin(other):
                continue  # written alike, and not a word in common
            if (relation := relate(claim_of(other), claim_of(fact))) is not Relation.DIFFERENT:
                found.append((other, fact, relation))
    return found


def _clusters(pairs: Iterable[tuple[Fact, Fact]]) -> list[list[Fact]]:
    """What hangs together, in the order of the index."""
    found: list[list[Fact]] = []
    for a, b in pairs:
        touched = [cluster for cluster in found if a in cluster or b in cluster]
        merged = [fact for cluster in touched for fact in cluster]
        merged += [fact for fact in (a, b) if fact not in merged]
        found = [cluster for cluster in found if cluster not in touched] + [merged]
    return found


def _marks(fact: Fact) -> frozenset[str]:
    """Words, and pairs of characters where a script has no spaces."""
    text = " ".join(map(normalise, (fact.topic, fact.wrong, fact.correct)))
    words = {word.strip(".,:;()") for word in text.split()}
    pairs = {a + b for a, b in pairwise(text) if not (a + b).isascii() and " " not in a + b}
    return frozenset(words | pairs) - {""}


def _is_latin(fact: Fact) -> bool:
    return f"{fact.topic}{fact.correct}".isascii()


def _age(fact: Fact) -> tuple[dt.date, dt.date]:
    """When it was last confirmed: the newer of two lines wins."""
    return fact.recorded_at or dt.date.min, fact.first_seen or dt.date.min
