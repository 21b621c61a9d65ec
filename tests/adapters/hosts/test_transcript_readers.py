"""Every host's transcripts: who typed what, what is left out and why; the same contract for all.

Below `<host>/transcripts` lie sessions as the hosts write them (databases as the SQL that makes them), each with what it
comes to in `<host>/golden`.
"""

import datetime as dt
import json
import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.transcripts.look import first_bytes
from belta_memory.adapters.transcripts.named import named_files
from belta_memory.app.transcripts import Place, TranscriptFile, Transcripts, TypedTurn
from belta_memory.domain.errors import UnreadableFileError
from belta_memory.entrypoints.wiring import transcript_hosts, transcripts

HERE = Path(__file__).parent
HOSTS = [host for host in transcript_hosts() if host != "claude"]  # whose reader has tests of its own
PIECES = ("msg_", "prt_")  # of a session that lies in several files
NO_SESSIONS = ("workspace.json", "history_item.json", "s1.json")


def samples(host: str) -> list[Path]:
    files = (path for path in (HERE / host / "transcripts").rglob("*") if path.is_file())
    return sorted(p for p in files if p.name not in NO_SESSIONS and not p.name.startswith(PIECES))


EVERY = [pytest.param(host, path, id=f"{host}-{path.name}") for host in HOSTS for path in samples(host)]


def laid_out(host: str, folder: Path) -> Path:
    """A copy of the host's sessions, databases made."""
    place = folder / host
    shutil.copytree(HERE / host / "transcripts", place)
    for script in place.rglob("*.sql"):
        with closing(sqlite3.connect(script.with_suffix(""))) as database:
            database.executescript(script.read_text(encoding="utf-8"))
        script.unlink()
    return place


def source_of(host: str, home: Path) -> Transcripts:
    return transcripts(host, {"HOME": str(home)})


def found(host: str, folder: Path, name: str) -> tuple[Transcripts, TranscriptFile]:
    source = source_of(host, folder)
    files = named_files([str(laid_out(host, folder))], [source]).files[host]
    (file,) = (f for f in files if Path(f.path).name == name)
    return source, file


def told(source: Transcripts, turn: TypedTurn) -> dict[str, Any]:
    event = source.with_context(turn)
    assert event.at is not None
    return {
        "text": event.text,
        "session": event.session,
        "prompt": event.prompt,
        "cwd": event.cwd,
        "attended": event.attended,
        "at": event.at.astimezone(dt.UTC).isoformat(),
        "previous": event.previous,
        "calls": [list(call) for call in event.calls],
    }


@pytest.mark.parametrize(("host", "sample"), EVERY)
def test_a_transcript_is_read_as_recorded(host: str, sample: Path, tmp_path: Path) -> None:
    source, file = found(host, tmp_path, sample.name.removesuffix(".sql"))
    reading = source.read(file, Place(), lambda _: None)
    turns = [told(source, turn) for turn in reading]
    golden = json.loads((HERE / host / "golden" / f"{sample.name}.json").read_text(encoding="utf-8"))
    for turn in golden["turns"]:
        if turn["cwd"] == "<folder>":
            turn["cwd"] = str(Path(file.path).parent)
        elif turn["cwd"] == "<project>":
            turn["cwd"] = str(tmp_path / host)
    assert turns == golden["turns"]
    assert reading.skipped == golden["skipped"]


@pytest.mark.parametrize(("host", "sample"), EVERY)
def test_a_second_reading_gives_only_what_is_new_or_what_the_log_knows(
    host: str, sample: Path, tmp_path: Path
) -> None:
    source, file = found(host, tmp_path, sample.name.removesuffix(".sql"))
    reading = source.read(file, Place(), lambda _: None)
    first = [turn.uuid for turn in reading]
    again = [turn.uuid for turn in source.read(file, reading.place, lambda _: None)]
    assert again == [] or (again == first and None not in first)


@pytest.mark.parametrize(("host", "sample"), EVERY)
def test_nothing_is_written_among_the_transcripts(host: str, sample: Path, tmp_path: Path) -> None:
    source, file = found(host, tmp_path, sample.name.removesuffix(".sql"))
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    list(source.read(file, Place(), lambda _: None))
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize("host", HOSTS)
def test_every_host_has_a_session_with_a_correction_after_an_answer(host: str) -> None:
    goldens = (json.loads(path.read_text(encoding="utf-8")) for path in (HERE / host / "golden").iterdir())
    assert any(turn["previous"] for golden in goldens for turn in golden["turns"])


