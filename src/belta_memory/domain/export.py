"""What is remembered as other programs take them: JSON, CSV, and a block in the file that an agent reads."""

import csv
import json
from collections.abc import Iterable, Mapping

from belta_memory.domain.entry import Entry
from belta_memory.domain.entry_export import as_fields as entry_fields
from belta_memory.domain.foreign import OWN
from belta_memory.domain.line import format_line
from belta_memory.domain.model import Fact

FORMAT = 1
_COLUMNS = ("topic", "wrong", "correct", "src", "occ", "recorded", "key", "scope", "note")


def as_fields(fact: Fact) -> dict[str, object]:
    """One fact, every part of it."""
    return {
        "topic": fact.topic,
        "wrong": fact.wrong,
        "correct": fact.correct,
        "src": fact.first_seen.isoformat() if fact.first_seen else None,
        "occ": fact.occurrences,
        "recorded": fact.recorded_at.isoformat() if fact.recorded_at else None,
        "key": fact.key,
        "scope": fact.scope,
        "note": fact.note,
    }


def to_json(
    facts: Iterable[Fact], notes: Mapping[tuple[str, str], str], entries: Iterable[Entry] = ()
) -> str:
    """A document with every fact and the text of its note, and with every entry."""
    listed = [as_fields(f) | {"note_text": notes.get((f.scope, f.note or ""))} for f in facts]
    whole = {"format": OWN, "v": FORMAT, "facts": listed, "entries": [entry_fields(e) for e in entries]}
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def to_csv(facts: Iterable[Fact]) -> str:
    """A table with every fact; its lines end as RFC 4180 wants them."""
    lines = _Lines()
    writer = csv.DictWriter(lines, _COLUMNS)
    writer.writeheader()
    writer.writerows(as_fields(fact) for fact in facts)
    return "".join(lines)


class _Lines(list[str]):
    """What the writer writes to: no file."""

    def write(self, line: str) -> None:
        """Keep a line."""
        self.append(line)


def to_block(facts: Iterable[Fact], heading: str) -> str:
    """What stands between the marks in an agent's file: no line with a note, which is not beside that file."""
    return "\n".join((heading, "", *(format_line(fact._replace(note=None)) for fact in facts)))
