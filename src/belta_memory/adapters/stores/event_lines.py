"""The lines of log/events.jsonl, read: for whoever reads many. A hook only writes them."""

from json import loads

from belta_memory.adapters.stores.moment import moment
from belta_memory.domain.effect import Event, EventKind, Scene
from belta_memory.domain.errors import StoredLineError
from belta_memory.domain.model import By, SessionId


def decode(line: bytes, path: str, number: int, before: tuple[str, ...] = ()) -> Event:
    """The inverse. `before` are the facts of the loading before, which one that is as before does not repeat.

    Raises StoredLineError.
    """
    try:
        stored = loads(line.decode())
        return Event(
            kind=EventKind(stored["kind"]),
            at=moment(stored["at"]),
            scene=Scene(stored["host"], SessionId(stored["session"]), stored.get("project")),
            keys=before if stored.get("again") else tuple(map(str, stored.get("keys", ()))),
            tokens=int(stored.get("tokens", 0)),
            via=stored.get("via"),
            answer=stored.get("answer"),
            by=By(stored.get("by", By.USER)),
            items=int(stored.get("items", 0)),
            times=tuple(map(int, stored.get("times", ()))),
            prompts=tuple(map(str, stored.get("prompts", ()))),
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as cause:
        raise StoredLineError(path=path, line=number, cause=type(cause).__name__) from cause
