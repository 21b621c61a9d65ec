"""The words of topics, which bring facts up together: which words a topic has, and what each weighs among all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.triggers import FEWEST, LITTLE, PAIR, STOP_WORDS, WORDS, bare, is_everyday

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belta_memory.domain.model import Fact

_SHARE = 0.4  # of the weight of all
_HEAVIEST = 9
_PARTICLES = (
    "에서",
    "으로",
    "까지",
    "부터",
    "의",
    "을",
    "를",
    "이",
    "가",
    "은",
    "는",
    "에",
    "로",
    "와",
    "과",
    "도",
)
_SPLITS = "的了在和与與之・"
_ENDINGS = ("ing", "ed", "es", "s", "e")


def words_of_topics(topics: Sequence[str]) -> list[str]:
    """The words of each topic as one field: the rarer a word among all, the more it weighs. "" for too few."""
    from collections import Counter
    from math import log

    by_topic = [tuple(dict.fromkeys(_words(topic))) for topic in topics]
    common = Counter(word for words in by_topic for word in words)
    fields = []
    for words in by_topic:
        weights = [max(1, min(_HEAVIEST, round(2 * log(len(topics) * 3 / common[word])))) for word in words]
        needed = max(1, round(sum(weights) * _SHARE))
        weighed = (f"{weight}{word}" for weight, word in zip(weights, words, strict=True))
        fields.append(WORDS.join(("", str(needed), *weighed)) if len(words) >= FEWEST else "")
    return fields


def pair_of(fact: Fact) -> str:
    """An everyday wrong value, and the words of all languages beside which it is meant, as one field; "" for another."""
    from belta_memory.domain.near import near_words

    if not is_everyday(fact.wrong):
        return ""
    near = near_words(fact.topic, fact.wrong, fact.correct, ())
    word = bare(fact.wrong)
    partners = {partner for group in near for partner in group} - {word}
    return PAIR.join(("", word, *sorted(p for p in partners if len(p) > len("p") and p not in LITTLE)))


def words_in_topic(topic: str) -> tuple[str, ...]:
    """The words of a topic that bring it up together; none where they are too few."""
    words = tuple(dict.fromkeys(_words(topic)))
    return words if len(words) >= FEWEST else ()


def _words(topic: str) -> Iterator[str]:
    """The words of a topic: English ones without their endings, two characters of Han at a time, other scripts' runs."""
    run, kind = "", ""
    for c in f"{bare(topic)} ":
        now = _script(c)
        if now != kind:
            yield from _of_run(run, kind)
            run, kind = "", now
        run += c


def _of_run(run: str, kind: str) -> Iterator[str]:
    if kind == "latin":
        if len(run) > 1 and not run.isdigit() and run not in STOP_WORDS and run not in LITTLE:
            yield _stem(run)
    elif kind == "han":
        yield from (run[at : at + 2] for at in range(len(run) - 1) if run[at : at + 2] not in STOP_WORDS)
    elif kind == "hangul":
        ending = next((p for p in _PARTICLES if run.endswith(p) and len(run) > len(p) + 1), "")
        bare = run.removesuffix(ending)
        if len(bare) > 1 and bare not in STOP_WORDS:
            yield bare
    elif kind == "katakana" and len(run) > 1 and run not in STOP_WORDS:
        yield run


def _stem(word: str) -> str:
    ending = next((e for e in _ENDINGS if word.endswith(e) and len(word) > len(e) + 3), "")
    return word.removesuffix(ending)


def _script(c: str) -> str:
    if c.isascii():
        return "latin" if c.isalnum() else ""
    if "\u30a1" <= c <= "\u30ff" and c not in _SPLITS:
        return "katakana"
    if "\u3400" <= c <= "\u9fff" and c not in _SPLITS:
        return "han"
    if "\uac00" <= c <= "\ud7a3":
        return "hangul"
    return "latin" if c.isalpha() and c < "\u3000" else ""
