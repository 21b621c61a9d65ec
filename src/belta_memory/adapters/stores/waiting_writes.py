"""The changes that wait for a person's yes, one JSON file each, in a folder of pending/."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

from belta_memory.adapters.stores.files import read, remove, replace
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.moment import moment
from belta_memory.adapters.stores.once import untold
from belta_memory.app.gate import WaitingWrite
from belta_memory.domain.errors import BeltaError, StoredLineError, UnreadableFileError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from belta_memory.adapters.stores.home import Home
    from belta_memory.adapters.stores.once import Tell

    T = TypeVar("T")


class WaitingWriteFiles:
    """The WaitingWrites below a home."""

    def __init__(self, home: Home, tell: Tell = untold) -> None:
        self._folder = os.path.join(home.pending, "writes")
        self._lock = home.lock("writes")
        self._tell = tell

    def all(self) -> list[WaitingWrite]:
        """Those that wait, oldest first. Raises UnreadableFileError for the folder."""
        try:
            names = sorted(os.listdir(self._folder))
        except FileNotFoundError:
            return []
        except OSError as cause:
            raise UnreadableFileError(path=self._folder, cause=cause.strerror) from cause
        found = [self._sound(os.path.join(self._folder, name)) for name in names if name.endswith(".json")]
        return sorted((w for w in found if w is not None), key=lambda w: (w.created, w.id))

    def put(self, write: WaitingWrite) -> None:
        """Store a new one."""
        fields = {**write._asdict(), "arguments": dict(write.arguments), "created": write.created.isoformat()}
        replace(self._path(write.id), json.dumps(fields, ensure_ascii=False, indent=1).encode())

    def close(self, id_: str) -> bool:
        """Take one away: False where somebody was quicker."""
        return self.settle(id_, lambda: True) or False

    def settle(self, id_: str, carry_out: Callable[[], T]) -> T | None:
        """Carry one out while nobody else does, then take it away; None where it waits no more.

        Whoever dies in between leaves it waiting: what it was about is looked at again before it is done.
        """
        with locked(self._lock):
            if not os.path.exists(self._path(id_)):
                return None
            done = carry_out()
            remove(self._path(id_))
            return done

    def _path(self, id_: str) -> str:
        return os.path.join(self._folder, f"{id_}.json")

    def _sound(self, path: str) -> WaitingWrite | None:
        try:
            content = read(path)
            return None if content is None else _decode(content, path)
        except BeltaError as fault:
            self._tell(fault)
            return None


def _decode(content: bytes, path: str) -> WaitingWrite:
    try:
        stored = json.loads(content)
        return WaitingWrite(
            id=str(stored["id"]),
            operation=str(stored["operation"]),
            arguments={str(name): str(value) for name, value in stored["arguments"].items()},
            summary=str(stored["summary"]),
            created=moment(stored["created"]),
            source=str(stored.get("source", "")),
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as cause:
        raise StoredLineError(path=path, line=1, cause=type(cause).__name__) from cause
