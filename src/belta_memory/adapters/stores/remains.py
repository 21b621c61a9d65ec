"""What of a fact or an entry stands in a file, and the file without it."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.stores import files
from belta_memory.adapters.stores.event_lines import decode as decode_event
from belta_memory.adapters.stores.events import encode as encode_event
from belta_memory.adapters.stores.observations import decode as decode_sighting
from belta_memory.domain.errors import StoredLineError
from belta_memory.domain.match import Relation, relate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from belta_memory.adapters.stores.home import Home
    from belta_memory.domain.model import Claim
    from belta_memory.domain.purge import Traces

_DATABASE = b"SQLite format 3\0"


class Edit(NamedTuple):
    """One file as it is to be; None: gone."""

    place: str
    path: str
    new: bytes | None
    number: int


def files_in(folder: str) -> list[str]:
    """Every file below a folder."""
    return sorted(os.path.join(inside, name) for inside, _, names in os.walk(folder) for name in names)


def rewritten(place: str, path: str, line_of: Callable[[bytes], bytes | None]) -> Iterator[Edit]:
    """A file of lines, each as it is to be (None: gone); one of which nothing is left goes whole."""
    if (content := files.read(path)) is None:
        return
    before = content.split(b"\n")
    after = [line_of(line) for line in before]
    if (touched := sum(a != b for a, b in zip(before, after, strict=True))) == 0:
        return
    new = b"\n".join(line for line in after if line is not None)
    yield Edit(place, path, new if new.strip() else None, touched)


def lines_without(place: str, path: str, goes: Callable[[bytes], bool]) -> Iterator[Edit]:
    """A file of lines without those that go."""
    return rewritten(place, path, lambda line: None if goes(line) else line)


def is_sighting(path: str, found: Traces, line: bytes) -> bool:
    """Is this line of a file of sightings one of it?"""
    if not line.strip():
        return False
    if found.speaks(decoded(line)):
        return True
    try:
        return is_said(decode_sighting(line, path, 0).claim, found)
    except StoredLineError:
        return False  # torn, or the line that unsays another one: it holds nobody's words


def is_kept(found: Traces, line: bytes) -> bool:
    """Is this line of a file of kept groups about it?"""
    from belta_memory.adapters.stores.kept import names

    return found.speaks(decoded(line)) or names(line, found)


def is_said(claim: Claim, found: Traces) -> bool:
    """Is it what the fact stated at some time?"""
    return claim.correct is not None and any(relate(claim, own) is Relation.SAME for own in found.claims)


def without_keys(path: str, found: Traces, line: bytes) -> bytes | None:
    """An event without the fact; None when it was about nothing else."""
    if not line or not any(key.encode() in line for key in found.keys):
        return line
    try:
        event = decode_event(line, path, 0)
    except StoredLineError:
        return None
    kept = tuple(key for key in event.keys if key not in found.keys)
    return encode_event(event._replace(keys=kept)) if kept else None


def without_search(found: Traces, line: bytes) -> bytes | None:
    """A line of the activity log without what was searched for, where that found it or names it; the other hits stay.

    None for a call that named its key.
    """
    is_named = any(json.dumps(key).encode() in line for key in found.keys)
    try:
        call = json.loads(line)
    except ValueError:
        return None if is_named else line  # torn, perhaps with the key in it
    if not isinstance(call, dict) or call.get("text") in found.keys:
        return None if is_named else line
    if not is_named and not found.asks(str(call.get("query", ""))):
        return line
    call.pop("query", None)
    if isinstance(hits := call.get("hits"), list):
        call["hits"] = [hit for hit in hits if hit not in found.keys]
    return json.dumps(call, ensure_ascii=False).encode()


def is_made_of_it(path: str, home: Home) -> bool:
    """Is it made of the whole memory in a form of its own: a hook's list, an index for the search, vectors?"""
    is_list = path in {home.gate, home.lessons} or path.startswith(os.path.join(home.cache("vectors"), ""))
    return is_list or path.endswith(("-wal", "-shm")) or (files.read(path) or b"").startswith(_DATABASE)


def text_in(path: str) -> str:
    """What stands in a file, as people wrote it."""
    return decoded(files.read(path) or b"")


def names_any(path: str, keys: frozenset[str]) -> bool:
    """Does a file of JSON name one of these keys?"""
    content = files.read(path) or b""
    return any(json.dumps(key).encode() in content for key in keys)


def decoded(content: bytes) -> str:
    """The text as people wrote it: what JSON has escaped is plain again."""
    text = content.decode("utf-8", "replace")
    try:
        value = json.loads(text)
    except ValueError:
        return text
    return "\n".join((text, *_strings(value)))


def _strings(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list():
            for item in value:
                yield from _strings(item)
        case dict():
            for name, item in value.items():
                yield str(name)
                yield from _strings(item)
        case _:
            return
