"""pending/import.jsonl: what was imported and waits behind the proposals, one JSON line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.adapters.stores.files import read, remove, replace
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.proposals import decode, encode_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belta_memory.adapters.stores.home import Home
    from belta_memory.domain.model import Proposal

NAME = "import.jsonl"


class ImportQueue:
    """The Queue below a home."""

    def __init__(self, home: Home) -> None:
        self._home = home
        self._path = f"{home.pending}/{NAME}"

    def put(self, proposals: Sequence[Proposal]) -> None:
        """Keep them behind the others."""
        if proposals:
            with locked(self._home.lock("pending")):
                new = b"".join(b"%s\n" % encode_line(proposal) for proposal in proposals)
                replace(self._path, (read(self._path) or b"") + new)

    def first(self, number: int) -> list[Proposal]:
        """The first ones, which stay where they are. Raises StoredLineError."""
        return [decode(line, self._path) for line in self._lines()[:number]]

    def count(self) -> int:
        """How many there are."""
        return len(self._lines())

    def drop(self, number: int) -> None:
        """The first ones are among the proposals now."""
        if not number:
            return
        with locked(self._home.lock("pending")):
            lines = self._lines()
            if lines[number:]:
                replace(self._path, b"%s\n" % b"\n".join(lines[number:]))
            else:
                remove(self._path)

    def all(self) -> list[Proposal]:
        """Every one of them. Raises StoredLineError."""
        return self.first(self.count())

    def _lines(self) -> list[bytes]:
        return [line for line in (read(self._path) or b"").split(b"\n") if line]
