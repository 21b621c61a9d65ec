"""The journal without one fact: its lines go from every change, as if they had never been; that something went stays."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from belta_memory.domain.comment import is_decline, parse_decline
from belta_memory.domain.line import LineError, read_line
from belta_memory.domain.model import GLOBAL
from belta_memory.domain.text import normalise

if TYPE_CHECKING:
    from collections.abc import Collection

    from belta_memory.domain.purge import Traces

PURGED = "purged"
_UNKNOWN = "0" * 32  # in place of what told a whole content apart


def without_fact(content: bytes, traces: Traces, index: str, notes: Collection[str]) -> tuple[bytes, int]:
    """The journal after the purge, and how many of its changes held something of the fact.

    `index` and `notes` are paths as the journal names them. A change that was the fact's own keeps its id, its time, its
    channel, and what it did to others.
    """
    lines, touched = [], 0
    for line in content.split(b"\n"):
        fields = _parsed(line)
        if not isinstance(fields, dict):
            is_torn = bool(line) and traces.speaks(line.decode("utf-8", "replace"))
            touched += is_torn
            lines += [] if is_torn else [line]
            continue
        before = json.dumps(fields)
        if "op" in fields:
            _scrub(fields, traces, index, frozenset(notes))
        changed = json.dumps(fields) != before
        touched += changed
        new = json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
        lines.append(new if changed else line)
    return b"\n".join(lines), touched


def made_under(content: bytes, keys: Collection[str]) -> set[str]:
    """The files, as the journal names them, that were first written under one of these keys: an entry may be renamed."""
    changes = (fields for line in content.split(b"\n") if isinstance(fields := _parsed(line), dict))
    noted = (f for f in changes if f.get("op") == "note" and f.get("key") in keys)
    return {
        patch["path"] for fields in noted for patch in fields.get("files", []) if patch.get("was") is None
    }


def _scrub(fields: dict[str, Any], traces: Traces, index: str, notes: frozenset[str]) -> None:
    if _is_own(fields, traces):
        fields["op"], fields["summary"] = PURGED, ""
        for name in ("key", "topic", "proposal", "shown"):
            fields.pop(name, None)
    if keys := fields.get("keys"):
        topics = traces.topics if fields.get("scope", GLOBAL) == traces.scope else frozenset()
        fields["keys"] = {
            topic: key for topic, key in keys.items() if topic not in topics and key not in traces.keys
        }
    fields["files"] = [
        patch
        for patch in fields.get("files", [])
        if patch.get("path") not in notes and _scrub_patch(patch, traces, is_index=patch.get("path") == index)
    ]


def _is_own(fields: dict[str, Any], traces: Traces) -> bool:
    is_here = fields.get("scope", GLOBAL) == traces.scope
    words = f"{fields.get('summary', '')}\n{fields.get('shown', '')}"
    return (
        fields.get("key") in traces.keys
        or (is_here and fields.get("topic") is not None and normalise(fields["topic"]) in traces.topics)
        or traces.speaks(words)
        or traces.speaks(fields.get("topic") or "")
    )


def _scrub_patch(patch: dict[str, Any], traces: Traces, *, is_index: bool) -> bool:
    """Take the fact's lines out of a patch; False when nothing of the patch is left by that."""

    def stays(line: object) -> bool:
        return not _is_of(_text(line), traces, is_index=is_index)

    before, hunks = json.dumps(patch), []
    for hunk in patch.get("hunks", []):
        for name in ("old", "new"):
            hunk[name] = [line for line in hunk[name] if stays(line)]
        for name in ("before", "after"):
            if name in hunk and not stays(hunk[name]):
                del hunk[name]
        hunks += [hunk] if hunk["old"] != hunk["new"] else []
    patch["hunks"] = hunks
    if "frame" in patch:
        patch["frame"] = [line for line in patch["frame"] if stays(line)]
    if json.dumps(patch) == before:
        return True
    for name in ("was", "now"):
        patch[name] = None if patch.get(name) is None else _UNKNOWN
    return bool(hunks) or patch["was"] is None or patch["now"] is None


def _is_of(line: str, traces: Traces, *, is_index: bool) -> bool:
    """Does a line belong to the fact?"""
    if traces.speaks(line):
        return True
    if not is_index:
        return False
    try:
        if is_decline(line):
            decline = parse_decline(line)
            return decline.key in traces.keys or traces.is_topic(decline.topic)
        fact = read_line(line.rstrip("\r"))
    except LineError:
        return False
    return fact is not None and traces.is_topic(fact.topic)


def _text(line: object) -> str:
    match line:
        case str():
            return line
        case {"base64": str(encoded)}:
            import base64

            return base64.b64decode(encoded).decode("utf-8", "replace")
        case _:
            return ""


def _parsed(line: bytes) -> object:
    try:
        return json.loads(line)
    except ValueError:
        return None
