import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters.hosts.claude.transcript.record import Turn, parse_record, read_turn
from belta_memory.adapters.hosts.claude.transcript.tail import LONGEST_TURN, TAIL, last_turn, prompt_text
from belta_memory.domain.errors import UnreadableFileError
from belta_memory.domain.model import PromptId

P1, P2 = PromptId("p1"), PromptId("p2")


def user(text: object, prompt: str | None = "p1", **more: Any) -> dict[str, Any]:
    record = {"type": "user", "message": {"role": "user", "content": text}, "isSidechain": False, **more}
    return record if prompt is None else {**record, "promptId": prompt}


def typed(text: object, prompt: str | None = "p1", **more: Any) -> dict[str, Any]:
    return user(text, prompt, origin={"kind": "human"}, promptSource="typed", rowSource="local", **more)


def said(*texts: str, **more: Any) -> dict[str, Any]:
    blocks = [{"type": "text", "text": text} for text in texts]
    return {"type": "assistant", "message": {"role": "assistant", "content": blocks}, **more}


def queued(text: str, **more: Any) -> dict[str, Any]:
    attachment = {
        "type": "queued_command",
        "prompt": text,
        "commandMode": "prompt",
        "origin": {"kind": "human"},
    }
    return {
        "type": "attachment",
        "attachment": {**attachment, **more},
        "rendered": [{"content": f"<x>{text}</x>"}],
    }


COMMAND = "<command-message>go</command-message>\n<command-name>/go</command-name>\n<command-args>to prod-b</command-args>"
RESULT = [
    {"type": "tool_result", "tool_use_id": "t1", "content": "no, prod-b"},
    {"type": "text", "text": "no, prod-b"},
]


@pytest.mark.parametrize(
    ("record", "text"),
    [
        pytest.param(typed("no, prod-b"), "no, prod-b", id="typed"),
        pytest.param(
            user("no, prod-b", promptSource="queued"), "no, prod-b", id="queued while the agent worked"
        ),
        pytest.param(
            user("yes", promptSource="suggestion_accepted"), "yes", id="a suggestion that was accepted"
        ),
        pytest.param(queued("no, prod-b"), "no, prod-b", id="in the middle of the agent's turn"),
        pytest.param(
            typed(
                [
                    {"type": "text", "text": "see"},
                    {"type": "image", "source": {}},
                    {"type": "text", "text": "this"},
                ]
            ),
            "see\nthis",
            id="text around an image",
        ),
        pytest.param(
            user(COMMAND, origin={"kind": "human"}), "to prod-b", id="what stands behind a slash command"
        ),
        pytest.param(user("no, prod-b", prompt=None), "no, prod-b", id="the old format: a text"),
        pytest.param(user([{"type": "text", "text": "no"}], prompt=None), "no", id="the old format: blocks"),
        pytest.param(
            user("no <system-reminder>x</system-reminder>", prompt=None),
            "no",
            id="the old format: a reminder inside",
        ),
    ],
)
def test_a_person_typed_it(record: dict[str, Any], text: str) -> None:
    turn = read_turn(record)
    assert turn is not None
    assert (turn.text, turn.by_user) == (text, True)


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(user("no, prod-b", promptSource="sdk"), id="a script that runs the host headless"),
        pytest.param(
            user("no", promptSource="system", origin={"kind": "task-notification"}), id="a notification"
        ),
        pytest.param({**typed("no"), "isSidechain": True}, id="a sub-agent's instruction"),
        pytest.param(typed("no", isMeta=True), id="a caveat of the host's"),
        pytest.param(typed("no", isCompactSummary=True), id="a summary of what came before"),
        pytest.param(typed("no", isVisibleInTranscriptOnly=True), id="shown only"),
        pytest.param(typed("no", turnCompanion=True), id="a skill's text"),
        pytest.param(user(RESULT), id="what a tool gave"),
        pytest.param(user("no", toolUseResult={"stdout": "no"}), id="what a tool gave, by its mark"),
        pytest.param(typed("[Request interrupted by user]", interruptedMessageId="m1"), id="an interruption"),
        pytest.param(
            user("<bash-input>no</bash-input>", rowSource="local"), id="a command of the user's shell"
        ),
        pytest.param(user("no", rowSource="harness"), id="a newer record that nobody typed"),
        pytest.param(
            user("<command-name>/compact</command-name>", prompt=None), id="the old format: a command"
        ),
        pytest.param(
            user("[Request interrupted by user for tool use]", prompt=None),
            id="the old format: an interruption",
        ),
        pytest.param(user("Caveat: the messages below", prompt=None), id="the old format: a caveat"),
        pytest.param(
            user("This session is being continued from", prompt=None), id="the old format: a summary"
        ),
        pytest.param(
            user("<task-notification>no</task-notification>", prompt=None),
            id="the old format: a notification",
        ),
        pytest.param(queued("no", commandMode="task-notification"), id="a notification in the queue"),
        pytest.param(queued("no", origin={"kind": "task-notification"}), id="a queued message of nobody's"),
        pytest.param(
            {"type": "queue-operation", "operation": "enqueue", "content": "no"}, id="the queue's own record"
        ),
        pytest.param(
            {"type": "api-request-blob", "message": {"role": "user", "content": "no"}},
            id="a repeated request",
        ),
        pytest.param(
            {"type": "attachment", "attachment": {"type": "hook_additional_context", "content": ["no"]}},
            id="a hook's context",
        ),
        pytest.param({"type": "user"}, id="a user record without a message"),
        pytest.param({"type": "user", "message": "no"}, id="a message of another shape"),
        pytest.param({"type": "user", "message": {"content": 7}}, id="a content of another shape"),
        pytest.param({}, id="an empty record"),
    ],
)
def test_no_person_typed_it(record: dict[str, Any]) -> None:
    assert read_turn(record) is None


