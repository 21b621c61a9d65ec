"""What a recognizer is: one class of secret or personal data, with its own proof."""

from collections.abc import Callable

from belta_memory.named import NamedTuple


class Recognizer(NamedTuple):
    """Finds one class of data. Where the pattern has groups `value…`, only those are masked, else the whole match.

    The pattern sees the text with full-width ASCII, curly quotes and the many dashes made plain.
    """

    name: str  # shown in the mask: [jp-my-number]
    pattern: (
        str  # for `re` and `regex` alike; bounded quantifiers, so that no text takes more than linear time
    )
    examples: tuple[str, ...]
    counter_examples: tuple[str, ...]
    valid: Callable[[str], bool] | None = None  # a check digit or the like, given what would be masked
    any_case: bool = False  # the pattern sees the text in lower case: much cheaper to compile than `(?i)`
    cues: tuple[str, ...] = ()  # literals of the casefolded text; empty = the pattern is always tried
    also: tuple[str, ...] = ()  # where given, one of these must occur beside a cue
    digits: int = 0  # with fewer ASCII digits in the whole text the pattern is not tried
