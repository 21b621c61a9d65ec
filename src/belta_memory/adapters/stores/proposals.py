"""The proposals, one JSON file each, below pending/."""

from __future__ import annotations

import datetime as dt
import json
import os

from belta_memory.adapters.stores.files import read, replace, sweep
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.moment import moment
from belta_memory.adapters.stores.once import untold
from belta_memory.domain.errors import AmbiguousIdError, StoredLineError, UnknownIdError, UnreadableFileError
from belta_memory.domain.model import (
    GLOBAL,
    Asking,
    Claim,
    FactKey,
    Proposal,
    ProposalId,
    ProposalState,
    SessionId,
    Sighting,
)

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from belta_memory.adapters.stores.home import Home
    from belta_memory.adapters.stores.once import Tell

_NAMED = 8  # ids that an error names


class JsonProposals:
    """The ProposalBox below a home. A file that is not whole, or not ours, is left out, and `tell` is told."""

    def __init__(self, home: Home, patience: float = 10.0, tell: Tell = untold) -> None:
        self._home = home
        self._tell = tell
        self._patience = patience  # seconds to wait for the lock

    def all(self) -> list[Proposal]:
        """Every proposal in any state, oldest first. Raises UnreadableFileError for the folder."""
        try:
            names = os.listdir(self._home.pending)
        except FileNotFoundError:
            return []
        except OSError as cause:
            raise UnreadableFileError(path=self._home.pending, cause=cause.strerror) from cause
        ids = [ProposalId(name[:-5]) for name in sorted(names) if name.endswith(".json")]
        return sorted((p for p in map(self._sound, ids) if p is not None), key=lambda p: (p.created, p.id))

    def find(self, prefix: str) -> Proposal:
        """The one proposal whose id begins so. Raises UnknownIdError, AmbiguousIdError."""
        everything = self.all()
        found = [p for p in everything if prefix and p.id.startswith(prefix)]
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousIdError(what="proposal", id=prefix, known=_names(found))
        waiting = [p for p in everything if p.state is ProposalState.OPEN]
        raise UnknownIdError(what="proposal", id=prefix, known=_names(waiting))

    def put(self, proposal: Proposal) -> None:
        """Store a new one."""
        with locked(self._home.lock("pending"), self._patience):
            sweep(self._home.pending)
            self._write(proposal)

    def update(self, proposal: ProposalId, change: Callable[[Proposal], Proposal | None]) -> Proposal | None:
        """Change one under the lock; nothing is written when `change` gives None."""
        with locked(self._home.lock("pending"), self._patience):
            before = self._get(proposal)
            if before is None:
                raise UnknownIdError(what="proposal", id=proposal, known=_names(self.all()))
            after = change(before)
            if after is not None and after != before:
                self._write(after)
            return after

    def _sound(self, proposal: ProposalId) -> Proposal | None:
        """One that can be read and bears the name of its file: a copy beside it is not asked a second time."""
        try:
            found = self._get(proposal)
        except (StoredLineError, UnreadableFileError) as fault:
            self._tell(fault)
            return None
        if found is None or found.id == proposal:
            return found
        cause = f"it is a copy of the proposal {found.id}"
        self._tell(StoredLineError(path=self._home.proposal(proposal), line=1, cause=cause))
        return None

    def _get(self, proposal: ProposalId) -> Proposal | None:
        path = self._home.proposal(proposal)
        raw = read(path)
        return None if raw is None else decode(raw, path)

    def _write(self, proposal: Proposal) -> None:
        replace(self._home.proposal(proposal.id), encode(proposal))


def encode(proposal: Proposal) -> bytes:
    """One proposal as indented JSON: people may read it."""
    text = json.dumps(_stored(proposal), ensure_ascii=False, indent=1)
    return text.encode("utf-8", "surrogatepass") + b"\n"


def encode_line(proposal: Proposal) -> bytes:
    """The same as one line, which takes a third of the time where there are thousands."""
    return json.dumps(_stored(proposal), ensure_ascii=False).encode("utf-8", "surrogatepass")


def _stored(proposal: Proposal) -> dict[str, Any]:
    stored = proposal._asdict()
    stored["claim"] = proposal.claim._asdict()
    stored["edited"] = None if proposal.edited is None else proposal.edited._asdict()
    asking = proposal.asking
    stored["asking"] = None if asking is None else {**asking._asdict(), "since": asking.since.isoformat()}
    if proposal.note is None:
        del stored["note"]
    stored["created"] = proposal.created.isoformat()
    stored["sightings"] = [{**s._asdict(), "day": s.day.isoformat()} for s in proposal.sightings]
    return stored


def decode(raw: bytes, path: str) -> Proposal:
    """The inverse. Raises StoredLineError."""
    try:
        stored = json.loads(raw.decode("utf-8", "surrogatepass"))
        return Proposal(
            id=ProposalId(stored["id"]),
            key=FactKey(stored["key"]),
            claim=Claim(**stored["claim"]),
            language=stored["language"],
            created=moment(stored["created"]),
            session=SessionId(stored["session"]),
            sightings=tuple(
                Sighting(dt.date.fromisoformat(s["day"]), s["host"], SessionId(s["session"]), s["project"])
                for s in stored["sightings"]
            ),
            state=ProposalState(stored["state"]),
            asked_in=tuple(SessionId(s) for s in stored["asked_in"]),
            neutral=stored["neutral"],
            reason=stored["reason"],
            masked=stored["masked"],
            edited=None if (edited := stored.get("edited")) is None else Claim(**edited),
            shown=stored.get("shown"),
            understood=stored.get("understood", False),
            asking=None if (asking := stored.get("asking")) is None else _asking(asking),
            scope=stored.get("scope", GLOBAL),
            project=stored.get("project"),
            note=stored.get("note"),
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as cause:
        raise StoredLineError(path=path, line=1, cause=repr(cause)) from cause


def _asking(stored: dict[str, Any]) -> Asking:
    return Asking(SessionId(stored["session"]), int(stored["process"]), moment(stored["since"]))


def _names(proposals: list[Proposal]) -> str:
    return ", ".join(p.id for p in proposals[:_NAMED]) or "none"
