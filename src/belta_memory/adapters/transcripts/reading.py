"""From a host's items to the prompts in a file, each with what the assistant had said and done before it."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.transcripts.items import NO_TIME, About, Anew, Called, Said, Skipped, Step, Typed
from belta_memory.adapters.transcripts.look import unreadable
from belta_memory.app.transcripts import Place, TypedTurn
from belta_memory.domain.errors import BrokenTranscriptError
from belta_memory.domain.model import PromptEvent, PromptId, SessionId

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from belta_memory.domain.model import ToolCall

LONGEST_TURN = 8_000  # characters of an assistant's turn, its end
CALLS = 3  # the last ones tell what the assistant was at


class _Before(NamedTuple):
    """What the assistant has said and done since the last prompt."""

    said: list[str]
    calls: list[ToolCall]


class ConversationReading:
    """The prompts of one file from a place on, in their order.

    The place stays behind the last prompt, not at the end: what the assistant said after it is what the next one answers.
    """

    def __init__(
        self, path: str, place: Place, session: str, steps: Callable[[Place, Counter[str]], Iterator[Step]]
    ) -> None:
        self._path = path
        self._steps = steps
        self._session = session
        self._skipped: Counter[str] = Counter()
        self.skipped: dict[str, int] = self._skipped
        self._begin(place)

    def _begin(self, place: Place) -> None:
        self._about = About(self._session, attended=True)
        self._before: dict[str | None, _Before] = {}  # by session: a database holds many, one among the other
        self._keys: set[str] = set()
        self.place = place

    def __iter__(self) -> Iterator[TypedTurn]:
        """Read on. Raises UnreadableFileError."""
        try:
            for step in self._steps(self.place, self._skipped):
                if (turn := self._taken(step)) is not None:
                    self.place = step.after
                    yield turn
        except OSError as cause:
            raise unreadable(self._path, cause) from cause
        except ValueError as cause:  # a document that is not whole, or none of this host
            raise BrokenTranscriptError(path=self._path, cause=str(cause)) from cause

    def _taken(self, step: Step) -> TypedTurn | None:
        before = self._before.setdefault(self._about.session, _Before([], []))
        match step.item:
            case Anew():
                self._begin(Place())
            case About():
                self._about = _merged(self._about, step.item)
            case Said(text):
                before.said.append(text)
            case Called(call):
                before.calls.append(call)
            case Skipped(reason) if step.is_new:
                self._skipped[reason] += 1
            case Typed(text) as typed if text.strip() and typed.key not in self._keys:
                del self._before[self._about.session]
                if typed.key is not None:
                    self._keys.add(typed.key)
                return self._turn(typed, step, before) if step.is_new else None
        return None

    def _turn(self, typed: Typed, step: Step, before: _Before) -> TypedTurn | None:
        if typed.at is None:
            self._skipped[NO_TIME] += 1
            return None
        event = PromptEvent(
            session=SessionId(self._about.session or ""),
            text=unicodedata.normalize("NFC", typed.text.strip()),
            prompt=PromptId(typed.key) if typed.key else None,
            cwd=self._about.cwd,
            transcript=self._path,
            previous="\n".join(filter(None, before.said))[-LONGEST_TURN:] or None,
            attended=bool(self._about.attended),
            at=typed.at,
            calls=tuple(before.calls[-CALLS:]),
            line=step.after.line or None,
            by_hand=True,
        )
        return TypedTurn(event, typed.key, step.start, step.after)


def _merged(known: About, new: About) -> About:
    return known._replace(**{name: value for name, value in new._asdict().items() if value is not None})
