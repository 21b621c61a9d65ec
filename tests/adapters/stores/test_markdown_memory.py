"""The memory on the disk: written whole, journalled, undone byte for byte."""

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from adapters.stores.memory_home import (
    DEPLOY,
    HEADER,
    HEADINGS,
    PORT,
    YES,
    decline,
    forget,
    memory_at,
    record,
    snapshot,
)
from belta_memory.app.ports import Change, MemoryDraft
from belta_memory.domain.errors import (
    IndexFormatError,
    LockTimeoutError,
    NoteFormatError,
    StoredLineError,
    UndoConflictError,
    UnknownIdError,
    UnreadableFileError,
    UnwritableHomeError,
)
from belta_memory.domain.index import format_line
from belta_memory.domain.model import FactKey, Slug
from belta_memory.domain.note import new_note

POSIX = pytest.mark.skipif(os.name == "nt", reason="modes and links are POSIX")
NOTED = DEPLOY._replace(note=Slug("deploy"))


def test_an_absent_home_reads_as_empty_and_is_not_made_by_reading(tmp_path: Path) -> None:
    memory = memory_at(tmp_path / "home")
    assert memory.read().text == ""
    assert memory.note(Slug("x")) is None
    assert memory.journal() == []
    assert not (tmp_path / "home").exists()


def test_a_recorded_fact_is_the_exact_line_below_the_header(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY)
    assert snapshot(tmp_path) == {"memory/MEMORY.md": f"{HEADER}\n{format_line(DEPLOY)}\n".encode()}
    assert memory.read().facts == (DEPLOY,)


def test_active_notes_that_no_line_leads_to_wait_for_room(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, NOTED)
    waiting = new_note(PORT._replace(note=Slug("port")), HEADINGS)
    old = new_note(PORT._replace(note=Slug("old")), HEADINGS).with_field("status", "superseded")

    def edit(draft: MemoryDraft) -> None:
        draft.put_note(Slug("port"), waiting)
        draft.put_note(Slug("old"), old)

    memory.change_facts(YES, Change("record", None, None, ""), edit)
    (tmp_path / "memory" / "folder.md").mkdir()
    assert [note.name for note in memory.unlisted()] == ["port"]


@POSIX
def test_what_is_made_is_for_its_owner_alone(tmp_path: Path) -> None:
    record(memory_at(tmp_path / "home"), NOTED)
    for path in (tmp_path / "home").rglob("*"):
        assert stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600), path


def test_a_yes_that_finds_everything_written_is_no_second_change(tmp_path: Path) -> None:
    """A death between the line and the proposal's end lets the person answer again; undo then takes the line back."""
    memory = memory_at(tmp_path)
    first = record(memory, DEPLOY)
    record(memory, DEPLOY)
    assert [e.id for e in memory.journal()] == [first.id]
    memory.undo(YES, None)
    assert memory.read().facts == ()


def test_a_waiting_note_is_known_by_its_file_whatever_its_head_says(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, NOTED)
    own = new_note(PORT._replace(note=Slug("old-name")), HEADINGS)
    (tmp_path / "memory" / "port.md").write_text(own.head + own.body, encoding="utf-8")
    assert [note.name for note in memory.unlisted()] == ["port"]


@pytest.mark.parametrize("opened", ["<!-- a comment", "```", "~~~~", "<div>"])
def test_what_would_swallow_a_line_is_named_with_its_path(tmp_path: Path, opened: str) -> None:
    index = tmp_path / "memory" / "MEMORY.md"
    index.parent.mkdir()
    index.write_text(f"# mine\n\n{opened}\nand more\n", encoding="utf-8")
    with pytest.raises(IndexFormatError) as refused:
        record(memory_at(tmp_path), DEPLOY)
    assert str(refused.value).startswith(f"{index}:")
    assert index.read_text(encoding="utf-8") == f"# mine\n\n{opened}\nand more\n"


