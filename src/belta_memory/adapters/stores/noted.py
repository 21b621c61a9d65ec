"""The typed answers that wait for their proof: below pending/, one file a session, one JSON line an answer."""

import os

from belta_memory.adapters.stores.files import append, read, remove, replace
from belta_memory.adapters.stores.home import Home, file_name
from belta_memory.adapters.stores.lock import locked
from belta_memory.domain.errors import UnreadableFileError

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Callable

    from belta_memory.domain.model import SessionId
    from belta_memory.domain.noted import NotedAnswer

PREFIX, ENDING = "typed-", ".jsonl"  # the gate looks for these names, too


class NotedFiles:
    """The NotedAnswers below a home. Nothing here is a cache: an answer stays until it is carried out or refused."""

    def __init__(self, home: Home, patience: float = 10.0) -> None:
        self._home = home
        self._patience = patience  # seconds to wait for the lock

    def put(self, note: "NotedAnswer") -> None:
        """Keep an answer. Raises LockTimeoutError, UnwritableHomeError."""
        with locked(self._home.lock("typed"), self._patience):
            append(self._path(note.session), encode(note), durable=True)

    def waits(self, session: "SessionId | None") -> bool:
        """Is there any answer of a session, of any session for None? Raises UnreadableFileError."""
        return bool(self._paths(session))

    def take(self, session: "SessionId | None", carry_out: "Callable[[NotedAnswer], bool]") -> None:
        """Offer each answer of a session, of all for None, under the lock; the ones it gives True for are gone.

        Raises LockTimeoutError, UnwritableHomeError, UnreadableFileError.
        """
        if not (paths := self._paths(session)):
            return
        with locked(self._home.lock("typed"), self._patience):
            for path in paths:
                self._take_from(path, carry_out)

    def _take_from(self, path: str, carry_out: "Callable[[NotedAnswer], bool]") -> None:
        lines = [line for line in (read(path) or b"").split(b"\n") if line]
        for line in tuple(lines):
            # One write makes a line, before its user is told of it: a torn one was promised to nobody.
            if (note := decode(line)) is None or carry_out(note):
                lines.remove(line)
                self._write(path, lines)

    def _write(self, path: str, lines: list[bytes]) -> None:
        if not lines:
            remove(path)
            return
        with locked(self._home.lock("pending"), self._patience):  # whoever holds it sweeps the folder
            replace(path, b"%s\n" % b"\n".join(lines))

    def _paths(self, session: "SessionId | None") -> list[str]:
        if session is not None:
            path = self._path(session)
            return [path] if os.path.exists(path) else []
        folder = self._home.pending
        try:
            names = sorted(os.listdir(folder))
        except FileNotFoundError:
            return []
        except OSError as cause:
            raise UnreadableFileError(path=folder, cause=cause.strerror) from cause
        return [os.path.join(folder, n) for n in names if n.startswith(PREFIX) and n.endswith(ENDING)]

    def _path(self, session: "SessionId") -> str:
        return os.path.join(self._home.pending, f"{PREFIX}{file_name(session)}{ENDING}")


def encode(note: "NotedAnswer") -> bytes:
    """One answer as one line of JSON."""
    from json import dumps

    stored = {**note._asdict(), "at": note.at.isoformat()}
    return dumps(stored, ensure_ascii=False).encode("utf-8", "surrogatepass")


def decode(line: bytes) -> "NotedAnswer | None":
    """The inverse; None for what is torn, or not ours."""
    import datetime as dt
    from json import loads

    from belta_memory.domain.model import Decision, PromptId, ProposalId, SessionId
    from belta_memory.domain.noted import NotedAnswer

    try:
        stored = loads(line.decode("utf-8", "surrogatepass"))
        return NotedAnswer(
            session=SessionId(stored["session"]),
            prompt=None if stored["prompt"] is None else PromptId(stored["prompt"]),
            transcript=stored["transcript"],
            text=stored["text"],
            proposal=ProposalId(stored["proposal"]),
            decision=Decision(stored["decision"]),
            line=stored["line"],
            at=dt.datetime.fromisoformat(stored["at"]).astimezone(),
        )
    except (ValueError, KeyError, TypeError):
        return None
