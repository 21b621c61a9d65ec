"""Many terminals say yes to one waiting change at once: it is carried out once."""

import subprocess
import sys
from pathlib import Path

import pytest

from belta_memory.app.entries import Noted, add_note
from belta_memory.app.gate import supersede
from belta_memory.domain.entry import EntryType
from belta_memory.entrypoints.library import library_of
from fakes.mcp_client import environment, world

TESTS = str(Path(__file__).parents[1])
TERMINALS = 8
YES = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from belta_memory.app.gate import carry_out, look_up
from belta_memory.domain.model import Channel
from belta_memory.entrypoints.library import library_of
from fakes.mcp_client import environment, world
home = Path(sys.argv[1])
ports = world(home)
library = library_of(ports, environment(home))
asked = look_up(ports, library, library.waiting.all()[0])
print("ready", flush=True)
sys.stdin.readline()
print("done" if carry_out(ports, library, asked, Channel.TERMINAL) else "elsewhere", flush=True)
"""


@pytest.mark.race
def test_a_change_is_carried_out_once_however_many_say_yes(tmp_path: Path) -> None:
    ports, library = world(tmp_path), library_of(world(tmp_path), environment(tmp_path))
    entry = add_note(ports, library.entries, Noted("Ask before a push.", EntryType.LESSON))[1]
    supersede(ports, library, entry, Noted("Ask before a push to main.", EntryType.LESSON))
    terminals = [
        subprocess.Popen(
            [sys.executable, "-c", YES, str(tmp_path), TESTS],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(TERMINALS)
    ]
    for terminal in terminals:
        assert terminal.stdout is not None
        assert terminal.stdout.readline() == "ready\n"
    for terminal in terminals:
        assert terminal.stdin is not None
        terminal.stdin.write("y\n")
        terminal.stdin.flush()
    answers = sorted(terminal.communicate() for terminal in terminals)
    assert answers == [("done\n", ""), *[("elsewhere\n", "")] * (TERMINALS - 1)]
    assert [e.text for e in library.entries.all()] == ["Ask before a push to main."]
    assert [change.operation for change in ports.memory.journal()] == ["note", "supersede"]
    assert library.waiting.all() == []
