"""Gather what `belta report` counts: every recorded fact, every event, every correction, each with its project."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from belta_memory.app.scopes import all_facts
from belta_memory.domain.figures import Figures, Material, Window, figures
from belta_memory.domain.repeats import repeats_among
from belta_memory.domain.scope import name_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from belta_memory.app.casebook import CaseBook
    from belta_memory.app.ports import Ports


def report(  # noqa: PLR0913 (what it is made from, and what is asked for)
    ports: Ports,
    book: CaseBook,
    languages: Mapping[str, tuple[int, int]],
    mute: Sequence[str],
    *,
    days: int,
    project: str | None = None,
) -> Figures:
    """The figures of the last days, today included; of one project, by its name or id. Raises BeltaError."""

    def is_asked(where: str) -> bool:
        return project is None or project in {where, name_of(where)}

    now = ports.clock.now()
    facts = all_facts(ports)
    recorded: dict[str, dt.datetime] = {
        e.key: e.at for e in ports.memory.journal() if e.operation == "record" and e.key
    }
    placed = [(book.project(e.scene.project), e) for e in ports.events.all()]
    placed += repeats_among(book.placed, facts, recorded, placed)
    material = Material(
        facts=facts,
        recorded=recorded,
        events=[(where, event) for where, event in placed if is_asked(where)],
        cases=[(where, case) for where, case in book.placed if is_asked(where)],
        languages=languages,
        mute=mute,
    )
    return figures(material, Window(now.date() - dt.timedelta(days=days - 1), now.date()), now)
