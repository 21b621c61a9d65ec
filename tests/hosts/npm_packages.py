"""Pinned packages of npm, installed once on a machine into a cache outside the work tree."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

FETCH_SECONDS = 300


class NoPackageError(Exception):
    """Something of npm cannot be had on this machine; the message says why."""

    def __init__(self, *words: str) -> None:
        super().__init__(" ".join(words))


def cache() -> Path:
    """Where it is kept: not below $HOME, since the tests' home is a throw-away one."""
    named = os.environ.get("BELTA_HOST_CACHE")
    return Path(named) if named else _own_home() / ".cache" / "belta-memory-tests"


def npm(*arguments: str, folder: Path) -> None:
    """Run npm as the one who runs the tests. Raises NoPackageError."""
    program = shutil.which("npm")
    if program is None:
        raise NoPackageError("npm is missing for", *arguments)
    try:
        subprocess.run(
            [program, *arguments],
            cwd=folder,
            env={**os.environ, "HOME": str(_own_home())},
            check=True,
            capture_output=True,
            text=True,
            timeout=FETCH_SECONDS,
        )
    except subprocess.CalledProcessError as failure:
        raise NoPackageError("npm failed:", *arguments, failure.stderr.strip()) from failure
    except subprocess.TimeoutExpired as failure:
        raise NoPackageError("npm took more than", f"{FETCH_SECONDS} s:", *arguments) from failure


def installed(name: str, packages: Sequence[str]) -> Path:
    """The folder with these packages in its node_modules, filled at the first call. Raises NoPackageError."""
    ready = cache() / name
    if ready.exists():
        return ready
    ready.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ready.parent) as folder:
        made = Path(folder) / "made"
        made.mkdir()
        (made / "package.json").write_text('{"private": true}')
        npm("install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent", *packages, folder=made)
        # Renamed whole: another run that fetches at the same moment finds all of it or nothing.
        try:
            made.rename(ready)
        except OSError:
            if not ready.exists():
                raise
    return ready


def _own_home() -> Path:
    return Path(pwd.getpwuid(os.getuid()).pw_dir)
