"""What a host's reader finds in a transcript, in the order in which it stands there."""

import datetime as dt
from typing import NamedTuple

from belta_memory.app.transcripts import Place
from belta_memory.domain.model import ToolCall

TORN, UNFINISHED, TOO_LONG, NUL_BYTES = "torn", "unfinished", "too_long", "nul_bytes"
NO_TIME, SUB_AGENT, NOT_TYPED = "no_time", "sub_agent", "not_typed"


class About(NamedTuple):
    """What holds from here on. None leaves as it is what was said before."""

    session: str | None = None
    cwd: str | None = None
    attended: bool | None = None


class Said(NamedTuple):
    """The assistant's words."""

    text: str


class Called(NamedTuple):
    """A tool that the assistant called."""

    call: ToolCall


class Typed(NamedTuple):
    """What a person typed. `key` is what the host knows the message by: a fork or a re-written record repeats it."""

    text: str
    at: dt.datetime | None = None
    key: str | None = None


class Skipped(NamedTuple):
    """A record that stands in a person's place and holds no words of a person's, or cannot be read."""

    reason: str


def torn(line: bytes) -> Skipped:
    """What to count for a line that is no record: without an end, somebody is still writing it."""
    return Skipped(TORN if line.endswith(b"\n") else UNFINISHED)


class Anew(NamedTuple):
    """What was given so far stands there no more: the file follows from its beginning."""


Item = About | Said | Called | Typed | Skipped | Anew


class Step(NamedTuple):
    """An item, and where its record lies. What an earlier reading has taken is passed only for what follows it."""

    item: Item
    start: int = 0
    after: Place = Place()
    is_new: bool = True
