"""What a language pack is, and how a sentence is said in it."""

from collections.abc import Iterable, Mapping

from belta_memory.domain.model import Kind
from belta_memory.named import NamedTuple


class Rule(NamedTuple):
    """One way of correcting somebody. Its pattern is compiled only when one of its cues occurs in the text."""

    name: str  # shown among the cues of a detection
    kind: Kind
    score: float  # 0..1, how sure a match makes us
    cues: tuple[
        str, ...
    ]  # literals of the normalised text (NFKC, casefolded, straight quotes), the hook gate's list
    pattern: str  # for `re` and `regex` alike, on the lower-cased text; named groups topic, wrong, correct
    asserts: bool = False  # does it state a pair by itself, so that a question mark or a hedge matters less?
    replies: bool = False  # would it be an ordinary answer where the agent had asked something?
    rhetorical: bool = False  # does it ask nothing, also where a question mark follows?
    sought: bool = False  # is its claim whatever value or pair the message names, wherever it stands?
    outdoes: tuple[str, ...] = ()  # names of the rules that heard less in the same words


class Guard(NamedTuple):
    """A reason to stay silent, tried when one of its cues occurs in the text."""

    name: str
    cues: tuple[str, ...]
    pattern: str
    spares: tuple[str, ...] = ()  # names of the rules that speak all the same


class LanguagePack(NamedTuple):
    """Everything that belta knows of one language. Data only."""

    tag: str  # BCP 47: en, ja, ko, zh-Hant, zh-Hans
    rules: tuple[Rule, ...]
    guards: tuple[Guard, ...]
    remember: tuple[str, ...]  # literals by which a user says to remember it
    messages: Mapping[str, str]  # what belta says to people, by name
    recall: tuple[str, ...] = ()  # literals with such a word in them that are no such wish
    pronouns: frozenset[str] = frozenset()  # what a span must not be: it names nothing by itself
    trims: tuple[tuple[str, ...], tuple[str, ...]] = (
        (),
        (),
    )  # what is cut from the start and the end of a span
    letters: str = ""  # characters that tell this language from its neighbours
    quiet: tuple[
        str, ...
    ] = ()  # patterns of what is nothing, whatever weights say: no thanks, a request, a quoted line
    foreign: str = ""  # characters that this language never has: no rule is tried where one occurs
    assents: tuple[str, ...] = ()  # with which a yes begins, in normal form
    refusals: tuple[str, ...] = ()  # with which a no begins
    plain: tuple[
        Rule, ...
    ] = ()  # what counts only where the agent had just held otherwise; the gate knows none of it


def literals(text: str) -> tuple[str, ...]:
    """Cues as they stand in a pack: one string, a bar between two."""
    return tuple(text.split("|"))


def gate_cues(packs: Iterable[LanguagePack]) -> dict[str, tuple[str, ...]]:
    """The literals of the normalised text without which no rule of a language fires, by its tag: as few as will do."""
    return {pack.tag: _fewest({cue for rule in pack.rules for cue in rule.cues}) for pack in packs}


def _fewest(cues: set[str]) -> tuple[str, ...]:
    # Where a longer cue occurs, the shorter one in it occurs, too.
    kept: list[str] = []
    for cue in sorted(cues, key=lambda c: (len(c), c)):
        if not any(shorter in cue for shorter in kept):
            kept.append(cue)
    return tuple(kept)


def say(pack: LanguagePack, name: str, **values: object) -> str:
    """One sentence of the pack with its values filled in. Every pack has the same names: a test sees to it."""
    return pack.messages[name].format(**values)
