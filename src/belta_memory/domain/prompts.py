"""Which typed prompts are one: two paths, a later run over a file that has grown, or a fork tell of one again."""

from collections import deque
from collections.abc import Iterable, Iterator
from zlib import crc32

from belta_memory.domain.effect import Event
from belta_memory.domain.model import PromptId, SessionId

_WORDS = 4  # hexadecimal digits for what was said: too few to tell anybody what it was


def prompt_name(session: SessionId, prompt: PromptId | None, time: int, text: str) -> str:
    """By what a prompt is known again: its id in its session, else its moment; and its words. It is a number."""
    words = f"{_number(text) & 0xFFFF:0{_WORDS}x}"
    key = prompt or f"{time} {words}"
    return f"{_number(f'{session} {key}'):08x}{words}"


class CountedPrompts:
    """The prompts that were counted. Some hosts give all of a session one moment, others a new one with each look."""

    def __init__(self) -> None:
        self._names: set[tuple[str, str]] = set()
        self._at: dict[tuple[str, int], set[tuple[str, str]]] = {}  # sessions and words of a moment

    def add(self, host: str, session: SessionId, time: int, name: str = "") -> bool:
        """Count a prompt. False when it was counted before; one without a name is known by its moment alone."""
        words, at = name[-_WORDS:], self._at.setdefault((host, time), set())
        is_known = (host, name) in self._names or any(
            not (other and words) or (other == words and of != session) for of, other in at
        )
        if name:
            self._names.add((host, name))
        at.add((session, words))
        return not is_known


def typed_once(events: Iterable[Event]) -> Iterator[tuple[Event, int]]:
    """Every typed prompt once: the event that tells of it, and its time in milliseconds since the epoch."""
    return _new_to(CountedPrompts(), events)


def counted_in(events: Iterable[Event]) -> CountedPrompts:
    """All prompts of which these events tell."""
    counted = CountedPrompts()
    deque(_new_to(counted, events), maxlen=0)
    return counted


def _new_to(counted: CountedPrompts, events: Iterable[Event]) -> Iterator[tuple[Event, int]]:
    for event in events:
        host, session, _ = event.scene
        names = (*event.prompts, *[""] * (len(event.times) - len(event.prompts)))
        for time, name in zip(event.times, names, strict=False):
            if counted.add(host, session, time, name):
                yield event, time


def _number(text: str) -> int:
    return crc32(text.encode("utf-8", "surrogatepass"))
