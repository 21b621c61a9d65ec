"""log/events.jsonl: what happened with the recorded facts, one JSON line each. It holds nobody's words."""

from __future__ import annotations

import os

from belta_memory.adapters.stores.files import append, read, remove
from belta_memory.adapters.stores.home import file_name
from belta_memory.adapters.stores.once import untold
from belta_memory.domain.errors import BeltaError, StoredLineError, UnwritableHomeError

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from belta_memory.adapters.stores.home import Home
    from belta_memory.adapters.stores.once import Tell
    from belta_memory.domain.effect import Event
    from belta_memory.domain.model import SessionId

LONGEST_LOG = 8 << 20  # bytes; then it makes room for a new one, and one old one is kept
REMINDED = "reminded"  # a folder of the cache; the guard's first stage looks for a session's file in it
PATIENCE = 0.2  # seconds: an event is not worth anybody's wait


class JsonlEvents:
    """The EventLog below a home. Nothing that goes wrong in it goes any further than `tell`."""

    def __init__(self, home: Home, tell: Tell = untold, patience: float = PATIENCE) -> None:
        self._home = home
        self._tell = tell
        self._patience = patience

    def append(self, *events: Event) -> None:
        """Keep them, with one write."""
        if not events:
            return
        from belta_memory.adapters.stores.lock import locked

        path = self._home.events
        try:
            with locked(self._home.lock("events"), self._patience):
                if append(path, b"\n".join(map(encode, events))) > LONGEST_LOG:
                    _turn_over(path)
        except BeltaError as fault:
            self._tell(fault)

    def all(self) -> list[Event]:
        """Every event, oldest first; a line that is torn, or not ours, is told of and left out."""
        return sorted(self._read(f"{self._home.events}.1", self._home.events), key=lambda e: e.at)

    def reminded(self, session: SessionId) -> tuple[str, ...]:
        """The keys of which the session was reminded at its latest call that was judged."""
        try:
            content = read(self._note(session)) or b""
        except BeltaError as fault:
            self._tell(fault)
            return ()
        return tuple(content.decode("utf-8", "replace").split("\n")[:-1])

    def put_reminded(self, session: SessionId, keys: Collection[str]) -> None:
        """Remember them for the next call."""
        from belta_memory.adapters.stores.cache_file import replace_soon

        path = self._note(session)
        try:
            if keys:
                replace_soon(path, "".join(f"{key}\n" for key in keys).encode("utf-8", "replace"))
            else:
                remove(path)
        except BeltaError as fault:
            self._tell(fault)

    def _note(self, session: SessionId) -> str:
        return self._home.cache(REMINDED, file_name(session))

    def _read(self, *paths: str) -> Iterator[Event]:
        from belta_memory.adapters.stores.event_lines import decode

        before: tuple[str, ...] = ()
        for path in paths:
            *lines, _ = (read(path) or b"").split(
                b"\n"
            )  # what no line end closes is still being written, or torn
            for number, line in enumerate(lines, 1):
                try:
                    event = decode(line, path, number, before) if line else None
                except StoredLineError as fault:
                    self._tell(fault)
                    continue
                if event is not None:
                    before = event.keys if event.kind == "loaded" else before
                    yield event


def encode(event: Event) -> bytes:
    """One event as one line of JSON, without what it has nothing of."""
    from json import dumps

    scene = {name: value for name, value in event.scene._asdict().items() if value is not None}
    rest = {name: value for name, value in event._asdict().items() if value and name != "scene"}
    if event.by == "user":
        del rest["by"]
    stored = {"at": event.at.isoformat(timespec="milliseconds"), "kind": event.kind, **scene}
    return dumps(stored | {n: v for n, v in rest.items() if n not in stored}, separators=(",", ":")).encode()


def _turn_over(path: str) -> None:
    try:
        os.replace(path, f"{path}.1")
    except OSError as cause:
        raise UnwritableHomeError(path=path, cause=cause.strerror) from cause
