"""The session markers: what the prompt hook leaves for the other processes of a session."""

import os
from collections.abc import Iterable

from belta_memory.adapters.stores.cache_file import replace_soon
from belta_memory.adapters.stores.files import make_folder, read, remove
from belta_memory.adapters.stores.home import Home, file_name
from belta_memory.app.ports import LateHint, SessionMarker
from belta_memory.domain.errors import UnwritableHomeError
from belta_memory.domain.model import PromptId, SessionId

DAY = 86_400.0  # seconds
KEPT = {
    "sessions": 30 * DAY,
    "claims": DAY,
    "turns": 30 * DAY,
    "late": DAY,
    "told": DAY,
    "faults": DAY,
    "reminded": DAY,
}  # after which a file goes: a host does not send an event again days later
TWICE = 10.0  # seconds within which an event that has no id of its own is the same one


class SessionFiles:
    """One small file a session. Made by us in `cache/`, so an unreadable one is as good as none."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def find(self, session: SessionId) -> SessionMarker | None:
        """The marker of a session, None when its prompt hook has not run."""
        return _decode(read(self._home.session(session)))

    def put(self, marker: SessionMarker) -> None:
        """Leave a marker, or take the place of the old one. Raises UnwritableHomeError."""
        replace_soon(self._home.session(marker.session), _encode(marker))

    def newest_of(self, host_pid: int) -> SessionMarker | None:
        """The session in which this host process had its latest prompt, None where no hook of it has run."""
        for path in sorted(_paths(self._home.cache("sessions")), key=_changed, reverse=True):
            if (marker := _decode(read(path))) is not None and marker.host_pid == host_pid:
                return marker
        return None

    def add_shown(self, session: SessionId, keys: Iterable[str]) -> None:
        """Remember that these facts were brought up in the session."""
        if (marker := self.find(session)) is not None:
            self.put(marker._replace(shown=tuple(dict.fromkeys((*marker.shown, *keys)))))

    def claim(self, session: SessionId, event: str, now: float, *, named: bool) -> bool:
        """Are we the first process that takes up this event? The hook may be registered twice, here and in a plugin.

        `event` is a file name. One that the host did not name (`named`) may come again: then an old claim counts no more.
        """
        path = self._home.cache("claims", f"{file_name(session)}.{event}")
        make_folder(os.path.dirname(path))
        try:
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        except FileExistsError:
            return not named and _renewed(path, now)
        except OSError as cause:
            raise UnwritableHomeError(path=path, cause=cause.strerror) from cause
        return True

    def claim_answer(self, session: SessionId, answer: str, now: float, *, again: bool) -> bool:
        """Are we the first to speak of the answer with which a turn ends? A plugin and an installation both look at it."""
        from zlib import crc32

        short = crc32(
            answer.strip().encode("utf-8", "surrogatepass")
        )  # too short to tell anybody what was said
        return self.claim(session, f"answer-{short}-{int(again)}", now, named=False)

    def leave_hint(self, session: SessionId, hint: LateHint) -> None:
        """Leave a sentence for the agent, which the next prompt's hook hands over."""
        from belta_memory.adapters.stores.late_hints import LateHints

        LateHints(self._home).leave(session, hint)

    def take_hint(self, session: SessionId) -> LateHint | None:
        """The sentence that waits for this prompt, None for none."""
        if not os.path.exists(self._home.cache("late", file_name(session))):
            return None  # so it is at nearly every prompt, and then the import is spared
        from belta_memory.adapters.stores.late_hints import LateHints

        return LateHints(self._home).take(session)

    def told_hint(self, session: SessionId) -> LateHint | None:
        """The sentence that a prompt's hook has handed over last."""
        from belta_memory.adapters.stores.late_hints import LateHints

        return LateHints(self._home).told(session)

    def has_dialog(self, marker: SessionMarker) -> bool:
        """Can a dialog be opened in this session, because our server runs in it with a client that shows them?"""
        if not marker.attended or marker.host_pid is None:
            return False
        from belta_memory.adapters.stores.dialogs import has_dialog

        return has_dialog(self._home, marker.host_pid)

    def tidy(self, now: float) -> None:
        """Once a day, remove what silent sessions have left."""
        tidied = self._home.cache("tidied")
        if 0 < _age(tidied, now) < DAY:
            return
        replace_soon(tidied, b"")
        for folder, kept in KEPT.items():
            for path in _paths(self._home.cache(folder)):
                if _age(path, now) > kept:
                    remove(path)
        for folder in _folders(self._home.cache()):
            for path in _paths(folder):
                if path.endswith(".tmp") and _age(path, now) > DAY:  # of a process that was killed
                    remove(path)


def _encode(marker: SessionMarker) -> bytes:
    from json import dumps

    return f"{dumps(marker._asdict())}\n".encode()


def _decode(content: bytes | None) -> SessionMarker | None:
    from json import loads

    try:
        stored = loads(content or b"null")
    except ValueError:
        return None
    match stored:
        case {"session": str(session), "attended": bool(attended), "shown": list(shown)}:
            return SessionMarker(
                session=SessionId(session),
                transcript=_text(stored.get("transcript")),
                prompt=PromptId(prompt) if (prompt := _text(stored.get("prompt"))) else None,
                host_pid=pid if isinstance(pid := stored.get("host_pid"), int) else None,
                attended=attended,
                shown=tuple(key for key in shown if isinstance(key, str)),
                project=_text(stored.get("project")),
            )
        case _:
            return None


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _renewed(path: str, now: float) -> bool:
    if _age(path, now) < TWICE:
        return False
    os.utime(path, (now, now))
    return True


def _age(path: str, now: float) -> float:
    changed = _changed(path)
    return abs(now - changed) if changed else 0.0


def _changed(path: str) -> float:
    """When a file was written last; 0 for an absent one, which another process has just tidied away."""
    try:
        return os.stat(path).st_mtime
    except FileNotFoundError:
        return 0.0


def _folders(root: str) -> list[str]:
    return [root, *filter(os.path.isdir, _paths(root))]


def _paths(folder: str) -> list[str]:
    try:
        return [os.path.join(folder, name) for name in os.listdir(folder)]
    except FileNotFoundError:
        return []
