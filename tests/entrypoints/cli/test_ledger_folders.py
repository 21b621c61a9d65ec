"""A project stays the same one in the ledger while its folder is away, and once its remote has another name."""

import datetime as dt
import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.stores.first_prompts import FirstPrompts
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.ledger import LedgerFiles
from belta_memory.adapters.stores.observations import JsonlObservations
from belta_memory.domain.ledger import Entry, EntryState, dropped
from belta_memory.domain.model import Kind
from belta_memory.entrypoints.cli import main
from belta_memory.entrypoints.first_prompt import prepare_first_prompts
from belta_memory.entrypoints.wiring import command_ports
from domain.cases import case
from fakes.person import Person

posix = pytest.mark.skipif(os.name == "nt", reason="a pseudo-terminal is POSIX")
NOW = dt.datetime.now().astimezone().replace(hour=9)
RULE = "Run the tests before a commit."


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    git = tmp_path / "work" / "shop" / ".git"
    git.mkdir(parents=True)
    (git / "HEAD").write_text("ref: refs/heads/main\n")
    named(git.parent, "shop")
    return git.parent


@pytest.fixture
def home(tmp_path: Path, shop: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    monkeypatch.setenv("BELTA_HOME", str(tmp_path / ".belta"))
    home = Home(str(tmp_path / ".belta"))
    log = JsonlObservations(home)
    for ago in (5, 3):
        seen = case(f"s{ago}", -ago, project=str(shop))
        log.append(seen._replace(at=NOW - dt.timedelta(days=ago)))
    prepare_first_prompts(command_ports(), os.environ)  # as a harvest does
    return home


def named(shop: Path, name: str) -> None:
    (shop / ".git" / "config").write_text(f'[remote "origin"]\n\turl = git@git.example:mia/{name}.git\n')


def raised(capsys: pytest.CaptureFixture[str]) -> list[tuple[Any, ...]]:
    assert main(["ledger", "--json"]) == 0
    return [(e["number"], e["repository"], e["state"]) for e in json.loads(capsys.readouterr().out)]


def drop(home: Home) -> None:
    LedgerFiles(home).change(lambda entries: tuple(map(dropped, entries)))


def test_a_folder_that_is_away_and_comes_back_makes_no_second_entry(
    home: Home, shop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert raised(capsys) == [(1, "shop", "open")]
    drop(home)
    shop.rename(shop.with_name("away"))
    assert raised(capsys) == [(1, "shop", "dropped")]
    assert main(["corrections"]) == 0
    assert "shop " in capsys.readouterr().out
    shop.with_name("away").rename(shop)
    assert raised(capsys) == [(1, "shop", "dropped")]


@pytest.mark.usefixtures("home")
def test_a_folder_above_that_is_a_repository_does_not_take_what_was_said_in_one_that_is_away(
    shop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.move(shop / ".git", shop.parent / ".git")
    named(shop.parent, "dotfiles")
    shop.rmdir()
    assert raised(capsys) == [(1, "shop", "open")]


@pytest.mark.usefixtures("home")
def test_a_folder_in_which_git_is_gone_stays_the_project(
    shop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.rmtree(shop / ".git")
    assert raised(capsys) == [(1, "shop", "open")]


def test_a_renamed_remote_keeps_number_and_state(
    home: Home, shop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert raised(capsys) == [(1, "shop", "open")]
    drop(home)
    named(shop, "store")
    assert raised(capsys) == [(1, "store", "dropped")]
    shutil.rmtree(shop)
    assert raised(capsys) == [(1, "store", "dropped")]


def test_two_entries_of_one_project_become_the_older_one(
    home: Home, shop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = (
        Entry(number, project, Kind.OMISSION, 2, (NOW.date(),))
        for number, project in ((1, "git.example/mia/shop"), (2, str(shop)))
    )
    path = Path(home.root, "ledger", "entries.json")
    LedgerFiles(home).change(lambda _: (one._replace(state=EntryState.DROPPED), other))
    path.write_text(json.dumps({**json.loads(path.read_text()), "folders": {}}))  # as it was written before
    assert raised(capsys) == [(1, "shop", "dropped")]


def test_a_dry_run_counts_the_entries_that_there_are(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(raised(capsys)) == 1
    shutil.rmtree(home.observations)
    assert main(["harvest", "--dry-run", "--propose", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rule_proposals"] == 1


@posix
def test_an_entry_of_a_folder_that_is_away_can_be_adopted_into_a_file(
    tmp_path: Path, home: Home, shop: Path
) -> None:
    shutil.rmtree(shop)
    person = Person(Path(home.root), "ledger", "adopt", "1", "--as", "rule", "--text", RULE)
    person.reads("say --file")
    assert person.leaves() == 1
    file = tmp_path / "RULES.md"
    person = Person(
        Path(home.root), "ledger", "adopt", "1", "--as", "rule", "--text", RULE, "--file", str(file)
    )
    person.reads("RULES.md?")
    person.presses("y\r")
    person.reads("is adopted")
    assert person.leaves() == 0


@posix
def test_what_a_rule_was_made_of_is_in_no_first_prompt_from_then_on(home: Home, shop: Path) -> None:
    def listed() -> bool:
        return FirstPrompts(home).find(str(shop), NOW.date()) is not None

    main(["ledger"])
    assert listed()
    for answer, left in (("adopt", False), ("drop", True)):
        rule = ("--as", "rule", "--text", RULE) if answer == "adopt" else ()
        person = Person(Path(home.root), "ledger", answer, "1", *rule)
        if rule:
            person.reads("AGENTS.md?")
            person.presses("y\r")
        person.reads(f"is {answer}")
        assert person.leaves() == 0
        assert listed() is left


@posix
def test_an_entry_of_which_nothing_is_kept_is_told_so(home: Home) -> None:
    main(["ledger"])
    shutil.rmtree(home.observations)
    person = Person(Path(home.root), "ledger", "adopt", "1", "--as", "rule", "--text", RULE)
    person.reads("No correction of entry 1 (shop/omission) is kept any more")
    assert person.leaves() == 1
