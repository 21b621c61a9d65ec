"""A home inside a git work tree: what people said must not be committed by accident."""

import os

from belta_memory.adapters.stores import files

_RULES = b"""# Made once by belta-memory, never rewritten: edit it as you like, leave it empty to commit everything.
observations/
pending/
log/
cache/
.locks/
*.tmp
"""


def keep_out_of_git(home: str) -> None:
    """Make the home's .gitignore where there is none and the home lies inside a work tree."""
    path = os.path.join(home, ".gitignore")
    if not os.path.lexists(path) and _in_work_tree(home):
        files.replace(path, _RULES)


def _in_work_tree(folder: str) -> bool:
    folder = os.path.realpath(folder)
    while True:
        if os.path.lexists(os.path.join(folder, ".git")):
            return True
        above = os.path.dirname(folder)
        if above == folder:
            return False
        folder = above
