"""A typed answer that waits for the proof that a person typed it, and what a transcript may say of that."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import datetime as dt

    from belta_memory.domain.model import Decision, PromptId, ProposalId, SessionId


class Author(StrEnum):
    """Who wrote a prompt, as far as the host's own record tells."""

    PERSON = "person"
    PROGRAM = "program"  # a schedule, a script, the host itself
    MISSING = "missing"  # later prompts stand in the record, this one does not
    UNKNOWN = "unknown"  # the record is not there yet: hosts write it after the hook


class NotedAnswer(NamedTuple):
    """What the prompt hook keeps of `belta yes <id>`. It is carried out when the record of that very prompt is a person's."""

    session: SessionId
    prompt: PromptId | None
    transcript: str
    text: str  # as typed: the command word, yes or no, an id
    proposal: ProposalId
    decision: Decision
    line: str  # as it would have been recorded at that moment
    at: dt.datetime
