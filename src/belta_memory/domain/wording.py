"""What a short text says, word by word, in whatever language: the concepts of the glossary, amounts, the rest verbatim."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from belta_memory.domain.language import literals
from belta_memory.domain.numerals import in_figures
from belta_memory.domain.quantity import amounts, in_digits
from belta_memory.domain.text import is_identifier
from belta_memory.domain.vocabulary import Glossary, glossary_for, singular, value_forms

READ = 2_000  # characters of a topic or a value that are read
LONGEST_PHRASE = 5  # words
LONGEST_FORM = 12  # characters of a form in a script without blanks
SHORT = 4  # characters up to which a run may be a name: nothing is cut out of it
_NOTHING = "-"
_ARTICLES = frozenset(
    literals(
        "a|an|the|of|for|in|on|at|to|by|with|from|is|are|was|were|be|been|being|it|its|it's|this|that"
        "|these|those|there|has|have|had|does|do|did|will|would|should|can|just|really|actually|still|now"
        "|currently|our|your|my|we|you|i|and|or|as|than|then|so|such"
    )
)
_KANA_STOPS = literals(
    "ている|について|でしょう|ください|なった|される|された|かどうか|です|ます|した|して|する|られ|れる|から|まで|という|こと|もの|ため|など|には|では|とは|への|での|との"
    "|なる|なら|だった|である|だよ|だね|だって|けど|のは|のが|のを|のに|なの|に|は|が|を|の|で|と|へ|か|や|ね|よ|な|だ|て|た"
)
_PARTICLES = literals(
    "에서는|으로는|이라고|입니다|에서|으로|에게|까지|부터|이라|라고|이야|예요|이에요|이다|은|는|이|가|을|를|의|에|로|와|과|도|야|다"
)
_ENDINGS = ("ing", "ed")
_VERBAL = literals(
    "하는지|되는지|받는지|하려면|하는|되는|받는|하기|되기|하고|해야|되어|하여|한다|된다|할|될|한|된|해|돼|시"
)
_MOMENT = "日号时点数率费人员者先地处量额名期价表版式码"  # what a word is about, at its end: 发放日, 担当者
_HAN_STOPS = "的了是把被给吗呢请就由于所"
_RUN = re.compile(
    r"[\x21-\x7e\u00c0-\u024f]+|[\uac00-\ud7a3]+|[\u3005\u3040-\u30ff\u3400-\u9fff]+|[^\W\x00-\u024f]+"
)
_PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+(?:\.\d+)*|[^\W\da-zA-Z_]+")
_SCRIPTS = re.compile(r"[\u3040-\u309f]+|[\u30a0-\u30ff]+|[\u3005\u3400-\u9fff]+")
_WRAPPING = "\"'`()[]{}<>,;!?"


class Piece(NamedTuple):
    """A part of a run: what it says, or None for what the glossary does not know."""

    text: str
    says: tuple[str, ...] | None


@lru_cache(maxsize=4096)
def read_topic(text: str) -> tuple[str, ...]:
    """The words of a topic. A concept begins with `%`; names are taken apart (`customer_id`, `minSdk`)."""
    return tuple(_words(_composed(text[:READ]), glossary_for("topic"), topic=True))


@lru_cache(maxsize=4096)
def read_value(text: str, *, across: bool = False) -> tuple[str, ...]:
    """The words of a value, identifiers verbatim. `across` languages a thing is also known by its other names."""
    plain = in_figures(_composed(text[:READ]))
    glossary = glossary_for("across" if across else "value")
    said: list[str] = []
    place = 0
    for amount in amounts(plain):
        said += _words(plain[place : amount.start], glossary, topic=False)
        said.append(amount.form)
        place = amount.end
    return (*said, *_words(plain[place:], glossary, topic=False))


def _composed(text: str) -> str:
    if text.isascii():
        return text
    from unicodedata import normalize

    return normalize("NFKC", text)


def _words(text: str, glossary: Glossary, *, topic: bool) -> Iterable[str]:
    said: list[str] = []
    spaced: list[str] = []  # neighbours in one script that is written in words
    korean = False
    for match in _RUN.finditer(text):
        run = match[0]
        is_korean = "\uac00" <= run[0] <= "\ud7a3"
        if is_korean is not korean or "\u3005" <= run[0] <= "\u9fff":
            said += _spaced(spaced, glossary, korean=korean, topic=topic)
            spaced = []
        korean = is_korean
        if is_korean:
            spaced.append(run)
        elif "\u3005" <= run[0] <= "\u9fff":
            said += _unspaced(run, glossary, topic=topic)
        else:
            spaced += _latin(run, glossary, topic=topic)
    said += _spaced(spaced, glossary, korean=korean, topic=topic)
    return [word for word in said if word != f"%{_NOTHING}"]


def _latin(run: str, glossary: Glossary, *, topic: bool) -> Iterable[str]:
    bare = run.strip(_WRAPPING).rstrip(".:")
    folded = bare.casefold()
    if not any(c.isalnum() for c in bare):
        return [bare] if bare and not topic else []
    if folded in glossary.words or singular(folded) in glossary.words:
        return [folded]
    if topic:
        return [part.casefold() for part in _PARTS.findall(bare)]
    return [bare if is_identifier(bare) and not (bare.istitle() and bare.isalpha()) else folded]


def _spaced(words: list[str], glossary: Glossary, *, korean: bool, topic: bool) -> list[str]:
    """The longest phrases of the glossary first, articles left out, every other word by itself."""
    said: list[str] = []
    place = 0
    while place < len(words):
        for size in range(min(LONGEST_PHRASE, len(words) - place), 0, -1):
            concepts = _phrase(words[place : place + size], glossary, korean=korean)
            if concepts is not None:
                said += concepts
                place += size
                break
        else:
            said += (_korean if korean else _english)(words[place], glossary, topic=topic)
            place += 1
    return said


def _phrase(words: list[str], glossary: Glossary, *, korean: bool) -> list[str] | None:
    if korean:
        *before, last = words
        joined = "".join((*before, last))
        found = glossary.pieces.get(joined)
        if found is None:
            joined = "".join((*map(stripped, before), stripped(last)))
            found = glossary.pieces.get(joined)
    else:
        found = glossary.words.get(" ".join(map(singular, words)))
    return None if found is None else [f"%{concept}" for concept in found]


def _english(word: str, glossary: Glossary, *, topic: bool) -> list[str]:
    if word in _ARTICLES:
        return []
    if is_identifier(word):
        return [word]
    return (
        [f"%{c}" for c in found]
        if topic and (found := inflected(word, glossary))
        else [in_digits(singular(word))]
    )


def inflected(word: str, glossary: Glossary) -> tuple[str, ...] | None:
    """What the glossary says of the verb that a word is a form of: `deployed`, `shipping`."""
    for ending in _ENDINGS:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) > len("ed"):
            for form in (stem, f"{stem}e", stem[:-1] if stem[-1] == stem[-2] else stem):
                if (found := glossary.words.get(form)) is not None:
                    return found
    return None


def _korean(word: str, glossary: Glossary, *, topic: bool) -> list[str]:
    bare = stripped(word)
    if topic and bare not in glossary.pieces:
        bare = stripped(bare, _VERBAL)
    pieces = cut(bare, glossary)
    known = any(piece.says is not None for piece in pieces)
    if bare != word and not known and not topic:
        return [word]  # what looks like a particle may be the end of a name
    if bare in _PARTICLES or word in _PARTICLES:
        return []
    return [said for piece in pieces for said in (piece.says or (piece.text,))]


def stripped(word: str, endings: tuple[str, ...] = _PARTICLES) -> str:
    """A Korean word without its particle."""
    for ending in endings:
        if word.endswith(ending) and len(word) > len(ending) + 1:
            return word[: -len(ending)]
    return word


def _unspaced(run: str, glossary: Glossary, *, topic: bool) -> list[str]:
    from belta_memory.domain.han import ONE_SHAPE

    said: list[str] = []
    for piece in cut(run.translate(ONE_SHAPE), glossary):
        if piece.says is not None:
            said += piece.says
            continue
        for match in _SCRIPTS.finditer(piece.text):
            part = match[0]
            if part[0] <= "\u309f":
                part = "" if topic else _without_kana_stops(part)
            elif part[0] >= "\u3400" and (topic or len(part) > SHORT):
                part = "".join(c for c in part if c not in _HAN_STOPS)
            said += [part] if part else []
    return said


def _without_kana_stops(part: str) -> str:
    shorter = True
    while part and shorter:
        stop = next((s for s in _KANA_STOPS if part.startswith(s)), "")
        part = part[len(stop) :]
        end = next((s for s in _KANA_STOPS if part.endswith(s)), "")
        part = part[: len(part) - len(end)]
        shorter = bool(stop or end)
    return part


def cut(run: str, glossary: Glossary) -> list[Piece]:
    """The longest forms first, from the left. A form of one character beside unknown ones is a part of their name."""
    pieces: list[Piece] = []
    place = 0
    while place < len(run):
        for size in range(min(LONGEST_FORM, len(run) - place), 0, -1):
            found = glossary.pieces.get(run[place : place + size])
            if found is not None:
                pieces.append(Piece(run[place : place + size], tuple(f"%{c}" for c in found)))
                place += size
                break
        else:
            pieces.append(Piece(run[place], None))
            place += 1
    return _joined(pieces)


def _joined(pieces: list[Piece]) -> list[Piece]:
    joined: list[Piece] = []
    group: list[Piece] = []

    def close() -> None:
        last = (
            group.pop() if len(group) > len("XY") and group[-1].says and group[-1].text in _MOMENT else None
        )
        if any(p.says is None for p in group) or (len(group) > 1 and "\uac00" <= group[0].text <= "\ud7a3"):
            joined.append(Piece("".join(p.text for p in group), None))
        else:
            joined.extend(group)
        joined.extend([last] if last else [])
        group.clear()

    for piece in pieces:
        if len(piece.text) > 1 or _is_joint(piece.text):
            close()
            joined.append(piece)
        else:
            group.append(piece)
    close()
    return joined


def _is_joint(character: str) -> bool:
    """Does it stand between names rather than in them?"""
    return "\u3040" <= character <= "\u309f" or character == "的"


def is_topical(word: str) -> bool:
    """Is this word one that topics are made of, or one that says nothing?"""
    folded = word.casefold()
    glossary = glossary_for("topic")
    known = glossary.words.get(singular(folded)) or glossary.pieces.get(folded)
    return folded in _ARTICLES or (known is not None and f"%{known[0]}" not in _values())


@cache
def _values() -> frozenset[str]:
    return frozenset(concept for concept, _ in value_forms())
