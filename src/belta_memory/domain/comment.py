"""The management comment that counts declines: `<!-- belta: declined key=… topic="…" count=3 last=… cooldown_until=… -->`."""

import datetime as dt
import re

from belta_memory.domain.line import LineError
from belta_memory.domain.model import Decline, FactKey
from belta_memory.domain.values import neutral

_SHORT = 60  # characters of a topic that serve to recognise it
_FIELD = r'(?P<name>[a-z_]+)=(?:"(?P<quoted>(?:\\.|[^"\\])*)"|(?P<plain>[^\s"]+))'
_LINE = rf"\s*<!--\s*belta:\s*declined(?P<fields>(?:\s+{_FIELD.replace('?P<name>', '').replace('?P<quoted>', '').replace('?P<plain>', '')})*)\s*-->\s*"


def shortened(decline: Decline) -> Decline:
    """The decline as its comment holds it: a short topic."""
    topic = neutral(decline.topic)
    return decline._replace(topic=topic if len(topic) <= _SHORT else f"{topic[: _SHORT - 1].rstrip()}…")


def is_decline(line: str) -> bool:
    """Does this comment begin like one of ours?"""
    return re.match(r"\s*<!--\s*belta:\s*declined\b", line) is not None


def format_decline(decline: Decline) -> str:
    """The comment on one line."""
    topic = _quoted(shortened(decline).topic)
    until = f" cooldown_until={decline.cooldown_until}" if decline.cooldown_until else ""
    return f'<!-- belta: declined key={decline.key} topic="{topic}" count={decline.times} last={decline.last}{until} -->'


def parse_decline(line: str) -> Decline:
    """The inverse of `format_decline`. Raises LineError."""
    if (whole := re.fullmatch(_LINE, line)) is None:
        raise LineError('not `<!-- belta: declined key=… topic="…" count=n last=YYYY-MM-DD -->` on one line')
    found = {
        m["name"]: m["plain"] if m["quoted"] is None else re.sub(r"\\(.)", r"\1", m["quoted"])
        for m in re.finditer(_FIELD, whole["fields"])
    }
    try:
        until = found.get("cooldown_until")
        return Decline(
            FactKey(found["key"]),
            found["topic"],
            int(found["count"]),
            dt.date.fromisoformat(found["last"]),
            dt.date.fromisoformat(until) if until else None,
        )
    except KeyError as cause:
        raise LineError("{name}= is missing", name=cause.args[0]) from cause
    except ValueError as cause:
        raise LineError("{cause}", cause=cause) from cause


def format_project(project: str) -> str:
    r"""The comment that names the project of an index: its folder's name alone tells too little.

    Of a folder whose name is no UTF-8 text, what no text can hold stands as `\udcXX`.
    """
    told = re.sub("[\ud800-\udfff]", lambda m: f"\\u{ord(m[0]):04x}", _quoted(project))
    return f'<!-- belta: project id="{told}" -->'


def project_in(text: str) -> str | None:
    """The project that an index names; None for one that names none."""
    found = re.search(r'^\s*<!--\s*belta:\s*project\s+id="((?:\\.|[^"\\])+)"\s*-->\s*$', text, re.MULTILINE)
    if found is None:
        return None
    return re.sub(r"\\(?:u(d[89a-f][0-9a-f]{2})|(.))", lambda m: m[2] or chr(int(m[1], 16)), found[1])


def _quoted(text: str) -> str:
    return re.sub(r'(["\\])|(?<=--)>|(?<=<)!', r"\\\g<0>", text)
