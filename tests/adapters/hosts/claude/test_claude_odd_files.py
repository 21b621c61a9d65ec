"""A transcript that is a pipe, and rows that nobody typed."""

import os
import sys
from pathlib import Path

import pytest

from belta_memory.adapters.hosts.claude.transcript.places import ClaudeTranscripts
from belta_memory.adapters.hosts.claude.transcript.queue import has_queued
from belta_memory.adapters.hosts.claude.transcript.record import read_prompt
from belta_memory.adapters.hosts.claude.transcript.tail import before, last_turn, prompt_text
from belta_memory.domain.errors import UnreadableFileError
from belta_memory.domain.model import PromptId
from entrypoints.hook_process import Machine, prompt_of

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="no pipes among the files")
CORRECTION = "no, deploy goes to prod-b, not staging-a"


@pytest.fixture
def pipe(tmp_path: Path) -> str:
    path = tmp_path / "pipe.jsonl"
    os.mkfifo(path)
    return str(path)


@posix_only
@pytest.mark.parametrize(
    "look",
    [
        pytest.param(last_turn, id="the turn before"),
        pytest.param(lambda path: prompt_text(path, PromptId("p")), id="a prompt"),
        pytest.param(lambda path: before(path, 10), id="what was before"),
        pytest.param(has_queued, id="what is queued"),
        pytest.param(lambda path: ClaudeTranscripts("").file(path), id="a harvest of it"),
    ],
)
def test_a_pipe_is_refused_and_not_waited_for(pipe: str, look: object) -> None:
    assert callable(look)
    with pytest.raises(UnreadableFileError, match="not an ordinary file"):
        look(pipe)


@posix_only
def test_a_harvest_goes_on_beside_a_pipe(pipe: str) -> None:
    folder = Path(pipe).parent
    (folder / "s1.jsonl").write_text("{}\n")
    found = ClaudeTranscripts(str(folder)).files()
    assert [file.path for file in found.files] == [str(folder / "s1.jsonl")]
    assert [fault.facts["path"] for fault in found.faults] == [pipe]


@posix_only
def test_a_prompt_whose_transcript_is_a_pipe_is_noticed_all_the_same(pipe: str, tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.fire({**prompt_of("それは違います"), "transcript_path": pipe})  # no pair: the turn before counts
    assert len(machine.sightings()) == 1
    assert "not an ordinary file" in machine.log()


ROW = {"type": "user", "message": {"content": CORRECTION}, "promptSource": "typed"}


@pytest.mark.parametrize(
    ("more", "typed"),
    [
        pytest.param({}, True, id="says nothing of its origin"),
        pytest.param({"origin": {"kind": "human"}}, True, id="a person's"),
        pytest.param({"origin": {}}, True, id="an origin without a kind"),
        pytest.param({"origin": {"kind": "agent"}}, False, id="another agent's"),
        pytest.param({"origin": {"kind": ["agent"]}}, False, id="of a kind nobody knows"),
        pytest.param({"wakeupSource": "timer"}, False, id="a wake-up's"),
        pytest.param({"promptSource": None, "origin": {"kind": "peer"}}, False, id="another session's"),
    ],
)
def test_a_row_that_a_program_wrote_is_no_persons(more: dict[str, object], typed: bool) -> None:
    assert (read_prompt({**ROW, **more}) is not None) is typed
