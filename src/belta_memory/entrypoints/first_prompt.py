"""A session's first prompt: the corrections of the last weeks. Made where nobody waits, read here."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

from belta_memory.adapters.stores.first_prompts import FirstPrompt, FirstPrompts
from belta_memory.adapters.stores.home import find_home

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belta_memory.adapters.stores.home import Home
    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import Claim, PromptEvent


def first_prompt(ports: Ports, home: Home, host: str, event: PromptEvent) -> tuple[str, ...]:
    """What the agent gets to read at this prompt, the first of its session."""
    if not (event.cwd and event.attended):
        return ()
    found = FirstPrompts(home).find(event.cwd, ports.clock.now().date())
    if found is None:
        return ()
    from belta_memory.app.effect import keep
    from belta_memory.domain.effect import EventKind, Scene

    scene = Scene(host, event.session, event.cwd)
    keep(ports, EventKind.FIRST, scene, shown=found.text, items=found.items)
    return (found.text,)


def prepare_first_prompts(ports: Ports, environment: Mapping[str, str], *folders: str) -> None:
    """Make them for these folders, those of the last weeks and the roots of their repositories, where anything has changed.

    Raises BeltaError.
    """
    from belta_memory.entrypoints.wiring import ledger_files

    home = find_home(environment)
    store = FirstPrompts(home)
    ledger = ledger_files(environment)
    today = ports.clock.now().date()
    signature = f"{today} {folders} {ports.language} {_state(home.cache('seen'))} {_state(os.path.dirname(ledger.page))}"
    signature += f" {_state(os.path.dirname(home.index_file))} {_state(home.projects)}"
    if store.signature() == signature:
        return
    from belta_memory.app.recent import DAYS, first_prompt_text, recent_cases
    from belta_memory.entrypoints.wiring import case_book
    from belta_memory.recognizers import mask_words

    book = case_book(ports, environment)
    entries = ledger.change(lambda before: before, book.present)
    said_in = {o.project for o in book.observations if o.project and (today - o.day).days <= DAYS}
    recorded, masks = _Recorded(ports), mask_words()
    roots = {found.root for folder in said_in if (found := ports.repositories.of(folder)) is not None}
    for folder in sorted({*said_in, *roots, *filter(None, folders)}):
        project = book.project(folder)
        cases = recent_cases(book, entries, partial(recorded.holds, project), project, today, masks)
        text = first_prompt_text(ports, cases, masks)
        store.put(folder, None if text is None else FirstPrompt(text, len(cases)), today)
    store.sign(signature)


def refresh_first_prompts(ports: Ports, environment: Mapping[str, str], *folders: str) -> None:
    """The same after what a person has just done. That is done: a fault goes into the log, of which the next session tells."""
    from belta_memory.adapters.stores.hook_log import write
    from belta_memory.domain.errors import BeltaError

    try:
        prepare_first_prompts(ports, environment, *folders)
    except (BeltaError, OSError) as fault:
        write(find_home(environment).root, fault)


class _Recorded:
    """The recorded facts of each project, read once."""

    def __init__(self, ports: Ports) -> None:
        self._ports = ports
        self._known: dict[str, list[Claim]] = {}

    def holds(self, project: str, claim: Claim) -> bool:
        """Is this recorded?"""
        from belta_memory.app.scopes import facts_here
        from belta_memory.domain.match import Relation, relate
        from belta_memory.domain.model import Claim as Pair

        if project not in self._known:
            facts = facts_here(self._ports, project)
            self._known[project] = [Pair(f.topic, f.wrong, f.correct) for f in facts]
        return any(relate(claim, known) is Relation.SAME for known in self._known[project])


def _state(folder: str) -> str:
    """Names, sizes and times of the files in a folder: another text when anything in it has changed."""
    try:
        with os.scandir(folder) as entries:
            found = sorted((e.name, e.stat().st_size, e.stat().st_mtime_ns) for e in entries)
    except OSError:
        return "-"
    return repr(found)
