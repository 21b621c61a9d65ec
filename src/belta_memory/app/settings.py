"""What the user may set in config.toml, with its defaults."""

import datetime as dt

from belta_memory.named import NamedTuple

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from typing import Literal

    Ask = Literal["stop", "digest", "review"]
    Guard = Literal["remind", "ask", "off"]
    Enforce = Literal["tell", "continue"]
else:
    Ask = Guard = Enforce = str


CHARACTERS = 400_000  # about 100,000 tokens of English; twice what 200 cases usually come to


class JudgeSettings(NamedTuple):
    """Somebody who is asked about what the rules left unsure. Nobody is asked before the user has named two."""

    kind: str  # the name of a module in adapters/judges
    model: str = ""
    url: str = ""
    key_env: str = ""  # the variable of the environment that holds the key
    program: str = ""


class EmbeddingSettings(NamedTuple):
    """An endpoint that makes vectors of texts. None is asked before the user has named it."""

    url: str
    model: str
    key_env: str = ""  # the variable of the environment that holds the key


class Settings(NamedTuple):
    """The settings. `language` and `calendar` are None where the locale decides."""

    cap: int = 200  # lines an index holds
    ask: Ask = "stop"  # when a due proposal is asked: at the end of the turn, at the next start, only on `belta review`
    guard: Guard = (
        "remind"  # at a wrong tool call: tell the agent, have the host ask the user too, or nothing
    )
    enforce: Enforce = "tell"  # at a wrong answer: tell the user; or give the agent one more turn as well
    hint: bool = True  # may the agent be told that a candidate may be a fact?
    lesson_days: int = 180  # how long a lesson comes up by its date alone
    exports: tuple[str, ...] = ()  # further files that shall hold what session_context.md holds
    language: str | None = (
        None  # tag of the language in which belta speaks where no message of the user decides
    )
    calendar: str | None = None  # ISO 3166 country whose public holidays are no business days; "" for none
    closed_days: frozenset[dt.date] = frozenset()  # further days that are no business days
    judges: tuple[JudgeSettings, ...] = ()
    judge_characters: int = CHARACTERS  # of prompts that a run sends to each judge at most
    embedding: EmbeddingSettings | None = None  # makes the vectors of a search, in place of the extra
