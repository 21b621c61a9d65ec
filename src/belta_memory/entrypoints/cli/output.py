"""What the commands print: UTF-8 under any locale, errors in the user's language, bugs into the log."""

import os
import sys

from belta_memory.domain.errors import BeltaError

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from types import TracebackType

    from rich.console import Console
    from rich.table import Table


def speak_utf8() -> None:
    """Make the standard streams UTF-8, so that `❌ → ✅` is the same bytes under cp932 and ascii."""
    from io import TextIOWrapper

    for stream, errors in (
        (sys.stdin, "surrogateescape"),
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
    ):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=errors)


def user_language(environment: "Mapping[str, str]" = os.environ) -> str:
    """The tag of the language pack that the locale asks for."""
    from belta_memory.adapters.system import locale_of
    from belta_memory.languages import tag_of_locale

    return tag_of_locale(locale_of({"LANG": _windows_locale() or "C", **environment}))


def _windows_locale() -> str | None:
    """The language of the user's Windows, as `ja_JP`; `locale` itself says `Japanese_Japan` there."""
    if sys.platform == "win32":
        import ctypes
        from locale import windows_locale

        return windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
    return None


def print_json(value: object) -> None:
    """Data for programs: one document, letters as they are."""
    import json

    print(json.dumps(value, ensure_ascii=False, indent=2))


def plain_console() -> "Console":
    """What prints tables and boxes; values are shown as they are."""
    from rich.console import Console

    return Console(highlight=False, markup=False)


def table_of(
    headings: "Sequence[str]", rows: "Iterable[Sequence[str]]", texts: "int | None" = None
) -> "Table":
    """A table without lines. The first `texts` columns hold words, the others numbers; all hold words for None."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for place, heading in enumerate(headings):
        if texts is None or place < texts:
            table.add_column(heading, overflow="fold")
        else:
            table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(*row)
    return table


def print_error(error: BeltaError) -> None:
    """Say on stderr what the user can mend."""
    from belta_memory.languages import sentence

    print(f"belta: {sentence(error, user_language())}", file=sys.stderr)


def close_quietly() -> None:
    """The reader of our output has gone (`belta list | head`): what is left unsaid is not a fault."""
    descriptor = os.open(os.devnull, os.O_WRONLY)
    os.dup2(descriptor, sys.stdout.fileno())
    os.close(descriptor)


def log_bug(kind: type[BaseException], error: BaseException, trace: "TracebackType | None") -> None:
    """The `sys.excepthook` of the commands: traceback into the log, one line on stderr, exit code 3."""
    import traceback

    if path := _log(error):
        summary = traceback.format_exception_only(kind, error)[-1].strip()
        print(f"belta: a bug of belta's own: {summary}. Its traceback is in {path}.", file=sys.stderr)
    else:
        traceback.print_exception(kind, error, trace)
    raise SystemExit(3)


def _log(fault: BaseException) -> str | None:
    """Where the fault was logged: in the log of the hooks, which the next session start reports."""
    from belta_memory.adapters.stores.home import find_home
    from belta_memory.adapters.stores.hook_log import write

    try:
        home = find_home(os.environ)
    except BeltaError:
        return None
    write(home.root, fault)
    return home.hook_log if os.path.isfile(home.hook_log) else None
