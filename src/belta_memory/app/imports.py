"""Let what another memory holds wait for the person's word. Nothing is recorded by it."""

from __future__ import annotations

import re
from collections import Counter
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Protocol

from belta_memory.domain.match import claim_of
from belta_memory.domain.model import (
    GLOBAL,
    Claim,
    FactKey,
    Kind,
    Proposal,
    ProposalId,
    ProposalState,
    SessionId,
    Sighting,
)
from belta_memory.domain.text import normalise, same_value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from belta_memory.app.ports import Ports
    from belta_memory.domain.foreign import Entry
    from belta_memory.domain.language import LanguagePack

SESSION = SessionId("import")  # of no host: no session asks about what was imported
# In which languages words are looked at: a bullet is short, and ten thousand of them are not to be read in eleven.
_SCRIPTS = tuple(
    (re.compile(signs), frozenset({*tags, "en"}))
    for signs, tags in (
        (r"[\uac00-\ud7a3]", ("ko",)),
        (r"[\u3041-\u30ff]", ("ja",)),
        (r"[\u3400-\u9fff]", ("zh-Hans", "zh-Hant", "ja")),
        (r"[\u0400-\u04ff]", ("ru",)),
    )
)
_NOT_LATIN = frozenset({"ja", "ko", "ru", "zh-Hans", "zh-Hant"})
ROOM = 200  # that wait as proposals at once; an index holds no more
_MOST = 9999  # sightings of one fact


class Why(StrEnum):
    """Why an entry does not wait."""

    TWICE = "twice in what is imported"
    RECORDED = "recorded already"
    WAITS = "waits already"
    ANSWERED = "answered before"
    NO_FACT = "no fact in it"
    MASKED = "holds a secret"
    UNFIT = "cannot stand in one line"
    BROKEN = "cannot be read"
    NOTE = "a note that cannot be read"
    NOTE_MASKED = "a secret in a note"
    FULL = "no room"


class Sorted(NamedTuple):
    """What may wait, and how much does not, by reason."""

    proposals: list[Proposal]
    left_out: Counter[Why]


class Queue(Protocol):
    """What was imported and has no room among the proposals yet."""

    def put(self, proposals: Sequence[Proposal]) -> None:
        """Keep them behind the others."""

    def first(self, number: int) -> list[Proposal]:
        """The first ones, which stay where they are."""
        ...

    def count(self) -> int:
        """How many there are."""
        ...

    def drop(self, number: int) -> None:
        """The first ones are among the proposals now."""

    def all(self) -> list[Proposal]:
        """Every one of them."""
        ...


def sort_out(
    ports: Ports,
    entries: Iterable[Entry],
    queued: Iterable[Proposal] = (),
    *,
    scope: str | None = None,
    done: Callable[[], None] = lambda: None,
) -> Sorted:
    """The entries that state a fact which nobody knows yet. `scope` overrides what an entry says of itself."""
    known = _Known(ports)
    for proposal in queued:
        known.add(proposal.offered, proposal.scope, Why.WAITS)
    found, left_out = [], Counter[Why]()
    for entry in entries:
        outcome = _proposal(ports, entry, scope, known)
        if isinstance(outcome, Proposal):
            note, lost = _note(entry)
            found.append(outcome._replace(note=note))
            left_out.update(lost)
        else:
            left_out[outcome] += 1
        done()
    return Sorted(found, left_out)


def let_wait(ports: Ports, queue: Queue, proposals: Sequence[Proposal]) -> int:
    """Put as many as there is room for among the proposals, the others into the queue; how many wait there then."""
    room = max(0, ROOM - len(imported(ports)))
    queue.put(proposals)
    first = queue.first(room)
    for proposal in first:
        ports.proposals.put(proposal)  # before it goes from the queue: a death in between loses none
    queue.drop(len(first))
    return queue.count()


def imported(ports: Ports) -> list[Proposal]:
    """What was imported and waits for an answer."""
    everything = ports.proposals.all()
    return [p for p in everything if p.session == SESSION and p.state is ProposalState.OPEN]


