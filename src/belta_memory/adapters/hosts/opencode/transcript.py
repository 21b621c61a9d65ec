"""OpenCode's sessions, their messages, and the parts of each: in its database, and in the files of older versions."""

from __future__ import annotations

import os
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from belta_memory.adapters.hosts.opencode import files
from belta_memory.adapters.transcripts.database import is_database, snapshot, state_of
from belta_memory.adapters.transcripts.items import NOT_TYPED, SUB_AGENT, About, Called, Said, Skipped, Typed
from belta_memory.adapters.transcripts.source import Dialect, DialectTranscripts, of_document, user_folder
from belta_memory.adapters.transcripts.values import call, decoded, moment, text

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Mapping

    from belta_memory.adapters.transcripts.items import Item

# In the order in which all was said, one session among the other: what is new stands at the end.
_PARTS = """
select m.id as message, m.data as message_data, m.time_created as at, p.data as part_data,
       s.id as session, s.directory, s.parent_id, s.permission
from part p join message m on m.id = p.message_id join session s on s.id = m.session_id
order by m.time_created, m.id, p.time_created, p.id"""


def source(environment: Mapping[str, str]) -> DialectTranscripts:
    """All sessions of the user."""
    return DialectTranscripts(DIALECT, environment)


def _roots(environment: Mapping[str, str]) -> Iterator[str]:
    data = environment.get("XDG_DATA_HOME") or os.path.join(user_folder(environment), ".local", "share")
    yield os.path.join(data, "opencode")


def _items(path: str) -> Iterator[Item]:
    return _of_files(path) if files.is_session(path) else _of_database(path)


def _of_files(path: str) -> Iterator[Item]:
    session = files.session(path)
    yield About(
        text(session.get("id")),
        text(session.get("directory")),
        attended=not _denies_questions(session.get("permission")),
    )
    parent = session.get("parentID")
    for message, parts in files.messages(path):
        times = message.get("time")
        at = moment(times.get("created")) if isinstance(times, dict) else None
        yield from _of_message(message, parts, at, text(message.get("id")), is_sub_agent=parent is not None)


def _of_database(path: str) -> Iterator[Item]:
    with snapshot(path) as database:
        session = None
        for _, rows in groupby(database.execute(_PARTS), key=itemgetter("message")):
            parts = list(rows)
            row = parts[0]
            if row["session"] != session:
                session = row["session"]
                yield About(
                    session,
                    text(row["directory"]),
                    attended=not _denies_questions(decoded(row["permission"])),
                )
            yield from _of_message(
                _value(row["message_data"]),
                [_value(part["part_data"]) for part in parts],
                moment(row["at"]),
                row["message"],
                is_sub_agent=row["parent_id"] is not None,
            )


def _of_message(
    message: dict[str, object],
    parts: Iterable[dict[str, object]],
    at: dt.datetime | None,
    key: str | None,
    *,
    is_sub_agent: bool,
) -> Iterator[Item]:
    typed: list[str] = []
    for part in parts:
        match message.get("role"), part:
            case "user", {"type": "text", "text": str(words)}:
                if is_sub_agent:
                    yield Skipped(SUB_AGENT)
                elif part.get("synthetic"):
                    yield Skipped(NOT_TYPED)
                else:
                    typed.append(_unquoted(words))
            case "assistant", {"type": "text", "text": str(words)}:
                yield Said(words)
            case "assistant", {"type": "tool", "tool": name, "state": {"input": given}}:
                if (made := call(name, given)) is not None:
                    yield Called(made)
    if typed:
        yield Typed("\n".join(typed), at, key)


def _unquoted(words: str) -> str:
    """`opencode run "x"` keeps the quotes of the shell."""
    return words[1:-1] if len(words) > 1 and words.startswith('"') and words.endswith('"') else words


def _denies_questions(rules: object) -> bool:
    """Is the session one of `opencode run`? Nobody can be asked there, and its rules say so."""
    return isinstance(rules, list) and any(
        isinstance(r, dict) and r.get("permission") == "question" and r.get("action") == "deny" for r in rules
    )


def _value(stored: object) -> dict[str, object]:
    value = decoded(stored)
    return value if isinstance(value, dict) else {}


def _may_be(path: str) -> bool:
    is_named_so = os.path.basename(path).startswith("opencode") and path.endswith(".db")
    return is_named_so or files.is_session(path)


def _is_ours(path: str, head: bytes) -> bool:
    if files.is_session(path):
        return b'"projectID"' in head
    return is_database(head) and os.path.basename(path).startswith("opencode")


DIALECT = Dialect(
    host="opencode",
    roots=_roots,
    may_be=_may_be,
    is_ours=_is_ours,
    steps=of_document(_items),
    state=lambda path: files.state(path) if files.is_session(path) else state_of(path),
)
