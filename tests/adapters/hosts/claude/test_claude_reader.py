"""Whole transcripts: who typed what, what was left out and why, and files that are not as they should be."""

import datetime as dt
import json
import os
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters.hosts.claude.transcript.places import ClaudeTranscripts, transcripts_folder
from belta_memory.adapters.hosts.claude.transcript.reader import TranscriptReading
from belta_memory.adapters.hosts.claude.transcript.tail import FAR, TAIL, before
from belta_memory.adapters.hosts.claude.transcript.unseen import unseen
from belta_memory.adapters.stores.harvest_cursor import CursorFile
from belta_memory.adapters.transcripts import lines
from belta_memory.adapters.transcripts.named import named_files
from belta_memory.app.transcripts import Place, TypedTurn
from belta_memory.domain.errors import UnreadableFileError
from belta_memory.domain.model import Kind, SessionId, ToolCall

SAMPLES = Path(__file__).parent / "transcripts"
RECORDED = {
    "every_kind_of_record": "-home-mia-shop/aaaaaaaa-1111-4111-8111-111111111111.jsonl",
    "fork": "-home-mia-shop/ffffffff-2222-4222-8222-222222222222.jsonl",
    "script": "-home-mia-shop/cccccccc-3333-4333-8333-333333333333.jsonl",
    "old_format": "-home-mia-docs/dddddddd-4444-4444-8444-444444444444.jsonl",
}


@pytest.mark.parametrize("name", RECORDED)
def test_a_transcript_is_read_as_recorded(name: str) -> None:
    source = ClaudeTranscripts("")
    file = source.file(str(SAMPLES / "projects" / RECORDED[name]))
    reading = source.read(file, Place())
    golden = json.loads((SAMPLES / "golden" / f"{name}.json").read_text(encoding="utf-8"))
    assert [told(source, turn) for turn in reading] == golden["turns"]
    assert reading.skipped == golden["skipped"]
    assert reading.place == Place(file.size, Path(file.path).read_bytes().count(b"\n"))


def told(source: ClaudeTranscripts, turn: TypedTurn) -> dict[str, Any]:
    event = source.with_context(turn)
    assert event.at is not None
    assert event.by_hand
    assert event.transcript is not None
    return {
        "text": event.text,
        "line": event.line,
        "session": event.session,
        "prompt": event.prompt,
        "cwd": event.cwd,
        "attended": event.attended,
        "at": event.at.astimezone(dt.UTC).isoformat(),
        "uuid": turn.uuid,
        "previous": event.previous,
        "calls": [list(call) for call in event.calls],
    }


def typed(text: str, prompt: str = "p1", **more: Any) -> dict[str, Any]:
    return {
        "promptId": prompt,
        "type": "user",
        "message": {"role": "user", "content": text},
        "promptSource": "typed",
        "uuid": f"u-{text[:9]}",
        "timestamp": "2026-11-12T09:00:00.000Z",
        "cwd": "/p",
        "sessionId": "s1",
        **more,
    }


def said(text: str) -> dict[str, Any]:
    return {
        "message": {"role": "assistant", "content": [{"type": "text", "text": text}]},
        "type": "assistant",
    }


def result(text: str) -> dict[str, Any]:
    block = {"tool_use_id": "t", "type": "tool_result", "content": text}
    return {"type": "user", "message": {"role": "user", "content": [block]}}


def line(record: dict[str, Any]) -> bytes:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def written(tmp_path: Path, *content: dict[str, Any] | bytes) -> str:
    path = tmp_path / "s1.jsonl"
    path.write_bytes(b"".join(c if isinstance(c, bytes) else line(c) for c in content))
    return str(path)


def texts(reading: TranscriptReading) -> list[str]:
    return [turn.event.text for turn in reading]


HALF = line(typed("half"))[:-20]
RESULT_HALF = line(result("x" * 500))[:-20]