class _Known:
    """What is recorded, waits, or was answered, found by what is right in it and by its topic."""

    def __init__(self, ports: Ports) -> None:
        from belta_memory.app.scopes import all_facts

        self._by: dict[str, list[tuple[Claim, str, Why]]] = {}
        for fact in all_facts(ports):
            self.add(claim_of(fact), fact.scope, Why.RECORDED)
        for proposal in ports.proposals.all():
            why = Why.WAITS if proposal.state is ProposalState.OPEN else Why.ANSWERED
            if proposal.state in {ProposalState.OPEN, ProposalState.DECLINED, ProposalState.NOT_A_FACT}:
                self.add(proposal.offered, proposal.scope, why)

    def add(self, claim: Claim, scope: str, why: Why) -> None:
        for part in (claim.correct, claim.topic):
            if part:
                self._by.setdefault(normalise(part), []).append((claim, scope, why))

    def why(self, claim: Claim, scope: str) -> Why | None:
        """How it is known already. What is said otherwise elsewhere of one topic is another statement."""
        parts = [normalise(part) for part in (claim.correct, claim.topic) if part]
        near = (item for part in parts for item in self._by.get(part, ()))
        return next((why for known, where, why in near if where == scope and _is_same(known, claim)), None)


def _is_same(a: Claim, b: Claim) -> bool:
    if not same_value(a.correct or "", b.correct or ""):
        return False
    wrong = a.wrong is None or b.wrong is None or same_value(a.wrong, b.wrong)
    return wrong and normalise(a.topic or "") == normalise(b.topic or "")


def _proposal(ports: Ports, entry: Entry, scope: str | None, known: _Known) -> Proposal | Why:
    from belta_memory.domain.errors import RefusedValueError

    claim = entry.claim if entry.claim is not None else _claim_in(entry.text)
    if claim is None or not (claim.correct or "").strip():
        return Why.NO_FACT
    try:
        claim = _recordable(claim)
    except RefusedValueError:
        return Why.UNFIT
    place = scope or entry.scope or GLOBAL
    if (why := known.why(claim, place)) is not None:
        return why
    if _holds_secret(claim, entry.text):
        return Why.MASKED
    known.add(claim, place, Why.TWICE)
    now = ports.clock.now()
    sighting = Sighting(entry.first_seen or now.date(), "import", SESSION, None)
    return Proposal(
        id=ProposalId(ports.randomness.new_id()),
        key=entry.key or FactKey(ports.randomness.new_id()),
        claim=claim,
        language=ports.language,
        created=now,
        session=SESSION,
        sightings=(sighting,) * min(max(entry.occurrences, 1), _MOST),
        scope=place,
        project=None if place == GLOBAL else place,
    )


def _note(entry: Entry) -> tuple[str | None, list[Why]]:
    """The note of an entry as it may be stored, and what of it may not."""
    if entry.note is None:
        return None, []
    from belta_memory.domain.errors import NoteFormatError
    from belta_memory.domain.marks import marks_of
    from belta_memory.domain.note import parse_note
    from belta_memory.domain.redact import redact
    from belta_memory.recognizers import all_recognizers

    text, names = redact(entry.note, all_recognizers())
    lost = [Why.NOTE_MASKED] if names else []
    try:
        marks_of(parse_note(text))
    except NoteFormatError:
        return None, [*lost, Why.NOTE]
    return text, lost


def _claim_in(text: str) -> Claim | None:
    """What words state; a wish of style is no fact, whatever its form."""
    from belta_memory.domain.detect import detect

    script = next((tags for signs, tags in _SCRIPTS if signs.search(text)), None)
    found = detect(text, _packs_of(script), by_hand=True)
    if found.claim.correct is None or found.kind is Kind.PREFERENCE:
        return None
    return found.claim if found.claim.wrong is not None or found.kind is Kind.FACT else None


@cache
def _packs_of(script: frozenset[str] | None) -> tuple[LanguagePack, ...]:
    from belta_memory.languages import packs

    return tuple(p for p in packs() if (p.tag in script if script else p.tag not in _NOT_LATIN))


def _recordable(claim: Claim) -> Claim:
    """The sides that are there, as they may be recorded. Raises RefusedValueError."""
    from belta_memory.domain.values import new_value

    return Claim(*(new_value(v, name) if v and v.strip() else None for name, v in claim._asdict().items()))


def _holds_secret(claim: Claim, text: str) -> bool:
    from belta_memory.domain.redact import redact_claim
    from belta_memory.recognizers import all_recognizers

    words = text or "\n".join(part for part in claim if part)
    masked, _ = redact_claim(claim, words, all_recognizers())
    return masked != claim
