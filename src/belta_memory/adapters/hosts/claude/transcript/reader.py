"""A whole transcript, read forward from a place on: what a person typed, and a count of everything else by its reason.

Nine tenths of a file are what tools gave and what was sent to the model. So a line is decoded only where its first bytes
say that it may be a prompt.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from functools import partial
from io import BufferedReader
from typing import TYPE_CHECKING

from belta_memory.adapters.hosts.claude.transcript.denials import LONGEST, MARK, denial_in
from belta_memory.adapters.hosts.claude.transcript.record import (
    Prompt,
    is_headless,
    parse_record,
    prompt_id,
    read_injected,
    read_prompt,
)
from belta_memory.adapters.hosts.claude.transcript.tail import HEAD, REPEATS
from belta_memory.adapters.transcripts.items import (
    NO_TIME,
    NOT_TYPED,
    NUL_BYTES,
    SUB_AGENT,
    TOO_LONG,
    TORN,
    UNFINISHED,
)
from belta_memory.adapters.transcripts.lines import BLOCK, LONGEST_LINE, Watched, rest_of_line
from belta_memory.adapters.transcripts.values import moment, text
from belta_memory.app.transcripts import Place, TypedTurn
from belta_memory.domain.errors import UnreadableFileError
from belta_memory.domain.model import Kind, PromptEvent, PromptId, SessionId

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterator, Mapping

_NUL = b"\0"  # what a crash leaves of a line that was never written
_ODD = (*REPEATS, _NUL)
# The first of these in a line tells what it is; a prompt is one where the group has matched.
_KIND = re.compile(rb'"(?:type|role)": ?"(?:(user|queued_command)"|assistant"|message"|hook_)')
_RESULT = b'tool_result"'


class TranscriptReading:
    """The prompts of one file from a place on.

    With `injected` also those of programs, as unattended ones; with `denials` also what hooks said where they denied a call.
    """

    def __init__(
        self,
        path: str,
        place: Place,
        tick: Callable[[int], None] = lambda _: None,
        *,
        injected: bool = False,
        denials: bool = False,
    ) -> None:
        self.path = path
        self._denials = denials
        self._injected = injected
        self._tick = tick
        self.place = place
        self.skipped: dict[str, int] = Counter()

    def __iter__(self) -> Iterator[TypedTurn]:
        """Read on, line by line. Raises UnreadableFileError."""
        try:
            with BufferedReader(Watched(self.path, self._tick), BLOCK) as file:
                file.seek(self.place.offset)
                yield from self._turns(partial(file.readline, LONGEST_LINE))
        except OSError as cause:
            raise UnreadableFileError(path=self.path, cause=cause.strerror) from cause

    def _turns(self, next_line: Callable[[], bytes]) -> Iterator[TypedTurn]:
        (offset, number), read, line = self.place, 0, b"\n"
        kind_of, longest = _KIND.search, LONGEST_LINE
        for line in iter(next_line, b""):
            size = len(line)
            offset, number = offset + size, number + 1
            if line.startswith(_ODD):
                if not line.startswith(_NUL):
                    continue
                line = self._without_nul(line)  # noqa: PLW2901 (the line, as far as it was written)
            if size == longest and line[-1:] != b"\n":
                self.skipped[TOO_LONG] += 1
                offset += rest_of_line(next_line)
                read = number
            elif (
                (kind := kind_of(line, 0, HEAD)) is None
                or kind.lastindex is None
                or (line.find(_RESULT, 0, HEAD) >= 0 and (size > LONGEST or not self._is_denial(line)))
            ):
                continue
            elif (record := parse_record(line)) is not None:
                self.place, read = Place(offset, number), number
                if (turn := self._turn(record, offset - size)) is not None:
                    yield turn
            elif line[-1:] == b"\n":
                self.skipped[TORN] += 1
        self.place = Place(offset, number)
        if line[-1:] != b"\n" and read != number:  # somebody is writing it: the next reading begins with it
            self.skipped[UNFINISHED] += 1
            self.place = Place(offset - size, number - 1)

    def _is_denial(self, line: bytes) -> bool:
        return self._denials and MARK in line

    def _without_nul(self, line: bytes) -> bytes:
        self.skipped[NUL_BYTES] += 1
        return line.lstrip(_NUL)

    def _turn(self, record: Mapping[str, object], start: int) -> TypedTurn | None:
        prompt = read_prompt(record)
        if prompt is None and self._injected:
            prompt = read_injected(record)
        denied = denial_in(record) if prompt is None and self._denials else None
        if prompt is None and denied is None:
            self.skipped[SUB_AGENT if record.get("isSidechain") else NOT_TYPED] += 1
            return None
        if (at := moment(text(record.get("timestamp")))) is None:
            self.skipped[NO_TIME] += 1
            return None
        key = text(record.get("uuid"))
        event = self._event(record, prompt or Prompt(denied or "", headless=is_headless(record)), at)
        if prompt is not None:
            return TypedTurn(event, key, start, self.place)
        event = event._replace(prompt=PromptId(key) if key else None)
        return TypedTurn(event, key, start, self.place, found=Kind.INSTRUCTION)

    def _event(self, record: Mapping[str, object], prompt: Prompt, at: dt.datetime) -> PromptEvent:
        return PromptEvent(
            session=SessionId(text(record.get("sessionId")) or os.path.basename(self.path).partition(".")[0]),
            text=prompt.text,
            prompt=prompt_id(record),
            cwd=text(record.get("cwd")),
            transcript=self.path,
            attended=not prompt.headless,
            at=at,
            line=self.place.line,
            by_hand=True,
        )
