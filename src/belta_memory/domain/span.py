"""What a group of a pattern names: a span without its wrapping, None where it names nothing by itself."""

from belta_memory.domain.language import LanguagePack
from belta_memory.domain.model import Claim
from belta_memory.domain.text import aligned, is_identifier

_QUOTES = "\"'`“”‘’「」『』《》〈〉【】"
_BLANK = " \t\n"
_TRAILING = ",.;:!?、。，．；：！？…~"
_LABELS = frozenset(
    ("port", "version", "branch", "host", "server", "file", "column", "table", "flag", "line", "page")
)
_LEADS = frozenset(("named", "called"))
PAIR = 2  # words of a value that are a name and what it is the name of
_BRACKETS = (("(", ")"), ("（", "）"), ("[", "]"))


def value_of(pack: LanguagePack, span: str | None, ceiling: int) -> str | None:
    """A span without its wrapping, None where it names nothing by itself."""
    if span is None:
        return None
    value = _unwrapped(span)
    starts, ends = pack.trims
    for start in starts if value.lower().startswith(starts) else ():
        if value.lower().startswith(start):
            value = _unwrapped(value[len(start) :])
    for end in ends if value.lower().endswith(ends) else ():
        if value.lower().endswith(end):
            value = _unwrapped(value[: -len(end)])
    if not any(c.isalnum() for c in value) or len(value) > ceiling or aligned(value) in pack.pronouns:
        return None
    return value


def topic_in(pack: LanguagePack, span: str | None, ceiling: int) -> str | None:
    """The topic that a span names: of its last sentence, should the pattern have run over the end of one."""
    for end in (". ", "! ", "? "):
        span = span and span.rpartition(end)[2]
    return value_of(pack, span, ceiling)


def _unwrapped(span: str) -> str:
    # Only what closes a clause is cut, and only from the end: `.env`, `::1`, `*.py` and `f()` stay what they are.
    value = span.strip(_BLANK + _QUOTES).rstrip(_TRAILING + _BLANK + _QUOTES)
    for opening, closing in _BRACKETS:
        if value.startswith(opening) and value.endswith(closing):
            return _unwrapped(value[1:-1])
        if value.endswith(closing) and opening not in value:
            return _unwrapped(value[:-1])
        if value.startswith(opening) and closing not in value:
            return _unwrapped(value[1:])
    if (bold := value.removeprefix("**").removesuffix("**")) and len(value) - len(bold) == len("****"):
        return _unwrapped(bold)
    return value


def levelled(claim: Claim) -> Claim:
    """A claim whose sides hold values of one extent: `port 5434` beside `5432` says 5434 of the port."""
    topic, wrong, correct = claim
    if wrong is None or correct is None or (" " not in wrong and " " not in correct):
        return claim
    wrong, correct = _behind("by", wrong, correct)
    wrong, led = _unlabelled(wrong)
    correct, leads = _unlabelled(correct)
    wrong, around = _narrowed(wrong, correct)
    correct, about = _narrowed(correct, wrong)
    return Claim(topic or leads or led or about or around, wrong, correct)


def _behind(link: str, wrong: str, correct: str) -> tuple[str, str]:
    """Both sides behind a word that leads to both: `by Mike` and `owned by Sara`."""
    denied, held = (f" {side}".partition(f" {link} ")[2] for side in (wrong, correct))
    if denied and (held or " " not in correct):
        return denied, held or correct
    return wrong, correct


def _unlabelled(value: str) -> tuple[str, str | None]:
    """The value without what it is the value of, and that."""
    label, _, rest = value.partition(" ")
    if label.lower() in _LEADS and rest:
        return rest, None
    return (rest, label) if label.lower() in _LABELS and is_identifier(rest) else (value, None)


def _narrowed(value: str, other: str) -> tuple[str, str | None]:
    """The one name in a value beside another that is nothing but a name, and what stands around it."""
    words = value.split(" ")
    if len(words) != PAIR or " " in other or not is_identifier(other):
        return value, None
    label, name = words if is_identifier(words[1]) else reversed(words)
    is_amount = name.isdigit() and name == words[0]  # `14 days`: its unit is a part of it
    return (value, None) if is_amount or is_identifier(label) or not is_identifier(name) else (name, label)
