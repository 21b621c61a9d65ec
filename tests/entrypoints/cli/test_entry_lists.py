"""How entries are listed at the command line: in which order, and what is said where something is not known."""

import json
from pathlib import Path
from typing import Any

import pytest

from belta_memory.app.gate import forget
from belta_memory.entrypoints.cli import main
from belta_memory.entrypoints.library import library_of
from fakes.mcp_client import environment, world


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    (tmp_path / "memory" / "notes").mkdir(parents=True)
    return tmp_path


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: str) -> str:
        assert main(list(arguments)) == 0
        return capsys.readouterr().out

    return run


def put(home: Path, name: str, head: str, text: str) -> None:
    path = home / "memory" / "notes" / f"{name}.md"
    path.write_text(f"---\n{head}---\n\n{text}\n", encoding="utf-8")


def test_a_list_goes_by_the_moment_and_says_which_date_is_unknown(home: Path, told: Any) -> None:
    put(home, "undated", "key: z\n", "Undated.")
    for key, time in (("b", "09:00:00"), ("a", "10:00:00"), ("c", "08:00:00")):
        put(home, key, f'key: {key}\nseen: 2026-11-30\ntime: "{time}"\n', f"Noted at {time}.")
    rows = json.loads(told("list", "--type", "entry", "--json"))
    assert [(row["key"], row["seen"], row["time"]) for row in rows] == [
        ("a", "2026-11-30", "10:00:00"),
        ("b", "2026-11-30", "09:00:00"),
        ("c", "2026-11-30", "08:00:00"),
        ("z", None, None),
    ]
    assert "date unknown" in told("list", "--type", "entry")
    assert "z date unknown note: Undated." in told("review", "--unconfirmed", "--list")
    waiting = json.loads(told("review", "--unconfirmed", "--json"))
    assert [(row["key"], row["seen"]) for row in waiting][:2] == [("z", None), ("c", "2026-11-30")]
    (hit,) = json.loads(told("search", "undated", "--json"))
    assert (hit["date"], hit["age"]) == (None, None)
    assert {row["created"] for row in json.loads(told("export"))["entries"]} == {None}
    assert "0001" not in told("show", "z")


@pytest.mark.parametrize("top", ["0", "-1", "many"])
def test_a_search_for_no_hits_is_refused(home: Path, capsys: pytest.CaptureFixture[str], top: str) -> None:
    put(home, "a", "key: a\n", "Ask before a push.")
    with pytest.raises(SystemExit) as ended:
        main(["search", "push", "--top", top])
    assert ended.value.code == 1
    assert "not a positive number" in capsys.readouterr().err


def test_what_agents_have_asked_for_is_not_called_none(home: Path, told: Any) -> None:
    assert told("review", "--list") == "None.\n"
    put(home, "a", "key: a\n", "Ask before a push.")
    forget(world(home), library_of(world(home), environment(home)), "a", "claude")
    listed = told("review", "--list")
    assert "asks to forget" in listed
    assert "> Ask before a push." in listed
    assert "None." not in listed
