"""The tables of cases/languages: what fires, what stays silent and why."""

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "languages"


class Fires(NamedTuple):
    """A message that corrects, and what the detector must make of it."""

    tag: str
    text: str
    kind: str
    topic: str | None
    wrong: str | None
    correct: str | None

    before: str | None = None  # the assistant's turn


class Silent(NamedTuple):
    """A message that corrects nothing."""

    tag: str
    text: str
    reason: str
    before: str | None = None  # the assistant's turn


def tags() -> list[str]:
    """The languages that have a table."""
    return sorted(path.stem for path in FOLDER.glob("*.md"))


def fires(tag: str) -> list[Fires]:
    """The table of a language under the heading "Fires"."""
    return [
        Fires(tag, text, kind, t or None, w or None, c or None)
        for text, kind, t, w, c in _rows(tag, "## Fires")
    ]


def silent(tag: str) -> list[Silent]:
    """The table of a language under the heading "Stays silent"."""
    return [Silent(tag, text, reason) for text, reason in _rows(tag, "## Stays silent")]


def fires_against(tag: str) -> list[Fires]:
    """The table of a language under "Fires against the turn before"; empty where a language has none."""
    return [
        Fires(tag, text, kind, t or None, w or None, c or None, before)
        for before, text, kind, t, w, c in _rows(tag, "## Fires against the turn before")
    ]


def silent_after(tag: str) -> list[Silent]:
    """The table of a language under "Stays silent after the turn before"; empty where a language has none."""
    return [
        Silent(tag, text, reason, before)
        for before, text, reason in _rows(tag, "## Stays silent after the turn before")
    ]


def _rows(tag: str, heading: str) -> list[list[str]]:
    _, _, section = (FOLDER / f"{tag}.md").read_text(encoding="utf-8").partition(f"{heading}\n")
    lines = [line for line in section.partition("\n## ")[0].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
