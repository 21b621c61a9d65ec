"""A person at a real terminal: keys in, a screen out. The command runs as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pexpect

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 15
BELTA = ("-c", "from belta_memory.entrypoints.cli import main; raise SystemExit(main())")


def environment(home: Path) -> dict[str, str]:
    return {
        "BELTA_HOME": str(home),
        "HOME": str(home),
        "PATH": os.defpath,
        "LANG": "C.UTF-8",
        "TERM": "xterm",
        "PROMPT_TOOLKIT_NO_CPR": "1",  # nobody answers where the cursor is
    }


class Person:
    """Someone who runs one command, reads what it shows, and types."""

    def __init__(self, home: Path, *arguments: str, columns: int = 160) -> None:
        self._program: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            [*BELTA, *arguments],
            env=environment(home),
            encoding="utf-8",
            dimensions=(50, columns),
            timeout=PATIENCE,
        )

    def reads(self, text: str) -> None:
        self._program.expect_exact(text)

    def presses(self, keys: str) -> None:
        self._program.send(keys)

    def leaves(self) -> int:
        """What the command's exit code is, once it has said everything."""
        self._program.expect(pexpect.EOF)
        self._program.close()
        return int(self._program.exitstatus if self._program.exitstatus is not None else -1)


def piped(home: Path, *arguments: str, keys: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The same command where no person sits: pipes at both ends."""
    return subprocess.run(
        [sys.executable, *BELTA, *arguments],
        env=environment(home),
        input=keys,
        capture_output=True,
        check=False,
        timeout=60,
    )
