"""Where the transcripts lie: one file a session, below a folder for each working directory."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from belta_memory.adapters.hosts.claude.transcript.reviews import SessionReading
from belta_memory.adapters.hosts.claude.transcript.tail import before
from belta_memory.adapters.transcripts.look import check_regular, is_there, paths_below, unreadable
from belta_memory.app.transcripts import Found, TranscriptFile
from belta_memory.domain.errors import UnreadableFileError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

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
_NO_RECORD = (b'{"role"', b'{"kind"')
_RECORD = re.compile(
    rb'"(?:parentUuid|leafUuid|isSidechain|sessionId|promptSource)": ?|"type": ?"user", ?"message": ?{"role"'
    rb'|^\0*{"type": ?"(?:summary|system|attachment|mode|last-prompt|permission-mode|queue-operation|file-history-|api-)',
    re.MULTILINE,
)
_TYPED = b'"display"'
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

    def files(self) -> Found:
        """The files of all sessions, told by their names alone: a record of ours may begin with anything."""
        faults: list[UnreadableFileError] = []
        files: dict[str, TranscriptFile] = {}
        for path in self._paths(faults):
            try:
                file = self.file(path)
                files[file.identity] = file
            except UnreadableFileError as fault:
                faults.append(fault)
        return Found(tuple(sorted(files.values(), key=lambda f: (f.modified, f.path))), tuple(faults))

    def owns(self, path: str, head: bytes) -> bool:
        """Is the file with these first bytes ours, by what the records there tell and no other host's do?"""
        if not path.endswith(_ENDING) or head.startswith(_NO_RECORD) or any(m in head for m in _FOREIGN):
            return False
        is_history = os.path.basename(path) == HISTORY_NAME and _TYPED in head
        return is_history or _RECORD.search(head) is not None

    def keeps_beside(self, path: str) -> bool:
        """Is it what programs said to each other, or what was typed once more?"""
        *folders, name = path.split(os.sep)
        return name == HISTORY_NAME or not _NOT_SESSIONS.isdisjoint(folders)

    def file(self, path: str) -> TranscriptFile:
        """One file as it stands now. Raises UnreadableFileError."""
        return transcript_file(path)

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

    def _paths(self, faults: list[UnreadableFileError]) -> Iterator[str]:
        root = os.path.abspath(self._folder)
        for path in paths_below(root, faults) if is_there(root) else ():
            if path.endswith(_ENDING) and not self.keeps_beside(path[len(root) :]):
                yield path


def transcript_file(path: str) -> TranscriptFile:
    """One file as it stands now. Raises UnreadableFileError."""
    try:
        check_regular(path)
        status = os.stat(path)
    except OSError as cause:
        raise unreadable(path, cause) from cause
    return TranscriptFile(path, f"{status.st_dev}:{status.st_ino}", status.st_size, status.st_mtime)
