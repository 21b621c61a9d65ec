"""Which of many literals occur in a text: each is sought only where two letters of it occur."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from operator import add

from belta_memory.named import NamedTuple

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from belta_memory.domain.language import LanguagePack, Rule

_PAIR = 2
_READ_BY_A_HOOK = 2  # messages: for so few, an index of the cues costs more than to seek each of them


class Literals(NamedTuple):
    """Literals with a number each, by two of their letters."""

    pairs: frozenset[str]  # those that a literal goes by
    by_pair: Mapping[str, list[tuple[str, int, str]]]  # with another pair of the literal
    single: tuple[tuple[str, int], ...]  # those of one letter


def literals_of(numbered: Iterable[tuple[str, int]]) -> Literals:
    """Each literal goes by the pair of its letters that fewest others have; the next such pair must occur as well."""
    numbered = tuple(numbered)
    common = Counter(pair for literal, _ in numbered for pair in pairs(literal))
    by_pair: dict[str, list[tuple[str, int, str]]] = {}
    for literal, number in numbered:
        own = sorted(pairs(literal), key=lambda pair: (common[pair], pair))[:2]
        if own:
            by_pair.setdefault(own[0], []).append((literal, number, own[-1]))
    return Literals(frozenset(by_pair), by_pair, tuple(x for x in numbered if len(x[0]) < _PAIR))


def pairs(text: str) -> set[str]:
    """Every two letters that stand side by side."""
    return set(map(add, text, text[1:]))


def occurring(literals: Literals, text: str, letters: set[str]) -> list[tuple[str, int]]:
    """The literals that occur in a text, of which `letters` are the pairs."""
    found = [
        (literal, number)
        for pair in literals.pairs & letters
        for literal, number, other in literals.by_pair[pair]
        if other in letters and literal in text
    ]
    return found + [x for x in literals.single if x[0] in text] if literals.single else found


class Cued(NamedTuple):
    """What of a pack may speak of a text: of each a cue occurs in it."""

    pack: "LanguagePack"
    rules: "list[Rule]"
    plain: "list[Rule]"
    wishes: list[str]  # literals to remember by


def cued(packs: "tuple[LanguagePack, ...]", text: str) -> list[Cued]:
    """The packs of which a cue occurs in a text, in their order, as are the rules of each."""
    key = frozenset(map(id, packs))
    index = _INDEXES.get(key, (packs, 0))
    if not isinstance(index, _Index):
        packs_met, times = index
        if times < _READ_BY_A_HOOK:
            _INDEXES[key] = packs_met, times + 1
            each = [Cued(pack, *_sought(pack, text)) for pack in packs]
            return [one for one in each if one.rules or one.plain or one.wishes]
        index = _INDEXES[key] = _index(packs_met)
    numbers = {number for _, cue in occurring(index.cues, text, pairs(text)) for number in index.of_cue[cue]}
    if not numbers:
        return []
    found: dict[int, Cued] = {}
    for number in sorted(numbers):
        pack, item, is_plain = index.items[number]
        one = found.get(id(pack)) or found.setdefault(id(pack), Cued(pack, [], [], []))
        if isinstance(item, str):
            one.wishes.append(item)
        else:
            (one.plain if is_plain else one.rules).append(item)
    return [found[id(pack)] for pack in packs if id(pack) in found]


def _sought(pack: "LanguagePack", text: str) -> "tuple[list[Rule], list[Rule], list[str]]":
    rules, plain = (
        [rule for rule in rules if any(map(text.__contains__, rule.cues))]
        for rules in (pack.rules, pack.plain)
    )
    return rules, plain, [wish for wish in pack.remember if wish in text]


def at_home(said: list[Cued], packs: "Iterable[LanguagePack]", prose: str) -> list[Cued]:
    """Without what is said in a language whose letters do not occur, where those of another one do."""
    if not said or prose.isascii():  # no pack tells its language by letters of ASCII
        return said
    characters = set(prose)
    home = [one for one in said if not one.pack.letters or _is_written(one.pack, characters)]
    return home if len(home) < len(said) and any(_is_written(pack, characters) for pack in packs) else said


def _is_written(pack: "LanguagePack", characters: set[str]) -> bool:
    return not characters.isdisjoint(_each(pack.letters))


def is_foreign(prose: str, pack: "LanguagePack") -> bool:
    """Do letters occur that the language of a pack does not have?"""
    return bool(pack.foreign) and not _each(pack.foreign).isdisjoint(prose)


_each = cache(frozenset[str])  # character of a string: it is asked for at every message


def wishes(said: Cued, text: str) -> bool:
    """Does the user say to remember something, in whose words a literal of the pack occurs?"""
    if not said.wishes:
        return False
    for recalling in said.pack.recall:
        text = text.replace(recalling, " ")
    return any(cue in text for cue in said.pack.remember)


class _Index(NamedTuple):
    """All cues of some packs, and what each is a cue of."""

    cues: Literals
    of_cue: tuple[list[int], ...]  # numbers of items
    items: "tuple[tuple[LanguagePack, Rule | str, bool], ...]"  # a rule or a wish; is it a plain rule?


def _index(packs: "tuple[LanguagePack, ...]") -> _Index:
    items: list[tuple[LanguagePack, Rule | str, bool]] = []
    for pack in packs:
        items += [(pack, rule, False) for rule in pack.rules]
        items += [(pack, rule, True) for rule in pack.plain]
        items += [(pack, wish, False) for wish in pack.remember]
    of_cue: dict[str, list[int]] = {}
    for number, (_, item, _) in enumerate(items):
        for cue in (item,) if isinstance(item, str) else item.cues:
            of_cue.setdefault(cue, []).append(number)
    cues = literals_of((cue, number) for number, cue in enumerate(of_cue))
    return _Index(cues, tuple(of_cue.values()), tuple(items))


# By identity: to hash the rules of a language costs more than to search their cues. Each is kept, so no id comes twice.
_INDEXES: "dict[frozenset[int], _Index | tuple[tuple[LanguagePack, ...], int]]" = {}
