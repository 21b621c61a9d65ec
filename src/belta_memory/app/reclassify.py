"""Ask two judges about what the rules left unsure. Only where both say the same does it become a kind, and weighs like a rule."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.app.settings import CHARACTERS
from belta_memory.domain.case import words_of
from belta_memory.domain.model import Basis, By, Kind
from belta_memory.domain.service_errors import (
    FewJudgesError,
    JudgeError,
    SilentJudgeError,
    UnreadAnswersError,
)
from belta_memory.domain.verdict import BATCH, NO_CORRECTION, Question, agreed, prompt_for, read_answer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from typing import Protocol

    from belta_memory.app.ports import ObservationLog
    from belta_memory.domain.errors import BeltaError
    from belta_memory.domain.model import Observation

    class Judge(Protocol):
        """Somebody who answers a prompt, and what it has said before."""

        @property
        def name(self) -> str:
            """What tells it from the others."""

        def ask(self, prompt: str) -> str:
            """Its answer. Raises JudgeError when there is none after some tries: SilentJudgeError for this prompt alone."""

    class Verdicts(Protocol):
        """What each judge has said, so that nothing is asked twice."""

        def of(self, judge: str) -> dict[str, Kind]:
            """Its answers by the fingerprint of the case."""

        def put(self, judge: str, answers: dict[str, Kind]) -> None:
            """Keep more of them."""

        def refusals(self, judge: str) -> Mapping[str, int]:
            """How often it has given no answer about a case, by the fingerprint."""

        def refuse(self, judge: str, fingerprints: Iterable[str]) -> None:
            """Keep that it gave no answer about these once more."""


UNREAD = 8  # answers in a row that cannot be read, and a judge is left alone; one bad case makes four at most


class Limits(NamedTuple):
    """What a run puts to each of the two judges at most, and what it has put again counts again."""

    cases: int = 200
    characters: int = CHARACTERS  # of prompts; a request that failed on its way and was repeated counts once


DEFAULTS = Limits()


class Reclassified(NamedTuple):
    """What came of asking."""

    asked: int  # cases that were put to a judge
    answered: int  # of these, those of which a judge has said something now
    settled: int  # that have a kind now
    stored: tuple[Observation, ...]
    left: int  # of which nobody was asked: beyond the limits, or after an outage
    characters: int  # that were sent, to both together
    faults: tuple[BeltaError, ...] = ()


def unsure_cases(observations: Sequence[Observation]) -> list[Observation]:
    """What people said that the rules left unsure and no judge has settled, newest first, one a prompt."""
    settled = {_prompt(o) for o in observations if o.basis is Basis.JUDGES or o.kind is not Kind.OTHER}
    found: dict[tuple[str, str, str], Observation] = {}
    for o in observations:
        if o.kind is Kind.OTHER and o.by is By.USER and _prompt(o) not in settled:
            found[_prompt(o)] = o
    return sorted(found.values(), key=lambda o: o.at, reverse=True)


def unanswered(
    cases: Sequence[Observation], judges: Sequence[Judge], verdicts: Verdicts
) -> list[Observation]:
    """The cases of which one of the judges has said nothing yet."""
    known = [verdicts.of(judge.name) for judge in judges]
    return [case for case in cases if any(case.fingerprint not in said for said in known)]


def reclassify(  # noqa: PLR0913 (what it asks whom, and how much)
    log: ObservationLog,
    cases: Sequence[Observation],
    judges: Sequence[Judge],
    verdicts: Verdicts,
    masks: Iterable[str],
    *,
    limits: Limits = DEFAULTS,
    tick: Callable[[int], None] = lambda _: None,
) -> Reclassified:
    """Put unsure cases to two judges apart, as many unanswered ones as the limits say.

    What both have answered before is settled by that. What a judge gave no answer about comes behind the rest, in this run
    and in later ones. Raises FewJudgesError. An outage leaves everything as it was.
    """
    if len(names := {judge.name for judge in judges[:2]}) < 2:  # noqa: PLR2004
        raise FewJudgesError(count=len(names))
    marks = tuple(masks)
    refused = [verdicts.refusals(judge.name) for judge in judges[:2]]
    pending = sorted(
        unanswered(cases, judges[:2], verdicts),
        key=lambda case: max(times.get(case.fingerprint, 0) for times in refused),
    )
    chosen = pending[: limits.cases]
    rounds = [_Round(judge, verdicts, limits).ask(chosen, marks, tick) for judge in judges[:2]]
    asked = set[str]().union(*(r.asked for r in rounds))
    answered = set[str]().union(*(r.answered for r in rounds))
    stored = _settle(log, cases, [verdicts.of(judge.name) for judge in judges[:2]])
    return Reclassified(
        asked=sum(case.fingerprint in asked for case in chosen),
        answered=sum(case.fingerprint in answered for case in chosen),
        settled=len(stored),
        stored=stored,
        left=sum(case.fingerprint not in asked for case in pending),
        characters=sum(r.characters for r in rounds),
        faults=tuple(fault for r in rounds for fault in r.faults()),
    )


def _settle(
    log: ObservationLog, cases: Sequence[Observation], answers: Sequence[Mapping[str, Kind]]
) -> tuple[Observation, ...]:
    """Store the cases on whose kind the answers agree."""
    kinds = ((case, agreed(answers, case.fingerprint)) for case in cases)
    settled = [case._replace(kind=k, basis=Basis.JUDGES) for case, k in kinds if k is not NO_CORRECTION]
    return tuple(case for case in settled if log.append(case))


class _Round:
    """What one judge is asked in a run: what it has not said yet, what it refused before behind the rest."""

    def __init__(self, judge: Judge, verdicts: Verdicts, limits: Limits) -> None:
        self._judge, self._verdicts, self._limits = judge, verdicts, limits
        self.asked, self.answered, self._unread = set[str](), set[str](), set[str]()
        self._put = self.characters = 0
        self._fault: JudgeError | None = None

    def ask(self, cases: Sequence[Observation], marks: Sequence[str], tick: Callable[[int], None]) -> _Round:
        """Put the cases in batches. One that gets no answer comes again in halves, behind the rest."""
        known = self._verdicts.of(self._judge.name)
        fresh = [case for case in cases if case.fingerprint not in known]
        tick(len(cases) - len(fresh))
        waiting = deque(_batches(fresh, self._verdicts.refusals(self._judge.name)))
        in_a_row = 0
        while waiting and in_a_row < UNREAD and self._fault is None:
            batch = waiting.popleft()
            prompt = prompt_for([Question(words_of(c, marks), c.gist) for c in batch])
            if not self._has_room(batch, prompt):
                waiting.extendleft(reversed(_halves(batch)))  # fewer may still be asked
            elif self._answers(prompt, [case.fingerprint for case in batch]):
                tick(len(batch))
                in_a_row = 0
            else:
                waiting.extend(_halves(batch))
                in_a_row += 1
        return self

    def faults(self) -> Iterator[BeltaError]:
        """What is to be told of it."""
        if self._fault is not None:
            yield self._fault
        if unread := len(self._unread - self.answered):
            yield UnreadAnswersError(name=self._judge.name, count=unread)

    def _has_room(self, batch: Sequence[Observation], prompt: str) -> bool:
        cases, characters = self._limits
        return self._put + len(batch) <= cases and self.characters + len(prompt) <= characters

    def _answers(self, prompt: str, fingerprints: Sequence[str]) -> bool:
        """Put one batch, and keep what is said, or that nothing is: a later run begins with others."""
        self._put += len(fingerprints)
        self.characters += len(prompt)
        self.asked.update(fingerprints)
        try:
            kinds = read_answer(self._judge.ask(prompt), len(fingerprints))
        except SilentJudgeError:
            kinds = None
        except JudgeError as fault:
            kinds, self._fault = None, fault
        if kinds is None:
            self._verdicts.refuse(self._judge.name, fingerprints)
            self._unread.update(fingerprints if self._fault is None else ())
            return False
        self._verdicts.put(self._judge.name, dict(zip(fingerprints, kinds, strict=True)))
        self.answered.update(fingerprints)
        return True


def _batches(cases: Sequence[Observation], refusals: Mapping[str, int]) -> Iterator[Sequence[Observation]]:
    """What was refused comes last, and each time in batches half as large."""
    by_size: dict[int, list[Observation]] = {}
    for case in cases:
        by_size.setdefault(max(1, BATCH >> refusals.get(case.fingerprint, 0)), []).append(case)
    for size, some in sorted(by_size.items(), reverse=True):
        yield from (some[start : start + size] for start in range(0, len(some), size))


def _halves(batch: Sequence[Observation]) -> list[Sequence[Observation]]:
    middle = len(batch) // 2
    return [batch[:middle], batch[middle:]] if middle else []


def _prompt(observation: Observation) -> tuple[str, str, str]:
    return observation.host, observation.session, observation.prompt or observation.fingerprint
