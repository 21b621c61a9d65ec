"""What a host runs: this environment's interpreter with a program on its command line, constant but for the paths.

A file instead of the program would be a trap: an interpreter that cannot find its script ends with 2, and hosts block
every prompt on that. The interpreter runs with `-I -S`: no other start-up is as cheap, and nothing of the project in
which the user works (a PYTHONPATH, a module `json` in the current folder) reaches us.
"""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

_HOOK = """\
import sys
sys.path.insert(0,{entrypoints})
{home}try:
 import prompt_gate
 prompt_gate.main()
except Exception as e:exec({fallback})"""

# A string to be compiled only when it is needed: that saves every prompt a thirtieth of an interpreter.
_FALLBACK = """\
try:
 import os,time
 h=os.environ.get('BELTA_HOME')or os.environ['USERPROFILE'if os.name=='nt'else'HOME']+'/.belta'
 d=os.path.expanduser(h)+'/log'
 os.umask(63)
 os.makedirs(d,exist_ok=True)
 with open(d+'/hook.log','a')as f:f.write(time.strftime('%Y-%m-%dT%H:%M:%S%z ')+'the hook did not start: '+ascii(e)+chr(10))
except Exception:pass"""

_SERVER = """\
import sys
sys.path+={folders}
from belta_memory.entrypoints.mcp_server import main
main()"""

_NAMES_HOME = ("import posix;posix.environ[", "import nt;nt.environ[")


class Command(NamedTuple):
    """A program and its arguments, and what it needs in its environment."""

    program: str
    arguments: tuple[str, ...]
    environment: tuple[tuple[str, str], ...] = ()


def hook_command(host: str, home: str | None = None) -> Command:
    """The command of every hook of a host. `home` is named only where it is not the default one."""
    entrypoints = os.path.join(_package(), "entrypoints")
    code = hook_code(entrypoints, home)
    return Command(interpreter(), ("-I", "-S", "-c", code, "--host", host))


def hook_code(entrypoints: str, home: str | None = None, *, windows: bool = os.name == "nt") -> str:
    """The program of the hooks. Whatever is missing or broken: exit code 0, nothing printed, one line in the log."""
    named = ""
    if home is not None:
        # Not `os.environ`: importing os costs a sixth of an interpreter. os reads this very table when it is imported.
        named = (
            f"{_NAMES_HOME[1]}'BELTA_HOME']={home!a}\n"
            if windows
            else f"{_NAMES_HOME[0]}b'BELTA_HOME']={os.fsencode(home)!r}\n"
        )
    return _HOOK.format(entrypoints=ascii(entrypoints), home=named, fallback=ascii(_FALLBACK))


def without_home(code: str) -> str:
    """The program of the hooks as it would be for the home that the environment names: for a trial."""
    return "".join(line for line in code.splitlines(keepends=True) if not line.startswith(_NAMES_HOME))


def home_in(code: str) -> str | None:
    """The home that a program of the hooks names, None where it takes the default one."""
    import ast

    line = next((line for line in code.splitlines() if line.startswith(_NAMES_HOME)), None)
    if line is None:
        return None
    named: object = ast.literal_eval(line.partition("]=")[2])
    return os.fsdecode(named) if isinstance(named, (str, bytes)) else None


def server_command(home: str | None = None) -> Command:
    """The command of the MCP server: a quarter faster to start than the console script, which reads all of `site`."""
    code = _SERVER.format(folders=ascii(library_folders()))
    environment = () if home is None else (("BELTA_HOME", home),)
    return Command(interpreter(), ("-I", "-S", "-c", code), environment)


def interpreter() -> str:
    """The interpreter of this environment, not the one it links to: an upgrade of that one leaves ours in place."""
    running = os.path.abspath(sys.executable)
    # One name of the many (python, python3, python3.11), so that a second installation finds what the first one wrote.
    plain = os.path.join(os.path.dirname(running), "python.exe" if os.name == "nt" else "python")
    return plain if os.path.exists(plain) and os.path.samefile(plain, running) else running


def library_folders() -> list[str]:
    """Where the package and what it needs lie: what `-S` leaves out of the path."""
    folders = [os.path.dirname(_package())]
    folders += [path for path in sys.path if os.path.basename(path) in {"site-packages", "dist-packages"}]
    return list(dict.fromkeys(os.path.abspath(path) for path in folders))


def _package() -> str:
    return os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
