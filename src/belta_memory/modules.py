"""The modules of a package, found by looking: a new one needs no entry anywhere."""

import sys
from collections.abc import Iterable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

if sys.platform == "win32":
    from nt import listdir
else:
    from posix import listdir


def module(name: str) -> "ModuleType":
    """The module of a dotted name: `importlib.import_module` without importing importlib."""
    __import__(name)
    return sys.modules[name]


def public_modules(package_path: Iterable[str]) -> list[str]:
    """The names of a package's modules, sorted. Those that begin with an underscore are shared by the others.

    `pkgutil` would do, but it imports `inspect`, which alone costs the prompt hook a third of an interpreter.
    """
    try:
        files = [name for folder in package_path for name in listdir(folder)]
    except OSError:  # inside a zip file there is no folder to list
        from pkgutil import iter_modules

        return sorted(m.name for m in iter_modules(package_path) if not m.name.startswith("_"))
    return sorted(f.removesuffix(".py") for f in files if f.endswith(".py") and not f.startswith("_"))
