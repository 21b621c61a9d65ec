"""Aider's history: one Markdown file in the project, all sessions one after the other."""

from __future__ import annotations

import datetime as dt
import os
from typing import TYPE_CHECKING

from belta_memory.adapters.transcripts.items import About, Said, Typed
from belta_memory.adapters.transcripts.source import Dialect, DialectTranscripts, of_document

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from belta_memory.adapters.transcripts.items import Item

_NAME = ".aider.chat.history.md"
_SESSION = "# aider chat started at "
_TYPED, _TOOL = "####", "> "


def source(environment: Mapping[str, str]) -> DialectTranscripts:
    """The sessions in the present folder: there is no list of the others."""
    return DialectTranscripts(DIALECT, environment)


def _roots(environment: Mapping[str, str]) -> Iterator[str]:
    yield environment.get("AIDER_CHAT_HISTORY_FILE") or os.path.abspath(_NAME)


def _items(path: str) -> Iterator[Item]:
    """Lines that begin with `####` were typed, with `>` printed by the program; only a session's start has a time."""
    project, started, number = os.path.dirname(os.path.abspath(path)), None, 0
    for is_typed, lines in _passages(path):
        words = "\n".join(lines).strip()
        if is_typed and words:
            number += 1
            yield Typed(words, started, f"{started:%Y%m%dT%H%M%S}-{number}" if started else None)
        elif lines and lines[0].startswith(_SESSION):
            started, number = _moment(lines[0].removeprefix(_SESSION)), 0
            yield About(f"{started:%Y%m%dT%H%M%S}" if started else None, project)
        elif words:
            yield Said(words)


def _passages(path: str) -> Iterator[tuple[bool, list[str]]]:
    """Neighbouring lines of one side. A session's first line stands alone; what tools printed is left out."""
    typed, lines = False, list[str]()
    with open(path, encoding="utf-8", errors="replace", newline=None) as file:
        for line in map(str.rstrip, file):
            if line.startswith(_TOOL) or line == _TOOL.rstrip():
                continue
            is_typed = line.startswith(_TYPED)
            if is_typed != typed or line.startswith(_SESSION) or (lines and lines[0].startswith(_SESSION)):
                yield typed, lines
                typed, lines = is_typed, []
            lines.append(line.removeprefix(_TYPED).removeprefix(" ") if is_typed else line)
    yield typed, lines


def _moment(stamp: str) -> dt.datetime | None:
    """The local time of a session's start."""
    try:
        return dt.datetime.fromisoformat(stamp.strip()).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


DIALECT = Dialect(
    host="aider",
    roots=_roots,
    may_be=lambda path: os.path.basename(path) == _NAME,
    is_ours=lambda path, head: os.path.basename(path) == _NAME or head.lstrip().startswith(_SESSION.encode()),
    steps=of_document(_items),
)
