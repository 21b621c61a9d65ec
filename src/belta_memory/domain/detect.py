"""Is a message a correction, of which kind, and which pair does it state? Cues first, patterns only where one occurs."""

import re
from collections.abc import Callable, Iterable
from functools import cache, lru_cache

from belta_memory.domain.language import Guard, LanguagePack, Rule
from belta_memory.domain.literal import Cued, at_home, cued, is_foreign, wishes
from belta_memory.domain.model import NOTHING, Claim, Detection, Kind
from belta_memory.domain.prose import MESSAGE_CEILING, is_paste, typed
from belta_memory.domain.span import levelled, topic_in, value_of
from belta_memory.domain.text import aligned, composed, is_identifier, normalise
from belta_memory.named import NamedTuple

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from belta_memory.domain.features import Evidence, Fired

ACT = 0.6  # a kind is given from here on, below it is a candidate
NAMED = 0.2  # what a name in a stated pair adds: nobody says `prod-b, not staging-a` of a taste
LONG = 200  # characters of prose beyond which a cue alone makes a candidate at most
SHORT = 100  # characters of prose up to which a plain statement may correct the turn before
VALUE_CEILING = 80
TOPIC_CEILING = 40
DISAGREEMENT = "disagreement"  # the rule for "that's wrong", which says nothing of what
PRECEDENCE = (Kind.OMISSION, Kind.INSTRUCTION, Kind.FACT, Kind.RESULT)

_SENTENCE_ENDS = ".!?。！？\n"
_QUESTION_MARKS = ("?", "？", "⁇", "؟")


if TYPE_CHECKING:
    from typing import Protocol

    class Match(Protocol):
        """What we use of a match of `re` and of `regex` alike."""

        def span(self, group: str | int = 0, /) -> tuple[int, int]:
            """Where a group begins and ends."""

        def groupdict(self) -> dict[str, str | None]:
            """The named groups."""

    class Pattern(Protocol):
        """What we use of a compiled pattern."""

        def search(self, string: str, /) -> Match | None:
            """The first match."""

    class Judge(Protocol):
        """What weighs a message beyond the rules: `domain.scorer`."""

        def decide(
            self, evidence: "Evidence", ruled: Detection, packs: Iterable[LanguagePack], /
        ) -> Detection:
            """The detection, given what the rules say."""

else:
    Match = Pattern = Judge = object

Compiler = Callable[[str], Pattern]


class Hit(NamedTuple):
    """One rule that fired."""

    pack: LanguagePack
    rule: Rule
    start: int
    end: int
    claim: Claim
    silenced: bool = False  # by a guard of its pack
    opposed: bool = False  # did the agent just hold otherwise?

    @property
    def states_pair(self) -> bool:
        """Does it say both what is wrong and what is true?"""
        return self.rule.asserts and self.claim.wrong is not None and self.claim.correct is not None

    @property
    def certainty(self) -> float:
        """The score of the rule, and more where the claim names something or the agent had held its wrong side."""
        stated = self.rule.asserts and self.claim.correct is not None
        named = stated and any(map(is_identifier, filter(None, self.claim[1:])))
        return min(self.rule.score + NAMED, 0.95) if named or self.opposed else self.rule.score


class Reading(NamedTuple):
    """One message in the forms that cues and patterns are sought in."""

    prose: str  # as typed; spans are cut from it
    normal: str  # for literal cues
    previous: str | None
    compiler: Compiler


