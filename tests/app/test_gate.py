import datetime as dt
from typing import Any

import pytest

from belta_memory.app.entries import Noted, confirm
from belta_memory.app.gate import MOST, WaitingWrite, carry_out, forget, supersede
from belta_memory.app.library import Library
from belta_memory.domain.entry import Entry, EntryType
from belta_memory.domain.errors import ChangedMeanwhileError, UnknownIdError
from belta_memory.domain.index import parse_index
from belta_memory.domain.model import Channel, Slug
from fakes import AT, FakeMemory, fake_ports
from fakes.entries import FakeEntries
from fakes.library import fake_library

DAY = dt.date(2026, 11, 1)
PUSH = Entry(Slug("push"), "k-push", EntryType.LESSON, "Ask before a push.", DAY, DAY)
FACTS = (
    "# Facts\n\n- deploy target: ❌ staging-a → ✅ prod-b [src:2026-11-02 / occ:3 / recorded:2026-11-05]\n"
)


def entries_of(library: Library) -> FakeEntries:
    assert isinstance(library.entries, FakeEntries)
    return library.entries


def only(library: Library) -> WaitingWrite:
    (write,) = library.waiting.all()
    return write


def test_a_forgetting_waits_and_runs_after_the_yes() -> None:
    ports, library = fake_ports(), fake_library([PUSH])
    told = forget(ports, library, "k-push", "claude")
    write = only(library)
    assert told.startswith(f"waits as {write.id}: confirm with `belta review`")
    assert "Ask before a push." in told
    assert library.entries.all() == [PUSH]
    assert carry_out(ports, library, write, Channel.TERMINAL) is not None
    assert library.entries.all() == []
    (approval,) = entries_of(library).approvals
    assert (approval.channel, approval.line) == (Channel.TERMINAL, write.summary)
    assert entries_of(library).folded_away[Slug("push")].value("status") == "archived"


def test_what_waits_already_does_not_wait_twice() -> None:
    ports, library = fake_ports(), fake_library([PUSH])
    assert forget(ports, library, "k-push", "claude") == forget(ports, library, "push", "codex")
    assert len(library.waiting.all()) == 1


def test_a_second_yes_changes_nothing() -> None:
    ports, library = fake_ports(), fake_library([PUSH, PUSH._replace(slug=Slug("b"), key="k-b", text="b")])
    forget(ports, library, "k-push", "claude")
    write = only(library)
    library.waiting.close(write.id)
    assert carry_out(ports, library, write, Channel.TERMINAL) is None
    assert len(library.entries.all()) == 2


def test_a_fact_waits_as_well() -> None:
    ports = fake_ports(memory=FakeMemory(parse_index(FACTS)))
    library = fake_library()
    forget(ports, library, "deploy target", "claude")
    assert len(ports.memory.read().facts) == 1
    carry_out(ports, library, only(library), Channel.TERMINAL)
    assert ports.memory.read().facts == ()


def test_a_supersede_waits_and_then_stands_confirmed_in_the_others_place() -> None:
    ports, library = fake_ports(), fake_library([PUSH])
    noted = Noted("Ask before a push to main.", EntryType.LESSON, high=True, domain="git")
    assert "replace lesson: Ask before a push." in supersede(ports, library, PUSH, noted)
    assert library.entries.all() == [PUSH]
    carry_out(ports, library, only(library), Channel.TERMINAL)
    (after,) = library.entries.all()
    assert (after.text, after.replaces, after.is_urgent) == ("Ask before a push to main.", "k-push", True)
    assert entries_of(library).folded_away[Slug("push")].value("superseded_by") == after.key


@pytest.mark.parametrize(
    ("meanwhile", "error"),
    [
        pytest.param({"text": "Something else."}, ChangedMeanwhileError, id="it says something else by now"),
        pytest.param(None, UnknownIdError, id="it has gone"),
    ],
)
def test_it_is_validated_again_before_it_runs(
    meanwhile: dict[str, Any] | None, error: type[Exception]
) -> None:
    ports, before = fake_ports(), fake_library([PUSH])
    forget(ports, before, "k-push", "claude")
    now = fake_library([] if meanwhile is None else [PUSH._replace(**meanwhile)])
    with pytest.raises(error):
        carry_out(ports, now._replace(waiting=before.waiting), only(before), Channel.TERMINAL)
    assert len(before.waiting.all()) == 1, "it waits still"


def test_a_forged_operation_is_refused() -> None:
    ports, library = fake_ports(), fake_library([PUSH])
    forget(ports, library, "k-push", "claude")
    with pytest.raises(UnknownIdError, match="purge"):
        carry_out(ports, library, only(library)._replace(operation="purge"), Channel.TERMINAL)
    assert library.entries.all() == [PUSH]


def test_no_agent_fills_the_disk_with_what_waits() -> None:
    ports = fake_ports()
    library = fake_library(
        PUSH._replace(slug=Slug(f"s{n}"), key=f"k{n}", text=f"{n}") for n in range(MOST + 1)
    )
    told = [forget(ports, library, f"k{n}", "claude") for n in range(MOST + 1)]
    assert len(library.waiting.all()) == MOST
    assert "Nothing was written" in told[-1]


def test_a_confirmed_entry_becomes_urgent_by_a_persons_yes_alone() -> None:
    wanted = PUSH._replace(high=True)
    ports, library = fake_ports(), fake_library([wanted])
    confirm(ports, library.entries, wanted, Channel.TERMINAL)
    (after,) = library.entries.all()
    assert (after.confirmed, after.is_urgent) == (AT.date(), True)
    assert len(entries_of(library).approvals) == 1


def test_nobody_confirms_what_they_have_not_seen() -> None:
    ports, library = fake_ports(), fake_library([PUSH])
    with pytest.raises(ChangedMeanwhileError):
        confirm(ports, library.entries, PUSH._replace(text="What was shown."), Channel.TERMINAL)
    assert library.entries.all() == [PUSH]