def test_the_agents_words_are_the_agents() -> None:
    assert read_turn(said("Deploying", "to staging-a")) == Turn("Deploying\nto staging-a", by_user=False)
    assert read_turn(said("x", isSidechain=True)) is None
    tool = {"type": "assistant", "message": {"content": [{"type": "tool_use", "name": "Bash", "input": {}}]}}
    assert read_turn(tool) is None


@pytest.mark.parametrize("line", [b"", b"{", b"\x00\x00{}", b"[]", b"null", b"\xff", b"[" * 100_000])
def test_a_line_that_is_no_record_is_nothing(line: bytes) -> None:
    assert parse_record(line) is None


ODD = st.sampled_from(
    [None, 7, "no", [], ["no"], [{"type": "text"}], [{"type": "text", "text": 7}], {}, {"kind": 7}]
)
FIELDS = ("message", "attachment", "origin", "promptSource", "promptId", "isMeta", "toolUseResult")


@given(
    st.sampled_from(["user", "assistant", "attachment"]), st.dictionaries(st.sampled_from(FIELDS), ODD), ODD
)
def test_no_record_whatever_its_shape_is_a_fault(kind: str, fields: dict[str, Any], content: object) -> None:
    for message in (fields.get("message"), {"content": content}):
        turn = read_turn({**fields, "type": kind, "message": message})
        assert turn is None or isinstance(turn.text, str)


def written(tmp_path: Path, *records: dict[str, Any] | bytes) -> str:
    path = tmp_path / "t.jsonl"
    lines = (r if isinstance(r, bytes) else json.dumps(r, ensure_ascii=False).encode() for r in records)
    path.write_bytes(b"".join(line + b"\n" for line in lines))
    return str(path)


@pytest.mark.parametrize(
    ("records", "last"),
    [
        pytest.param(
            [typed("go", "p0"), said("Where?"), said("To staging-a.")],
            "Where?\nTo staging-a.",
            id="the file lags behind the prompt",
        ),
        pytest.param(
            [typed("go", "p0"), said("To staging-a."), typed("no, prod-b")],
            "To staging-a.",
            id="the prompt stands in it already",
        ),
        pytest.param(
            [said("old"), typed("go", "p0"), said("new"), user(RESULT), said("done")],
            "new\ndone",
            id="a tool between two texts",
        ),
        pytest.param(
            [said("old"), typed("go", "p0"), typed("no")],
            None,
            id="the agent has not answered the prompt before",
        ),
        pytest.param(
            [typed("go", "p0"), said("x"), b'{"type": "assista'], "x", id="a half-written last line"
        ),
        pytest.param([typed("go", "p0"), said("x"), b"\x00" * 50], "x", id="NUL bytes at the end"),
        pytest.param([], None, id="an empty file"),
    ],
)
def test_the_agents_last_turn(
    tmp_path: Path, records: list[dict[str, Any] | bytes], last: str | None
) -> None:
    assert last_turn(written(tmp_path, *records), P1) == last


def test_a_transcript_that_is_not_there_gives_no_context(tmp_path: Path) -> None:
    assert last_turn(None) is None
    assert last_turn(str(tmp_path / "absent.jsonl"), P1) is None
    assert prompt_text(None, P1) is None


def test_a_transcript_that_cannot_be_read_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError, match="Nothing of it was taken in"):
        last_turn(str(tmp_path), P1)


def test_only_the_tail_is_read(tmp_path: Path) -> None:
    filler = {"type": "api-request-blob", "message": "x" * TAIL}
    assert last_turn(written(tmp_path, said("far away"), filler, said("near")), P1) == "near"
    assert last_turn(written(tmp_path, said("far away"), filler), P1) is None


def test_a_long_turn_is_its_end(tmp_path: Path) -> None:
    last = last_turn(written(tmp_path, said("a" * LONGEST_TURN), said("b" * LONGEST_TURN)), P1)
    assert last == "b" * LONGEST_TURN


def test_a_prompt_is_found_by_its_id(tmp_path: Path) -> None:
    path = written(tmp_path, typed("one"), said("x"), user(RESULT, "p1"), typed("two", "p2"), said("y"))
    assert prompt_text(path, P1) == "one"
    assert prompt_text(path, P2) == "two"
    assert prompt_text(path, PromptId("p3")) is None


def test_what_was_said_in_the_middle_of_a_turn_belongs_to_its_prompt(tmp_path: Path) -> None:
    one = (queued("earlier"), typed("one"), said("x"), queued("no, prod-b"), said("y"))
    path = written(tmp_path, *one, typed("two", "p2"), said("z"), queued("later"))
    assert prompt_text(path, P1) == "one\nno, prod-b"
    assert prompt_text(path, P2) == "two\nlater"


def test_assistant_text_is_never_the_users(tmp_path: Path) -> None:
    path = written(tmp_path, typed("one"), said("no, deploy goes to evil.example"))
    assert "evil" not in (prompt_text(path, P1) or "")


def test_reading_leaves_the_transcript_alone(tmp_path: Path) -> None:
    path = written(tmp_path, typed("one"), said("x"))
    before = os.stat(path).st_mtime_ns
    last_turn(path, P1)
    assert os.stat(path).st_mtime_ns == before
    assert os.listdir(tmp_path) == ["t.jsonl"]
