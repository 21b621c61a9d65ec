"""Prompts that the user has sent and the host has not taken up yet, as its transcript tells of them."""

import os

from belta_memory.adapters.hosts.claude.transcript.record import parse_record
from belta_memory.adapters.transcripts.look import check_regular
from belta_memory.domain.errors import UnreadableFileError

TAIL = 64 * 1024  # bytes at the end; what was queued longer ago has long been taken up
_MARK = b'"queue-operation"'
_STEPS = {"enqueue": 1, "dequeue": -1, "remove": -1}


def has_queued(path: str | None) -> bool:
    """Does a prompt wait in the host's queue? Raises UnreadableFileError."""
    waiting = 0
    for line in _tail(path) if path else ():
        record = parse_record(line) if _MARK in line else None
        if record is not None and record.get("type") == "queue-operation":
            waiting = max(0, waiting + _STEPS.get(str(record.get("operation")), 0))
    return waiting > 0


def _tail(path: str) -> list[bytes]:
    try:
        check_regular(path)
        with open(path, "rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - TAIL))
            return file.read().split(b"\n")
    except FileNotFoundError:
        return []
    except OSError as cause:
        raise UnreadableFileError(path=path, cause=cause.strerror) from cause
