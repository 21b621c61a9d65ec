"""The host program of the pinned version, from npm, kept in a cache outside the work tree."""

import os
import platform
import pwd
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

VERSION = "2.1.332"
PACKAGES = {
    "x86_64": "@anthropic-ai/claude-code-linux-x64",
    "aarch64": "@anthropic-ai/claude-code-linux-arm64",
}
FETCH_SECONDS = 300


class NoProgramError(Exception):
    """The host program cannot be had on this machine; the message says why."""

    def __init__(self, *words: str) -> None:
        super().__init__(" ".join(words))


def find_program() -> Path:
    """The pinned program, fetched at the first call on a machine. Raises NoProgramError."""
    machine = platform.machine()
    if platform.system() != "Linux" or machine not in PACKAGES:
        raise NoProgramError("no pinned host program for", platform.system(), "on", machine)
    program = _cache() / f"claude-code-{VERSION}-{machine}" / "claude"
    if not program.exists():
        _fetch(f"{PACKAGES[machine]}@{VERSION}", program)
    return program


def version_of(program: Path) -> str:
    """What the program says of itself, such as `2.1.332 (Claude Code)`."""
    with tempfile.TemporaryDirectory() as home:
        told = subprocess.run(
            [program, "--version"],
            env={"HOME": home, "PATH": os.defpath},
            check=True,
            capture_output=True,
            text=True,
            timeout=60,
        )
    return told.stdout.strip()


def _cache() -> Path:
    named = os.environ.get("BELTA_HOST_CACHE")
    # Not from $HOME: the tests' home is a throw-away one.
    return Path(named) if named else Path(pwd.getpwuid(os.getuid()).pw_dir) / ".cache" / "belta-memory-tests"


def _fetch(package: str, program: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise NoProgramError("npm is missing and cannot fetch", package)
    program.parent.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=program.parent.parent) as folder:
        packed = Path(folder)
        _pack(npm, package, packed)
        with tarfile.open(next(packed.glob("*.tgz"))) as archive:
            archive.extract("package/claude", packed, filter="data")
        # Renamed whole: another run that fetches at the same moment finds all of it or nothing.
        (packed / "package").rename(packed / "ready")
        try:
            (packed / "ready").rename(program.parent)
        except OSError:
            if not program.exists():
                raise


def _pack(npm: str, package: str, folder: Path) -> None:
    command = [npm, "pack", package, "--pack-destination", str(folder), "--silent"]
    home = pwd.getpwuid(os.getuid()).pw_dir
    try:
        subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, "HOME": home},
            check=True,
            capture_output=True,
            text=True,
            timeout=FETCH_SECONDS,
        )
    except subprocess.CalledProcessError as failure:
        raise NoProgramError("npm cannot fetch", package, failure.stderr.strip()) from failure
    except subprocess.TimeoutExpired as failure:
        raise NoProgramError("npm did not fetch", package, f"within {FETCH_SECONDS} s") from failure
