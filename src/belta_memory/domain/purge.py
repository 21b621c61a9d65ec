"""What a fact or an entry has left behind: how its traces are told from everything else when it is removed for good."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from belta_memory.domain.model import GLOBAL, Claim
from belta_memory.domain.terms import words_of
from belta_memory.domain.text import normalise
from belta_memory.domain.values import escape

_LONG = 8  # letters of a topic of one word that is still no word of everybody's
_SHORT = 3  # letters below which a value in Latin letters says too little to be sought
_BEGINNING = 24  # letters by which a line of an entry is known where it stands cut short


class Traces(NamedTuple):
    """What tells the remains of one fact, or of one entry."""

    scope: str = GLOBAL
    keys: frozenset[str] = frozenset()
    topics: frozenset[str] = frozenset()  # in normal form: every name that it had
    slugs: frozenset[str] = frozenset()  # of its notes
    claims: tuple[Claim, ...] = ()  # all that it stated over time
    # Words that no other fact has, and that speak of this one wherever they stand.
    values: frozenset[str] = frozenset()
    entries: frozenset[str] | None = None  # the names of an entry's files; None for a fact
    # Words of an entry that nothing which stays holds: a search may have named it by one.
    words: frozenset[str] = frozenset()

    @property
    def is_entry(self) -> bool:
        """Is it an entry that goes, not a fact?"""
        return self.entries is not None

    def is_topic(self, topic: str | None) -> bool:
        """Is this one of its names?"""
        return topic is not None and normalise(topic) in self.topics

    def speaks(self, text: str) -> bool:
        """Does one of its values stand in a text?"""
        return bool(self.values) and _sought(self.values).search(normalise(text)) is not None

    def asks(self, query: str) -> bool:
        """Does a query hold a word that nothing but this entry has?"""
        return not self.words.isdisjoint(words_of(query))


def traces(
    scope: str, keys: Iterable[str], slugs: Iterable[str], claims: Iterable[Claim], staying: Iterable[Claim]
) -> Traces:
    """The traces of a fact. What another recorded fact states, too, tells nothing: it stays."""
    said = tuple(dict.fromkeys(claims))
    kept = {normalise(value) for claim in staying for value in claim if value}
    telling = {
        value
        for claim in said
        for value, is_topic in ((claim.topic, True), (claim.wrong, False), (claim.correct, False))
        if value and normalise(value) not in kept and _is_telling(value.strip(), is_topic=is_topic)
    }
    topics = frozenset(normalise(claim.topic) for claim in said if claim.topic)
    return Traces(scope, frozenset(keys), topics, frozenset(slugs), said, frozenset(telling))


def entry_traces(
    keys: Iterable[str], slugs: Iterable[str], texts: Iterable[str], staying: Iterable[str]
) -> Traces:
    """The traces of an entry: each line by how it begins, as far as nothing that stays begins so, and its files."""
    said = tuple(texts)
    kept = "\n".join(map(normalise, staying))
    lines = {line.strip() for text in said for line in map(normalise, text.splitlines())}
    names = frozenset(slugs)
    files = {
        f"{folder}{mark}{name}.md" for name in names for folder in ("notes", "archive") for mark in "/\\"
    }
    begun = (
        _beginning(line, kept) for line in lines if len(line) >= (_LONG if line.isascii() else _SHORT + 1)
    )
    own = frozenset(words_of("\n".join(said))) - frozenset(words_of(kept))
    values = frozenset(filter(None, begun)) | files
    return Traces(keys=frozenset(keys), values=values, entries=names, words=own)


def _beginning(line: str, kept: str) -> str:
    """So much of a line as stands nowhere else, in whole words; nothing where all of it does."""
    for end in range(min(_BEGINNING, len(line)), len(line) + 1):
        is_word_end = end == len(line) or not (
            _is_ascii_letter(line[end - 1]) and _is_ascii_letter(line[end])
        )
        if is_word_end and line[:end].strip() not in kept:
            return line[:end].strip()
    return ""


def _is_ascii_letter(character: str) -> bool:
    return character.isascii() and character.isalnum()


def _is_telling(value: str, *, is_topic: bool) -> bool:
    """Is it more than a word that everybody uses for anything?"""
    if not value.isascii():
        return len(value) >= (_SHORT + 1 if is_topic else _SHORT - 1)
    if is_topic:
        return len(value) >= _LONG or " " in value
    return len(value) >= _SHORT


@lru_cache(maxsize=4)
def _sought(values: frozenset[str]) -> re.Pattern[str]:
    """The values as whole words, also as they stand in a line."""
    forms = {normalise(form).strip() for value in values for form in (value, escape(value))}
    return re.compile("|".join(_whole(form) for form in sorted(forms, key=len, reverse=True)))


def _whole(form: str) -> str:
    """A form that is no part of a longer word of ASCII letters and digits."""
    before = r"(?<![a-z0-9])" if form[0].isascii() and form[0].isalnum() else ""
    after = r"(?![a-z0-9])" if form[-1].isascii() and form[-1].isalnum() else ""
    return before + re.escape(form) + after
