"""The server's outer edge: no bug takes a whole session's server away."""

from __future__ import annotations

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    T = TypeVar("T")


def attempt(step: Callable[[], T]) -> T | Exception:
    """What came of a step; a failure is an outcome, too."""
    try:
        return step()
    except Exception as failure:  # noqa: BLE001 - every caller logs it or tells it
        return failure