@pytest.mark.parametrize(
    ("content", "found", "skipped"),
    [
        pytest.param([typed("a"), b'{not json, "type":"user"\n', typed("b")], ["a", "b"], {"torn": 1}, id="a torn line"),
        pytest.param([typed("a"), HALF], ["a"], {"unfinished": 1}, id="a half-written last line"),
        pytest.param([typed("a"), RESULT_HALF], ["a"], {"unfinished": 1}, id="half of what a tool gave"),
        pytest.param([typed("a"), line(typed("b"))[:-1]], ["a", "b"], {}, id="a whole last line without its end"),
        pytest.param([b"\0" * 3_000 + line(typed("a"))], ["a"], {"nul_bytes": 1}, id="NUL bytes before a record"),
        pytest.param([typed("a"), b"\0" * 50 + b"\n"], ["a"], {"nul_bytes": 1}, id="nothing but NUL bytes"),
        pytest.param([b"\n\n", typed("a"), b"\n"], ["a"], {}, id="empty lines"),
        pytest.param([typed("a", timestamp="soon")], [], {"no_time": 1}, id="a time that is none"),
        pytest.param([typed("a", timestamp=7)], [], {"no_time": 1}, id="a time that is no text"),
        pytest.param([typed("a", isSidechain=True)], [], {"sub_agent": 1}, id="a sub-agent"),
        pytest.param([typed("a", promptSource="system")], [], {"not_typed": 1}, id="a program's"),
        pytest.param([b'\xff\xfe"type":"user"\n', typed("a")], ["a"], {"torn": 1}, id="bytes that are no UTF-8"),
        pytest.param([], [], {}, id="an empty file"),
    ],
)  # fmt: skip
def test_what_is_broken_is_counted_and_the_rest_is_read(
    tmp_path: Path, content: list[dict[str, Any] | bytes], found: list[str], skipped: dict[str, int]
) -> None:
    reading = TranscriptReading(written(tmp_path, *content), Place())
    assert texts(reading) == found
    assert reading.skipped == skipped


QUEUED = {"type": "queued_command", "commandMode": "prompt", "prompt": "q", "origin": {"kind": "human"}}
MESSAGE = {"role": "user", "content": "m"}
REST = {"promptSource": "typed", "timestamp": "2026-11-12T09:00:00Z", "sessionId": "s1"}


