"""A home inside a git work tree: what people said must not be committed by accident, and additions of two must merge."""

import os

from belta_memory.adapters.stores import files

_RULES = b"""# Made once by belta-memory, never rewritten: edit it as you like, leave it empty to commit everything.
observations/
pending/
log/
cache/
exports.json
kept.jsonl
.locks/
*.tmp
"""
_MERGES = b"""# Made once by belta-memory, never rewritten. Two people add lines of their own: a merge keeps both.
MEMORY.md merge=union
journal.jsonl merge=union
"""


def keep_out_of_git(home: str) -> None:
    """Make the home's .gitignore and .gitattributes where there are none and the home lies inside a work tree."""
    wanted = {os.path.join(home, ".gitignore"): _RULES, os.path.join(home, ".gitattributes"): _MERGES}
    missing = [path for path in wanted if not os.path.lexists(path)]
    if missing and _in_work_tree(home):
        for path in missing:
            files.replace(path, wanted[path])


def _in_work_tree(folder: str) -> bool:
    folder = os.path.realpath(folder)
    while True:
        if os.path.lexists(os.path.join(folder, ".git")):
            return True
        above = os.path.dirname(folder)
        if above == folder:
            return False
        folder = above
