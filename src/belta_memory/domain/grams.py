"""What a text is written of: its words and pairs of words or, without blanks between them, its runs of characters."""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from operator import add

from belta_memory.domain.concepts import Speech
from belta_memory.domain.literal import Literals, literals_of, occurring

SPAN = 160  # of words or characters, from the start, that grams are taken from
_START = "^"  # stands before the first word
_SIZES = (2, 3, 4)  # of the runs

Row = tuple[int, ...]  # the weight for "is a correction", then one for each kind


class Grams(dict[str, Row]):
    """The grams that weigh something. None is added once one is sought."""

    def of(self, speech: Speech) -> set[str]:
        """Those of a text, the same as among all its `grams`, most of which are never made."""
        if speech.unspaced:
            run = speech.plain[:SPAN]
            return {gram for gram, _ in occurring(self._runs, run, speech.pairs)}
        words = (_START, *speech.tokens[:SPAN])
        after = (f"{one} {other}" for one, other in pairwise(words) if one in self._starts)
        return set(filter(self.__contains__, (*words, *after)))

    @cached_property
    def _runs(self) -> Literals:
        return literals_of((gram, 0) for gram in self if len(gram) in _SIZES)

    @cached_property
    def _starts(self) -> frozenset[str]:
        return frozenset(gram.partition(" ")[0] for gram in self if " " in gram)


def grams(speech: Speech) -> Sequence[str]:
    """All of a text; some stand more than once."""
    if speech.unspaced:
        run = speech.plain[:SPAN]
        two = list(map(add, run, run[1:]))
        three = list(map(add, two, run[2:]))
        return [*two, *three, *map(add, three, run[3:])]
    words = (_START, *speech.tokens[:SPAN])
    return [*words, *map(" ".join, pairwise(words))]
