"""The corrections of the last weeks that a session's first prompt gets to read. Made when nobody waits, and kept as text."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from belta_memory.domain.case import case_id, is_told, words_of
from belta_memory.domain.language import say
from belta_memory.domain.ledger import Made
from belta_memory.domain.model import By, Kind
from belta_memory.languages import pack

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from belta_memory.app.casebook import CaseBook
    from belta_memory.app.ports import Ports
    from belta_memory.domain.ledger import Entry
    from belta_memory.domain.model import Claim, Observation

DAYS = 30
BY_USER, BY_SELF = 4, 2
WORDS = 140  # characters of what was said
SHOWN = (Kind.FACT, Kind.RESULT, Kind.OMISSION, Kind.INSTRUCTION)


def recent_cases(  # noqa: PLR0913, PLR0917 (what leaves a case out)
    book: CaseBook,
    entries: Iterable[Entry],
    is_recorded: Callable[[Claim], bool],
    project: str,
    today: dt.date,
    masks: Collection[str] = (),
) -> list[Observation]:
    """Up to four of the user's cases of a project, newest first and kinds spread, then two that the agent found itself.

    Left out: what is recorded, what a rule was made of since, and that of which no word may be shown. A fact that was made
    of an entry is recorded, and stands for no other case of its kind.
    """
    first = today - dt.timedelta(days=DAYS)
    rules = (e for e in entries if e.project == project and e.made is Made.RULE)
    since = {e.kind: e.adopted_at for e in rules if e.adopted_at is not None}
    newest = [
        case
        for where, case in reversed(book.placed)
        if where == project
        and case.kind in SHOWN
        and case.day >= first
        and not (case.kind in since and case.at <= since[case.kind])
        and not (case.kind is Kind.FACT and is_recorded(case.claim))
        and is_told(words_of(case, masks))
    ]
    by_user = [case for case in newest if case.by is By.USER]
    return [*_spread(by_user, BY_USER), *_spread([c for c in newest if c.by is By.SELF], BY_SELF)]


def _spread(newest: Sequence[Observation], room: int) -> list[Observation]:
    """The newest of each kind first, then the next of each; what is taken stands newest first."""
    rounds: dict[Kind, int] = {}
    ranked = []
    for place, case in enumerate(newest):
        rounds[case.kind] = rounds.get(case.kind, 0) + 1
        ranked.append((rounds[case.kind], place))
    return [newest[place] for place in sorted(place for _, place in sorted(ranked)[:room])]


def first_prompt_text(ports: Ports, cases: Sequence[Observation], masks: Collection[str]) -> str | None:
    """What a session's first prompt gets to read of them; None for none."""
    if not cases:
        return None
    lines = [say(pack(ports.language), "first.head")]
    for case in cases:
        words = " ".join(words_of(case, masks).split())
        shown = words if len(words) <= WORDS else f"{words[:WORDS]}…"
        lines.append(f"- {case.day.isoformat()} {case.kind}: {shown} ({case_id(case)})")
    return "\n".join(lines)
