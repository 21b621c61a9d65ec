"""What a person does with entries at a real terminal, and what nobody does without one."""

import json
import os
from pathlib import Path

import pytest

from belta_memory.app.entries import Noted, add_note
from belta_memory.app.gate import forget, supersede
from belta_memory.app.library import Library
from belta_memory.domain.entry import EntryType
from belta_memory.domain.model import Channel
from belta_memory.entrypoints.library import library_of
from fakes.mcp_client import environment, world
from fakes.person import Person, piped

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a pseudo-terminal is POSIX")
ENTER = "\r"


def library(home: Path) -> Library:
    return library_of(world(home), environment(home))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    add_note(
        world(tmp_path), library(tmp_path).entries, Noted("Ask before a push.", EntryType.LESSON, high=True)
    )
    return tmp_path


def key(home: Path) -> str:
    return library(home).entries.all()[0].key


def page(home: Path) -> str:
    path = home / "memory" / "session_context.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def test_two_keys_confirm_a_note_and_from_then_on_it_speaks_by_itself(home: Path) -> None:
    assert page(home) == ""
    person = Person(home, "review", "--unconfirmed")
    person.reads("Ask before a push.")
    person.reads("forget it")
    person.presses("y" + ENTER)
    person.reads("Confirmed.")
    assert person.leaves() == 0
    (entry,) = library(home).entries.all()
    assert entry.is_urgent
    assert "(high) Ask before a push." in page(home)
    assert world(home).memory.journal()[-1].channel == Channel.TERMINAL
    person = Person(home, "undo")
    person.reads("Take this change back?")
    person.presses("y")
    assert person.leaves() == 0
    assert page(home) == ""
    assert library(home).entries.all()[0].confirmed is None


def test_who_confirms_a_lesson_reads_at_which_words_it_comes_up(home: Path) -> None:
    person = Person(home, "review", "--unconfirmed")
    person.reads("comes up at: ask, push")
    person.presses("\x03")
    person.leaves()
    person = Person(home, "edit", key(home), "--triggers", "deploy, 本番")
    person.reads("comes up at: deploy, 本番")
    person.reads("Write this?")
    person.presses("y")
    assert person.leaves() == 0
    (entry,) = library(home).entries.all()
    assert (entry.triggers, entry.confirmed) == (("deploy", "本番"), None)
    person = Person(home, "edit", key(home), "--triggers", "")
    person.reads("Write this?")
    person.presses("y")
    assert person.leaves() == 0
    assert library(home).entries.all()[0].triggers == ()


@pytest.mark.parametrize(
    ("pressed", "left"), [pytest.param("f", 0, id="forget"), pytest.param("", 1, id="Enter alone is later")]
)
def test_the_other_answers_confirm_nothing(home: Path, pressed: str, left: int) -> None:
    person = Person(home, "review", "--unconfirmed")
    person.reads("forget it")
    person.presses(pressed + ENTER)
    assert person.leaves() == 0
    assert [e.confirmed for e in library(home).entries.all()] == [None] * left
    assert page(home) == ""


def test_what_an_agent_asked_for_runs_after_the_yes(home: Path) -> None:
    forget(world(home), library(home), key(home), "claude")
    person = Person(home, "review")
    person.reads("asks to forget lesson (high): Ask before a push.")
    person.presses("y")
    person.reads("Done.")
    assert person.leaves() == 0
    assert library(home).entries.all() == []


def test_a_no_takes_it_off_the_list_and_changes_nothing(home: Path) -> None:
    entry = library(home).entries.all()[0]
    supersede(world(home), library(home), entry, Noted("Better.", EntryType.LESSON))
    person = Person(home, "review")
    person.reads("asks to replace")
    person.presses("n")
    person.reads("not asked again")
    assert person.leaves() == 0
    assert library(home).entries.all() == [entry]
    assert library(home).waiting.all() == []


@pytest.mark.parametrize(
    "command",
    [("review",), ("review", "--unconfirmed"), ("forget", "KEY"), ("edit", "KEY", "--priority", "normal")],
)
def test_a_piped_yes_is_nobodys(home: Path, command: tuple[str, ...]) -> None:
    forget(world(home), library(home), key(home), "claude")
    done = piped(home, *(key(home) if word == "KEY" else word for word in command), keys=b"y\ny\n")
    assert done.returncode == 1
    assert b"needs a person at a terminal" in done.stderr
    (entry,) = library(home).entries.all()
    assert (entry.confirmed, entry.high) == (None, True)
    assert len(library(home).waiting.all()) == 1


def test_priority_is_changed_after_a_yes(home: Path) -> None:
    person = Person(home, "edit", key(home), "--priority", "normal", "--type", "note")
    person.reads("note: Ask before a push.")
    person.presses("y")
    person.reads("Written.")
    assert person.leaves() == 0
    (entry,) = library(home).entries.all()
    assert (entry.high, entry.type) == (False, EntryType.NOTE)


def test_a_forgotten_entry_comes_back_by_undo(home: Path) -> None:
    person = Person(home, "forget", key(home))
    person.reads("Forget this?")
    person.presses("y")
    person.reads("Forgotten.")
    assert person.leaves() == 0
    assert library(home).entries.all() == []
    person = Person(home, "undo")
    person.presses("y")
    assert person.leaves() == 0
    assert [e.text for e in library(home).entries.all()] == ["Ask before a push."]


def test_a_search_prints_hits_for_people_and_for_programs(home: Path) -> None:
    told = piped(home, "search", "push").stdout.decode()
    assert "[UNCONFIRMED]" in told
    assert "Ask before a push." in told
    (hit,) = json.loads(piped(home, "search", "--json", "--type", "lesson", "before", "push").stdout)
    assert (hit["id"], hit["score"]) == (key(home), 1.0)
    assert piped(home, "search", "zzzz").stdout == b"Nothing was found.\n"


def test_lists_for_programs(home: Path) -> None:
    (row,) = json.loads(piped(home, "review", "--unconfirmed", "--json").stdout)
    assert row["key"] == key(home)
    assert json.loads(piped(home, "review", "--priority", "--json").stdout) == [row]
    activity = json.loads(piped(home, "activity", "--json").stdout)
    assert (activity["calls"], activity["unfound_high"]) == (0, [key(home)])
    assert piped(home, "activity", "--tune").stdout.startswith(b"Nothing to tune yet")
