"""What happens with the recorded facts, as events: that they were shown, and whether the mistakes came back.

An event holds names and numbers: when, in which session of which host, which facts by their keys. It never holds a word
that anybody has written.
"""

import datetime as dt
from enum import StrEnum
from typing import NamedTuple

from belta_memory.domain.model import By, SessionId


class EventKind(StrEnum):
    """What happened."""

    LOADED = "loaded"  # a session began with the memory in view
    FIRST = "first"  # items were shown at a session's first prompt
    RECALLED = "recalled"  # a prompt brought facts up
    REMINDED = "reminded"  # a tool call carried a wrong value, or touched a fact's path: the agent was told
    ASKED = "asked"  # the same, and the host asked the user
    AVOIDED = "avoided"  # the call after that one did not carry the wrong value any more
    VIOLATED = "violated"  # an answer repeated a wrong claim as true
    CORRECTED_AGAIN = "corrected_again"  # somebody corrected what is recorded already
    QUESTION = "question"  # a question about a proposal was put
    ANSWER = "answer"  # it was answered
    PROMPTS = "prompts"  # people typed: the measure of everything else


class Scene(NamedTuple):
    """Where something happens."""

    host: str
    session: SessionId
    project: str | None = None  # the folder of the work


class Event(NamedTuple):
    """One thing that happened."""

    kind: EventKind
    at: dt.datetime  # aware, local
    scene: Scene
    keys: tuple[str, ...] = ()  # of the facts, as `domain.triggers.shown_as` names them; of the proposal
    tokens: int = 0  # what the agent had to read for it, estimated
    via: str | None = None  # a tool's name, the source of a session start, the channel of a question
    answer: str | None = None  # record, edit, not_a_fact, decline, later, ignored
    by: By = By.USER
    items: int = 0  # how many were shown, where they are not facts
    times: tuple[int, ...] = ()  # of typed prompts, in milliseconds since the epoch
    prompts: tuple[str, ...] = ()  # by what each of them is known again (`domain.prompts`)


IGNORED = "ignored"  # an answer that was none
_WIDE = "\u2e80"  # from here on, one character is about one token
_LETTERS = 4  # characters of any other script in a token


def estimated_tokens(text: str) -> int:
    """About how many tokens a text is to a model: one a CJK character, one for four of the rest. An estimate."""
    wide = 0 if text.isascii() else sum(c >= _WIDE for c in text)
    return wide + -(-(len(text) - wide) // _LETTERS)


def nameless(key: str) -> str:
    """The key as an event holds it. A line that was written by hand has none but its topic: of that, a number."""
    if not key.startswith("topic:"):
        return key
    from zlib import crc32

    return f"hand-{crc32(key.encode('utf-8', 'surrogatepass')):08x}"  # too short to tell anybody what it was
