"""`belta harvest --llm` and `--propose`: ask two judges about what is unsure, bring the ledger up to date."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from belta_memory.app.ledger import Ledger
    from belta_memory.app.ports import Ports
    from belta_memory.app.reclassify import Judge, Limits, Reclassified
    from belta_memory.domain.model import Observation


def two_judges(ports: Ports) -> tuple[Judge, ...]:
    """The first two different ones that the user has named. Raises FewJudgesError."""
    from belta_memory.domain.service_errors import FewJudgesError

    made = different_judges(ports)
    if len(made) < 2:  # noqa: PLR2004
        raise FewJudgesError(count=len(made))
    return tuple(made[:2])


def different_judges(ports: Ports) -> list[Judge]:
    """Those that the user has named, each once."""
    from belta_memory.modules import module

    made = (module(f"belta_memory.adapters.judges.{s.kind}").judge(s) for s in ports.settings.judges)
    by_name: dict[str, Judge] = {}
    for judge in made:
        by_name.setdefault(judge.name, judge)
    return list(by_name.values())


def ask_judges(
    ports: Ports,
    environment: Mapping[str, str],
    judges: Sequence[Judge],
    is_asked_for: Callable[[Observation], bool],
    limits: Limits,
) -> Reclassified:
    """Put the unsure cases that the command was asked for to the judges, and nobody else's words."""
    from belta_memory.adapters.stores.home import find_home
    from belta_memory.adapters.stores.verdicts import VerdictFiles
    from belta_memory.app.reclassify import reclassify, unanswered, unsure_cases
    from belta_memory.entrypoints.cli.progress import bar
    from belta_memory.entrypoints.wiring import case_book
    from belta_memory.recognizers import mask_words

    cases = [c for c in unsure_cases(case_book(ports, environment).observations) if is_asked_for(c)]
    verdicts = VerdictFiles(find_home(environment))
    with bar(min(len(unanswered(cases, judges, verdicts)), limits.cases) * len(judges)) as tick:
        return reclassify(ports.observations, cases, judges, verdicts, mask_words(), limits=limits, tick=tick)


def raise_proposals(ports: Ports, environment: Mapping[str, str]) -> Ledger:
    """Bring the ledger up to date."""
    from belta_memory.app.ledger import brought_up_to_date
    from belta_memory.entrypoints.wiring import case_book, ledger_files

    return brought_up_to_date(case_book(ports, environment), ledger_files(environment))


def judged_json(done: Reclassified) -> dict[str, object]:
    """What came of asking, for programs."""
    return {
        "asked": done.asked,
        "answered": done.answered,
        "settled": done.settled,
        "left": done.left,
        "characters": done.characters,
        "faults": [str(fault) for fault in done.faults],
    }


def print_judged(done: Reclassified) -> None:
    """The same for people."""
    if not done.asked and done.left:
        print("Nobody was asked.")
    elif not done.asked:
        print(f"There was nothing new to ask two judges about. What they said before settled {done.settled}.")
    elif not done.answered:
        print(f"No judge answered: {done.asked} unsure corrections stay as they were.")
    else:
        print(
            f"Two judges were asked about {done.asked} unsure corrections ({done.characters:,} characters were sent)"
            f" and agreed on {done.settled}."
        )
    if done.left:
        print(
            f"{done.left} more were left for another run{'' if done.faults else ' (--limit, --characters)'}."
        )
    for fault in done.faults:
        print(fault, file=sys.stderr)
