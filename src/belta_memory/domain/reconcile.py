"""An index in which a merge has left marks or doubles, made whole again: every line of either side stays somewhere."""

import datetime as dt
from typing import NamedTuple

from belta_memory.domain.comment import format_decline
from belta_memory.domain.conflict import Conflict, ended, has_conflict, joined, pieces
from belta_memory.domain.index import Index, parse_index
from belta_memory.domain.line import format_line
from belta_memory.domain.model import Fact
from belta_memory.domain.outline import split_lines
from belta_memory.domain.text import normalise, same_value


class Reconciled(NamedTuple):
    """The text as it is to be, what was done, and the lines that another one has replaced."""

    text: str
    told: tuple[str, ...] = ()
    folded: tuple[tuple[Fact, Fact], ...] = ()  # each with the one that stays


def reconciled(text: str, path: str, scope: str) -> Reconciled:
    """The index without marks and doubles. One with broken lines loses its marks alone: nobody knows what is doubled."""
    told: list[str] = []
    if has_conflict(text):
        text, blocks = _both_sides(text)
        told.append(f"kept both sides of {blocks} conflict{'s' if blocks > 1 else ''}")
    index = parse_index(text, path, scope)
    if index.faults:
        return Reconciled(text, tuple(told))
    index, doubles, folded = _single(index)
    if doubles:
        told.append(f"made one line of {doubles} that stood twice")
    told += [
        f"put {old.topic}: ❌ {old.wrong} → ✅ {old.correct} into the archive, since the newer line says {new.correct}"
        for old, new in folded
    ]
    lines, comments = _single_declines(index)
    if comments:
        told.append(f"made one comment of {comments} that stood twice")
    return Reconciled("".join(lines), tuple(told), tuple(folded))


def _both_sides(text: str) -> tuple[str, int]:
    """Ours, then what only theirs has."""
    kept: list[str] = []
    blocks = 0
    for piece in pieces(text):
        if isinstance(piece, Conflict):
            blocks += 1
            for line in joined(piece.ours, piece.theirs):
                kept.append(ended(line, kept))
        else:
            kept.append(piece)
    return "".join(kept), blocks


def _single(index: Index) -> tuple[Index, int, list[tuple[Fact, Fact]]]:
    """One line a topic: the newest, with the first day and the highest count of all."""
    lines = split_lines(index.text)
    groups: dict[str, list[tuple[int, Fact]]] = {}
    for place, fact in zip(index.fact_lines, index.facts, strict=True):
        groups.setdefault(normalise(fact.topic), []).append((place, fact))
    gone: list[int] = []
    folded: list[tuple[Fact, Fact]] = []
    for group in groups.values():
        if len(group) == 1:
            continue
        _, newest = max(group, key=lambda item: (_age(item[1]), item[0]))
        days = [fact.first_seen for _, fact in group if fact.first_seen]
        same = [fact for _, fact in group if _is_same(fact, newest)]
        count = max(fact.occurrences for fact in same)
        kept = newest._replace(occurrences=count, first_seen=min(days, default=None))
        first, _ = group[0]
        own = lines[first]
        lines[first] = format_line(kept) + own[len(own.rstrip("\r\n")) :]
        gone += [place for place, _ in group[1:]]
        folded += [(fact, kept) for _, fact in group if not _is_same(fact, newest)]
    text = "".join(line for n, line in enumerate(lines) if n not in gone)
    return parse_index(text, index.path, index.scope), len(gone) - len(folded), folded


def _single_declines(index: Index) -> tuple[list[str], int]:
    lines = split_lines(index.text)
    places: dict[str, int] = {}
    gone: list[int] = []
    for place, decline in zip(index.decline_lines, index.declines, strict=True):
        if (first := places.setdefault(decline.key, place)) == place:
            continue
        both = [d for d in index.declines if d.key == decline.key]
        own = lines[first]
        strongest = max(both, key=lambda d: (d.times, d.last))
        lines[first] = format_decline(strongest) + own[len(own.rstrip("\r\n")) :]
        gone.append(place)
    return [line for n, line in enumerate(lines) if n not in gone], len(gone)


def _is_same(a: Fact, b: Fact) -> bool:
    return same_value(a.wrong, b.wrong) and same_value(a.correct, b.correct)


def _age(fact: Fact) -> tuple[dt.date, dt.date]:
    return fact.recorded_at or dt.date.min, fact.first_seen or dt.date.min
