"""Masks secrets and personal data. Nothing but what comes out of here may touch a disk."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import count, islice

from belta_memory.domain.literal import Literals, literals_of, occurring, pairs
from belta_memory.domain.model import Claim, Redacted
from belta_memory.domain.recognizer import Recognizer
from belta_memory.named import NamedTuple

UNSETTLED = "secret"
_AGAIN = 64  # as many different secrets are looked for elsewhere in the text: a dump of more is no sentence
_TELLING = 4  # characters; a shorter secret would be found in too many places
_READ_BY_A_HOOK = 16  # texts: for so few, an index of the cues costs more than to seek each of them
_PASSES = 6  # a mask may uncover a neighbour ("password: A, not B"); no sentence needs more than four

# One character for one character, so that a place in the plain text is a place in the original. Full-width
# parentheses stay: behind a password they begin an aside, while an ASCII one may be part of it.
_PLAIN = {0xFF01 + i: 0x21 + i for i in range(94) if chr(0x21 + i) not in "()"} | {
    0x3000: 0x20,
    0xA0: 0x20,
    **dict.fromkeys((0x2018, 0x2019, 0x02BC), 0x27),
    **dict.fromkeys((0x201C, 0x201D), 0x22),
    **dict.fromkeys((0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2212, 0xFE63), 0x2D),
}

Compiler = Callable[[str], re.Pattern[str]]


class Secret(NamedTuple):
    """What is to be masked, and by which name."""

    start: int
    end: int
    name: str


class MaskedClaim(NamedTuple):
    """A claim as it may be stored, and the words that it was taken from."""

    claim: Claim
    text: Redacted


class _Known(NamedTuple):
    """The recognizers, and which of them a literal calls."""

    recognizers: tuple[Recognizer, ...]
    names: frozenset[str]  # that stand in masks
    cues: dict[str, list[int]]  # each with the numbers of the recognizers that it calls
    uncued: list[int]  # numbers of those that are always called
    texts: Iterator[int]  # met so far
    literals: list[Literals]  # of the cues, once so many texts were met that it is worth its making


# By identity: to hash so many recognizers costs more than to search their cues. Each tuple is kept, so no id comes twice.
_KNOWN: dict[int, _Known] = {}


class _Settled(NamedTuple):
    """A text in which nothing is left to mask, and what was masked on the way."""

    text: str
    secrets: tuple[tuple[str, str], ...]  # (name, the secret itself): never leaves this module


def redact(
    text: str, recognizers: tuple[Recognizer, ...], compiler: Compiler = re.compile
) -> tuple[Redacted, tuple[str, ...]]:
    """Mask every secret. Also says what was masked, by name, each once."""
    settled = _settle(text, _know(recognizers), compiler)
    return Redacted(settled.text), _names(settled)


def redact_part(
    part: str, whole: str, recognizers: tuple[Recognizer, ...], compiler: Compiler = re.compile
) -> tuple[Redacted, tuple[str, ...]]:
    """Mask a value that was taken out of `whole`: "hunter2" shows only there that it is a password."""
    around = _settle(whole, _know(recognizers), compiler)
    if not around.secrets and part in whole:
        return Redacted(part), ()  # the whole is kept as it is, so this piece of it may be, too
    if (UNSETTLED, whole) in around.secrets:
        return Redacted(f"[{UNSETTLED}]"), (UNSETTLED,)
    for name, secret in around.secrets:
        if _within(part, secret):
            return Redacted(f"[{name}]"), (name,)
    known = frozenset(name for name, _ in around.secrets)
    seen = _mask_again(part, around.secrets, known)
    again = tuple(
        name for name in dict.fromkeys(_names(around)) if seen.count(f"[{name}]") > part.count(f"[{name}]")
    )
    masked, more = redact(seen, recognizers, compiler)
    return masked, tuple(dict.fromkeys((*again, *more)))


def redact_claim(
    claim: Claim, whole: str, recognizers: tuple[Recognizer, ...], compiler: Compiler = re.compile
) -> MaskedClaim:
    """Mask a claim and the text around it.

    Its values are masked as parts of that text, because alone they need not look secret, and by their topic, because
    the text need not name it: what is masked for its topic's sake is masked in the text, too.
    """
    text, _ = redact(whole, recognizers, compiler)
    topic, wrong, correct = (
        None if value is None else redact_part(value, whole, recognizers, compiler)[0] for value in claim
    )
    told: list[tuple[str, str]] = []

    def by_topic(value: str | None) -> str | None:
        if topic is None or value is None:
            return value
        name = _told_by_topic(topic, value, recognizers, compiler)
        if name is None:
            return value
        told.append((name, value))
        return f"[{name}]"

    masked = Claim(topic, by_topic(wrong), by_topic(correct))
    if told:
        names = _KNOWN[_know(recognizers)].names
        text = Redacted(_mask_again(text, told, names, shortest=1))
    return MaskedClaim(masked, text)


def _told_by_topic(
    topic: str, value: str, recognizers: tuple[Recognizer, ...], compiler: Compiler
) -> str | None:
    """As what a value is known once its topic stands before it: "hunter2" by "db password"."""
    settled = _settle.__wrapped__(
        f"{topic}: {value}", _know(recognizers), compiler
    )  # leaves the message in the cache
    return next((name for name, secret in settled.secrets if secret in value or value in secret), None)


def plain(text: str) -> str:
    """The same text, as long as before, with full-width ASCII, curly quotes and dashes made plain."""
    return text if text.isascii() else text.translate(_PLAIN)


@lru_cache(maxsize=1)  # the text of a message, then its values as parts of it
def _settle(text: str, known: int, compiler: Compiler) -> _Settled:
    """Mask until nothing is found any more: that is what makes masking twice the same as masking once."""
    whole, secrets = text, list[tuple[str, str]]()
    names = _KNOWN[known].names
    for _ in range(_PASSES):
        found = _find(text, _KNOWN[known], compiler)
        if not found:
            return _Settled(text, tuple(secrets))
        secrets += [(s.name, piece) for s in found for piece in _outside_masks(text[s.start : s.end], names)]
        text = _mask_again(_mask(text, found), secrets, names)
    # A text made to uncover one secret after another is nobody's sentence: none of it is kept.
    return _Settled(f"[{UNSETTLED}]", ((UNSETTLED, whole),))


def _know(recognizers: tuple[Recognizer, ...]) -> int:
    """Under which number these recognizers are known, with the index of their cues."""
    number = id(recognizers)
    if number not in _KNOWN:
        cues: dict[str, list[int]] = {}
        for n, recognizer in enumerate(recognizers):
            for cue in recognizer.cues:
                cues.setdefault(cue, []).append(n)
        uncued = [n for n, recognizer in enumerate(recognizers) if not recognizer.cues]
        names = frozenset((UNSETTLED, *(r.name for r in recognizers)))
        _KNOWN[number] = _Known(recognizers, names, cues, uncued, count(), [])
    return number


def _find(text: str, known: _Known, compiler: Compiler) -> list[Secret]:
    """What is to be masked, in order, without overlaps."""
    seen = plain(text)
    lower = _lower(seen)
    digits = sum(map(seen.count, "0123456789"))
    found = [s for r in _worth_trying(known, lower, digits) for s in _matches(r, seen, lower, compiler)]
    return _merge(found, _masks(text, known.names)) if found else found


def _worth_trying(known: _Known, text: str, digits: int) -> list[Recognizer]:
    """Which can find anything at all? Cheap, so that most patterns are never compiled."""
    called = set(known.uncued)
    for cue in _cues_in(known, text):
        called.update(known.cues[cue])
    some = [known.recognizers[number] for number in sorted(called)]
    return [r for r in some if digits >= r.digits and (not r.also or any(cue in text for cue in r.also))]


def _cues_in(known: _Known, text: str) -> list[str]:
    """The cues that occur in a text."""
    if not known.literals:
        if next(known.texts) < _READ_BY_A_HOOK:
            return [cue for cue in known.cues if cue in text]
        known.literals.append(literals_of(zip(known.cues, count())))
    return [cue for cue, _ in occurring(known.literals[0], text, pairs(text))]


def _matches(recognizer: Recognizer, text: str, lower: str, compiler: Compiler) -> Iterator[Secret]:
    """Where one recognizer finds something."""
    pattern = _compiled(recognizer.pattern, compiler)
    groups = [index for group, index in pattern.groupindex.items() if group.startswith("value")] or [0]
    for match in pattern.finditer(lower if recognizer.any_case else text):
        for group in groups:
            start, end = match.span(group)
            if start < end and (recognizer.valid is None or recognizer.valid(text[start:end])):
                yield Secret(start, end, recognizer.name)


def _lower(text: str) -> str:
    """The text in lower case, character for character: a few capitals would become two."""
    lower = text.lower()
    return lower if len(lower) == len(text) else "".join(c.lower() if c.isascii() else c for c in text)


def _merge(found: list[Secret], masks: list[Secret]) -> list[Secret]:
    """Overlapping finds become one under the name of the longest; what is masked already stays as it is."""
    covered = frozenset((m.start, m.end) for m in masks)
    merged: list[Secret] = []
    longest = 0
    for secret in sorted((*found, *masks), key=lambda s: (s.start, -s.end)):
        length = secret.end - secret.start
        if not merged or secret.start >= merged[-1].end:
            merged.append(secret)
            longest = length
            continue
        last = merged[-1]
        name = secret.name if length > longest else last.name
        longest = max(length, longest)
        merged[-1] = Secret(last.start, max(last.end, secret.end), name)
    return [secret for secret in merged if (secret.start, secret.end) not in covered]


def _masks(text: str, names: frozenset[str]) -> list[Secret]:
    """The masks that stand in the text already."""
    if "[" not in text:
        return []
    return [Secret(m.start(), m.end(), m[0][1:-1]) for m in _mask_pattern(names).finditer(text)]


def _outside_masks(text: str, names: frozenset[str]) -> list[str]:
    """The pieces of a secret that are no mask themselves."""
    return [piece for piece in _mask_pattern(names).split(text) if piece]


def _mask(text: str, secrets: list[Secret]) -> str:
    """The text with every secret replaced by its name in brackets."""
    pieces, last = list[str](), 0
    for secret in secrets:
        pieces += (text[last : secret.start], f"[{secret.name}]")
        last = secret.end
    return "".join((*pieces, text[last:]))


def _mask_again(
    text: str, secrets: Sequence[tuple[str, str]], names: frozenset[str], shortest: int = _TELLING
) -> str:
    """Mask what was told to be a secret wherever else it stands: "password: hunter2 … hunter2 does not work"."""
    lower = _lower(text)
    distinct = islice(dict.fromkeys((_lower(secret), name) for name, secret in secrets), _AGAIN)
    left = {s: name for s, name in distinct if len(s) >= shortest and s in lower and s not in names}
    if not left:
        return text
    longest_first = sorted(left, key=len, reverse=True)
    again = "|".join(map(re.escape, longest_first))
    # A mask is matched first, so that nothing is masked inside of it.
    pattern = re.compile(rf"{_mask_pattern(names).pattern}|(?<![a-z0-9])(?:{again})(?![a-z0-9])")
    found = [m for m in pattern.finditer(lower) if m[0] in left]
    return _mask(text, [Secret(m.start(), m.end(), left[m[0]]) for m in found])


def _names(settled: _Settled) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name, _ in settled.secrets))


def _within(part: str, secret: str) -> bool:
    """Is the whole part a piece of the secret? An empty part tells nobody anything."""
    shown = plain(part).casefold().strip()
    return shown != "" and shown in plain(secret).casefold()


@cache
def _compiled(pattern: str, compiler: Compiler) -> re.Pattern[str]:
    return compiler(pattern)


@cache
def _mask_pattern(names: frozenset[str]) -> re.Pattern[str]:
    return re.compile(rf"\[(?:{'|'.join(map(re.escape, sorted(names)))})\]")
