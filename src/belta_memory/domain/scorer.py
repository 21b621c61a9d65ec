"""How likely is a message a correction, and of which kind? Two linear models over what `features` finds.

The first says whether, the second shares the likelihood out among the kinds: what speaks for one speaks against the others.

The weights are made by `python -m tests.training.train` from sentences; they are whole numbers in a text file.
"""

from collections.abc import Iterable, Mapping
from math import exp
from operator import itemgetter
from typing import NamedTuple

from belta_memory.domain.concepts import Lexicon, heard
from belta_memory.domain.features import READ, Evidence, Features, features
from belta_memory.domain.grams import Grams, Row
from belta_memory.domain.language import LanguagePack
from belta_memory.domain.model import NOTHING, Detection, Kind

KINDS = (Kind.FACT, Kind.RESULT, Kind.OMISSION, Kind.INSTRUCTION)
CUE = "scorer"  # among the cues of a detection whose kind the rules alone would not have given
BIAS = "bias"
GRAM = "~"  # marks a word, a pair of words or a run of characters among the names of features
_COLUMNS = 1 + len(KINDS)

_FIRST = itemgetter(0)


class Scorer(NamedTuple):
    """The lexicons and the weights."""

    lexicons: tuple[Lexicon, ...]
    weights: Mapping[str, Row]  # by feature
    grams: Grams
    scale: float  # what one unit of a weight is worth
    levels: Mapping[str, float]  # by name: from which likelihood on something is said

    def decide(self, evidence: Evidence, ruled: Detection, packs: Iterable[LanguagePack], /) -> Detection:
        """The detection, given what the rules say. A kind that they are sure of stands: every path says the same."""
        if ruled.kind in KINDS:
            return ruled._replace(perhaps_fact=ruled.kind is Kind.FACT or ruled.perhaps_fact)
        found = features(evidence, self.lexicons)
        rows = self._rows(found)
        correction = self._likelihood(sum(map(_FIRST, rows)))
        if correction < self.levels["candidate"]:
            if ruled.kind is Kind.PREFERENCE:
                return ruled
            return NOTHING._replace(cues=("remember",)) if ruled.remember else NOTHING
        kinds = self._shares(rows)
        kind = self._kind(correction, kinds)
        if _is_guarded(evidence):
            kind = Kind.OTHER  # one's own slip, a condition, a guess: no weight outdoes it
        if kind is Kind.OTHER and ruled.kind is Kind.PREFERENCE:
            return ruled
        cues = ruled.cues if kind is ruled.kind else (*ruled.cues, CUE)
        language = ruled.language or _tag(found.speech.tag, evidence.prose, packs)
        perhaps = kind is Kind.FACT or correction * kinds[Kind.FACT] >= self.levels["perhaps"]
        return Detection(kind, round(correction, 3), ruled.claim, cues, language, perhaps)

    def language(self, normal: str, prose: str, packs: Iterable[LanguagePack]) -> str:
        """The tag of the language that a message is written in."""
        return _tag(heard(normal[:READ], self.lexicons).tag, prose, packs)

    def _rows(self, found: Features) -> list[Row]:
        known = filter(None, map(self.weights.get, found.names))
        return [self.weights[BIAS], *known, *map(self.grams.__getitem__, self.grams.of(found.speech))]

    def _likelihood(self, total: int) -> float:
        """Of a correction, 0..1, by the sum of its weights."""
        return 1 / (1 + exp(-max(-30.0, min(30.0, total * self.scale))))

    def _shares(self, rows: Iterable[Row]) -> dict[Kind, float]:
        """How likely is each kind, given that it is a correction? 1 in all."""
        _, *margins = (total * self.scale for total in map(sum, zip(*rows, strict=True)))
        highest = max(margins)
        odds = [exp(margin - highest) for margin in margins]
        whole = sum(odds)
        return {kind: odd / whole for kind, odd in zip(KINDS, odds, strict=True)}

    def _kind(self, correction: float, kinds: Mapping[Kind, float]) -> Kind:
        likeliest = max(KINDS, key=lambda kind: kinds[kind])
        least = ("true", "fact") if likeliest is Kind.FACT else ("act", "sure")
        sure = correction >= self.levels[least[0]] and kinds[likeliest] >= self.levels[least[1]]
        return likeliest if sure else Kind.OTHER


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
    grams = Grams()
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
