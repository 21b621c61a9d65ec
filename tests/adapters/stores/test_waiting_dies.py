"""A yes to a waiting change that dies at any step: the change is made once, and then or never asked about again."""

import os
import re
from pathlib import Path

import pytest

from adapters.stores.memory_home import DEPLOY, memory_at, record
from belta_memory.app.context import page_of
from belta_memory.app.entries import Noted, add_note, confirm
from belta_memory.app.gate import Asked, carry_out, forget, look_up, supersede
from belta_memory.app.library import Library
from belta_memory.domain.entry import EntryType
from belta_memory.domain.errors import LapsedChangeError
from belta_memory.domain.model import Channel
from belta_memory.entrypoints.library import library_of
from fakes.dying import homes_after_each_death
from fakes.mcp_client import environment, facts, world

OLD, NEW = "Ask before a push.", "Ask before a push to main."


def library_at(home: Path) -> Library:
    return library_of(world(home), environment(home))


def noted(home: Path) -> None:
    ports, library = world(home), library_at(home)
    entry = add_note(ports, library.entries, Noted(OLD, EntryType.LESSON))[1]
    confirm(ports, library.entries, entry, Channel.TERMINAL)
    library.page.refresh(page_of(library.entries))


def a_replacement_waits(home: Path) -> None:
    noted(home)
    library = library_at(home)
    (entry,) = library.entries.all()
    supersede(world(home), library, entry, Noted(NEW, EntryType.LESSON))


def a_forgetting_waits(home: Path) -> None:
    noted(home)
    library = library_at(home)
    forget(world(home), library, library.entries.all()[0].key, "claude")


def a_forgetting_of_a_fact_waits(home: Path) -> None:
    noted(home)
    record(memory_at(home), DEPLOY)
    forget(world(home), library_at(home), DEPLOY.topic, "claude")


def asked(home: Path) -> Asked | None:
    """What a person is shown; None where nothing waits, or what waits is done already and goes."""
    library = library_at(home)
    for write in library.waiting.all():
        try:
            return look_up(world(home), library, write)
        except LapsedChangeError:
            library.waiting.close(write.id)
    return None


def yes(home: Path) -> None:
    library, shown = library_at(home), asked(home)
    assert shown is not None
    with library.page.changing(page_of(library.entries)):
        carry_out(world(home), library, shown, Channel.TERMINAL)


def yes_again(home: Path) -> str:
    """After the death, as `belta review` goes on."""
    if (shown := asked(home)) is None:
        return "was done"
    try:
        yes(home)
    except LapsedChangeError:  # the next writer has finished it
        library_at(home).waiting.close(shown.write.id)
        return "was finished"
    return "was not begun"


def told(home: Path) -> tuple[list[str], list[str], str, list[str]]:
    """Everything that a reader sees: entries, facts, the page, and which changes were made."""
    library = library_at(home)
    library.page.catch_up(page_of(library.entries))
    page = home / "memory" / "session_context.md"
    shown = re.sub(r"\[\w+, ", "[KEY, ", page.read_text()) if page.exists() else ""
    texts = [entry.text for entry in library.entries.all()]
    return texts, facts(home), shown, [change.operation for change in world(home).memory.journal()]


@pytest.mark.skipif(os.name == "nt", reason="fork and SIGKILL are POSIX")
@pytest.mark.parametrize("prepare", [a_replacement_waits, a_forgetting_waits, a_forgetting_of_a_fact_waits])
def test_a_yes_that_is_killed_before_any_call_is_carried_out_once(tmp_path: Path, prepare: object) -> None:
    name = prepare.__name__  # type: ignore[attr-defined]
    whole = tmp_path / "whole"
    globals()[name](whole)
    yes(whole)
    after = told(whole)
    homes = homes_after_each_death(tmp_path, __file__, name, "yes")
    assert len(homes) > 15
    assert {yes_again(home) for home in homes} == {"was not begun", "was finished", "was done"}
    for home in homes:
        assert told(home) == after
        assert library_at(home).waiting.all() == []