@pytest.mark.parametrize(("host", "sample"), EVERY)
def test_a_file_is_no_other_hosts(host: str, sample: Path, tmp_path: Path) -> None:
    _, file = found(host, tmp_path, sample.name.removesuffix(".sql"))
    head = first_bytes(file.path)
    owners = [name for name in transcript_hosts() if source_of(name, tmp_path).owns(file.path, head)]
    assert owners == [host]


def test_new_words_of_an_old_session_in_a_database_are_found(tmp_path: Path) -> None:
    source, file = found("opencode", tmp_path, "opencode.db")
    reading = source.read(file, Place(), lambda _: None)
    assert len(list(reading)) == 3
    with closing(sqlite3.connect(file.path)) as database:
        database.execute("insert into message values ('m8', 's3', 1794474008000, '{\"role\":\"user\"}')")
        words = json.dumps({"type": "text", "text": "no, port 2"})
        database.execute("insert into part values ('pm8', 'm8', 's3', 1794474008000, ?)", (words,))
        database.commit()
    file = source.file(file.path)
    assert [turn.event.text for turn in source.read(file, reading.place, lambda _: None)] == ["no, port 2"]


def test_new_words_of_a_session_in_several_files_are_found(tmp_path: Path) -> None:
    source, file = found("opencode", tmp_path, "ses_old.json")
    reading = source.read(file, Place(), lambda _: None)
    assert len(list(reading)) == 2
    storage = Path(file.path).parents[2]
    said = {"id": "msg_e", "role": "user", "time": {"created": 1761900010000}}
    (storage / "message" / "ses_old" / "msg_e.json").write_text(json.dumps(said), encoding="utf-8")
    (storage / "part" / "msg_e").mkdir()
    part = storage / "part" / "msg_e" / "prt_e.json"
    part.write_text(json.dumps({"type": "text", "text": "no, hub-c"}), encoding="utf-8")
    grown = source.file(file.path)
    assert grown.size > file.size
    assert [turn.event.text for turn in source.read(grown, reading.place, lambda _: None)] == ["no, hub-c"]


def test_what_is_still_in_the_write_ahead_log_is_read_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    source, file = found("hermes", tmp_path, "state.db")
    with closing(sqlite3.connect(file.path)) as database:
        database.execute("pragma journal_mode = wal")
        database.execute("pragma wal_autocheckpoint = 0")
        database.execute(
            "insert into messages (session_id, role, content, timestamp) values ('h3', 'user', 'no, it is 5', 1794474009)"
        )
        database.commit()
        names = sorted(os.listdir(Path(file.path).parent))
        grown = source.file(file.path)
        assert grown.size > file.size
        texts = [turn.event.text for turn in source.read(grown, Place(), lambda _: None)]
        assert texts[-1] == "no, it is 5"
        assert sorted(os.listdir(Path(file.path).parent)) == names


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize(
    "content", [b"", b"\0\0\0", b"{", b"\xff\xfe\x00", b"[1, 2", b"SQLite format 3\0 but not one"]
)
def test_a_broken_file_is_told_of_or_read_as_far_as_it_goes(
    host: str, content: bytes, tmp_path: Path
) -> None:
    source = source_of(host, tmp_path)
    for sample in samples(host):
        path = laid_out(host, tmp_path / sample.name) / sample.relative_to(HERE / host / "transcripts")
        path = path.with_name(path.name.removesuffix(".sql"))
        known = path.read_bytes()
        path.write_bytes(known[:60] + content)
        file = TranscriptFile(str(path), "1:1", path.stat().st_size, path.stat().st_mtime)
        with suppress(UnreadableFileError):
            list(source.read(file, Place(), lambda _: None))


DEEP = "[" * 200_000
DEEP_FILES = {
    "cline": ("t/api_conversation_history.json", DEEP),
    "gemini": ("session-a.json", '{"sessionId":"a","projectHash":"h","messages":' + DEEP),
    "vscode": ("chatSessions/a.json", '{"responderUsername":"x","sessionId":"a","requests":' + DEEP),
}


@pytest.mark.parametrize("host", DEEP_FILES)
def test_a_document_that_is_nested_too_deeply_is_told_of(host: str, tmp_path: Path) -> None:
    name, content = DEEP_FILES[host]
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
    source = source_of(host, tmp_path)
    with pytest.raises(UnreadableFileError, match="nested too deeply"):
        list(source.read(source.file(str(path)), Place(), lambda _: None))


