"""What a person does with entries at a real terminal, and what nobody does without one."""

import json
import os
from pathlib import Path

import pytest

from belta_memory.app.entries import Noted, add_note, confirm
from belta_memory.app.gate import forget, forget_now, supersede
from belta_memory.app.library import Library
from belta_memory.domain.entry import EntryType
from belta_memory.domain.model import Channel
from belta_memory.entrypoints.cli import main
from belta_memory.entrypoints.library import library_of
from fakes.endpoint import serving
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
    person.presses("y\r")
    assert person.leaves() == 0
    assert page(home) == ""
    assert library(home).entries.all()[0].confirmed is None


def test_who_confirms_a_lesson_reads_at_which_words_it_comes_up(home: Path) -> None:
    person = Person(home, "review", "--unconfirmed")
    person.reads("comes up at: ask, push")
    person.reads("later")
    person.presses("\x03")
    person.leaves()
    person = Person(home, "edit", key(home), "--triggers", "deploy, 本番")
    person.reads("comes up at: deploy, 本番")
    person.reads("Write this?")
    person.presses("y\r")
    assert person.leaves() == 0
    (entry,) = library(home).entries.all()
    assert (entry.triggers, entry.confirmed) == (("deploy", "本番"), None)
    person = Person(home, "edit", key(home), "--triggers", "")
    person.reads("Write this?")
    person.presses("y\r")
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
    person.reads("asks to forget")
    person.reads("> Ask before a push.")
    person.presses("y\r")
    person.reads("Done.")
    assert person.leaves() == 0
    assert library(home).entries.all() == []


def test_a_no_takes_it_off_the_list_and_changes_nothing(home: Path) -> None:
    entry = library(home).entries.all()[0]
    supersede(world(home), library(home), entry, Noted("Better.", EntryType.LESSON))
    person = Person(home, "review")
    person.reads("asks to replace")
    person.presses("n\r")
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
    person.reads("lesson (high)")
    person.reads("and from now on")
    person.reads("note")
    person.reads("> Ask before a push.")
    person.presses("y\r")
    person.reads("Written.")
    assert person.leaves() == 0
    (entry,) = library(home).entries.all()
    assert (entry.high, entry.type) == (False, EntryType.NOTE)


def test_a_forgotten_entry_comes_back_by_undo(home: Path) -> None:
    person = Person(home, "forget", key(home))
    person.reads("Forget this?")
    person.presses("y\r")
    person.reads("Forgotten.")
    assert person.leaves() == 0
    assert library(home).entries.all() == []
    person = Person(home, "undo")
    person.presses("y\r")
    assert person.leaves() == 0
    assert [e.text for e in library(home).entries.all()] == ["Ask before a push."]


def forgotten(home: Path) -> str:
    name = key(home)
    entries = library(home)
    forget_now(world(home), entries, entries.entries.all()[0], Channel.TERMINAL)
    return name


def test_an_archived_entry_is_listed_and_brought_back(home: Path) -> None:
    name = forgotten(home)
    assert name.encode() in piped(home, "restore", "--list").stdout
    (row,) = json.loads(piped(home, "restore", "--json").stdout)
    assert (row["key"], row["status"]) == (name, "archived")
    person = Person(home, "restore", name)
    person.reads("Bring this back?")
    person.presses("y\r")
    assert person.leaves() == 0
    assert key(home) == name
    person = Person(home, "undo")
    person.presses("y\r")
    assert person.leaves() == 0
    assert library(home).entries.all() == []


def test_a_purge_asks_and_leaves_nothing(home: Path) -> None:
    person = Person(home, "forget", "--purge", key(home))
    for place in ("Ask before a push.", "journal: ", "notes: 1", "No undo brings it back"):
        person.reads(place)
    person.presses("y\r")
    assert person.leaves() == 0
    left = [p for p in home.rglob("*") if p.is_file() and b"before a push" in p.read_bytes()]
    assert left == []


def test_a_purge_without_a_yes_changes_nothing(home: Path) -> None:
    person = Person(home, "forget", "--purge", key(home))
    person.reads("Remove all this for good?")
    person.presses("n\r")
    person.reads("Nothing was written.")
    assert person.leaves() == 0
    assert [e.text for e in library(home).entries.all()] == ["Ask before a push."]


