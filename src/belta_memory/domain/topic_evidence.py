"""How likely are two topics one topic? What speaks for it and against it, weighed by what was learned from written pairs.

What the glossary knows is only a part of it: a paraphrase asks in another form or names the last word anew and keeps what
the topic is of; another topic keeps the form and exchanges what it is of. That also holds of words that nobody has listed.
The weights are made by `python -m tests.training.train_topics`.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

from belta_memory.domain.language import literals
from belta_memory.domain.likeness import language_of
from belta_memory.domain.numerals import in_figures
from belta_memory.domain.opposites import are_opposed
from belta_memory.domain.text import normalise
from belta_memory.domain.topic_weights import WEIGHTS
from belta_memory.domain.topics import is_aligned, words_apart
from belta_memory.domain.vocabulary import sections
from belta_memory.domain.wording import read_topic

BIAS = "always"
NEAR = "near in meaning"
NEAR_ALONE = "near in meaning, nothing shared"
_EXCLUDING = ("opposites", "numbers differ", "one of a kind")
EXCLUDED = 1.5  # these tell more than the few pairs that have them could teach
MANY = 4  # own words of a side: more do not say more
ONE_AND_A_HALF = 1.5  # shared words, where one of a side may be like two of the other
EARLY = 0.34  # the first third of a topic
_JOINTS = frozenset(
    literals(
        "of|for|in|on|at|to|by|from|with|that|which|where|who|whom|used|per|between|before|after|when|we"
        "|into|under|behind|inside"
    )
)
_ASKING = re.compile(
    r"\b(?:where|when|who|which|what|how|whose)\b|どこ|どれ|何|いつ|誰|どの|か$"
    "|哪|多少|几|幾|多久|多长|多長|什么|什麼|怎么|怎麼|谁"
    "|어디|언제|누구|누가|몇|얼마|어떤|어느|무슨|때"
)
_NUMBER = re.compile(r"\d+(?:\.\d+)*")
_LETTER = re.compile(r"(?<=\w )[A-Z]\b|(?<![A-Za-z])[A-Z](?=[^\x00-\u02ff])")
_PROPER = re.compile(r"(?<=\w )[A-Z][a-z]+\b")
_LATIN = re.compile(r"[a-z][a-z0-9+#.\-]*")


@lru_cache(maxsize=4096)
def topic_odds(a: str, b: str, near: float | None = None) -> float:
    """The logarithm of the odds that two topics are one. `near`: how near they are in meaning, where that was asked."""
    found = evidence(a, b)
    if near is not None:
        found = {**found, NEAR: near, NEAR_ALONE: near * found["nothing shared"]}
    weights = WEIGHTS[weights_for(a, b, with_meaning=near is not None)]
    odds = sum(weights[name] * value for name, value in found.items())
    return odds - EXCLUDED if any(found[name] for name in _EXCLUDING) else odds


def weights_for(a: str, b: str, *, with_meaning: bool) -> str:
    """Which of the WEIGHTS two topics are weighed by."""
    across = "across languages" if language_of(a) != language_of(b) else "one language"
    return f"{across}, by meaning" if with_meaning else across


def evidence(a: str, b: str) -> Mapping[str, float]:
    """What is found between two topics: the same whichever stands first."""
    across = language_of(a) != language_of(b)
    words, order = ([_telling(read(text)) for text in (a, b)] for read in (read_topic, _specific_first))
    left, right = map(set, words)
    own = words_apart(left, right)
    shared = (len(left - own[0]) + len(right - own[1])) / 2
    every = {
        **_of_words(words, own),
        **_of_places(order, own),
        **_of_letters(a, b, across=across),
        BIAS: 1.0,
        "words": 2 * shared / max(1, len(left) + len(right)),
        "two shared": shared > ONE_AND_A_HALF,
        "nothing shared": not shared,
        "aligned": not across and is_aligned(read_topic(a), read_topic(b)),
    }
    return {name: float(value) for name, value in every.items()}


def _telling(words: tuple[str, ...]) -> list[str]:
    """The words that tell what a topic is about, not what is asked of it."""
    return [word for word in words if sections().get(word) != "facet"]


def _of_words(order: list[list[str]], own: tuple[set[str], set[str]]) -> dict[str, float]:
    """What the words that each topic has alone are."""
    known = sections()
    telling = [{w for w in side if known.get(w) != "neutral"} for side in own]
    things = [any(known.get(w) == "thing" for w in side) for side in telling]
    modified = [any(known.get(w) == "modifier" for w in side) for side in own]
    modifiers = [{w for w in side if known.get(w) == "modifier"} for side in order]
    every = [w for side in order for w in side]
    return {
        "nothing alone": not any(telling),
        "alone": min(MANY, max(map(len, telling))) / MANY,
        "a thing each": all(things),
        "things alone": all(things) and all(w in known for side in telling for w in side),
        "one of a kind": modified[0] != modified[1],
        "same of a kind": not modifiers[0].isdisjoint(modifiers[1]),
        "unknown": sum(w not in known for w in every) / max(1, len(every)),
    }


def _of_places(order: list[list[str]], own: tuple[set[str], set[str]]) -> dict[str, float]:
    """Where the words that each topic has alone stand: a topic begins with what it is of."""
    if not all(order):
        return {}
    known = sections()
    first, last = ([side[place] for side in order] for place in (0, -1))
    early = [
        any(w in alone and place <= EARLY * (len(side) - 1) for place, w in enumerate(side))
        for side, alone in zip(order, own, strict=True)
    ]
    return {
        "first shared": first[0] not in own[0] and first[1] not in own[1],
        "first things differ": all(w in alone and w in known for w, alone in zip(first, own, strict=True)),
        "last shared": last[0] not in own[0] and last[1] not in own[1],
        "early alone": all(early),
    }


def _of_letters(a: str, b: str, *, across: bool) -> dict[str, float]:
    """What two topics have in common as they are written."""
    plain = [_shaped(text) for text in (a, b)]
    tight = [text.replace(" ", "") for text in plain]
    sequences = [_sequence(text) for text in (a, b)]
    shortest, longest = sorted(map(len, tight))
    grams = [{text[i : i + 2] for i in range(len(text) - 1)} for text in tight]
    han = [{c for c in text if c > "\u3400"} for text in tight]
    numbers = [
        {*_NUMBER.findall(in_figures(text)), *_LETTER.findall(raw)}
        for text, raw in zip(plain, (a, b), strict=True)
    ]
    names = [
        set(_PROPER.findall(text) if text.isascii() else _LATIN.findall(text.casefold())) for text in (a, b)
    ]
    asks = [bool(_ASKING.search(text)) for text in plain]
    prefix = _common(tight[0], tight[1])
    suffix = min(_common(tight[0][::-1], tight[1][::-1]), shortest - prefix)
    return {
        "sequence": 2 * _longest_common(*sequences) / max(1, sum(map(len, sequences))),
        "exchanged": _is_exchanged(*sequences),
        "end": suffix / max(1, shortest),
        "length": shortest / max(1, longest),
        "pairs of letters": 0.0 if across else _share(*grams),
        "characters": _share(*han),
        "numbers differ": all(numbers) and numbers[0] != numbers[1],
        "names differ": bool(names[0] - names[1] and names[1] - names[0]),
        "opposites": are_opposed(*plain),
        "one asks": asks[0] != asks[1],
    }


def _specific_first(text: str) -> tuple[str, ...]:
    """The words of a topic in the order in which most languages put them: what it is of, before what of that."""
    if language_of(text) != "latin":
        return read_topic(text)
    parts: list[list[str]] = [[]]
    for word in text.split():
        if parts[-1] and word.casefold() in _JOINTS:
            parts.append([])
        else:
            parts[-1].append(word)
    return tuple(word for part in reversed(parts) for word in read_topic(" ".join(part)))


def _sequence(text: str) -> list[str]:
    """The words of a topic, unknown Chinese characters one by one."""
    return [
        part for word in read_topic(text) for part in (word if "\u3005" <= word[0] <= "\u9fff" else (word,))
    ]


def _shaped(text: str) -> str:
    from belta_memory.domain.han import ONE_SHAPE

    return normalise(text).strip().translate(ONE_SHAPE)


def _share(a: set[str], b: set[str]) -> float:
    return len(a & b) / min(len(a), len(b)) if a and b else 0.0


def _common(a: str, b: str) -> int:
    """How many characters two texts begin with in common."""
    return next(
        (place for place, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b))
    )


def _longest_common(a: list[str], b: list[str]) -> int:
    """How many words stand in both in one order."""
    row = [0] * (len(b) + 1)
    for x in a:
        before = 0
        for place, y in enumerate(b, 1):
            before, row[place] = row[place], before + 1 if x == y else max(row[place], row[place - 1])
    return row[-1]


def _is_exchanged(a: list[str], b: list[str]) -> bool:
    """Are two topics the same but for as many words in one place?"""
    if len(a) != len(b):
        return False
    places = [place for place, (x, y) in enumerate(zip(a, b, strict=True)) if x != y]
    return bool(places) and len(places) < len(a) and places[-1] - places[0] < len(places)
