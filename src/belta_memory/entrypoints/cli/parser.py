"""The parser of `belta`, and the one place that lists its groups of verbs."""

import argparse
import sys

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import NoReturn

GROUPS = (
    "install",
    "doctor",
    "review",
    "browse",
    "facts",
    "search",
    "history",
    "verify",
    "consolidate",
    "imports",
    "export",
    "harvest",
    "nightly",
    "corrections",
    "ledger",
    "report",
    "detect",
    "match",
    "demo",
)
"""Modules of this package, in the order of the help. Each has `add_arguments(verbs)` and registers its verbs there."""

_ABOUT = """\
Remembers the facts that you keep correcting to your coding agent.

Correct the same fact twice and you are asked once whether to remember it. Say yes, and every later session
starts with it. Nothing is remembered without your own yes."""

_START = """\
Where to begin:
  belta install --host claude   let Claude Code load the memory and notice corrections
  belta doctor                  see whether everything is in place

`belta COMMAND --help` explains each command. The memory is plain Markdown in ~/.belta/memory (or $BELTA_HOME);
edit it by hand whenever you like."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints end with exit code 1: the user can fix them."""

    def error(self, message: str) -> "NoReturn":
        """Say what is wrong with the command line, and how to learn more."""
        self.exit(1, f"{self.prog}: {message}\n`{self.prog} --help` explains it.\n")


class Verbs:
    """Where the groups register their verbs."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self._verbs = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    def add(
        self, name: str, run: "Callable[[argparse.Namespace], int]", summary: str, explanation: str = ""
    ) -> argparse.ArgumentParser:
        """Register one verb. `summary` stands in the list of commands, `explanation` in the verb's own help."""
        parser = self._verbs.add_parser(
            name,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.",
            epilog=explanation or None,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        parser.set_defaults(run=run)
        return parser


FURTHEST = 36_500  # days


def days(text: str) -> int:
    """The type of an option that takes a number of days."""
    if not (text.isascii() and text.isdecimal() and 0 < int(text[:6]) <= FURTHEST):
        message = f"not a number of days: {text!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def positive(text: str) -> int:
    """The type of an option that takes how many there may be at most."""
    if not (text.isascii() and text.isdecimal() and int(text[:9]) > 0 and len(text) <= 9):  # noqa: PLR2004
        message = f"not a positive number: {text!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def add_json(parser: argparse.ArgumentParser) -> None:
    """The option of every verb that prints data."""
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def build_parser(groups: "Sequence[str]" = GROUPS) -> argparse.ArgumentParser:
    """The whole command line, or that of some groups."""
    from importlib import import_module

    from belta_memory.version import __version__

    parser = Parser(
        prog="belta", description=_ABOUT, epilog=_START, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", action="version", version=f"belta-memory {__version__}")
    parser.set_defaults(run=lambda _: _print_help(parser))
    verbs = Verbs(parser)
    for group in groups:
        import_module(f"belta_memory.entrypoints.cli.{group}").add_arguments(verbs)
    return parser


def _print_help(parser: argparse.ArgumentParser) -> int:
    parser.print_help(sys.stdout)
    return 0
