"""Once a session the server looks at what no server has seen, within a budget."""

import datetime as dt
import json
import os
from pathlib import Path

import pytest

from belta_memory.adapters.stores.first_prompts import FirstPrompts
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.observations import JsonlObservations
from belta_memory.entrypoints.mcp.look_back import LookBack, look_back

NOW = dt.datetime.now(dt.UTC)


def transcript(home: Path, name: str, *texts: str, days_ago: int = 1) -> Path:
    path = home / ".claude" / "projects" / "-p" / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    stamp = (NOW - dt.timedelta(days=days_ago)).isoformat()
    records = (
        {
            "type": "user", "message": {"role": "user", "content": text}, "promptSource": "typed",
            "promptId": f"{name}-{n}", "uuid": f"{name}-{n}", "timestamp": stamp, "cwd": "/p", "sessionId": name,
        }
        for n, text in enumerate(texts)
    )  # fmt: skip
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


def seen(home: Path) -> list[str | None]:
    return [o.claim.correct for o in JsonlObservations(Home(str(home / ".belta"))).all()]


def test_what_was_typed_in_other_sessions_is_noticed_once(tmp_path: Path) -> None:
    transcript(tmp_path, "a", "no, the port is 8081, not 8080")
    assert look_back(os.environ, "claude") == 1
    assert look_back(os.environ, "claude") == 0
    assert seen(tmp_path) == ["8081"]


def test_what_it_finds_is_in_the_list_of_the_next_first_prompt(tmp_path: Path) -> None:
    transcript(tmp_path, "a", "you forgot the tests again")
    look_back(os.environ, "claude")
    found = FirstPrompts(Home(str(tmp_path / ".belta"))).find("/p", dt.datetime.now().astimezone().date())
    assert found is not None
    assert "you forgot the tests again" in found.text


def test_what_is_old_is_left_to_a_harvest(tmp_path: Path) -> None:
    path = transcript(tmp_path, "a", "no, the port is 8081, not 8080", days_ago=9)
    os.utime(path, (NOW.timestamp() - 9 * 86_400,) * 2)
    assert (look_back(os.environ, "claude"), seen(tmp_path)) == (0, [])


def test_when_the_budget_is_used_up_the_next_session_goes_on_there(tmp_path: Path) -> None:
    transcript(tmp_path, "a", *(f"no, the port is {n}1, not {n}0" for n in range(800, 803)))
    assert [look_back(os.environ, "claude", budget=0.0) for _ in range(2)] == [0, 0]
    assert look_back(os.environ, "claude") == 3


@pytest.mark.parametrize("host", ["", "nobody", "unknown"])
def test_of_a_host_that_nobody_knows_nothing_is_read(host: str) -> None:
    assert look_back(os.environ, host) == 0


def test_what_nobody_has_thought_of_is_logged_and_ends_nothing(tmp_path: Path) -> None:
    class Closed(dict[str, str]):
        def get(self, *names: object) -> str:
            raise RecursionError(names)

    transcript(tmp_path, "a", "no, the port is 8081, not 8080")
    faults: list[BaseException] = []
    beside = LookBack(Closed(os.environ), faults.append)
    beside.begin("claude")
    beside.wait()
    assert [type(fault) for fault in faults] == [RecursionError]


def test_it_begins_once_and_its_faults_are_logged(tmp_path: Path) -> None:
    (tmp_path / ".belta").write_text("a file where the home should be")
    transcript(tmp_path, "a", "no, the port is 8081, not 8080")
    faults: list[BaseException] = []
    beside = LookBack(os.environ, faults.append)
    beside.wait()
    beside.begin("claude")
    beside.begin("claude")
    beside.wait()
    assert len(faults) == 1
