"""`belta report`, over a home in which facts were recorded, corrected again, and loaded."""

import datetime as dt
import json
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.stores.events import JsonlEvents
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.observations import JsonlObservations
from belta_memory.domain.effect import Event, EventKind, Scene, nameless
from belta_memory.domain.model import Claim, Kind, SessionId
from belta_memory.entrypoints.cli import main
from domain.cases import case

NOW = dt.datetime.now().astimezone()
DAY = dt.timedelta(days=1)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    monkeypatch.setenv("BELTA_HOME", str(tmp_path / ".belta"))
    monkeypatch.setenv("COLUMNS", "120")
    return Home(str(tmp_path / ".belta"))


def used(home: Home, folder: Path) -> None:
    """Sixty days ago a fact was recorded; it was loaded, came up, was broken and corrected again."""
    index = Path(home.index_file)
    index.parent.mkdir(parents=True)
    day = (NOW - 60 * DAY).date().isoformat()
    meta = f"[src:{day} / occ:2 / recorded:{day}]"
    index.write_text(
        f"- deploy target: ❌ staging-a → ✅ prod-b {meta}\n- old matter: ❌ a → ✅ b {meta}\n",
        encoding="utf-8",
    )
    key = nameless("topic:deploy target")
    log = JsonlEvents(home)
    for number in range(10):
        at = NOW - (10 - number) * DAY
        scene = Scene("claude", SessionId(f"s{number}"), str(folder))
        first = int(at.timestamp() * 1000)
        log.append(
            Event(EventKind.LOADED, at, scene, (key,), tokens=120, via="startup"),
            Event(EventKind.PROMPTS, at, scene, times=tuple(first + n for n in range(10))),
        )
    scene = Scene("claude", SessionId("s9"), str(folder))
    log.append(
        Event(EventKind.REMINDED, NOW - DAY, scene, (key,), tokens=30, via="Bash"),
        Event(EventKind.AVOIDED, NOW - DAY, scene, (key,), via="Bash"),
        Event(EventKind.CORRECTED_AGAIN, NOW - DAY, scene, (key,)),
        Event(EventKind.CORRECTED_AGAIN, NOW - 3 * DAY, scene, (key,)),
        Event(EventKind.QUESTION, NOW - 3 * DAY, scene, ("k9",), via="dialog"),
        Event(EventKind.ANSWER, NOW - 3 * DAY, scene, ("k9",), via="dialog", answer="decline"),
    )
    sightings = JsonlObservations(home)
    for number, kind in enumerate((Kind.FACT, Kind.FACT, Kind.RESULT)):
        found = case(f"s{number}", 0, kind, project=str(folder))
        assert sightings.append(found._replace(at=NOW - (number + 1) * DAY))


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["report", *arguments]) == 0
    return capsys.readouterr().out


def data(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(shown(capsys, *arguments, "--json"))


def test_an_empty_home_is_told_what_to_do(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    told = shown(capsys)
    assert "nothing to report yet" in told
    assert "belta harvest" in told
    assert data(capsys)["repeats"]["by_user"] == 0
    assert not Path(home.root).exists(), "looking makes nothing"


def test_the_number_that_matters_comes_first(
    home: Home, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    used(home, tmp_path)
    told = shown(capsys)
    first, second = told.splitlines()[:2]
    assert "repeats after recording" in first
    assert "2 times you had to correct what was recorded already" in second
    for words in (
        "2.0 in 100 prompts",
        "1 reminder at tool calls",
        "1 call avoided",
        "3 times in 100 prompts",
        "Candidates for `guard: ask` in the note, so that such a call waits for you: deploy target",
        "Never came up in a month or more: old matter",
        "You were asked 1 time: 0 record, 0 edit, 0 not_a_fact, 1 decline",
        "about 120 tokens at its start",
        "An estimate",
    ):
        assert words in " ".join(told.split())


def test_programs_get_the_same_figures(
    home: Home, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    used(home, tmp_path)
    found = data(capsys)
    assert found["repeats"] == {
        "by_user": 2,
        "by_self": 0,
        "per_100_prompts": 2.0,
        "facts": 1,
        "days_to_first": 57.0,
    }
    assert found["corrections"]["by_user"]["fact"] == 2
    assert sum(week["prompts"] for week in found["weeks"]) == found["corrections"]["prompts"] == 100
    assert found["estimated_tokens"] == {"sessions": 10, "at_start": 120.0, "whole": 120.0, "most": 150}
    assert [(f["topic"], f["repeats"], f["sessions"]) for f in found["facts"]] == [
        ("deploy target", 2, 10),
        ("old matter", 0, 0),
    ]


def test_a_repeat_that_only_a_hook_has_seen_counts_and_one_that_was_kept_counts_once(
    home: Home, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    used(home, tmp_path)
    claim = Claim("deploy target", "staging-a", "prod-b")
    sightings = JsonlObservations(home)
    for name, session, at in (
        ("alone", "s8", NOW - 2 * DAY),
        ("kept", "s9", NOW - DAY),
        ("early", "s7", NOW - 61 * DAY),
    ):
        again = case(session, 0, Kind.FACT, text=name, project=str(tmp_path), claim=claim)
        assert sightings.append(again._replace(at=at))
    other = case(
        "s6", 0, Kind.FACT, text="other", project=str(tmp_path), claim=claim._replace(correct="prod-c")
    )
    assert sightings.append(other._replace(at=NOW - DAY))
    assert data(capsys)["repeats"]["by_user"] == 3


def test_days_and_projects_are_chosen(home: Home, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    used(home, tmp_path)
    assert data(capsys, "--days", "2")["repeats"]["by_user"] == 1
    assert data(capsys, "--project", tmp_path.name)["repeats"]["by_user"] == 2
    assert data(capsys, "--project", "another")["repeats"]["by_user"] == 0


@pytest.mark.parametrize("days", ["0", "-3", "x", "1e3", "99999999"])
def test_days_that_are_none_are_refused(home: Home, capsys: pytest.CaptureFixture[str], days: str) -> None:
    del home
    with pytest.raises(SystemExit) as ended:
        main(["report", "--days", days])
    assert ended.value.code == 1
    assert "not a number of days" in capsys.readouterr().err


def test_a_torn_event_is_told_of_and_stops_nothing(
    home: Home, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    used(home, tmp_path)
    with open(home.events, "ab") as log:
        log.write(b"{torn\n")
    assert main(["report"]) == 0
    told = capsys.readouterr()
    assert "2 times" in told.out
    assert "events.jsonl" in told.err
