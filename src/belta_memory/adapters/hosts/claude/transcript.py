"""Claude Code's transcripts: one JSON record a line. Which of them a person typed, which the agent said."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.errors import UnreadableFileError
from belta_memory.domain.model import PromptId

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

TAIL = 64 * 1024  # bytes of a transcript that a hook reads
LONGEST_TURN = 8_000  # characters of an assistant's turn, its end
_TYPED = ("typed", "queued", "suggestion_accepted")
# Records that carry a person's role and no person's words.
_INTERNAL = (
    "isMeta",
    "isSidechain",
    "isCompactSummary",
    "isVisibleInTranscriptOnly",
    "turnCompanion",
    "toolUseResult",
)
# The same for transcripts of before promptSource: there only the text itself tells.
_NOT_TYPED = (
    "<command-name", "<command-message", "<local-command-", "<bash-", "<task-notification", "<system-reminder",
    "<user-memory-input", "[Request interrupted", "Caveat:", "This session is being continued", "[Image: source:",
)  # fmt: skip


class Turn(NamedTuple):
    """What one side said. `by_user` is a person at the keyboard, else it is the assistant."""

    text: str
    by_user: bool
    prompt: PromptId | None = None


def last_turn(path: str | None, prompt: PromptId | None = None) -> str | None:
    """What the assistant said last before the prompt; None where that is unknown. The file lags behind the hook."""
    said: list[str] = []
    for turn in _newest_turns(path):
        if not turn.by_user:
            said.append(turn.text)
        elif said or prompt is None or turn.prompt != prompt:
            break
        if sum(map(len, said)) > LONGEST_TURN:
            break
    return "\n".join(reversed(said))[-LONGEST_TURN:] or None


def prompt_text(path: str | None, prompt: PromptId) -> str | None:
    """What the user typed under a prompt id, messages in the middle of the turn included; None where it is not found."""
    typed: list[str] = []
    is_it = False
    for turn in reversed(tuple(_newest_turns(path))):
        if turn.by_user:
            is_it = turn.prompt == prompt if turn.prompt is not None else is_it
            typed += [turn.text] if is_it else []
    return "\n".join(typed) or None


def parse_record(line: bytes) -> dict[str, object] | None:
    """One line of a transcript; None when it is torn, or no record."""
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None


def read_turn(record: Mapping[str, object]) -> Turn | None:
    """The turn in a record; None for what neither a person typed nor the assistant said."""
    if record.get("isSidechain"):
        return None
    match record:
        case {"type": "user", "message": {"content": content}}:
            text = _typed_text(record, content)
            return Turn(text, by_user=True, prompt=_prompt(record)) if text else None
        case {"type": "attachment", "attachment": dict(queued)}:
            text = _queued_by_hand(queued)
            return Turn(text, by_user=True, prompt=_prompt(record)) if text else None
        case {"type": "assistant", "message": {"content": content}} if text := _text_of(content):
            return Turn(text, by_user=False)
        case _:
            return None


def _typed_text(record: Mapping[str, object], content: object) -> str:
    if (
        any(record.get(name) for name in _INTERNAL)
        or "interruptedMessageId" in record
        or _has_tool_result(content)
    ):
        return ""
    text = _text_of(content)
    source = record.get("promptSource")
    if source is not None:
        return text if source in _TYPED else ""
    if _origin(record) == "human":
        return _arguments(text)
    # Newer records that nobody typed (bash mode, a command's output) have a rowSource and no promptSource.
    return "" if "rowSource" in record or text.startswith(_NOT_TYPED) else _without_reminders(text)


def _arguments(text: str) -> str:
    """What a person typed behind the name of a slash command."""
    if "<command-name>" not in text:
        return text
    return text.partition("<command-args>")[2].partition("</command-args>")[0].strip()


def _without_reminders(text: str) -> str:
    while (start := text.find("<system-reminder>")) >= 0:
        text = text[:start] + text[start:].partition("</system-reminder>")[2]
    return text.strip()


def _queued_by_hand(attachment: Mapping[str, object]) -> str:
    """A message in the middle of the assistant's turn: it exists as an attachment only."""
    match attachment:
        case {"type": "queued_command", "commandMode": "prompt", "prompt": str(text)}:
            return text if _origin(attachment) == "human" else ""
        case _:
            return ""


def _origin(record: Mapping[str, object]) -> object:
    origin = record.get("origin")
    return origin.get("kind") if isinstance(origin, dict) else None


def _prompt(record: Mapping[str, object]) -> PromptId | None:
    prompt = record.get("promptId")
    return PromptId(prompt) if isinstance(prompt, str) else None


def _has_tool_result(content: object) -> bool:
    return isinstance(content, list) and any(
        isinstance(b, dict) and b.get("type") == "tool_result" for b in content
    )


def _text_of(content: object) -> str:
    """The text of a message: a string, or blocks of which some are text."""
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        return ""
    texts = (b.get("text") for b in content if isinstance(b, dict) and b.get("type") == "text")
    return "\n".join(text for text in texts if isinstance(text, str))


def _newest_turns(path: str | None) -> Iterator[Turn]:
    """The turns in the tail of a transcript, the newest first; a hook decodes no more of them than it needs."""
    for line in reversed(_tail_lines(path) if path else []):
        record = parse_record(line)
        if record is not None and (turn := read_turn(record)) is not None:
            yield turn


def _tail_lines(path: str) -> list[bytes]:
    """The whole lines in the last bytes of a file; none for an absent one. Raises UnreadableFileError."""
    try:
        with open(path, "rb") as file:
            start = max(0, file.seek(0, os.SEEK_END) - TAIL)
            file.seek(start)
            lines = file.read().split(b"\n")
    except FileNotFoundError:
        return []
    except OSError as cause:
        raise UnreadableFileError(path=path, cause=cause.strerror) from cause
    # What the cut has left of a line begins in its middle.
    return [line for line in lines[1 if start else 0 :] if line]
