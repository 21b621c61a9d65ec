import json
from pathlib import Path

import pytest

from belta_memory.adapters.hosts.claude.transcript.queue import TAIL, has_queued
from belta_memory.domain.errors import UnreadableFileError

ENQUEUE, DEQUEUE, REMOVE = (
    {"type": "queue-operation", "operation": name, "sessionId": "s"}
    for name in ("enqueue", "dequeue", "remove")
)
SAID = {"type": "assistant", "message": {"content": [{"type": "text", "text": '"queue-operation" enqueue'}]}}


@pytest.mark.parametrize(
    ("records", "queued"),
    [
        pytest.param([], False, id="an empty transcript"),
        pytest.param([SAID], False, id="the words alone"),
        pytest.param([ENQUEUE], True, id="a prompt waits"),
        pytest.param([ENQUEUE, SAID], True, id="it waits while the assistant speaks"),
        pytest.param([ENQUEUE, DEQUEUE], False, id="it was taken up"),
        pytest.param([ENQUEUE, REMOVE], False, id="it was read in the middle of the turn, or edited away"),
        pytest.param([ENQUEUE, ENQUEUE, DEQUEUE], True, id="one of two waits"),
        pytest.param([DEQUEUE, ENQUEUE], True, id="the beginning lies further back"),
        pytest.param([{"type": "queue-operation"}], False, id="an operation without a name"),
    ],
)
def test_a_prompt_that_waits_is_seen(tmp_path: Path, records: list[object], *, queued: bool) -> None:
    transcript = tmp_path / "t.jsonl"
    transcript.write_text("".join(f"{json.dumps(record)}\n" for record in records))
    assert has_queued(str(transcript)) is queued


def test_a_torn_line_is_passed_over(tmp_path: Path) -> None:
    transcript = tmp_path / "t.jsonl"
    transcript.write_text(f'{json.dumps(ENQUEUE)}\n{{"type": "queue-operation", "oper')
    assert has_queued(str(transcript))


def test_no_more_than_the_end_is_read(tmp_path: Path) -> None:
    transcript = tmp_path / "t.jsonl"
    transcript.write_text(f"{json.dumps(ENQUEUE)}\n{'x' * TAIL}\n")
    assert not has_queued(str(transcript))


def test_an_absent_transcript_holds_nothing_and_an_unreadable_one_is_an_error(tmp_path: Path) -> None:
    assert not has_queued(None)
    assert not has_queued(str(tmp_path / "absent"))
    with pytest.raises(UnreadableFileError):
        has_queued(str(tmp_path))
