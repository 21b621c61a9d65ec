"""What `belta doctor --fix` mends in a home and in the package. Nothing of it can lose anything."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from belta_memory.adapters.stores.home import Home

_OTHERS = 0o077


class Repair(NamedTuple):
    """One thing that is to be mended, and how."""

    subject: str
    text: str  # what is done, in the infinitive
    make: Callable[[], object]


def repairs_of_home(home: Home) -> Iterator[Repair]:
    """Close the folders of the home to others; mend what a merge has left in an index or a note, and keys of two files."""
    if open_to_others := folders_open_to_others(home.root):
        names = ", ".join(open_to_others)
        yield Repair("home", f"close to other users: {names}", lambda: _close(open_to_others))
    yield from _repairs_of_merges(home)
    yield from _repairs_of_keys(home)


def _repairs_of_merges(home: Home) -> Iterator[Repair]:
    from functools import partial

    from belta_memory.adapters.stores.merged import merged, merged_notes, repair, repair_note
    from belta_memory.adapters.system import SystemClock, SystemRandomness

    for scope, path, result in merged(home):
        make = partial(repair, home, scope, SystemClock(), SystemRandomness())
        yield Repair("memory", f"{path}: {'; '.join(result.told)}", make)
    for note in merged_notes(home):
        if note.result is not None:
            mend = partial(repair_note, home, note, SystemClock(), SystemRandomness())
            yield Repair("memory", f"{note.path}: {'; '.join(note.result.told)}", mend)


def _repairs_of_keys(home: Home) -> Iterator[Repair]:
    from functools import partial

    from belta_memory.adapters.stores.entry_keys import shared_keys, tell_apart
    from belta_memory.adapters.system import SystemClock, SystemRandomness

    for shared in shared_keys(home):
        text = f"{home.entries.note(shared.slug)}: a key of its own, for {shared.key} is that of {shared.older}.md"
        make = partial(tell_apart, home, shared, SystemClock(), SystemRandomness())
        yield Repair("entries", text, make)


def repairs_of_package() -> Iterator[Repair]:
    """Compile the modules, where that was not done and can be."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    gate = os.path.join(package, "entrypoints", "prompt_gate.py")
    if os.path.isfile(gate) and not os.path.isfile(compiled(gate)) and os.access(package, os.W_OK):
        yield Repair("package", f"compile {package}", lambda: _compile(package))


def folders_open_to_others(root: str) -> list[str]:
    """The home and the folders in it into which other users of the machine may look; none behind a closed one."""
    if os.name == "nt" or not os.path.isdir(root) or not os.stat(root).st_mode & _OTHERS:
        return []
    return [folder for folder, _, _ in os.walk(root) if os.stat(folder).st_mode & _OTHERS]


def compiled(module: str) -> str:
    """Where the interpreter keeps what it has compiled of a module."""
    from importlib.util import cache_from_source

    return cache_from_source(module)


def _close(folders: list[str]) -> None:
    for folder in folders:
        os.chmod(folder, os.stat(folder).st_mode & ~_OTHERS & 0o7777)


def _compile(package: str) -> None:
    from compileall import compile_dir

    compile_dir(package, quiet=2)
