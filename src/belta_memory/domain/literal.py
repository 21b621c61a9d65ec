"""Which of many literals occur in a text: each is sought only where two letters of it occur."""

from collections import Counter
from collections.abc import Iterable, Mapping
from operator import add, is_not

from belta_memory.named import NamedTuple

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from belta_memory.domain.language import Rule

_PAIR = 2


class Literals(NamedTuple):
    """Literals with a number each, by two of their letters."""

    by_pair: Mapping[str, tuple[tuple[str, int], ...]]
    single: tuple[tuple[str, int], ...]  # those of one letter


def literals_of(numbered: Iterable[tuple[str, int]]) -> Literals:
    """Each literal goes by the pair of its letters that fewest others have."""
    numbered = tuple(numbered)
    common = Counter(pair for literal, _ in numbered for pair in pairs(literal))
    by_pair: dict[str, tuple[tuple[str, int], ...]] = {}
    for literal, number in numbered:
        own = pairs(literal)
        if own:
            pair = min(own, key=common.__getitem__)
            by_pair[pair] = (*by_pair.get(pair, ()), (literal, number))
    return Literals(by_pair, tuple(x for x in numbered if len(x[0]) < _PAIR))


def pairs(text: str) -> set[str]:
    """Every two letters that stand side by side."""
    return set(map(add, text, text[1:]))


def occurring(literals: Literals, text: str, letters: set[str]) -> list[tuple[str, int]]:
    """The literals that occur in a text, of which `letters` are the pairs."""
    found = [x for pair in literals.by_pair.keys() & letters for x in literals.by_pair[pair] if x[0] in text]
    return found + [x for x in literals.single if x[0] in text]


def cued(sets: "tuple[tuple[Rule, ...], ...]", text: str, letters: set[str]) -> "list[list[Rule]]":
    """Of each set of rules those of which a cue occurs in a text, in their order."""
    key = tuple(map(id, sets))
    met = _INDEXES.get(key)
    if met is None or any(map(is_not, met[0], sets)):
        # A hook reads one message: for that, an index of the cues costs more than to seek each of them.
        _INDEXES[key] = sets, None
        return [[rule for rule in rules if any(map(text.__contains__, rule.cues))] for rules in sets]
    index = met[1]
    if index is None:
        places = (
            (cue, len(sets) * number + which)
            for which, rules in enumerate(sets)
            for number, rule in enumerate(rules)
            for cue in rule.cues
        )
        index = literals_of(places)
        _INDEXES[key] = sets, index
    found: list[list[Rule]] = [[] for _ in sets]
    for place in sorted({place for _, place in occurring(index, text, letters)}):
        number, which = divmod(place, len(sets))
        found[which].append(sets[which][number])
    return found


# By identity: to hash the rules of a language costs more than to search their cues. Each is kept, so no id comes twice.
_INDEXES: "dict[tuple[int, ...], tuple[tuple[tuple[Rule, ...], ...], Literals | None]]" = {}