def detect(  # noqa: PLR0913 (what a host knows of a message, and by what means to read it)
    text: str,
    packs: Iterable[LanguagePack],
    previous: str | None = None,
    *,
    compiler: Compiler = re.compile,
    by_hand: bool = False,
    scorer: Judge | None = None,
) -> Detection:
    """What the packs' rules say of one message, and the scorer where there is one.

    `previous` is the end of the assistant's turn before, where known.
    """
    prose = composed(typed(text, by_hand=by_hand))
    if not prose and (scorer is None or not is_paste(text)):
        return NOTHING
    normal = normalise(prose)
    reading = Reading(prose, normal, previous, compiler)
    packs = tuple(packs)
    said = cued(packs, normal)
    found = [hit for one in at_home(said, packs, prose) for hit in _hits(one, reading)]
    ruled = _ruled(found, reading, remembered=any(wishes(one, normal) for one in said))
    if scorer is None:
        return ruled
    evidence, fire = _evidence()
    fired = [fire(h.rule.name, h.rule.kind, h.silenced) for h in found]
    weighed = scorer.decide(
        evidence(text[:MESSAGE_CEILING], prose, normal, previous, fired, ruled.score), ruled, packs
    )
    if weighed.kind is Kind.NONE or found:
        return weighed
    quiet = _either(tuple(pack.quiet for pack in packs))
    return ruled if quiet and _search(quiet, reading) else weighed


@cache
def _evidence() -> "tuple[type[Evidence], type[Fired]]":
    """What a scorer is told in, loaded only where there is one: to import it at every message takes its time as well."""
    from belta_memory.domain.features import Evidence, Fired

    return Evidence, Fired


def _ruled(found: list[Hit], reading: Reading, *, remembered: bool) -> Detection:
    # Neighbouring languages have rules of one name: what silences one silences the other.
    silenced = {(h.rule.name, h.start) for h in found if h.silenced}
    hits = [h for h in found if (h.rule.name, h.start) not in silenced]
    outdone = {name for h in hits if h.certainty >= ACT for name in h.rule.outdoes}
    hits = [h for h in hits if h.rule.name not in outdone]
    if not hits:
        return NOTHING._replace(cues=("remember",)) if remembered else NOTHING
    return _decide(hits, reading, remembered=remembered)


def _decide(hits: list[Hit], reading: Reading, *, remembered: bool) -> Detection:
    remember = ("remember",) if remembered else ()
    kinds = {hit.rule.kind for hit in hits}
    scores = {kind: _strength(h for h in hits if h.rule.kind is kind) for kind in kinds}
    score = max(scores.values())
    kind = _kind(scores)
    if len(reading.prose) > LONG and not any(h.states_pair and h.start < LONG for h in hits):
        kind = Kind.OTHER
    names = tuple(dict.fromkeys(h.rule.name for h in hits))
    perhaps = any(h.rule.kind is Kind.FACT or h.rule.name == DISAGREEMENT for h in hits)
    language = _language(hits, reading)
    hits.sort(key=lambda h: h.pack.tag != language)
    return Detection(kind, round(score, 3), _claim(hits), names + remember, language, perhaps)


def _kind(scores: dict[Kind, float]) -> Kind:
    # A preference is told apart first: it must never become a fact.
    for kind in (Kind.PREFERENCE, *PRECEDENCE):
        if scores.get(kind, 0.0) >= ACT:
            return kind
    return Kind.OTHER


def _strength(hits: Iterable[Hit]) -> float:
    doubt = 1.0
    # Neighbouring languages have rules of one name: the same words are no second witness.
    for hit in {hit.rule.name: hit for hit in hits}.values():
        doubt *= 1.0 - hit.certainty
    return 1.0 - doubt


def _claim(hits: list[Hit]) -> Claim:
    stated = [h.claim for h in hits if h.claim.correct is not None or h.claim.wrong is not None]
    return max(stated, key=lambda c: (c.correct is not None) + (c.wrong is not None), default=Claim())


def _language(hits: list[Hit], reading: Reading) -> str:
    def likeness(hit: Hit) -> tuple[bool, float]:
        return not set(hit.pack.letters).isdisjoint(reading.prose), hit.rule.score

    return max(hits, key=likeness).pack.tag


def _hits(said: Cued, reading: Reading) -> list[Hit]:
    """What fires of a pack."""
    pack, rules, plain, _ = said
    if not (reading.previous and len(reading.prose) <= SHORT):
        plain = []
    if not (rules or plain) or is_foreign(reading.prose, pack):
        return []
    hits = [_beside(h, reading) for rule in rules if (h := _hit(pack, rule, reading)) and _counts(h, reading)]
    plain = [] if any(h.claim.correct for h in hits) else plain  # what is said of a value is said already
    stated = (h for rule in plain if (h := _hit(pack, rule, reading)) and _counts(h, reading))
    hits += [beside for h in stated if (beside := _beside(h, reading)).opposed]
    if not hits:
        return []
    guards = [g for g in pack.guards if any(map(reading.normal.__contains__, g.cues))]
    guards = [g for g in guards if _search(g.pattern, reading)]
    return [hit._replace(silenced=any(_silences(guard, hit) for guard in guards)) for hit in hits]


