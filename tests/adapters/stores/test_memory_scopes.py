"""One home, several scopes: each with an index of its own, one journal, one lock."""

import os
from pathlib import Path

import pytest

from adapters.stores.memory_home import (
    DAY,
    DEPLOY,
    HEADER,
    HEADINGS,
    YES,
    decline,
    memory_at,
    record,
    snapshot,
)
from belta_memory.adapters.stores.memory import MarkdownMemory
from belta_memory.app.ports import Change, MemoryDraft
from belta_memory.domain.comment import format_project
from belta_memory.domain.errors import IndexFormatError, UndoConflictError
from belta_memory.domain.index import format_line, new_index
from belta_memory.domain.model import GLOBAL, Fact, FactKey, Slug
from belta_memory.domain.note import new_note
from belta_memory.domain.scope import folder_name

SHOP, BLOG = "github.com/acme/shop", "/home/u/blog"
HERE = Fact("deploy", "staging-a", "prod-shop", DAY, 1, DAY, None, FactKey("k-here"), SHOP)


def in_project(memory: MarkdownMemory, fact: Fact = HERE) -> MarkdownMemory:
    """The memory of the fact's project, with the fact in it."""
    view = memory.within(fact.scope)

    def edit(draft: MemoryDraft) -> None:
        draft.index = (
            draft.index
            if draft.index.text
            else new_index(f"{HEADER}\n{format_project(fact.scope)}\n", fact.scope)
        )
        draft.index = draft.index.with_fact(fact)

    view.change_facts(YES, Change("record", fact.key, fact.topic, "recorded here"), edit)
    return view


def test_a_fact_of_a_project_stands_in_its_index_and_in_no_other(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY)
    here = in_project(memory)
    assert memory.read().facts == (DEPLOY,)
    assert here.read().facts == (HERE,)
    assert memory.within(BLOG).read().facts == ()
    assert set(snapshot(tmp_path)) == {
        "memory/MEMORY.md",
        f"memory/projects/{folder_name(SHOP)}/MEMORY.md",
    }
    assert memory.scopes() == [GLOBAL, SHOP]
    assert [(e.topic, e.scope) for e in memory.journal()] == [("deploy", GLOBAL), ("deploy", SHOP)]


def test_a_project_whose_folder_has_a_name_that_is_no_utf8_text_takes_facts_like_any_other(
    tmp_path: Path,
) -> None:
    odd = os.fsdecode(b"/home/u/caf\xe9")
    memory = memory_at(tmp_path)
    in_project(memory, HERE._replace(scope=odd))
    in_project(memory, HERE._replace(scope=odd, topic="port", key=FactKey("k-port")))
    assert memory.scopes() == [GLOBAL, odd]
    assert [f.topic for f in memory_at(tmp_path).within(odd).read().facts] == ["deploy", "port"]
    assert all(text.decode("utf-8") for text in snapshot(tmp_path).values())


def test_keys_and_declines_of_one_topic_are_kept_apart_by_scope(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    here = in_project(memory)
    record(memory, DEPLOY)
    decline(here, HERE, 2)
    again = memory_at(tmp_path)
    assert [f.key for f in again.read().facts] == ["k-deploy"]
    assert [f.key for f in again.within(SHOP).read().facts] == ["k-here"]
    assert again.read().declines == ()
    assert [d.times for d in again.within(SHOP).read().declines] == [2]


def test_undo_finds_the_scope_of_a_change_from_any_other(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY)
    before = snapshot(tmp_path)
    in_project(memory)
    done = memory.undo(YES, None)
    assert snapshot(tmp_path) == before
    assert done.scope == SHOP
    assert memory.scopes() == [GLOBAL]
    memory.within(SHOP).undo(YES, done.id)
    assert [f.key for f in memory.within(SHOP).read().facts] == ["k-here"]


def test_a_fact_moves_with_its_note_in_one_change(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    noted = DEPLOY._replace(note=Slug("deploy"))
    record(memory, noted)
    before = snapshot(tmp_path)

    def edit(draft: MemoryDraft) -> None:
        there = draft.within(SHOP)
        there.index = new_index(f"{HEADER}\n{format_project(SHOP)}\n", SHOP).with_fact(noted)
        there.put_note(Slug("deploy"), new_note(noted._replace(scope=SHOP), HEADINGS))
        draft.take_note(Slug("deploy"))
        draft.index = draft.index.without_fact("deploy")

    change = Change("edit", noted.key, "deploy", "moved")
    memory.change_facts(YES, change, edit)
    here = memory.within(SHOP)
    assert memory.read().facts == ()
    assert memory.note(Slug("deploy")) is None
    assert [f._replace(key=None) for f in here.read().facts] == [noted._replace(key=None, scope=SHOP)]
    note = here.note(Slug("deploy"))
    assert note is not None
    assert note.scope == SHOP
    assert len(memory.journal()) == 2
    memory.undo(YES, None)
    assert snapshot(tmp_path) == before


def test_counting_changes_nothing_in_another_scope(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    in_project(memory)

    def edit(draft: MemoryDraft) -> None:
        other = draft.within(SHOP)
        other.index = other.index.with_fact(HERE._replace(occurrences=9))

    with pytest.raises(PermissionError, match="nothing was written"):
        memory.change_bookkeeping(Change("recount", None, None, ""), edit)
    assert [f.occurrences for f in memory.within(SHOP).read().facts] == [1]


def test_a_broken_index_of_one_project_stops_nobody_else(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    in_project(memory)
    index = tmp_path / "memory" / "projects" / folder_name(SHOP) / "MEMORY.md"
    index.write_text("- a: ✅ b ❌ c\n", encoding="utf-8")
    record(memory, DEPLOY)
    in_project(memory, HERE._replace(scope=BLOG))
    with pytest.raises(IndexFormatError):
        in_project(memory)


def test_an_undo_that_would_leave_a_topic_twice_in_a_project_is_refused(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    here = in_project(memory)
    gone = here.change_facts(
        YES,
        Change("forget", HERE.key, "deploy", ""),
        lambda d: setattr(d, "index", d.index.without_fact("deploy")),
    )
    in_project(memory, HERE._replace(correct="prod-z"))
    with pytest.raises(UndoConflictError):
        memory.undo(YES, gone.id)


def test_a_folder_made_by_hand_is_a_project_of_its_own_name(tmp_path: Path) -> None:
    folder = tmp_path / "memory" / "projects" / folder_name(SHOP)
    folder.mkdir(parents=True)
    (folder / "MEMORY.md").write_text(f"{format_line(HERE)}\n", encoding="utf-8")
    (tmp_path / "memory" / "projects" / "empty").mkdir()
    memory = memory_at(tmp_path)
    assert memory.scopes() == [GLOBAL, folder.name]
    assert [f.correct for f in memory.within(folder.name).read().facts] == ["prod-shop"]
    assert [f.correct for f in memory.within(SHOP).read().facts] == ["prod-shop"]


def test_folded_away_notes_are_those_of_the_scope(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY)
    here = in_project(memory)
    note = new_note(HERE._replace(note=Slug("deploy")), HEADINGS)
    here.change_facts(YES, Change("forget", None, None, ""), lambda d: d.archive_note(Slug("deploy"), note))
    assert [n.name for n in here.archived()] == ["deploy"]
    assert memory.archived() == []
