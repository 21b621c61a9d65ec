"""The values that a message names: amounts, identifiers, commands, words that only values are made of."""

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from operator import itemgetter
from typing import NamedTuple

from belta_memory.domain.han import shaped
from belta_memory.domain.language import literals
from belta_memory.domain.likeness import is_name, value_words
from belta_memory.domain.literal import Literals, literals_of, occurring, pairs
from belta_memory.domain.polarity import Stance, stance
from belta_memory.domain.quantity import amounts, in_digits
from belta_memory.domain.vocabulary import singular, value_forms
from belta_memory.domain.wording import is_topical

MARK = "§"
READ = 2_000  # characters of a text, from its start: beyond them nobody corrects a fact
_CLAUSE = re.compile(
    r"(?:(?P<contrast>なのに|んだけど|だけど|けど|んですが|ですが|のに|는데|인데|지만|건데|야지|야죠|\bbut\b|可是|却)|[。！？；;!?\n,，、]|\.+(?=\s|$))[。！？；;!?\n,，、 ]*"
)
_COMMAND = re.compile(
    r"(?<![A-Za-z0-9_])(?:make|npm|pnpm|yarn|npx|cargo|git|docker|pip|uv|poetry|rake|gradle|mvn|go(?= (?:build|run|test|mod|vet|install|get|generate)\b)) [a-z0-9][A-Za-z0-9:._-]*"
)
_VERBS = frozenset(literals("GET|PUT|POST|PATCH|DELETE|HEAD"))
PLAIN_NAME = re.compile(
    r"(?:-{1,2}|~?/|\.{0,2}/|\.(?=[A-Za-z])|[A-Z]:[\\/])?[A-Za-z0-9_][A-Za-z0-9_./:@#+~=-]*[A-Za-z0-9_+#]|[A-Za-z0-9_]"
)
_KATAKANA = re.compile(r"[\u30a1-\u30ff]{3,}")
_SILENT = frozenset(
    f"%{c}"
    for c in literals("not|present|absent|only|also|already|every|never|always|except|before|after|up|down")
)
_COMMON = frozenset(
    literals(
        "a|an|and|are|as|at|by|for|from|here|in|instead|is|of|on|or|the|to|was|were|with|about|add|again|all|always|any|anything|because|been|before|but|call|case|change|come|could|day|days|did|don't"
        "|done|dude|each|ever|every|everything|exist|exists|few|fine|fix|found|full|generate|generating|give|gone|good"
        "|had|happen|happens|he|help|hey|hmm|how|if|into|isn't|keep|keeps|know|last|left|less|let|like|live|long|look"
        "|made|make|many|may|me|mean|month|more|most|much|my|need|never|new|next|no|not|nothing|nope|off|ok|old|once"
        "|one|only|other|out|over|own|people|please|read|right|said|same|say|see|she|should|shouldn't|show|since|so"
        "|some|something|start|starts|stop|supposed|sure|take|talk|tell|than|them|they|thing|think|time|told|too|try"
        "|under|until|up|us|wait|want|was|way|week|well|went|what|when|where|which|while|who|why|won't|work|works|write"
        "|writing|wrong|year|yes|yet|you've|you're|we're|it'll|doesn't|aren't|wasn't|can't|cannot|api|url|id|http|sql"
    )
)


class Mention(NamedTuple):
    """One value that a message names."""

    word: str  # a concept, an amount, or the name itself
    start: int
    end: int


def mentions(text: str, named: Iterable[str | None] = ()) -> list[Mention]:
    """The values that a text names, none inside another; `named` are values that are sought in it, too."""
    text = text[:READ]
    found = list(_own(text))
    if sought := list(filter(None, map(_one_word, named))):
        free = _Free(text, found)
        found += free.take(_sought(shaped(text), sought))
    return found


# What a message corrects is read out of it in several steps, each of which asks for its values.
@lru_cache(maxsize=8)
def _own(text: str) -> tuple[Mention, ...]:
    free = _Free(text)
    sources = (_amounts(text), _commands(text), _known(shaped(text)), _tokens(text))
    return tuple(mention for source in sources for mention in free.take(source))


class _Free:
    """Which characters of a text no value has taken yet."""

    def __init__(self, text: str, taken: Iterable[Mention] = ()) -> None:
        self._taken = bytearray(len(text))
        list(self.take(taken))

    def take(self, source: Iterable[Mention]) -> Iterator[Mention]:
        """Those of which no character is taken, each of which then takes its own."""
        for mention in source:
            if self._taken.find(1, mention.start, mention.end) < 0:
                self._taken[mention.start : mention.end] = b"\1" * (mention.end - mention.start)
                yield mention


