"""What a recognizer is: one class of secret or personal data, with its own proof."""

from collections.abc import Callable
from typing import NamedTuple


class Recognizer(NamedTuple):
    """Finds one class of data. Where the pattern has a group `value`, only that is masked, else the whole match."""

    name: str  # shown in the mask: [jp-my-number]
    pattern: str  # for `re` and `regex` alike
    examples: tuple[str, ...]
    counter_examples: tuple[str, ...]
    valid: Callable[[str], bool] | None = None  # a check digit or the like, given what would be masked
    cues: tuple[str, ...] = ()  # literals of the casefolded text; empty = the pattern is always tried