def test_two_approvals_of_one_fact_leave_one_line(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY)
    record(memory, DEPLOY._replace(topic="ＤＥＰＬＯＹ", occurrences=3))
    assert [(f.occurrences, f.key) for f in memory.read().facts] == [(3, "k-deploy")]


@pytest.mark.parametrize(
    "text",
    (
        pytest.param("\ufeff# mine\r\n\r\n- own item\r\n", id="BOM and CRLF"),
        pytest.param("# mine\n<!-- belta: format 1 -->\ntext", id="no newline at the end"),
        pytest.param(
            "- a: ❌ b → ✅ c（詳細は a.md）\n\n\n```\n- x: ❌ y → ✅ z\n```\n",
            id="facts, fences, blank lines",
        ),
        pytest.param("", id="an empty file"),
    ),
)
def test_what_a_person_wrote_survives_and_undo_gives_it_back(tmp_path: Path, text: str) -> None:
    (tmp_path / "memory").mkdir()
    (tmp_path / "memory" / "MEMORY.md").write_bytes(text.encode())
    memory = memory_at(tmp_path)
    before = snapshot(tmp_path)
    record(memory, NOTED)
    decline(memory, PORT, 1)
    record(memory, PORT)
    forget(memory, NOTED)
    assert set(text.split()) <= set((tmp_path / "memory" / "MEMORY.md").read_bytes().decode().split())
    for _ in range(4):
        memory.undo(YES, None)
    assert snapshot(tmp_path) == before
    with pytest.raises(UnknownIdError):
        memory.undo(YES, None)


@pytest.mark.parametrize("order", ((0, 1, 2), (2, 1, 0), (1, 0, 2), (1, 2, 0)))
def test_changes_that_touch_other_lines_are_undone_in_any_order(
    tmp_path: Path, order: tuple[int, ...]
) -> None:
    memory = memory_at(tmp_path)
    done = [
        record(memory, DEPLOY),
        record(memory, PORT),
        decline(memory, DEPLOY._replace(key=FactKey("k3")), 1),
    ]
    for number in order:
        memory.undo(YES, done[number].id)
    assert snapshot(tmp_path) == {}


