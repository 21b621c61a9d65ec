"""The command `belta`: one module a group of verbs, imported when the parser is built and light until it runs."""

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: "Sequence[str] | None" = None) -> int:
    """Run one command. Exit codes: 0 done, 1 the user can fix it, 3 our bug, 130 interrupted."""
    import sys

    from belta_memory.domain.errors import BeltaError
    from belta_memory.entrypoints.cli.output import close_quietly, log_bug, print_error, speak_utf8
    from belta_memory.entrypoints.cli.parser import GROUPS, build_parser

    speak_utf8()
    sys.excepthook = log_bug
    try:
        words = sys.argv[1:] if argv is None else argv
        groups = GROUPS if [*words] != ["--version"] else ()  # which needs none of them
        arguments = build_parser(groups).parse_args(words)
        code: int = arguments.run(arguments)
        sys.stdout.flush()  # here, where a closed pipe can still be met
    except BeltaError as error:
        print_error(error)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        close_quietly()
        return 0
    return code
