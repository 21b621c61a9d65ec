"""exports.json: the files into which facts were exported, so that a purge reaches them."""

from __future__ import annotations

import csv
import json
import os
from io import StringIO
from typing import TYPE_CHECKING

from belta_memory.adapters.stores import files
from belta_memory.domain.block import block_of, with_block
from belta_memory.domain.errors import BeltaError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belta_memory.adapters.stores.home import Home
    from belta_memory.domain.purge import Traces


class Exports:
    """The files that are known."""

    def __init__(self, home: Home) -> None:
        self._path = os.path.join(home.root, "exports.json")

    def known(self) -> dict[str, str]:
        """Each with its format: json, csv or block. What is not ours in the list is passed over."""
        try:
            stored = json.loads(files.read(self._path) or b"{}")
        except ValueError:
            return {}
        return {str(p): str(f) for p, f in stored.items()} if isinstance(stored, dict) else {}

    def keep(self, path: str, form: str | None) -> None:
        """Remember a file, or forget it for None."""
        known = {p: f for p, f in self.known().items() if p != path} | ({path: form} if form else {})
        files.replace(self._path, json.dumps(known, ensure_ascii=False, indent=1).encode())

    def without(self, found: Traces) -> Iterator[tuple[str, bytes, int]]:
        """The files in which something of a fact stands, as they are without it, and how much goes."""
        for path, form in self.known().items():
            content = files.read(path)
            if content is None:
                continue
            text = content.decode("utf-8", "surrogateescape")
            try:
                new, number = _CUT[form](text, path, found)
            except (KeyError, ValueError, BeltaError):
                continue  # somebody has changed it into something else: the sweep names nothing outside the home
            if number:
                yield path, new.encode("utf-8", "surrogateescape"), number


def _cut_block(text: str, path: str, found: Traces) -> tuple[str, int]:
    lines = (block_of(text, path) or "").splitlines()
    kept = [line for line in lines if not _is_of(line, found)]
    return with_block(text, "\n".join(kept), path) if len(kept) < len(lines) else text, len(lines) - len(kept)


def _cut_json(text: str, path: str, found: Traces) -> tuple[str, int]:
    del path
    stored = json.loads(text)
    facts = stored["facts"]
    stored["facts"] = [f for f in facts if not _is_row(f, found)]
    gone = len(facts) - len(stored["facts"])
    if entries := stored.get("entries"):
        stored["entries"] = [e for e in entries if e.get("key") not in found.keys and not _is_row(e, found)]
        gone += len(entries) - len(stored["entries"])
    return json.dumps(stored, ensure_ascii=False, indent=2) + "\n", gone


def _cut_csv(text: str, path: str, found: Traces) -> tuple[str, int]:
    del path
    head, *rows = list(csv.reader(StringIO(text, newline="")))
    kept = [row for row in rows if not _is_row(dict(zip(head, row, strict=False)), found)]
    file = StringIO(newline="")
    csv.writer(file).writerows([head, *kept])
    return file.getvalue(), len(rows) - len(kept)


_CUT = {"block": _cut_block, "json": _cut_json, "csv": _cut_csv}


def _is_of(line: str, found: Traces) -> bool:
    from belta_memory.domain.line import LineError, read_line

    if found.speaks(line):
        return True
    try:
        fact = read_line(line)
    except LineError:
        return False
    return fact is not None and found.is_topic(fact.topic)


def _is_row(row: object, found: Traces) -> bool:
    if not isinstance(row, dict):
        return False
    is_here = row.get("scope", found.scope) == found.scope and found.is_topic(row.get("topic"))
    return is_here or found.speaks("\n".join(str(value) for value in row.values()))
