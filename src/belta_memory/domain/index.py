"""MEMORY.md as a value: facts and declines are read out of the text, everything else survives byte for byte."""

from typing import NamedTuple

from belta_memory.domain.comment import format_decline, is_decline, parse_decline, shortened
from belta_memory.domain.errors import IndexFormatError
from belta_memory.domain.line import LineError, format_line, read_line, recordable, recounted
from belta_memory.domain.model import GLOBAL, Decline, Fact, FactKey
from belta_memory.domain.outline import outline, split_lines
from belta_memory.domain.text import normalise

__all__ = ["EMPTY", "Index", "format_index", "format_line", "new_index", "parse_index", "parse_line"]

NAME = "MEMORY.md"


class Index(NamedTuple):
    """The decoded text, BOM and line endings included, and what was read out of it."""

    text: str = ""
    facts: tuple[Fact, ...] = ()
    declines: tuple[Decline, ...] = ()
    faults: tuple[
        IndexFormatError, ...
    ] = ()  # lines that look like ours and are broken; whoever writes refuses
    fact_lines: tuple[int, ...] = ()  # where each fact stands, from 0
    decline_lines: tuple[int, ...] = ()
    path: str = NAME  # what an error calls the file
    scope: str = GLOBAL  # of all its facts

    def fact_on(self, topic: str) -> Fact | None:
        """The line on a topic, whatever its width, case and spacing."""
        return next((f for f in self.facts if normalise(f.topic) == normalise(topic)), None)

    def with_fact(self, fact: Fact) -> "Index":
        """The index with this fact: a known topic is updated where it stands, a new one follows the last line."""
        fact = recordable(fact)._replace(scope=self.scope)
        before = self.fact_on(fact.topic)
        fact = fact if fact.key or before is None else fact._replace(key=before.key)
        lines = split_lines(self.text)
        if before is None:
            _insert(lines, self._end_of_facts(), format_line(fact))
            return self._reread(lines, fact)
        places = self._places(fact.topic)
        own = lines[places[0]]
        lines[places[0]] = (recounted(own, before, fact) or format_line(fact)) + own[
            len(own.rstrip("\r\n")) :
        ]
        if before._replace(occurrences=0, key=None) != fact._replace(occurrences=0, key=None):
            for place in reversed(places[1:]):  # a person wrote the topic twice
                _remove(lines, place)
        return self._reread(lines, fact)

    def without_fact(self, topic: str) -> "Index":
        """The index without the lines on a topic."""
        lines = split_lines(self.text)
        for place in reversed(self._places(topic)):
            _remove(lines, place)
        return self._reread(lines)

    def decline_of(self, key: FactKey) -> Decline | None:
        """How often in a row the fact with this key was declined."""
        return next((d for d in self.declines if d.key == key), None)

    def with_decline(self, decline: Decline) -> "Index":
        """The index with this management comment, in place of an older one of the same key."""
        lines = split_lines(self.text)
        line = format_decline(decline)
        places = [p for p, d in zip(self.decline_lines, self.declines, strict=True) if d.key == decline.key]
        if places:
            own = lines[places[0]]
            lines[places[0]] = line + own[len(own.rstrip("\r\n")) :]
        else:
            _insert(lines, self.decline_lines[-1] + 1 if self.decline_lines else len(lines), line)
        changed = self._reread(lines)
        if changed.decline_of(decline.key) != shortened(decline):
            raise _swallowed(changed, line)
        return changed

    def without_decline(self, key: FactKey) -> "Index":
        """The index without the management comment of this key."""
        lines = split_lines(self.text)
        for place, decline in reversed(list(zip(self.decline_lines, self.declines, strict=True))):
            if decline.key == key:
                _remove(lines, place)
        return self._reread(lines)

    def with_keys(self, keys: dict[str, FactKey]) -> "Index":
        """The same index, its facts named by what the journal knows of their topics (in normal form)."""
        facts = tuple(f if f.key else f._replace(key=keys.get(normalise(f.topic))) for f in self.facts)
        return self._replace(facts=facts)

    def _places(self, topic: str) -> list[int]:
        wanted = normalise(topic)
        return [p for p, f in zip(self.fact_lines, self.facts, strict=True) if normalise(f.topic) == wanted]

    def _end_of_facts(self) -> int:
        if self.fact_lines:
            return self.fact_lines[-1] + 1
        return self.decline_lines[0] if self.decline_lines else len(split_lines(self.text))

    def _reread(self, lines: list[str], written: Fact | None = None) -> "Index":
        known = [*self.facts, *([written] if written else [])]
        changed = parse_index("".join(lines), self.path, self.scope).with_keys(
            {normalise(f.topic): f.key for f in known if f.key}
        )
        if written and changed.fact_on(written.topic) != written:
            raise _swallowed(changed, format_line(written))
        return changed


