"""How likely is a message a correction, and of which kind? Two linear models over what `features` finds.

The first says whether, the second shares the likelihood out among the kinds: what speaks for one speaks against the others.

The weights are made by `python -m tests.training.train` from sentences; they are whole numbers in a text file.
"""

from collections.abc import Iterable, Mapping
from math import exp
from typing import NamedTuple

from belta_memory.domain.concepts import Lexicon, heard
from belta_memory.domain.features import READ, Evidence, Features, features
from belta_memory.domain.language import LanguagePack
from belta_memory.domain.model import NOTHING, Detection, Kind

KINDS = (Kind.FACT, Kind.RESULT, Kind.OMISSION, Kind.INSTRUCTION)
CUE = "scorer"  # among the cues of a detection whose kind the rules alone would not have given
BIAS = "bias"
GRAM = "~"  # marks a word, a pair of words or a run of characters among the names of features
_COLUMNS = 1 + len(KINDS)

Row = tuple[int, ...]  # the weight for "is a correction", then one for each kind


class Judgement(NamedTuple):
    """What the scorer says."""

    correction: float  # 0..1
    kinds: Mapping[Kind, float]  # of a correction, 1 in all
    language: str  # tag of the lexicon

    @property
    def kind(self) -> Kind:
        """The likeliest kind."""
        return max(KINDS, key=lambda kind: self.kinds[kind])

    @property
    def share(self) -> float:
        """How likely the likeliest kind is."""
        return self.kinds[self.kind]


class Scorer(NamedTuple):
    """The lexicons and the weights."""

    lexicons: tuple[Lexicon, ...]
    weights: Mapping[str, Row]  # by feature
    grams: Mapping[str, Row]  # by word, pair of words or run of characters
    scale: float  # what one unit of a weight is worth
    levels: Mapping[str, float]  # by name: from which likelihood on something is said

    def judge(self, evidence: Evidence) -> Judgement:
        """Weigh one message."""
        found = features(evidence, self.lexicons)
        correction, *margins = (total * self.scale for total in self._sums(found))
        highest = max(margins)
        odds = [exp(margin - highest) for margin in margins]
        whole = sum(odds)
        kinds = {kind: odd / whole for kind, odd in zip(KINDS, odds, strict=True)}
        return Judgement(1 / (1 + exp(-max(-30.0, min(30.0, correction)))), kinds, found.speech.tag)

    def decide(self, evidence: Evidence, ruled: Detection, packs: Iterable[LanguagePack], /) -> Detection:
        """The detection, given what the rules say. A kind that they are sure of stands: every path says the same."""
        if ruled.kind in KINDS:
            return ruled._replace(perhaps_fact=ruled.kind is Kind.FACT or ruled.perhaps_fact)
        judged = self.judge(evidence)
        kind = self._kind(judged)
        if kind is not Kind.NONE and _is_guarded(evidence):
            kind = Kind.OTHER  # one's own slip, a condition, a guess: no weight outdoes it
        if kind in {Kind.NONE, Kind.OTHER} and ruled.kind is Kind.PREFERENCE:
            return ruled
        if kind is Kind.NONE:
            return NOTHING._replace(cues=("remember",)) if ruled.remember else NOTHING
        cues = ruled.cues if kind is ruled.kind else (*ruled.cues, CUE)
        language = ruled.language or _tag(judged.language, evidence.prose, packs)
        likelihood = judged.correction * judged.kinds[Kind.FACT]
        perhaps = kind is Kind.FACT or likelihood >= self.levels["perhaps"]
        return Detection(kind, round(judged.correction, 3), ruled.claim, cues, language, perhaps)

    def language(self, normal: str, prose: str, packs: Iterable[LanguagePack]) -> str:
        """The tag of the language that a message is written in."""
        return _tag(heard(normal[:READ], self.lexicons).tag, prose, packs)

    def _kind(self, judged: Judgement) -> Kind:
        if judged.correction < self.levels["candidate"]:
            return Kind.NONE
        least = ("true", "fact") if judged.kind is Kind.FACT else ("act", "sure")
        sure = judged.correction >= self.levels[least[0]] and judged.share >= self.levels[least[1]]
        return judged.kind if sure else Kind.OTHER

    def _sums(self, found: Features) -> list[int]:
        grams = set(filter(self.grams.__contains__, found.grams))  # each counts once
        rows = (
            self.weights[BIAS],
            *filter(None, map(self.weights.get, found.names)),
            *map(self.grams.__getitem__, grams),
        )
        return list(map(sum, zip(*rows, strict=True)))


def _is_guarded(evidence: Evidence) -> bool:
    return bool(evidence.fired) and all(fired.silenced for fired in evidence.fired)


def _tag(lexicon: str, prose: str, packs: Iterable[LanguagePack]) -> str:
    """The tag of the pack that a lexicon belongs to; of several scripts the one whose letters occur."""
    near = [pack for pack in packs if pack.tag.partition("-")[0] == lexicon.partition("_")[0]]
    return max(near, key=lambda pack: sum(c in pack.letters for c in prose)).tag if near else ""


def parse_scorer(text: str, lexicons: Iterable[Lexicon]) -> Scorer:
    """A scorer from its file: `name<TAB>value` above the blank line, `feature<TAB>five weights` below it."""
    head, _, body = text.partition("\n\n")
    levels = {name: float(value) for name, _, value in (line.partition("\t") for line in head.splitlines())}
    weights: dict[str, Row] = {}
    grams: dict[str, Row] = {}
    for line in filter(None, body.split("\n")):
        name, *numbers = line.split("\t")
        row = tuple(map(int, numbers)) + (0,) * (_COLUMNS - len(numbers))
        if name.startswith(GRAM):
            grams[name[1:]] = row
        else:
            weights[name] = row
    return Scorer(tuple(lexicons), weights, grams, levels.pop("scale"), levels)


def format_scorer(scorer: Scorer) -> str:
    """The inverse of `parse_scorer`, without the lexicons. Trailing zeros are left out."""
    head = [
        f"scale\t{scorer.scale:.6g}",
        *(f"{name}\t{value:.4g}" for name, value in sorted(scorer.levels.items())),
    ]
    body = []
    everything = {**scorer.weights, **{GRAM + gram: row for gram, row in scorer.grams.items()}}
    for name, row in sorted(everything.items()):
        numbers = list(row)
        while numbers and numbers[-1] == 0:
            numbers.pop()
        body.append("\t".join([name, *map(str, numbers)]))
    return "\n".join(head) + "\n\n" + "\n".join(body) + "\n"
