"""One module a class of secret or personal data, each with its own examples and counter-examples."""

from functools import cache
from importlib import import_module

from belta_memory.domain.recognizer import Recognizer
from belta_memory.modules import public_modules


@cache
def all_recognizers() -> tuple[Recognizer, ...]:
    """Every recognizer of every module of this package. A new module needs no entry anywhere."""
    modules = [import_module(f"{__name__}.{name}") for name in public_modules(__path__)]
    return tuple(r for m in modules for r in getattr(m, "RECOGNIZERS", None) or (m.RECOGNIZER,))
