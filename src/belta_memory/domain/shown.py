"""Did a question show a line as it is? What an agent writes around it may decorate the line, never change it."""

import re
from collections.abc import Iterable

_LONGEST = 6  # rows of a question: a line far below another question is not what was answered
_PAIRS = {"`": "`", "*": "*", "_": "_", '"': '"', "“": "”", "「": "」", "『": "』"}
_BULLET = re.compile(r"(?:[>#•*+-]+|\d{1,2}[.)])\s+(?P<rest>.+)")
# Behind what closes the line no sign belongs to a value.
_ASKED = re.compile(r"(?P<rest>.+[`*\"”」』])\s*[?？]")


def shows(question: str, line: str, proposal: str, replaces: str | None = None) -> bool:
    """Does one row of the question say the line and nothing else, and no row another line of its kind?

    Beside the line may stand the id in brackets, and in brackets what a yes would replace.
    """
    rows = [row.strip() for row in question.split("\n") if row.strip()]
    told = {line, *([replaces] if replaces else [])}
    bare = [_bare(row, told, _peelers(proposal, replaces)) for row in rows]
    others = [row for row in bare if row not in told and any(sign in row for sign in "❌✅")]
    return len(rows) <= _LONGEST and line in bare and not others


def _peelers(proposal: str, replaces: str | None) -> tuple[re.Pattern[str], ...]:
    named = rf"(?:[^\W\d_]{{1,12}}[:： ]?\s*)?{re.escape(proposal)}"
    bracketed = [rf"[(\[（【]\s*{named}\s*[)\]）】]"]
    if replaces:
        bracketed.append(rf"[(（]{re.escape(replaces)}[)）]")
    behind = re.compile(rf"(?P<rest>.+?)\s*(?:{'|'.join(bracketed)})\s*[?？.。]?")
    before = re.compile(rf"(?:{bracketed[0]}|{re.escape(proposal)})\s*[:：]?\s*(?P<rest>.+)")
    return behind, before, _BULLET, _ASKED


def _bare(row: str, told: Iterable[str], peelers: tuple[re.Pattern[str], ...]) -> str:
    """The row without what stands around a line, taken off layer by layer and no further than to the line."""
    while row not in told:
        peeled = next((m["rest"] for p in peelers if (m := p.fullmatch(row))), None)
        if peeled is None and len(row) > 1 and _PAIRS.get(row[0]) == row[-1]:
            peeled = row[1:-1]
        if peeled is None:
            break
        row = peeled.strip()
    return row
