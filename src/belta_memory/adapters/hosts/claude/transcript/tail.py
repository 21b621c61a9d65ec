"""The end of a transcript, or of its part before a place: read backwards, no more of it than is needed."""

import os
from collections.abc import Iterator
from typing import NamedTuple

from belta_memory.adapters.hosts.claude.transcript.record import Turn, parse_record, read_turn, tool_calls
from belta_memory.domain.errors import UnreadableFileError
from belta_memory.domain.model import PromptId, ToolCall

TAIL = 64 * 1024  # bytes of a transcript that a hook reads
FAR = 1 << 20  # bytes that are read where nobody waits and the nearest ones say nothing
LONGEST_TURN = 8_000  # characters of an assistant's turn, its end
CALLS = 3  # the last ones tell what the assistant was at
HEAD = 2_000  # bytes in which a record tells what it is
_RESULT = b'tool_result"'
_TURNS = (b'"assistant"', b'"user"', b'"queued_command"')


class Before(NamedTuple):
    """What the assistant had said and done when a message was typed."""

    said: str | None
    calls: tuple[ToolCall, ...] = ()  # the last ones, in their order


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
    return _joined(said)


def prompt_text(path: str | None, prompt: PromptId) -> str | None:
    """What the user typed under a prompt id, messages in the middle of the turn included; None where it is not found."""
    typed: list[str] = []
    is_it = False
    for turn in reversed(tuple(_newest_turns(path))):
        if turn.by_user:
            is_it = turn.prompt == prompt if turn.prompt is not None else is_it
            typed += [turn.text] if is_it else []
    return "\n".join(typed) or None


def before(path: str, end: int) -> Before:
    """What the assistant said and did before the record that begins at `end`. Raises UnreadableFileError."""
    found = _before(path, end, TAIL)
    return found if found.said or end <= TAIL else _before(path, end, FAR)


def _before(path: str, end: int, reach: int) -> Before:
    said: list[str] = []
    calls: list[ToolCall] = []
    for line in reversed(_lines_before(path, end, reach)):
        head = line[:HEAD]
        if _RESULT in head or not any(mark in head for mark in _TURNS):
            continue
        if (record := parse_record(line)) is None:
            continue
        calls += reversed(tuple(tool_calls(record)))
        if (turn := read_turn(record)) is None:
            continue
        if turn.by_user:
            break
        said.append(turn.text)
        if sum(map(len, said)) > LONGEST_TURN:
            break
    return Before(_joined(said), tuple(reversed(calls[:CALLS])))


def _joined(said: list[str]) -> str | None:
    return "\n".join(reversed(said))[-LONGEST_TURN:] or None


def _newest_turns(path: str | None) -> Iterator[Turn]:
    """The turns in the tail of a transcript, the newest first; a hook decodes no more of them than it needs."""
    for line in reversed(_lines_before(path, None, TAIL) if path else []):
        record = parse_record(line)
        if record is not None and (turn := read_turn(record)) is not None:
            yield turn


def _lines_before(path: str, end: int | None, reach: int) -> list[bytes]:
    """The whole lines in the bytes before a place, or at the end of a file; none for an absent one.

    Raises UnreadableFileError.
    """
    try:
        with open(path, "rb") as file:
            end = file.seek(0, os.SEEK_END) if end is None else end
            start = max(0, end - reach)
            file.seek(start)
            lines = file.read(end - start).split(b"\n")
    except FileNotFoundError:
        return []
    except OSError as cause:
        raise UnreadableFileError(path=path, cause=cause.strerror) from cause
    # What the cut has left of a line begins in its middle.
    return [line for line in lines[1 if start else 0 :] if line]
