"""`belta ledger` and `belta corrections`, over a log of past sessions; what is adopted needs a person at a terminal."""

import datetime as dt
import json
import os
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters import patience
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.ledger import LedgerFiles
from belta_memory.adapters.stores.observations import JsonlObservations
from belta_memory.adapters.stores.verdicts import VerdictFiles
from belta_memory.domain.case import case_id
from belta_memory.domain.ledger import EntryState, Made
from belta_memory.domain.model import By, Kind, Observation
from belta_memory.entrypoints.cli import main
from belta_memory.entrypoints.first_prompt import prepare_first_prompts
from belta_memory.entrypoints.wiring import command_ports
from domain.cases import case
from entrypoints.hook_process import Machine, prompt_of
from fakes.endpoint import serving
from fakes.mcp_client import facts
from fakes.person import Person, piped

posix = pytest.mark.skipif(os.name == "nt", reason="a pseudo-terminal is POSIX")
NOW = dt.datetime.now().astimezone().replace(hour=9)
RULE = "Run the tests before a commit."


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    folder = tmp_path / "shop"
    folder.mkdir()
    return folder


@pytest.fixture
def home(tmp_path: Path, shop: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = tmp_path / ".belta"
    monkeypatch.setenv("BELTA_HOME", str(root))
    put(
        root,
        said(shop, 5),
        said(shop, 3),
        said(shop, 2, Kind.RESULT, by=By.SELF),
        said(shop, 1, Kind.RESULT, by=By.SELF),
    )
    return root


def said(shop: Path, days_ago: int, kind: Kind = Kind.OMISSION, **more: Any) -> Observation:
    seen = case(f"s{days_ago}", -days_ago, kind, project=str(shop), **more)
    return seen._replace(at=NOW - dt.timedelta(days=days_ago))


def put(home: Path, *observations: Observation) -> None:
    log = JsonlObservations(Home(str(home)))
    assert all(map(log.append, observations))


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*arguments]) == 0
    return capsys.readouterr().out


def states(home: Path) -> list[EntryState]:
    return [entry.state for entry in LedgerFiles(Home(str(home))).entries()]


