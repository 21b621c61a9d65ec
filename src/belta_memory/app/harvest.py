"""Read what people typed in past sessions, and notice the corrections in it: the same rules, the same log, once each."""

from __future__ import annotations

import datetime as dt
import re
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.app.effect import TypedPrompts
from belta_memory.app.observe import found_sighting, notice
from belta_memory.app.transcripts import Mark, Place
from belta_memory.domain.errors import UnreadableFileError
from belta_memory.domain.model import By, Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable

    from belta_memory.app.ports import ObservationLog, Ports
    from belta_memory.app.transcripts import Cursor, Tick, TranscriptFile, Transcripts, TypedTurn
    from belta_memory.domain.detect import Compiler, Judge
    from belta_memory.domain.errors import BeltaError
    from belta_memory.domain.model import Observation, PromptId, Proposal, ProposalId, SessionId

HEADLESS, COPY, OTHER_DAY, OTHER_PROJECT, RETOLD = "headless", "copy", "other_day", "other_project", "retold"
_SAVED_EVERY = 50  # files; a run that is killed begins again there


class Scope(NamedTuple):
    """Which prompts are asked for. Days are local, both ends included."""

    since: dt.date | None = None
    until: dt.date | None = None
    headless: bool = False
    project: str | None = None  # a folder; what was typed below it counts as well
    retold: Container[str] = ()  # sessions whose own transcripts are at hand

    def fits(self, mark: Mark) -> bool:
        """Has the reading that left this mark left out nothing that is asked for now?"""
        earlier = mark.since is None or (self.since is not None and mark.since <= self.since)
        return earlier and (mark.headless or not self.headless)

    def holds(self, folder: str | None) -> bool:
        """Is what was typed in this folder asked for?"""
        if self.project is None:
            return True
        return folder is not None and f"{folder}/".startswith(f"{self.project.rstrip('/')}/")

    def asks_for(self, case: Observation) -> bool:
        """Was the case said in the days and the folder that are asked for?"""
        is_day = (self.since is None or case.day >= self.since) and (
            self.until is None or case.day <= self.until
        )
        return is_day and self.holds(case.project)


class Harvested:
    """What a run has come to so far."""

    def __init__(self) -> None:
        self.files = self.unchanged = self.bytes = self.prompts = 0
        self.found: Counter[tuple[str, str, Kind]] = Counter()  # new sightings by host, project and kind
        self.by_agent = 0  # new sightings of what a guard found
        self.proposals: dict[ProposalId, Proposal] = {}
        self.skipped: Counter[str] = Counter()
        self.faults: list[BeltaError] = []