EMPTY = Index()


def new_index(header: str, scope: str = GLOBAL) -> Index:
    """An index with nothing but a header. No line of it may look like a fact."""
    text = header.rstrip("\n") + "\n\n" if header.strip() else ""
    return parse_index(text, scope=scope)


def parse_index(text: str, path: str = NAME, scope: str = GLOBAL) -> Index:
    """Read a whole index. Broken lines are faults of the value, not exceptions: a reader can still read the rest."""
    lines = split_lines(text)
    shape = outline(lines)
    facts, declines, faults = [], [], _foreign(text, path)
    for start, end in shape.items:
        try:
            if (
                fact := read_line(lines[start].lstrip("\ufeff"), "".join(lines[start + 1 : end]))
            ) is not None:
                facts.append((start, fact))
        except LineError as cause:
            faults.append(IndexFormatError(path=path, line=start + 1, cause=cause, text=lines[start].strip()))
    for number in sorted(n for n in shape.comments if is_decline(lines[n])):
        try:
            declines.append((number, parse_decline(lines[number])))
        except LineError as cause:
            faults.append(
                IndexFormatError(path=path, line=number + 1, cause=cause, text=lines[number].strip())
            )
    return Index(
        text,
        tuple(f if scope == GLOBAL else f._replace(scope=scope) for _, f in facts),
        tuple(d for _, d in declines),
        tuple(faults),
        tuple(n for n, _ in facts),
        tuple(n for n, _ in declines),
        path,
        scope,
    )


def format_index(index: Index) -> str:
    """The inverse of `parse_index`, byte for byte."""
    return index.text


def parse_line(line: str, lineno: int, path: str = NAME) -> Fact:
    """The fact of one line: the inverse of `format_line`, but for the key. Raises IndexFormatError."""
    try:
        fact = read_line(line)
    except LineError as cause:
        raise IndexFormatError(path=path, line=lineno, cause=cause, text=line) from cause
    if fact is None:
        raise IndexFormatError(path=path, line=lineno, cause="not an index line", text=line)
    return fact


def _foreign(text: str, path: str) -> list[IndexFormatError]:
    """Where the text is no UTF-8 text: whatever is added to such a file would damage it."""
    place = text.find("\0")
    try:
        text.encode()
    except UnicodeEncodeError as cause:
        place = cause.start
    if place < 0:
        return []
    before = split_lines(text[: place + 1])
    line = before[-1].encode("utf-8", "backslashreplace").decode().strip()
    return [IndexFormatError(path=path, line=len(before), cause="bytes that are not UTF-8 text", text=line)]


def _swallowed(index: Index, line: str) -> IndexFormatError:
    last = len(split_lines(index.text))
    cause = "a code block or comment before this place is not closed, it would swallow the new line"
    return IndexFormatError(path=index.path, line=last, cause=cause, text=line)


def _insert(lines: list[str], place: int, line: str) -> None:
    """Put a line in; the ending of the file's lines, and a missing one at its end, stay as they are."""
    ending = next((e for e in (x[len(x.rstrip("\r\n")) :] for x in lines) if e), "\n")
    if place and not lines[place - 1].endswith(("\n", "\r")):
        lines[place - 1] += ending
        lines.insert(place, line)
    else:
        lines.insert(place, line + ending)


def _remove(lines: list[str], place: int) -> None:
    """Take a line out; where the file ended without a line break it does so still."""
    if not lines.pop(place).endswith(("\n", "\r")) and place:
        lines[place - 1] = lines[place - 1].rstrip("\r\n")