def _silences(guard: Guard, hit: Hit) -> bool:
    return hit.rule.name not in guard.spares and hit.rule.kind not in guard.spares


def _hit(pack: LanguagePack, rule: Rule, reading: Reading) -> Hit | None:
    found = _search(rule.pattern, reading)
    if found is None:
        return None
    claim = _sought(reading.prose) if rule.sought else _claimed(pack, found, reading.prose)
    return (
        None
        if rule.asserts and claim.correct is None and claim.wrong is None
        else Hit(pack, rule, *found.span(), claim)
    )


def _sought(prose: str) -> Claim:
    if len(prose) > SHORT:
        return Claim()
    from belta_memory.domain.completion import named

    return named(prose)


def _counts(hit: Hit, reading: Reading) -> bool:
    if _asks(reading.previous) and ((hit.rule.replies and not hit.states_pair) or _answers(hit, reading)):
        return False
    if not reading.prose.rstrip().endswith(_QUESTION_MARKS) or hit.rule.kind is Kind.INSTRUCTION:
        return True
    return hit.rule.asserts and (hit.rule.rhetorical or not _in_question(hit.end, reading.prose))


def _beside(hit: Hit, reading: Reading) -> Hit:
    """A hit with what the turn before says to it: where that turn held otherwise, what is said corrects."""
    unsure = hit.rule.kind is Kind.FACT and hit.rule.score < ACT and hit.claim.correct is not None
    if not reading.previous or not unsure:
        return hit
    from belta_memory.domain.opposed import held_before

    wrong = held_before(hit.claim, reading.prose, reading.previous)
    return hit if wrong is None else hit._replace(claim=hit.claim._replace(wrong=wrong), opposed=True)


def _answers(hit: Hit, reading: Reading) -> bool:
    from belta_memory.domain.opposed import is_offered

    return is_offered(hit.claim, reading.previous or "")


def _asks(previous: str | None) -> bool:
    return previous is not None and previous.rstrip(" \t\n*_`)）」").endswith(_QUESTION_MARKS)


def _in_question(position: int, prose: str) -> bool:
    """Does the sentence that holds this position end in a question mark?"""
    ends = (prose.find(mark, max(position - 1, 0)) for mark in _SENTENCE_ENDS)
    first = min((e for e in ends if e >= 0), default=-1)
    while first >= 0 and prose[first] == "." and prose[first + 1 : first + 2].strip():
        first = min((e for m in _SENTENCE_ENDS if (e := prose.find(m, first + 1)) >= 0), default=-1)
    return first >= 0 and prose[first] in _QUESTION_MARKS


def _search(pattern: str, reading: Reading) -> Match | None:
    return _compiled(pattern, reading.compiler).search(_folded(reading.prose))


_folded = lru_cache(maxsize=1)(aligned)  # of one message: most are searched by no pattern at all


@cache
def _either(patterns: tuple[tuple[str, ...], ...]) -> str:
    return "|".join(sorted(f"(?:{pattern})" for some in patterns for pattern in some))


@cache
def _compiled(pattern: str, compiler: Compiler) -> Pattern:
    return compiler(pattern)


def _claimed(pack: LanguagePack, found: Match, prose: str) -> Claim:
    spans = {name: prose[slice(*found.span(name))] for name, value in found.groupdict().items() if value}
    topic = topic_in(pack, spans.get("topic"), TOPIC_CEILING)
    wrong = value_of(pack, spans.get("wrong"), VALUE_CEILING)
    correct = value_of(pack, spans.get("correct"), VALUE_CEILING)
    return levelled(Claim(topic, wrong, correct)) if wrong != correct else Claim(topic)
