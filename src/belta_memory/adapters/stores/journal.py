"""Every change of the memory, append-only. A change is announced with all its touched lines before any file changes.

So whatever a death leaves, the next writer can tell what was meant, and nothing that was done cannot be taken back.
"""

import datetime as dt
import os
from collections.abc import Sequence
from typing import Any, NamedTuple

from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.journal_views import Head, Heads, Keys
from belta_memory.adapters.stores.patch import Hunk, Lines, Patch
from belta_memory.app.ports import Change, Clock, JournalEntry, Randomness
from belta_memory.domain.errors import StoredLineError, UnreadableFileError
from belta_memory.domain.model import GLOBAL, Approval, FactKey, ProposalId

_FORMAT = 1
_BLOCK = 1 << 16


class Record(NamedTuple):
    """One announced change, whole."""

    entry: JournalEntry
    patches: tuple[Patch, ...]
    keys: dict[str, FactKey]  # of the facts that the change wrote, by topic in normal form
    shown: str | None = None  # the line that the person approved
    approved_at: dt.datetime | None = None
    undoes: str | None = None


def new_record(
    clock: Clock, randomness: Randomness, change: Change, approval: Approval | None, scope: str = GLOBAL
) -> Record:
    """A change that is about to be made, and who agreed to it."""
    entry = JournalEntry(
        randomness.new_id(),
        clock.now(),
        change.operation,
        change.key,
        change.topic,
        str(approval.channel) if approval else None,
        approval.proposal if approval else None,
        change.summary,
        scope=scope,
    )
    return Record(entry, (), {}, approval.line if approval else None, approval.at if approval else None)


