"""How many notes are taken in a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import datetime as dt

A_MINUTE = 60  # notes that one server takes in a minute


class Pace:
    """Who notes without end is stopped: a memory of everything is none."""

    def __init__(self, most: int = A_MINUTE) -> None:
        self._most = most
        self._times: list[dt.datetime] = []

    def takes(self, now: dt.datetime) -> bool:
        """May one more be noted now?"""
        self._times = [t for t in self._times if (now - t).total_seconds() < 60]  # noqa: PLR2004 (a minute)
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True
