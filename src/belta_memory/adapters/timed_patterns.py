"""Patterns that give up in time, by the `regex` package: for the processes that are warm, not for a hook."""

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from belta_memory.domain.detect import Match

PATIENCE = 0.25  # seconds for one pattern on one message


class Patient(Protocol):
    """What we use of a pattern of `regex`."""

    def search(self, string: str, /, *, timeout: float) -> "Match | None":
        """Raises TimeoutError."""


class Timed(NamedTuple):
    """A pattern that gives up in time."""

    pattern: Patient

    def search(self, string: str, /) -> "Match | None":
        """The first match; None as well when it takes too long."""
        try:
            return self.pattern.search(string, timeout=PATIENCE)
        except TimeoutError:
            return None


def compile_timed(pattern: str) -> Timed:
    """Compile with `regex`, which keeps time."""
    import regex

    return Timed(regex.compile(pattern))
