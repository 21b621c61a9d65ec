"""A judge that is a program: the prompt on its standard input, its answer on its standard output."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING

from belta_memory.domain.service_errors import JudgeError

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST = 180  # seconds for one answer
_SHOWN = 200  # characters of what it complained


def answer_of(name: str, command: Sequence[str], prompt: str) -> str:
    """What it printed. Raises JudgeError."""
    try:
        done = subprocess.run(
            command,
            input=prompt.encode(),
            capture_output=True,
            timeout=LONGEST,
            check=False,
            cwd=os.path.expanduser("~"),
            env={**os.environ, "BELTA_CHILD": "1"},  # so that our hooks pass its session by
        )
    except (OSError, subprocess.TimeoutExpired) as cause:
        raise JudgeError(name=name, cause=str(cause)) from cause
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip()).decode(errors="replace").splitlines()[-1:]
        raise JudgeError(name=name, cause=f"it ended with {done.returncode}: {''.join(last)[:_SHOWN]}")
    return done.stdout.decode(errors="replace")
