"""Try again what may go better a little later."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypeVar

from belta_memory.domain.service_errors import JudgeError

if TYPE_CHECKING:
    from collections.abc import Callable

PAUSES = (0.5, 2.0)  # seconds before another try
T = TypeVar("T")


def tried(step: Callable[[], T], pause: Callable[[float], None] = time.sleep) -> T:
    """The outcome of the step, at its third try at the latest. Raises its last JudgeError."""
    for seconds in PAUSES:
        try:
            return step()
        except JudgeError:
            pause(seconds)
    return step()
