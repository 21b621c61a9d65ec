"""One line of the index, format 1: `- <topic>: ❌ <wrong> → ✅ <correct> [src:… / occ:n / recorded:…]（詳細は <slug>.md）`."""

import datetime as dt
import re
from typing import NamedTuple

from belta_memory.domain.errors import RefusedValueError
from belta_memory.domain.model import Fact, Slug
from belta_memory.domain.values import active, clean_value, escape, unescape

_LONGEST_LINE = 4000  # three values in full, every character escaped, and room for the rest
_BULLET = r"\s{0,3}[-*+][ \t]+"
_NAME = r"[^\s()（）\[\]]+(?: [^\s()（）\[\]]+)*"
_LINK = rf"\[[^\]]*\]\((?P<linked>{_NAME})\.md\)"
_NOTE = rf"(?:[（(]\s*(?P<word>[^\s()（）\[\]]*?[:：は]\s*)?(?:(?P<named>{_NAME})\.md|{_LINK})\s*[)）])"
_TAIL = rf"(?P<value>.*?)\s*(?:\[(?P<meta>(?:src|occ|recorded)\s*:[^\[\]]*)\])?\s*(?:{_NOTE}|{_LINK.replace('linked', 'alone')})?"


class LineError(ValueError):
    """What is wrong with a line that looks like ours."""

    def __init__(self, cause: str, /, **facts: object) -> None:
        super().__init__(cause.format(**facts))


class _Meta(NamedTuple):
    src: dt.date | None = None
    occ: int = 1
    recorded: dt.date | None = None


def recordable(fact: Fact) -> Fact:
    """The fact with the values that a line can carry. Raises RefusedValueError."""
    return fact._replace(
        topic=clean_value(fact.topic, "topic"),
        wrong=clean_value(fact.wrong, "the wrong side"),
        correct=clean_value(fact.correct, "the correct side"),
    )


def format_line(fact: Fact) -> str:
    """The fact as one line: the only form in which it goes into a file or to a host. Raises RefusedValueError."""
    fact = recordable(fact)
    topic, wrong, correct = escape(fact.topic), escape(fact.wrong), escape(fact.correct)
    days = (("src", fact.first_seen), ("occ", fact.occurrences), ("recorded", fact.recorded_at))
    meta = " / ".join(f"{name}:{value}" for name, value in days if value is not None)
    note = f"（詳細は {fact.note}.md）" if fact.note else ""
    return f"- {topic}: ❌ {wrong} → ✅ {correct} [{meta}]{note}"


def read_line(line: str, continued: str = "") -> Fact | None:
    """The fact of a list item; None where it is somebody's own. `continued` is what follows of the item.

    Raises LineError for a line that has ❌ and ✅ and is no fact.
    """
    held, right = active(line, "❌"), active(line, "✅")
    if not held or not (right or active(continued, "✅")):
        return None
    if (bullet := re.match(_BULLET, line)) is None:
        raise LineError("it does not begin with `- `")
    if not right or re.match(r"\s*\[(?:src|occ|recorded)\s*:", continued):
        raise LineError("it goes on in the next line; a fact is one line")
    if len(line) > _LONGEST_LINE:
        raise LineError("it has {length} characters", length=len(line))
    if len(held) > 1 or len(right) > 1 or held[0] > right[0]:
        raise LineError("it needs one ❌ and after it one ✅; write \\❌ or \\✅ for the character itself")
    topic = line[bullet.end() : held[0]].rstrip()
    wrong = line[held[0] + 1 : right[0]].rstrip()
    if not topic.endswith((":", "：")):
        raise LineError("there is no `:` between the topic and ❌")
    if not wrong.endswith("→"):
        raise LineError("there is no → before ✅")
    return _fact(topic[:-1], wrong[:-1], line[right[0] + 1 :])


def recounted(line: str, before: Fact, after: Fact) -> str | None:
    """The line with another count and everything else as it was written; None when more than the count differs."""
    if before._replace(occurrences=after.occurrences, key=after.key) != after:
        return None
    bare = line.rstrip("\r\n")
    if before.occurrences == after.occurrences:
        return bare
    counted = list(re.finditer(r"\bocc\s*:\s*\d+", bare))
    if not counted:
        return None
    *_, last = counted
    return f"{bare[: last.start()]}{re.sub(r'[0-9]+', str(after.occurrences), last[0])}{bare[last.end() :]}"


def _fact(topic: str, wrong: str, rest: str) -> Fact:
    tail = re.fullmatch(_TAIL, rest.strip())
    if tail is None or re.search(r"\[(?:src|occ|recorded)\s*:[^\]\\]*\]", tail["value"]):
        raise LineError("more than a note stands after the closing ]")
    meta = _meta(tail["meta"] or "")
    name, correct = tail["named"] or tail["linked"] or tail["alone"], tail["value"]
    if tail["named"] and not tail["word"] and not tail["meta"]:
        name, correct = None, rest  # prose that ends in the name of some file
    if name and not is_file_name(name):
        raise LineError("its note {name!r} is not a file beside the index", name=name)
    return Fact(
        _value(topic, "topic"),
        _value(wrong, "the wrong side"),
        _value(correct, "the correct side"),
        meta.src,
        meta.occ,
        meta.recorded,
        Slug(name) if name else None,
    )


def is_file_name(name: str) -> bool:
    """Is this the name of a file in the same folder, not a path to somewhere else?"""
    return not name.startswith(".") and not set(name) & set('/\\:*?"<>|\0')


def _value(text: str, field: str) -> str:
    text = text.strip().removeprefix("\ufe0f")  # a marker may carry the selector that makes it colourful
    try:
        return clean_value(unescape(text), field)
    except RefusedValueError as cause:
        raise LineError("{field} {cause}", **cause.facts) from cause


def _meta(text: str) -> _Meta:
    found: dict[str, str] = {}
    for part in filter(None, (p.strip() for p in text.split("/"))):
        name, colon, value = (p.strip() for p in part.partition(":"))
        if not colon or name in found or name not in _Meta._fields:
            raise LineError("{part!r} is not src, occ or recorded", part=part)
        found[name] = value
    occurrences = found.get("occ", "1")
    if not re.fullmatch(r"[0-9]{1,9}", occurrences):
        raise LineError("occ:{count} is not a number", count=occurrences)
    return _Meta(_day(found.get("src")), int(occurrences), _day(found.get("recorded")))


def _day(text: str | None) -> dt.date | None:
    if text is None:
        return None
    if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        try:
            return dt.date.fromisoformat(text)
        except ValueError as cause:
            raise LineError("{text} is not a day", text=text) from cause
    raise LineError("{text!r} is not a day as 2026-11-30", text=text)