DEEP_LINES = {
    "codex": ("typed.jsonl", {"type": "response_item", "payload": {"type": "function_call", "name": "x", "arguments": DEEP}}),
    "vscode": ("log.jsonl", '{"kind":1,"k":["x"],"v":' + DEEP),
    "cursor": ("cur-1.jsonl", '{"role":"user","message":' + DEEP),
}  # fmt: skip


@pytest.mark.parametrize("host", DEEP_LINES)
def test_beside_a_line_that_is_nested_too_deeply_the_others_are_read(host: str, tmp_path: Path) -> None:
    name, added = DEEP_LINES[host]
    source, file = found(host, tmp_path, name)
    whole = [turn.event.text for turn in source.read(file, Place(), lambda _: None)]
    with Path(file.path).open("a", encoding="utf-8") as content:
        content.write((added if isinstance(added, str) else json.dumps(added)) + "\n")
    again = source.read(source.file(file.path), Place(), lambda _: None)
    assert [turn.event.text for turn in again] == whole


def test_a_database_without_a_column_that_we_ask_for_is_told_of(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "state.db")) as database:
        database.execute("create table messages (id integer primary key, session_id text, role text)")
        database.execute("insert into messages values (1, 's', 'user')")
        database.commit()
    source = source_of("hermes", tmp_path)
    with pytest.raises(UnreadableFileError, match="not a database of this host"):
        list(source.read(source.file(str(tmp_path / "state.db")), Place(), lambda _: None))


@pytest.mark.parametrize(("host", "name"), [("cursor", "cur-1.jsonl"), ("vscode", "log.jsonl")])
def test_lines_that_are_torn_are_counted(host: str, name: str, tmp_path: Path) -> None:
    source, file = found(host, tmp_path, name)
    whole = [turn.event.text for turn in source.read(file, Place(), lambda _: None)]
    lines = Path(file.path).read_bytes().rpartition(b"\n")[0]
    Path(file.path).write_bytes(lines + b'\n\n{"role":"user","mess\n\0\0\0\n{"role":"us')
    again = source.read(source.file(file.path), Place(), lambda _: None)
    assert [turn.event.text for turn in again] == whole
    assert again.skipped == {"torn": 2, "unfinished": 1}


def test_of_a_message_that_is_written_again_the_last_version_counts(tmp_path: Path) -> None:
    at = "2026-11-12T09:00:0{}Z"
    records = [
        {"sessionId": "g", "projectHash": "h", "kind": "main"},
        {"id": "1", "timestamp": at.format(1), "type": "user", "content": "the port is"},
        {"id": "2", "timestamp": at.format(2), "type": "gemini", "content": "It is"},
        {"id": "2", "timestamp": at.format(2), "type": "gemini", "content": "It is 1."},
        {"id": "1", "timestamp": at.format(1), "type": "user", "content": "the port is?"},
        {"id": "3", "timestamp": at.format(3), "type": "user", "content": "ok"},
        {"$set": {"messages": [{"id": "3", "timestamp": at.format(3), "type": "user", "content": "no, 2"}]}},
    ]
    path = tmp_path / "session-g.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    source = source_of("gemini", tmp_path)
    turns = list(source.read(source.file(str(path)), Place(), lambda _: None))
    assert [turn.event.text for turn in turns] == ["the port is?", "no, 2"]
    assert [turn.event.previous for turn in turns] == [None, "It is\nIt is 1."]


def test_what_a_person_typed_into_one_message_is_one_prompt_with_all_its_parts(tmp_path: Path) -> None:
    source, file = found("opencode", tmp_path, "opencode.db")
    with closing(sqlite3.connect(file.path)) as database:
        database.execute("insert into message values ('m8', 's1', 1794474008000, '{\"role\":\"user\"}')")
        parts = [
            {"type": "text", "text": "please look"},
            {"type": "text", "text": "Called the Read tool", "synthetic": True},
            {"type": "text", "text": "no, port 2"},
        ]
        for number, part in enumerate(parts):
            row = (f"p{number}", 1794474008000 + number, json.dumps(part))
            database.execute("insert into part values (?, 'm8', 's1', ?, ?)", row)
        database.commit()
    *_, last = source.read(source.file(file.path), Place(), lambda _: None)
    assert last.event.text == "please look\nno, port 2"
