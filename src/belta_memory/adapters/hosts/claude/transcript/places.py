"""Where the transcripts lie: one file a session, below a folder for each working directory."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.adapters.hosts.claude.transcript.reviews import SessionReading
from belta_memory.adapters.hosts.claude.transcript.tail import HEAD, before, check_regular
from belta_memory.app.transcripts import Found, TranscriptFile
from belta_memory.domain.errors import UnreadableFileError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from belta_memory.app.transcripts import Place, Reading, TypedTurn
    from belta_memory.domain.model import PromptEvent

_ENDING = ".jsonl"
HISTORY_NAME = "history.jsonl"  # typed text again, without its context: read where somebody names it
_FOREIGN = (
    b'"session_meta"',
    b'"projectHash"',
    b'"session.start"',
    b'"responderUsername"',
)  # other hosts' first records
_NO_RECORD = (b'{"role"',)
_NOT_SESSIONS = frozenset(("subagents", "tool-results"))  # what programs said to each other


def transcripts_folder(environment: Mapping[str, str], windows: bool = os.name == "nt") -> str:  # noqa: FBT001
    """Where the program keeps the sessions of all projects."""
    user = environment.get("USERPROFILE" if windows else "HOME", "")
    return os.path.join(environment.get("CLAUDE_CONFIG_DIR") or os.path.join(user, ".claude"), "projects")


class ClaudeTranscripts:
    """The Transcripts of Claude Code. Nothing is ever written among them."""

    host = "claude"
    retells = False

    def __init__(self, folder: str) -> None:
        self._folder = folder

    def files(self, paths: Iterable[str]) -> Found:
        """The files at and below these paths; of all sessions for none. Raises UnreadableFileError for a path itself."""
        roots = tuple(paths) or ((self._folder,) if os.path.isdir(self._folder) else ())
        faults: list[UnreadableFileError] = []
        once = {file.identity: file for root in roots for file in _below(os.path.abspath(root), faults)}
        return Found(tuple(sorted(once.values(), key=lambda f: (f.modified, f.path))), tuple(faults))

    def owns(self, file: TranscriptFile) -> bool:
        """Is the file no other host's? A record of ours may begin with anything. Raises UnreadableFileError."""
        try:
            with open(file.path, "rb") as content:
                head = content.read(HEAD)
        except OSError as cause:
            raise UnreadableFileError(path=file.path, cause=cause.strerror) from cause
        return (
            file.path.endswith(_ENDING)
            and not head.startswith(_NO_RECORD)
            and not any(m in head for m in _FOREIGN)
        )

    def read(
        self, file: TranscriptFile, place: Place, tick: Callable[[int], None] = lambda _: None
    ) -> Reading:
        """Begin to read a file. `tick` is told how many bytes were read."""
        if os.path.basename(file.path) == HISTORY_NAME:
            from belta_memory.adapters.hosts.claude.transcript.history import HISTORY
            from belta_memory.adapters.transcripts.source import DialectTranscripts

            return DialectTranscripts(HISTORY, {}).read(file, place, tick)
        return SessionReading(file.path, place, tick, denials=True)

    def with_context(self, turn: TypedTurn) -> PromptEvent:
        """The event with what the assistant had said and done before it. Raises UnreadableFileError."""
        if turn.event.calls or os.path.basename(turn.event.transcript or "") == HISTORY_NAME:
            return turn.event
        found = before(turn.event.transcript or "", turn.start)
        return turn.event._replace(previous=found.said, calls=found.calls)


def transcript_file(path: str) -> TranscriptFile:
    """One file as it stands now. Raises UnreadableFileError."""
    try:
        check_regular(path)
        status = os.stat(path)
    except OSError as cause:
        raise UnreadableFileError(path=path, cause=cause.strerror) from cause
    return TranscriptFile(path, f"{status.st_dev}:{status.st_ino}", status.st_size, status.st_mtime)


def _below(root: str, faults: list[UnreadableFileError]) -> Iterator[TranscriptFile]:
    if not os.path.isdir(root):
        yield transcript_file(root)
        return
    for folder, folders, names in os.walk(root, onerror=lambda cause: faults.append(_fault(cause))):
        folders[:] = sorted(set(folders) - _NOT_SESSIONS)
        for name in names:
            if name.endswith(_ENDING) and name != HISTORY_NAME:
                try:
                    yield transcript_file(os.path.join(folder, name))
                except UnreadableFileError as fault:
                    faults.append(fault)


def _fault(cause: OSError) -> UnreadableFileError:
    return UnreadableFileError(path=cause.filename, cause=cause.strerror)