class Journal:
    """The journal file of one home. Whoever appends holds the lock of the memory."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._keys, self._heads = Keys(path, _parsed), Heads(path, self._told)

    def announce(self, record: Record) -> int:
        """Append a change that is about to be made; the size before, for `withdraw`."""
        return files.append(self._path, _encode(record), durable=True)

    def withdraw(self, size: int) -> None:
        """Take the announcement back that this process has just made: nothing was changed."""
        files.take_back(self._path, size)

    def close(self, change: str, *, done: bool) -> None:
        """Say of the last announced change that it was made, or that it never was."""
        import json

        files.append(self._path, json.dumps({"v": _FORMAT, "done" if done else "void": change}).encode())

    def unclosed(self) -> Record | None:
        """The last change when nobody has said what became of it: its writer died, or is at it."""
        if (content := _tail(self._path)) is None:
            return None
        for number, line in reversed(list(enumerate(content.split(b"\n"), 1))):
            if (found := self._load(line, number)) is not None:
                return _decode(found, self._path, number) if "op" in found else None
        return None

    def records(self) -> list[Record]:
        """Every change that was made, oldest first. One that was announced and not closed counts as made."""
        found: list[Record] = []
        for number, line in enumerate((files.read(self._path) or b"").split(b"\n"), 1):
            if (fields := self._load(line, number)) is None:
                continue
            if "op" in fields:
                found.append(_decode(fields, self._path, number))
            elif "void" in fields:
                found = [r for r in found if r.entry.id != fields["void"]]
        return found

    def heads(self) -> list[Head]:
        """The same without what was written, for those who only look: of a journal that grew its new end alone is read."""
        return self._heads.all()

    def keys(self, scope: str = GLOBAL) -> dict[str, FactKey]:
        """The key of each topic of a scope (in normal form), as the last change that wrote it knew it.

        For every reader of the index, so nothing in the journal may keep them from it: what is not ours is passed over.
        """
        return self._keys.of(scope)

    def _told(self, line: bytes, number: int) -> Head | str | None:
        """The change that a line announces, or the id of the one that it says never was."""
        fields = self._load(line, number) or {}
        if "op" in fields:
            return _head(fields, self._path, number)
        return str(fields["void"]) if "void" in fields else None

    def _load(self, line: bytes, number: int) -> dict[str, Any] | None:
        """The fields of a line; None for a blank or torn one. Raises StoredLineError for what is not ours."""
        fields = _parsed(line)
        if fields is None:
            return None  # torn by the death of its writer: what it announced was never begun
        if (
            not isinstance(fields, dict)
            or fields.get("v") != _FORMAT
            or not {"op", "done", "void"} & fields.keys()
        ):
            raise StoredLineError(path=self._path, line=number, cause="not a change of format 1")
        return fields


def undone(records: Sequence[Record | Head]) -> dict[str, str]:
    """Which change was taken back by which; an undo that was itself undone does not count."""
    found: dict[str, str] = {}
    for record in reversed(records):
        if record.undoes is not None and record.entry.id not in found:
            found.setdefault(record.undoes, record.entry.id)
    return found


def _tail(path: str) -> bytes | None:
    """The end of the file: whole lines, at least one of them sound, or everything."""
    try:
        with open(path, "rb") as file:
            start = file.seek(0, os.SEEK_END)
            while start:
                start = max(0, start - _BLOCK)
                file.seek(start)
                whole = file.read()
                lines = whole.split(b"\n")[1:] if start else whole.split(b"\n")
                if any(_parsed(line) is not None for line in lines):
                    return b"\n".join(lines)
    except FileNotFoundError:
        return None
    except OSError as cause:
        raise UnreadableFileError(path=path, cause=cause.strerror) from cause
    return files.read(path)


def _parsed(line: bytes) -> object:
    """The JSON of a line, None where it is none."""
    import json

    try:
        return json.loads(line)
    except ValueError:
        return None


def _encode(record: Record) -> bytes:
    import json

    entry = record.entry
    fields = {
        "v": _FORMAT,
        "id": entry.id,
        "at": entry.at.isoformat(),
        "op": entry.operation,
        "key": entry.key,
        "topic": entry.topic,
        "channel": entry.channel,
        "proposal": entry.proposal,
        "summary": entry.summary,
        "shown": record.shown,
        "approved_at": record.approved_at.isoformat() if record.approved_at else None,
        "undoes": record.undoes,
        "scope": None if entry.scope == GLOBAL else entry.scope,
        "keys": record.keys or None,
        "files": [_encode_patch(p) for p in record.patches],
    }
    kept = {name: value for name, value in fields.items() if value is not None}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def _head(fields: dict[str, Any], path: str, number: int) -> Head:
    try:
        entry = JournalEntry(
            fields["id"],
            dt.datetime.fromisoformat(fields["at"]),
            fields["op"],
            FactKey(fields["key"]) if "key" in fields else None,
            fields.get("topic"),
            fields.get("channel"),
            ProposalId(fields["proposal"]) if "proposal" in fields else None,
            fields["summary"],
            scope=fields.get("scope", GLOBAL),
        )
        return Head(entry, fields.get("undoes"))
    except (KeyError, TypeError, ValueError, AttributeError) as cause:
        raise StoredLineError(path=path, line=number, cause=repr(cause)) from cause


def _decode(fields: dict[str, Any], path: str, number: int) -> Record:
    entry, undoes = _head(fields, path, number)
    try:
        approved = fields.get("approved_at")
        return Record(
            entry,
            tuple(_decode_patch(p) for p in fields["files"]),
            {topic: FactKey(key) for topic, key in fields.get("keys", {}).items()},
            fields.get("shown"),
            dt.datetime.fromisoformat(approved) if approved else None,
            undoes,
        )
    except (KeyError, TypeError, ValueError, AttributeError) as cause:
        raise StoredLineError(path=path, line=number, cause=repr(cause)) from cause


def _encode_patch(patch: Patch) -> dict[str, object]:
    hunks = [
        {
            "at": h.at,
            "old": _texts(h.old),
            "new": _texts(h.new),
            **{
                name: _text(line)
                for name, line in (("before", h.before), ("after", h.after))
                if line is not None
            },
        }
        for h in patch.hunks
    ]
    fields: dict[str, object] = {"path": patch.path, "was": patch.was, "now": patch.now, "hunks": hunks}
    return {**fields, "frame": _texts(patch.frame)} if patch.frame else fields


def _decode_patch(fields: dict[str, Any]) -> Patch:
    hunks = tuple(
        Hunk(
            h["at"],
            _bytes(h["old"]),
            _bytes(h["new"]),
            _byte(h["before"]) if "before" in h else None,
            _byte(h["after"]) if "after" in h else None,
        )
        for h in fields["hunks"]
    )
    return Patch(fields["path"], fields["was"], fields["now"], hunks, _bytes(fields.get("frame", [])))


def _texts(lines: Lines) -> list[object]:
    return [_text(line) for line in lines]


def _bytes(lines: list[object]) -> Lines:
    return tuple(_byte(line) for line in lines)


def _text(line: bytes) -> object:
    """A line as people read it in the journal; base64 where it is no text."""
    try:
        return line.decode()
    except UnicodeDecodeError:
        import base64

        return {"base64": base64.b64encode(line).decode()}


def _byte(line: object) -> bytes:
    match line:
        case str():
            return line.encode()
        case {"base64": str(encoded)}:
            import base64

            return base64.b64decode(encoded)
        case _:
            raise ValueError(line)