class Harvest:
    """One run over a host's transcripts, until it `is_enough`. `so_far` goes on with what another host's has come to."""

    def __init__(  # noqa: PLR0913 (what it reads, and by what means)
        self,
        ports: Ports,
        source: Transcripts,
        cursor: Cursor,
        scope: Scope,
        *,
        compiler: Compiler = re.compile,
        scorer: Judge | None = None,
        so_far: Harvested | None = None,
        is_enough: Callable[[], bool] = lambda: False,
    ) -> None:
        self._ports = ports._replace(observations=_Recalled(ports.observations))
        self._source = source
        self._cursor = cursor
        self._is_enough = is_enough
        self._scope = scope
        self._compiler = compiler
        self._scorer = scorer
        self._seen: set[str] = set()
        self._typed = TypedPrompts(source.host)
        self._typed.forget_known(ports)
        self.so_far = so_far or Harvested()

    def run(self, files: Iterable[TranscriptFile], tick: Tick = lambda _: None) -> Harvested:
        """Read every file; one that cannot be read is told of and holds up no other."""
        try:
            for number, file in enumerate(files, 1):
                if self._is_enough():
                    break
                try:
                    self._read(file, tick)
                except UnreadableFileError as fault:
                    self.so_far.faults.append(fault)
                if number % _SAVED_EVERY == 0:
                    self._save()
        finally:
            self._save()
        return self.so_far

    def bytes_of(self, files: Iterable[TranscriptFile]) -> int:
        """How much there is to read."""
        places = ((file, self._place_in(file)) for file in files)
        return sum(file.size - place.offset for file, place in places if place is not None)

    def _save(self) -> None:
        self._typed.keep(self._ports)
        self._cursor.save()

    def _place_in(self, file: TranscriptFile) -> Place | None:
        """Where to begin in a file; None when it holds nothing new of what is asked for."""
        since, mark = self._scope.since, self._cursor.mark(file.identity)
        if since and dt.datetime.fromtimestamp(file.modified).astimezone().date() < since:
            return None
        if mark is None or not self._scope.fits(mark) or mark.place.offset > file.size:
            return Place()
        return None if (mark.size, mark.changed) == (file.size, file.changed) else mark.place

    def _read(self, file: TranscriptFile, tick: Tick) -> None:
        if (place := self._place_in(file)) is None:
            self.so_far.unchanged += 1
            return
        reading = self._source.read(file, place, self._counted(tick))
        is_whole, size = True, file.size
        for turn in reading:
            is_whole = self._take(turn) and is_whole
            if self._is_enough():
                size = 0  # the next run goes on here
                break
        self.so_far.files += 1
        self.so_far.skipped.update(reading.skipped)
        if is_whole:
            size = max(size, reading.place.offset)
            scope = self._scope
            mark = Mark(size, reading.place, scope.since, scope.headless, file.changed)
            self._cursor.put(file.identity, mark)

    def _counted(self, tick: Tick) -> Tick:
        def count(size: int) -> None:
            self.so_far.bytes += size
            tick(size)

        return count

    def _take(self, turn: TypedTurn) -> bool:
        """Notice one prompt. False when a later run may still ask for it and the cursor must stay before it."""
        if (reason := self._reason_to_skip(turn)) is not None:
            self.so_far.skipped[reason] += 1
            return not (reason == OTHER_PROJECT or (reason == OTHER_DAY and self._is_later(turn)))
        if turn.found is not None:
            self._take_found(turn, turn.found)
            return True
        self.so_far.prompts += 1
        # Also of a script's, where they are asked for: their corrections count, too.
        self._typed.add(turn.event)
        event = self._source.with_context(turn)._replace(attended=True)
        noticed = notice(self._ports, self._source.host, event, self._compiler, self._scorer)
        if noticed.stored is not None:
            self.so_far.found[self._source.host, event.cwd or "", noticed.stored.kind] += 1
        if noticed.proposal is not None:
            self.so_far.proposals[noticed.proposal.id] = noticed.proposal
        return True

    def _take_found(self, turn: TypedTurn, kind: Kind) -> None:
        """What a guard found is no person's word, and kept apart from those."""
        event = self._source.with_context(turn)
        sighting = found_sighting(self._ports, self._source.host, event, kind)
        self.so_far.by_agent += self._ports.observations.append(sighting)

    def _reason_to_skip(self, turn: TypedTurn) -> str | None:
        if not (turn.event.attended or self._scope.headless):
            return HEADLESS
        if turn.uuid is not None and turn.uuid in self._seen:
            return COPY
        if turn.uuid is not None:
            self._seen.add(turn.uuid)
        if self._source.retells and turn.event.session in self._scope.retold:
            return RETOLD
        if not self._scope.holds(turn.event.cwd):
            return OTHER_PROJECT
        is_earlier = self._scope.since is not None and _day(turn) < self._scope.since
        return OTHER_DAY if is_earlier or self._is_later(turn) else None

    def _is_later(self, turn: TypedTurn) -> bool:
        return self._scope.until is not None and _day(turn) > self._scope.until


def _day(turn: TypedTurn) -> dt.date:
    return turn.event.at.date() if turn.event.at else dt.date.min


class _Recalled:
    """The log, with its facts held in memory: a harvest asks for them at every fact that it finds."""

    def __init__(self, log: ObservationLog) -> None:
        self._log = log
        self._facts = list(log.facts())

    def append(self, observation: Observation) -> bool:
        stored = self._log.append(observation)
        is_fact = observation.kind is Kind.FACT and observation.by is By.USER
        if stored and is_fact and observation.claim.correct is not None:
            self._facts.append(observation)
        return stored

    def facts(self, holding: str = "") -> Iterable[Observation]:
        del holding  # nothing is saved where they are held already
        return sorted(self._facts, key=lambda o: o.at)

    def of_prompt(self, host: str, session: SessionId, prompt: PromptId) -> list[Observation]:
        return self._log.of_prompt(host, session, prompt)

    def take_back(self, observation: Observation) -> None:
        self._log.take_back(observation)
        self._facts.remove(observation)
