"""What a command costs before it does anything: the modules that it loads say so on any machine."""

import subprocess
import sys
from pathlib import Path

import pytest

import belta_memory

SOURCE = str(Path(belta_memory.__file__).parents[1])


def loaded_by(*words: str) -> set[str]:
    code = (
        f"import sys; sys.path.append({SOURCE!r})\n"
        "from belta_memory.entrypoints.cli import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, *words],
        capture_output=True,
        check=True,
        text=True,
        timeout=60,
    )
    return set(done.stderr.split())


@pytest.mark.parametrize("dear", ["typing", "json", "belta_memory.entrypoints.cli.install"])
def test_the_version_is_told_without_what_only_the_commands_need(dear: str) -> None:
    assert dear not in loaded_by("--version")


@pytest.mark.parametrize("dear", ["subprocess", "json", "tempfile", "difflib", "rich", "questionary"])
def test_the_help_loads_no_command_s_own_modules(dear: str) -> None:
    assert dear not in loaded_by("--help")
