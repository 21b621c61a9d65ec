"""Who wrote the prompt of a noted answer, by the records that stand in a transcript."""

import datetime as dt
import json
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.hosts.claude.transcript.author import author_of
from belta_memory.domain.errors import UnreadableFileError
from belta_memory.domain.model import Decision, PromptId, ProposalId, SessionId
from belta_memory.domain.noted import Author, NotedAnswer

AT = dt.datetime(2026, 11, 30, 9, 0, tzinfo=dt.UTC)
YES = "belta yes abcd1234"


def note(path: Path, prompt: str | None = "p1") -> NotedAnswer:
    return NotedAnswer(
        session=SessionId("s1"),
        prompt=None if prompt is None else PromptId(prompt),
        transcript=str(path),
        text=YES,
        proposal=ProposalId("abcd1234"),
        decision=Decision.RECORD,
        line="deploy: ❌ staging-a → ✅ prod-b",
        at=AT,
    )


def row(text: str = YES, *, after: float = -0.1, **more: Any) -> dict[str, Any]:
    """A prompt as the host writes it down; what is None in `more` is left out."""
    record = {
        "type": "user", "message": {"role": "user", "content": text}, "promptId": "p1", "promptSource": "typed",
        "timestamp": (AT + dt.timedelta(seconds=after)).isoformat(), "sessionId": "s1", **more,
    }  # fmt: skip
    return {name: value for name, value in record.items() if value is not None}


def queued(text: str = YES, *, by: str = "human", after: float = -0.1) -> dict[str, Any]:
    """A message in the middle of a turn."""
    attachment = {
        "type": "queued_command",
        "prompt": text,
        "commandMode": "prompt",
        "origin": {"kind": by},
    }
    record = row(after=after, message=None, promptId=None, promptSource=None)
    return {**record, "type": "attachment", "attachment": attachment}


SAID = {"type": "assistant", "message": {"role": "assistant", "content": YES}, "sessionId": "s1"}
FIRE = {
    "type": "system",
    "subtype": "scheduled_task_fire",
    "prompt": YES,
    "isMeta": False,
    "sessionId": "s1",
    "timestamp": AT.isoformat(),
}
SCHEDULED = row(
    isMeta=True,
    promptSource="system",
    turnOrigin="scheduled",
    wakeupSource="schedule_wakeup",
    scheduledTaskId="x",
)
LATER = row("go on", promptId="p2", after=60)


@pytest.mark.parametrize(
    ("rows", "author"),
    [
        pytest.param([], Author.UNKNOWN, id="an empty file"),
        pytest.param([row()], Author.PERSON, id="typed"),
        pytest.param([row(promptSource="queued")], Author.PERSON, id="typed while another turn ran"),
        pytest.param([row(promptSource="suggestion_accepted")], Author.PERSON, id="a suggestion taken"),
        pytest.param([row("  BELTA yes  abcd1234\n")], Author.PERSON, id="its blanks and its case aside"),
        pytest.param(
            [row(message={"content": [{"type": "text", "text": YES}]})], Author.PERSON, id="in blocks"
        ),
        pytest.param([queued()], Author.PERSON, id="typed in the middle of a turn"),
        pytest.param([row("run it", after=-60), queued()], Author.PERSON, id="under the id of the turn"),
        pytest.param([row(promptSource=None)], Author.PERSON, id="an old record, by its text"),
        pytest.param([row(promptSource=None, promptId=None)], Author.PERSON, id="an older one without an id"),
        pytest.param([FIRE, SCHEDULED], Author.PROGRAM, id="scheduled"),
        pytest.param([row(turnOrigin="scheduled")], Author.PROGRAM, id="in a scheduled turn"),
        pytest.param([row(wakeupSource="schedule_wakeup")], Author.PROGRAM, id="woken up"),
        pytest.param([row(scheduledTaskId="x", promptSource=None)], Author.PROGRAM, id="of a scheduled task"),
        pytest.param([row(origin={"kind": "agent"})], Author.PROGRAM, id="by another agent"),
        pytest.param([row(origin={"kind": "human"})], Author.PERSON, id="by a human, as it says"),
        pytest.param([row(isMeta=True)], Author.PROGRAM, id="a typed one with a mark"),
        pytest.param([row(isMeta=True, promptSource=None)], Author.PROGRAM, id="a mark alone"),
        pytest.param([row(promptSource="system")], Author.PROGRAM, id="by the host"),
        pytest.param([row(promptSource="sdk")], Author.PROGRAM, id="by a script"),
        pytest.param([row(promptSource="hitherto unknown")], Author.PROGRAM, id="by an unknown source"),
        pytest.param([row(promptSource=None, entrypoint="sdk-cli")], Author.PROGRAM, id="an old script's"),
        pytest.param([queued(by="scheduled")], Author.PROGRAM, id="put into a running turn"),
        pytest.param([SCHEDULED, row(promptId="p0", after=-90)], Author.PROGRAM, id="typed under another id"),
        pytest.param([row("run it", after=-60), SAID], Author.UNKNOWN, id="only earlier prompts"),
        pytest.param([row("run it", after=-60), LATER], Author.MISSING, id="only earlier and later ones"),
        pytest.param([LATER, row()], Author.PERSON, id="after a later one"),
        pytest.param([row("other words")], Author.UNKNOWN, id="other words under its id"),
        pytest.param([row(sessionId="s2")], Author.UNKNOWN, id="another session's"),
        pytest.param([queued(after=-11)], Author.UNKNOWN, id="in the middle of an earlier turn"),
        pytest.param([row(isSidechain=True)], Author.UNKNOWN, id="a sub-agent's"),
        pytest.param([SAID], Author.UNKNOWN, id="what the assistant said"),
    ],
)
def test_the_record_of_that_very_prompt_decides(
    tmp_path: Path, rows: list[dict[str, Any]], author: Author
) -> None:
    path = tmp_path / "s1.jsonl"
    path.write_text("".join(json.dumps(r) + "\n" for r in rows))
    assert author_of(note(path)) is author


def test_a_hook_that_knows_no_id_is_matched_by_words_and_moment(tmp_path: Path) -> None:
    path = tmp_path / "s1.jsonl"
    path.write_text(json.dumps(row(after=-60)) + "\n")
    assert author_of(note(path, None)) is Author.UNKNOWN
    path.write_text(json.dumps(row()) + "\n")
    assert author_of(note(path, None)) is Author.PERSON


def test_a_torn_record_is_no_proof(tmp_path: Path) -> None:
    path = tmp_path / "s1.jsonl"
    path.write_text(json.dumps(row())[:-1])
    assert author_of(note(path)) is Author.UNKNOWN


def test_a_transcript_that_is_not_there_yet_tells_nothing(tmp_path: Path) -> None:
    assert author_of(note(tmp_path / "s1.jsonl")) is Author.UNKNOWN


def test_a_transcript_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError):
        author_of(note(tmp_path))
