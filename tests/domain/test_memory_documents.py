"""What the documents show is what the code reads."""

import re
from pathlib import Path

from belta_memory.domain.index import format_line, parse_index
from belta_memory.domain.note import Headings, fact_of, format_note, parse_note
from belta_memory.domain.values import escape

REFERENCES = Path(__file__).parents[2] / "references"
EN = Headings("Wrong — never state it again", "Correct", "More")


def blocks(name: str) -> list[str]:
    return re.findall(r"```markdown\n(.*?)```", (REFERENCES / name).read_text("utf-8"), re.DOTALL)


def test_the_index_of_the_template_is_read_and_written_as_it_stands() -> None:
    whole, by_hand, _ = blocks("memory-template.md")
    index = parse_index(whole)
    assert [f.topic for f in index.facts] == ["deploy target", "テスト用 DB のポート", "UI package"]
    assert index.facts[2].correct == "@scope/ui"
    assert (len(index.declines), index.faults) == (1, ())
    assert all(format_line(f) in whole for f in index.facts)
    assert len(parse_index(by_hand).facts) == 1


def test_the_note_of_the_template_holds_its_fact() -> None:
    *_, text = blocks("memory-template.md")
    note = parse_note(text)
    fact = fact_of(note, (EN,))
    assert format_note(note) == text
    assert fact is not None
    assert (fact.topic, fact.wrong, fact.correct) == ("deploy target", "staging-a", "prod-b")
    assert note.triggers == ("deploy", "12:30")


def test_the_format_page_shows_the_escapes_as_they_are_made() -> None:
    page = (REFERENCES / "memory-format.md").read_text("utf-8")
    for value in ("<!--", "-->", "@scope/pkg", "@path"):
        assert escape(value) in page
