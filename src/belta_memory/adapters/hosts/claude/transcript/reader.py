"""A whole transcript, read forward from a place on: what a person typed, and a count of everything else by its reason.

Nine tenths of a file are what tools gave and what was sent to the model. So a line is decoded only where its first bytes
say that it may be a prompt.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from typing import TYPE_CHECKING

from belta_memory.adapters.hosts.claude.transcript.denials import LONGEST, MARK, NEAR, denial_in
from belta_memory.adapters.hosts.claude.transcript.record import (
    Prompt,
    is_headless,
    parse_record,
    prompt_id,
    read_injected,
    read_prompt,
)
from belta_memory.adapters.transcripts.items import (
    NO_TIME,
    NOT_TYPED,
    SUB_AGENT,
    TORN,
    UNFINISHED,
)
from belta_memory.adapters.transcripts.lines import HEAD, MarkedLines
from belta_memory.adapters.transcripts.look import unreadable
from belta_memory.adapters.transcripts.values import moment, text
from belta_memory.app.transcripts import Place, TypedTurn
from belta_memory.domain.model import Kind, PromptEvent, PromptId, SessionId

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterator, Mapping

# The first of these in a line tells what it is; a prompt is one where the group has matched. What a tool gave stands in a
# person's place: as the host mostly writes it, it is told here, and otherwise by `_is_result`.
_KIND = re.compile(
    rb'"(?:type|role)": ?"(?:'
    rb'user","message":{"role":"user","content":\[{"tool_use_id":"[^"]*","type":"tool_result","content":"(?![A-Z]\w*:)'
    rb'|(user|queued_command)"|assistant"|message"|hook_|api-)'
)
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
            yield from self._turns()
        except OSError as cause:
            raise unreadable(self.path, cause) from cause

    def _turns(self) -> Iterator[TypedTurn]:
        lines = MarkedLines(self.path, self.place, _KIND, self.skipped, self._tick, unless=self._is_result)
        read = self.place
        for line in lines:
            if (record := parse_record(line.content)) is not None:
                self.place = read = line.after
                if (turn := self._turn(record, line.start)) is not None:
                    yield turn
            elif line.is_whole:
                self.skipped[TORN] += 1
        self.place = lines.place
        if lines.unfinished is not None and read != lines.place:
            self.skipped[UNFINISHED] += 1
            self.place = lines.unfinished  # somebody is writing it: the next reading begins with it

    def _is_result(self, line: bytes) -> bool:
        """Is it what a tool gave, and no denial that is wanted?"""
        place = line.find(_RESULT, 0, HEAD)
        if place < 0:
            return False
        return not self._denials or line.find(MARK, place, place + NEAR) < 0 or len(line) > LONGEST

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
            return TypedTurn(event, key, start, self.place, None)
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
