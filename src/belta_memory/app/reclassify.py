"""Ask two judges about what the rules left unsure. Only where both say the same does it become a kind, and weighs like a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.case import without_secrets
from belta_memory.domain.errors import FewJudgesError, JudgeError
from belta_memory.domain.model import Basis, By, Kind
from belta_memory.domain.verdict import BATCH, NO_CORRECTION, Question, agreed, prompt_for, read_answer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from typing import Protocol

    from belta_memory.app.ports import ObservationLog
    from belta_memory.domain.model import Observation

    class Judge(Protocol):
        """Somebody who answers a prompt, and what it has said before."""

        @property
        def name(self) -> str:
            """What tells it from the others."""

        def ask(self, prompt: str) -> str:
            """Its answer. Raises JudgeError when there is none after some tries."""

    class Verdicts(Protocol):
        """What each judge has said, so that nothing is asked twice."""

        def of(self, judge: str) -> dict[str, Kind]:
            """Its answers by the fingerprint of the case."""

        def put(self, judge: str, answers: dict[str, Kind]) -> None:
            """Keep more of them."""


LIMIT = 200  # cases that a run asks about


class Reclassified(NamedTuple):
    """What came of asking."""

    asked: int  # cases that were put to a judge
    answered: int  # of these, those of which a judge has said something now
    settled: int  # that have a kind now
    stored: tuple[Observation, ...]
    left: int  # of which nobody was asked: beyond the limit, or after an outage
    faults: tuple[JudgeError, ...] = ()


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
    limit: int = LIMIT,
    tick: Callable[[int], None] = lambda _: None,
) -> Reclassified:
    """Put unsure cases to two judges apart, as many unanswered ones as the limit says.

    What both have answered before is settled by that. Raises FewJudgesError. An outage leaves everything as it was.
    """
    if len({judge.name for judge in judges}) < 2:  # noqa: PLR2004
        raise FewJudgesError(count=len(judges))
    marks = tuple(masks)
    pending = unanswered(cases, judges[:2], verdicts)
    chosen, faults = pending[:limit], list[JudgeError]()
    asked, answered = set[str](), set[str]()
    for judge in judges[:2]:
        try:
            for batch, is_answered in _ask(judge, chosen, verdicts, marks, tick):
                (answered if is_answered else asked).update(case.fingerprint for case in batch)
        except JudgeError as fault:
            faults.append(fault)
    stored = _settle(log, cases, [verdicts.of(judge.name) for judge in judges[:2]])
    return Reclassified(
        asked=sum(case.fingerprint in asked for case in chosen),
        answered=sum(case.fingerprint in answered for case in chosen),
        settled=len(stored),
        stored=stored,
        left=sum(case.fingerprint not in asked for case in pending),
        faults=tuple(faults),
    )


def _settle(
    log: ObservationLog, cases: Sequence[Observation], answers: Sequence[Mapping[str, Kind]]
) -> tuple[Observation, ...]:
    """Store the cases on whose kind the answers agree."""
    kinds = ((case, agreed(answers, case.fingerprint)) for case in cases)
    settled = [case._replace(kind=k, basis=Basis.JUDGES) for case, k in kinds if k is not NO_CORRECTION]
    return tuple(case for case in settled if log.append(case))


def _ask(
    judge: Judge,
    cases: Sequence[Observation],
    verdicts: Verdicts,
    marks: Sequence[str],
    tick: Callable[[int], None],
) -> Iterator[tuple[Sequence[Observation], bool]]:
    """Ask one judge what it has not said yet: each batch when it is put, and once more when its answer is kept.

    Raises JudgeError.
    """
    known = verdicts.of(judge.name)
    fresh = [case for case in cases if case.fingerprint not in known]
    tick(len(cases) - len(fresh))
    for batch in _batches(fresh):
        yield batch, False
        questions = [Question(without_secrets(c.text, marks), c.gist) for c in batch]
        answer = judge.ask(prompt_for(questions))
        kinds = read_answer(answer, len(batch))
        if kinds is None:
            raise JudgeError(name=judge.name, cause="its answer is not the JSON that was asked for")
        verdicts.put(judge.name, {case.fingerprint: kind for case, kind in zip(batch, kinds, strict=True)})
        tick(len(batch))
        yield batch, True


def _batches(cases: Sequence[Observation]) -> Iterator[Sequence[Observation]]:
    for start in range(0, len(cases), BATCH):
        yield cases[start : start + BATCH]


def _prompt(observation: Observation) -> tuple[str, str, str]:
    return observation.host, observation.session, observation.prompt or observation.fingerprint