@pytest.mark.parametrize(
    ("record", "text"),
    [
        pytest.param({"type": "user", "message": MESSAGE, **REST}, "m", id="the kind first"),
        pytest.param({"message": MESSAGE, **REST, "type": "user"}, "m", id="the message first"),
        pytest.param({"cwd": "/x" * 700, "type": "user", "message": MESSAGE, **REST}, "m", id="a long path first"),
        pytest.param({"attachment": QUEUED, "type": "attachment", **REST}, "q", id="an attachment first"),
        pytest.param({"type": "attachment", "attachment": QUEUED, **REST}, "q", id="an attachment second"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("spaced", [True, False], ids=["spaced", "compact"])
def test_a_prompt_is_found_in_whatever_order_its_record_is_written(
    tmp_path: Path, record: dict[str, Any], text: str, *, spaced: bool
) -> None:
    content = json.dumps(record).encode() + b"\n" if spaced else line(record)
    assert texts(TranscriptReading(written(tmp_path, content), Place())) == [text]


def test_a_half_written_line_is_read_when_it_is_whole(tmp_path: Path) -> None:
    path = written(tmp_path, typed("a"), HALF)
    first = TranscriptReading(path, Place())
    assert texts(first) == ["a"]
    assert first.place == Place(len(line(typed("a"))), 1)
    written(tmp_path, typed("a"), typed("half"), typed("b"))
    second = TranscriptReading(path, first.place)
    assert [(t.event.text, t.event.line) for t in second] == [("half", 2), ("b", 3)]


def test_only_what_is_new_is_read(tmp_path: Path) -> None:
    old = [line(result("x" * 5_000)) for _ in range(800)]
    path = written(tmp_path, *old, typed("a"))
    seen: list[int] = []
    reading = TranscriptReading(path, Place(), seen.append)
    assert texts(reading) == ["a"]
    assert sum(seen) == os.path.getsize(path)
    with open(path, "ab") as file:
        file.write(line(typed("b")))
    seen.clear()
    assert texts(TranscriptReading(path, reading.place, seen.append)) == ["b"]
    assert sum(seen) == len(line(typed("b")))


def test_a_line_that_is_too_long_is_passed_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST_LINE", 10_000)
    path = written(tmp_path, typed("a"), result("x" * 35_000), typed("y" * 20_000), typed("b"))
    reading = TranscriptReading(path, Place())
    assert texts(reading) == ["a", "b"]
    assert reading.skipped == {"too_long": 2}
    assert reading.place == Place(os.path.getsize(path), 4)


def test_a_picture_of_thirty_megabytes_hides_no_word(tmp_path: Path) -> None:
    blocks = [{"type": "text", "text": "no, b"}, {"type": "image", "source": {"data": "A" * 30_000_000}}]
    path = written(tmp_path, typed("", message={"content": blocks}), typed("c"))
    assert texts(TranscriptReading(path, Place())) == ["no, b", "c"]


def test_the_memory_that_reading_takes_does_not_grow_with_the_file(tmp_path: Path) -> None:
    path = written(tmp_path, *[line(result("x" * 100_000)) for _ in range(200)], typed("a"))
    tracemalloc.start()
    try:
        assert texts(TranscriptReading(path, Place())) == ["a"]
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 4_000_000 < os.path.getsize(path)


def test_a_file_that_cannot_be_read_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError, match="cannot be read"):
        list(TranscriptReading(str(tmp_path / "absent.jsonl"), Place()))


@given(st.binary(max_size=400))
def test_no_bytes_whatever_they_are_stop_the_reading(
    tmp_path_factory: pytest.TempPathFactory, noise: bytes
) -> None:
    path = written(tmp_path_factory.mktemp("t"), noise.replace(b"\n", b"") + b"\n", typed("a"))
    assert texts(TranscriptReading(path, Place())) == ["a"]


# What was before a prompt


def start_of(path: str, text: str) -> int:
    return next(turn.start for turn in TranscriptReading(path, Place()) if turn.event.text == text)


def test_the_turn_before_is_found_however_far_back_the_file_was_read(tmp_path: Path) -> None:
    path = written(tmp_path, typed("go"), said("Port 1."), result("r" * 2 * TAIL), typed("no, 2"))
    assert before(path, start_of(path, "no, 2")).said == "Port 1."


def test_a_turn_very_far_back_is_not_looked_for(tmp_path: Path) -> None:
    path = written(tmp_path, typed("go"), said("Port 1."), result("r" * 2 * FAR), typed("no, 2"))
    assert before(path, start_of(path, "no, 2")).said is None


def test_the_last_calls_tell_what_was_done_last(tmp_path: Path) -> None:
    def call(name: str, **given: object) -> dict[str, Any]:
        block = {"type": "tool_use", "id": "t", "name": name, "input": given}
        return {"message": {"role": "assistant", "content": [block]}, "type": "assistant"}

    calls = (
        call("Read", file_path="/a"),
        call("Bash", command="ls", description="d"),
        call("Todo", n=1),
        call("Glob", pattern="*"),
    )
    path = written(tmp_path, typed("go"), *calls, typed("no"))
    assert before(path, start_of(path, "no")).calls == (
        ToolCall("Bash", "ls"),
        ToolCall("Todo", ""),
        ToolCall("Glob", "*"),
    )


# Files and folders


def test_sessions_are_found_below_a_folder_and_sub_agents_are_not(tmp_path: Path) -> None:
    found = ClaudeTranscripts(str(SAMPLES / "projects")).files().files
    assert sorted(os.path.relpath(f.path, SAMPLES / "projects") for f in found) == sorted(RECORDED.values())
    assert ClaudeTranscripts(str(tmp_path / "absent")).files().files == ()


def test_the_folder_is_where_the_host_was_told_to_keep_it() -> None:
    assert transcripts_folder({"HOME": "/h"}, windows=False) == os.path.join("/h", ".claude", "projects")
    named = {"HOME": "/h", "CLAUDE_CONFIG_DIR": "/c"}
    assert transcripts_folder(named, windows=False) == os.path.join("/c", "projects")


def test_a_file_named_twice_is_read_once_and_the_oldest_comes_first(tmp_path: Path) -> None:
    for name, modified in (("young", 200), ("old", 100)):
        (tmp_path / f"{name}.jsonl").write_bytes(line(typed("a")))
        os.utime(tmp_path / f"{name}.jsonl", (modified, modified))
    found = named_files([str(tmp_path), str(tmp_path / "old.jsonl")], [ClaudeTranscripts("")])
    assert [os.path.basename(f.path) for f in found.files["claude"]] == ["old.jsonl", "young.jsonl"]


def test_a_path_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError, match="No such file"):
        ClaudeTranscripts("").file(str(tmp_path / "absent"))


# What is new in one session


def look(path: str, tmp_path: Path, session: str = "s1") -> list[str]:
    return [
        event.text for event in unseen(path, SessionId(session), CursorFile(str(tmp_path / "cursor.json")))
    ]


def test_each_prompt_is_new_once(tmp_path: Path) -> None:
    path = written(tmp_path, typed("a"), said("x"), typed("b"))
    assert look(path, tmp_path) == ["a", "b"]
    assert look(path, tmp_path) == []
    written(tmp_path, typed("a"), said("x"), typed("b"), said("y"), typed("c"))
    assert look(path, tmp_path) == ["c"]


def test_a_look_that_was_broken_off_is_repeated(tmp_path: Path) -> None:
    path = written(tmp_path, typed("a"), typed("b"))
    assert next(iter(unseen(path, SessionId("s1"), CursorFile(str(tmp_path / "cursor.json"))))).text == "a"
    assert look(path, tmp_path) == ["a", "b"]


@pytest.mark.parametrize(
    "content",
    [
        pytest.param([typed("a", sessionId="s0")], id="another session's history"),
        pytest.param([said("a")], id="what the assistant said"),
        pytest.param([], id="nothing yet"),
    ],
)
def test_nothing_is_new(tmp_path: Path, content: list[dict[str, Any]]) -> None:
    assert look(written(tmp_path, *content), tmp_path) == []


@pytest.mark.parametrize(
    "more",
    [
        pytest.param({"promptSource": "sdk"}, id="a script's prompt"),
        pytest.param({"promptSource": "system", "isMeta": True}, id="a schedule's"),
        pytest.param({"turnOrigin": "scheduled"}, id="a prompt of a scheduled turn"),
    ],
)
def test_what_a_program_put_there_comes_as_unattended_and_is_no_turn_of_a_harvest(
    tmp_path: Path, more: dict[str, Any]
) -> None:
    path = written(tmp_path, typed("a", **more), typed("b"))
    events = unseen(path, SessionId("s1"), CursorFile(str(tmp_path / "cursor.json")))
    assert [(e.text, e.attended) for e in events] == [("a", False), ("b", True)]
    assert [t.event.text for t in TranscriptReading(path, Place()) if t.event.attended] == ["b"]


def test_a_transcript_that_the_host_has_not_begun_holds_nothing(tmp_path: Path) -> None:
    assert look(str(tmp_path / "absent.jsonl"), tmp_path) == []


def test_the_first_look_into_a_long_transcript_begins_near_its_end(tmp_path: Path) -> None:
    path = written(tmp_path, typed("far"), result("r" * 2 * FAR), typed("near"))
    (event,) = unseen(path, SessionId("s1"), CursorFile(str(tmp_path / "cursor.json")))
    assert (event.text, event.line) == ("near", 3)


def test_a_transcript_that_has_become_shorter_is_read_anew(tmp_path: Path) -> None:
    path = written(tmp_path, typed("a"), typed("b"))
    assert look(path, tmp_path) == ["a", "b"]
    written(tmp_path, typed("c"))
    assert look(path, tmp_path) == ["c"]


def denial(words: str, decision: str = "reject", source: str = "hook") -> dict[str, Any]:
    return {
        "type": "user",
        "message": {"role": "user", "content": [{"type": "tool_result", "content": words, "is_error": True}]},
        "uuid": "u-denied",
        "timestamp": "2026-11-12T09:00:05.000Z",
        "toolUseResult": f"Error: {words}",
        "permissionDecision": {"decision": decision, "source": source},
        "cwd": "/p",
        "sessionId": "s1",
    }


@pytest.mark.parametrize(
    ("record", "words"),
    [
        pytest.param(
            denial("PreToolUse:Bash hook error: Use prod-b"), "Use prod-b", id="a hook that says deny"
        ),
        pytest.param(
            denial("PreToolUse:Write hook error: [/usr/bin/check.sh --all]: Tests first\n"),
            "Tests first",
            id="a hook that ends with 2",
        ),
        pytest.param(denial("PreToolUse:Bash hook error: x", decision="accept"), None, id="an accepted call"),
        pytest.param(denial("PreToolUse:Bash hook error: x", source="user"), None, id="a person's no"),
        pytest.param(denial("exit code 1"), None, id="a call that failed by itself"),
        pytest.param(
            denial("PreToolUse:Bash hook error: " + "x" * 9_000), None, id="too long for a sentence"
        ),
    ],
)
def test_what_a_hook_said_where_it_denied_a_call_is_found_and_no_prompt(
    tmp_path: Path, record: dict[str, Any], words: str | None
) -> None:
    path = tmp_path / "s.jsonl"
    lines = (json.dumps(r, separators=(",", ":")) + "\n" for r in (typed("go"), record))
    path.write_text("".join(lines), encoding="utf-8")
    turns = list(TranscriptReading(str(path), Place(), denials=True))
    assert [(t.event.text, t.found) for t in turns[1:]] == ([(words, Kind.INSTRUCTION)] if words else [])
    assert [t.found for t in TranscriptReading(str(path), Place())] == [None]


REVIEW = {
    "type": "assistant",
    "isSidechain": True,
    "message": {
        "role": "assistant",
        "content": [{"type": "text", "text": "1. The retry count is hard-coded."}],
    },
    "uuid": "u-review",
    "timestamp": "2026-11-12T09:00:09.000Z",
    "cwd": "/p",
    "sessionId": "s1",
}


def reviewed(
    folder: Path, kind: str, words: str = "1. The retry count is hard-coded.", **meta: Any
) -> list[TypedTurn]:
    session, agents = folder / "s1.jsonl", folder / "s1" / "subagents"
    agents.mkdir(parents=True)
    session.write_text(json.dumps(typed("go")) + "\n")
    about = {"agentType": kind, "description": "review the diff", "finished": True, **meta}
    (agents / "agent-a1.meta.json").write_text(json.dumps(about))
    said = {**REVIEW, "message": {"role": "assistant", "content": [{"type": "text", "text": words}]}}
    (agents / "agent-a1.jsonl").write_text(json.dumps(REVIEW) + "\n" + json.dumps(said) + "\n" + "{torn")
    source = ClaudeTranscripts("")
    file = source.file(str(session))
    return [turn._replace(event=source.with_context(turn)) for turn in source.read(file, Place())]


def test_what_a_reviewer_found_is_read_after_the_session(tmp_path: Path) -> None:
    prompt, review = reviewed(tmp_path, "code-reviewer")
    assert (prompt.found, review.found) == (None, Kind.RESULT)
    assert (review.event.text, review.event.session, review.event.prompt) == (
        "1. The retry count is hard-coded.",
        "s1",
        "u-review",
    )
    assert review.event.calls == (ToolCall("code-reviewer", "review the diff"),)


@pytest.mark.parametrize(
    ("kind", "words", "meta"),
    [
        pytest.param("general-purpose", "It is wrong.", {}, id="an agent that does other work"),
        pytest.param("code-reviewer", "I read all of it. No blocking issues found.", {}, id="no findings"),
        pytest.param("code-reviewer", "問題は見つかりませんでした。", {}, id="no findings in Japanese"),
        pytest.param("code-reviewer", "没有发现问题。", {}, id="no findings in Chinese"),
        pytest.param("code-reviewer", "문제가 없습니다.", {}, id="no findings in Korean"),
        pytest.param("code-reviewer", "It is wrong.", {"finished": False}, id="one that is still at it"),
    ],
)
def test_the_other_agents_and_clean_reviews_are_silent(
    tmp_path: Path, kind: str, words: str, meta: dict[str, Any]
) -> None:
    assert [turn.found for turn in reviewed(tmp_path, kind, words, **meta)] == [None]


def test_what_is_kept_of_an_agent_and_nested_too_deeply_takes_no_session_with_it(tmp_path: Path) -> None:
    reviewed(tmp_path, "code-reviewer")
    (tmp_path / "s1" / "subagents" / "agent-a0.meta.json").write_text("[" * 200_000)
    source = ClaudeTranscripts("")
    turns = list(source.read(source.file(str(tmp_path / "s1.jsonl")), Place()))
    assert [turn.found for turn in turns] == [None, Kind.RESULT]
