"""The end of a transcript, or of its part before a place: read backwards, no more of it than is needed."""

import os
from collections.abc import Iterator
from typing import NamedTuple

from belta_memory.adapters.hosts.claude.transcript.record import Turn, parse_record, read_turn, tool_calls
from belta_memory.adapters.transcripts.look import check_regular, unreadable
from belta_memory.domain.model import PromptId, ToolCall

TAIL = 64 * 1024  # bytes of a transcript that a hook reads
FAR = 1 << 20  # bytes that are read where nobody waits and the nearest ones say nothing
LONGEST_TURN = 8_000  # characters of an assistant's turn, its end
CALLS = 3  # the last ones tell what the assistant was at
HEAD = 2_000  # bytes in which a record tells what it is
REPEATS = (b'{"type":"api-', b'{"type": "api-')  # requests as they were sent: whole messages once more
_RESULT, _CALL, _TEXT = b'tool_result"', b'"tool_use"', b'"text"'
_SAID, _TYPED, _QUEUED = b'"assistant"', b'"user"', b'"queued_command"'


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
    said: list[str] = []
    calls: list[ToolCall] = []
    for line in lines_before(path, end, FAR):
        if not _may_tell(line, calls=len(calls) < CALLS) or (record := parse_record(line)) is None:
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


def _may_tell(line: bytes, *, calls: bool) -> bool:
    """May this be a turn, or a call where calls are still wanted? Most records are neither, and decoding costs most."""
    if line.startswith(REPEATS):
        return False
    head = line[:HEAD]
    if _SAID in head:
        return calls or _CALL not in head or _TEXT in line
    return (_TYPED in head or _QUEUED in head) and _RESULT not in head


def _joined(said: list[str]) -> str | None:
    return "\n".join(reversed(said))[-LONGEST_TURN:] or None


def _newest_turns(path: str | None) -> Iterator[Turn]:
    """The turns in the tail of a transcript, the newest first; a hook decodes no more of them than it needs."""
    for line in lines_before(path, None, TAIL) if path else ():
        record = parse_record(line)
        if record is not None and (turn := read_turn(record)) is not None:
            yield turn


def lines_before(path: str, end: int | None, reach: int) -> Iterator[bytes]:
    """The whole lines in the bytes before a place, or at the end of a file, the last first; none of an absent one.

    Raises UnreadableFileError.
    """
    try:
        check_regular(path)
        with open(path, "rb", buffering=0) as file:
            end = file.seek(0, os.SEEK_END) if end is None else end
            floor, rest = max(0, end - reach), b""
            while end > floor:
                start = max(floor, end - TAIL)
                file.seek(start)
                # The first piece begins in the middle of a line, unless the file does.
                rest, *lines = (file.read(end - start) + rest).split(b"\n")
                yield from filter(None, reversed(lines))
                end = start
            if not floor and rest:
                yield rest
    except FileNotFoundError:
        return
    except OSError as cause:
        raise unreadable(path, cause) from cause
