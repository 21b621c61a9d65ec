"""One record of a transcript: did a person type it, did the assistant say it, which tools did it call?"""

import json
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from belta_memory.domain.model import PromptId, ToolCall

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
# The same for what a schedule put there: it speaks, but nobody typed it.
_SCHEDULED = ("wakeupSource", "scheduledTaskId", "scheduledFireId")
# The same for transcripts of before promptSource: there only the text itself tells.
_NOT_TYPED = (
    "<command-name", "<command-message", "<local-command-", "<bash-", "<task-notification", "<system-reminder",
    "<user-memory-input", "[Request interrupted", "Caveat:", "This session is being continued", "[Image: source:",
)  # fmt: skip
_TELLING = (
    "command",
    "file_path",
    "notebook_path",
    "pattern",
    "path",
    "url",
    "query",
    "description",
    "prompt",
)


_decode = json.JSONDecoder().decode  # `json.loads` would tell the encoding of each line anew


class Turn(NamedTuple):
    """What one side said. `by_user` is a person at the keyboard, else it is the assistant."""

    text: str
    by_user: bool
    prompt: PromptId | None = None


class Prompt(NamedTuple):
    """What was put to the assistant in a person's place. `headless`: by a script that runs the host."""

    text: str
    headless: bool


def parse_record(line: bytes) -> dict[str, object] | None:
    """One line of a transcript; None when it is torn, or no record."""
    try:
        record = _decode(line.decode("utf-8", "surrogatepass"))
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None


def read_turn(record: Mapping[str, object]) -> Turn | None:
    """The turn in a record; None for what neither a person typed nor the assistant said."""
    if (prompt := read_prompt(record)) is not None:
        return None if prompt.headless else Turn(prompt.text, by_user=True, prompt=prompt_id(record))
    match record:
        case {"type": "assistant", "message": {"content": content}} if not record.get("isSidechain"):
            text = text_of(content)
            return Turn(text, by_user=False) if text else None
        case _:
            return None


def read_prompt(record: Mapping[str, object]) -> Prompt | None:
    """The prompt in a record; None for what the host, a tool or the assistant put there."""
    if record.get("isSidechain"):
        return None
    match record:
        case {"type": "user", "message": {"content": content}}:
            text = _typed_text(record, content)
        case {"type": "attachment", "attachment": dict(queued)}:
            text = _queued_by_hand(queued)
        case _:
            return None
    return Prompt(text, is_headless(record)) if text else None


def read_injected(record: Mapping[str, object]) -> Prompt | None:
    """The prompt that a program put in a person's place, as a schedule does; None where a record does not say so.

    A record without a source says it by its mark alone: of old transcripts only the text could tell.
    """
    match record:
        case {"type": "user", "message": {"content": content}} if not _is_bookkeeping(record, content):
            source = record.get("promptSource")
            is_marked = source not in (None, *_TYPED) or _is_of_a_program(record)
            text = text_of(content) if is_marked or _is_scheduled(record) or record.get("isMeta") else ""
        case {
            "type": "attachment",
            "attachment": {"type": "queued_command", "prompt": queued, "origin": origin},
        }:
            text = text_of(queued) if isinstance(origin, dict) and origin.get("kind") != "human" else ""
        case _:
            return None
    return Prompt(text, headless=True) if text else None


def _is_scheduled(record: Mapping[str, object]) -> bool:
    return record.get("turnOrigin") == "scheduled" or any(map(record.get, _SCHEDULED))


def _is_bookkeeping(record: Mapping[str, object], content: object) -> bool:
    return any(record.get(name) for name in _INTERNAL if name != "isMeta") or _has_tool_result(content)


def prompt_id(record: Mapping[str, object]) -> PromptId | None:
    """The id that the host's hooks know the prompt by; a message in the middle of a turn has none."""
    prompt = record.get("promptId")
    return PromptId(prompt) if isinstance(prompt, str) and prompt else None


def tool_calls(record: Mapping[str, object]) -> Iterator[ToolCall]:
    """The tools that the assistant called in a record, each with the part of its input that tells most."""
    match record:
        case {"type": "assistant", "message": {"content": list(blocks)}} if not record.get("isSidechain"):
            for block in blocks:
                match block:
                    case {"type": "tool_use", "name": str(name), "input": dict(given)}:
                        values = (given.get(key) for key in _TELLING)
                        yield ToolCall(name, next((v for v in values if isinstance(v, str) and v), ""))


def _typed_text(record: Mapping[str, object], content: object) -> str:
    if (
        any(map(record.get, _INTERNAL))
        or _is_scheduled(record)
        or "interruptedMessageId" in record
        or _has_tool_result(content)
        or _is_of_a_program(record)
    ):
        return ""
    text = text_of(content)
    source = record.get("promptSource")
    if source is not None:
        return text if source in _TYPED or source == "sdk" else ""
    if _origin(record) == "human":
        return _arguments(text)
    # Newer records that nobody typed (bash mode, a command's output) have a rowSource and no promptSource.
    return "" if "rowSource" in record or text.startswith(_NOT_TYPED) else _without_reminders(text)


def _is_of_a_program(record: Mapping[str, object]) -> bool:
    """Does it say that an agent, a timer or the like wrote it? Many say nothing."""
    origin = _origin(record)
    return origin is not None and origin != "human"


def is_headless(record: Mapping[str, object]) -> bool:
    """Did a program run the host? Without a source the entry point tells; the oldest records have neither."""
    source, entry = record.get("promptSource"), record.get("entrypoint")
    return source == "sdk" or (source is None and isinstance(entry, str) and entry.startswith("sdk"))


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
        case {"type": "queued_command", "commandMode": "prompt", "prompt": text}:
            return text_of(text) if _origin(attachment) == "human" else ""
        case _:
            return ""


def _origin(record: Mapping[str, object]) -> object:
    origin = record.get("origin")
    return origin.get("kind") if isinstance(origin, dict) else None


def _has_tool_result(content: object) -> bool:
    return isinstance(content, list) and any(
        isinstance(b, dict) and b.get("type") == "tool_result" for b in content
    )


def text_of(content: object) -> str:
    """The text of a message: a string, or blocks of which some are text."""
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        return ""
    texts = (b.get("text") for b in content if isinstance(b, dict) and b.get("type") == "text")
    return "\n".join(text for text in texts if isinstance(text, str))
