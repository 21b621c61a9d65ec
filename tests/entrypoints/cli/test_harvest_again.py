"""`belta harvest` over transcripts that have changed since: every new prompt is found, and none counts twice."""

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from belta_memory.entrypoints.cli import main

AT = 1_794_474_000  # seconds; whatever is typed has a minute of its own
CURSOR = Path(".belta/cache/harvest.json")


def harvest(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["harvest", "--json", *arguments]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert told["unreadable"] == []
    return told


def found(capsys: pytest.CaptureFixture[str], *arguments: str) -> int:
    return sum(row["count"] for row in harvest(capsys, *arguments)["found"])


def correction(number: int) -> str:
    return f"no, the port is {number}1, not {number}0"


def in_database(path: Path, statements: str, *rows: tuple[str, tuple[object, ...]]) -> None:
    """A database of which a page has room for what comes, so that its size stays the same."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as database:
        database.executescript(statements)
        for statement, values in rows:
            database.execute(statement, values)
        database.commit()


def hermes(home: Path, *numbers: int) -> Path:
    """The database with these corrections typed into it, beside what is there."""
    path = home / ".hermes" / "state.db"
    table = (
        "create table if not exists messages (id integer primary key autoincrement, session_id text, role text,"
        " content text, tool_calls text, timestamp real, compacted integer default 0)"
    )
    insert = "insert into messages (session_id, role, content, timestamp) values ('h1', 'user', ?, ?)"
    in_database(path, table, *((insert, (correction(n), AT + 60.0 * n)) for n in numbers))
    return path


def opencode(home: Path, *numbers: int) -> Path:
    path = home / ".local" / "share" / "opencode" / "opencode.db"
    tables = """
    create table if not exists session (id text primary key, directory text, parent_id text, permission text);
    create table if not exists message (id text primary key, session_id text, time_created integer, data text);
    create table if not exists part (id text primary key, message_id text, time_created integer, data text);
    insert or ignore into session values ('s', '/shop', null, null);"""
    rows: list[tuple[str, tuple[object, ...]]] = []
    for n in numbers:
        at, part = (AT + 60 * n) * 1000, json.dumps({"type": "text", "text": correction(n)})
        rows.append(("insert into message values (?, 's', ?, '{\"role\":\"user\"}')", (f"m{n}", at)))
        rows.append(("insert into part values (?, ?, ?, ?)", (f"p{n}", f"m{n}", at, part)))
    in_database(path, tables, *rows)
    return path


def cursor(home: Path, *numbers: int) -> Path:
    path = home / ".config" / "Cursor" / "User" / "globalStorage" / "state.vscdb"
    insert = "insert into cursorDiskKV values (?, ?)"
    rows: list[tuple[str, tuple[object, ...]]] = []
    for n in numbers:
        heads = {"composerId": f"k{n}", "fullConversationHeadersOnly": [{"bubbleId": f"b{n}", "type": 1}]}
        at = (AT + 60 * n) * 1000
        bubble = {"type": 1, "text": correction(n), "createdAt": at}
        rows.append((insert, (f"composerData:k{n}", json.dumps(heads))))
        rows.append((insert, (f"bubbleId:k{n}:b{n}", json.dumps(bubble))))
    in_database(path, "create table if not exists cursorDiskKV (key text unique, value blob)", *rows)
    return path


def codex(home: Path, *numbers: int) -> Path:
    path = home / ".codex" / "sessions" / "rollout-c.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    records = [{"type": "session_meta", "payload": {"id": "c", "cwd": "/shop"}}]
    for n in numbers:
        item = {"type": "UserMessage", "id": f"c{n}", "content": [{"type": "text", "text": correction(n)}]}
        records.append({"type": "event_msg", "payload": {"type": "item_completed", "item": item}})
        records[-1]["timestamp"] = f"2026-11-12T09:{n:02}:00Z"
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


def cline(home: Path, *numbers: int) -> Path:
    tasks = home / ".config/Code/User/globalStorage/saoudrizwan.claude-dev/tasks"
    path = tasks / f"{AT}000" / "api_conversation_history.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    words = (f"<feedback>{correction(n)}</feedback>" for n in numbers)
    path.write_text(json.dumps([{"role": "user", "content": [{"type": "text", "text": w}]} for w in words]))
    return path


def figures(capsys: pytest.CaptureFixture[str]) -> int:
    """How many corrections by a person are kept in all."""
    assert main(["corrections", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    return sum(row["count"] for row in told["by_kind"] if row["by"] == "user")


def later(path: Path) -> None:
    """What was just written was written at another moment, however coarse the clock of the disk is."""
    moment = path.stat().st_mtime + 60
    os.utime(path, (moment, moment))


@pytest.mark.parametrize("write", [hermes, opencode, cursor])
def test_a_new_prompt_in_a_database_of_the_same_size_is_found(
    write: Callable[..., Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    size = write(tmp_path, 1).stat().st_size
    assert found(capsys) == 1
    later(path := write(tmp_path, 2))
    assert path.stat().st_size == size
    assert found(capsys) == 1
    assert harvest(capsys)["unchanged"] == 1


def test_a_new_prompt_in_a_log_that_began_anew_at_the_same_size_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(hermes(tmp_path, 1))) as database:
        database.execute("pragma journal_mode = wal")
        database.execute("select * from messages").fetchall()  # from now on it has the file open
        hermes(tmp_path, 2)
        assert found(capsys) == 2
        database.execute("pragma wal_checkpoint(passive)")
        assert "unknown_file" not in harvest(capsys, str(tmp_path / ".hermes"))["skipped"]
        log = tmp_path / ".hermes" / "state.db-wal"
        size = log.stat().st_size
        hermes(tmp_path, 3)
        later(log)
        assert log.stat().st_size == size
        assert found(capsys) == 1


def test_a_file_of_lines_that_was_only_touched_is_not_read_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = codex(tmp_path, 1)
    assert found(capsys) == 1
    later(path)
    again = harvest(capsys)
    assert (again["files"], again["unchanged"]) == (0, 1)


def test_a_mark_of_before_there_were_times_holds_for_lines_and_has_a_database_read_once_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    codex(tmp_path, 1)
    hermes(tmp_path, 2)
    assert found(capsys) == 2
    stored = json.loads((tmp_path / CURSOR).read_text())
    stored["files"] = {name: mark[:5] for name, mark in stored["files"].items()}
    (tmp_path / CURSOR).write_text(json.dumps(stored))
    again = harvest(capsys)
    assert (again["files"], again["unchanged"], again["found"]) == (1, 1, [])
    assert harvest(capsys)["unchanged"] == 2


def test_after_a_compaction_what_is_typed_next_is_found_and_nothing_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = hermes(tmp_path, 1, 2, 3)
    assert found(capsys) == 3
    in_database(path, "update messages set compacted = 1 where id < 3")
    later(hermes(tmp_path, 4))
    assert found(capsys) == 1
    in_database(path, "update messages set compacted = 0")
    later(path)
    assert (found(capsys), figures(capsys)) == (0, 4)


def test_after_a_session_was_deleted_a_new_one_is_found_and_nothing_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = opencode(tmp_path, 1, 2, 3)
    assert found(capsys) == 3
    in_database(path, "delete from part where id < 'p3'; delete from message where id < 'm3'")
    later(opencode(tmp_path, 4))
    assert (found(capsys), figures(capsys)) == (1, 4)


def test_after_a_restored_checkpoint_what_is_typed_instead_is_found_and_nothing_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cline(tmp_path, 1, 2, 3)
    assert found(capsys) == 3
    cline(tmp_path, 1, 4)
    assert found(capsys) == 1
    later(cline(tmp_path, 1, 5))
    assert (found(capsys), figures(capsys)) == (1, 5)


def test_of_a_history_that_was_begun_anew_everything_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    history = tmp_path / ".aider.chat.history.md"
    start = "# aider chat started at 2026-11-{} 10:00:00\n\n"
    asked = "".join(f"#### {correction(n)}\n\nDone.\n\n" for n in (1, 2, 3))
    history.write_text(start.format(11) + asked)
    assert found(capsys) == 3
    history.write_text(start.format(12) + f"#### {correction(4)}\n\n{'Done. ' * 50}\n")
    assert found(capsys) == 1


def test_a_prompt_between_two_known_ones_is_found_and_they_are_not_counted_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opencode(tmp_path, 1, 3)
    assert found(capsys) == 2
    later(opencode(tmp_path, 2))
    assert (found(capsys), figures(capsys)) == (1, 3)


def test_of_a_document_that_grew_at_its_end_only_the_end_is_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hermes(tmp_path, 1, 2)
    assert harvest(capsys)["prompts"] == 2
    later(hermes(tmp_path, 3))
    assert harvest(capsys)["prompts"] == 1
