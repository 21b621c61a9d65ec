"""Copilot CLI's sessions: a folder each, with one file of events."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from belta_memory.adapters.transcripts.items import NOT_TYPED, About, Called, Said, Skipped, Typed
from belta_memory.adapters.transcripts.look import is_object
from belta_memory.adapters.transcripts.source import Dialect, DialectTranscripts, of_records, user_folder
from belta_memory.adapters.transcripts.values import call, moment, text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from belta_memory.adapters.transcripts.items import Item

_KINDS = re.compile(rb'^\s*\{"type": ?"(session\.(?:start|resume)|user\.message|assistant\.message)"')
_BEGINNING = 256 << 10  # bytes in which the system message stands
_SYSTEM = b'"system.message"'
_UNATTENDED = b"You are running in non-interactive mode"  # what the program tells the model under `-p`


def source(environment: Mapping[str, str]) -> DialectTranscripts:
    """All sessions of the user."""
    return DialectTranscripts(DIALECT, environment)


def _roots(environment: Mapping[str, str]) -> Iterator[str]:
    home = environment.get("COPILOT_HOME") or os.path.join(user_folder(environment), ".copilot")
    yield os.path.join(home, "session-state")


def _items(path: str) -> Callable[[dict[str, object]], Iterator[Item]]:
    is_attended = not _is_headless(path)

    def of_record(record: dict[str, object]) -> Iterator[Item]:
        match record:
            case {"type": "session.start" | "session.resume", "data": dict(data)}:
                context = data.get("context")
                folder = context.get("cwd") if isinstance(context, dict) else None
                yield About(text(data.get("sessionId")), text(folder), attended=is_attended)
            case {"type": "user.message", "data": dict(data)}:
                is_typed = data.get("source") in {None, "user"}
                words = text(data.get("content")) or ""
                at, key = moment(record.get("timestamp")), text(record.get("id"))
                yield Typed(words, at, key) if is_typed else Skipped(NOT_TYPED)
            case {"type": "assistant.message", "data": dict(data)}:
                yield Said(text(data.get("content")) or "")
                asked = data.get("toolRequests")
                for made in asked if isinstance(asked, list) else ():
                    if isinstance(made, dict) and (called := call(made.get("name"), made.get("arguments"))):
                        yield Called(called)

    return of_record


def _is_headless(path: str) -> bool:
    with open(path, "rb") as file:
        _, _, system = file.read(_BEGINNING).partition(_SYSTEM)
    return _UNATTENDED in system.partition(b"\n")[0]


DIALECT = Dialect(
    host="copilot",
    roots=_roots,
    may_be=lambda path: path.endswith(".jsonl"),
    is_ours=lambda _, head: is_object(head) and b'"session.start"' in head[:200],
    steps=of_records(_KINDS, _items),
    only_grows=lambda _: True,
)