def _amounts(text: str) -> Iterator[Mention]:
    return (Mention(amount.form, amount.start, amount.end) for amount in amounts(text))


def _commands(text: str) -> Iterator[Mention]:
    for match in _COMMAND.finditer(text):
        if match[0].partition(" ")[2].casefold() not in _COMMON:
            yield Mention(match[0], *match.span())


def _known(folded: str) -> Iterator[Mention]:
    forms, concepts = _forms()
    for form, number in sorted(occurring(forms, folded, pairs(folded)), key=itemgetter(1)):
        for match in _bounded(form).finditer(folded):
            yield Mention(concepts[number], *match.span())


def _tokens(text: str) -> Iterator[Mention]:
    for match in PLAIN_NAME.finditer(text):
        contracted = (
            text[match.end() : match.end() + 1] in ("'", "’")
            and text[match.end() + 1 : match.end() + 2].isalpha()
        )
        if not contracted and (word := _token(match[0])) is not None:
            yield Mention(word, *match.span())
    for match in _KATAKANA.finditer(text):
        if not is_topical(match[0]):
            yield Mention(match[0], *match.span())


def _one_word(value: str | None) -> str | None:
    """The word that a value is, where it is one of no other source: prose in letters that are not Latin."""
    words = value_words(value) if value else ()
    return words[0] if len(words) == 1 and words[0][0] not in "%#@" and not words[0].isascii() else None


def _sought(folded: str, words: Iterable[str]) -> Iterator[Mention]:
    for word in words:
        for match in re.finditer(re.escape(word), folded):
            yield Mention(word, *match.span())


@lru_cache(maxsize=4096)
def _token(token: str) -> str | None:
    if token in _VERBS:
        return token
    bare = token.rstrip(".:-")
    if is_name(bare):
        return bare[:-1] if bare.endswith("s") and is_name(bare[:-1]) and bare[:-1][-1].isdigit() else bare
    folded = bare.casefold()
    if len(folded) == 1 or folded in _COMMON or singular(folded) in _COMMON or is_topical(folded):
        return folded if folded.isdigit() else None
    return in_digits(singular(folded))


def is_common(word: str) -> bool:
    """Is this a word of every day, which names nothing?"""
    return word.casefold() in _COMMON


@cache
def _forms() -> tuple[Literals, tuple[str, ...]]:
    """The forms of values in their normal shape, the longest first, and the concept of each by its number."""
    listed = [
        (concept, shaped(form))
        for concept, forms in value_forms()
        if concept not in _SILENT
        for form in forms
        if len(form) > 1 or concept in ("%second", "%minute")
    ]
    listed.sort(key=lambda pair: -len(pair[1]))
    numbered = literals_of((form, number) for number, (_, form) in enumerate(listed))
    return numbered, tuple(concept for concept, _ in listed)


@cache
def _bounded(form: str) -> re.Pattern[str]:
    if form.isascii():
        return re.compile(
            rf"(?<![a-z0-9_./@-]){re.escape(form)}(?![a-z0-9_]|[./:@-][a-z0-9])"
        )  # no part of a name
    return re.compile(
        rf"(?<![\d\u3400-\u9fff\uac00-\ud7a3]){re.escape(form)}(?![\u3400-\u9fff])"
        if len(form) == 1
        else re.escape(form)
    )


def stances(text: str, named: Iterable[str | None] = ()) -> dict[str, Stance]:
    """How a text stands to each value that it names."""
    text = text[:READ]
    folded = shaped(text)
    found: dict[str, Stance] = {}
    for mention in mentions(text, named):
        here = stance(_clause(folded, mention))
        found[mention.word] = Stance.DENIES if Stance.DENIES in (here, found.get(mention.word)) else here
    return found


def wavering(text: str, named: Iterable[str | None] = ()) -> set[str]:
    """The values that a text both holds and denies, each with something beside it: which is meant, they do not tell."""
    text = text[:READ]
    folded = shaped(text)
    found: dict[str, set[Stance]] = {}
    for mention in mentions(text, named):
        found.setdefault(mention.word, set()).add(stance(_clause(folded, mention)))
    return {word for word, stances_ in found.items() if len(stances_) > 1}


def _clause(folded: str, mention: Mention) -> str:
    """The clause around a value, the value replaced by its mark."""
    marked = folded[: mention.start].replace(MARK, " ") + MARK + folded[mention.end :].replace(MARK, " ")
    begin, stop, contrast = 0, len(marked), None
    for cut in _CLAUSE.finditer(marked):
        if cut.end() <= mention.start:
            begin, contrast = cut.end(), cut["contrast"]
        elif cut.start() > mention.start:
            stop = cut.start()
            break
    return f"{'≠ ' if contrast else ''}{marked[begin:stop].strip()}"
