"""An entry that is removed for good: nothing of it is found any more, and everything else is as it was."""

from __future__ import annotations

import contextlib
import datetime as dt
import json
import os
import time
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from belta_memory.adapters.stores.hook_log import write
from belta_memory.app import gate
from belta_memory.app.activity import Activity
from belta_memory.app.bring_in import bring_in
from belta_memory.app.confirm import erase
from belta_memory.app.context import page_of
from belta_memory.app.entries import Noted, add_note, confirm, find_entry
from belta_memory.app.purge import traces_of_entry
from belta_memory.app.search import Query, search, shelf_of
from belta_memory.domain.effect import Event, EventKind, Scene
from belta_memory.domain.entry import Entry, EntryType
from belta_memory.domain.errors import NoteFormatError
from belta_memory.domain.export import to_json
from belta_memory.domain.lessons import key_of
from belta_memory.domain.model import Channel, SessionId, Slug
from belta_memory.entrypoints.library import library_of
from belta_memory.entrypoints.wiring import eraser, exports
from fakes.mcp_client import environment, world

if TYPE_CHECKING:
    from pathlib import Path

    from belta_memory.app.library import Library

STORY = "Periwinkle went down on a Friday.\n- Why: nobody had asked Marmalade.\n- 次は先に 全員 へ確認する"
OLD = "Quincewood goes down on Fridays, they say."
OTHER = "What happened: the nightly job was late."
NEEDLES = tuple(
    needle.encode() for needle in ("eriwinkle", "armalade", "全員", "uincewood", "friday outage")
)  # without their first letters: a slug is in small ones
IGNORED = (".locks",)


class Lived(contextlib.AbstractContextManager["Lived"]):
    """A home in which the entry was noted, replaced, confirmed, found, brought up, exported and told of."""

    def __init__(self, root: Path) -> None:
        self.root, self.copy = root / "home", root / "copy.md"
        self.copy.write_text("")
        self.root.mkdir()
        (self.root / "config.toml").write_text(f"exports = [{str(self.copy)!r}]\n", encoding="utf-8")
        self.ports = world(self.root)
        self.library: Library = library_of(self.ports, environment(self.root))
        self._note(OTHER)
        old = self._note(OLD)
        gate.supersede(
            self.ports,
            self.library,
            old,
            Noted(STORY, EntryType.LESSON, high=True, solved_query="friday outage"),
        )
        (asked,) = self.library.waiting.all()
        gate.carry_out(
            self.ports, self.library, gate.look_up(self.ports, self.library, asked), Channel.TERMINAL
        )
        self.entry = self.found(STORY)
        self.library.page.refresh(page_of(self.library.entries))
        self._use()

    def __exit__(self, *_: object) -> None:
        return

    def _note(self, text: str) -> Entry:
        noted = Noted(text, EntryType.LESSON, high=True)
        entry = add_note(self.ports, self.library.entries, noted)[1]
        confirm(self.ports, self.library.entries, entry, Channel.TERMINAL)
        self._log("add_note", text=text[:80])
        return find_entry(self.library.entries.all(), entry.key)

    def _use(self) -> None:
        ports, library, entry = self.ports, self.library, self.entry
        shelf = shelf_of(ports, library.entries, None)
        search(ports, shelf, library.backend, Query("Periwinkle"))
        library.backend.follow({f"k{n}": f"{entry.text} {n}" for n in range(2100)})  # an index on disk
        self._log("search_memory", query="friday outage", hits=(entry.key, self.found(OTHER).key))
        self._log("add_note", text=STORY.replace("\n", " ")[:80], solved_query="friday outage")
        self._log("forget", text=entry.key)
        gate.forget(ports, library, entry.key, "claude")
        scene = Scene("claude", SessionId("s1"), "/tmp/shop")
        ports.events.append(Event(EventKind.RECALLED, ports.clock.now(), scene, (key_of(entry), "kept")))
        exported = self.root.parent / "all.json"
        exported.write_text(to_json((), {}, library.entries.all()), encoding="utf-8")
        exports(environment(self.root)).keep(str(exported), "json")
        write(str(self.root), NoteFormatError(path=f"notes/{entry.slug}.md", line=1, cause="broken"))
        (self.root / "cache").mkdir(exist_ok=True)
        (self.root / "cache" / "lessons.txt").write_text(f"{entry.slug}.md\n", encoding="utf-8")
        (self.root / "cache" / "gate.txt").write_text("made of it", encoding="utf-8")

    def _log(self, tool: str, **what: Any) -> None:
        self.library.activity.append(Activity(self.ports.clock.now(), tool)._replace(**what))

    def found(self, text: str) -> Entry:
        return next(e for e in self.library.entries.all() if e.text == text)

    def purge(self, entry: Entry | None = None) -> list[str]:
        traces = traces_of_entry(self.ports, self.library.entries, entry or self.entry)
        rubber = eraser(self.ports, environment(self.root))
        return erase(self.ports, rubber, traces, "shown", Channel.TERMINAL)[1]

    def holding(self) -> list[str]:
        files = {
            str(path.relative_to(self.root.parent)): path.read_bytes()
            for path in sorted(self.root.parent.rglob("*"))
            if path.is_file() and not set(IGNORED) & set(path.parts)
        }
        return [
            f"{name}: {needle.decode()}"
            for name, content in files.items()
            for needle in NEEDLES
            if needle in content or needle in name.encode()
        ]


