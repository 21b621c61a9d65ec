"""cache/entries.txt: how many entries there are of each type, and unconfirmed, counted by the heads of their files."""

from __future__ import annotations

import re

from belta_memory.adapters.stores import files

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from belta_memory.adapters.stores.home import Home

UNCONFIRMED = "unconfirmed"
_TYPES = ("lesson", "conclusion", "knowledge", "profile", "note")  # in the order in which they are told
_HEAD = re.compile(rb"(?:\xef\xbb\xbf)?---\r?\n(.*?)^---[ \t]*\r?$", re.DOTALL | re.MULTILINE)
_FIELD = re.compile(rb"^(type|status|confirmed):[ \t]*[\"']?([\w-]*)", re.MULTILINE)


class EntryCounts:
    """Counts the files of entries, one after another."""

    def __init__(self) -> None:
        self._counts = dict.fromkeys((*_TYPES, UNCONFIRMED), 0)

    def add(self, content: bytes) -> None:
        """Count one."""
        head = _HEAD.match(content)
        fields = dict(_FIELD.findall(head[1])) if head else {}
        if fields.get(b"status", b"") not in {b"", b"active"}:
            return
        type_ = fields.get(b"type", b"").decode()
        self._counts[type_ if type_ in _TYPES else "note"] += 1
        self._counts[UNCONFIRMED] += not fields.get(b"confirmed")

    def keep(self, home: Home) -> None:
        """Keep what came of it for the digests of sessions."""
        kept = "".join(f"{name} {number}\n" for name, number in self._counts.items() if number).encode()
        if (files.read(home.entry_counts) or b"") != kept:
            files.replace(home.entry_counts, kept)


def entry_counts(home: Home) -> dict[str, int]:
    """The numbers that are not zero, by type; as many of them as nobody has confirmed come last."""
    lines = (files.read(home.entry_counts) or b"").decode("utf-8", "replace").splitlines()
    return {
        name: int(number) for name, _, number in (line.partition(" ") for line in lines) if number.isdigit()
    }
