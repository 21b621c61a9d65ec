"""What was typed into the program, kept apart from the sessions: without what was said before it, and only read on request."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from belta_memory.adapters.hosts.claude.transcript.places import HISTORY_NAME
from belta_memory.adapters.transcripts.items import NOT_TYPED, About, Skipped, Typed
from belta_memory.adapters.transcripts.source import Dialect, of_records
from belta_memory.adapters.transcripts.values import moment, text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from belta_memory.adapters.transcripts.items import Item

_COMMANDS = ("/", "!", "#")  # what the program itself takes up


def _items(path: str) -> Callable[[dict[str, object]], Iterator[Item]]:
    del path

    def of_record(record: dict[str, object]) -> Iterator[Item]:
        if (words := text(record.get("display"))) is not None:
            yield About(text(record.get("sessionId")), text(record.get("project")))
            # Without a key: the session's own transcript knows the prompt by another one, and its moment tells them alike.
            is_typed = not words.startswith(_COMMANDS)
            yield Typed(words, moment(record.get("timestamp"))) if is_typed else Skipped(NOT_TYPED)

    return of_record


HISTORY = Dialect(
    host="claude",
    roots=lambda _: (),
    may_be=lambda path: path.endswith(HISTORY_NAME),
    is_ours=lambda _, head: b'"display"' in head,
    steps=of_records(re.compile(rb'("display")'), _items),
)