def test_no_byte_of_a_purged_entry_nor_of_what_it_replaced_is_found(tmp_path: Path) -> None:
    lived = Lived(tmp_path)
    places = {line.split(": ")[0] for line in lived.holding()}
    assert {
        "copy.md", "all.json", "home/memory/session_context.md", "home/log/activity.jsonl", "home/journal.jsonl",
        "home/log/hook.log", "home/cache/lessons.txt",
    } <= places  # fmt: skip
    assert any(place.startswith("home/pending/writes/") for place in places)
    assert any(place.startswith("home/memory/notes/archive/") for place in places)
    assert lived.purge() == []
    assert lived.holding() == []
    assert lived.entry.key not in "".join(
        path.read_text("utf-8", "replace") for path in lived.root.rglob("*") if path.is_file()
    )


def test_everything_else_stays(tmp_path: Path) -> None:
    lived = Lived(tmp_path)
    other = lived.found(OTHER)
    lived.purge()
    assert lived.library.entries.all() == [other]
    assert OTHER in lived.copy.read_text(encoding="utf-8")
    kept = [activity for activity in lived.library.activity.all() if activity.hits or activity.text]
    assert [(a.tool, a.text) for a in kept] == [("add_note", OTHER)]
    assert [e.keys for e in lived.ports.events.all()] == [("kept",)]
    (row,) = json.loads((tmp_path / "all.json").read_text(encoding="utf-8"))["entries"]
    assert row["key"] == other.key
    operations = [e.operation for e in lived.ports.memory.journal()]
    assert operations[-1] == "purge"
    assert operations.count("purged") == 3, "its predecessor was noted, confirmed and replaced"
    assert lived.ports.memory.journal()[-1].summary == "one entry was removed for good"


def test_what_was_searched_for_goes_where_it_found_or_names_the_entry(tmp_path: Path) -> None:
    lived = Lived(tmp_path)
    other, log = lived.found(OTHER), lived._log
    log("search_memory", query="Periwinkle outage", hits=(), best={})
    log("search_memory", query="who is asked first", hits=(lived.entry.key, other.key), best={"lesson": 0.4})
    log("search_memory", query="nightly job", hits=(other.key,), best={"lesson": 0.9})
    log("search_memory", query="trains to Osaka", hits=(), best={})
    lived.purge()
    kept = [a for a in lived.library.activity.all() if a.tool == "search_memory"]
    assert [(a.query, a.hits) for a in kept] == [
        ("", ()),
        ("", (other.key,)),
        ("nightly job", (other.key,)),
        ("trains to Osaka", ()),
    ]


def test_a_line_that_another_entry_has_too_stays_there(tmp_path: Path) -> None:
    lived = Lived(tmp_path)
    sister = add_note(
        lived.ports, lived.library.entries, Noted("A sister.\n- Why: nobody had asked the people in charge.")
    )[1]
    assert lived.purge() == []
    assert find_entry(lived.library.entries.all(), sister.key) == sister
    assert sister.key in [e.key for e in lived.ports.memory.journal()]


def test_what_a_person_wrote_by_hand_is_named(tmp_path: Path) -> None:
    lived = Lived(tmp_path)
    path = lived.root / "memory" / "MEMORY.md"
    path.write_text("# Mine\n\nPeriwinkle went down on a Friday, ask Ana.\n", encoding="utf-8")
    assert lived.purge() == [f"{path}:3"]
    assert "ask Ana" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("how", ["renamed", "taken away"])
def test_an_entry_whose_file_a_person_has_moved_goes_from_the_journal_too(tmp_path: Path, how: str) -> None:
    lived = Lived(tmp_path)
    text = "Zanzibar answers on port nine."
    entry = add_note(lived.ports, lived.library.entries, Noted(text))[1]
    path = lived.root / "memory" / "notes" / f"{entry.slug}.md"
    if how == "renamed":
        path.rename(path.with_name("moved.md"))
        lived.purge(next(e for e in lived.library.entries.all() if e.key == entry.key))
    else:
        path.unlink()
        lived.purge(entry._replace(slug=Slug("")))
    left = [p for p in lived.root.rglob("*") if p.is_file() and b"anzibar" in p.read_bytes()]
    assert left == []


@pytest.mark.parametrize("dies_at", range(0, 12, 2))
def test_a_purge_that_died_can_be_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dies_at: int
) -> None:
    lived, calls, real = Lived(tmp_path), [0], os.replace

    def dying(*paths: str) -> None:
        calls[0] += 1
        if calls[0] > dies_at:
            raise KeyboardInterrupt
        real(*paths)

    with monkeypatch.context() as patched, contextlib.suppress(KeyboardInterrupt):
        patched.setattr(os, "replace", dying)
        lived.purge()
    again = next((e for e in lived.library.entries.all() if e.key == lived.entry.key), lived.entry)
    lived.purge(again)
    assert lived.holding() == []


WORDS = st.text("abcdefghkmäöé日本語한글 @→✅`-_./'\"\\", min_size=4, max_size=90).map(
    lambda text: f"zuq{text.strip()}quz"
)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(WORDS, min_size=1, max_size=4, unique=True), st.sampled_from(EntryType))
def test_whatever_the_words_are(tmp_path: Path, lines: list[str], type_: EntryType) -> None:
    root = tmp_path / str(time.monotonic_ns())
    ports = world(root)
    library = library_of(ports, environment(root))
    day = dt.date(2026, 11, 1)
    bring_in(library.entries, [Entry(Slug(""), "key-1", type_, "\n".join(lines).strip(), day, day)])
    (entry,) = library.entries.all()
    confirm(ports, library.entries, entry, Channel.TERMINAL)
    gate.forget(ports, library, entry.key, "claude")
    library.page.refresh(page_of(library.entries))
    traces = traces_of_entry(ports, library.entries, entry)
    erase(ports, eraser(ports, environment(root)), traces, "shown", Channel.TERMINAL)
    left = [p for p in root.rglob("*") if p.is_file() and (b"zuq" in p.read_bytes() or "zuq" in p.name)]
    assert left == []
