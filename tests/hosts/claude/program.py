"""The host program of the pinned version, from npm, kept in a cache outside the work tree."""

import os
import platform
import subprocess
import tarfile
import tempfile
from pathlib import Path

from hosts.npm_packages import NoPackageError, cache, npm

VERSION = "2.1.332"
PACKAGES = {
    "x86_64": "@anthropic-ai/claude-code-linux-x64",
    "aarch64": "@anthropic-ai/claude-code-linux-arm64",
}


def find_program() -> Path:
    """The pinned program, fetched at the first call on a machine. Raises NoPackageError."""
    machine = platform.machine()
    if platform.system() != "Linux" or machine not in PACKAGES:
        raise NoPackageError("no pinned host program for", platform.system(), "on", machine)
    program = cache() / f"claude-code-{VERSION}-{machine}" / "claude"
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


def _fetch(package: str, program: Path) -> None:
    program.parent.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=program.parent.parent) as folder:
        packed = Path(folder)
        npm("pack", package, "--pack-destination", str(packed), "--silent", folder=packed)
        with tarfile.open(next(packed.glob("*.tgz"))) as archive:
            archive.extract("package/claude", packed, filter="data")
        # Renamed whole: another run that fetches at the same moment finds all of it or nothing.
        (packed / "package").rename(packed / "ready")
        try:
            (packed / "ready").rename(program.parent)
        except OSError:
            if not program.exists():
                raise