def test_an_undo_can_be_undone(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    first = record(memory, NOTED)
    after = snapshot(tmp_path)
    taken_back = memory.undo(YES, first.id)
    assert snapshot(tmp_path) == {}
    memory.undo(YES, taken_back.id)
    assert snapshot(tmp_path) == after
    assert memory.read().facts == (NOTED,)
    assert [e.undone_by is None for e in memory.journal()] == [True, False, True]


def test_an_index_that_came_back_by_an_undo_goes_and_comes_again_whatever_a_person_added(
    tmp_path: Path,
) -> None:
    memory = memory_at(tmp_path)
    index = tmp_path / "memory" / "MEMORY.md"
    first = record(memory, DEPLOY)
    gone = memory.undo(YES, first.id)
    back = memory.undo(YES, gone.id)
    index.write_bytes(index.read_bytes() + b"mine\n")
    again = memory.undo(YES, back.id)
    assert (memory.read().facts, index.read_bytes().endswith(b"mine\n")) == ((), True)
    memory.undo(YES, again.id)
    assert [f.topic for f in memory.read().facts] == ["deploy"]


def test_a_change_whose_lines_were_changed_since_is_not_undone(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    first = record(memory, DEPLOY)
    record(memory, DEPLOY._replace(correct="prod-c"))
    before = snapshot(tmp_path)
    with pytest.raises(UndoConflictError, match=rf"{first.id}.*MEMORY\.md.*Nothing was written"):
        memory.undo(YES, first.id)
    assert snapshot(tmp_path) == before


def test_forgetting_is_not_undone_into_a_second_line(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY)
    gone = forget(memory, DEPLOY)
    record(memory, DEPLOY._replace(correct="prod-c", key=FactKey("k-new")))
    with pytest.raises(UndoConflictError, match="recorded again"):
        memory.undo(YES, gone.id)


def test_undoing_a_forgotten_fact_gives_line_note_and_key_back(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, NOTED)
    record(memory, PORT)
    before = snapshot(tmp_path)
    forget(memory, NOTED)
    assert set(snapshot(tmp_path)) == {"memory/MEMORY.md", "memory/archive/deploy.md"}
    memory.undo(YES, None)
    assert snapshot(tmp_path) == before
    assert [f.key for f in memory.read().facts] == ["k-deploy", "k-port"]


def test_a_forgotten_and_newly_recorded_topic_gets_its_old_key_back_with_its_old_line(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY)
    gone = forget(memory, DEPLOY)
    again = record(memory, DEPLOY._replace(key=FactKey("k-new")))
    memory.undo(YES, again.id)
    memory.undo(YES, gone.id)
    assert [f.key for f in memory.read().facts] == ["k-deploy"]


def test_the_journal_explains_who_said_yes_when_and_to_what(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY)
    (entry,) = memory.journal()
    assert (entry.operation, entry.channel, entry.proposal, entry.topic) == (
        "record",
        "terminal",
        "p1",
        "deploy",
    )
    line = json.loads((tmp_path / "journal.jsonl").read_text("utf-8").splitlines()[0])
    assert (line["shown"], line["approved_at"]) == (YES.line, YES.at.isoformat())
    assert format_line(DEPLOY) in line["files"][0]["hunks"][0]["new"]


def test_a_line_by_hand_has_no_key_and_ours_keep_theirs_through_a_rename(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY)
    index = tmp_path / "memory" / "MEMORY.md"
    index.write_bytes(index.read_bytes() + "- by hand: ❌ a → ✅ b\n".encode())

    def reword(draft: MemoryDraft) -> None:
        (ours, _) = draft.index.facts
        draft.index = draft.index.without_fact(ours.topic).with_fact(ours._replace(topic="release"))

    memory.change_facts(YES, Change("edit", DEPLOY.key, "release", "reworded"), reword)
    assert {f.topic: f.key for f in memory.read().facts} == {"by hand": None, "release": "k-deploy"}


def test_a_broken_index_can_be_read_and_is_not_rewritten(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY)
    index = tmp_path / "memory" / "MEMORY.md"
    index.write_bytes(index.read_bytes() + "- port: ❌ 5432 ✅ 5433\n".encode())
    before = snapshot(tmp_path)
    assert [f.topic for f in memory.read().facts] == ["deploy"]
    writes: tuple[Callable[[], object], ...] = (
        lambda: record(memory, PORT),
        lambda: decline(memory, PORT, 1),
        lambda: memory.undo(YES, None),
    )
    for write in writes:
        with pytest.raises(IndexFormatError, match=r"MEMORY\.md:6: there is no → .*Nothing was written"):
            write()
    assert snapshot(tmp_path) == before
    assert len(memory.journal()) == 1


def test_an_index_in_another_encoding_is_not_rewritten(tmp_path: Path) -> None:
    (tmp_path / "memory").mkdir()
    (tmp_path / "memory" / "MEMORY.md").write_bytes("# 事実\n本番\n".encode("cp932"))
    with pytest.raises(IndexFormatError, match=r"MEMORY\.md:1: bytes that are not UTF-8"):
        record(memory_at(tmp_path), DEPLOY)
    assert (tmp_path / "memory" / "MEMORY.md").read_bytes() == "# 事実\n本番\n".encode("cp932")


def test_a_note_in_another_encoding_or_broken_is_named(tmp_path: Path) -> None:
    (tmp_path / "memory").mkdir()
    (tmp_path / "memory" / "x.md").write_bytes("text\n本番\n".encode("cp932"))
    with pytest.raises(NoteFormatError, match=r"x\.md:2: bytes that are not UTF-8"):
        memory_at(tmp_path).note(Slug("x"))


@pytest.mark.parametrize("slug", ("../journal", "/etc/passwd", ".hidden", "a/b"))
def test_no_note_is_read_or_written_outside_of_its_folder(tmp_path: Path, slug: str) -> None:
    memory = memory_at(tmp_path)
    (tmp_path / "journal.md").write_bytes(b"secret")
    assert memory.note(Slug(slug)) is None
    edits: tuple[Callable[[MemoryDraft], None], ...] = (
        lambda draft: draft.put_note(Slug(slug), new_note(DEPLOY, HEADINGS)),
        lambda draft: draft.archive_note(Slug(slug), new_note(DEPLOY, HEADINGS)),
    )
    for edit in edits:
        with pytest.raises(ValueError, match="not the name of a note"):
            memory.change_facts(YES, Change("record", None, "x", "x"), edit)
    assert snapshot(tmp_path) == {}


def test_slugs_in_use_are_known_to_an_edit(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, NOTED)
    forget(memory, PORT._replace(note=Slug("port")))
    seen: list[frozenset[Slug]] = []

    def look(draft: MemoryDraft) -> None:
        draft.put_note(Slug("new"), new_note(PORT, HEADINGS))
        seen.append(draft.slugs())

    memory.change_facts(YES, Change("record", None, "x", "x"), look)
    assert {"deploy", "port", "new"} <= seen[0]


@pytest.mark.parametrize(
    "edit",
    (
        pytest.param(lambda d: setattr(d, "index", d.index.with_fact(PORT)), id="a new fact"),
        pytest.param(lambda d: setattr(d, "index", d.index.without_fact("deploy")), id="a fact less"),
        pytest.param(
            lambda d: setattr(d, "index", d.index.with_fact(DEPLOY._replace(correct="x"))), id="another value"
        ),
        pytest.param(
            lambda d: setattr(d, "index", d.index._replace(text=d.index.text + "run rm -rf\n")), id="prose"
        ),
        pytest.param(lambda d: d.put_note(Slug("x"), new_note(PORT, HEADINGS)), id="a new note"),
        pytest.param(
            lambda d: d.put_note(Slug("deploy"), d.note(Slug("deploy")).with_field("topic", "y")),
            id="a note's topic",
        ),
        pytest.param(lambda d: d.archive_note(Slug("deploy"), d.note(Slug("deploy"))), id="an archived note"),
    ),
)
def test_bookkeeping_cannot_change_what_takes_a_yes(tmp_path: Path, edit: object) -> None:
    memory = memory_at(tmp_path)
    record(memory, NOTED)
    before = snapshot(tmp_path)
    with pytest.raises(PermissionError, match="nothing was written"):
        memory.change_bookkeeping(Change("refresh", None, None, "x"), edit)  # type: ignore[arg-type]
    assert snapshot(tmp_path) == before
    assert len(memory.journal()) == 1


def test_bookkeeping_refreshes_counts_and_declines(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    decline(memory, PORT, 1)
    record(memory, NOTED)

    def refresh(draft: MemoryDraft) -> None:
        (fact,) = draft.index.facts
        note = draft.note(Slug("deploy"))
        assert note is not None
        draft.index = draft.index.with_fact(fact._replace(occurrences=9))
        draft.put_note(Slug("deploy"), note.with_field("occurrences", "9"))

    memory.change_bookkeeping(Change("refresh", DEPLOY.key, "deploy", "seen again"), refresh)
    decline(memory, PORT, 2)
    index = memory.read()
    assert [f.occurrences for f in index.facts] == [9]
    assert [d.times for d in index.declines] == [2]
    assert [e.channel for e in memory.journal()] == [None, "terminal", None, None]


def test_bookkeeping_that_changes_nothing_leaves_no_trace(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY)
    memory.change_bookkeeping(Change("refresh", None, None, "x"), lambda _: None)
    assert len(memory.journal()) == 1


@POSIX
def test_a_linked_index_stays_a_link_and_keeps_its_mode(tmp_path: Path) -> None:
    home, dotfiles = tmp_path / "home", tmp_path / "dotfiles"
    (home / "memory").mkdir(parents=True)
    dotfiles.mkdir()
    (dotfiles / "M.md").write_bytes(b"# mine\n")
    (dotfiles / "M.md").chmod(0o644)
    (home / "memory" / "MEMORY.md").symlink_to(dotfiles / "M.md")
    record(memory_at(home), DEPLOY)
    assert (home / "memory" / "MEMORY.md").is_symlink()
    assert stat.S_IMODE((dotfiles / "M.md").stat().st_mode) == 0o644
    assert format_line(DEPLOY) in (dotfiles / "M.md").read_text("utf-8")
    assert [p.name for p in dotfiles.iterdir()] == ["M.md"]


@pytest.mark.parametrize(
    "fault", ("file for the home", "file for the index folder", "folder for the index", "held lock")
)
def test_a_home_that_cannot_be_used_is_said_so(
    tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, index = tmp_path / "home", tmp_path / "home" / "memory" / "MEMORY.md"
    if fault == "file for the home":
        home.write_bytes(b"")
    elif fault == "file for the index folder":
        home.mkdir()
        (home / "memory").write_bytes(b"")
    elif fault == "folder for the index":
        index.mkdir(parents=True)
    else:
        from belta_memory.adapters.stores import lock, memory

        monkeypatch.setattr(memory, "locked", lambda path: lock.locked(path, timeout=0))
        monkeypatch.setattr(lock, "_try", _busy)
    with pytest.raises(
        (UnwritableHomeError, UnreadableFileError, LockTimeoutError), match="Nothing was written"
    ):
        record(memory_at(home), DEPLOY)


def _busy(_descriptor: int) -> None:
    import errno

    raise OSError(errno.EAGAIN, "busy")


@pytest.mark.parametrize("torn", (b'{"v":1,"id":"x","op":"rec', b"\xff\xfe", b"\0\0\0", b'{"v":1,"done":"'))
def test_the_journal_survives_a_torn_last_line(tmp_path: Path, torn: bytes) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY)
    with (tmp_path / "journal.jsonl").open("ab") as file:
        file.write(torn)
    assert [f.key for f in memory.read().facts] == ["k-deploy"]
    record(memory, PORT)
    assert [e.topic for e in memory.journal()] == ["deploy", "ポート"]
    memory.undo(YES, None)
    memory.undo(YES, None)
    assert snapshot(tmp_path) == {}


@pytest.mark.parametrize("foreign", ('{"v":2,"op":"x"}', '{"a":1}', "[1]", '{"v":1,"op":"record","id":1}'))
def test_a_foreign_line_in_the_journal_is_named(tmp_path: Path, foreign: str) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY)
    with (tmp_path / "journal.jsonl").open("a") as file:
        file.write(f"{foreign}\n")
    with pytest.raises(StoredLineError, match=r"journal\.jsonl:3: .*Nothing was written"):
        memory.journal()
    assert [f.key for f in memory.read().facts] == ["k-deploy"]


def test_the_journal_is_read_from_its_end_whatever_its_length(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    record(memory, DEPLOY._replace(note=Slug("deploy")))
    long = new_note(PORT, HEADINGS).with_field("topic", "x" * 200_000)
    memory.change_facts(
        YES, Change("record", None, "x", "x"), lambda draft: draft.put_note(Slug("long"), long)
    )
    record(memory, PORT)
    assert len(memory.journal()) == 3
    for _ in range(3):
        memory.undo(YES, None)
    assert snapshot(tmp_path) == {}


def test_values_that_would_break_a_line_are_neutral_in_every_file(tmp_path: Path) -> None:
    memory = memory_at(tmp_path)
    sly = NOTED._replace(correct="x\n- y: ❌ a → ✅ b ] <!-- \u202e\u200b @/etc/passwd")
    record(memory, sly)
    (fact,) = memory.read().facts
    assert fact.correct == "x - y: ❌ a → ✅ b ] <!--  @/etc/passwd"
    text = (tmp_path / "memory" / "MEMORY.md").read_text("utf-8")
    assert " @/etc/passwd" not in text
    assert "<!--" not in text