@pytest.mark.parametrize("command", [("restore", "KEY"), ("forget", "--purge", "KEY")], ids=" ".join)
def test_bringing_back_and_purging_need_a_person(home: Path, command: tuple[str, ...]) -> None:
    name = forgotten(home)
    ended = piped(home, *(name if word == "KEY" else word for word in command), keys=b"y\n")
    assert ended.returncode == 1
    assert b"needs a person at a terminal" in ended.stderr
    assert [e.key for e in library(home).entries.archived()] == [name]


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        pytest.param(["--type", "lesson"], 1, id="its type"),
        pytest.param(["--type", "entry", "PUSH", "ask"], 1, id="any type, with words"),
        pytest.param(["--type", "lesson", "--status", "waiting"], 1, id="nobody has confirmed it"),
        pytest.param(["--type", "note"], 0, id="another type"),
        pytest.param(["--type", "lesson", "deploy"], 0, id="another word"),
        pytest.param(["--type", "lesson", "--status", "archived"], 0, id="it stands"),
        pytest.param([], 0, id="facts alone"),
    ],
)
def test_entries_are_listed_by_type(home: Path, asked: list[str], found: int) -> None:
    rows = json.loads(piped(home, "list", "--json", *asked).stdout)
    assert len(rows) == found
    assert (b"Ask before a" in piped(home, "list", *asked).stdout) == bool(found)


def test_one_entry_is_shown_whole_with_its_history(home: Path) -> None:
    told = piped(home, "show", key(home)[:6]).stdout.decode()
    assert told.startswith("Ask before a push.\n")
    assert "high" in told
    assert "  note  lesson (high): Ask before a push." in told
    shown = json.loads(piped(home, "show", "--json", key(home)).stdout)
    assert (shown["text"], [change["operation"] for change in shown["history"]]) == (
        "Ask before a push.",
        ["note"],
    )
    assert piped(home, "show", "nowhere").returncode == 1


def test_an_export_brings_entries_into_another_home_unconfirmed(home: Path, tmp_path: Path) -> None:
    (entry,) = library(home).entries.all()
    confirm(world(home), library(home).entries, entry, Channel.TERMINAL)
    file, fresh = tmp_path / "all.json", tmp_path / "fresh"
    file.write_bytes(piped(home, "export").stdout)
    (row,) = json.loads(file.read_bytes())["entries"]
    assert row["confirmed"] is not None
    told = piped(fresh, "import", str(file), "--dry-run").stdout
    assert b"entries that would be found by search now, unconfirmed: 1" in told
    assert library(fresh).entries.all() == []
    assert b"entries that are found by search now, unconfirmed: 1" in piped(fresh, "import", str(file)).stdout
    assert library(fresh).entries.all() == [entry]
    assert b"left out, recorded already: 1" in piped(fresh, "import", str(file)).stdout
    assert page(fresh) == ""
    person = Person(fresh, "undo")
    person.presses("y\r")
    assert person.leaves() == 0
    assert library(fresh).entries.all() == []


def test_a_table_says_that_it_holds_no_entries(home: Path) -> None:
    assert b"JSON holds all 1" in piped(home, "export", "--format", "csv").stderr
    assert json.loads(piped(home, "export", "--facts", "project").stdout)["entries"] == []


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


def test_an_endpoint_for_embeddings_finds_what_no_word_tells(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in environment(home).items():
        monkeypatch.setenv(name, value)
    vectors = [[1.0, 0.0], [0.9, 0.1]]  # of the lesson, and of the question
    with serving() as endpoint:
        endpoint.answers = [
            (200, json.dumps({"data": [{"index": 0, "embedding": vector}]}).encode()) for vector in vectors
        ]
        (home / "config.toml").write_text(f'[embedding]\nurl = "{endpoint.url}"\nmodel = "m"\n')
        assert main(["search", "quokka", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["text"].startswith("Ask before a push.")
    assert [body["input"][-1] for _, body, _ in endpoint.asked] == ["Ask before a push.", "quokka"]
    assert main(["search", "quokka", "--json"]) == 0, (
        "it is gone: what it gave is kept, and words are there still"
    )


@pytest.mark.parametrize(
    ("settings", "cause"),
    [
        ('embedding = "m"', "embedding cannot be 'm'"),
        ('[embedding]\nmodel = "m"', "embedding: url is missing"),
        ('[embedding]\nurl = "http://x/v1"', "embedding: model is missing"),
        ('[embedding]\nurl = "localhost:1"\nmodel = "m"', "embedding: url begins with http:// or https://"),
        ('[embedding]\nurl = "http://x/v1"\nmodel = 3', "embedding: every setting of it is a text"),
        ('[embedding]\nurl = "http://x/v1"\nmodel = "m"\nkey = "k"', "embedding: key is not a setting of it"),
    ],
)
def test_an_endpoint_that_is_configured_wrongly_is_named(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], settings: str, cause: str
) -> None:
    for name, value in environment(home).items():
        monkeypatch.setenv(name, value)
    (home / "config.toml").write_text(settings)
    assert main(["search", "quokka"]) == 1
    assert cause in capsys.readouterr().err
