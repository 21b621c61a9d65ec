"""`belta corrections` over hosts that give their prompts no moment of their own, and over what scripts typed."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from belta_memory.entrypoints.cli import main

AIDER = """\
# aider chat started at 2026-11-27 10:00:00

#### hello there

ok

#### you forgot the tests again

ok

#### thanks

fine

#### the button is still broken

ok

#### thanks
"""


@pytest.fixture
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BELTA_HOME", str(tmp_path / ".belta"))
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    return tmp_path


def counted(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, int, float]:
    assert main(["harvest", *arguments]) == 0
    capsys.readouterr()
    assert main(["corrections", "--days", "9999", "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    found = sum(row["count"] for row in told["by_kind"] if row["by"] == "user")
    return told["prompts"], found, told["per_100_prompts"]


def test_prompts_that_have_the_moment_of_their_session_count_each(
    there: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    history = there / "work" / ".aider.chat.history.md"
    history.parent.mkdir()
    history.write_text(AIDER)
    assert counted(capsys, str(history)) == (5, 2, 40.0)
    with history.open("a") as file:
        file.write("\nok\n\n#### and on\n")
    assert counted(capsys, str(history))[:2] == (6, 2)


def test_prompts_that_have_the_moment_of_a_file_that_grows_count_once(
    there: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = there / ".cursor" / "projects" / "a" / "agent-transcripts" / "s" / "s.jsonl"
    session.parent.mkdir(parents=True)
    for number, words in enumerate(("hello", "you forgot the tests again", "thanks", "ok", "fine"), 1):
        message = {"content": [{"type": "text", "text": f"<user_query>\n{words}\n</user_query>"}]}
        with session.open("a") as file:
            file.write(json.dumps({"role": "user", "message": message}) + "\n")
        os.utime(session, (1_795_000_000 + number * 86_400,) * 2)
        assert counted(capsys, "--host", "cursor")[0] == number


def test_what_scripts_typed_counts_above_and_below_the_line(
    there: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = "11111111-1111-4111-8111-111111111111"
    file = there / ".claude" / "projects" / "-work" / f"{session}.jsonl"
    file.parent.mkdir(parents=True)
    records = [
        {
            "type": "user",
            "uuid": f"u{number}",
            "timestamp": f"2026-11-27T10:0{number}:00.000Z",
            "sessionId": session,
            "cwd": "/work",
            "message": {"role": "user", "content": words},
            "promptId": f"p{number}",
            **({"turnOrigin": "sdk", "entrypoint": "sdk-cli", "promptSource": "sdk"} if number else {}),
        }
        for number, words in enumerate(("hello", "you forgot the tests again", "go on", "and on"))
    ]
    file.write_text("".join(f"{json.dumps(record)}\n" for record in records))
    assert counted(capsys, "--headless") == (4, 1, 25.0)
    assert counted(capsys, "--headless") == (4, 1, 25.0)
