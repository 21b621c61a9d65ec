"""Drives a terminal program in tmux: types, presses keys, waits until the screen shows a text."""

import shlex
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from .isolation import Namespace

PATIENCE = 30.0
GLANCE = 0.05


class ScreenError(AssertionError):
    """The screen did not become what the test waited for."""

    def __init__(self, awaited: str, screen: str) -> None:
        super().__init__(f"waited for {awaited}; the screen shows:\n{screen}")


class Terminal:
    """One terminal program in a tmux server of its own."""

    def __init__(
        self,
        command: list[str],
        *,
        namespace: Namespace,
        env: dict[str, str],
        cwd: Path,
        socket: Path,
        columns: int = 150,
        rows: int = 50,
    ) -> None:
        self._socket = socket
        inside = namespace.enter(*command)
        size = ["-x", str(columns), "-y", str(rows)]
        start = ["new-session", "-d", "-s", "host", *size, "-c", str(cwd), shlex.join(inside)]
        self._tmux("-u", "-f", "/dev/null", *start, env={**env, "TERM": "xterm-256color"})

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        subprocess.run(["tmux", "-S", str(self._socket), "kill-server"], check=False, capture_output=True)

    def screen(self) -> str:
        """What a person would see now, without the empty lines; empty when the program has ended."""
        told = subprocess.run(
            ["tmux", "-S", str(self._socket), "capture-pane", "-p", "-t", "host"],
            check=False,
            capture_output=True,
            text=True,
        )
        return "\n".join(line.rstrip() for line in told.stdout.splitlines() if line.strip())

    def waits(self, awaited: str, until: Callable[[str], bool], *, patience: float = PATIENCE) -> str:
        """The first screen on which `until` holds. Raises ScreenError with the last one seen."""
        deadline = time.monotonic() + patience
        while not until(screen := self.screen()):
            if time.monotonic() > deadline:
                raise ScreenError(awaited, screen)
            time.sleep(GLANCE)
        return screen

    def shows(self, text: str, *, patience: float = PATIENCE) -> str:
        """The first screen that holds the text."""
        return self.waits(repr(text), lambda screen: text in screen, patience=patience)

    def keeps(self, text: str, seconds: float) -> str:
        """The screen after a time in which the text never left it. Raises ScreenError when it does."""
        end = time.monotonic() + seconds
        while text in (screen := self.screen()):
            if time.monotonic() > end:
                return screen
            time.sleep(GLANCE)
        raise ScreenError("the same text to stay: " + text, screen)

    def types(self, text: str) -> None:
        """Type as a person would, without a final Enter."""
        self._tmux("send-keys", "-t", "host", "-l", "--", text)

    def presses(self, *keys: str) -> None:
        """Press keys by tmux's names: Enter, Escape, Right, C-c."""
        self._tmux("send-keys", "-t", "host", *keys)

    def ends(self, *, patience: float = PATIENCE) -> None:
        """Wait until the program has ended."""
        self.waits("the end of the program", lambda _: not self._lives(), patience=patience)

    def _lives(self) -> bool:
        return not subprocess.run(
            ["tmux", "-S", str(self._socket), "has-session", "-t", "host"], check=False, capture_output=True
        ).returncode

    def _tmux(self, *arguments: str, env: dict[str, str] | None = None) -> None:
        subprocess.run(
            ["tmux", "-S", str(self._socket), *arguments], check=True, capture_output=True, env=env
        )
