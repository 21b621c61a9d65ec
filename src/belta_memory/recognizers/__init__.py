"""One module a class of secret or personal data, each with its own examples and counter-examples."""

from functools import cache
from importlib import import_module

from belta_memory.domain.recognizer import Recognizer


@cache
def all_recognizers() -> tuple[Recognizer, ...]:
    """Every recognizer of every module of this package. A new module needs no entry anywhere."""
    modules = [import_module(f"{__name__}.{name}") for name in _module_names()]
    return tuple(r for m in modules for r in getattr(m, "RECOGNIZERS", None) or (m.RECOGNIZER,))


def _module_names() -> list[str]:
    """The modules of this package. Those that begin with an underscore are shared by the others."""
    # `pkgutil` would do, but it imports `inspect`, which alone costs the prompt hook a third of an interpreter.
    import sys

    if sys.platform == "win32":
        from nt import listdir
    else:
        from posix import listdir
    try:
        files = listdir(__path__[0])
    except OSError:  # inside a zip file there is no folder to list
        from pkgutil import iter_modules

        return sorted(m.name for m in iter_modules(__path__) if not m.name.startswith("_"))
    return sorted(f.removesuffix(".py") for f in files if f.endswith(".py") and not f.startswith("_"))
