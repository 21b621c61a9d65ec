"""Patterns that give up in time, by the `regex` package: for the processes that are warm, not for a hook."""

import re
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from belta_memory.domain.detect import Match

PATIENCE = 0.25  # seconds for one pattern on one message
SHORT = 2_000  # characters, in which no pattern of ours can take long: `re`, which keeps no time, compiles five times faster


class Patient(Protocol):
    """What we use of a pattern of `regex`."""

    def search(self, string: str, /, *, timeout: float) -> "Match | None":
        """Raises TimeoutError."""


class Timed:
    """A pattern that gives up in time."""

    def __init__(self, pattern: str) -> None:
        self._pattern = pattern
        self._quick = re.compile(pattern)

    @cached_property
    def patient(self) -> Patient:
        """What searches a text that is not short."""
        import regex

        compiled: Patient = regex.compile(self._pattern)
        return compiled

    def search(self, string: str, /) -> "Match | None":
        """The first match; None as well when it takes too long."""
        if len(string) <= SHORT:
            return self._quick.search(string)
        try:
            return self.patient.search(string, timeout=PATIENCE)
        except TimeoutError:
            return None
