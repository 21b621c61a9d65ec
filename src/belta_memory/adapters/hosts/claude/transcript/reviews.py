"""What a reviewing sub-agent found in the agent's work: the last words of its own transcript, below the session's folder."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from belta_memory.adapters.hosts.claude.transcript.reader import TranscriptReading
from belta_memory.adapters.hosts.claude.transcript.record import is_headless, parse_record, text_of
from belta_memory.adapters.hosts.claude.transcript.tail import FAR, lines_before
from belta_memory.adapters.transcripts.values import document, moment, text
from belta_memory.app.transcripts import TypedTurn
from belta_memory.domain.model import Kind, PromptEvent, PromptId, SessionId, ToolCall

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belta_memory.app.transcripts import Place

LONGEST = 600  # characters of what it found
_ENDING = ".meta.json"
_REVIEWER = re.compile(r"review|critic|audit|verif", re.IGNORECASE)
_NOTHING_FOUND = re.compile(
    r"\bno (?:(?:blocking|real|major|critical|further|new|other) )?(?:issues?|problems?|findings?|bugs?|concerns?|defects?)\b"
    r"|\blgtm\b|\blooks? good\b|\bnothing (?:wrong|to fix|found)\b"
    r"|(?:問題|指摘)[^\n。]{0,8}(?:ない|なし|ありません|見つかりません)|문제[^\n.]{0,8}(?:없|발견되지 않)|没有(?:发现)?(?:任何)?(?:问题|缺陷)|沒有(?:發現)?(?:任何)?(?:問題|缺陷)",
    re.IGNORECASE,
)


class SessionReading(TranscriptReading):
    """The prompts of a session and what hooks denied in it, then what its reviewers found."""

    def __iter__(self) -> Iterator[TypedTurn]:
        """Read on, line by line. Raises UnreadableFileError."""
        yield from super().__iter__()
        yield from reviews(self.path, self.place)


def reviews(session_file: str, place: Place) -> Iterator[TypedTurn]:
    """What each reviewer of a session found last, where it found anything. Raises UnreadableFileError."""
    folder = os.path.join(session_file.removesuffix(".jsonl"), "subagents")
    try:
        names = sorted(os.listdir(folder))
    except (FileNotFoundError, NotADirectoryError):
        return
    for name in names:
        if name.endswith(_ENDING) and (call := _reviewer(os.path.join(folder, name))) is not None:
            found = _last_words(os.path.join(folder, f"{name.removesuffix(_ENDING)}.jsonl"), call)
            if found is not None:
                yield TypedTurn(found, found.prompt, 0, place, found=Kind.RESULT)


def _reviewer(path: str) -> ToolCall | None:
    """What was asked of a finished reviewer; None for any other agent."""
    try:
        meta = document(path)
    except (OSError, ValueError):
        return None  # it is being written, or of another version: the session itself is read all the same
    about = meta if isinstance(meta, dict) else {}
    kind = text(about.get("agentType"))
    if kind is None or not _REVIEWER.search(kind) or about.get("finished") is False:
        return None
    return ToolCall(kind, text(about.get("description")) or "")


def _last_words(path: str, call: ToolCall) -> PromptEvent | None:
    for line in lines_before(path, None, FAR):
        record = (parse_record(line) if b'"assistant"' in line else None) or {}
        match record:
            case {"type": "assistant", "message": {"content": content}} if words := text_of(content).strip():
                at, key = moment(text(record.get("timestamp"))), text(record.get("uuid"))
                if at is None or key is None or _NOTHING_FOUND.search(words):
                    return None
                return PromptEvent(
                    session=SessionId(text(record.get("sessionId")) or ""),
                    text=words[:LONGEST],
                    prompt=PromptId(key),
                    cwd=text(record.get("cwd")),
                    transcript=path,
                    attended=not is_headless(record),
                    at=at,
                    calls=(call,),
                    by_hand=True,
                )
    return None
