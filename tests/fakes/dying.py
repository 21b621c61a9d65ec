"""A process that is killed before each call that changes a file, one call further each time."""

import json
import subprocess
import sys
from pathlib import Path

_CALLS = ("open", "write", "fsync", "replace", "unlink", "close", "chmod", "truncate", "mkdir", "fdopen")
_DYING = f"""
import importlib, json, os, signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
import frontmatter, markdown_it  # before the fork: a child has nothing left to load

module = importlib.import_module(sys.argv[3])
root, prepare, change = Path(sys.argv[1]), getattr(module, sys.argv[4]), getattr(module, sys.argv[5])

def die_at(count):
    left = [count]
    def dying(whole):
        def call(*arguments, **more):
            left[0] -= 1
            if left[0] == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            return whole(*arguments, **more)
        return call
    for name in {_CALLS}:
        setattr(os, name, dying(getattr(os, name)))

for count in range(1, 200):
    home = root / str(count)
    prepare(home)
    child = os.fork()
    if child == 0:
        die_at(count)
        change(home)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status):
        print(json.dumps({{"deaths": count - 1, "status": os.WEXITSTATUS(status)}}))
        break
"""


def homes_after_each_death(root: Path, file: str, prepare: str, change: str) -> list[Path]:
    """Homes below `root`, each of which a function of a test's file has prepared, and another died in, at the next call."""
    tests = Path(__file__).parents[1]
    module = ".".join(Path(file).relative_to(tests).with_suffix("").parts)
    command = [sys.executable, "-c", _DYING, str(root), str(tests), module, prepare, change]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert told["status"] == 0, "the change fails where nothing dies"
    return [root / str(count) for count in range(1, told["deaths"] + 1)]
