"""cache/patterns/: what `re` makes of a pattern, kept for the next process. To make it takes a hook longer than to match.

`re` offers no way to store what it compiles to, so this uses its parts: where one of them is missing, changed or refuses
what was stored, the pattern is compiled as ever.
"""

from __future__ import annotations

import marshal
import os
import re
import sys

from belta_memory.adapters.stores.cache_file import replace_soon
from belta_memory.adapters.stores.files import read
from belta_memory.domain.errors import BeltaError

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from typing import Any

    from belta_memory.adapters.stores.home import Home

    Parts = tuple[int, list[int], int, dict[str, int], tuple[str | None, ...]]

_PRIME = 2**61 - 1
# How the parts refuse: missing or of another shape, code that is not valid, a torn file, a home of no use.
_REFUSALS = (
    ImportError,
    AttributeError,
    TypeError,
    ValueError,
    RuntimeError,
    OverflowError,
    EOFError,
    BeltaError,
)


class CompiledPatterns:
    """Compiles patterns, as `re.compile` does, and remembers them below a home."""

    def __init__(self, home: Home) -> None:
        self._folder = home.cache("patterns")

    def __call__(self, pattern: str) -> re.Pattern[str]:
        """The compiled pattern."""
        path = os.path.join(self._folder, f"{sys.hexversion:x}-{_checksum(pattern):x}")
        try:
            return _kept(path, pattern) or _keep(path, pattern)
        except _REFUSALS:
            return re.compile(pattern)


def _checksum(pattern: str) -> int:
    """A name for a file that also holds the pattern itself. No hash of the library: to import one takes longer."""
    return int.from_bytes(pattern.encode(), "big") % _PRIME


def _kept(path: str, pattern: str) -> re.Pattern[str] | None:
    if (content := read(path)) is None:
        return None
    made_by, of, parts = marshal.loads(content)  # noqa: S302 (our own file, in a folder that only the user can write)
    return _put_together(pattern, parts) if (made_by, of) == (_maker(), pattern) else None


def _keep(path: str, pattern: str) -> re.Pattern[str]:
    parts = _take_apart(pattern)
    compiled = _put_together(pattern, parts)
    replace_soon(path, marshal.dumps((_maker(), pattern, parts)))
    return compiled


def _take_apart(pattern: str) -> Parts:
    """What `re` compiles a pattern to, in plain values."""
    re_parser, re_compiler = _inside("re._parser"), _inside("re._compiler")
    parsed = re_parser.parse(pattern, 0)
    code = [int(word) for word in re_compiler._code(parsed, 0)]  # noqa: SLF001 (see the head of this module)
    names: dict[str, int] = dict(parsed.state.groupdict)
    groups = int(parsed.state.groups)
    by_number = {number: name for name, number in names.items()}
    return int(parsed.state.flags), code, groups - 1, names, tuple(by_number.get(n) for n in range(groups))


def _put_together(pattern: str, parts: Parts) -> re.Pattern[str]:
    compiled: re.Pattern[str] = _inside("_sre").compile(pattern, *parts)
    return compiled


def _maker() -> tuple[str, int]:
    """Which interpreter it was: another one does not read its code."""
    return sys.version, int(_inside("_sre").MAGIC)


def _inside(name: str) -> Any:  # noqa: ANN401 (no stub knows it)
    from belta_memory.modules import module

    return module(name)