def test_what_keeps_coming_back_is_shown_and_what_no_person_said_is_held(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (entry,) = json.loads(told(capsys, "ledger", "--json"))
    assert (entry["number"], entry["repository"], entry["kind"], entry["sessions"], entry["state"]) == (
        1, "shop", "omission", 2, "open",
    )  # fmt: skip
    assert "1 more held back" in told(capsys, "ledger")
    assert told(capsys, "ledger", "--held").startswith("shop/result: 2 sessions")
    assert states(home) == [EntryState.OPEN]


def test_no_word_that_anybody_said_stands_in_the_ledger(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = told(capsys, "ledger") + told(capsys, "ledger", "--json")
    for path in (home / "ledger").iterdir():
        shown += path.read_text()
    assert "tests out again" not in shown


def test_the_page_is_put_into_a_repository(
    home: Path, shop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told(capsys, "ledger", "--write", str(shop))
    assert (shop / "PROPOSALS.md").read_bytes() == (home / "ledger" / "PROPOSALS.md").read_bytes()
    assert str(shop) not in (shop / "PROPOSALS.md").read_text()
    assert main(["ledger", "--write", str(shop / "absent")]) == 1


@posix
def test_a_rule_is_written_after_a_yes_to_the_lines_shown(home: Path, shop: Path) -> None:
    (shop / "AGENTS.md").write_text("# Mine\n")
    person = Person(home, "ledger", "adopt", "1", "--as", "rule", "--text", RULE)
    person.reads(f"+- {RULE}")
    person.reads("AGENTS.md?")
    assert (shop / "AGENTS.md").read_text() == "# Mine\n"
    person.presses("y\r")
    person.reads("is adopted")
    assert person.leaves() == 0
    assert (shop / "AGENTS.md").read_text() == (
        f"# Mine\n\n<!-- belta:rules:begin -->\n- {RULE}\n<!-- belta:rules:end -->\n"
    )
    assert states(home) == [EntryState.ADOPTED]


@posix
def test_a_no_writes_nothing_and_leaves_the_entry_open(home: Path, shop: Path) -> None:
    person = Person(home, "ledger", "adopt", "1", "--as", "rule", "--text", RULE)
    person.reads("AGENTS.md?")
    person.presses("n\r")
    person.reads("Nothing was written.")
    assert person.leaves() == 0
    assert (list(shop.iterdir()), states(home)) == ([], [EntryState.OPEN])


@posix
def test_a_fact_is_recorded_by_the_persons_own_answer(home: Path) -> None:
    person = Person(
        home, "ledger", "adopt", "1", "--as", "fact", "--text", "tests: ❌ npm test → ✅ pnpm test"
    )
    person.reads("tests: ❌ npm test → ✅ pnpm test")
    person.reads("Not a fact")
    person.presses("y\r")
    person.reads("is adopted")
    assert person.leaves() == 0
    assert facts(home) == ["pnpm test"]
    assert [entry.made for entry in LedgerFiles(Home(str(home))).entries()] == [Made.FACT]


@pytest.mark.parametrize("action", [("adopt", "1", "--as", "rule", "--text", RULE), ("drop", "1")])
def test_a_pipe_is_nobody(home: Path, shop: Path, action: tuple[str, ...]) -> None:
    done = piped(home, "ledger", *action, keys=b"y\n" * 3)
    assert (done.returncode, list(shop.iterdir())) == (1, [])
    assert EntryState.ADOPTED not in states(home)
    assert EntryState.DROPPED not in states(home)


@posix
def test_an_unknown_number_is_told_with_those_that_are_known(home: Path) -> None:
    person = Person(home, "ledger", "adopt", "7", "--as", "rule", "--text", RULE)
    person.reads("Known: 1")
    assert person.leaves() == 1


@pytest.mark.usefixtures("home")
def test_corrections_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(told(capsys, "corrections", "--json"))
    assert {(row["by"], row["kind"], row["count"]) for row in figures["by_kind"]} == {
        ("user", "omission", 2),
        ("self", "result", 2),
    }
    assert figures["per_100_prompts"] is None
    shown = told(capsys, "corrections")
    assert "2 corrections by you" in shown
    assert "█" in shown


def test_words_are_shown_to_no_pipe(home: Path) -> None:
    done = piped(home, "corrections", "--show", "shop/omission")
    assert done.returncode == 1
    assert b"tests out again" not in done.stdout + done.stderr


@posix
def test_a_person_sees_what_was_said(home: Path) -> None:
    person = Person(home, "corrections", "--show", "shop/omission")
    person.reads("you left the tests out again")
    assert person.leaves() == 0


@pytest.mark.usefixtures("home")
def test_one_case_is_looked_up_by_its_id(shop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "you left the tests out again" in told(capsys, "corrections", "--id", case_id(said(shop, 5)))
    assert main(["corrections", "--id", "zzzz"]) == 1
    assert case_id(said(shop, 3)) in capsys.readouterr().err
    assert main(["corrections", "--id", ""]) == 1
    assert case_id(said(shop, 3)) in capsys.readouterr().err


@posix
def test_a_project_or_kind_that_nobody_knows_is_told_with_those_that_are_known(home: Path) -> None:
    person = Person(home, "corrections", "--show", "nosuch/kind")
    person.reads("nosuch/kind")
    person.reads("Known: shop/omission, shop/result")
    assert person.leaves() == 1


@pytest.mark.usefixtures("home")
def test_the_first_prompt_of_a_session_gets_them_once(tmp_path: Path, shop: Path) -> None:
    prepare_first_prompts(command_ports(), os.environ)
    machine = Machine(tmp_path)
    first = machine.fire({**prompt_of("please go on", "p1", "new"), "cwd": str(shop)})
    assert first.context.count("you left the tests out again") == 4
    assert "belta corrections --id" in first.context
    assert machine.fire({**prompt_of("and on", "p2", "new"), "cwd": str(shop)}).context == ""
    elsewhere = machine.fire({**prompt_of("please go on", "p3", "other"), "cwd": str(tmp_path)})
    assert elsewhere.context == ""
    assert machine.log() == ""


def test_the_first_prompt_in_any_folder_of_a_repository_gets_what_was_said_in_another(
    tmp_path: Path, home: Path, shop: Path
) -> None:
    (shop / ".git").mkdir()
    (shop / ".git" / "HEAD").write_text("ref: refs/heads/main\n")
    (shop / "lib" / ".git").mkdir(parents=True)
    (shop / "lib" / ".git" / "HEAD").write_text("ref: refs/heads/main\n")
    put(home, said(shop / "web", 4, Kind.RESULT, text="the page is blank"))
    prepare_first_prompts(command_ports(), os.environ)
    machine = Machine(tmp_path)
    told_in = {
        folder: machine.fire(
            {**prompt_of("please go on", f"p{n}", f"n{n}"), "cwd": str(shop / folder)}
        ).context
        for n, folder in enumerate((".", "web", "api/src", "lib"))
    }
    assert {folder: "the page is blank" in context for folder, context in told_in.items()} == {
        ".": True, "web": True, "api/src": True, "lib": False,
    }  # fmt: skip
    assert machine.log() == ""


def judged_home(home: Path, shop: Path, *urls: str) -> None:
    judges = "".join(f'[[judges]]\nkind = "openai"\nurl = "{url}"\nmodel = "m"\n' for url in urls)
    (home / "config.toml").write_text(judges)
    put(home, said(shop, 4, Kind.OTHER, text="it is still empty"))


def test_nobody_is_asked_before_two_judges_are_named(
    home: Path, shop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    judged_home(home, shop, "http://127.0.0.1:9")
    assert main(["harvest", "--llm"]) == 1
    assert "Two different judges must agree, and 1 are configured" in capsys.readouterr().err


@pytest.mark.parametrize("command", [("harvest", "--llm"), ("nightly",)])
def test_another_key_makes_no_other_judge_and_it_says_so(
    home: Path, shop: Path, capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    judged_home(home, shop, "http://127.0.0.1:9", "http://127.0.0.1:9")
    config = home / "config.toml"
    config.write_text(config.read_text().replace('model = "m"', 'model = "m"\nkey_env = "A"', 1))
    assert main([*command]) == (0 if command == ("nightly",) else 1)
    assert "differ in kind, model or url" in capsys.readouterr().err


def test_a_night_with_one_judge_says_that_nobody_is_asked(
    home: Path, shop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    judged_home(home, shop, "http://127.0.0.1:9")
    assert main(["nightly"]) == 0
    assert "the only judge is openai:m@http://127.0.0.1:9" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked_for", "sent"),
    [
        pytest.param((), {"the page", "the other", "codex", "long ago"}, id="everything"),
        pytest.param(("--project", "shop"), {"the page", "codex", "long ago"}, id="a folder"),
        pytest.param(("--host", "codex"), {"codex"}, id="a host"),
        pytest.param(("--days", "7"), {"the page", "the other", "codex"}, id="days"),
        pytest.param(("--project", "shop", "--host", "claude", "--days", "7"), {"the page"}, id="all three"),
        pytest.param(("page.jsonl",), {"the page"}, id="a transcript"),
        pytest.param((".",), {"the page", "long ago"}, id="a folder of transcripts"),
    ],
)
def test_only_what_the_command_was_asked_for_is_sent_to_judges(  # noqa: PLR0917 (fixtures)
    home: Path,
    shop: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    asked_for: tuple[str, ...],
    sent: set[str],
) -> None:
    monkeypatch.setattr(patience, "PAUSES", ())
    monkeypatch.chdir(tmp_path)
    (tmp_path / "page.jsonl").write_text("")
    with serving() as server:
        server.says("no")
        judged_home(home, shop, server.url, f"{server.url}/b")
        put(
            home,
            said(shop, 1, Kind.OTHER, text="the page")._replace(transcript=str(tmp_path / "page.jsonl")),
            said(tmp_path / "private", 2, Kind.OTHER, text="the other"),
            said(shop, 3, Kind.OTHER, text="codex")._replace(host="codex"),
            said(shop, 60, Kind.OTHER, text="long ago")._replace(transcript=str(tmp_path / "old.jsonl")),
        )
        main(["harvest", "--llm", *asked_for])
        prompts = "".join(body["messages"][0]["content"] for _, body, _ in server.asked)
    assert {words for words in ("the page", "the other", "codex", "long ago") if words in prompts} == sent


def test_what_a_judge_refused_is_remembered(home: Path) -> None:
    verdicts = VerdictFiles(Home(str(home)))
    verdicts.put("a", {"x": Kind.FACT})
    verdicts.refuse("a", ["y", "y", "z"])
    assert (verdicts.of("a"), verdicts.refusals("a")) == ({"x": Kind.FACT}, {"y": 2, "z": 1})
    assert (verdicts.of("b"), verdicts.refusals("b")) == ({}, {})


def test_the_characters_of_a_run_are_limited_by_the_setting_and_by_the_option(
    home: Path, shop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    judged_home(home, shop, "http://127.0.0.1:9", "http://127.0.0.1:9/b")
    config = home / "config.toml"
    config.write_text(f"judge_characters = 100\n{config.read_text()}")
    shown = told(capsys, "harvest", "--llm")
    assert shown.endswith("Nobody was asked.\n1 more were left for another run (--limit, --characters).\n")
    config.write_text(config.read_text().partition("\n")[2])
    assert "Nobody was asked." in told(capsys, "harvest", "--llm", "--characters", "100")


def test_an_outage_of_the_judges_ends_well_and_leaves_it_unsure(
    home: Path, shop: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "PAUSES", ())
    judged_home(home, shop, "http://127.0.0.1:9", "http://127.0.0.1:9/b")
    told_json = json.loads(told(capsys, "harvest", "--llm", "--propose", "--json"))
    assert (told_json["judged"]["asked"], told_json["judged"]["settled"]) == (1, 0)
    assert len(told_json["judged"]["faults"]) == 2
    assert told_json["rule_proposals"] == 1
    assert told(capsys, "harvest", "--llm").endswith(
        "No judge answered: 1 unsure corrections stay as they were.\n"
    )


@pytest.mark.parametrize("limit", ["-2", "0", "many"])
def test_a_limit_is_a_positive_number(capsys: pytest.CaptureFixture[str], limit: str) -> None:
    with pytest.raises(SystemExit):
        main(["harvest", "--llm", f"--limit={limit}"])
    assert f"not a positive number: '{limit}'" in capsys.readouterr().err


@pytest.mark.usefixtures("home")
def test_every_night_the_last_days_are_harvested_and_the_proposals_brought_up_to_date(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told_json = json.loads(told(capsys, "nightly", "--json"))
    assert "judged" not in told_json
    assert told_json["rule_proposals"] == 1


@pytest.mark.parametrize(
    ("config", "cause"),
    [
        ('judges = "claude"', "judges cannot be 'claude'"),
        ('[[judges]]\nkind = "oracle"', "judge 1: kind is one of claude, openai, llm, not 'oracle'"),
        ('[[judges]]\nkind = "openai"\nurl = "http://a"', "judge 1: model is missing"),
        ('[[judges]]\nkind = "openai"\nurl = "file:///etc"\nmodel = "m"', "url begins with http"),
        (
            '[[judges]]\nkind = "claude"\n[[judges]]\nkind = "claude"\ntemperature = "1"',
            "judge 2: temperature is not",
        ),
        ('[[judges]]\nkind = "claude"\nmodel = 3', "judge 1: every setting of it is a text"),
    ],
)
def test_a_judge_that_is_configured_wrongly_is_named(
    home: Path, capsys: pytest.CaptureFixture[str], config: str, cause: str
) -> None:
    (home / "config.toml").write_text(config)
    assert main(["harvest", "--llm"]) == 1
    assert cause in capsys.readouterr().err
